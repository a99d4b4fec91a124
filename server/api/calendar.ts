import * as z from 'zod';
import { rulesOf } from '../queries/basis.js';
import { publicConventions } from '../queries/public-conventions.js';
import { calendarsIn } from './cost.js';
import { defineEndpoint, json } from './endpoint.js';
import { FEED_DESCRIPTION, FEED_PARAMETERS, feedOf, feedYearsIn, openFeeds } from './feed.js';
import { publicCalendar } from './public.js';
import { findCalendar } from './request.js';
import { CalendarDetail, DataRelease } from './schemas.js';

const FEED_SUFFIX = '.ics';
const isFeedId = (id: string) => id.toLowerCase().endsWith(FEED_SUFFIX);

const id = z
  .string({ error: 'the id of a calendar' })
  .meta({ description: 'Calendar id', examples: ['XNYS'] });

/** GET /v1/calendars/{id} and its feed, GET /v1/calendars/{id}.ics */
export const getCalendar = defineEndpoint({
  route: '/v1/calendars/:id',
  example: '/v1/calendars/NZD:BECS',
  operationId: 'getCalendar',
  tool: { name: 'find_calendars', operation: 'details', without: ['from', 'to', 'kind', 'lang'] },
  summary: 'A calendar with the sources behind its verified dates',
  description: 'With `.ics` after the id: its feed.',
  path: z.object({ id }),
  query: z.object(FEED_PARAMETERS),
  response: z.strictObject({ data_release: DataRelease, calendar: CalendarDetail }),
  feed: {
    suffix: FEED_SUFFIX,
    operationId: 'getCalendarFeed',
    summary: 'A calendar as an iCalendar feed',
    description: FEED_DESCRIPTION,
    path: z.object({ id }),
    media: { 'text/calendar': 'The feed (RFC 5545)' },
    problems: [400, 404, 422],
  },
  demo: { formats: ['json'] },
  units: ({ path, query }) =>
    isFeedId(path.id) ? (calendarsIn(path.id) * feedYearsIn(query)) / 2 : calendarsIn(path.id) / 4,
  problems: [400, 404, 422],
  load: openFeeds,
  answer({ path, query }, context) {
    const { catalog } = context;
    if (isFeedId(path.id)) {
      const index = findCalendar(catalog, path.id.slice(0, -FEED_SUFFIX.length).trim(), 404);
      return feedOf([index], query, context);
    }
    const index = findCalendar(catalog, path.id, 404);
    const calendar = catalog.calendar(index);
    const sources = calendar.sources.map((id) => catalog.source(id));
    const detail = {
      ...publicCalendar(catalog, calendar),
      sources,
      ...publicConventions(calendar),
      rules: rulesOf(catalog, index),
    };
    return json(catalog, { calendar: detail });
  },
});
