/**
 * English in a page of another language. A name without a translation is enclosed in two letters that no text has; the finished
 * page has an element with lang="en" in their place, or nothing where there can be none (attributes, titles, choices).
 */

const START = '\u{E000}';
const END = '\u{E001}';
const LETTERS = /[\u{E000}\u{E001}]|%EE%80%8[01]/gu;
/** Tags, and elements whose content is text alone. */
const NO_ELEMENTS = /<(title|option|textarea|script|style)\b[\s\S]*?<\/\1>|<[^>]*>/g;

/** The text, marked as English. */
export function inEnglish(text: string): string {
  return `${START}${text}${END}`;
}

/** A complete page (HTML) with elements in place of the marks. */
export function englishAsElements(html: string): string {
  if (!html.includes(START) && !html.includes('%EE%80%80')) return html;
  return html
    .replace(NO_ELEMENTS, (part) => part.replace(LETTERS, ''))
    .replaceAll(START, '<span lang="en" dir="ltr">')
    .replaceAll(END, '</span>');
}
