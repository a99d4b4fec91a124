import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { localeOf } from '../../server/locale/locales.js';
import { explorerPage } from '../../server/pages/explorer-page.js';
import type { QueryData } from '../../server/queries/as-of.js';
import { type PartAddresses, textName } from '../../server/text/html.js';
import { writeDocs } from '../docs/write-docs.js';
import { feastNames } from '../feast-names/table.js';
import { nowLineStyle, qualityPage } from '../quality/quality-page.js';
import { readQualityRecord } from '../quality/record.js';
import { unreadTextsCsv } from '../quality/unread-texts.js';
import { pageWith, writeAsset, writeAssets } from './bundle-pages.js';
import { writeReader } from './reader.js';

/**
 * Writes the static pages: the explorer, the quality pages, and the documentation, whose example responses come from `served`; their
 * assets, whose URLs are returned; and the reader for programs. Their compressed copies come later: compress-pages.ts.
 */
export function writePages(dir: string, queryData: QueryData): PartAddresses {
  const parts = writeAssets(dir);
  const { data } = queryData.catalog;
  parts.set('quality-now.css', writeAsset(dir, 'quality-now.css', Buffer.from(nowLineStyle(data))));
  const styles = [...parts.keys()].filter((name) => name.endsWith('.css'));
  const texts = new Map(
    styles.map((name) => [textName(name), readFileSync(join(dir, parts.get(name)!), 'utf8')]),
  );
  const withStyles = new Map([...parts, ...texts]);
  const write = (name: string, text: string) => {
    refuseInline(
      name,
      [...texts.values()].reduce(
        (rest, style) => rest.replace(`<style>${style}</style>`, ''),
        text,
      ),
    );
    writeFileSync(join(dir, name), text);
  };
  write(
    'index.html',
    pageWith(
      'index.html',
      explorerPage({ catalog: queryData.catalog, query: {}, locale: localeOf('en') }).body,
      parts,
    ),
  );
  write(
    'quality.html',
    qualityPage({ data, record: readQualityRecord(), naming: feastNames, parts: withStyles }),
  );
  mkdirSync(join(dir, 'quality'), { recursive: true });
  writeFileSync(join(dir, 'quality/texts.csv'), unreadTextsCsv(data));
  writeDocs(dir, write, queryData, withStyles);
  writeReader(dir, parts);
  return parts;
}

/** The content security policy forbids inline scripts, and inline styles other than those of the assets: see server/http/page-files.ts. */
function refuseInline(name: string, text: string): void {
  const inline =
    /<(?:style|script)(?:\s[^>]*)?>(?!<)/.exec(text) ?? /<[^>]*\s(?:style|on\w+)=/.exec(text);
  if (inline) throw new Error(`${name}: ${inline[0]} would be refused by the policy of pages`);
}
