import { formatDay, mustParseDay, yearOf } from '../../server/core/civil-date.js';
import type { Payload } from '../../server/core/types.js';
import { expandRules } from '../expand/rules.js';
import {
  type Publication,
  type PublishedCalendar,
  rowsOf,
  type StandingRule,
  verifies,
} from '../verify/publication.js';
import { type EntryChange, emptyState, type ReleaseState, type StoredCalendar } from './state.js';
import type { Replayed } from './store.js';

/**
 * What stops a release. These checks read the finished state and the publications anew, without what made the one of
 * the other, so that a mistake there does not hide itself.
 */
export interface Violation {
  readonly gate: 'unsourced' | 'contradicted' | 'regressed';
  readonly calendar: string;
  /** A date, or a year. */
  readonly when: string;
  readonly what: string;
}

/** Verified dates and years that no publication graded `original` or `copy` vouches for, or that it contradicts. */
export function checkSources(state: ReleaseState, publications: readonly Publication[]): Violation[] {
  const vouching = new Map(publications.filter(verifies).map((one) => [one.id, one]));
  return [...state.calendars.values()].flatMap((calendar) => [
    ...yearsWithoutList(calendar, vouching),
    ...entriesWithoutSource(state, calendar, vouching),
  ]);
}

/** The verified years of every calendar, as they are now: what `checkRegressions` compares. */
export function verifiedYears({ calendars }: ReleaseState): Map<string, readonly number[]> {
  return new Map([...calendars].map(([id, { verified_years }]) => [id, verified_years]));
}

/** Dates and years that were verified before and are no longer, and verified dates of the past that change. */
export function checkRegressions(
  before: ReadonlyMap<string, readonly number[]>,
  after: ReadonlyMap<string, readonly number[]>,
  changes: readonly EntryChange[],
  today: string,
): Violation[] {
  return [
    ...lostYears(before, after),
    ...changes.flatMap((change) => lostDate(change, mustParseDay(today))),
    ...changes.flatMap((change) => lostOpenDay(change, before, mustParseDay(today))),
  ];
}

/**
 * Releases already made, in order, each just replayed: regressions for which a release gives no reason, and in the last
 * state what `checkSources` finds.
 */
export function checkHistory(releases: Iterable<Replayed>, publications: readonly Publication[]): Violation[] {
  const violations: Violation[] = [];
  let last = emptyState();
  let before = verifiedYears(last);
  for (const { release, changes, reason, state } of releases) {
    const after = verifiedYears(state);
    if (reason === null)
      violations.push(...checkRegressions(before, after, changes, release.generated_at.slice(0, 10)));
    before = after;
    last = state;
  }
  return [...violations, ...checkSources(last, publications)];
}

function yearsWithoutList(calendar: StoredCalendar, vouching: ReadonlyMap<string, Publication>): Violation[] {
  return calendar.complete_years
    .filter((year) => ![...vouching.values()].some((publication) => listsYear(publication, calendar.id, year)))
    .map((year) => ({
      gate: 'unsourced',
      calendar: calendar.id,
      when: String(year),
      what: 'the year counts as complete, but no publication lists all its closures',
    }));
}

function entriesWithoutSource(
  state: ReleaseState,
  { id }: StoredCalendar,
  vouching: ReadonlyMap<string, Publication>,
): Violation[] {
  const violations: Violation[] = [];
  for (const { day, payload } of state.entries.get(id)?.values() ?? []) {
    if (payload.coverage !== 'verified') continue;
    const violation = (gate: Violation['gate'], what: string) =>
      violations.push({
        gate,
        calendar: id,
        when: formatDay(day),
        what: `${payload.kind} ${payload.names.en}: ${what}`,
      });
    const named = payload.sources.map((source) => vouching.get(source));
    if (named.length === 0) violation('unsourced', 'verified, but it names no publication');
    for (const [index, publication] of named.entries()) {
      if (!publication) violation('unsourced', `${payload.sources[index]} is no publication that verifies`);
      else if (!vouchesFor(publication, id, day, payload, vouching)) {
        violation('unsourced', `${publication.id} neither names the date nor covers its year`);
      } else if (contradicts(publication, id, day, payload))
        violation('contradicted', `${publication.id} says otherwise`);
    }
  }
  return violations;
}

