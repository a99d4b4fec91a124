import { type Locale, localeOf, type MessageKey } from '../locale/locales.js';
import { TRUST_MARKS } from '../locale/trust.js';
import { nameFor } from '../text/calendar-name.js';
import { escapeHtml, languageLinks, type TextValues, textWith } from '../text/html.js';

/**
 * A page that a build wrote, in a reader's language: the quality of the data, the documentation and the errors. What has words in
 * each language is marked with their names. A main part that has a language of its own, or marks on all its texts
 * (`data-translated`), stays as it is; any other is English and is marked as such.
 */

const MARKED = /(<\w+[^>]*) data-say="(\w+)"(?: data-values="([^"]*)")?>[^<]*/g;
const LABELLED = / aria-label="[^"]*" data-label="(\w+)"/g;
const NUMBERS = /(<\w+) data-number="([^"]*)">[^<]*/g;
/** The name of a place, marked with its id. */
const PLACES = /(<\w+[^>]*) data-place="([^"]*)">([^<]*)/g;
/** A text with its wording in each language; where one has none, it is English. */
const WORDED = /(<\w+[^>]*) data-in="([^"]*)">([^<]*)/g;
/** The years of a calendar by mark: `verified 2019; cited 2020-2026`. */
const YEARS = /(<\w+) data-years>([^<]*)/g;
const MARK = new RegExp(`\\b(?:${TRUST_MARKS.join('|')})\\b`, 'g');
/** The word of the heading, which is in the title too. */
const HEADING = /<h1[^>]* data-say="(\w+)"/;
const LANGUAGE_LINKS = /<nav class="languages"[\s\S]*?<\/nav>\n?/;
const OWN_LANGUAGE = /<main\b[^>]* (?:lang=|data-translated)/;
const ENGLISH = ' lang="en" dir="ltr"';

/** `address`: its path, without `lang`. */
export function staticPage(html: string, address: string, locale: Locale): string {
  const { lang, direction, message } = locale;
  const dir = direction === 'rtl' ? ' dir="rtl"' : '';
  const word = (name: string) => escapeHtml(message(name as MessageKey));
  const framed = html.replace('<html lang="en">', `<html lang="${lang}"${dir}>`);
  const page = OWN_LANGUAGE.test(html)
    ? framed.replace(' data-translated', '')
    : framed
        .replace(/<(main|footer)\b/g, `<$1${ENGLISH}`)
        .replace(
          /<main\b[^>]*>/,
          (main) =>
            `${main}${lang === 'en' ? '' : `<p class="quiet" lang="${lang}"${dir}>${word('textIsEnglish')}</p>`}`,
        );
  const heading = HEADING.exec(html)?.[1] as MessageKey | undefined;
  return page
    .replace(/<title>[^<]*/, (title) =>
      heading === undefined
        ? title
        : title.replace(escapeHtml(localeOf('en').message(heading)), () => word(heading)),
    )
    .replace(
      MARKED,
      (_, start: string, name: string, values?: string) =>
        `${start} lang="${lang}">${values === undefined ? word(name) : withValues(name, values, locale)}`,
    )
    .replace(
      NUMBERS,
      (_, start: string, value: string) => `${start}>${locale.number(Number(value))}`,
    )
    .replace(LABELLED, (_, name: string) => ` aria-label="${word(name)}"`)
    .replace(PLACES, (_, start: string, id: string, name: string) => {
      const own = nameFor({ id, kind: 'country', name: asText(name) }, locale);
      // A region may be called the same in both languages.
      const isEnglish = own === asText(name) && id.includes(':') && locale.region(id) === undefined;
      return elementIn(start, isEnglish ? null : own, name);
    })
    .replace(WORDED, (_, start: string, words: string, english: string) => {
      const names = JSON.parse(asText(words)) as Readonly<Record<string, string>>;
      const own = names[lang.toLowerCase()] ?? names[lang.slice(0, 2)];
      return elementIn(start, lang === 'en' ? english : (own ?? null), english);
    })
    .replace(
      YEARS,
      (_, start: string, years: string) =>
        `${start}>${years.replace(MARK, (mark) => word(`trust_${mark}`))}`,
    )
    .replace(LANGUAGE_LINKS, () => languageLinks(locale, address));
}

function withValues(name: string, values: string, locale: Locale): string {
  const known = JSON.parse(asText(values)) as TextValues;
  return escapeHtml(textWith(name as MessageKey, known, locale));
}

/** The beginning of an element with its text; null: it has none in the language and is English. */
function elementIn(start: string, text: string | null, english: string): string {
  return text === null ? `${start}${ENGLISH}>${english}` : `${start}>${escapeHtml(text)}`;
}

/** HTML without elements as text. */
function asText(html: string): string {
  return html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}
