import * as z from 'zod';
import { addToResult, rangeOfAddToResult } from '../engine/add-to-result.js';
import { formatDay } from '../engine/civil-date.js';
import { combine } from '../engine/combined-days.js';
import { dateRange } from '../engine/ranges.js';
import type { Mode } from '../engine/types.js';
import type { Catalog } from '../queries/catalog.js';
import { Problem } from '../queries/problem.js';
import { combinedCovering, resultOutside } from '../queries/within-data.js';
import { daysOfSearch, type Walk } from './explanation.js';
import { ofValues } from './named.js';
import { text } from './parameters.js';
import { type ResolvedDay, selectCalendars } from './request.js';
import { DateText } from './schemas.js';

/** /v1/business-days/add to a result that must be open in further calendars too. */

const IDS = 'one to ten calendar ids, separated by commas';

export const resultQuery = {
  result_calendars: text(IDS)
    .min(1, { error: IDS })
    .meta({
      description:
        'Calendars that only the result must be open in as well: it moves on to such a day (back, if n < 0)',
      examples: ['USD'],
    })
    .optional(),
};

export const resultMembers = {
  counted: DateText.optional().meta({
    description: 'With `result_calendars`: the n-th business day, before them',
  }),
  result_calendars: z.array(z.string()).optional(),
};

/** Computes the answer for one date. */
export function addedToResult(
  catalog: Catalog,
  indexes: readonly number[],
  mode: Mode,
  n: number,
  list: string,
) {
  const further = furtherOf(catalog, list);
  const ids = further.map((index) => catalog.calendar(index).id);
  return ({ day: date, asOf }: ResolvedDay) => {
    const days = combinedCovering(catalog, indexes, mode, date);
    const all = combine([days, catalog.combined(further, 'all')], 'all');
    const added = addToResult(days, all, date, n);
    if (!added) {
      const outside = resultOutside(catalog, [...indexes, ...further], n < 0 ? 'before' : 'after');
      throw ofValues(outside, date, 'n', String(n));
    }
    const { counted, found, coverage, estimated } = added;
    const result = formatDay(found.day);
    const beside = { counted: formatDay(counted.day), result_calendars: ids };
    return {
      fields: { date: formatDay(date), n, result, mode, coverage, estimated },
      range: estimated ? dateRange(rangeOfAddToResult(days, all, date, n, added)) : {},
      result,
      beside: { json: beside, csv: { ...beside, result_calendars: ids.join(' ') } },
      asOf,
      lookedAt: both(
        daysOfSearch(days, date, counted, indexes),
        daysOfSearch(all, counted.day, found, [...new Set([...indexes, ...further])]),
      ),
    };
  };
}

function both(first: Walk, second: Walk): Walk {
  const chained = function* () {
    yield* first.days;
    yield* second.days;
  };
  return { days: chained(), total: first.total + second.total };
}

/** The calendars; a Problem names the parameter. */
function furtherOf(catalog: Catalog, list: string): readonly number[] {
  try {
    return selectCalendars(catalog, list);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    throw new Problem(error.code, `result_calendars: ${error.message.replace(/^calendars: /, '')}`);
  }
}

/** Throws a Problem for a period, whose convention may as well look at all calendars. */
export function refuseBesidePeriod({ result_calendars }: { result_calendars?: unknown }): void {
  if (result_calendars === undefined) return;
  const problem = 'result_calendars: was read beside period or unit=calendar, which counts no days';
  throw new Problem('invalid_parameter', `${problem}; expected these ids in calendars`);
}
