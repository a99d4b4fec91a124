/** Lines of iCalendar (RFC 5545 section 3.1): a name, a value, and folds where a line is longer than 75 octets. */

/** Octets of a line before its fold; what follows one begins with a space, which makes 75. */
const MAX_OCTETS = 74;
const PRINTABLE_ASCII = /^[ -~]*$/;

/** A content line with its line end. `name` may hold parameters; `value` is written as it is. */
export function contentLine(name: string, value: string): string {
  const line = `${name}:${value}`;
  const isShort = line.length <= MAX_OCTETS && PRINTABLE_ASCII.test(line);
  return `${isShort ? line : fold(line)}\r\n`;
}

/** A text value (RFC 5545 section 3.3.11). */
export function escapeText(text: string): string {
  return text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r\n|\r|\n/g, '\\n');
}

/** No fold stands within a character. */
function fold(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = utf8Octets(character.codePointAt(0)!);
    octets += size;
    if (octets > MAX_OCTETS) {
      folded += '\r\n ';
      octets = size;
    }
    folded += character;
  }
  return folded;
}

function utf8Octets(codePoint: number): number {
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x800) return 2;
  return codePoint < 0x1_0000 ? 3 : 4;
}
