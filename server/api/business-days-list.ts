import * as z from 'zod';
import { type BusinessDays, countBusinessDays, trustIn } from '../engine/business-days.js';
import { type DayNumber, formatDay, lastDayOf, yearOf } from '../engine/civil-date.js';
import { CONVENTIONS } from '../engine/conventions.js';
import { type PlaceInMonth, type Places, placesFrom, placesIn } from '../engine/nth-of-month.js';
import {
  businessDaysFrom,
  businessDaysIn,
  type Edge,
  type Listed,
  trustInListed,
} from '../engine/period.js';
import type { Catalog } from '../queries/catalog.js';
import { ONLY, placeOf } from '../queries/place-in-month.js';
import { Problem } from '../queries/problem.js';
import { combinedCovering, requireCovered, resultOutside } from '../queries/within-data.js';
import { toCsv } from '../text/csv.js';
import { sharedQuery, sharedResponse } from './business-days.js';
import { yearsOf } from './cost.js';
import { defineEndpoint, inFormat, json } from './endpoint.js';
import { named, namedDay } from './named.js';
import { day, integer, word } from './parameters.js';
import { resolveDay, selectCalendars } from './request.js';
import { DateText } from './schemas.js';
import { inWeekend, weekendQuery, weekendUnits } from './weekend-parameter.js';

/** Maximum number of days in a response: some fifteen years. */
const MAX_LISTED_DAYS = 4000;
const COLUMNS = ['calendars', 'date', 'coverage', 'estimated'];

