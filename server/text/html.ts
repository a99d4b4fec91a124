/** HTML as text: what is not known to be HTML is escaped, and every page that is no script's has one frame. */

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** Addresses of the parts of pages, by their names as they are written: `style.css`. */
export type PartAddresses = ReadonlyMap<string, string>;

/** Parts that one page has beside those of all. */
export interface OwnParts {
  readonly styles?: readonly string[];
  readonly scripts?: readonly string[];
}

/** A whole page around a body that is HTML. Throws an Error when a part is missing. */
export function htmlPage(title: string, body: string, parts: PartAddresses, own: OwnParts = {}): string {
  const { styles = [], scripts = [] } = own;
  const links = ['style.css', ...styles].map((name) => `<link rel="stylesheet" href="${addressOf(parts, name)}">`);
  const modules = scripts.map((name) => `<script type="module" src="${addressOf(parts, name)}"></script>`);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="${addressOf(parts, 'icon.svg')}">
${[...links, ...modules].join('\n')}
</head>
<body class="page">
<header><a class="home" href="/">Kalends</a><nav aria-label="Pages"><a href="/markets">Markets</a> <a href="/changes">Changes</a> <a href="/quality">Quality</a> <a href="/docs">Docs</a></nav></header>
${body}
</body>
</html>
`;
}

function addressOf(parts: PartAddresses, name: string): string {
  const address = parts.get(name);
  if (address === undefined) throw new Error(`there is no part ${name} of the pages`);
  return address;
}
