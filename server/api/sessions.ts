import * as z from 'zod';
import { type DayNumber, formatDay } from '../engine/civil-date.js';
import type { Hours } from '../engine/market-conventions.js';
import type { Catalog } from '../queries/catalog.js';
import { Problem } from '../queries/problem.js';
import { publicSession, publicSessions } from '../queries/public-session.js';
import { type TradingDay, tradingDays, zoneOf } from '../queries/sessions.js';
import { type CsvValue, csvFields, toCsv } from '../text/csv.js';
import { calendarsIn, daysOf } from './cost.js';
import { type Context, CSV_TYPE, defineEndpoint, JSON_TYPE, json } from './endpoint.js';
import { requireRange } from './named.js';
import { calendars, day, integer, type RequestedDay, tableFormat, tz } from './parameters.js';
import { resolveDay, selectCalendars } from './request.js';
import { DataRelease, DateText } from './schemas.js';
import { HoursRow, LateOpenRow, SessionBody, SessionNotEnteredRow } from './session-schemas.js';

/** Per calendar; a request may have ten. */
export const MAX_SESSION_DAYS = 1100;
/** Of the JSON, after the calendars. */
const END = ']}';
const COLUMNS = [
  'calendar',
  'date',
  'open',
  'open_local',
  'close',
  'close_local',
  'break_start',
  'break_start_local',
  'break_end',
  'break_end_local',
  'closing_auction_start',
  'closing_auction_start_local',
  'closing_auction_end',
  'closing_auction_end_local',
  'early_close',
  'late_open',
  'estimated',
  'hours_source',
  'hours_evidence',
];

/** GET /v1/sessions */
export const listSessions = defineEndpoint({
  route: '/v1/sessions',
  example: '/v1/sessions?calendars=XNYS&from=2026-11-26&to=2026-11-27',
  operationId: 'listSessions',
  tool: {
    name: 'sessions',
    operation: 'list',
    words: {
      to: 'Last trading day, inclusive. Default `from`',
      days: 'Length in days, instead of `to`',
    },
  },
  summary: 'The sessions of exchanges in a date range, as instants in UTC and in local time',
  description:
    'Each trading day of each calendar with its open, close, break and closing auction. A market without known hours has `hours: null` and no sessions; trading days before the first known hours are in `without_hours`.',
  path: z.object({}),
  query: z.object({
    calendars,
    from: day('First trading day of the range. Default today in `tz`').optional(),
    to: day('Last trading day of the range, inclusive. Default `from`').optional(),
    days: integer(
      'Length of the range in days, instead of `to`',
      1,
      MAX_SESSION_DAYS,
      7,
    ).optional(),
    tz,
    format: tableFormat,
  }),
  response: z.strictObject({
    data_release: DataRelease,
    from: DateText,
    to: DateText,
    calendars: z.array(
      z.strictObject({
        id: z.string(),
        name: z.string(),
        timezone: z.string().nullable(),
        hours: z.array(HoursRow).nullable().meta({
          description: 'The rows behind the sessions; null: the hours of this market are not known',
        }),
        sessions_not_entered: z.array(SessionNotEnteredRow),
        late_opens: z.array(LateOpenRow),
        sessions: z.array(SessionBody),
        without_hours: z
          .array(DateText)
          .meta({ description: 'Trading days on which the hours are not known' }),
        may_trade: z.array(DateText).meta({
          description:
            'Closed days on which it may trade: estimated closures, unknown hours, sessions not entered',
        }),
      }),
    ),
  }),
  csv: `${COLUMNS.join()}: a row for each trading day; its instants are empty if the hours are not known`,
  units: ({ query }) => (calendarsIn(query.calendars) * daysOf(query, 1100)) / 40,
  problems: [400, 422],
  answer({ query }, context) {
    const { catalog } = context;
    const indexes = selectCalendars(catalog, query.calendars);
    const { from, to, asOf } = rangeOf(query, context);
    requireRange(catalog, indexes, query, from, to);
    const forms = query.format === 'csv' ? csvPieces : jsonPieces;
    return {
      contentType: query.format === 'csv' ? CSV_TYPE : JSON_TYPE,
      body: '',
      pieces: forms(catalog, indexes, { from, to }),
      ...(asOf !== undefined && { asOf }),
    };
  },
});

/** The answer in pieces, one for each calendar: a thousand days of one take some twenty milliseconds. */
function* jsonPieces(
  catalog: Catalog,
  indexes: readonly number[],
  range: DayRange,
): Generator<string> {
  const { from, to } = range;
  const whole = String(
    json(catalog, { from: formatDay(from), to: formatDay(to), calendars: [] }).body,
  );
  yield whole.slice(0, -END.length);
  for (const [at, index] of indexes.entries()) {
    yield `${at > 0 ? ',' : ''}${JSON.stringify(publicSessions(catalog, index, from, to))}`;
  }
  yield END;
}

function* csvPieces(
  catalog: Catalog,
  indexes: readonly number[],
  { from, to }: DayRange,
): Generator<string> {
  yield toCsv(COLUMNS, []);
  for (const index of indexes) {
    const rows = csvRows(catalog, { index, days: tradingDays(catalog, index, from, to) });
    yield rows.map((row) => `${csvFields(row)}\r\n`).join('');
  }
}

interface Found {
  readonly index: number;
  readonly days: readonly TradingDay[];
}

interface RangeQuery {
  readonly from?: RequestedDay | undefined;
  readonly to?: RequestedDay | undefined;
  readonly days?: number | undefined;
  readonly tz: string;
}

/** Throws a Problem for `to` with `days`, if `from` is after `to`, and for a range that is too long. */
function rangeOf({ from, to, days, tz }: RangeQuery, context: Context) {
  if (to !== undefined && days !== undefined) {
    throw new Problem(
      'invalid_parameter',
      'days: was given together with to; expected one of the two',
    );
  }
  const first = resolveDay(from ?? 'today', tz, context);
  const last =
    to === undefined
      ? { day: first.day + (days ?? 1) - 1, asOf: undefined }
      : resolveDay(to, tz, context);
  if (last.day < first.day) {
    const read = `${formatDay(first.day)} is after to, ${formatDay(last.day)}`;
    throw new Problem('invalid_parameter', `from: ${read}; expected from <= to`);
  }
  if (last.day - first.day >= MAX_SESSION_DAYS) {
    const read = `${last.day - first.day + 1} days were read`;
    throw new Problem(
      'invalid_parameter',
      `to: ${read}; expected at most ${MAX_SESSION_DAYS} in one request`,
    );
  }
  return { from: first.day, to: last.day, asOf: first.asOf ?? last.asOf };
}

interface DayRange {
  readonly from: DayNumber;
  readonly to: DayNumber;
}

function csvRows(catalog: Catalog, { index, days }: Found): CsvValue[][] {
  const calendar = catalog.calendar(index);
  return days.map(({ day, session }) => {
    const members: Record<string, CsvValue> = session
      ? { ...publicSession(zoneOf(calendar), session), ...provenanceOf(session.hours) }
      : { date: formatDay(day) };
    return [calendar.id, ...COLUMNS.slice(1).map((column) => members[column] ?? null)];
  });
}

function provenanceOf({ source, evidence }: Hours) {
  return { hours_source: source, hours_evidence: evidence };
}
