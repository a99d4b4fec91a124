import * as z from 'zod';
import { formatDay, mustParseDay, parseDay } from '../core/civil-date.js';
import { NO_PAYLOAD } from '../core/packed.js';
import type { ChangeType, Payload } from '../core/types.js';
import type { Catalog } from '../service/catalog.js';
import { changePositions } from '../service/changes.js';
import { dateIn } from '../service/today.js';
import { type Context, defineEndpoint, json } from './endpoint.js';
import { calendars, integer } from './parameters.js';
import { selectCalendars } from './request.js';
import { Change, DataRelease } from './schemas.js';

const DEFAULT_WINDOW_DAYS = 30;
const MOST_CHANGES = 1000;
const DEFAULT_CHANGES = 100;
const RELEASE_ID = /^\d{8}T\d{6}Z$/;
const SINCE = 'an existing date in the form YYYY-MM-DD, or a release id such as 20260101T000000Z';

const since = z
  .string({ error: SINCE })
  .refine((text) => RELEASE_ID.test(text) || parseDay(text) !== null, { error: SINCE })
  .meta({
    description:
      'A date: changes of releases published on or after it (UTC). A release id: changes of the releases after it. Default: the last 30 days',
    examples: ['2026-01-01', '20260101T000000Z'],
  });

/** GET /v1/changes */
export const listChanges = defineEndpoint({
  route: '/v1/changes',
  operationId: 'listChanges',
  summary: 'Dates added, removed or modified by each release, oldest first',
  description:
    'Within a release by calendar id, date and kind. The first release is the starting point and makes no changes. To follow, ask again with `cursor` = `next_cursor`, keeping the other parameters; null means that there are no more.',
  path: z.object({}),
  query: z.object({
    since: since.optional(),
    calendars: calendars.optional(),
    limit: integer(`Changes in one answer. Default ${DEFAULT_CHANGES}`, 1, MOST_CHANGES, DEFAULT_CHANGES)
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
    const indexes = query.calendars === undefined ? undefined : selectCalendars(catalog, query.calendars);
    const ids = indexes?.map((index) => catalog.calendar(index).id);
    const start = Math.max(startOf(query.since, context), query.cursor ?? 0);
    // One more than asked tells whether there is another page.
    const positions = changePositions(catalog.data, start, query.limit + 1, ids);
    const page = positions.slice(0, query.limit);
    const answer = json(catalog, {
      changes: page.map(({ release, position }) => publicChange(catalog, release, position)),
      next_cursor: positions.length > query.limit ? page.at(-1)!.position + 1 : null,
    });
    return query.since === undefined ? { ...answer, asOf: dateIn('UTC', context.nowMs) } : answer;
  },
});

/** Position of the first change that `since` selects. */
function startOf(asked: string | undefined, { catalog, nowMs }: Context): number {
  const { releases } = catalog.data.meta;
  const isSelected = (release: { id: string; generated_at: string }) => {
    if (asked !== undefined && RELEASE_ID.test(asked)) return release.id > asked;
    const from = asked ?? formatDay(mustParseDay(dateIn('UTC', nowMs)) - DEFAULT_WINDOW_DAYS);
    return release.generated_at.slice(0, 10) >= from;
  };
  return releases.find(isSelected)?.changes[0] ?? releases.at(-1)!.changes[1];
}

function publicChange({ data }: Catalog, releaseIndex: number, position: number): z.input<typeof Change> {
  const { meta, arrays, payloads } = data;
  const release = meta.releases[releaseIndex]!;
  const date = formatDay(meta.epoch + arrays.changeDay[position]!);
  const state = (index: number) => (index === NO_PAYLOAD ? null : entryState(date, payloads[index]!));
  const before = state(arrays.changeBefore[position]!);
  const after = state(arrays.changeAfter[position]!);
  return {
    release_id: release.id,
    published_at: release.generated_at,
    calendar_id: meta.changeCalendars[arrays.changeCalendar[position]!]!,
    date,
    kind: (after ?? before)!.kind,
    change_type: typeOf(before, after),
    before,
    after,
  };
}

function typeOf(before: object | null, after: object | null): ChangeType {
  if (before === null) return 'added';
  return after === null ? 'removed' : 'modified';
}

function entryState(date: string, { kind, names, status, observed, close_time, origin, coverage, sources }: Payload) {
  return {
    ...{ date, kind, names: { ...names }, status, observed, close_time, origin, coverage },
    sources: [...sources],
  };
}
