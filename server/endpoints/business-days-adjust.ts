import * as z from 'zod';
import { formatDay } from '../core/civil-date.js';
import { adjust, CONVENTION_WORDS, CONVENTIONS, turnsFirst } from '../core/conventions.js';
import { arithmeticAnswer, csvDescription, sharedQuery, sharedResponse, trustIn } from './business-days.js';
import { defineEndpoint } from './endpoint.js';
import { day, word } from './parameters.js';
import { combinedCovering, resolveDay, resultOutside, selectCalendars } from './request.js';
import { DateText } from './schemas.js';

/** GET /v1/business-days/adjust */
export const adjustDay = defineEndpoint({
  route: '/v1/business-days/adjust',
  operationId: 'adjustBusinessDay',
  summary: 'A date moved to a business day by a business day convention',
  description: `The conventions of the 2006 and 2021 ISDA Definitions. ${CONVENTION_WORDS}. The answer depends on the days from \`date\` to \`result\`; for a modified convention that had to turn back also on the rest of the month.`,
  path: z.object({}),
  query: z.object({
    date: day('The date to adjust'),
    convention: word(CONVENTIONS, 'The business day convention'),
    ...sharedQuery,
  }),
  response: z.strictObject({
    date: DateText,
    convention: z.enum(CONVENTIONS),
    result: DateText,
    adjusted: z.boolean().meta({ description: 'True when the date was no business day' }),
    ...sharedResponse,
  }),
  csv: csvDescription('date', 'convention', 'result', 'adjusted'),
  text: 'The result',
  problems: [400, 422],
  answer({ query }, context) {
    const { catalog } = context;
    const { convention, mode } = query;
    const indexes = selectCalendars(catalog, query.calendars);
    const { day: date, asOf } = resolveDay(query.date, query.tz, context);
    const days = combinedCovering(catalog, indexes, mode, date);
    const found = adjust(days, date, convention);
    if (!found) throw resultOutside(catalog, indexes, turnsFirst(convention, date));
    const trust = trustIn(days, found.dependsFrom, found.dependsTo);
    const result = formatDay(found.day);
    const fields = { date: formatDay(date), convention, result, adjusted: found.day !== date, mode, ...trust };
    return arithmeticAnswer(catalog, query.format, indexes, fields, result, asOf);
  },
});
