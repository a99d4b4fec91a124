import type { CalendarDefinition } from '../definition.js';
import type { Inherited, ListedDate, RuleRow } from '../vocabulary.js';

/**
 * The days on which the trades of a stock market settle, for counting T+1, T+2 or T+3: weekdays on which both the
 * market's depository and the payment system of its currency work. The currency's calendar is always taken over, the
 * exchange's where settlement keeps the exchange's days; what differs from both is listed. Early closes play no part.
 *
 * Data begin where rolling settlement or the depository began, or where the first text was read that says which days
 * count (London 1995, the first full year of rolling settlement). The source of each row is that text.
 */

/** One market: the calendars whose closures it takes over, and what is its own. */
export interface Market {
  readonly mic: string;
  /** The market. */
  readonly name: string;
  /** Where its trades settle, and in which money. */
  readonly at: string;
  readonly timezone: string;
  readonly years: readonly [number, number];
  /** The weekend, if it is not Saturday and Sunday in all years: start -> days. */
  readonly weekend?: Readonly<Record<string, readonly number[]>>;
  readonly bases: readonly Inherited[];
  readonly rules?: readonly RuleRow[];
  readonly dates?: readonly ListedDate[];
  /** As served: what no text tells of it. */
  readonly note?: string;
}

export function settlement({
  mic,
  name,
  at,
  timezone,
  years,
  weekend,
  bases,
  rules,
  dates,
  note,
}: Market): CalendarDefinition {
  const starts = Object.entries(weekend ?? { [`${years[0]}-01-01`]: [6, 7] });
  return {
    id: `${mic}:SETTLEMENT`,
    kind: 'settlement',
    name: `${name}, settlement (${at})`,
    timezone,
    years,
    weekend: starts.map(([start, days]) => ({ start, days })),
    inherits: bases,
    ...(rules && { rules }),
    ...(dates && { dates }),
    ...(note && { note }),
  };
}

/** The closures of a calendar from a year on (or for the years given); working weekend days are not taken over. */
export function closed(
  calendar: string,
  from: number,
  source: string,
  more: Partial<Inherited> = {},
): Inherited {
  return { calendar, from, kinds: ['holiday'], source, ...more };
}

/** "Standard Central Bank, CSD and ICSD business day calendars": Nasdaq to its clearing members, 2023. */
export const NASDAQ_NORDIC_2023 =
  'https://www.finanznachrichten.de/nachrichten-2023-11/60754468-nasdaq-omx-nordic-removal-of-calendar-tab-in-cms-web-252.htm';

/** Of a market of which no text was read that says which days count. */
const BOTH_TAKEN =
  'No text was found that says on which days trades settle: the days on which both the exchange and the payment system of its currency work are taken.';

/** Of a market whose depository was read of for single days alone. */
export const DEPOSITORY_DAYS =
  "That the depository keeps all the exchange's days was not found in its own words except for single days: the days on which both the exchange and the payment system of its currency work are taken.";

/** A market whose closures and those of its currency both count by a rule of ours, for want of a text: see BOTH_TAKEN. `source` tells of the cycle. */
export function bothTaken(
  market: Omit<Market, 'bases' | 'note'>,
  currency: string,
  source: string,
): CalendarDefinition {
  const from = market.years[0];
  return settlement({
    ...market,
    bases: [market.mic, currency].map((id) => closed(id, from, source, { basis: 'rule' })),
    note: BOTH_TAKEN,
  });
}
