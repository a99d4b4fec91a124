import * as z from 'zod';
import { isBusinessDay } from '../engine/business-days.js';
import { type DayNumber, formatDay } from '../engine/civil-date.js';
import { weakerOf } from '../queries/basis.js';
import { type CalendarDay, calendarDay, combinedDay } from '../queries/calendar-day.js';
import { publicEntries } from '../queries/entries.js';
import { combinedCovering } from '../queries/within-data.js';
import { lookUpLanguage } from '../text/language.js';
import { BasisName } from './basis-schemas.js';
import { CalendarDayBody, calendarDayJson, EstimatedDay } from './calendar-day.js';
import { calendarsIn, datesIn } from './cost.js';
import { answerForDates, datesParameter, manyOf, refuseBesideDates } from './dates.js';
import { checkField, FIELDS, fieldOf } from './days.js';
import {
  answerForRange,
  DaysOfRange,
  RANGE_DESCRIPTION,
  rangeQuery,
  unitsOfRange,
} from './days-of-range.js';
import { defineEndpoint } from './endpoint.js';
import { calendars, format, lang, mode, tz, word } from './parameters.js';
import { type ResolvedDay, selectCalendars } from './request.js';
import { Coverage, DateText, ModeWord } from './schemas.js';

const COLUMNS = [
  'calendars',
  'date',
  'mode',
  'is_business_day',
  'status',
  'close_time',
  'coverage',
  'name',
  'estimated',
  'basis',
];
/** Stands for a close_time of null in a cell with several values. */
const NONE = '-';

/** GET /v1/days?dates=..., and ?from=...&to=... (days-of-range.ts) */
export const getDays = defineEndpoint({
  route: '/v1/days',
  example: '/v1/days?dates=2026-12-24,2026-12-25&calendars=XNYS',
  operationId: 'getDays',
  tool: {
    name: 'day_status',
    operation: 'days',
    without: ['from', 'to'],
    words: { dates: 'Up to 1000 dates, separated by commas' },
    required: ['dates'],
  },
  summary: 'Whether dates are business days, many at once; a range as a table',
  description: `The answer of /v1/days/{date} for each of \`dates\`, in the same order, duplicates included. One date outside the data refuses the request; the error names it and its position. ${RANGE_DESCRIPTION}`,
  path: z.object({}),
  query: z.object({
    dates: datesParameter('The dates'),
    ...rangeQuery,
    calendars,
    mode,
    lang,
    include: word(['sources'], 'sources: as in /v1/days/{date}').optional(),
    tz,
    format,
    field: word(
      FIELDS,
      'The value that format=text returns, one per line: as in /v1/days/{date}',
    ).optional(),
  }),
  response: z.union([
    manyOf({
      date: DateText,
      mode: ModeWord,
      is_business_day: z.boolean(),
      coverage: Coverage,
      basis: BasisName.meta({ description: 'The weakest of the calendars' }),
      estimated: EstimatedDay,
      calendars: z.array(CalendarDayBody),
    }),
    DaysOfRange,
  ]),
  csv: `${COLUMNS.join()}: one row per date; calendars, and with several of them status and close_time (${NONE} where there is none) in their order, separated by spaces; name joins the names of all entries; with include=sources also sources, separated by spaces. Of a range: the members of \`days\``,
  text: 'The value of `field`, one per line; booleans are true or false, a close_time of null is an empty line',
  demo: { formats: ['json', 'csv'], isOfYear: true },
  units: ({ query }) =>
    query.dates ? (calendarsIn(query.calendars) * datesIn(query.dates)) / 150 : unitsOfRange(query),
  problems: [400, 422],
  answer({ query }, context) {
    const { catalog } = context;
    const { mode, field, format } = query;
    const indexes = selectCalendars(catalog, query.calendars);
    checkField(query, indexes.length);
    if (query.dates === undefined) return answerForRange(query, indexes, context);
    const dates = query.dates;
    refuseBesideDates({ from: query.from, to: query.to });
    const lang = lookUpLanguage(query.lang, catalog.languages);
    const entryQuery = { lang, withSources: query.include === 'sources' };
    const combined = catalog.combined(indexes, mode);
    const isOpen = (day: DayNumber) => isBusinessDay(combined, day);
    const perCalendar = (day: DayNumber) =>
      indexes.map((index) => calendarDay(catalog, index, day, entryQuery.withSources));
    const jsonOf = (day: DayNumber) => {
      const all = perCalendar(day);
      const parts = all.map((one, position) =>
        calendarDayJson(catalog, indexes[position]!, day, one, entryQuery),
      );
      const { is_business_day, estimated } = combinedDay(all, mode);
      const own = `"date":"${formatDay(day)}","mode":"${mode}","is_business_day":${is_business_day}`;
      return `{${own},"coverage":"${coverageOf(all)}","basis":${JSON.stringify(basisOf(all))},"estimated":${estimated},"calendars":[${parts.join()}]}`;
    };
    const ids = indexes.map((index) => catalog.calendar(index).id).join(' ');
    const csvRow = (day: DayNumber) => {
      const all = perCalendar(day);
      const closes = all.map(({ close_time }) => close_time);
      const names = indexes.flatMap((index) => publicEntries(catalog, index, day, day, entryQuery));
      const name = [...new Set(names.map((entry) => entry.name))].join(' / ');
      const sources = [...new Set(all.flatMap((one) => one.sources))].join(' ');
      return [
        ids,
        formatDay(day),
        mode,
        isOpen(day),
        all.map(({ status }) => status).join(' '),
        closes.length === 1 ? closes[0]! : closes.map((time) => time ?? NONE).join(' '),
        coverageOf(all),
        name,
        combinedDay(all, mode).estimated,
        basisOf(all),
        ...(entryQuery.withSources ? [sources] : []),
      ];
    };
    const covered = ({ day }: ResolvedDay) => {
      combinedCovering(catalog, indexes, mode, day);
      return day;
    };
    return answerForDates({ dates, tz: query.tz, format, language: lang }, context, covered, {
      json: jsonOf,
      columns: () => (entryQuery.withSources ? [...COLUMNS, 'sources'] : COLUMNS),
      csv: csvRow,
      text: (day) =>
        field === undefined || field === 'is_business_day'
          ? String(isOpen(day))
          : fieldOf(perCalendar(day)[0]!, field),
    });
  },
});

function basisOf(calendars: readonly Pick<CalendarDay, 'basis'>[]): CalendarDay['basis'] {
  return calendars.map(({ basis }) => basis).reduce(weakerOf);
}

function coverageOf(
  calendars: readonly { readonly coverage: 'verified' | 'library' }[],
): 'verified' | 'library' {
  return calendars.every(({ coverage }) => coverage === 'verified') ? 'verified' : 'library';
}
