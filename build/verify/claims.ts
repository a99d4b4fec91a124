import { type DayNumber, mustParseDay, yearOf } from '../../server/core/civil-date.js';
import type { EntryKind, EntryStatus, WeekendRule } from '../../server/core/types.js';
import { isWeekend } from '../../server/core/weekend.js';
import { type Entry, mergeEntries, type PlainEntry } from '../expand/entry.js';
import { expandRules } from '../expand/rules.js';
import {
  type Publication,
  type PublishedCalendar,
  type PublishedDate,
  rowsOf,
  type StandingRule,
  verifies,
} from './publication.js';

/** What the publications say of one calendar, read together: the later one wins where two differ. */
export interface Claims {
  readonly calendar: string;
  /** By kind and day. */
  readonly dates: Readonly<Record<EntryKind, ReadonlyMap<DayNumber, Claim>>>;
  /** Years whose full-day closures are all listed, and the publications that list them. */
  readonly completeYears: ReadonlyMap<number, readonly string[]>;
  /** Years whose early closes are all listed. */
  readonly earlyCompleteYears: ReadonlyMap<number, readonly string[]>;
}

export interface Claim {
  readonly names: Readonly<Record<string, string>>;
  readonly observed: boolean;
  readonly status: EntryStatus;
  readonly closeTime: string | null;
  readonly sources: readonly string[];
}

/** Laws change: a standing rule without an end vouches for at most so many years past the release's own. */
const YEARS_A_RULE_VOUCHES_AHEAD = 2;
const OBSERVED_SUFFIX = /\s*(\((observed|substitute day)\)|observed)$/i;

/** What is verified of another calendar, whose days a rule takes over; null when it is not known (yet). */
export type FindVerified = (calendar: string) => { entries: readonly Entry[]; completeYears: readonly number[] } | null;

interface Draft {
  readonly calendar: string;
  readonly weekend: readonly WeekendRule[];
  readonly dates: Record<EntryKind, Map<DayNumber, Claim>>;
  readonly completeYears: Map<number, string[]>;
  readonly earlyCompleteYears: Map<number, string[]>;
}

/**
 * The claims of the publications about one calendar. Only evidence graded `original` or `copy` counts. `releaseYear` is
 * the year of the release that is being made.
 */
export function claimsFor(
  calendar: string,
  weekend: readonly WeekendRule[],
  publications: readonly Publication[],
  releaseYear: number,
  followed: FindVerified = () => null,
): Claims {
  const draft: Draft = {
    calendar,
    weekend,
    dates: { holiday: new Map(), early_close: new Map(), weekend_workday: new Map() },
    completeYears: new Map(),
    earlyCompleteYears: new Map(),
  };
  for (const publication of inOrderOfAuthority(publications)) {
    for (const part of publication.calendars) {
      if (part.calendar !== calendar) continue;
      addListed(draft, publication.id, part);
      for (const rule of part.rules ?? []) addRule(draft, publication.id, rule, releaseYear, followed);
    }
  }
  return draft;
}

/** Undated publications first, then by date of publication: later ones are heard last. */
function inOrderOfAuthority(publications: readonly Publication[]): Publication[] {
  return publications
    .filter(verifies)
    .sort((a, b) =>
      (a.published ?? '') < (b.published ?? '') ? -1 : (a.published ?? '') > (b.published ?? '') ? 1 : 0,
    );
}

function addListed(draft: Draft, source: string, part: PublishedCalendar): void {
  const years = part.years ?? [];
  if (part.complete) {
    const [closed, worked] = [new Set(daysOf(part.closed)), new Set(daysOf(part.weekend_workday))];
    for (const year of years) completeYear(draft, year, source, closed, worked);
  }
  if (part.complete && part.early_complete) {
    for (const year of years) earlyCompleteYear(draft, year, source, new Set(daysOf(part.early_close)));
  }
  if (part.complete_with) {
    for (const year of years) markComplete(draft.completeYears, year, [source, ...part.complete_with]);
  }
  for (const date of part.closed ?? []) addDate(draft, 'holiday', date, source);
  for (const date of part.early_close ?? []) addDate(draft, 'early_close', date, source, date.time);
  for (const date of part.weekend_workday ?? []) addDate(draft, 'weekend_workday', date, source);
}

