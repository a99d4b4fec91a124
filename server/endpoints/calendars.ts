import * as z from 'zod';
import { CALENDAR_KINDS } from '../core/types.js';
import { defineEndpoint, json } from './endpoint.js';
import { word } from './parameters.js';
import { publicCalendar } from './public.js';
import { CalendarMeta, DataRelease } from './schemas.js';

/** GET /v1/calendars */
export const listCalendars = defineEndpoint({
  route: '/v1/calendars',
  operationId: 'listCalendars',
  summary: 'Every calendar of the current release',
  description:
    'Sorted by id. `bases` names the calendars that a calendar is built on, `aliases` the other ids that answer as it.',
  path: z.object({}),
  query: z.object({ kind: word(CALENDAR_KINDS, 'Only calendars of this kind').optional() }),
  response: z.strictObject({
    data_release: DataRelease,
    calendars: z.array(CalendarMeta),
    languages: z.array(z.string()).meta({ description: 'Languages that names have: see the parameter lang' }),
  }),
  problems: [400, 422],
  answer({ query }, { catalog }) {
    const all = catalog.data.meta.calendars;
    const calendars = query.kind ? all.filter(({ kind }) => kind === query.kind) : all;
    return json(catalog, { calendars: calendars.map(publicCalendar), languages: catalog.data.meta.languages });
  },
});
