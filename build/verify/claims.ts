import { type DayNumber, formatDay, mustParseDay, yearOf } from '../../server/engine/civil-date.js';
import type { EntryKind, EntryStatus, WeekendRule } from '../../server/engine/types.js';
import { isWeekend } from '../../server/engine/weekend.js';
import { getOrMake } from '../../server/util/get-or-make.js';
import type { DatedRow } from './dated-rows.js';
import { type Publication, verifies } from './publication.js';
import { type FindVerified, type Said, type Statement, saidOf, type YearList } from './statements.js';
import { contradict, isReplaced, supersedes, type Word, wordOf, wordOfList, wordOfRow } from './words.js';

/**
 * What the publications say of one calendar, heard together. Where two contradict each other on a date, one that takes
 * the place of the other is believed: it says so (`supersedes`), or both are dated and of one publisher, and it is the
 * later. Where neither does, nothing is verified of that date. Nor is it where a report says otherwise, or a dated and
 * cited row of the calendar's own definition, until that is settled in writing (`settled`, see publication.ts).
 */
export interface Claims {
  readonly calendar: string;
  /** By kind and day. */
  readonly dates: Readonly<Record<EntryKind, ReadonlyMap<DayNumber, Claim>>>;
  /** Years whose full-day closures are all listed, and the publications that list them and vouch for the open days. */
  readonly completeYears: ReadonlyMap<number, readonly string[]>;
  /** Years whose early closes are all listed by them, too. */
  readonly earlyCompleteYears: ReadonlyMap<number, readonly string[]>;
  /** Years listed in full, also where the list was made before days could have been added: what it lacks is no day of ours. */
  readonly listedYears: ReadonlyMap<number, readonly string[]>;
  readonly earlyListedYears: ReadonlyMap<number, readonly string[]>;
  /** Days of which nothing is verified, though their year be listed in full. */
  readonly unsettled: ReadonlySet<DayNumber>;
  /** Days next to a tentative one that has passed unconfirmed: that they were open is not verified. */
  readonly besideLapsed: ReadonlySet<DayNumber>;
  readonly contradictions: readonly Contradiction[];
}

export interface Claim {
  readonly names: Readonly<Record<string, string>>;
  readonly observed: boolean;
  readonly status: EntryStatus;
  /** Of an early close: null where no publication gives the hour. */
  readonly closeTime: string | null;
  readonly sources: readonly string[];
  /** Announced as tentative, and passed without a confirmation: it verifies nothing. */
  readonly lapsed: boolean;
}

/** Publications that say different things of a date, and none of which is known to take the place of the others. */
export interface Contradiction {
  readonly calendar: string;
  readonly date: string;
  /** What is said, and by which publications. */
  readonly said: readonly { readonly what: string; readonly sources: readonly string[] }[];
}

/** How far from a tentative date the announced one may have come to stand. */
const TENTATIVE_REACH = 2;

/** What a calendar's claims are made of, beside the publications. */
export interface Hearing {
  readonly calendar: string;
  readonly weekend: readonly WeekendRule[];
  /** The day (YYYY-MM-DD) of the release that is being made. */
  readonly releaseDay: string;
  /** The dated and cited rows of the calendar's own definition. */
  readonly rows?: readonly DatedRow[];
  readonly followed?: FindVerified;
}

