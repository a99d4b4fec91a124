import type { Day, TradeSettlement } from './answers.js';
import { addressOf, calendarOf, NoAnswer, requestJson } from './api.js';
import { reading, say } from './said.js';

/** T+n from a date that is no business day: said, with the trade date that a market uses and when its trades settle. */

/** The sentences; none where the date is a business day. */
export async function tradeDateNotes(
  { date, n = '', calendars = '', mode }: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<string[]> {
  if (date === undefined) return [];
  const address = addressOf(`/v1/days/${date}`, { calendars, ...(mode && { mode }) });
  const day = await requestJson<Day>(address, signal);
  if (day.is_business_day) return [];
  const closed = day.calendars.filter((one) => !one.is_business_day).map(({ id }) => id);
  // Days before a date are no settlement.
  const settled = Number(n) < 0 ? [] : await Promise.all(closed.map((id) => settlementOf(id, date, signal)));
  const known = settled.flatMap((one) => (one ? [one] : []));
  const others = closed.filter((id) => !known.some(({ market }) => market === id));
  return [
    ...known.map(sentenceOf),
    ...(others.length > 0 ? [say('dateIsClosed', { long: reading.longDate(date), ids: reading.list(others) })] : []),
  ];
}

function sentenceOf({ market, date, trade_date, result, cycle }: TradeSettlement): string {
  return say('tradeDateUsed', {
    ...{ id: market, cycle: cycle.name, given: reading.longDate(date) },
    ...{ trade: reading.longDate(trade_date), settles: reading.longDate(result) },
  });
}

/** When shares settle that are traded on a market on a date; null where it has no cycle for that, or is no market. */
async function settlementOf(id: string, date: string, signal: AbortSignal): Promise<TradeSettlement | null> {
  const { settlement_cycles: cycles = [] } = await calendarOf(id);
  if (!cycles.some(({ instrument }) => instrument === 'equity')) return null;
  try {
    return await requestJson(addressOf('/v1/settlement', { market: id, trade_date: date }), signal);
  } catch (error) {
    // Before its first known cycle, or at the end of its data.
    if (error instanceof NoAnswer && error.kind === 'refused' && error.status !== 429) return null;
    throw error;
  }
}
