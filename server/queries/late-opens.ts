import { isBusinessDay } from '../engine/business-days.js';
import { type DayNumber, formatDay, mustParseDay } from '../engine/civil-date.js';
import type { LateOpen } from '../engine/market-conventions.js';
import type { EntryKind, RequestedKind } from '../engine/types.js';
import type { Citation } from './basis.js';
import type { Calendars } from './calendars.js';
import { type EntryQuery, type PublicEntry, publicEntries } from './entries.js';

/** Late opens as entries. They are conventions of a market, with a source each, and no publication lists them: none is verified. */

interface LateOpenEntry extends Omit<PublicEntry, 'kind'> {
  kind: 'late_open';
  /** Beginning of trading, HH:MM local time. */
  open_time: string;
}

export type RequestedEntry = PublicEntry | LateOpenEntry;

export interface RequestedQuery extends Omit<EntryQuery, 'kinds'> {
  readonly kind?: RequestedKind | undefined;
  /** The kinds without `kind`; absent = all of a calendar's entries. */
  readonly usual?: readonly EntryKind[] | undefined;
}

/** The entries of the requested kind on the days from..to, both inclusive, at most `limit`: those of the calendar, or its late opens. */
export function requestedEntries(
  calendars: Calendars,
  index: number,
  from: DayNumber,
  to: DayNumber,
  { kind, usual, ...query }: RequestedQuery,
  limit?: number,
): RequestedEntry[] {
  if (kind === 'late_open')
    return lateOpenEntries(calendars, index, from, to, query.withSources, limit);
  return publicEntries(
    calendars,
    index,
    from,
    to,
    { ...query, kinds: kind ? [kind] : usual },
    limit,
  );
}

/** The late opens of a calendar on the days from..to, both inclusive, at most `limit`. */
function lateOpenEntries(
  calendars: Calendars,
  index: number,
  from: DayNumber,
  to: DayNumber,
  withSources: boolean,
  limit = Number.POSITIVE_INFINITY,
): LateOpenEntry[] {
  const { late_opens = [] } = calendars.calendar(index);
  const [first, last] = [formatDay(from), formatDay(to)];
  const days = calendars.businessDays(index);
  return late_opens
    .filter(({ date }) => first <= date && date <= last && isBusinessDay(days, mustParseDay(date)))
    .slice(0, limit)
    .map((one) => lateOpenEntry(one, withSources));
}

/** The late open of a business day; undefined if it opens as usual. */
export function lateOpenOn(
  calendars: Calendars,
  index: number,
  day: DayNumber,
): LateOpen | undefined {
  const { late_opens } = calendars.calendar(index);
  if (late_opens === undefined || !isBusinessDay(calendars.businessDays(index), day))
    return undefined;
  const date = formatDay(day);
  return late_opens.find((one) => one.date === date);
}

function lateOpenEntry(one: LateOpen, withSources: boolean): LateOpenEntry {
  return {
    date: one.date,
    kind: 'late_open',
    name: one.name,
    close_time: null,
    open_time: one.open,
    status: 'confirmed',
    observed: false,
    coverage: 'library',
    ...(withSources && { sources: [] }),
    basis: one.source === null ? 'rule' : one.evidence === 'report' ? 'report' : 'notice',
    ...(withSources && { citation: citationOf(one) }),
  };
}

function citationOf({ source, evidence, note }: LateOpen): Citation | null {
  if (source === null) return null;
  const publisher = new URL(source).hostname.replace(/^www\./, '');
  return { url: source, publisher, evidence, what: evidence, note: note ?? null, years: null };
}
