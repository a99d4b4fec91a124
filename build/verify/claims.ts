import { type DayNumber, formatDay, mustParseDay, yearOf } from '../../server/engine/civil-date.js';
import type { EntryKind, EntryStatus, WeekendRule } from '../../server/engine/types.js';
import { isWeekend } from '../../server/engine/weekend.js';
import { groupBy } from '../../server/util/group-by.js';
import type { DatedRow } from './dated-rows.js';
import { type Publication, verifies } from './publication.js';
import {
  type FindVerified,
  type Statement,
  type Statements,
  statementsOf,
  type YearList,
} from './statements.js';
import {
  contradict,
  isReplaced,
  supersedes,
  type Word,
  wordOf,
  wordOfList,
  wordOfRow,
} from './words.js';

/**
 * All statements of the publications about one calendar, combined. Where two contradict each other on a date, a
 * publication that replaces the other wins: it names the other in `supersedes`, or both are dated and from one
 * publisher and it is the later one. If neither replaces the other, nothing is verified on that date. The same applies
 * where a report, or a dated and cited row of the calendar's own definition, contradicts a publication, until the
 * contradiction is settled in writing (`settled`, see publication.ts).
 */
export interface Claims {
  readonly calendar: string;
  /** By kind and day. */
  readonly dates: Readonly<Record<EntryKind, ReadonlyMap<DayNumber, Claim>>>;
  /** Years whose full-day closures are all listed, and the publications that list them and so verify the open days. */
  readonly completeYears: ReadonlyMap<number, readonly string[]>;
  /** Years whose early closes are all listed by them, too. */
  readonly earlyCompleteYears: ReadonlyMap<number, readonly string[]>;
  /**
   * Years listed in full, including lists made before days could have been added: a day missing from such a list is not
   * closed.
   */
  readonly listedYears: ReadonlyMap<number, readonly string[]>;
  readonly earlyListedYears: ReadonlyMap<number, readonly string[]>;
  /** Days on which nothing is verified, even if their year is listed in full. */
  readonly unsettled: ReadonlySet<DayNumber>;
  /** Weekdays next to a tentative day that has passed unconfirmed: it is not verified that they were open. */
  readonly besideLapsed: ReadonlySet<DayNumber>;
  readonly contradictions: readonly Contradiction[];
}

export interface Claim {
  readonly names: Readonly<Record<string, string>>;
  readonly observed: boolean;
  readonly status: EntryStatus;
  /** Of an early close: null where no publication gives the time. */
  readonly closeTime: string | null;
  readonly sources: readonly string[];
  /** Announced as tentative and passed without confirmation: verifies nothing. */
  readonly lapsed: boolean;
}

/** Publications that contradict each other on a date, none of which is known to replace the others. */
export interface Contradiction {
  readonly calendar: string;
  readonly date: string;
  /** The different statements, with the publications that make them. */
  readonly statements: readonly { readonly what: string; readonly sources: readonly string[] }[];
}

/** Maximum distance in days between a tentative date and the date announced later. */
const TENTATIVE_REACH = 2;

/** The inputs for a calendar's claims, besides the publications. */
export interface ClaimInput {
  readonly calendar: string;
  readonly weekend: readonly WeekendRule[];
  /** The day (YYYY-MM-DD) of the release being made. */
  readonly releaseDay: string;
  /** The dated and cited rows of the calendar's own definition. */
  readonly rows?: readonly DatedRow[];
  readonly followed?: FindVerified;
}

/** The years of lists by their publications: those that verify open days, and all; and of these, those with early closes. */
function listedYears(lists: readonly YearList[]) {
  const verifying = lists.filter(({ verifiesOpenDays }) => verifiesOpenDays);
  const withEarly = (some: readonly YearList[]) => some.filter(({ early }) => early !== null);
  return {
    completeYears: sourcesByYear(verifying),
    earlyCompleteYears: sourcesByYear(withEarly(verifying)),
    listedYears: sourcesByYear(lists),
    earlyListedYears: sourcesByYear(withEarly(lists)),
  };
}

/** The unsettled days on which every list of the year is silent and no publication states anything. */
function unstatedDays(
  lists: readonly YearList[],
  listsOfYear: ReadonlyMap<number, readonly YearList[]>,
  isStated: (day: DayNumber) => boolean,
): Set<DayNumber> {
  const days = silentDays(lists).filter(
    (day) => !isStated(day) && listsOfYear.get(yearOf(day))?.every(({ silent }) => silent.has(day)),
  );
  return new Set(days);
}

