import * as z from 'zod';
import { yearOf } from '../core/civil-date.js';
import { renderFeed } from '../core/feed.js';
import { lookUpLanguage } from '../core/language.js';
import type { Catalog } from '../service/catalog.js';
import { Problem } from '../service/problem.js';
import { dateIn } from '../service/today.js';
import { type Answer, type Context, defineEndpoint, json } from './endpoint.js';
import { lang, year } from './parameters.js';
import { publicCalendar } from './public.js';
import { findCalendar } from './request.js';
import { CalendarDetail, DataRelease } from './schemas.js';

const FEED_SUFFIX = '.ics';
const FEED_TYPE = 'text/calendar; charset=utf-8; method=PUBLISH';
/** The feed's default: from last year to two years ahead. */
const YEARS_BACK = 1;
const YEARS_AHEAD = 2;

/** GET /v1/calendars/{id} and its feed, GET /v1/calendars/{id}.ics */
export const getCalendar = defineEndpoint({
  route: '/v1/calendars/:id',
  operationId: 'getCalendar',
  summary: 'A calendar with the sources behind its verified dates; with .ics its feed',
  description:
    'With `.ics` behind the id: an iCalendar feed of all-day events, for the years `from` to `to` (default: last year to two years ahead, cut to the data). Event UIDs are stable; estimated and provisional dates are TENTATIVE; the description tells coverage and sources.',
  path: z.object({
    id: z.string().meta({ description: 'Calendar id, with `.ics` behind it for the feed', examples: ['XNYS'] }),
  }),
  query: z.object({
    from: year('First year of the feed').optional(),
    to: year('Last year of the feed').optional(),
    lang,
  }),
  response: z.strictObject({ data_release: DataRelease, calendar: CalendarDetail }),
  problems: [400, 404, 422],
  answer({ path, query }, context) {
    const { catalog } = context;
    if (path.id.toLowerCase().endsWith(FEED_SUFFIX)) {
      return feed(path.id.slice(0, -FEED_SUFFIX.length), query, context);
    }
    const calendar = catalog.calendar(findCalendar(catalog, path.id, 404));
    const sources = calendar.sources.map((id) => catalog.sources.get(id)!);
    return json(catalog, { calendar: { ...publicCalendar(calendar), sources } });
  },
});

function feed(
  id: string,
  query: { from?: number | undefined; to?: number | undefined; lang: string },
  { catalog, nowMs }: Context,
): Answer {
  const index = findCalendar(catalog, id, 404);
  const [from, to] = feedYears(query, catalog, index, nowMs);
  const language = lookUpLanguage(query.lang, catalog.languages);
  const body = renderFeed(catalog.data, index, from, to, language);
  const usesDefault = query.from === undefined || query.to === undefined;
  return { contentType: FEED_TYPE, body, language, ...(usesDefault && { asOf: dateIn('UTC', nowMs).slice(0, 4) }) };
}

/** The years asked for, which must be in the data; the default is cut to the data instead. */
function feedYears(
  { from, to }: { from?: number | undefined; to?: number | undefined },
  catalog: Catalog,
  index: number,
  nowMs: number,
): [number, number] {
  const { id, data_years } = catalog.calendar(index);
  const thisYear = yearOf(Math.floor(nowMs / 86_400_000));
  const inData = (asked: number) => Math.min(Math.max(asked, data_years[0]), data_years[1]);
  for (const asked of [from, to]) {
    if (asked !== undefined && asked !== inData(asked)) {
      const years = `${data_years[0]} to ${data_years[1]}`;
      throw new Problem('out_of_coverage', `${asked} is outside the data of ${id}, which covers ${years}`);
    }
  }
  const first = from ?? Math.min(inData(thisYear - YEARS_BACK), to ?? data_years[1]);
  const last = to ?? Math.max(inData(thisYear + YEARS_AHEAD), first);
  if (first > last) throw new Problem('invalid_parameter', `from: ${first} is after to, ${last}; expected from <= to`);
  return [first, last];
}
