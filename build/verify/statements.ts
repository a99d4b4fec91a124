import { type DayNumber, mustParseDay, yearOf } from '../../server/engine/civil-date.js';
import type { EntryKind, EntryStatus } from '../../server/engine/types.js';
import { saysMoved } from '../calendars/moved-names.js';
import { type Entry, mergeEntries, type PlainEntry } from '../expand/entry.js';
import { expandRules } from '../expand/rules.js';
import {
  lastYearOfLists,
  lastYearOfOpenDays,
  listsOpenDays,
  yearsOfDates,
} from './accepted-years.js';
import {
  type Publication,
  type PublishedCalendar,
  type PublishedDate,
  rowsOf,
  type StandingRule,
} from './publication.js';

/**
 * The statements of each publication about one calendar: the dates that it names and the years that it lists in full.
 */

/** A date named by a publication. */
export interface Statement {
  readonly by: Publication;
  readonly day: DayNumber;
  readonly kind: EntryKind;
  readonly names: Readonly<Record<string, string>>;
  readonly observed: boolean;
  readonly status: EntryStatus;
  readonly closeTime: string | null;
}

/** A year of which a publication lists every closure, alone or with others: all other days are open. */
export interface YearList {
  readonly by: Publication;
  /** Ids of all publications that form the list, `by` first. */
  readonly sources: readonly string[];
  readonly year: number;
  readonly closed: ReadonlySet<DayNumber>;
  readonly worked: ReadonlySet<DayNumber>;
  /** Null where the list may be missing early closes. */
  readonly early: ReadonlySet<DayNumber> | null;
  /** Days on which the list has no statement: settled against it, or not verified in the calendar that it follows. */
  readonly silent: ReadonlySet<DayNumber>;
  /**
   * Whether it also verifies the year's open days; a list made before the end of its year does not once the year is
   * over.
   */
  readonly verifiesOpenDays: boolean;
}

export interface Statements {
  readonly statements: readonly Statement[];
  readonly lists: readonly YearList[];
}

/** The verified days of another calendar, which a rule takes over. */
export interface FollowedCalendar {
  readonly entries: readonly Entry[];
  readonly completeYears: readonly number[];
  readonly earlyCompleteYears: readonly number[];
  readonly unsettledDays: readonly DayNumber[];
}

/** Null when the calendar is not known (yet). */
export type FindVerified = (calendar: string) => FollowedCalendar | null;

const OBSERVED_SUFFIX = /\s*(\((observed|substitute day)\)|observed)$/i;

/** The statements of these publications about a calendar, by date of publication, undated first. */
export function statementsOf(
  calendar: string,
  publications: readonly Publication[],
  releaseYear: number,
  followed: FindVerified,
): Statements {
  const read = inOrderOfDate(publications);
  const byId = new Map(read.map((publication) => [publication.id, publication]));
  const stated = read.flatMap((by) =>
    by.calendars
      .filter((part) => part.calendar === calendar && part.waits === undefined)
      .flatMap((part) => [
        statedByList(by, part, byId, releaseYear),
        ...(part.rules ?? []).map((rule) =>
          withoutDays(
            statedByRule(by, calendar, rule, releaseYear, followed),
            new Set(daysOf(part.settled)),
          ),
        ),
      ]),
  );
  return {
    statements: stated.flatMap((one) => one.statements),
    lists: stated.flatMap((one) => one.lists),
  };
}

function inOrderOfDate(publications: readonly Publication[]): Publication[] {
  return [...publications].sort((a, b) => {
    const [first, second] = [a.published ?? '', b.published ?? ''];
    return first < second ? -1 : first > second ? 1 : 0;
  });
}

