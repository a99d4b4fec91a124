import { type DayNumber, formatDay, yearOf } from '../../server/core/civil-date.js';
import { getOrMake } from '../../server/core/get-or-make.js';
import type { EntryKind, EntryStatus, WeekendRule } from '../../server/core/types.js';
import { isWeekend } from '../../server/core/weekend.js';
import { canBeBoth } from '../expand/entry.js';
import type { Publication } from './publication.js';
import { type FindVerified, type Statement, saidOf, type YearList } from './statements.js';

/**
 * What the publications say of one calendar, heard together. Where two contradict each other on a date, one that takes
 * the place of the other is believed: it says so (`supersedes`), or both are dated and of one publisher, and it is the
 * later. Where neither does, nothing is verified of that date.
 */
export interface Claims {
  readonly calendar: string;
  /** By kind and day. */
  readonly dates: Readonly<Record<EntryKind, ReadonlyMap<DayNumber, Claim>>>;
  /** Years whose full-day closures are all listed, and the publications that list them. */
  readonly completeYears: ReadonlyMap<number, readonly string[]>;
  /** Years whose early closes are all listed. */
  readonly earlyCompleteYears: ReadonlyMap<number, readonly string[]>;
  /** Days of which nothing is verified, though their year be listed in full. */
  readonly unsettled: ReadonlySet<DayNumber>;
  readonly contradictions: readonly Contradiction[];
}

export interface Claim {
  readonly names: Readonly<Record<string, string>>;
  readonly observed: boolean;
  readonly status: EntryStatus;
  readonly closeTime: string | null;
  readonly sources: readonly string[];
}

/** Publications that say different things of a date, and none of which is known to take the place of the others. */
export interface Contradiction {
  readonly calendar: string;
  readonly date: string;
  /** What is said, and by which publications. */
  readonly said: readonly { readonly what: string; readonly sources: readonly string[] }[];
}

/** One side of what is said of a day: a statement, or a list that does not name it. */
interface Word {
  readonly by: Publication;
  readonly sources: readonly string[];
  /** Null: the list does not name the day. */
  readonly statement: Statement | null;
  /** What it says: words that differ contradict each other. */
  readonly what: string;
  readonly rulesOut: (statement: Statement) => boolean;
}

/** The claims of the publications about one calendar. `releaseYear` is the year of the release that is being made. */
export function claimsFor(
  calendar: string,
  weekend: readonly WeekendRule[],
  publications: readonly Publication[],
  releaseYear: number,
  followed: FindVerified = () => null,
): Claims {
  const { statements, lists } = saidOf(calendar, publications, releaseYear, followed);
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
    const believed = words.filter(
      (word) => !words.some((other) => contradict(word, other) && supersedes(other.by, word.by)),
    );
    if (believed.some((word) => believed.some((other) => contradict(word, other)))) {
      unsettled.add(day);
      contradictions.push({ calendar, date: formatDay(day), said: bySaid(believed) });
      continue;
    }
    const agreed = believed.flatMap(({ statement }) => statement ?? []);
    for (const [kind, same] of groupBy(agreed, (statement) => statement.kind)) dates[kind].set(day, claimOf(same));
  }
  return {
    calendar,
    dates,
    completeYears: sourcesByYear(lists),
    earlyCompleteYears: sourcesByYear(lists.filter(({ early }) => early !== null)),
    unsettled,
    contradictions,
  };
}

function silentDays(lists: readonly YearList[]): DayNumber[] {
  return lists.flatMap(({ silent, year }) => [...silent].filter((day) => yearOf(day) === year));
}

function wordOf(statement: Statement): Word {
  const what = textOf(statement);
  const rulesOut = (other: Statement) => textOf(other) !== what && !canBeBoth(other.kind, statement.kind);
  return { by: statement.by, sources: [statement.by.id], statement, what, rulesOut };
}

function textOf({ kind, closeTime }: Statement): string {
  return closeTime === null ? kind : `${kind} ${closeTime}`;
}

/** What a list says of a day that it does not name; holidays on weekends are often not listed. */
function wordOfList({ by, sources, closed, worked, early }: YearList, day: DayNumber, isOff: boolean): Word[] {
  if (closed.has(day) || worked.has(day) || early?.has(day)) return [];
  const rulesOut = ({ kind }: Statement) =>
    kind === 'holiday' ? !isOff : kind === 'weekend_workday' || early !== null;
  return [{ by, sources, statement: null, what: 'not listed', rulesOut }];
}

function contradict(a: Word, b: Word): boolean {
  return (b.statement !== null && a.rulesOut(b.statement)) || (a.statement !== null && b.rulesOut(a.statement));
}

function supersedes(later: Publication, earlier: Publication): boolean {
  if (later.supersedes?.some(({ id }) => id === earlier.id)) return true;
  if (earlier.supersedes?.some(({ id }) => id === later.id)) return false;
  if (later.publisher !== earlier.publisher) return false;
  return earlier.published !== null && later.published !== null && later.published > earlier.published;
}

/** Statements that agree, in order of publication: the status of the last one that no other supersedes, and those that say so too. */
function claimOf(statements: readonly Statement[]): Claim {
  const standing = statements.filter(({ by }) => !statements.some((other) => supersedes(other.by, by)));
  const { status } = (standing.at(-1) ?? statements.at(-1))!;
  const same = statements.filter((statement) => statement.status === status);
  const { names, observed, closeTime } = same[0]!;
  return { names, observed, status, closeTime, sources: [...new Set(same.map(({ by }) => by.id))] };
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
