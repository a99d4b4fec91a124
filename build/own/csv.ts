/**
 * A table (RFC 4180) as written by spreadsheets and editors: with or without a byte order mark, any line endings, empty
 * lines.
 */

export interface CsvRow {
  /** The line of the file on which the row begins, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** The rows of a table, including the header. Throws an Error that names the line of an unclosed or misplaced quote. */
export function parseCsv(text: string): CsvRow[] {
  const rows: CsvRow[] = [];
  let [at, line] = [0, 1];
  while (at < text.length) {
    const begun = line;
    const cells: string[] = [];
    for (let isOver = false; !isOver; ) {
      const cell = text[at] === '"' ? quoted() : plain();
      cells.push(cell.trim());
      const end = text[at];
      if (end === ',') at++;
      else isOver = true;
    }
    skipLineEnd();
    if (cells.some((cell) => cell !== '')) rows.push({ line: begun, cells });
  }
  return rows;

  function plain(): string {
    const start = at;
    while (at < text.length && !',\r\n'.includes(text[at]!)) at++;
    return text.slice(start, at);
  }

  function quoted(): string {
    const opened = line;
    let cell = '';
    for (at++; ; at++) {
      if (at >= text.length) throw new Error(`row ${opened}: a quote is opened and never closed`);
      if (text[at] === '"') {
        if (text[at + 1] !== '"') break;
        at++;
      } else if (text[at] === '\n') line++;
      cell += text[at];
    }
    at++;
    while (text[at] === ' ') at++;
    if (at < text.length && !',\r\n'.includes(text[at]!)) {
      throw new Error(
        `row ${opened}: there is text behind a closing quote; expected a comma or the end of the line`,
      );
    }
    return cell;
  }

  function skipLineEnd(): void {
    if (text[at] === '\r') at++;
    if (text[at] === '\n' || text[at - 1] === '\r') line++;
    if (text[at] === '\n') at++;
  }
}

/** A row as an object by the names of the header. */
export interface NamedRow {
  readonly line: number;
  readonly values: Readonly<Record<string, string>>;
}

/** Rows by the names of the header, whose columns may be in any order. Throws an Error that describes the problem. */
export function namedRows(
  text: string,
  required: readonly string[],
  optional: readonly string[],
): NamedRow[] {
  const [header, ...rows] = parseCsv(text);
  const known = [...required, ...optional];
  const names = header?.cells.map((name) => name.toLowerCase()) ?? [];
  const expected = `expected the columns ${required.join()}${optional.length > 0 ? `, optionally ${optional.join()}` : ''}`;
  const missing = required.filter((name) => !names.includes(name));
  if (missing.length > 0)
    throw new Error(`row ${header?.line ?? 1}: has no column ${missing.join(', ')}; ${expected}`);
  const other = names.find((name, index) => !known.includes(name) || names.indexOf(name) !== index);
  if (other !== undefined)
    throw new Error(`row ${header!.line}: has a column ${JSON.stringify(other)}; ${expected}`);
  return rows.map(({ line, cells }) => {
    if (cells.length !== names.length) {
      throw new Error(
        `row ${line}: has ${cells.length} fields; expected ${names.length}, as the header has`,
      );
    }
    return { line, values: Object.fromEntries(names.map((name, index) => [name, cells[index]!])) };
  });
}
