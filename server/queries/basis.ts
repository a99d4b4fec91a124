import { firstDayOf, lastDayOf } from '../engine/civil-date.js';
import { type Basis, type BasisCounts, type CitedRow, SERVED_BASES } from '../engine/types.js';
import { basisAt, type KnownBasis } from '../store/basis-at.js';
import { entryRange, type ReleaseData } from '../store/packed.js';
import type { Calendars } from './calendars.js';

/** What a date rests on, and the text that says so. */

export interface Citation {
  readonly url: string | null;
  readonly publisher: string | null;
  /** What the text is, where that is known. */
  readonly what: string | null;
  /** What is doubtful. */
  readonly note: string | null;
  /** First and last year that the row of a law names; null: it names none; a last one of null: still in force. */
  readonly years: readonly [number, number | null] | null;
  /** Of a day taken over from another calendar: which, and the address that says so. */
  readonly through?: { readonly calendar: string; readonly url: string | null };
}

/** The text behind the entry at a position: of several publications the first; null where the library is all there is. */
export function citationAt({ data, source }: Calendars, position: number): Citation | null {
  const { coverage, sources } = data.payloads[data.arrays.entryPayload[position]!]!;
  if (coverage === 'verified') return sources[0] === undefined ? null : publicationCited(source(sources[0]));
  const row = data.grounds?.rowAt(position) ?? null;
  return row === null ? null : rowCited(data.grounds!.row(row));
}

export function publicationCited({ url, publisher, type }: { url: string; publisher: string; type: string }): Citation {
  return { url, publisher, what: type, note: null, years: null };
}

/** The citation of a row; null of the library's. */
export function rowCited({ kind, basis, from, to, url, publisher, what, note, through }: CitedRow): Citation | null {
  if (kind === 'library') return null;
  return {
    url: url ?? null,
    publisher: publisher ?? null,
    what: what ?? null,
    note: note ?? null,
    years: basis === 'law' && from !== undefined ? [from, to ?? null] : null,
    ...(through && { through: { calendar: through.calendar, url: through.url ?? null } }),
  };
}

/**
 * What the days of a year rest on that have no entry: as much as the weakest of its entries, since a day is open when none
 * of them is missing.
 */
export function yearBasis(calendars: Calendars, calendar: number, year: number): KnownBasis {
  const { data } = calendars;
  const [from, to] = entryRange(data, calendar, firstDayOf(year), lastDayOf(year));
  let weakest: KnownBasis = from < to ? 'publication' : emptyBasis(calendars, calendar);
  for (let position = from; position < to; position++) weakest = weakerOf(weakest, basisAt(data, position));
  return weakest;
}

/** Of a year without an entry. */
function emptyBasis(calendars: Calendars, calendar: number): KnownBasis {
  const { origin } = calendars.calendar(calendar);
  if (origin === 'library' || origin === 'own') return origin;
  return calendars.data.grounds ? 'rule' : null;
}

/** The one that rests on less; null is less than all. */
export function weakerOf(a: KnownBasis, b: KnownBasis): KnownBasis {
  if (a === null || b === null) return null;
  return SERVED_BASES.indexOf(a) >= SERVED_BASES.indexOf(b) ? a : b;
}

/** A row of a definition as it is told. */
export interface CitedRule extends Pick<CitedRow, 'kind' | 'words' | 'basis'> {
  readonly years: readonly [number, number | null] | null;
  readonly citation: Citation | null;
}

/** The rows of a calendar's definition in their order; nothing in a release that does not record them. */
export function rulesOf({ data: { grounds } }: Calendars, calendar: number): { rules?: readonly CitedRule[] } {
  if (!grounds) return {};
  return {
    rules: grounds.rowsOf(calendar).map((number) => {
      const row = grounds.row(number);
      const { kind, words, basis, from, to } = row;
      return { kind, words, years: from === undefined ? null : [from, to ?? null], basis, citation: rowCited(row) };
    }),
  };
}

/** How many of a calendar's dates rest on what; null in a release that does not record it. */
export function countBases(data: ReleaseData, calendar: number): BasisCounts | null {
  if (!data.grounds) return null;
  const counts: Record<Basis, number> & { own?: number } = { publication: 0, law: 0, notice: 0, rule: 0, library: 0 };
  const { entryStart, entryEnd } = data.arrays;
  const end = entryEnd ? entryEnd[calendar]! : entryStart[calendar + 1]!;
  for (let position = entryStart[calendar]!; position < end; position++) {
    const basis = basisAt(data, position)!;
    counts[basis] = (counts[basis] ?? 0) + 1;
  }
  return counts;
}
