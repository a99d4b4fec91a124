import { formatDay, yearOf } from '../../server/engine/civil-date.js';
import type { CitedRow } from '../../server/engine/types.js';
import { getOrMake } from '../../server/util/get-or-make.js';
import type { DoubtfulDays } from '../calendars/doubtful.js';
import type { PlainEntry } from './entry.js';

type Told = Pick<PlainEntry, 'day' | 'kind' | 'names'>;

/** The entries with the doubts that are about them: the note in their row, and the status. */
export function withDoubts(
  entries: readonly PlainEntry[],
  doubtful: readonly DoubtfulDays[],
): PlainEntry[] {
  if (doubtful.length === 0) return [...entries];
  const readers = doubtful.map((doubt) => ({ doubt, isAbout: readerOf(doubt) }));
  return entries.map((entry) => {
    const own = readers.filter(({ isAbout }) => isAbout(entry)).map(({ doubt }) => doubt);
    return own.length === 0 ? entry : doubted(entry, own);
  });
}

const SPAN = /^(\d{4})?(-)?(\d{4})?$/;

/** Tells whether a doubt is about an entry. Throws an Error if its years cannot be read. */
export function readerOf({ on, named, kinds, years }: DoubtfulDays): (entry: Told) => boolean {
  const days = on?.split(' ');
  const spans = years?.split(' ').map(spanOf);
  return ({ day, kind, names }) => {
    const year = yearOf(day);
    const date = formatDay(day);
    return (
      (spans?.some(([first, last]) => first <= year && year <= last) ?? true) &&
      (kinds?.includes(kind) ?? true) &&
      (days?.some((one) => date.endsWith(one)) ?? true) &&
      (named?.some((part) => names.en!.includes(part)) ?? true)
    );
  };
}

function spanOf(words: string): readonly [first: number, last: number] {
  const [, first, dash, last = dash ? undefined : first] = SPAN.exec(words) ?? [];
  if (first === undefined && last === undefined) throw new Error(`${words} are no years`);
  return [Number(first ?? -Infinity), Number(last ?? Infinity)];
}

function doubted(entry: PlainEntry, doubts: readonly DoubtfulDays[]): PlainEntry {
  const note = doubts.map((doubt) => doubt.note).join(' ');
  return {
    ...entry,
    ...(isEstimated(entry, doubts) && { status: 'estimated' as const }),
    ...(entry.row && { row: rowWithNote(entry.row, note) }),
  };
}

/** Whether each holiday of the day is in doubt: where another one is certain, so is the day. */
function isEstimated({ names }: PlainEntry, doubts: readonly DoubtfulDays[]): boolean {
  return names
    .en!.split(' / ')
    .every((name) =>
      doubts.some(
        ({ estimated, named }) => estimated && (named?.some((part) => name.includes(part)) ?? true),
      ),
    );
}

/** Always the same object for a row and a note: many days share them. */
function rowWithNote(row: CitedRow, note: string): CitedRow {
  const ofRow = getOrMake(withNotes, row, () => new Map<string, CitedRow>());
  return getOrMake(ofRow, note, () => ({
    ...row,
    note: row.note ? `${row.note.replace(/[.;]?$/, '.')} ${note}` : note,
  }));
}

const withNotes = new WeakMap<CitedRow, Map<string, CitedRow>>();
