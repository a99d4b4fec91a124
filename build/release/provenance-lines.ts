import { type CitedRow, ENTRY_KINDS, type EntryKind } from '../../server/engine/types.js';
import {
  type CitedText,
  type NumberedRow,
  numberTexts,
  unnumbered,
} from '../../server/store/cited-rows.js';
import { getOrMake } from '../../server/util/get-or-make.js';
import { entryKey } from '../expand/entry.js';
import type { Provenance } from './state.js';
import { compressDays, expandDates } from './statements.js';

/**
 * What dates rest on as a release keeps it: one line says one thing of many calendars. A row of rows.jsonl names its texts
 * by the numbers of their lines in texts.jsonl. `row` is the number of a line of
 * rows.jsonl, `at` its place among the rows of those calendars; `dates` as in changes.jsonl, by kind, and none where the
 * row makes no day:
 *
 *   {"calendars":["DE","DE:BB"],"row":17,"at":3,"holiday":["1990..2060-05-01"]}
 *   {"calendars":["XX"],"none":true}          the calendar went
 *
 * A calendar that is named is told in full; the others are as before.
 */
export type ProvenanceLine = Shown | Gone;

interface Shown extends Partial<Readonly<Record<EntryKind, readonly string[]>>> {
  readonly calendars: readonly string[];
  readonly row: number;
  readonly at: number;
}

interface Gone {
  readonly calendars: readonly string[];
  readonly none: true;
}

type Statement = Omit<Shown, 'calendars'> | Omit<Gone, 'calendars'>;
type ById = ReadonlyMap<string, Provenance>;

export interface ProvenanceFiles {
  readonly texts: readonly CitedText[];
  readonly rows: readonly NumberedRow[];
  readonly provenance: readonly ProvenanceLine[];
}

/** The lines that change `before` into `after`. */
export function provenanceLines(before: ById, after: ById): ProvenanceFiles {
  const rows: NumberedRow[] = [];
  const { texts, numbered } = numberTexts();
  const numbers = new Map<string, number>();
  const shared = new Map<string, { calendars: string[]; statement: Statement }>();
  for (const id of [...new Set([...before.keys(), ...after.keys()])].sort()) {
    const now = after.get(id);
    const was = before.get(id);
    if (was && now && isSame(was, now)) continue;
    const add = (statement: Statement) =>
      getOrMake(shared, JSON.stringify(statement), () => ({
        calendars: [] as string[],
        statement,
      })).calendars.push(id);
    if (!now) add({ none: true });
    else {
      const dates = datesByRow(now);
      for (const [at, row] of now.rows.entries()) {
        const number = getOrMake(numbers, JSON.stringify(row), () => rows.push(numbered(row)) - 1);
        add({ row: number, at, ...dates.get(at) });
      }
    }
  }
  return {
    texts,
    rows,
    provenance: [...shared.values()].map(({ calendars, statement }) => ({
      calendars,
      ...statement,
    })),
  };
}

function isSame(a: Provenance, b: Provenance): boolean {
  if (a.rowOf.size !== b.rowOf.size || JSON.stringify(a.rows) !== JSON.stringify(b.rows))
    return false;
  return [...a.rowOf].every(([key, row]) => b.rowOf.get(key) === row);
}

function datesByRow({ rowOf }: Provenance): Map<number, Partial<Record<EntryKind, string[]>>> {
  const days = new Map<number, Map<EntryKind, number[]>>();
  for (const [key, row] of [...rowOf].sort(([a], [b]) => a - b)) {
    const ofRow = getOrMake(days, row, () => new Map<EntryKind, number[]>());
    getOrMake(ofRow, ENTRY_KINDS[key % 4]!, () => [] as number[]).push(Math.floor(key / 4));
  }
  return new Map(
    [...days].map(([row, byKind]) => [
      row,
      Object.fromEntries(
        ENTRY_KINDS.flatMap((kind) => {
          const own = byKind.get(kind);
          return own ? [[kind, compressDays(own)]] : [];
        }),
      ),
    ]),
  );
}

/** The content of lines by calendar; null: removed. */
export function readProvenance({
  texts,
  rows: stored,
  provenance,
}: ProvenanceFiles): Map<string, Provenance | null> {
  const rows = stored.map((row) => unnumbered(row, texts));
  const found = new Map<string, { rows: CitedRow[]; rowOf: Map<number, number> } | null>();
  for (const line of provenance) {
    const keys = 'none' in line ? [] : keysOf(line);
    for (const id of line.calendars) {
      if ('none' in line) found.set(id, null);
      else {
        const own = getOrMake(found, id, () => ({
          rows: [] as CitedRow[],
          rowOf: new Map<number, number>(),
        }))!;
        own.rows[line.at] = rows[line.row]!;
        for (const key of keys) own.rowOf.set(key, line.at);
      }
    }
  }
  return found;
}

function keysOf(line: Shown): number[] {
  return ENTRY_KINDS.flatMap((kind) =>
    (line[kind] ?? []).flatMap(expandDates).map((day) => entryKey({ day, kind })),
  );
}
