import { type DayNumber, formatDay, lastDayOf } from '../engine/civil-date.js';
import type { AnswerBasis, EntryKind, Payload } from '../engine/types.js';
import { basisAt } from '../store/basis-at.js';
import { entryRanges } from '../store/pack.js';
import { inEnglish } from '../text/english.js';
import { isNamedIn, nameIn } from '../text/language.js';
import { type Citation, citationAt } from './basis.js';
import type { Calendars } from './calendars.js';

/** Entries as objects, for formats other than JSON; `entry-json.ts` makes them as JSON text. */

export interface PublicEntry {
  date: string;
  kind: EntryKind;
  name: string;
  close_time: string | null;
  status: Payload['status'];
  observed: boolean;
  coverage: Payload['coverage'];
  sources?: readonly string[];
  may_move_days?: number | null;
  close_time_coverage?: 'library';
  basis: AnswerBasis;
  citation?: Citation | null;
}

export interface EntryQuery {
  readonly lang: string;
  readonly withSources: boolean;
  /** Only entries for which this is true; absent = all. */
  readonly kinds?: readonly EntryKind[] | undefined;
  /** Whether English names in another language are marked as English (text/english.ts), as pages show them. */
  readonly marksEnglish?: boolean;
}

/** A calendar's entries of the days from..to, both inclusive, at most `limit`. */
export function publicEntries(
  calendars: Calendars,
  calendar: number,
  from: DayNumber,
  to: DayNumber,
  query: EntryQuery,
  limit = Number.POSITIVE_INFINITY,
): PublicEntry[] {
  const entries = calendars.data.entries(calendar);
  const found: PublicEntry[] = [];
  for (const [start, end] of entryRanges(entries, from, to, limit)) {
    for (let position = start; position < end && found.length < limit; position++) {
      const payload = entries.payload(position);
      if (query.kinds && !query.kinds.includes(payload.kind)) continue;
      const entry = publicEntry(entries.day(position), payload, query);
      const citation = query.withSources && { citation: citationAt(calendars, entries, position) };
      found.push({ ...entry, basis: basisAt(entries, position), ...citation });
    }
    if (found.length >= limit) break;
  }
  return found;
}

/** The next entries of a calendar from a day on, at most `limit`; none if the day is after its data. */
export function entriesAhead(
  calendars: Calendars,
  index: number,
  from: DayNumber,
  query: EntryQuery,
  limit: number,
): PublicEntry[] {
  const last = lastDayOf(calendars.calendar(index).data_years[1]);
  return from > last ? [] : publicEntries(calendars, index, from, last, query, limit);
}

type Shown = Omit<PublicEntry, 'basis' | 'citation'>;

function publicEntry(day: DayNumber, payload: Payload, query: EntryQuery): Shown {
  const { lang, withSources, marksEnglish } = query;
  const name = nameIn(payload.names, lang);
  const entry: Shown = {
    date: formatDay(day),
    kind: payload.kind,
    name: marksEnglish && !isNamedIn(payload.names, lang) ? inEnglish(name) : name,
    close_time: payload.close_time,
    status: payload.status,
    observed: payload.observed,
    coverage: payload.coverage,
  };
  if (withSources) entry.sources = payload.sources;
  if (payload.status !== 'confirmed') entry.may_move_days = payload.may_move_days ?? null;
  if (payload.close_time_coverage) entry.close_time_coverage = payload.close_time_coverage;
  return entry;
}
