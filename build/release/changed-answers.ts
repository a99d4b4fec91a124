import {
  civilDate,
  type DayNumber,
  dayNumber,
  daysInMonth,
  formatDay,
  yearOf,
} from '../../server/engine/civil-date.js';
import type { EntryStatus, Payload } from '../../server/engine/types.js';
import { getOrMake } from '../../server/util/get-or-make.js';
import type { Regression } from './regressions.js';

/**
 * Changed answers on days in the past or in the next twelve months, verified or not: a holiday that is added, removed, moved or
 * renamed (in English), closes at another hour, or becomes less certain. An unchanged date that becomes more certain and a name in
 * another language do not count. The changes of a calendar are grouped by holiday and type of change, since one cause makes many.
 */

/** One day whose entries differ. */
export interface ChangedDay {
  readonly day: DayNumber;
  readonly was: readonly Payload[];
  readonly now: readonly Payload[];
}

/** Changes of one calendar with apparently the same cause: of one holiday, in one way. */
export interface ChangeGroup {
  readonly calendar: string;
  /** The holiday, as named in a reason. */
  readonly name: string;
  /** "54 of its Mawlid move by 29 to 30 days: 1990 to 2060 (...)". */
  readonly text: string;
}

/** More moves of past dates than this have the kind `moved`: a rule changed, not single dates. */
export const MAX_MOVED_PAST_DATES = 5;

/** A date further away is another occurrence: errors in a calendar move a feast by a month at most. */
const MAX_MOVE_DAYS = 31;
const RANKS: Readonly<Record<EntryStatus, number>> = { confirmed: 0, provisional: 1, estimated: 2 };

/** The first day after the next twelve months. */
export function endOfWatch(today: DayNumber): DayNumber {
  const { year, month, day } = civilDate(today);
  return dayNumber(year + 1, month, Math.min(day, daysInMonth(year + 1, month))) + 1;
}

/** A change of one day by one holiday. `by`: the number of days it moves, if it moves; then both days are changed. */
interface Change {
  readonly name: string;
  readonly how: string;
  readonly days: readonly DayNumber[];
  readonly by?: number;
}

/** The changed answers of one calendar, a regression for each holiday and day. `today` separates past and future. */
export function changedAnswers(
  calendar: string,
  changed: readonly ChangedDay[],
  today: DayNumber,
): Regression[] {
  const groups = new Map<string, Change[]>();
  for (const change of changesOf(changed)) {
    const key = `${change.name} ${change.by === undefined ? change.how : 'moves'}`;
    getOrMake(groups, key, () => [] as Change[]).push(change);
  }
  return [...groups.values()].flatMap((changes) => regressionsOf(calendar, changes, today));
}

function regressionsOf(
  calendar: string,
  changes: readonly Change[],
  today: DayNumber,
): Regression[] {
  const { name } = changes[0]!;
  const group: ChangeGroup = { calendar, name, text: textOf(changes) };
  const movedPast = changes.filter(
    ({ by, days }) => by !== undefined && days.some((day) => day < today),
  ).length;
  const kind = movedPast > MAX_MOVED_PAST_DATES ? 'moved' : 'changed';
  return changes.flatMap(({ days, how }) =>
    days.map((day) => ({
      kind,
      calendar,
      when: formatDay(day),
      day,
      what: `${name}: ${how}`,
      group,
    })),
  );
}

function changesOf(changed: readonly ChangedDay[]): Change[] {
  const lost: Part[] = [];
  const gained: Part[] = [];
  const others: Change[] = [];
  for (const { day, was, now } of changed) {
    const [before, after] = [partsOf(day, was), partsOf(day, now)];
    const same = (a: Part, b: Part) => a.kind === b.kind && a.name === b.name;
    lost.push(...before.filter((part) => !after.some((other) => same(part, other))));
    gained.push(...after.filter((part) => !before.some((other) => same(part, other))));
    for (const part of before) {
      const other = after.find((one) => same(part, one));
      const how = other && otherwise(part, other);
      if (how) others.push({ name: part.name, how, days: [day] });
    }
  }
  return [...comingAndGoing(lost, gained), ...others];
}

/** A holiday of a day: one of the names of an entry with two ("A / B"). */
interface Part {
  readonly day: DayNumber;
  readonly kind: Payload['kind'];
  readonly name: string;
  readonly payload: Payload;
}