/** The combined claims of the publications about one calendar. */
export function claimsFor(
  { calendar, weekend, releaseDay, rows = [], followed = () => null }: ClaimInput,
  publications: readonly Publication[],
): Claims {
  const releaseYear = Number(releaseDay.slice(0, 4));
  const today = mustParseDay(releaseDay);
  const stated = (read: readonly Publication[]) =>
    statementsOf(calendar, read, releaseYear, followed);
  const { statements, lists } = stated(publications.filter(verifies));
  const doubtsOf = doubtsBy(
    stated(publications.filter((publication) => !verifies(publication))),
    rows,
    weekend,
  );
  const dates: Record<EntryKind, Map<DayNumber, Claim>> = {
    holiday: new Map(),
    early_close: new Map(),
    weekend_workday: new Map(),
  };
  const contradictions: Contradiction[] = [];
  const listsOfYear = groupBy(lists, ({ year }) => year);
  const statementsOfDay = groupBy(statements, ({ day }) => day);
  const wordsOfLists = (day: DayNumber) => {
    const isOff = isWeekend(weekend, day);
    const speaking = (listsOfYear.get(yearOf(day)) ?? []).filter(({ silent }) => !silent.has(day));
    return speaking.flatMap((list) => wordOfList(list, day, isOff));
  };
  const unsettled = unstatedDays(lists, listsOfYear, (day) => statementsOfDay.has(day));
  for (const [day, named] of statementsOfDay) {
    const words = [...named.map(wordOf), ...wordsOfLists(day)];
    const believed = words.filter(
      (word) => !words.some((other) => contradict(word, other) && isReplaced(word, other)),
    );
    const doubts = doubtsOf(day).filter((doubt) => isDoubted(believed, doubt));
    if (
      doubts.length > 0 ||
      believed.some((word) => believed.some((other) => contradict(word, other)))
    ) {
      unsettled.add(day);
      contradictions.push({
        calendar,
        date: formatDay(day),
        statements: bySides([...believed, ...doubts]),
      });
      continue;
    }
    const agreed = named.filter((statement) =>
      believed.some((word) => word.statement === statement),
    );
    for (const [kind, same] of groupBy(agreed, (statement) => statement.kind))
      dates[kind].set(day, claimOf(same, today));
  }
  for (const day of doubtsOf.days) {
    if (statementsOfDay.has(day)) continue;
    const words = wordsOfLists(day);
    const doubts = doubtsOf(day).filter((doubt) => isDoubted(words, doubt));
    if (doubts.length === 0) continue;
    unsettled.add(day);
    contradictions.push({
      calendar,
      date: formatDay(day),
      statements: bySides([...words, ...doubts]),
    });
  }
  return {
    calendar,
    dates,
    ...listedYears(lists),
    unsettled,
    besideLapsed: daysBesideLapsed(dates, weekend),
    contradictions,
  };
}

/** What reports and the definition's rows state about a day, and the days that they name. */
interface Doubts {
  (day: DayNumber): readonly Word[];
  readonly days: Iterable<DayNumber>;
}

/** A report's tentative date contradicts nothing, nor does a report's list that could not contain days added later. */
function doubtsBy(
  { statements, lists }: Statements,
  rows: readonly DatedRow[],
  weekend: readonly WeekendRule[],
): Doubts {
  const firm = statements.filter(({ status }) => status === 'confirmed');
  const reported = groupBy(firm, ({ day }) => day);
  const written = groupBy(rows, ({ day }) => day);
  const lasting = groupBy(
    lists.filter(({ verifiesOpenDays }) => verifiesOpenDays),
    ({ year }) => year,
  );
  const of = (day: DayNumber): readonly Word[] => [
    ...(reported.get(day) ?? []).map(wordOf),
    ...(lasting.get(yearOf(day)) ?? []).flatMap((list) =>
      wordOfList(list, day, isWeekend(weekend, day)),
    ),
    ...(written.get(day) ?? []).map((row) => wordOfRow(row, isWeekend(weekend, day))),
  ];
  return Object.assign(of, { days: new Set([...reported.keys(), ...written.keys()]) });
}

/** A doubt remains unless an accepted publication replaces the one that the doubt comes from. */
function isDoubted(believed: readonly Word[], doubt: Word): boolean {
  return (
    !believed.some((word) => isReplaced(doubt, word)) &&
    believed.some((word) => contradict(word, doubt))
  );
}

/** Weekdays near a tentative day that has passed unconfirmed, with no other claim. */
function daysBesideLapsed(dates: Claims['dates'], weekend: readonly WeekendRule[]): Set<DayNumber> {
  const beside = new Set<DayNumber>();
  for (const [day, { lapsed }] of dates.holiday) {
    if (!lapsed) continue;
    for (let near = day - TENTATIVE_REACH; near <= day + TENTATIVE_REACH; near++) {
      if (!dates.holiday.has(near) && !isWeekend(weekend, near)) beside.add(near);
    }
  }
  return beside;
}

function silentDays(lists: readonly YearList[]): DayNumber[] {
  return lists.flatMap(({ silent, year }) => [...silent].filter((day) => yearOf(day) === year));
}

/**
 * Combines statements that agree, in order of publication: the status of the last one that is not superseded, with all
 * sources of that status.
 */
function claimOf(statements: readonly Statement[], today: DayNumber): Claim {
  const standing = statements.filter(
    ({ by }) => !statements.some((other) => supersedes(other.by, by)),
  );
  const { status } = (standing.at(-1) ?? statements.at(-1))!;
  const same = statements.filter((statement) => statement.status === status);
  const { names, day } = same[0]!;
  const closeTime = same.find((statement) => statement.closeTime !== null)?.closeTime ?? null;
  const lapsed = status === 'provisional' && day < today;
  return {
    names,
    observed: same.some(({ observed }) => observed),
    status,
    closeTime,
    sources: [...new Set(same.map(({ by }) => by.id))],
    lapsed,
  };
}

function bySides(words: readonly Word[]): Contradiction['statements'] {
  return [...groupBy(words, ({ what }) => what)].map(([what, same]) => ({
    what,
    sources: [...new Set(same.flatMap(({ sources }) => sources))],
  }));
}

function sourcesByYear(lists: readonly YearList[]): Map<number, readonly string[]> {
  const grouped = groupBy(lists, ({ year }) => year);
  return new Map(
    [...grouped].map(([year, all]) => [year, [...new Set(all.flatMap(({ sources }) => sources))]]),
  );
}
