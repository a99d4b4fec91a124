import * as z from 'zod';
import {
  type BusinessDays,
  businessDayAfter,
  businessDayBefore,
  businessDayOnOrAfter,
  businessDayOnOrBefore,
  type Found,
} from '../core/business-days.js';
import { type DayNumber, formatDay } from '../core/civil-date.js';
import { arithmeticAnswer, csvDescription, sharedQuery, sharedResponse, trustIn } from './business-days.js';
import { defineEndpoint, type Endpoint } from './endpoint.js';
import { day, word } from './parameters.js';
import { combinedCovering, resolveDay, resultOutside, selectCalendars } from './request.js';
import { DateText } from './schemas.js';

interface Step {
  readonly name: 'next' | 'previous';
  readonly direction: 'after' | 'before';
  readonly exclusive: (days: BusinessDays, date: DayNumber) => Found | null;
  readonly inclusive: (days: BusinessDays, date: DayNumber) => Found | null;
}

/** GET /v1/business-days/next */
export const nextBusinessDay = stepEndpoint({
  name: 'next',
  direction: 'after',
  exclusive: (days, date) => businessDayAfter(days, date, 1),
  inclusive: businessDayOnOrAfter,
});

/** GET /v1/business-days/previous */
export const previousBusinessDay = stepEndpoint({
  name: 'previous',
  direction: 'before',
  exclusive: (days, date) => businessDayBefore(days, date, 1),
  inclusive: businessDayOnOrBefore,
});

function stepEndpoint({ name, direction, exclusive, inclusive }: Step): Endpoint {
  return defineEndpoint({
    route: `/v1/business-days/${name}`,
    operationId: `${name}BusinessDay`,
    summary: `The ${name} business day ${direction} a date`,
    description: `The answer depends on the days from \`date\` (with inclusive=true counted, else not) to \`result\`.`,
    path: z.object({}),
    query: z.object({
      date: day('The date to start from'),
      ...sharedQuery,
      inclusive: word(['true', 'false'], 'true: the date itself when it is a business day. Default false')
        .optional()
        .default('false'),
    }),
    response: z.strictObject({ date: DateText, result: DateText, ...sharedResponse }),
    csv: csvDescription('date', 'result'),
    text: 'The result',
    problems: [400, 422],
    answer({ query }, context) {
      const { catalog } = context;
      const indexes = selectCalendars(catalog, query.calendars);
      const { day: date, asOf } = resolveDay(query.date, query.tz, context);
      const days = combinedCovering(catalog, indexes, query.mode, date);
      const found = query.inclusive === 'true' ? inclusive(days, date) : exclusive(days, date);
      if (!found) throw resultOutside(catalog, indexes, direction);
      const { coverage, estimated } = trustIn(days, found.dependsFrom, found.dependsTo);
      const result = formatDay(found.day);
      const fields = { date: formatDay(date), result, mode: query.mode, coverage, estimated };
      return arithmeticAnswer(catalog, query.format, indexes, fields, result, asOf);
    },
  });
}
