import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { escapeHtml, htmlPage, type PartAddresses } from '../../server/core/html.js';
import type { ReleaseData } from '../../server/core/packed.js';
import { PROBLEMS, type ProblemKind } from '../../server/service/problem.js';
import { qualityPage } from '../quality/quality-page.js';
import { readQualityRecord } from '../quality/record.js';
import { pageWith, writeAssets, writeCompressed } from './bundle-pages.js';
import { writeReader } from './reader.js';

/**
 * Static pages: the explorer, and one for each problem code, which a problem's `type` leads to; with their parts, whose addresses
 * are returned. And the reader for programs.
 */
export function writePages(dir: string): PartAddresses {
  mkdirSync(join(dir, 'problems'), { recursive: true });
  const addresses = writeAssets(dir);
  const write = (name: string, html: string) => writeCompressed(join(dir, name), Buffer.from(html));
  for (const [code, problem] of Object.entries(PROBLEMS) as [string, ProblemKind][]) {
    write(`problems/${code}.html`, problemPage(code, problem, addresses));
  }
  write('index.html', pageWith('explorer.html', addresses));
  writeReader(dir, addresses);
  return addresses;
}

/** The page that is made of the data, which `writePages` has not. */
export function writeQualityPage(dir: string, data: ReleaseData, parts: PartAddresses): void {
  const html = qualityPage({ data, record: readQualityRecord(), parts });
  writeCompressed(join(dir, 'quality.html'), Buffer.from(html));
}

function problemPage(code: string, { status, title, advice }: ProblemKind, addresses: PartAddresses): string {
  return htmlPage(
    title,
    `<h1>${escapeHtml(title)}</h1>
<p><code>${code}</code>, HTTP status ${status}</p>
<p>${escapeHtml(advice)}</p>
<p><a href="/">Kalends</a></p>`,
    addresses,
  );
}
