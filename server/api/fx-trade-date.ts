import * as z from 'zod';
import { formatDay, mustParseDay } from '../engine/civil-date.js';
import { Problem } from '../queries/problem.js';
import { localText, utcText } from '../queries/sessions.js';
import { required } from './dates.js';
import type { Context } from './endpoint.js';
import { instant, type RequestedInstant, resolveInstant } from './instant-parameter.js';
import { type RequestedDay, tz } from './parameters.js';
import { type ResolvedDay, resolveDay } from './request.js';

/** The trade date of a deal in foreign exchange: given, or by the instant at which it was done. */

/** Without a default: a local time needs it. */
const zone = tz.unwrap().meta({
  description: 'IANA time zone of `today` and of a local time in `at`. Default of `today` UTC',
});

export const tradeQuery = {
  at: instant
    .meta({
      description:
        'When it is dealt, instead of `date`: an instant with offset, or local time of `tz`. The trade date changes at 17:00 in New York',
      examples: ['2026-10-09T21:30:00Z'],
    })
    .optional(),
  tz: zone,
};

export const tradeMembers = {
  at: z.string().optional().meta({ description: 'The instant requested, in UTC' }),
  roll: z.string().optional().meta({ description: 'With `at`: how the trade date follows' }),
};

interface TradeQuery {
  readonly date?: RequestedDay | undefined;
  readonly at?: RequestedInstant | undefined;
  readonly tz?: string | undefined;
}

interface Roll {
  readonly zone: string;
  readonly city: string;
  readonly hour: number;
  /** Days from the local date to the trade date, before and from that hour on. */
  readonly before: number;
  readonly after: number;
}

/**
 * London FX (fx-table.ts; the edition without a date, read in 2026): "For all currency pairs except NZD/USD and USD/SAR, global
 * market convention is that value dates roll forward at 5pm New York time"; NZD/USD at 7am Auckland time, USD/SAR at 12pm Riyadh
 * time. From Saturdays on, on which nobody trades, the trade date is Monday.
 */
const NEW_YORK: Roll = {
  zone: 'America/New_York',
  city: 'New York',
  hour: 17,
  before: 0,
  after: 1,
};
const AUCKLAND: Roll = {
  zone: 'Pacific/Auckland',
  city: 'Auckland',
  hour: 7,
  before: -1,
  after: 0,
};
const RIYADH: Roll = { zone: 'Asia/Riyadh', city: 'Riyadh', hour: 12, before: 0, after: 1 };

function rollOf(pair: readonly [string, string]): Roll {
  const name = [...pair].sort().join('');
  if (name === 'NZDUSD') return AUCKLAND;
  return name === 'SARUSD' ? RIYADH : NEW_YORK;
}

/** A trade date with what tells it, if it follows from an instant. */
export interface TradeDay extends ResolvedDay {
  readonly told: { readonly at?: string; readonly roll?: string };
}

/** The trade date requested for a pair. Throws a Problem if there is none, or `at` beside a date. */
export function tradeDayOf(
  query: TradeQuery,
  pair: readonly [string, string],
  context: Context,
  beside: Readonly<Record<string, unknown>> = {},
): TradeDay {
  const { at, date, tz: given } = query;
  if (at === undefined)
    return { ...resolveDay(required('date', date), given ?? 'UTC', context), told: {} };
  const other = Object.entries({ date, ...beside }).find(([, value]) => value !== undefined)?.[0];
  if (other !== undefined)
    throw new Problem(
      'invalid_parameter',
      `at: was given together with ${other}; expected one of the two`,
    );
  const instantMs = resolveInstant(at, given, context.nowMs);
  const roll = rollOf(pair);
  const local = localText(roll.zone, instantMs);
  const isAfter = Number(local.slice(11, 13)) >= roll.hour;
  const day = mustParseDay(local.slice(0, 10)) + (isAfter ? roll.after : roll.before);
  const clock = `${String(roll.hour).padStart(2, '0')}:00`;
  const told = {
    at: utcText(instantMs),
    roll: `${local.slice(11, 16)} on ${local.slice(0, 10)} in ${roll.city}, where the trade date changes at ${clock}: ${formatDay(day)}`,
  };
  return at === 'now' ? { day, told, asOf: told.at } : { day, told };
}