function statedByList(
  by: Publication,
  part: PublishedCalendar,
  byId: ReadonlyMap<string, Publication>,
  releaseYear: number,
): Statements {
  const lastYear = lastYearOfLists(by, releaseYear);
  const settled = new Set(daysOf(part.settled));
  const statements = [
    ...(part.closed ?? []).map((date) => statement(by, 'holiday', date)),
    ...(part.early_close ?? []).map((date) => statement(by, 'early_close', date, date.time)),
    ...(part.weekend_workday ?? []).map((date) => statement(by, 'weekend_workday', date)),
  ].filter(({ day }) => yearOf(day) <= lastYear && !settled.has(day));
  const partners = (part.complete_with ?? []).flatMap((id) => byId.get(id) ?? []);
  const lacksPartner = partners.length < (part.complete_with ?? []).length;
  if ((!part.complete && !part.complete_with) || lacksPartner) return { statements, lists: [] };
  const parts = [part, ...partners.flatMap((other) => partsOf(other, part.calendar))];
  const list = {
    by,
    sources: [by.id, ...(part.complete_with ?? [])],
    closed: new Set(parts.flatMap(({ closed }) => daysOf(closed))),
    worked: new Set(parts.flatMap(({ weekend_workday }) => daysOf(weekend_workday))),
    early: part.early_complete
      ? new Set(parts.flatMap(({ early_close }) => daysOf(early_close)))
      : null,
    silent: settled,
  };
  const years = (part.years ?? []).filter((year) => year <= lastYear);
  const verifiesOpenDays = (year: number) => listsOpenDays([by, ...partners], year, releaseYear);
  return {
    statements,
    lists: years.map((year) => ({ ...list, year, verifiesOpenDays: verifiesOpenDays(year) })),
  };
}

function partsOf(publication: Publication, calendar: string): PublishedCalendar[] {
  return publication.calendars.filter((part) => part.calendar === calendar);
}

function statement(
  by: Publication,
  kind: EntryKind,
  date: PublishedDate,
  closeTime: string | null = null,
): Statement {
  return {
    by,
    day: mustParseDay(date.date),
    kind,
    names: { en: date.name.replace(OBSERVED_SUFFIX, ''), ...date.names },
    observed: saysMoved(date.name),
    status: date.status ?? 'confirmed',
    closeTime,
  };
}

/**
 * A standing rule: its days in the library's grammar, and the verified days of the calendar that it follows. It lists a
 * year in full if its words exclude other days and the followed calendar's year is listed in full.
 */
function statedByRule(
  by: Publication,
  calendar: string,
  rule: StandingRule,
  releaseYear: number,
  followed: FindVerified,
): Statements {
  if ((!rule.grammar && !rule.follows) || rule.usable === false)
    return { statements: [], lists: [] };
  const years = yearsOfDates(by, rule, releaseYear);
  if (years[1] < years[0]) return { statements: [], lists: [] };
  const other = rule.follows === undefined ? undefined : followed(rule.follows);
  const days = [
    ...ownDays(rule, years, `${by.id} ${calendar}`),
    ...(other ? verifiedDays(other.entries, years, rule.with_early_closes ?? false) : []),
  ];
  const statements = days.map(({ day, kind, names, observed, status, close_time: closeTime }) => {
    return { by, day, kind, names, observed, status, closeTime };
  });
  const lastYear = lastYearOfOpenDays(by, rule, releaseYear);
  if (lastYear === null || other === null) return { statements, lists: [] };
  const daysOfKind = (wanted: EntryKind) =>
    new Set(days.filter(({ kind }) => kind === wanted).map(({ day }) => day));
  const list = {
    by,
    sources: [by.id],
    closed: daysOfKind('holiday'),
    worked: daysOfKind('weekend_workday'),
    silent: new Set(other?.unsettledDays),
    verifiesOpenDays: true,
  };
  const listed = yearsFrom(rule.from, lastYear).filter(
    (year) => !other || other.completeYears.includes(year),
  );
  const early = daysOfKind('early_close');
  const givesEarly = (year: number) =>
    rule.with_early_closes && other?.earlyCompleteYears.includes(year);
  return {
    statements,
    lists: listed.map((year) => ({ ...list, year, early: givesEarly(year) ? early : null })),
  };
}

/** The statements without the days that are settled against the publication. */
function withoutDays(
  { statements, lists }: Statements,
  settled: ReadonlySet<DayNumber>,
): Statements {
  return {
    statements: statements.filter(({ day }) => !settled.has(day)),
    lists: lists.map((list) => ({ ...list, silent: new Set([...list.silent, ...settled]) })),
  };
}

function yearsFrom(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
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
    .filter(
      ({ kind, coverage }) =>
        coverage === 'verified' && (withEarlyCloses || kind !== 'early_close'),
    )
    .filter(({ day }) => yearOf(day) >= years[0] && yearOf(day) <= years[1]);
}

function daysOf(dates: readonly { readonly date: string }[] | undefined): DayNumber[] {
  return (dates ?? []).map(({ date }) => mustParseDay(date));
}
