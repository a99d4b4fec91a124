import { writeFileSync } from 'node:fs';
import { FEAST_RECORD, type RecordRow } from '../../server/api/feast-record.js';
import { missesOf, readQualityRecord, writeQualityRecord } from '../quality/record.js';
import type { FeastRecord } from './record.js';

/** The record of the methods as the server tells it: server/api/feast-record.ts, written here and never by hand. */

const FILE = new URL('../../server/api/feast-record.ts', import.meta.url).pathname;

/** Feast, place, first and last year, announced days met, a day off, further away. */
export function recordRow({ feast, place, from, to, hits, dayOff, further }: FeastRecord): RecordRow {
  return [feast, place, from, to, hits, dayOff, further];
}

/** Writes the file, and which days were missed for the page of quality, where the records are others; true if it did. */
export function writeFeastRecord(records: readonly FeastRecord[]): boolean {
  const hasOtherMisses = writeQualityRecord({ ...readQualityRecord(), misses: missesOf(records) });
  const rows = records.map(recordRow);
  if (JSON.stringify(rows) === JSON.stringify(FEAST_RECORD)) return hasOtherMisses;
  writeFileSync(FILE, sourceOf(rows));
  return true;
}

function sourceOf(rows: readonly RecordRow[]): string {
  const lines = rows.map(
    (row) => `  [${row.map((cell) => (typeof cell === 'string' ? `'${cell}'` : cell)).join(', ')}],`,
  );
  return [
    '/** Written by npm run quality and npm run release -- --write (build/feasts/write-record.ts), never by hand. */',
    '',
    '/** Feast, place, first and last year of announced days, how many the method meets, misses by a day, by more. */',
    'export type RecordRow = readonly [feast: string, place: string, number, number, number, number, number];',
    '',
    'export const FEAST_RECORD: readonly RecordRow[] = [',
    ...lines,
    '];',
    '',
  ].join('\n');
}
