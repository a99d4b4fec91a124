import { type DayNumber, formatDay, isoWeekday, yearOf } from '../../server/engine/civil-date.js';
import { type Hours, hoursOn } from '../../server/engine/market-conventions.js';
import type { WeekendRule } from '../../server/engine/types.js';
import { isWeekend } from '../../server/engine/weekend.js';
import { groupBy } from '../../server/util/group-by.js';
import { canBeBoth, type PlainEntry } from '../expand/entry.js';
import { type Publication, verifies } from './publication.js';
import { type FindVerified, type Statement, statementsOf, type YearList } from './statements.js';
import { supersedes } from './words.js';

/**
 * Compares every list and rule of a publication with what the calendar's definition gives by itself, in every year.
 * What a person mistypes or overlooks in a transcription is such a difference, and so is what a definition lacks. Each is
 * looked at once, and stated in the publication (`differs`), or the definition is corrected.
 */
export interface ListDifference {
  readonly publication: string;
  readonly calendar: string;
  readonly date: string;
  readonly kind: 'theirs' | 'ours' | 'kind' | 'time' | 'hours';
  /** Both sides in words. */
  readonly what: string;
}

/** As a line for a person. */
export function differenceLine({ publication, calendar, date, what }: ListDifference): string {
  return `${calendar} ${date}: ${what} (${publication})`;
}

/** What the definition of a calendar gives by itself, and what is needed to compare lists with it. */
export interface OwnAccount {
  readonly calendar: string;
  /** Before any publication was applied. */
  readonly entries: readonly PlainEntry[];
  readonly weekend: readonly WeekendRule[];
  readonly years: readonly [number, number];
  readonly hours?: readonly Hours[];
  /** Days off and working weekend days that a list adds need no row of the definition: lists alone make the calendar. */
  readonly listsAlone: boolean;
  readonly releaseYear: number;
  readonly followed: FindVerified;
}

/** Sorted by publication and date. Reports verify nothing, so they are not compared. */
export function listDifferences(
  own: OwnAccount,
  publications: readonly Publication[],
): ListDifference[] {
  const verifying = publications.filter(verifies);
  const { statements, lists } = statementsOf(
    own.calendar,
    verifying,
    own.releaseYear,
    own.followed,
  );
  const context: Context = {
    ...own,
    byDay: groupBy(own.entries, ({ day }) => day),
    namedOn: groupBy(statements, ({ day }) => day),
    lists: groupBy(lists, ({ year }) => year),
  };
  const found = [
    ...statements.flatMap((statement) => ofStatement(statement, context)),
    ...lists.flatMap((list) => ofList(list, context)),
  ];
  const key = ({ publication, date, kind }: ListDifference) => `${publication} ${date} ${kind}`;
  const once = [...new Map(found.map((one) => [key(one), one])).entries()];
  return once.sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
}

interface Context extends OwnAccount {
  readonly byDay: ReadonlyMap<DayNumber, readonly PlainEntry[]>;
  readonly namedOn: ReadonlyMap<DayNumber, readonly Statement[]>;
  readonly lists: ReadonlyMap<number, readonly YearList[]>;
}

function ofStatement(statement: Statement, context: Context): ListDifference[] {
  const { day, by, kind, closeTime } = statement;
  if (yearOf(day) < context.years[0] || yearOf(day) > context.years[1]) return [];
  const difference = (what: ListDifference['kind'], words: string) => [
    {
      publication: by.id,
      calendar: context.calendar,
      date: formatDay(day),
      kind: what,
      what: words,
    },
  ];
  const outside = closeTime === null ? null : outsideHours(closeTime, day, context.hours);
  if (outside) return difference('hours', `${theirWords(statement)}; ${outside}`);
  const ours = context.byDay.get(day) ?? [];
  const same = ours.find((entry) => entry.kind === kind);
  if (same && areSameClose(same.close_time, closeTime, day, context.hours)) return [];
  if (isClosedAnyway(kind, day, ours, context) || isReplacedByOurs(by, day, ours, context))
    return [];
  if (same) return difference('time', `${theirWords(statement)}; ours: ${ourWords(same)}`);
  const other = ours.find((entry) => !canBeBoth(entry.kind, kind));
  if (other) return difference('kind', `${theirWords(statement)}; ours: ${ourWords(other)}`);
  if (context.listsAlone && kind !== 'early_close') return [];
  return difference('theirs', `${theirWords(statement)}; ours: nothing`);
}

