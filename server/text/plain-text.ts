/**
 * Texts of an overlay (names, reasons, notes) as pages, feeds, logs and tables show them: one line, and nothing that a
 * spreadsheet would compute when it opens a CSV file.
 */

/** Control characters, line and paragraph separators, halves of characters, and marks that turn the text behind them. */
const UNSEEN = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;
/** Also as wide characters, which Excel reads alike. */
const FORMULA = /^\s*[=+\-@＝＋－＠]/u;

/** What is expected in place of a text; null: it is right. */
export function textMistake(text: string, maxLength: number): string | null {
  if (text.trim() === '' || text.length > maxLength)
    return `a text of 1 to ${maxLength} characters`;
  if (UNSEEN.test(text)) return 'a text without line breaks and other control characters';
  return FORMULA.test(text)
    ? 'a text that does not begin with =, +, - or @, which a spreadsheet takes for a formula'
    : null;
}

/** The same for a web address. */
export function addressMistake(text: string): string | null {
  return isWebAddress(text) ? null : 'an address with https:// or http://';
}

function isWebAddress(text: string): boolean {
  return (
    /^https?:\/\/[^\s\p{Cc}\p{Cs}]+$/iu.test(text) && text.length <= 2000 && URL.canParse(text)
  );
}