/** The claims of the publications about one calendar. */
export function claimsFor(
  { calendar, weekend, releaseDay, rows = [], followed = () => null }: Hearing,
  publications: readonly Publication[],
): Claims {
  const releaseYear = Number(releaseDay.slice(0, 4));
  const today = mustParseDay(releaseDay);
  const said = (heard: readonly Publication[]) => saidOf(calendar, heard, releaseYear, followed);
  const { statements, lists } = said(publications.filter(verifies));
  const doubtsOf = doubtsBy(said(publications.filter((publication) => !verifies(publication))), rows, weekend);
  const dates: Record<EntryKind, Map<DayNumber, Claim>> = {
    holiday: new Map(),
    early_close: new Map(),
    weekend_workday: new Map(),
  };
  const contradictions: Contradiction[] = [];
  const listsOfYear = groupBy(lists, ({ year }) => year);
  const statementsOfDay = groupBy(statements, ({ day }) => day);
  const unsettled = new Set(
    silentDays(lists).filter(
      (day) => !statementsOfDay.has(day) && listsOfYear.get(yearOf(day))?.every(({ silent }) => silent.has(day)),
    ),
  );
  for (const [day, named] of statementsOfDay) {
    const speaking = (listsOfYear.get(yearOf(day)) ?? []).filter(({ silent }) => !silent.has(day));
    const isOff = isWeekend(weekend, day);
    const words = [...named.map(wordOf), ...speaking.flatMap((list) => wordOfList(list, day, isOff))];
    const believed = words.filter((word) => !words.some((other) => contradict(word, other) && isReplaced(word, other)));
    const doubts = doubtsOf(day).filter((doubt) => isDoubted(believed, doubt));
    if (doubts.length > 0 || believed.some((word) => believed.some((other) => contradict(word, other)))) {
      unsettled.add(day);
      contradictions.push({ calendar, date: formatDay(day), said: bySaid([...believed, ...doubts]) });
      continue;
    }
    const agreed = named.filter((statement) => believed.some((word) => word.statement === statement));
    for (const [kind, same] of groupBy(agreed, (statement) => statement.kind))
      dates[kind].set(day, claimOf(same, today));
  }
  for (const day of doubtsOf.days) {
    if (statementsOfDay.has(day)) continue;
    const isOff = isWeekend(weekend, day);
    const speaking = (listsOfYear.get(yearOf(day)) ?? []).filter(({ silent }) => !silent.has(day));
    const words = speaking.flatMap((list) => wordOfList(list, day, isOff));
    const doubts = doubtsOf(day).filter((doubt) => isDoubted(words, doubt));
    if (doubts.length === 0) continue;
    unsettled.add(day);
    contradictions.push({ calendar, date: formatDay(day), said: bySaid([...words, ...doubts]) });
  }
  const vouching = lists.filter(({ vouches }) => vouches);
  const withEarly = (some: readonly YearList[]) => some.filter(({ early }) => early !== null);
  return {
    calendar,
    dates,
    completeYears: sourcesByYear(vouching),
    earlyCompleteYears: sourcesByYear(withEarly(vouching)),
    listedYears: sourcesByYear(lists),
    earlyListedYears: sourcesByYear(withEarly(lists)),
    unsettled,
    besideLapsed: daysBesideLapsed(dates, weekend),
    contradictions,
  };
}

/** What reports and the definition's rows say of a day, and the days of which they name something. */
interface Doubts {
  (day: DayNumber): readonly Word[];
  readonly days: Iterable<DayNumber>;
}

/** A report's tentative date contradicts nothing; nor does a list of a report that could not know of days added later. */
function doubtsBy({ statements, lists }: Said, rows: readonly DatedRow[], weekend: readonly WeekendRule[]): Doubts {
  const firm = statements.filter(({ status }) => status === 'confirmed');
  const reported = groupBy(firm, ({ day }) => day);
  const written = groupBy(rows, ({ day }) => day);
  const lasting = groupBy(
    lists.filter(({ vouches }) => vouches),
    ({ year }) => year,
  );
  const of = (day: DayNumber): readonly Word[] => [
    ...(reported.get(day) ?? []).map(wordOf),
    ...(lasting.get(yearOf(day)) ?? []).flatMap((list) => wordOfList(list, day, isWeekend(weekend, day))),
    ...(written.get(day) ?? []).map((row) => wordOfRow(row, isWeekend(weekend, day))),
  ];
  return Object.assign(of, { days: new Set([...reported.keys(), ...written.keys()]) });
}

/** A doubt stands unless what is believed takes the place of the publication that it comes from. */
function isDoubted(believed: readonly Word[], doubt: Word): boolean {
  return !believed.some((word) => isReplaced(doubt, word)) && believed.some((word) => contradict(word, doubt));
}

/** Weekdays within reach of a tentative day that has passed unconfirmed, and of which nothing else is claimed. */
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

/** Statements that agree, in order of publication: the status of the last one that no other supersedes, and those that say so too. */
function claimOf(statements: readonly Statement[], today: DayNumber): Claim {
  const standing = statements.filter(({ by }) => !statements.some((other) => supersedes(other.by, by)));
  const { status } = (standing.at(-1) ?? statements.at(-1))!;
  const same = statements.filter((statement) => statement.status === status);
  const { names, observed, day } = same[0]!;
  const closeTime = same.find((statement) => statement.closeTime !== null)?.closeTime ?? null;
  const lapsed = status === 'provisional' && day < today;
  return { names, observed, status, closeTime, sources: [...new Set(same.map(({ by }) => by.id))], lapsed };
}

function bySaid(words: readonly Word[]): Contradiction['said'] {
  return [...groupBy(words, ({ what }) => what)].map(([what, said]) => ({
    what,
    sources: [...new Set(said.flatMap(({ sources }) => sources))],
  }));
}

function sourcesByYear(lists: readonly YearList[]): Map<number, readonly string[]> {
  const grouped = groupBy(lists, ({ year }) => year);
  return new Map([...grouped].map(([year, all]) => [year, [...new Set(all.flatMap(({ sources }) => sources))]]));
}

function groupBy<T, K>(items: readonly T[], keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) getOrMake(groups, keyOf(item), () => [] as T[]).push(item);
  return groups;
}