/** GET /v1/business-days/list */
export const listBusinessDays = defineEndpoint({
  route: '/v1/business-days/list',
  example: '/v1/business-days/list?from=2026-10-01&to=2026-12-31&only=last_of_month&calendars=EUR',
  operationId: 'listBusinessDays',
  tool: {
    name: 'business_days',
    operation: 'list',
    without: ['weekday', 'convention'],
    words: { only: 'Only these', nth: 'Of nth_of_month; negative: from its end' },
  },
  summary: 'The business days of a range, or the next n, or the first, last or n-th of each month',
  description: `Both \`from\` and \`to\` are counted. With \`only\`, whole months, quarters and years count, even if the range covers only a part. At most ${MAX_LISTED_DAYS} days.`,
  path: z.object({}),
  query: z.object({
    from: day('The first day, counted'),
    to: day('The last day, counted; default 31 December of the year of `from`').optional(),
    n: integer(
      'Number of days, instead of `to`: from `from` on, or up to it if negative; not 0',
      -MAX_LISTED_DAYS,
      MAX_LISTED_DAYS,
      5,
    ).optional(),
    only: word(
      ONLY,
      'Only the first or the last business day of each month, quarter or year; nth_of_month: the `nth` of each month, or its `nth` `weekday`',
    ).optional(),
    nth: integer(
      'With nth_of_month; negative: from the end; not 0. Default 1',
      -23,
      23,
      3,
    ).optional(),
    weekday: integer('With nth_of_month: 1 = Monday ... 7 = Sunday', 1, 7, 5).optional(),
    convention: word(
      CONVENTIONS,
      'With `weekday`, for a date that is closed. Default following',
    ).optional(),
    ...sharedQuery,
    ...weekendQuery,
  }),
  response: z.strictObject({
    from: DateText,
    to: DateText.nullable().meta({ description: 'null with n' }),
    n: z.int().nullable(),
    only: z.enum(ONLY).nullable(),
    nth: z.int().optional(),
    weekday: z.int().min(1).max(7).optional(),
    convention: z.enum(CONVENTIONS).optional(),
    count: z.int().min(0),
    ...sharedResponse,
    dates: z.array(DateText).meta({ description: 'Ascending' }),
  }),
  csv: `${COLUMNS.join()}: one row a day, with the coverage of that day; calendars separated by spaces`,
  text: 'One date a line',
  /** Of a day in a list; one that is the first of its month is found among others. */
  units: ({ query }) =>
    weekendUnits(query) +
    Math.max(yearsOf(query) * 365, Math.abs(query.n ?? 0) * (query.only ? 20 : 1)) / 800,
  problems: [400, 422],
  demo: { formats: ['json'], needs: ['only', 'nth_of_month'] },
  answer({ query }, asked) {
    const context = inWeekend(asked, query);
    const { catalog } = context;
    const { n = null, only = null, mode } = query;
    const place = placeOf(query);
    const edge = place === null ? (only as Edge | null) : null;
    if (n !== null && query.to !== undefined) {
      throw new Problem('invalid_parameter', 'to, n: both were given; expected one of the two');
    }
    if (n === 0)
      throw new Problem('invalid_parameter', 'n: "0" was read; expected an integer that is not 0');
    const indexes = selectCalendars(catalog, query.calendars);
    const from = resolveDay(query.from, query.tz, context);
    const requested = query.to === undefined ? null : resolveDay(query.to, query.tz, context);
    const to = n === null ? (requested?.day ?? lastDayOf(yearOf(from.day))) : null;
    if (to !== null && from.day > to) {
      const expected = 'expected from <= to';
      throw new Problem(
        'invalid_parameter',
        `from: ${formatDay(from.day)} is after to, ${formatDay(to)}; ${expected}`,
      );
    }
    const days = namedDay('from', from.day, () =>
      combinedCovering(catalog, indexes, mode, from.day),
    );
    if (to !== null) namedDay('to', to, () => requireCovered(catalog, indexes, to));
    const listed =
      to === null
        ? named('n', String(n), () => nDays(catalog, indexes, days, from.day, n!, place ?? edge))
        : daysInRange(days, from.day, to, place ?? edge);
    const { coverage, estimated } =
      'coverage' in listed ? listed : trustInListed(days, listed, from.day, to, edge);
    const trust = { coverage, estimated };
    const dates = listed.days.map(formatDay);
    return inFormat(
      query.format,
      {
        json: () =>
          json(catalog, {
            from: formatDay(from.day),
            to: to === null ? null : formatDay(to),
            n,
            only,
            ...place,
            count: dates.length,
            mode,
            ...trust,
            dates,
          }),
        csv: () => {
          const ids = indexes.map((index) => catalog.calendar(index).id).join(' ');
          const row = (day: DayNumber) => [
            ids,
            formatDay(day),
            ...Object.values(trustIn(days, day, day)),
          ];
          return toCsv(COLUMNS, listed.days.map(row));
        },
        text: () => dates.join('\n'),
      },
      from.asOf ?? requested?.asOf,
    );
  },
});

function isPlace(only: Edge | PlaceInMonth | null): only is PlaceInMonth {
  return typeof only === 'object' && only !== null;
}

function daysInRange(
  days: BusinessDays,
  from: DayNumber,
  to: DayNumber,
  only: Edge | PlaceInMonth | null,
): Listed | Places {
  const count = only === null ? countBusinessDays(days, from, to) : 0;
  if (count > MAX_LISTED_DAYS) {
    const message = `from ${formatDay(from)} to ${formatDay(to)} are more than ${count} business days`;
    throw new Problem('invalid_parameter', `to: ${message}; at most ${MAX_LISTED_DAYS} are listed`);
  }
  return isPlace(only) ? placesIn(days, from, to, only) : businessDaysIn(days, from, to, only);
}

function nDays(
  catalog: Catalog,
  indexes: readonly number[],
  days: BusinessDays,
  from: DayNumber,
  n: number,
  only: Edge | PlaceInMonth | null,
): Listed | Places {
  const listed = isPlace(only)
    ? placesFrom(days, from, n, only)
    : businessDaysFrom(days, from, n, only);
  if (!listed) throw resultOutside(catalog, indexes, n > 0 ? 'after' : 'before');
  return listed;
}
