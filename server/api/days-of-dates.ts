import * as z from 'zod';
import { isBusinessDay } from '../engine/business-days.js';
import { type DayNumber, formatDay } from '../engine/civil-date.js';
import { weakerOf } from '../queries/basis.js';
import { type CalendarDay, calendarDay, combinedDay } from '../queries/calendar-day.js';
import { publicEntries } from '../queries/entries.js';
import { Problem } from '../queries/problem.js';
import { combinedCovering } from '../queries/within-data.js';
import { lookUpLanguage } from '../text/language.js';
import { KnownBasis } from './basis-schemas.js';
import { CalendarDayBody, calendarDayJson, EstimatedDay } from './calendar-day.js';
import { calendarsIn, datesIn } from './cost.js';
import { answerForDates, datesParameter, manyOf } from './dates.js';
import { FIELDS, fieldOf } from './days.js';
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

/** GET /v1/days?dates=... */
export const getDays = defineEndpoint({
  route: '/v1/days',
  example: '/v1/days?dates=2026-12-24,2026-12-25&calendars=XNYS',
  operationId: 'getDays',
  tool: {
    name: 'day_status',
    operation: 'days',
    words: { dates: 'Up to 1000 dates, separated by commas' },
  },
  summary: 'Whether dates are business days, many at once',
  description:
    'The answer of /v1/days/{date} for each of `dates`, in the same order, duplicates included. If one date is outside the data of a calendar, the whole request is refused; the error names the date and its position.',
  path: z.object({}),
  query: z.object({
    dates: datesParameter('The dates').unwrap(),
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
  response: manyOf({
    date: DateText,
    mode: ModeWord,
    is_business_day: z.boolean(),
    coverage: Coverage,
    basis: KnownBasis.meta({ description: 'The weakest of the calendars' }),
    estimated: EstimatedDay,
    calendars: z.array(CalendarDayBody),
  }),
  csv: `${COLUMNS.join()}: one row per date; calendars, and with several of them status and close_time (${NONE} where there is none) in their order, separated by spaces; name joins the names of all entries; with include=sources also sources, separated by spaces`,
  text: 'The value of `field`, one per line; booleans are true or false, a close_time of null is an empty line',
  demo: { formats: ['json', 'csv'] },
  units: ({ query }) => (calendarsIn(query.calendars) * datesIn(query.dates)) / 150,
  problems: [400, 422],
  answer({ query }, context) {
    const { catalog } = context;
    const { dates, mode, field, format } = query;
    if (field !== undefined && format !== 'text') {
      throw new Problem(
        'invalid_parameter',
        `field: was given with format=${format}; expected format=text with it`,
      );
    }
    const indexes = selectCalendars(catalog, query.calendars);
    if (field !== undefined && field !== 'is_business_day' && indexes.length > 1) {
      const expected = 'expected exactly one calendar, or the field is_business_day';
      throw new Problem(
        'invalid_parameter',
        `field: ${field} was requested for ${indexes.length} calendars; ${expected}`,
      );
    }
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
