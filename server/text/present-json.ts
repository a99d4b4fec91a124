/** Readable JSON: a value that fits in a line is on one line. */

const MAX_LINE_LENGTH = 110;

/** `indent` precedes the value's lines. */
export function presentJson(value: unknown, indent = ''): string {
  const line = JSON.stringify(value);
  if (typeof value !== 'object' || value === null || indent.length + line.length <= MAX_LINE_LENGTH)
    return line;
  const inner = `${indent}  `;
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const members = Array.isArray(value)
    ? value.map((member) => inner + presentJson(member, inner))
    : Object.entries(value).map(
        ([name, member]) => `${inner}${JSON.stringify(name)}: ${presentJson(member, inner)}`,
      );
  return `${open}\n${members.join(',\n')}\n${indent}${close}`;
}
