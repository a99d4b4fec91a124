import type { Locale, MessageKey } from '../locale/locales.js';
import { escapeHtml, languageLinks } from '../text/html.js';

/**
 * A page that a build wrote, in a reader's language: the quality of the data, the documentation and the errors. Its
 * navigation, headings, labels and buttons are marked with the names of their words; its text stays English and is marked as such.
 */

const MARKED = /(<\w+[^>]*) data-say="(\w+)">[^<]*/g;
const LABELLED = / aria-label="[^"]*" data-label="(\w+)"/g;
const LANGUAGE_LINKS = /<nav class="languages"[\s\S]*?<\/nav>\n?/;

/** `address`: its path, without `lang`. */
export function staticPage(html: string, address: string, locale: Locale): string {
  const { lang, direction, message } = locale;
  const dir = direction === 'rtl' ? ' dir="rtl"' : '';
  const word = (name: string) => escapeHtml(message(name as MessageKey));
  return html
    .replace('<html lang="en">', `<html lang="${lang}"${dir}>`)
    .replace(/<(main|footer)\b/g, '<$1 lang="en" dir="ltr"')
    .replace(
      /<main\b[^>]*>/,
      (main) =>
        `${main}${lang === 'en' ? '' : `<p class="quiet" lang="${lang}"${dir}>${word('textIsEnglish')}</p>`}`,
    )
    .replace(MARKED, (_, start: string, name: string) => `${start} lang="${lang}">${word(name)}`)
    .replace(LABELLED, (_, name: string) => ` aria-label="${word(name)}"`)
    .replace(LANGUAGE_LINKS, () => languageLinks(locale, address));
}
