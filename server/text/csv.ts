/** CSV by RFC 4180: commas, CRLF after every row, quotes only if needed, a header row. */

export type CsvValue = string | number | boolean | null;

const NEEDS_QUOTES = /[",\r\n]/;

/** A table as CSV text; null is an empty field. */
export function toCsv(columns: readonly string[], rows: readonly (readonly CsvValue[])[]): string {
  return [columns, ...rows].map((row) => `${csvFields(row)}\r\n`).join('');
}

/** Fields of a row, with commas between them. */
export function csvFields(values: readonly CsvValue[]): string {
  return values.map(field).join();
}

function field(value: CsvValue): string {
  const text = value === null ? '' : String(value);
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
