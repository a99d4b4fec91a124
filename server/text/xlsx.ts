import writeXlsx from 'write-excel-file/node';
import type { Table } from './table.js';

/** Excel files. The package that writes them is loaded on the first use. */

const DATE = /^\d{4}-\d{2}-\d{2}$/;
const MAX_WIDTH = 60;

/** The bytes of a file with one sheet per table; dates (YYYY-MM-DD) and numbers become cells of that type. */
export async function writeSheets(tables: readonly Table[]): Promise<Buffer> {
  const sheets = tables.map(({ title, columns, rows }) => ({
    sheet: title.slice(0, 31).replace(/[\\/?*[\]:]/g, ' '),
    stickyRowsCount: 1,
    columns: columns.map((name, at) => ({
      width: widthOf(
        name,
        rows.map((row) => row[at]!),
      ),
    })),
    data: [
      columns.map((value) => ({ value, fontWeight: 'bold' as const })),
      ...rows.map((row) => row.map(cellOf)),
    ],
  }));
  return writeXlsx(sheets).toBuffer();
}

function widthOf(name: string, values: readonly (string | number)[]): number {
  return Math.min(
    MAX_WIDTH,
    2 + Math.max(name.length, ...values.map((value) => String(value).length)),
  );
}

function cellOf(value: string | number) {
  if (typeof value === 'number') return { value, type: Number };
  // The package writes the date in UTC.
  if (DATE.test(value))
    return { value: new Date(`${value}T00:00:00Z`), type: Date, format: 'yyyy-mm-dd' };
  return { value, type: String };
}
