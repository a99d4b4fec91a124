import { isoWeekday, mustParseDay } from '../../server/engine/civil-date.js';
import { groupBy } from '../../server/util/group-by.js';
import type { ListDifference } from '../verify/list-differences.js';
import type { Publication } from '../verify/publication.js';
import type { Violation } from './gates.js';

/**
 * A list that differs from what a calendar's definition gives is believed only after somebody has looked at the text
 * again: each difference is stated once in the publication's `differs`, or the definition is corrected. A statement that
 * names no difference must go, so that none stands ready for a later mistake.
 */
export function checkUnreadLists(
  publications: readonly Publication[],
  differences: readonly ListDifference[],
): Violation[] {
  const byList = groupBy(differences, ({ publication, calendar }) => `${publication} ${calendar}`);
  return publications.flatMap((publication) => {
    const parts = groupBy(publication.calendars, ({ calendar }) => calendar);
    return [...parts].flatMap(([calendar, own]) => {
      const stated = new Set(own.flatMap(({ differs }) => Object.keys(differs ?? {})));
      const found = byList.get(`${publication.id} ${calendar}`) ?? [];
      const unstated = found.filter(({ date }) => !stated.has(date));
      const idle = [...stated].filter((date) => !found.some((one) => one.date === date));
      return [
        ...unstated.map((one) => violation(one, sentence(one, found))),
        ...idle.map((date) => violation({ publication: publication.id, calendar, date }, IDLE)),
        ...(isOfAnother(unstated, own)
          ? [violation({ ...unstated[0]!, date: 'all' }, OF_ANOTHER)]
          : []),
      ];
    });
  });
}

const IDLE = '`differs` names this day, on which list and definition agree: leave it out';
const OF_ANOTHER =
  'more than a third of the rows differ: is it the list of another calendar or of another year?';

function violation(
  { publication, calendar, date }: Pick<ListDifference, 'publication' | 'calendar' | 'date'>,
  what: string,
): Violation {
  return {
    gate: 'unread',
    calendar,
    when: date,
    what: `build/official/${publication}.json: ${what}`,
  };
}

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** The row, both sides, and what to do. */
function sentence(one: ListDifference, found: readonly ListDifference[]): string {
  const weekday = DAYS[isoWeekday(mustParseDay(one.date)) - 1]!;
  const guess = guessOf(one, found);
  const mend = {
    theirs: 'correct the row, or enter the day in the definition',
    ours: 'add the row, or correct the definition',
    kind: 'correct the row or the definition',
    time: 'correct the time here or in the definition',
    hours: 'correct the time',
  }[one.kind];
  const stated = `or, if the text says so, state it: "differs": {"${one.date}": "why, and that it was looked at again"}`;
  return `${weekday} ${one.date}: ${one.what}.${guess} Look at the text again: ${mend}; ${stated}`;
}

/** A day of ours that the list may have meant, or the row that may stand for a day of ours. */
function guessOf({ date, kind }: ListDifference, found: readonly ListDifference[]): string {
  const wanted = { theirs: 'ours', ours: 'theirs', kind: null, time: null, hours: null }[kind];
  const near = found.find(
    (other) => other.kind === wanted && (isSwapped(date, other.date) || isNear(date, other.date)),
  );
  if (!near) return '';
  const how = isSwapped(date, near.date) ? 'with day and month exchanged' : 'a few days away';
  return ` Is it ${near.date}, ${how}?`;
}

function isSwapped(a: string, b: string): boolean {
  const [year, month, day] = a.split('-');
  return b === `${year}-${day}-${month}`;
}

function isNear(a: string, b: string): boolean {
  return Math.abs(mustParseDay(a) - mustParseDay(b)) <= 3;
}

function isOfAnother(
  unstated: readonly ListDifference[],
  parts: Publication['calendars'],
): boolean {
  const rows = parts.flatMap(({ closed = [], early_close = [] }) => [
    ...closed,
    ...early_close,
  ]).length;
  return unstated.length > 2 && unstated.length * 3 > rows;
}
