/** Content lines of iCalendar (RFC 5545 section 3.1): a name and a value, folded if longer than 75 octets. */

/** Octets before a fold; the continuation begins with a space, which makes 75. */
const MAX_OCTETS = 74;
const PRINTABLE_ASCII = /^[ -~]*$/;

/** A content line with its line end. `name` may include parameters; `value` is written unchanged. */
export function contentLine(name: string, value: string): string {
  const line = `${name}:${value}`;
  const isShort = line.length <= MAX_OCTETS && PRINTABLE_ASCII.test(line);
  return `${isShort ? line : fold(line)}\r\n`;
}

/** A text value (RFC 5545 section 3.3.11). */
export function escapeText(text: string): string {
  return text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r\n|\r|\n/g, '\\n');
}

/** Folds never split a character. */
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
