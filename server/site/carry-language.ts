import { isLanguage, type Language, languageOf } from '../words/reading.js';

/**
 * The language of an address goes with the reader from page to page. It is written into links and forms only where the
 * address names another language than the browser asks for: otherwise it would be in every address for nothing.
 */

const LINK = /(<a\b[^>]*?\shref=")(\/(?!\/)[^"#]*)/g;
const FORM = /<form\b[^>]*?\saction="(\/[^"]*)"[^>]*>/g;
/** Addresses of data and files, which have no language, or name their own. */
const NO_PAGE = /^\/(?:v1|assets|releases|reader|mcp|healthz|readyz)(?:[/?]|$)|^[^?]*\.\w{2,5}(?:\?|$)|[?;&]lang=/;

/** The language that pages linked from this one must be asked for; null if the browser asks for it itself. */
export function languageToCarry(lang: unknown, accept: string | undefined): Language | null {
  return isLanguage(lang) && lang !== languageOf(accept) ? lang : null;
}

/** A page (HTML) whose links and forms to other pages ask for a language; as it is for null. */
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
export function addressIn(address: string, lang: Language): string {
  return `${address}${address.includes('?') ? '&amp;' : '?'}lang=${lang}`;
}
