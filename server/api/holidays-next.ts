import * as z from 'zod';
import { formatDay } from '../engine/civil-date.js';
import type { EntryKind } from '../engine/types.js';
import { hasJoined } from '../queries/joint.js';
import { requireCovered } from '../queries/within-data.js';
import { dataSpan } from '../store/pack.js';
import { lookUpLanguage } from '../text/language.js';
import { calendarsIn } from './cost.js';
import { defineEndpoint, inFormat, jsonText } from './endpoint.js';
import { csvDescription, findEntries } from './entries-of-kind.js';
import { datesText } from './holidays.js';
import { namedDay } from './named.js';
import { day, entryParameters, integer } from './parameters.js';
import { resolveDay, selectCalendars } from './request.js';
import { DataRelease, DateText, Entry } from './schemas.js';

const MAX_ENTRIES = 1000;
const DEFAULT_ENTRIES = 10;
/** Working weekend days are left out unless requested. */
const USUAL_KINDS: readonly EntryKind[] = ['holiday', 'early_close'];

/** GET /v1/holidays/next */
export const nextHolidays = defineEndpoint({
  route: '/v1/holidays/next',
  example: '/v1/holidays/next?calendars=XNYS&from=2026-12-01&n=2',
  operationId: 'nextHolidays',
  tool: {
    name: 'holidays',
    operation: 'next',
    own: { n: integer('How many entries per calendar. Default 5', 1, 50, 5).optional().default(5) },
  },
  summary: 'The next holidays and early closes from a date',
  description:
    'Working weekend days only with kind=weekend_workday, late opens only with kind=late_open. `complete` is false when the data of the calendar ends before n entries are found.',
  path: z.object({}),
  query: z.object({
    ...entryParameters,
    from: day('First day, inclusive. Default today').optional().default('today'),
    n: integer(
      `How many entries per calendar. Default ${DEFAULT_ENTRIES}`,
      1,
      MAX_ENTRIES,
      DEFAULT_ENTRIES,
    )
      .optional()
      .default(DEFAULT_ENTRIES),
  }),
  response: z.strictObject({
    data_release: DataRelease,
    from: DateText,
    calendars: z.array(
      z.strictObject({
        id: z.string(),
        name: z.string(),
        complete: z.boolean(),
        entries: z.array(Entry),
      }),
    ),
  }),
  csv: csvDescription(),
  text: 'One date per line, for one calendar',
  /** Entries of one kind may be rare: those of joint calendars are joined until enough are found. */
  units: ({ query: { calendars: list, n, kind } }) =>
    Math.max(
      (calendarsIn(list) * n) / 120,
      kind !== undefined && hasJoined(list) ? calendarsIn(list) * 5 : 0,
    ),
  problems: [400, 422],
  answer({ query }, context) {
    const { catalog } = context;
    const lang = lookUpLanguage(query.lang, catalog.languages);
    const indexes = selectCalendars(catalog, query.calendars);
    const { day: from, asOf } = resolveDay(query.from, query.tz, context);
    namedDay('from', from, () => requireCovered(catalog, indexes, from));
    const found = findEntries(catalog, { ...query, lang }, USUAL_KINDS);
    const perCalendar = () =>
      indexes.map((index) => {
        const calendar = catalog.calendar(index);
        return {
          id: calendar.id,
          entries: found.list(index, from, dataSpan(calendar)[1], query.n),
        };
      });
    const calendarJson = (index: number) => {
      const { json, count } = found.json(index, from, catalog.businessDays(index).last, query.n);
      return `{${catalog.nameJson(index)},"complete":${count === query.n},"entries":${json}}`;
    };
    return inFormat(
      query.format,
      {
        json: () =>
          jsonText(
            catalog,
            `"from":"${formatDay(from)}","calendars":[${indexes.map(calendarJson).join()}]`,
          ),
        csv: () => found.csv(perCalendar()),
        text: () => datesText(indexes, perCalendar),
      },
      asOf,
      lang,
    );
  },
});
