import { isHtml } from './copy.js';

/** The readable text of a document: HTML without its tags, scripts and styles; JSON indented; other text unchanged. */

const TEXT_TYPES = /^(text\/|application\/(json|xml|javascript|.*\+(json|xml)))/;
/** Elements whose content is not displayed. */
const UNREAD = new Set(['script', 'style', 'template', 'svg', 'noscript', 'iframe']);
/** Elements that do not end a line. */
const INLINE = new Set(
  'a abbr b bdi bdo cite code data del dfn em font i img ins kbd mark q s samp small span strong sub sup time tt u var wbr'.split(
    ' ',
  ),
);
const DOCUMENT_LINK =
  /\bhref\s*=\s*["']?([^"'\s>?#]+\.(?:pdf|ics|csv|json|xml|xlsx?|docx?|ods|zip))\b/i;
/** Maximum length searched for a link: no relevant address is longer. */
const MAX_TAG_LENGTH = 2_000;
const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** The text of a document in lines, or null for a type without text (PDF, spreadsheets, archives). */
export function textOf(body: Buffer, contentType: string): string | null {
  if (isHtml(contentType)) return htmlToText(decode(body, contentType));
  if (!TEXT_TYPES.test(contentType)) return null;
  const text = decode(body, contentType).replaceAll('\r\n', '\n');
  return contentType.includes('json') ? indentJson(text) : text;
}

/**
 * HTML reduced to its text: one line per block, spaces collapsed, empty lines omitted. The addresses of linked
 * documents are kept, as they alone can reveal a new edition. Runs in time linear in the length of the page.
 */
export function htmlToText(html: string): string {
  const lower = html.toLowerCase();
  const parts: string[] = [];
  let position = 0;
  while (position < html.length) {
    const start = nextTag(html, position);
    parts.push(collapse(html.slice(position, start)));
    if (start === html.length) break;
    const { end, text } = readTag(html, lower, start);
    parts.push(text);
    position = end;
  }
  return decodeEntities(parts.join(''))
    .split('\n')
    .map((line) => line.replace(/[ \u00a0]+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
}

function nextTag(html: string, from: number): number {
  for (let at = html.indexOf('<', from); at !== -1; at = html.indexOf('<', at + 1)) {
    if (/[a-z/!?]/i.test(html[at + 1] ?? '')) return at;
  }
  return html.length;
}

/** The text for the tag (or comment, or skipped element) that starts at `start`, and its end. */
function readTag(html: string, lower: string, start: number): { end: number; text: string } {
  if (html.startsWith('<!--', start)) return { end: after(html, '-->', start + 4), text: '' };
  const end = after(html, '>', start);
  const tag = html.slice(start, end);
  const name = /^<\/?([a-z0-9-]*)/i.exec(tag)![1]!.toLowerCase();
  if (UNREAD.has(name) && tag[1] !== '/' && !tag.endsWith('/>')) {
    return { end: after(html, '>', after(lower, `</${name}`, end)), text: '\n' };
  }
  if (!INLINE.has(name)) return { end, text: name === 'td' || name === 'th' ? ' ' : '\n' };
  const linked = name === 'a' && DOCUMENT_LINK.exec(tag.slice(0, MAX_TAG_LENGTH))?.[1];
  return { end, text: linked ? ` [${linked}] ` : '' };
}

function after(text: string, mark: string, from: number): number {
  const at = text.indexOf(mark, from);
  return at === -1 ? text.length : at + mark.length;
}

function collapse(text: string): string {
  return text.replace(/\s+/g, ' ');
}

function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]+));/gi,
    (whole, decimal, hex, name: string | undefined) => {
      if (name !== undefined) return NAMED[name.toLowerCase()] ?? whole;
      const code = decimal !== undefined ? Number(decimal) : Number.parseInt(hex, 16);
      return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    },
  );
}

/** Decodes by the charset of the content type, else of the page itself, else UTF-8. */
function decode(body: Buffer, contentType: string): string {
  const stated = /charset=["']?([\w-]+)/i;
  const label = (stated.exec(contentType) ??
    stated.exec(body.subarray(0, 2048).toString('latin1')))?.[1];
  try {
    return new TextDecoder(label).decode(body);
  } catch {
    return new TextDecoder().decode(body); // An unknown charset.
  }
}

function indentJson(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 1);
  } catch {
    return text;
  }
}
