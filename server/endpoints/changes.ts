import * as z from 'zod';
import type { Catalog } from '../service/catalog.js';
import { changeJson, changePositions } from '../service/changes.js';
import { dateIn } from '../service/today.js';
import { type Context, defineEndpoint, jsonText } from './endpoint.js';
import { calendars, integer } from './parameters.js';
import { selectEverKnown } from './request.js';
import { Change, DataRelease } from './schemas.js';
import { daysBefore, isSince, since } from './since.js';

const DEFAULT_WINDOW_DAYS = 30;
const MOST_CHANGES = 1000;
const DEFAULT_CHANGES = 100;
/** An answer ends before the change with which it would be longer; one change is always in it. */
const MOST_BYTES = 262_144;

/** GET /v1/changes */
export const listChanges = defineEndpoint({
  route: '/v1/changes',
  operationId: 'listChanges',
  summary: 'Dates added, removed or modified by each release, oldest first',
  description:
    'Within a release by calendar id, date and kind. The first release is the starting point and makes no changes. To follow, ask again with `cursor` = `next_cursor`, keeping the other parameters; null means that there are no more. An answer ends before `limit` where it would be longer than 256 KiB: `next_cursor` then continues. `calendars` may name calendars that have gone. What changes answers without changing a date (a weekend, years of data) is told by /v1/releases.',
  path: z.object({}),
  query: z.object({
    since: since('changes', 'the last 30 days').optional(),
    calendars: calendars.optional(),
    limit: integer(`Changes in one answer, at most. Default ${DEFAULT_CHANGES}`, 1, MOST_CHANGES, DEFAULT_CHANGES)
      .optional()
      .default(DEFAULT_CHANGES),
    cursor: integer('The next_cursor of the answer before', 0, Number.MAX_SAFE_INTEGER, 100).optional(),
  }),
  response: z.strictObject({
    data_release: DataRelease,
    changes: z.array(Change),
    next_cursor: z.int().nullable(),
  }),
  problems: [400, 422],
  answer({ query }, context) {
    const { catalog } = context;
    const ids = query.calendars === undefined ? undefined : selectEverKnown(catalog, query.calendars);
    const start = Math.max(startOf(query.since, context), query.cursor ?? 0);
    const { texts, next } = pageOf(catalog, start, query.limit, ids);
    const answer = jsonText(catalog, `"changes":[${texts.join()}],"next_cursor":${next}`);
    return query.since === undefined ? { ...answer, asOf: dateIn('UTC', context.nowMs) } : answer;
  },
});

/** Changes from `start` on, as many as were asked for or fit, and where the next ones begin; null when there are none. */
function pageOf({ data }: Catalog, start: number, limit: number, ids?: readonly string[]) {
  const texts: string[] = [];
  let bytes = 0;
  for (const at of changePositions(data, start, ids)) {
    if (texts.length === limit) return { texts, next: at.position };
    const text = changeJson(data, at);
    bytes += Buffer.byteLength(text);
    if (texts.length > 0 && bytes > MOST_BYTES) return { texts, next: at.position };
    texts.push(text);
  }
  return { texts, next: null };
}

/** Position of the first change that `since` selects. */
function startOf(asked: string | undefined, { catalog, nowMs }: Context): number {
  const { releases } = catalog.data.meta;
  const from = asked ?? daysBefore(dateIn('UTC', nowMs), DEFAULT_WINDOW_DAYS);
  return releases.find((release) => isSince(release, from))?.changes[0] ?? releases.at(-1)!.changes[1];
}
