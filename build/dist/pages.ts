import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
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

type Addresses = ReadonlyMap<string, string>;

function problemPage(code: string, { status, title, advice }: ProblemKind, addresses: Addresses): string {
  return page(
    title,
    `<h1>${escapeHtml(title)}</h1>
<p><code>${code}</code>, HTTP status ${status}</p>
<p>${escapeHtml(advice)}</p>
<p><a href="/">Kalends</a></p>`,
    addresses,
  );
}

function page(title: string, body: string, addresses: Addresses): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="${addresses.get('icon.svg')}">
<link rel="stylesheet" href="${addresses.get('style.css')}">
</head>
<body>
${body}
</body>
</html>
`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
