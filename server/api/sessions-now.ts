import * as z from 'zod';
import type { Catalog } from '../queries/catalog.js';
import { marketNow } from '../queries/market-now.js';
import { publicSession } from '../queries/public-session.js';
import { hasHours, localText, utcText, zoneOf } from '../queries/sessions.js';
import { toCsv } from '../text/csv.js';
import { answerOfRows } from './dates.js';
import { defineEndpoint, inFormat, json } from './endpoint.js';
import { instant, resolveInstant } from './instant-parameter.js';
import { calendars, format, tz } from './parameters.js';
import { selectCalendars } from './request.js';
import { DataRelease } from './schemas.js';
import { SessionBody } from './session-schemas.js';

const STATES = ['open', 'break', 'closing_auction', 'closed', 'unknown'] as const;
const COLUMNS = [
  'calendar',
  'at',
  'state',
  'is_open',
  'until',
  'until_local',
  'seconds_left',
  'session_date',
  'next_open',
  'next_open_local',
  'next_close',
  'next_close_local',
  'estimated',
];
const InstantText = z.string().meta({ description: 'An instant in UTC' });

/** GET /v1/sessions/now */
export const sessionsNow = defineEndpoint({
  route: '/v1/sessions/now',
  example: '/v1/sessions/now?calendars=XNYS&at=2026-11-27T15:30:00Z',
  operationId: 'getSessionsNow',
  tool: {
    name: 'sessions',
    operation: 'now',
    words: {
      calendars: 'Ids of one to ten exchanges, separated by commas',
      at: 'An instant with offset, or local time of `tz`. Default now',
      tz: 'Zone of `today` or `at`',
    },
  },
  summary: 'What is open at an instant, until when, and what comes next',
  description:
    'For the requested calendars, or for every exchange with known hours. `is_open` means continuous trading, not the break or the closing auction.',
  path: z.object({}),
  query: z.object({
    calendars: calendars
      .meta({
        description:
          'Comma-separated calendar ids, at most 10. Default: every exchange whose hours are known',
        examples: ['XNYS,XHKG'],
      })
      .optional(),
    at: instant
      .meta({
        description:
          'The instant, ISO 8601 with an offset or Z, or local time of `tz`. Default now',
      })
      .optional(),
    tz: tz.unwrap().meta({ description: 'IANA time zone of a local time in `at`' }),
    format,
  }),
  response: z.strictObject({
    data_release: DataRelease,
    at: InstantText,
    calendars: z.array(
      z.strictObject({
        id: z.string(),
        name: z.string(),
        timezone: z.string().nullable(),
        local_time: z.string().meta({ description: 'The instant in local time' }),
        state: z.enum(STATES).meta({
          description:
            'unknown: its hours are not known, or it may be in a session that is not entered',
        }),
        is_open: z
          .boolean()
          .nullable()
          .meta({ description: 'Whether it is in continuous trading; null: unknown' }),
        until: InstantText.nullable().meta({ description: 'When the state ends; null: not known' }),
        until_local: z.string().nullable(),
        estimated: z.boolean().nullable().meta({
          description: 'Whether the state, its end or the next session could change',
        }),
        seconds_left: z.int().nullable().meta({ description: 'From `at` to `until`' }),
        session: SessionBody.nullable().meta({ description: 'The current session' }),
        next: SessionBody.nullable().meta({ description: 'The next session to begin' }),
      }),
    ),
  }),
  csv: `${COLUMNS.join()}: a row for each calendar`,
  text: 'The states, one per line',
  /** All exchanges of an earlier release have to be opened. */
  units: ({ query }, _catalog, isEarlier) =>
    query.calendars === undefined ? (isEarlier ? 400 : 8) : 1,
  listsAll: ({ query }) => query.calendars === undefined,
  problems: [400],
  answer({ query }, context) {
    const { catalog, nowMs } = context;
    const { at: requested = 'now', tz: given } = query;
    const at = resolveInstant(requested, given, nowMs);
    const indexes =
      query.calendars === undefined
        ? withHours(catalog)
        : selectCalendars(catalog, query.calendars);
    const asOf = requested === 'now' ? utcText(at) : undefined;
    if (query.calendars === undefined && indexes.length > 0) {
      const rows = lazily(indexes, (index) => rowOf(catalog, index, at));
      const list = answerOfRows(
        rows,
        `"at":"${utcText(at)}","calendars":[`,
        query.format,
        context,
        {
          json: (row) => JSON.stringify(row),
          columns: () => COLUMNS,
          csv: (row) => csvRow(row, at),
          text: ({ state }) => state,
        },
      );
      return { ...list, ...(asOf !== undefined && { asOf }) };
    }
    const rows = indexes.map((index) => rowOf(catalog, index, at));
    const forms = {
      json: () => json(catalog, { at: utcText(at), calendars: rows }),
      csv: () =>
        toCsv(
          COLUMNS,
          rows.map((row) => csvRow(row, at)),
        ),
      text: () => rows.map(({ state }) => state).join('\n'),
    };
    return inFormat(query.format, forms, asOf);
  },
});

function* lazily<T, R>(items: readonly T[], make: (item: T) => R): Generator<R> {
  for (const item of items) yield make(item);
}

function withHours(catalog: Catalog): number[] {
  return catalog
    .listed()
    .filter(hasHours)
    .map(({ id }) => catalog.find(id)!);
}

function rowOf(catalog: Catalog, index: number, at: number) {
  const calendar = catalog.calendar(index);
  const { id, name, timezone } = calendar;
  const zone = zoneOf(calendar);
  const now = marketNow(catalog, index, at);
  const state = now?.state ?? ('unknown' as const);
  const untilMs = now?.untilMs ?? null;
  return {
    id,
    name,
    timezone,
    local_time: localText(zone, at),
    state,
    is_open: state === 'unknown' ? null : state === 'open',
    until: untilMs === null ? null : utcText(untilMs),
    until_local: untilMs === null ? null : localText(zone, untilMs),
    estimated: now && state !== 'unknown' ? now.estimated : null,
    seconds_left: untilMs === null ? null : Math.floor((untilMs - at) / 1000),
    session: now?.session ? publicSession(zone, now.session) : null,
    next: now?.next ? publicSession(zone, now.next) : null,
  };
}

function csvRow(row: ReturnType<typeof rowOf>, at: number) {
  const { id, state, is_open, until, until_local, seconds_left, session, next, estimated } = row;
  return [
    id,
    utcText(at),
    state,
    is_open,
    until,
    until_local,
    seconds_left,
    session?.date ?? null,
    next?.open ?? null,
    next?.open_local ?? null,
    next?.close ?? null,
    next?.close_local ?? null,
    estimated,
  ];
}
