import { choiceName } from '../pages/calendar-name.js';
import type { Day, TradeSettlement } from './answers.js';
import { addressOf, calendarOf, NoAnswer, requestJson } from './api.js';
import { locale, message } from './locale.js';

/** Notes for T+n from a date that is no business day: the trade date that a market uses instead, and its settlement date. */

/** The notes; none if the date is a business day. */
export async function tradeDateNotes(
  { date, n = '', calendars = '', mode }: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<string[]> {
  if (date === undefined) return [];
  const address = addressOf(`/v1/days/${date}`, { calendars, ...(mode && { mode }) });
  const day = await requestJson<Day>(address, signal);
  if (day.is_business_day) return [];
  const closed = day.calendars.filter((one) => !one.is_business_day).map(({ id }) => id);
  // A negative n is no settlement.
  const settled =
    Number(n) < 0 ? [] : await Promise.all(closed.map((id) => settlementOf(id, date, signal)));
  const known = settled.flatMap((one) => (one ? [one] : []));
  const others = closed.filter((id) => !known.some(({ market }) => market === id));
  const names = await Promise.all(others.map(nameOf));
  return [
    ...(await Promise.all(known.map(sentenceOf))),
    ...(names.length > 0
      ? [message('dateIsClosed', { long: locale.longDate(date), ids: locale.list(names) })]
      : []),
  ];
}

async function nameOf(id: string): Promise<string> {
  return choiceName((await calendarOf(id)) as Parameters<typeof choiceName>[0], locale);
}

async function sentenceOf({
  market,
  date,
  trade_date,
  result,
  cycle,
}: TradeSettlement): Promise<string> {
  return message('tradeDateUsed', {
    id: await nameOf(market),
    cycle: cycle.name,
    given: locale.longDate(date),
    trade: locale.longDate(trade_date),
    settles: locale.longDate(result),
  });
}

/** The settlement date of shares traded on a market; null if it is no market or has no cycle for shares. */
async function settlementOf(
  id: string,
  date: string,
  signal: AbortSignal,
): Promise<TradeSettlement | null> {
  const { settlement_cycles: cycles = [] } = await calendarOf(id);
  if (!cycles.some(({ instrument }) => instrument === 'equity')) return null;
  try {
    return await requestJson(addressOf('/v1/settlement', { market: id, trade_date: date }), signal);
  } catch (error) {
    // The date is before the first known cycle or after the data.
    if (error instanceof NoAnswer && error.kind === 'refused' && error.status !== 429) return null;
    throw error;
  }
}
