import * as z from 'zod';
import { calendarsIn } from './cost.js';
import { defineEndpoint } from './endpoint.js';
import {
  FEED_DESCRIPTION,
  FEED_PARAMETERS,
  feedOf,
  feedYearsIn,
  MAX_EVENTS,
  openFeeds,
} from './feed.js';
import { calendars } from './parameters.js';
import { selectCalendars } from './request.js';

/** GET /v1/calendars.ics */
export const calendarsFeed = defineEndpoint({
  route: '/v1/calendars.ics',
  operationId: 'getCalendarsFeed',
  summary: 'Several calendars as one iCalendar feed',
  description: `${FEED_DESCRIPTION} With several calendars, names begin with the id, and a feed has at most ${MAX_EVENTS} events.`,
  path: z.object({}),
  query: z.object({ calendars, ...FEED_PARAMETERS }),
  media: { 'text/calendar': 'The feed (RFC 5545)' },
  units: ({ query }) => calendarsIn(query.calendars) * feedYearsIn(query),
  problems: [400, 422],
  load: openFeeds,
  answer: ({ query }, context) =>
    feedOf(selectCalendars(context.catalog, query.calendars), query, context),
});
