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
  return withoutTimes(await writeXlsx(sheets).toBuffer());
}

/** 1 January 1980, midnight, as a ZIP archive has it: the earliest instant that it can hold. */
const NO_TIME = 0x0021_0000;

/**
 * A ZIP archive with the same time for all its files. The package writes that of the host's clock in its time zone, so that the
 * bytes of one table would change from second to second. Offsets are those of APPNOTE.TXT 4.3.7, 4.3.12 and 4.3.16.
 */
function withoutTimes(zip: Buffer): Buffer {
  const end = zip.length - 22;
  let at = zip.readUInt32LE(end + 16);
  for (let count = zip.readUInt16LE(end + 10); count > 0; count--) {
    zip.writeUInt32LE(NO_TIME, at + 12);
    zip.writeUInt32LE(NO_TIME, zip.readUInt32LE(at + 42) + 10);
    const lengths = [at + 28, at + 30, at + 32].map((offset) => zip.readUInt16LE(offset));
    at += lengths.reduce((sum, length) => sum + length, 46);
  }
  return zip;
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
