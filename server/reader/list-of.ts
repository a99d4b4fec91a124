import { formatDay, lastDayOf, yearOf } from '../engine/civil-date.js';
import { businessDaysFrom, businessDaysIn, EDGES, trustInListed } from '../engine/period.js';
import type { Mode } from '../engine/types.js';
import type { Calendars } from '../queries/calendars.js';
import { Problem } from '../queries/problem.js';
import { combinedCovering, resultOutside } from '../queries/within-data.js';
import type { BusinessCalendar, Listed } from './api.js';
import { readDay, readInteger, readWord } from './arguments.js';

type ListOptions = NonNullable<Parameters<BusinessCalendar['list']>[1]>;

/** Business days of a range, or n of them; with `only` the first or the last of their periods. */
export function listOf(
  calendars: Calendars,
  indexes: readonly number[],
  mode: Mode,
  from: string,
  options: ListOptions = {},
): Listed {
  const first = readDay('from', from);
  const only = options.only === undefined ? null : readWord('only', options.only, EDGES);
  const end = endOf(first, options);
  const days = combinedCovering(calendars, indexes, mode, first, end.to ?? first);
  const listed =
    end.n === null
      ? businessDaysIn(days, first, end.to, only)
      : businessDaysFrom(days, first, end.n, only);
  if (!listed) throw resultOutside(calendars, indexes, end.n! > 0 ? 'after' : 'before');
  const trust = trustInListed(days, listed, first, end.to, only);
  const dates = listed.days.map(formatDay);
  const to = end.to === null ? null : formatDay(end.to);
  return { from, to, n: end.n, only, count: dates.length, mode, ...trust, dates };
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
