import { readFileSync, writeFileSync } from 'node:fs';
import type { FeastRecord } from '../feasts/record.js';
import type { Contradiction } from '../verify/claims.js';
import type { Publication } from '../verify/publication.js';

/**
 * Data for the quality page that a release does not contain: contradictions between publications, and the announced
 * days that the methods of feasts missed. Written with a release (npm run release -- --write, npm run quality), never
 * by hand; a build reads it, so it needs no publications.
 */
export interface QualityRecord {
  readonly contradictions: readonly RecordedContradiction[];
  /** Feast, place and the missed days: `2023-11-13 +1` = announced a day after the computed one. */
  readonly misses: readonly (readonly [feast: string, place: string, days: readonly string[]])[];
}

export interface RecordedContradiction {
  readonly calendar: string;
  readonly date: string;
  readonly statements: readonly {
    readonly what: string;
    readonly sources: readonly RecordedSource[];
  }[];
}

export interface RecordedSource {
  readonly id: string;
  readonly publisher: string;
  readonly url: string;
}

const FILE = new URL('./record.json', import.meta.url).pathname;

export function qualityRecord(
  contradictions: readonly Contradiction[],
  feasts: readonly FeastRecord[],
  publications: readonly Publication[],
): QualityRecord {
  const known = new Map(publications.map(({ id, publisher, url }) => [id, { id, publisher, url }]));
  return {
    contradictions: contradictions.map(({ calendar, date, statements }) => ({
      calendar,
      date,
      statements: statements.map(({ what, sources }) => ({
        what,
        sources: sources.map((id) => known.get(id)!),
      })),
    })),
    misses: missesOf(feasts),
  };
}

/** The days that methods missed, without methods that missed none. */
export function missesOf(feasts: readonly FeastRecord[]): QualityRecord['misses'] {
  return feasts
    .filter(({ misses }) => misses.length > 0)
    .map(({ feast, place, misses }) => [feast, place, misses]);
}

export function readQualityRecord(): QualityRecord {
  return JSON.parse(readFileSync(FILE, 'utf8')) as QualityRecord;
}

/** Writes the file if the record has changed; returns whether it did. */
export function writeQualityRecord(record: QualityRecord): boolean {
  if (JSON.stringify(record) === JSON.stringify(readQualityRecord())) return false;
  writeFileSync(FILE, textOf(record));
  return true;
}

/** One line per contradiction and per row of misses, for readable diffs. */
function textOf({ contradictions, misses }: QualityRecord): string {
  const list = (name: string, rows: readonly unknown[]) =>
    ` "${name}": [${rows.map((row) => `\n  ${JSON.stringify(row)}`).join(',')}\n ]`;
  return `{\n${list('contradictions', contradictions)},\n${list('misses', misses)}\n}\n`;
}
