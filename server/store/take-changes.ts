import type { DayNumber } from '../engine/civil-date.js';
import type { ChangeType, EntryKind } from '../engine/types.js';
import { type ChangedCalendar, type ReleaseChanges, typeOf } from './changes.js';
import type { ChangedEntry } from './entry-changes.js';
import type { ReleaseData } from './release-data.js';

/** Reads the changes of releases, calendar by calendar. */

export interface FoundChange extends ChangedEntry {
  /** The release that made the change. */
  readonly release: ReleaseChanges;
  /** Id of the calendar. */
  readonly calendar: string;
  /** Position among all changes. */
  readonly position: number;
}

/** A filter of changes; absent members do not filter. */
export interface ChangeFilter {
  /** Ids of calendars. */
  readonly calendars?: readonly string[] | undefined;
  /** Days, both inclusive. */
  readonly from?: DayNumber | undefined;
  readonly to?: DayNumber | undefined;
  readonly kind?: EntryKind | undefined;
  readonly type?: ChangeType | undefined;
  /** A mark that a change must have. */
  readonly mark?: 'altersDay' | 'becameConfirmed' | undefined;
  /** Positions before this one. */
  readonly end?: number | undefined;
}

/**
 * Maximum number of calendars read for one response, each of which takes up to a millisecond; a filter that skips nearly all of
 * their changes continues on the next page.
 */
const MAX_CALENDARS = 40;

/**
 * Calls `take` with the changes from `start` on that pass the filter, in order, until it returns false. Returns the position to
 * continue from: that of the refused change, or the position after `maxCalendars` calendars; null if there are no more.
 */
export function takeChanges(
  data: ReleaseData,
  start: number,
  filter: ChangeFilter,
  take: (change: FoundChange) => boolean,
  maxCalendars = MAX_CALENDARS,
): number | null {
  let left = maxCalendars;
  for (const { release, index, from, first, to } of spans(data, start, filter)) {
    if (left-- === 0) return first;
    const { id } = release.calendars[index]!;
    const changes = data.changes.entries(release, index);
    for (let position = first; position < to; position++) {
      const change = changes[position - from]!;
      if (passes(change, filter) && !take({ ...change, release, calendar: id, position }))
        return position;
    }
  }
  return null;
}

/** The number of changes of each release to these calendars, oldest first, without releases that have none; reads no file. */
export function countChanges(
  data: ReleaseData,
  calendars: readonly string[],
): [release: string, count: number][] {
  const counts = new Map<string, number>();
  for (const { release, first, to } of spans(data, 0, { calendars })) {
    counts.set(release.id, (counts.get(release.id) ?? 0) + to - first);
  }
  return [...counts];
}

/** The changed calendars of a release, of the given ones or of all. */
export function calendarsOf(
  { calendars }: ReleaseChanges,
  wanted?: readonly string[],
): ChangedCalendar[] {
  return calendars.filter(({ id }) => wanted?.includes(id) ?? true);
}

interface Span {
  readonly release: ReleaseChanges;
  /** Number of the calendar among those of the release, and the position of its first change. */
  readonly index: number;
  readonly from: number;
  /** Positions first..to (to not included) are requested. */
  readonly first: number;
  readonly to: number;
}

/** The calendars of releases that may have changes of the filter, by their numbers alone. */
function* spans({ meta }: ReleaseData, start: number, filter: ChangeFilter): Generator<Span> {
  const { calendars, end = Number.POSITIVE_INFINITY } = filter;
  const wanted = calendars && new Set(calendars);
  for (const release of meta.releases) {
    if (release.changes[1] <= start || release.changes[0] >= end) continue;
    let position = release.changes[0];
    for (const [index, calendar] of release.calendars.entries()) {
      const from = position;
      position += calendar.added + calendar.removed + calendar.modified;
      const first = Math.max(start, from);
      const to = Math.min(end, position);
      if (first >= to || wanted?.has(calendar.id) === false) continue;
      if (mayPass(calendar, filter)) yield { release, index, from, first, to };
    }
  }
}

function mayPass(calendar: ChangedCalendar, { kind, type, mark }: ChangeFilter): boolean {
  return [kind, type, mark].every((name) => name === undefined || calendar[name] > 0);
}

function passes(change: ChangedEntry, { from, to, kind, type, mark }: ChangeFilter): boolean {
  if (mark !== undefined && !change[mark]) return false;
  if (kind !== undefined && change.kind !== kind) return false;
  if (type !== undefined && typeOf(change) !== type) return false;
  return (from === undefined || change.day >= from) && (to === undefined || change.day <= to);
}
