import { isLanguage, LANGUAGES, type Reading, readingOf } from '../words/reading.js';

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
  /** The language that its words are in; default: English. */
  readonly reading?: Reading;
  /** Where it is in other languages, `lang` behind it; absent: in English alone. */
  readonly address?: string;
}

/** Pages of the site, and what each is called. */
const NAVIGATION = [
  ['/calendars', 'navCalendars'],
  ['/markets', 'navMarkets'],
  ['/paydays', 'navPaydays'],
  ['/changes', 'navChanges'],
  ['/quality', 'navQuality'],
  ['/docs', 'navDocs'],
] as const;

/** A whole page around a body that is HTML. Throws an Error when a part is missing. */
export function htmlPage(title: string, body: string, parts: PartAddresses, own: OwnParts = {}): string {
  const { styles = [], scripts = [], reading = readingOf('en'), address } = own;
  const links = ['style.css', ...styles].map((name) => `<link rel="stylesheet" href="${addressOf(parts, name)}">`);
  const modules = scripts.map((name) => `<script type="module" src="${addressOf(parts, name)}"></script>`);
  return `<!doctype html>
<html lang="${reading.lang}"${reading.direction === 'rtl' ? ' dir="rtl"' : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="${addressOf(parts, 'icon.svg')}">
${[...links, ...modules].join('\n')}
</head>
<body class="page">
<header class="site"><a class="home" href="/">Kalends</a>${navigation(reading)}</header>
${body}
${address === undefined ? '' : languageLinks(reading, address)}</body>
</html>
`;
}

/** The pages of the site, as every page leads to them. */
export function navigation({ say }: Reading): string {
  const links = NAVIGATION.map(([address, word]) => `<a href="${address}">${say(word)}</a>`);
  return `<nav class="site-nav" aria-label="${say('navPages')}">${links.join(' ')}</nav>`;
}

/** The same page in the other languages. `address`: its path and query. */
export function languageLinks(reading: Reading, address: string): string {
  const [path = '', search = ''] = address.split('?');
  const query = new URLSearchParams(search);
  const links = Object.entries(LANGUAGES).map(([lang, { name }]) => {
    if (lang === reading.lang || !isLanguage(lang)) return `<strong lang="${lang}">${name}</strong>`;
    query.set('lang', lang);
    return `<a href="${escapeHtml(`${path}?${query.toString().replaceAll('%3A', ':').replaceAll('%2C', ',')}`)}" lang="${lang}" hreflang="${lang}">${name}</a>`;
  });
  return `<nav class="languages" aria-label="${reading.say('languages')}">${links.join(' ')}</nav>\n`;
}

function addressOf(parts: PartAddresses, name: string): string {
  const address = parts.get(name);
  if (address === undefined) throw new Error(`there is no part ${name} of the pages`);
  return address;
}
