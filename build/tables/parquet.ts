import { fileWriter, ParquetWriter } from 'hyparquet-writer';
import { DAY_COLUMNS, type DayRow } from '../../server/queries/day-row.js';

/**
 * Writes days.parquet: a row group for each calendar, so that a reader gets one calendar by its part of the file. Calendars and dates
 * have statistics, by which engines find it; the other columns have none, since the footer of a thousand groups is read first.
 */

type Column = (typeof DAY_COLUMNS)[number];
type Kind = 'date' | 'text' | 'integer' | 'boolean';

/** `required`: never null. `delta`: ascending, so stored by differences; the others by a dictionary where that is shorter. */
const KINDS: Readonly<Record<Column, { kind: Kind; required?: true; delta?: true }>> = {
  date: { kind: 'date', required: true, delta: true },
  calendar: { kind: 'text', required: true },
  status: { kind: 'text', required: true },
  is_business_day: { kind: 'boolean', required: true },
  business_day_of_month: { kind: 'integer' },
  business_day_of_year: { kind: 'integer' },
  business_days_left_in_month: { kind: 'integer', required: true },
  previous_business_day: { kind: 'date', delta: true },
  next_business_day: { kind: 'date', delta: true },
  first_business_day_of_month: { kind: 'date' },
  last_business_day_of_month: { kind: 'date' },
  quarter: { kind: 'integer', required: true },
  year: { kind: 'integer', required: true },
  settlement_date: { kind: 'date', delta: true },
  settlement_estimated: { kind: 'boolean' },
  close_time: { kind: 'text' },
  name: { kind: 'text' },
  coverage: { kind: 'text', required: true },
  basis: { kind: 'text' },
  estimated: { kind: 'boolean', required: true },
  source: { kind: 'text' },
};
const TYPES = {
  date: { type: 'INT32', converted_type: 'DATE' },
  text: { type: 'BYTE_ARRAY', converted_type: 'UTF8' },
  integer: { type: 'INT32' },
  boolean: { type: 'BOOLEAN' },
} as const;
const WITH_STATISTICS: readonly Column[] = ['date', 'calendar'];

export interface ParquetFile {
  /** Adds the rows of one calendar: at least one. */
  readonly add: (rows: readonly DayRow[]) => Promise<void>;
  readonly end: () => Promise<void>;
}

/** Creates the file at a path; `metadata`: texts by key, such as the release. The same rows give the same bytes. */
export function createParquet(
  path: string,
  metadata: Readonly<Record<string, string>>,
): ParquetFile {
  const columns = DAY_COLUMNS.map((name) => {
    const { kind, required } = KINDS[name];
    const repetition_type = required ? ('REQUIRED' as const) : ('OPTIONAL' as const);
    return { name, repetition_type, ...TYPES[kind] };
  });
  const writer = new ParquetWriter({
    writer: fileWriter(path),
    schema: [{ name: 'days', num_children: columns.length }, ...columns],
    kvMetadata: Object.entries(metadata).map(([key, value]) => ({ key, value })),
    createdBy: 'Kalends',
  });
  return {
    add: async (rows) => {
      const columnData = DAY_COLUMNS.map((name) => ({
        name,
        data: rows.map((row) => row[name]),
        statistics: WITH_STATISTICS.includes(name),
        offsetIndex: false,
        ...(KINDS[name].delta && { encoding: 'DELTA_BINARY_PACKED' as const }),
      }));
      await writer.write({ columnData, rowGroupSize: rows.length });
    },
    end: async () => writer.finish(),
  };
}