/** Whether the publication names the date as this kind, or covers its year. */
function vouchesFor(
  publication: Publication,
  calendar: string,
  day: number,
  payload: Payload,
  vouching: ReadonlyMap<string, Publication>,
): boolean {
  const date = formatDay(day);
  const parts = publication.calendars.filter((part) => part.calendar === calendar);
  if (parts.some((part) => datesOf(part, payload.kind).some((listed) => listed.date === date))) return true;
  if (parts.some((part) => part.rules?.some((rule) => ruleNames(rule, calendar, day, payload)))) return true;
  if (payload.kind !== 'holiday') return false;
  const year = yearOf(day);
  if (listsYear(publication, calendar, year)) return true;
  return [...vouching.values()].some((other) =>
    other.calendars.some(
      (part) =>
        part.calendar === calendar && part.years?.includes(year) && part.complete_with?.includes(publication.id),
    ),
  );
}

/** The publication lists the date as something else, or as an early close at another time. */
function contradicts(publication: Publication, calendar: string, day: number, payload: Payload): boolean {
  const date = formatDay(day);
  return publication.calendars
    .filter((part) => part.calendar === calendar)
    .some((part) => {
      const closes = part.early_close?.find((listed) => listed.date === date);
      if (closes) return payload.kind !== 'early_close' || payload.close_time !== closes.time;
      const isClosed = part.closed?.some((listed) => listed.date === date) ?? false;
      const isWorked = part.weekend_workday?.some((listed) => listed.date === date) ?? false;
      return (isClosed && payload.kind !== 'holiday') || (isWorked && payload.kind !== 'weekend_workday');
    });
}

function listsYear(publication: Publication, calendar: string, year: number): boolean {
  return publication.calendars.some(
    (part) =>
      part.calendar === calendar &&
      (((part.complete || part.complete_with !== undefined) && part.years?.includes(year)) ||
        part.rules?.some((rule) => rule.exhaustive && inYears(rule, year))),
  );
}

function ruleNames(rule: StandingRule, calendar: string, day: number, payload: Payload): boolean {
  const year = yearOf(day);
  if (!inYears(rule, year) || rule.usable === false) return false;
  if (rule.follows !== undefined && (rule.with_early_closes || payload.kind !== 'early_close')) return true;
  const rows = rowsOf(rule, [year, year], calendar);
  return expandRules(calendar, rows, [year, year]).some((entry) => entry.day === day && entry.kind === payload.kind);
}

function inYears(rule: StandingRule, year: number): boolean {
  return year >= rule.from && year <= (rule.to ?? year);
}

function datesOf(part: PublishedCalendar, kind: Payload['kind']): readonly { readonly date: string }[] {
  if (kind === 'early_close') return part.early_close ?? [];
  return (kind === 'holiday' ? part.closed : part.weekend_workday) ?? [];
}

function lostYears(
  before: ReadonlyMap<string, readonly number[]>,
  after: ReadonlyMap<string, readonly number[]>,
): Violation[] {
  return [...before].flatMap(([calendar, years]) =>
    years
      .filter((year) => !after.get(calendar)?.includes(year))
      .map((year) => ({
        gate: 'regressed' as const,
        calendar,
        when: String(year),
        what: 'the year was verified and is no longer',
      })),
  );
}

function lostDate({ calendar, day, before, after }: EntryChange, today: number): Violation[] {
  if (before?.coverage !== 'verified') return [];
  const violation = (what: string): Violation[] => [
    { gate: 'regressed', calendar, when: formatDay(day), what: `${before.kind} ${before.names.en}: ${what}` },
  ];
  if (!after) return violation('it was verified and goes');
  if (after.coverage !== 'verified') return violation('it was verified and is no longer');
  const moved = before.close_time !== after.close_time || before.status !== after.status;
  return day < today && moved ? violation('it was verified, is past, and changes') : [];
}

/** A past day of a verified year that had no entry, and so was verified too, and gets one. */
function lostOpenDay(
  { calendar, day, before, after }: EntryChange,
  verified: ReadonlyMap<string, readonly number[]>,
  today: number,
): Violation[] {
  if (before || !after || day >= today || !verified.get(calendar)?.includes(yearOf(day))) return [];
  const what = `it was verified as a day without an entry, is past, and becomes ${after.kind} ${after.names.en}`;
  return [{ gate: 'regressed', calendar, when: formatDay(day), what }];
}
