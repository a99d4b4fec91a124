import { firstDayOf, lastDayOf } from '../engine/civil-date.js';
import type { ConventionEvidence } from '../engine/market-conventions.js';
import {
  ANSWER_BASES,
  type AnswerBasis,
  type Basis,
  type CitedRow,
  type Source,
} from '../engine/types.js';
import { basisAt } from '../store/basis-at.js';
import type { Entries } from '../store/pack.js';
import type { Calendars } from './calendars.js';

/** The basis of a date, and its citation. */

export interface Citation {
  readonly url: string | null;
  readonly publisher: string | null;
  /** How the text was read; null: a row of the library, or one without a text. */
  readonly evidence: ConventionEvidence | null;
  /** What the text is, if known. */
  readonly what: string | null;
  /** Doubts about it. */
  readonly note: string | null;
  /** First and last year in the row of a law; null: no years; a last year of null: still in force. */
  readonly years: readonly [number, number | null] | null;
  /** For an inherited day: the other calendar, and the URL of the text that says so. */
  readonly through?: { readonly calendar: string; readonly url: string | null };
}

/** The citation of the entry at a position: the first of several publications; null if it rests on the library alone. */
export function citationAt(
  { source }: Calendars,
  entries: Entries,
  position: number,
): Citation | null {
  const { coverage, sources } = entries.payload(position);
  if (coverage === 'verified')
    return sources[0] === undefined ? null : publicationCited(source(sources[0]));
  const row = entries.row(position);
  return row && rowCited(row);
}

function publicationCited({ url, publisher, evidence, type }: Source): Citation {
  return { url, publisher, evidence: evidence ?? null, what: type, note: null, years: null };
}

/** The citation of a row; null for rows of the library. */
function rowCited({
  kind,
  basis,
  from,
  to,
  url,
  publisher,
  evidence,
  what,
  note,
  through,
}: CitedRow): Citation | null {
  if (kind === 'library') return null;
  return {
    url: url ?? null,
    publisher: publisher ?? null,
    evidence: evidence ?? null,
    what: what ?? null,
    note: note ?? null,
    years:
      (basis === 'law' || basis === 'report') && from !== undefined ? [from, to ?? null] : null,
    ...(through && { through: { calendar: through.calendar, url: through.url ?? null } }),
  };
}

/** The basis of the days of a year without an entry: that of its weakest entry, since a day is open only if no entry is missing. */
export function yearBasis(calendars: Calendars, calendar: number, year: number): AnswerBasis {
  const entries = calendars.data.entries(calendar);
  const [from, to] = entries.range(firstDayOf(year), lastDayOf(year));
  let weakest = from < to ? 'publication' : emptyBasis(calendars, calendar);
  for (let position = from; position < to; position++)
    weakest = weakerOf(weakest, basisAt(entries, position));
  return weakest;
}

/** The basis of a year without entries. */
function emptyBasis(calendars: Calendars, calendar: number): AnswerBasis {
  const { origin } = calendars.calendar(calendar);
  return origin === 'library' || origin === 'own' ? origin : 'rule';
}

/** The weaker basis. */
export function weakerOf(a: AnswerBasis, b: AnswerBasis): AnswerBasis {
  return ANSWER_BASES.indexOf(a) >= ANSWER_BASES.indexOf(b) ? a : b;
}

/** A row of a definition in responses. */
export interface CitedRule extends Pick<CitedRow, 'kind' | 'words' | 'basis'> {
  readonly years: readonly [number, number | null] | null;
  readonly citation: Citation | null;
}

/** The rows of a calendar's definition in order; a joint calendar has none of its own. */
export function rulesOf({ data }: Calendars, calendar: number): CitedRule[] {
  const { rows } = data.entries(calendar);
  return rows().map((row) => {
    const { kind, words, basis, from, to } = row;
    return {
      kind,
      words,
      years: from === undefined ? null : [from, to ?? null],
      basis,
      citation: rowCited(row),
    };
  });
}

/** A count of none for each basis of releases. */
export function noneOfEach(): Record<Basis, number> {
  return { publication: 0, law: 0, notice: 0, report: 0, rule: 0, library: 0 };
}