/** Days of ours that the list, which claims to be complete, does not name. */
function ofList(list: YearList, context: Context): ListDifference[] {
  return context.entries.flatMap((entry): ListDifference[] => {
    const { day, kind } = entry;
    if (yearOf(day) !== list.year || list.silent.has(day)) return [];
    if (kind === 'early_close' && list.early === null) return [];
    const ours = context.byDay.get(day) ?? [];
    const isNamed = list.closed.has(day) || list.worked.has(day) || (list.early?.has(day) ?? false);
    if (isNamed || isClosedAnyway(kind, day, ours, context)) return [];
    if (isReplacedByOurs(list.by, day, ours, context)) return [];
    const words = `not in the list; ours: ${ourWords(entry)}`;
    return [
      {
        publication: list.by.id,
        calendar: context.calendar,
        date: formatDay(day),
        kind: 'ours',
        what: words,
      },
    ];
  });
}

/** Lists often leave out holidays and early closes on weekends, or name them where we do not. */
function isClosedAnyway(
  kind: Statement['kind'],
  day: DayNumber,
  ours: readonly PlainEntry[],
  { weekend, namedOn }: Context,
): boolean {
  if (kind === 'weekend_workday' || !isWeekend(weekend, day)) return false;
  const isWorked = [...ours, ...(namedOn.get(day) ?? [])].some(
    (one) => one.kind === 'weekend_workday',
  );
  return !isWorked;
}

/** Whether a publication that replaces this one says of the day what we say: a day that was declared later. */
function isReplacedByOurs(
  by: Publication,
  day: DayNumber,
  ours: readonly PlainEntry[],
  { namedOn, lists }: Context,
): boolean {
  const later = (namedOn.get(day) ?? []).filter((statement) => supersedes(statement.by, by));
  if (ours.length > 0) return later.some(({ kind }) => ours.some((entry) => entry.kind === kind));
  const open = (lists.get(yearOf(day)) ?? []).filter((list) => supersedes(list.by, by));
  return open.some(
    ({ closed, worked, early }) => !closed.has(day) && !worked.has(day) && !early?.has(day),
  );
}

/** Two times of one close: equal, or one counts the closing auction and the other does not. */
function areSameClose(
  a: string | null,
  b: string | null,
  day: DayNumber,
  hours: readonly Hours[] = [],
): boolean {
  if (a === null || b === null || a === b) return true;
  const auction = hoursOn(hours, formatDay(day), isoWeekday(day))?.closing_auction;
  const length = auction ? minutesOf(auction[1]) - minutesOf(auction[0]) : 0;
  return Math.abs(minutesOf(a) - minutesOf(b)) === length;
}

/** An early close lies between the open and the regular close of the day. */
function outsideHours(time: string, day: DayNumber, hours: readonly Hours[] = []): string | null {
  const regular = hoursOn(hours, formatDay(day), isoWeekday(day));
  if (!regular || regular.opens_day_before || regular.timezone) return null;
  const end = regular.closing_auction?.[1] ?? regular.close;
  if (time > regular.open && time < end) return null;
  return `trading is from ${regular.open} to ${end} on other days`;
}

function theirWords({ kind, closeTime, names }: Statement): string {
  return `${kind}${closeTime ? ` ${closeTime}` : ''} ${names.en}`;
}

function ourWords({ kind, close_time, names }: PlainEntry): string {
  return `${kind}${close_time ? ` ${close_time}` : ''} ${names.en}`;
}

function minutesOf(time: string): number {
  const [hours, minutes] = time.split(':').map(Number);
  return hours! * 60 + minutes!;
}
