import { formatDay, lastDayOf, yearOf } from '../engine/civil-date.js';
import { CONVENTIONS } from '../engine/conventions.js';
import { placesFrom, placesIn } from '../engine/nth-of-month.js';
import { businessDaysFrom, businessDaysIn, trustInListed } from '../engine/period.js';
import type { Mode } from '../engine/types.js';
import type { Calendars } from '../queries/calendars.js';
import { ONLY, placeOf } from '../queries/place-in-month.js';
import { Problem } from '../queries/problem.js';
import { combinedCovering, resultOutside } from '../queries/within-data.js';
import type { BusinessCalendar, Listed } from './api.js';
import { readDay, readInteger, readWord } from './arguments.js';

type ListOptions = NonNullable<Parameters<BusinessCalendar['list']>[1]>;

/** Business days of a range, or n of them; with `only` the first, the last or the n-th of their periods. */
export function listOf(
  calendars: Calendars,
  indexes: readonly number[],
  mode: Mode,
  from: string,
  options: ListOptions = {},
): Listed {
  const first = readDay('from', from);
  const only = options.only === undefined ? null : readWord('only', options.only, ONLY);
  const place = placeOf(readPlace(options));
  const edge = only === 'nth_of_month' ? null : only;
  const end = endOf(first, options);
  const days = combinedCovering(calendars, indexes, mode, first, end.to ?? first);
  if (place !== null) {
    const found =
      end.n === null ? placesIn(days, first, end.to, place) : placesFrom(days, first, end.n, place);
    if (!found) throw resultOutside(calendars, indexes, end.n! > 0 ? 'after' : 'before');
    const { coverage, estimated } = found;
    const dates = found.days.map(formatDay);
    const to = end.to === null ? null : formatDay(end.to);
    const counted = { count: dates.length, mode, coverage, estimated, dates };
    return { from, to, n: end.n, only, ...place, ...counted };
  }
  const listed =
    end.n === null
      ? businessDaysIn(days, first, end.to, edge)
      : businessDaysFrom(days, first, end.n, edge);
  if (!listed) throw resultOutside(calendars, indexes, end.n! > 0 ? 'after' : 'before');
  const trust = trustInListed(days, listed, first, end.to, edge);
  const dates = listed.days.map(formatDay);
  const to = end.to === null ? null : formatDay(end.to);
  return { from, to, n: end.n, only, count: dates.length, mode, ...trust, dates };
}

/** The n-th place in each month, as it was given. */
function readPlace({ only, nth, weekday, convention }: ListOptions) {
  return {
    only,
    nth: nth === undefined ? undefined : readInteger('nth', nth, -23, 23),
    weekday: weekday === undefined ? undefined : readInteger('weekday', weekday, 1, 7),
    convention:
      convention === undefined ? undefined : readWord('convention', convention, CONVENTIONS),
  };
}

/** Either the last day or the number of days. */
type End = { readonly to: number; readonly n: null } | { readonly to: null; readonly n: number };

function endOf(first: number, { to, n }: ListOptions): End {
  if (n === undefined) {
    const last = to === undefined ? lastDayOf(yearOf(first)) : readDay('to', to);
    if (first <= last) return { to: last, n: null };
    throw new Problem(
      'invalid_parameter',
      `from: ${formatDay(first)} is after to, ${to}; expected from <= to`,
    );
  }
  if (to !== undefined)
    throw new Problem('invalid_parameter', 'to, n: both were given; expected one of the two');
  if (readInteger('n', n, -Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER) !== 0)
    return { to: null, n };
  throw new Problem('invalid_parameter', 'n: "0" was read; expected an integer that is not 0');
}
