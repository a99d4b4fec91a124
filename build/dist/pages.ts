import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { QueryData } from '../../server/queries/as-of.js';
import { explorerPage } from '../../server/site/explorer-page.js';
import type { PartAddresses } from '../../server/text/html.js';
import { readingOf } from '../../server/words/reading.js';
import { writeDocs } from '../docs/write-docs.js';
import { nowLineStyle, qualityPage } from '../quality/quality-page.js';
import { readQualityRecord } from '../quality/record.js';
import { textsPage } from '../quality/texts-page.js';
import { pageWith, writeAsset, writeAssets, writeCompressed } from './bundle-pages.js';
import { writeReader } from './reader.js';

/**
 * Static pages: the explorer, where the data can be trusted, and the documentation, whose examples are what `served` answers; with
 * their parts, whose addresses are returned. And the reader for programs.
 */
export function writePages(dir: string, served: QueryData): PartAddresses {
  const parts = writeAssets(dir);
  const { data } = served.catalog;
  parts.set('quality-now.css', writeAsset(dir, 'quality-now.css', Buffer.from(nowLineStyle(data))));
  const write = (name: string, text: string) => {
    refuseInline(name, text);
    writeCompressed(join(dir, name), Buffer.from(text));
  };
  write('index.html', pageWith('index.html', explorerPage(readingOf('en')).body, parts));
  write('quality.html', qualityPage({ data, record: readQualityRecord(), parts }));
  mkdirSync(join(dir, 'quality'), { recursive: true });
  write('quality/texts.html', textsPage(data, parts));
  writeDocs(dir, write, served, parts);
  writeReader(dir, parts);
  return parts;
}

/** The policy of pages lets nothing run or show that stands in a page itself: see server/http/files.ts. */
function refuseInline(name: string, text: string): void {
  const inline = /<(?:style|script)(?:\s[^>]*)?>(?!<)/.exec(text) ?? /<[^>]*\s(?:style|on\w+)=/.exec(text);
  if (inline) throw new Error(`${name}: ${inline[0]} would be refused by the policy of pages`);
}
