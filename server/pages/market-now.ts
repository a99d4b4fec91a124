import { isoWeekday, mustParseDay } from '../engine/civil-date.js';
import type { Locale, MessageKey } from '../locale/locales.js';
import type { Catalog } from '../queries/catalog.js';
import { type MarketState, marketNow } from '../queries/market-now.js';
import { localText, zoneOf } from '../queries/sessions.js';

/** The current state of an exchange and its end, in a few words. */

/** The time zones that a user may choose, by IANA name. A short list, so that few pages are cached. */
export const CLOCKS: Readonly<Record<string, string>> = {
  UTC: 'UTC',
  'America/New_York': 'New York',
  'America/Sao_Paulo': 'São Paulo',
  'Europe/London': 'London',
  'Europe/Berlin': 'Berlin',
  'Asia/Kolkata': 'Mumbai',
  'Asia/Hong_Kong': 'Hong Kong',
  'Asia/Tokyo': 'Tokyo',
  'Australia/Sydney': 'Sydney',
};

const WORDS: Readonly<Record<MarketState, MessageKey>> = {
  open: 'nowOpen',
  break: 'nowBreak',
  closing_auction: 'nowAuction',
  closed: 'nowClosed',
  unknown: 'nowUnknown',
};
const MINUTE_MS = 60_000;

/** `zone`: of the times; null: the market's own. Empty if its hours are not known, or those of a holiday on which it trades. */
export function nowText(
  catalog: Catalog,
  index: number,
  nowMs: number,
  zone: string | null,
  locale: Locale,
): string {
  const now = marketNow(catalog, index, nowMs);
  if (!now) return '';
  const mark =
    now.estimated && now.state !== 'unknown' ? `, ${locale.message('estimatedWord')}` : '';
  if (now.untilMs === null)
    return `${locale.message(now.state === 'closed' ? 'statusClosed' : 'statusOpen')}${mark}`;
  // A closed market opens with its next session; what is not entered before it is told once it may have begun.
  const untilMs = (now.state === 'closed' ? now.next?.openMs : undefined) ?? now.untilMs;
  const until = localText(zone ?? zoneOf(catalog.calendar(index)), untilMs);
  const minutes = Math.ceil((untilMs - nowMs) / MINUTE_MS);
  return `${locale.message(WORDS[now.state], { time: whenOf(until, minutes, locale) })} (${lengthOf(minutes)})${mark}`;
}

/** The weekday, if it is more than a day away. */
function whenOf(local: string, minutes: number, locale: Locale): string {
  const time = local.slice(11, 16);
  if (minutes < 24 * 60) return time;
  return `${locale.weekday(isoWeekday(mustParseDay(local.slice(0, 10))), 'short')} ${time}`;
}

function lengthOf(minutes: number): string {
  const [days, hours, rest] = [
    Math.floor(minutes / 1440),
    Math.floor((minutes % 1440) / 60),
    minutes % 60,
  ];
  if (days > 0) return `${days} d ${hours} h`;
  return hours > 0 ? `${hours} h ${rest} min` : `${rest} min`;
}
