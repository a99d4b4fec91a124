import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROBLEMS, type ProblemKind } from '../../server/service/problem.js';

/** Static pages: the front page, and one for each problem code, which a problem's `type` leads to. */
export function writePages(dir: string): void {
  mkdirSync(join(dir, 'problems'), { recursive: true });
  for (const [code, problem] of Object.entries(PROBLEMS) as [string, ProblemKind][]) {
    writeFileSync(join(dir, 'problems', `${code}.html`), problemPage(code, problem));
  }
  writeFileSync(join(dir, 'index.html'), frontPage());
}

function problemPage(code: string, { status, title, advice }: ProblemKind): string {
  return page(
    title,
    `<h1>${escapeHtml(title)}</h1>
<p><code>${code}</code>, HTTP status ${status}</p>
<p>${escapeHtml(advice)}</p>
<p><a href="/">Kalends</a></p>`,
  );
}

function frontPage(): string {
  const problems = Object.keys(PROBLEMS).map((code) => `<a href="/problems/${code}">${code}</a>`);
  return page(
    'Kalends',
    `<h1>Kalends</h1>
<p>Business days, settlement days and holidays, with the provenance of every date.</p>
<ul>
<li><a href="/openapi.json">Description of the interface (OpenAPI 3.1)</a></li>
<li><a href="/healthz">Health of this server</a></li>
</ul>
<p>Problems: ${problems.join(', ')}</p>`,
  );
}

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 40rem; margin: 3rem auto; padding: 0 1rem; }
</style>
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