/** A complete list takes back earlier claims of that year that it does not repeat; weekends are often not listed. */
function completeYear(
  draft: Draft,
  year: number,
  source: string,
  closed: ReadonlySet<DayNumber>,
  worked: ReadonlySet<DayNumber>,
): void {
  const { holiday, weekend_workday } = draft.dates;
  const isOutdated = (day: DayNumber) => yearOf(day) === year && !closed.has(day) && !isWeekend(draft.weekend, day);
  for (const day of [...holiday.keys()].filter(isOutdated)) holiday.delete(day);
  for (const day of [...weekend_workday.keys()]) {
    if (yearOf(day) === year && !worked.has(day)) weekend_workday.delete(day);
  }
  markComplete(draft.completeYears, year, [source]);
}

function earlyCompleteYear(draft: Draft, year: number, source: string, listed: ReadonlySet<DayNumber>): void {
  for (const day of [...draft.dates.early_close.keys()]) {
    if (yearOf(day) === year && !listed.has(day)) draft.dates.early_close.delete(day);
  }
  markComplete(draft.earlyCompleteYears, year, [source]);
}

function markComplete(years: Map<number, string[]>, year: number, sources: readonly string[]): void {
  years.set(year, [...new Set([...(years.get(year) ?? []), ...sources])]);
}

function addDate(draft: Draft, kind: EntryKind, date: PublishedDate, source: string, closeTime: string | null = null) {
  const observed = OBSERVED_SUFFIX.test(date.name);
  addClaim(draft, kind, mustParseDay(date.date), {
    names: { en: date.name.replace(OBSERVED_SUFFIX, ''), ...date.names },
    observed,
    status: date.status ?? 'confirmed',
    closeTime,
    sources: [source],
  });
}

/** Kinds exclude each other on a date: the last word is the latest publication's. */
function addClaim(draft: Draft, kind: EntryKind, day: DayNumber, claim: Claim): void {
  const before = draft.dates[kind].get(day);
  const agrees = before !== undefined && before.closeTime === claim.closeTime && before.status === claim.status;
  for (const claims of Object.values(draft.dates)) claims.delete(day);
  const sources = agrees ? [...new Set([...before.sources, ...claim.sources])] : claim.sources;
  draft.dates[kind].set(day, agrees ? { ...before, sources } : { ...claim, sources });
}

/**
 * A standing rule: its days in the library's grammar, and the verified days of the calendar that it follows. It makes a
 * year complete when it is exhaustive and the year of the followed calendar is.
 */
function addRule(draft: Draft, source: string, rule: StandingRule, releaseYear: number, followed: FindVerified): void {
  if ((!rule.grammar && !rule.follows) || rule.usable === false) return;
  const years: [number, number] = [rule.from, Math.min(rule.to ?? Infinity, releaseYear + YEARS_A_RULE_VOUCHES_AHEAD)];
  const other = rule.follows === undefined ? undefined : followed(rule.follows);
  const days = [
    ...ownDays(rule, years, `${source} ${draft.calendar}`),
    ...(other ? verifiedDays(other.entries, years, rule.with_early_closes ?? false) : []),
  ];
  const daysOfKind = (wanted: EntryKind) => new Set(days.filter(({ kind }) => kind === wanted).map(({ day }) => day));
  const [closed, worked] = [daysOfKind('holiday'), daysOfKind('weekend_workday')];
  for (let year = years[0]; rule.exhaustive && year <= years[1]; year++) {
    if (other === undefined || other?.completeYears.includes(year)) completeYear(draft, year, source, closed, worked);
  }
  for (const { day, kind, names, observed, status, close_time: closeTime } of days) {
    addClaim(draft, kind, day, { names, observed, status, closeTime, sources: [source] });
  }
}

function ownDays(rule: StandingRule, years: [number, number], where: string): PlainEntry[] {
  return mergeEntries(expandRules(where, rowsOf(rule, years, where), years));
}

function verifiedDays(
  entries: readonly Entry[],
  years: readonly [number, number],
  withEarlyCloses: boolean,
): PlainEntry[] {
  return entries
    .filter(({ kind, coverage }) => coverage === 'verified' && (withEarlyCloses || kind !== 'early_close'))
    .filter(({ day }) => yearOf(day) >= years[0] && yearOf(day) <= years[1]);
}

function daysOf(dates: readonly { readonly date: string }[] | undefined): DayNumber[] {
  return (dates ?? []).map(({ date }) => mustParseDay(date));
}
