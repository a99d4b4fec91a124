import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { escapeHtml, htmlPage, type PartAddresses } from '../../server/core/html.js';
import { PROBLEMS, type ProblemKind } from '../../server/service/problem.js';
import { pageWith, writeAssets, writeCompressed } from './bundle-pages.js';

/** Static pages: the explorer, and one for each problem code, which a problem's `type` leads to; with their parts. */
export function writePages(dir: string): void {
  mkdirSync(join(dir, 'problems'), { recursive: true });
  const addresses = writeAssets(dir);
  const write = (name: string, html: string) => writeCompressed(join(dir, name), Buffer.from(html));
  for (const [code, problem] of Object.entries(PROBLEMS) as [string, ProblemKind][]) {
    write(`problems/${code}.html`, problemPage(code, problem, addresses));
  }
  write('index.html', pageWith('explorer.html', addresses));
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
