import { type DayNumber, mustParseDay, yearOf } from '../../server/engine/civil-date.js';
import type { WeekendRule } from '../../server/engine/types.js';
import { weekendCheck } from '../../server/engine/weekend.js';
import { dateCited, takenOver } from '../calendars/basis.js';
import type { CalendarDefinition } from '../calendars/definition.js';
import { saysMoved } from '../calendars/moved-names.js';
import { type Inherited, type ListedDate, statusOf } from '../calendars/vocabulary.js';
import { correctedNames } from './corrected-names.js';
import { withDoubts } from './doubts.js';
import { type Entry, mergeEntries, type PlainEntry } from './entry.js';
import { withKnownNames } from './known-names.js';
import { expandLibrary } from './library.js';
import { expandRules } from './rules.js';

/**
 * The dates of a definition: first those of the library and of its rules (slow, but independent of other calendars),
 * then the inherited and the listed ones.
 */

/** The dates that need no other calendar: the library's region and the rules, one entry a date and kind. */
export function expandOwn(definition: CalendarDefinition): PlainEntry[] {
  return mergeEntries([
    ...(definition.library ? expandLibrary(definition.library, definition.years) : []),
    ...expandRules(definition.id, definition.rules ?? [], definition.years),
  ]);
}

/**
 * All dates of a definition, sorted: its own, those it inherits of other calendars (their final entries), then the
 * listed ones, which win. Early closes on days that are no business days are kept for now, since a publication may
 * remove the holiday; see `dropIdleEarlyCloses`. Days before `today`, the day of the release, are over; by default none is.
 */
export function completeCalendar(
  definition: CalendarDefinition,
  own: readonly PlainEntry[],
  finalEntries: (calendar: string) => readonly Entry[],
  today: DayNumber = Number.NEGATIVE_INFINITY,
): PlainEntry[] {
  const inherited = (definition.inherits ?? []).flatMap((row) =>
    inheritedEntries(row, finalEntries(row.calendar), definition.years, today),
  );
  const computed = mergeEntries([...own, ...inherited]);
  const listed = (definition.dates ?? []).filter((row) => inData(row, definition));
  const entries = mergeEntries([
    ...withoutListed(computed, listed),
    ...listed.flatMap(listedEntry),
  ]).map((entry) => {
    const names = correctedNames(entry.names);
    return names === entry.names ? entry : { ...entry, names };
  });
  const doubtful = withDoubts(entries, definition.doubtful ?? []);
  if (definition.kind !== 'country') return doubtful.map(farAhead);
  return doubtful.map((entry) =>
    entry.origin === 'library'
      ? entry
      : { ...entry, names: correctedNames(withKnownNames(definition.id, entry.names)) },
  );
}

/** From the year after this one on nobody has fixed any day: even a rule in force is an estimate. */
const LAST_KNOWN_YEAR = 2060;

function farAhead(entry: PlainEntry): PlainEntry {
  return yearOf(entry.day) > LAST_KNOWN_YEAR && entry.status === 'confirmed'
    ? { ...entry, status: 'estimated' }
    : entry;
}

function inheritedEntries(
  row: Inherited,
  entries: readonly Entry[],
  years: readonly [number, number],
  today: DayNumber,
): PlainEntry[] {
  const kinds = row.kinds ?? ['holiday', 'weekend_workday'];
  const from = Math.max(row.from, years[0]);
  const to = Math.min(row.to ?? years[1], years[1]);
  return entries
    .filter(
      (entry) => yearOf(entry.day) >= from && yearOf(entry.day) <= to && kinds.includes(entry.kind),
    )
    .filter((entry) => !row.except?.includes(entry.names.en!))
    .map(({ coverage, sources: _sources, close_time_coverage: _hour, row: own, ...plain }) => {
      const followed = {
        ...plain,
        row: takenOver(row, own, coverage === 'verified', yearOf(plain.day)),
      };
      return awaitsNotice(row, plain, today) ? { ...followed, status: 'estimated' } : followed;
    });
}

/** From this year on, a market's own notice must confirm the days that its government declares one by one. */
const OWN_NOTICES_SINCE = 2026;
const PLACE = /^[A-Z]{2}(:|$)/;

/**
 * Whether a country declared the day one by one, and the calendar that inherits it has not confirmed it. Once the day is
 * over it has its country's status: nobody announces any more that a market was closed.
 */
function awaitsNotice(row: Inherited, entry: PlainEntry, today: DayNumber): boolean {
  const isDeclared =
    PLACE.test(row.calendar) && entry.origin === 'curated' && entry.status === 'confirmed';
  return (
    isDeclared && !row.asDeclared && entry.day >= today && yearOf(entry.day) >= OWN_NOTICES_SINCE
  );
}

/**
 * A listed date replaces computed entries of its kind. `open` removes all entries of the date; a working weekend day
 * and an early close remove its holidays, but not each other: a worked Saturday may be a half day.
 */
function withoutListed(
  computed: readonly PlainEntry[],
  listed: readonly ListedDate[],
): PlainEntry[] {
  const cleared = new Set<DayNumber>();
  const replaced = new Set<string>();
  for (const row of listed) {
    const day = mustParseDay(row.date);
    replaced.add(`${day} ${row.kind}`);
    if (row.kind === 'open') cleared.add(day);
    else if (row.kind !== 'holiday') replaced.add(`${day} holiday`);
  }
  return computed.filter(
    (entry) => !cleared.has(entry.day) && !replaced.has(`${entry.day} ${entry.kind}`),
  );
}

function listedEntry(row: ListedDate): PlainEntry[] {
  if (row.kind === 'open') return [];
  const status = statusOf(row);
  return [
    {
      day: mustParseDay(row.date),
      kind: row.kind,
      names: { en: row.name, ...row.names },
      status,
      observed: row.observed ?? (row.kind === 'holiday' && saysMoved(row.name)),
      close_time: row.closes ?? null,
      origin: 'curated',
      row: dateCited(row),
      ...(status === 'estimated' &&
        row.mayMoveDays !== undefined && { may_move_days: row.mayMoveDays }),
    },
  ];
}

function inData(row: ListedDate, definition: CalendarDefinition): boolean {
  const year = yearOf(mustParseDay(row.date));
  return year >= definition.years[0] && year <= definition.years[1];
}

/** Removes early closes on days that are no business days; `entries` are all entries of a calendar. */
export function dropIdleEarlyCloses<T extends PlainEntry>(
  entries: readonly T[],
  weekend: readonly WeekendRule[],
): T[] {
  const holidays = new Set(
    entries.filter((entry) => entry.kind === 'holiday').map((entry) => entry.day),
  );
  const workdays = new Set(
    entries.filter((entry) => entry.kind === 'weekend_workday').map((entry) => entry.day),
  );
  const isWeekend = weekendCheck(weekend);
  return entries.filter(
    ({ kind, day }) =>
      kind !== 'early_close' || !(holidays.has(day) || (isWeekend(day) && !workdays.has(day))),
  );
}
