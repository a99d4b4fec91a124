import { LANGUAGES, type Locale, localeOf, type MessageKey } from '../locale/locales.js';

/** HTML as text: everything that is not known to be HTML is escaped. Also the common frame of server-rendered pages. */

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** The URLs of assets by name: `style.css`. */
export type PartAddresses = ReadonlyMap<string, string>;

/**
 * The name under which assets have the text of a style (`style.css`). A page inlines it and so renders without a second
 * request, which on a slow network takes as long as the page.
 */
export function textName(style: string): string {
  return `${style} as text`;
}

/** Assets of one page, in addition to the common ones. */
export interface OwnParts {
  readonly styles?: readonly string[];
  readonly scripts?: readonly string[];
  /** The id of the main text, target of the skip link. */
  readonly text?: string;
  /** The language of the page; default: English. */
  readonly locale?: Locale;
  /** Its URL in other languages, followed by `lang`; absent: only in English. */
  readonly address?: string;
}

/** The pages of the site with their names. */
const NAVIGATION = [
  ['/calendars', 'navCalendars'],
  ['/markets', 'navMarkets'],
  ['/paydays', 'navPaydays'],
  ['/changes', 'navChanges'],
  ['/quality', 'navQuality'],
  ['/docs', 'navDocs'],
] as const;

/** A complete page around an HTML body. Throws an Error if an asset is missing. */
export function htmlPage(
  title: string,
  body: string,
  parts: PartAddresses,
  own: OwnParts = {},
): string {
  const { styles = [], scripts = [], locale = localeOf('en'), address, text: textId } = own;
  const skip =
    textId === undefined
      ? ''
      : `${wordElement('a', 'docs_toText', ` class="skip" href="#${textId}"`, locale)}\n`;
  const links = ['style.css', ...styles].map((name) => {
    const text = parts.get(textName(name));
    return text === undefined
      ? `<link rel="stylesheet" href="${addressOf(parts, name)}">`
      : `<style>${text}</style>`;
  });
  const modules = scripts.map(
    (name) => `<script type="module" src="${addressOf(parts, name)}"></script>`,
  );
  return `<!doctype html>
<html lang="${locale.lang}"${locale.direction === 'rtl' ? ' dir="rtl"' : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="${addressOf(parts, 'icon.svg')}">
${[...links, ...modules].join('\n')}
</head>
<body class="page">
${skip}<header class="site"><a class="home" href="/">Kalends</a>${navigation(locale, address)}</header>
${body}
${address === undefined ? '' : languageLinks(locale, address)}</body>
</html>
`;
}

/** The site navigation. `here`: the URL of the current page, which is marked. */
export function navigation(locale: Locale, here = ''): string {
  const [path = ''] = here.split('?');
  const links = NAVIGATION.map(([address, word]) => {
    const isHere = path === address || path.startsWith(`${address}/`);
    return wordElement(
      'a',
      word,
      ` href="${address}"${isHere ? ' aria-current="page"' : ''}`,
      locale,
    );
  });
  return `<nav class="site-nav" ${wordLabel('navPages', locale)}>${links.join(' ')}</nav>`;
}

/**
 * An element with one interface text, marked with its name: pages that the build writes in English are translated by
 * these marks (server/pages/static-page.ts). `attributes`: HTML, each after a space.
 */
export function wordElement(
  tag: string,
  word: MessageKey,
  attributes = '',
  locale: Locale = localeOf('en'),
): string {
  return `<${tag}${attributes} data-say="${word}">${locale.message(word)}</${tag}>`;
}

/** The values of a text: numbers are written as in the language, texts as they are. */
export type TextValues = Readonly<Record<string, string | number>>;

/** A text with values in a language; not yet HTML. */
export function textWith(word: MessageKey, values: TextValues, locale: Locale): string {
  const written = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'number' ? locale.number(value) : value,
  ]);
  return locale.message(word, Object.fromEntries(written));
}

/** An element with one interface text and its values, marked with both. */
export function textElement(
  tag: string,
  word: MessageKey,
  values: TextValues,
  attributes = '',
): string {
  const marks = `data-say="${word}" data-values="${escapeHtml(JSON.stringify(values))}"`;
  return `<${tag}${attributes} ${marks}>${escapeHtml(textWith(word, values, localeOf('en')))}</${tag}>`;
}

/** An element with a number, which each language writes in its own way. */
export function numberElement(tag: string, value: number): string {
  return `<${tag} data-number="${value}">${localeOf('en').number(value)}</${tag}>`;
}

/** An accessible label, marked in the same way. */
export function wordLabel(word: MessageKey, locale: Locale = localeOf('en')): string {
  return `aria-label="${locale.message(word)}" data-label="${word}"`;
}

/** The form for the key of the browser (server/client/key-form.ts); hidden until a script shows it. */
export function keyForm(locale: Locale = localeOf('en')): string {
  return `<form id="key-form" hidden>
${wordElement('label', 'yourKey', ' for="key"', locale)}
<input id="key" type="password" autocomplete="off" spellcheck="false" aria-describedby="key-about key-message">
${wordElement('button', 'keepKey', ' type="submit"', locale)}
${wordElement('p', 'keyAbout', ' id="key-about"', locale)}
<p id="key-message" class="refused" role="alert"></p>
</form>`;
}

/** The same page in the other languages. `address`: its path and query. */
export function languageLinks(locale: Locale, address: string): string {
  const [path = '', search = ''] = address.split('?');
  const query = new URLSearchParams(search);
  const links = Object.entries(LANGUAGES).map(([lang, { name }]) => {
    if (lang === locale.lang) return `<strong lang="${lang}">${name}</strong>`;
    query.set('lang', lang);
    return `<a href="${escapeHtml(`${path}?${query.toString().replaceAll('%3A', ':').replaceAll('%2C', ',')}`)}" lang="${lang}" hreflang="${lang}">${name}</a>`;
  });
  return `<nav class="languages" aria-label="${locale.message('languages')}">${links.join(' ')}</nav>\n`;
}

function addressOf(parts: PartAddresses, name: string): string {
  const address = parts.get(name);
  if (address === undefined) throw new Error(`there is no part ${name} of the pages`);
  return address;
}