function partsOf(day: DayNumber, payloads: readonly Payload[]): Part[] {
  return payloads.flatMap((payload) =>
    payload.names.en!.split(' / ').map((name) => ({
      day,
      kind: payload.kind,
      payload,
      name: name.replace(/ \((?:estimated|provisional)\)$/, ''),
    })),
  );
}

function otherwise({ payload: was }: Part, { payload: now }: Part): string | null {
  if (was.close_time !== now.close_time)
    return `closes at ${now.close_time}, not ${was.close_time}`;
  if (was.observed !== now.observed)
    return now.observed ? 'becomes an observed day' : 'is no observed day any more';
  return RANKS[now.status] > RANKS[was.status] ? `was ${was.status} and is ${now.status}` : null;
}

/** First finds moves, pairing the nearest days; then renames among the rest of each day. */
function comingAndGoing(lost: readonly Part[], gained: readonly Part[]): Change[] {
  const changes: Change[] = [];
  const [from, to] = [new Set(lost), new Set(gained)];
  const candidates = lost
    .flatMap((was) => gained.map((now) => ({ was, now, by: now.day - was.day })))
    .filter(
      ({ was, now, by }) =>
        was.kind === now.kind && was.name === now.name && Math.abs(by) <= MAX_MOVE_DAYS,
    )
    .sort((a, b) => Math.abs(a.by) - Math.abs(b.by) || a.was.day - b.was.day);
  const pair = (was: Part, now: Part, change: Omit<Change, 'days'>) => {
    if (!from.has(was) || !to.has(now)) return;
    from.delete(was);
    to.delete(now);
    changes.push({ ...change, days: [...new Set([was.day, now.day])] });
  };
  for (const { was, now, by } of candidates)
    pair(was, now, { name: was.name, how: `moves by ${daysText(by)}`, by });
  for (const was of from) {
    const now = [...to].find(({ day, kind }) => day === was.day && kind === was.kind);
    if (now) pair(was, now, { name: was.name, how: `is called ${now.name}` });
  }
  for (const { name, day, kind } of from)
    changes.push({ name, how: `goes (${kind})`, days: [day] });
  for (const { name, day, kind } of to) changes.push({ name, how: `comes (${kind})`, days: [day] });
  return changes;
}

function textOf(changes: readonly Change[]): string {
  const { name } = changes[0]!;
  const days = changes.flatMap((change) => [...change.days]).sort((a, b) => a - b);
  const [first, last] = [days[0]!, days.at(-1)!];
  const when = changes.length === 1 ? formatDay(first) : `${yearOf(first)} to ${yearOf(last)}`;
  if (changes.length === 1)
    return `${name} ${changes[0]!.how}: ${changes[0]!.days.map(formatDay).join(' to ')}`;
  const moves = changes.flatMap(({ by }) => (by === undefined ? [] : [by]));
  const how = moves.length > 0 ? `move by ${movesText(moves)}` : `each: ${changes[0]!.how}`;
  const example = changes[0]!.days.map(formatDay).join(' to ');
  return `${changes.length} of its ${name} ${how}: ${when} (${example}, ...)`;
}

const isMonth = (days: number) => days >= 28 && days <= 31;

function movesText(moves: readonly number[]): string {
  const sizes = moves.map(Math.abs);
  if (sizes.every(isMonth)) return 'a month';
  const [least, most] = [Math.min(...sizes), Math.max(...sizes)];
  return least === most ? daysText(least) : `${least} to ${daysText(most)}`;
}

function daysText(by: number): string {
  if (isMonth(Math.abs(by))) return 'a month';
  return Math.abs(by) === 1 ? 'a day' : `${Math.abs(by)} days`;
}

/** Each group once, with one line for calendars that change alike, in the order in which they are found. */
export function groupLines(
  regressions: readonly Regression[],
): { calendars: string[]; text: string; kind: string }[] {
  const lines = new Map<string, { calendars: Set<string>; text: string; kind: string }>();
  for (const { calendar, kind, group } of regressions) {
    if (!group) continue;
    const line = getOrMake(lines, `${kind} ${group.text}`, () => {
      return { calendars: new Set<string>(), text: group.text, kind };
    });
    line.calendars.add(calendar);
  }
  return [...lines.values()].map((line) => ({ ...line, calendars: [...line.calendars] }));
}
