import { writeFileSync } from 'node:fs';
import { FEAST_RECORD, type RecordRow } from '../../server/api/feast-record.js';
import type { FeastRecord } from '../feasts/record.js';
import { missesOf, readQualityRecord, writeQualityRecord } from './record.js';

/**
 * Writes the record of the methods that the server uses: server/api/feast-record.ts, generated here and never edited by
 * hand.
 */

const FILE = new URL('../../server/api/feast-record.ts', import.meta.url).pathname;

/** Feast, place, first and last year, and the numbers of announced days met, missed by a day, missed by more. */
export function recordRow({
  feast,
  place,
  from,
  to,
  hits,
  dayOff,
  further,
}: FeastRecord): RecordRow {
  return [feast, place, from, to, hits, dayOff, further];
}

/** Writes that file, and the missed days for the quality page, if they have changed; returns whether they did. */
export function writeFeastRecord(records: readonly FeastRecord[]): boolean {
  const hasOtherMisses = writeQualityRecord({ ...readQualityRecord(), misses: missesOf(records) });
  const rows = records.map(recordRow);
  if (JSON.stringify(rows) === JSON.stringify(FEAST_RECORD)) return hasOtherMisses;
  writeFileSync(FILE, sourceOf(rows));
  return true;
}

function sourceOf(rows: readonly RecordRow[]): string {
  const lines = rows.map(
    (row) =>
      `  [${row.map((cell) => (typeof cell === 'string' ? `'${cell}'` : cell)).join(', ')}],`,
  );
  return [
    '/** Written by npm run quality and npm run release -- --write (build/quality/write-feast-record.ts), never by hand. */',
    '',
    '/** Feast, location, first and last year of announced days, number that the method matches, misses by one day, misses by more. */',
    'export type RecordRow = readonly [',
    '  feast: string,',
    '  place: string,',
    '  number,',
    '  number,',
    '  number,',
    '  number,',
    '  number,',
    '];',
    '',
    'export const FEAST_RECORD: readonly RecordRow[] = [',
    ...lines,
    '];',
    '',
  ].join('\n');
}
