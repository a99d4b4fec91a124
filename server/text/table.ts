import { onDemand } from '../util/on-demand.js';
import { toCsv } from './csv.js';

/** A table for download: CSV, or an Excel sheet. */
export interface Table {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
}

interface TableFile {
  readonly type: string;
  readonly name: string;
  readonly bytes: Buffer;
}

const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const sheets = onDemand(() => import('./xlsx.js'));

/** A file of tables; a CSV file is the first of them alone. `name` is without an extension. */
export async function tableFile(
  tables: readonly Table[],
  name: string,
  form: string,
): Promise<TableFile> {
  if (form === 'xlsx') {
    const { writeSheets } = await sheets();
    return { type: XLSX_TYPE, name: `${name}.xlsx`, bytes: await writeSheets(tables) };
  }
  const { columns, rows } = tables[0]!;
  const text = toCsv(
    columns,
    rows.map((row) => row.map(String)),
  );
  return {
    type: 'text/csv; charset=utf-8; header=present',
    name: `${name}.csv`,
    bytes: Buffer.from(text),
  };
}
