import { type Language, languageFor, languageOf } from '../locale/locales.js';

/**
 * Keeps the language of a URL on the following pages. It is written into links and forms only if it differs from the language
 * that the browser requests.
 */

const LINK = /(<a\b[^>]*?\shref=")(\/(?!\/)[^"#]*)/g;
const FORM = /<form\b[^>]*?\saction="(\/[^"]*)"[^>]*>/g;
/** URLs of data and files, which have no language or name their own. */
const NO_PAGE =
  /^\/(?:v1|assets|releases|reader|mcp|healthz|readyz)(?:[/?]|$)|^[^?]*\.\w{2,5}(?:\?|$)|[?;&]lang=/;

/** The language for the links of a page; null if the browser requests it anyway. */
export function languageToCarry(lang: unknown, accept: string | undefined): Language | null {
  const named = languageFor(lang);
  return named !== undefined && named !== languageOf(accept) ? named : null;
}

/** A page (HTML) with the language in its links and forms; unchanged for null. */
export function carryLanguage(html: string, lang: Language | null): string {
  if (lang === null) return html;
  return html
    .replace(LINK, (whole, start: string, address: string) =>
      NO_PAGE.test(address) ? whole : `${start}${addressIn(address, lang)}`,
    )
    .replace(FORM, (whole, address: string) =>
      NO_PAGE.test(address) ? whole : `${whole}<input type="hidden" name="lang" value="${lang}">`,
    );
}

/** An address (HTML) with the language. */
function addressIn(address: string, lang: Language): string {
  return `${address}${address.includes('?') ? '&amp;' : '?'}lang=${lang}`;
}
