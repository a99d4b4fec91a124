/** XML text: escapes special characters and drops those that XML 1.0 forbids. */

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
// Lone surrogates too.
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern finds them
const FORBIDDEN = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|\p{Surrogate}/gu;

/** Escapes a text for use between tags or in a quoted attribute. */
export function xmlText(text: string): string {
  return text.replaceAll(FORBIDDEN, '').replaceAll(/[&<>"']/g, (letter) => ESCAPES[letter]!);
}
