import type { Catalog } from '../queries/catalog.js';
import { localText, type MarketState, marketNow, zoneOf } from '../queries/sessions.js';
import { SHORT_WEEKDAYS } from '../text/date-words.js';

/** What an exchange does now, and for how long, in a few words. */

/** The clocks that a reader may choose, by IANA name. A short list, so that the pages which are kept are few. */
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

const WORDS: Readonly<Record<MarketState, readonly [now: string, end: string]>> = {
  open: ['open', 'to'],
  break: ['break', 'to'],
  closing_auction: ['closing auction', 'to'],
  closed: ['closed', 'opens'],
};
const MINUTE_MS = 60_000;

/** `zone`: of the times; null: the market's own. Empty where its hours are not known. */
export function nowText(catalog: Catalog, index: number, nowMs: number, zone: string | null): string {
  const now = marketNow(catalog, index, nowMs);
  if (!now) return '';
  const [does, end] = WORDS[now.state];
  if (now.untilMs === null) return does;
  const until = localText(zone ?? zoneOf(catalog.calendar(index)), now.untilMs);
  const minutes = Math.ceil((now.untilMs - nowMs) / MINUTE_MS);
  return `${does}, ${end} ${whenOf(until, minutes)} (${lengthOf(minutes)})`;
}

/** The weekday, where it is not within a day. */
function whenOf(local: string, minutes: number): string {
  const time = local.slice(11, 16);
  if (minutes < 24 * 60) return time;
  const weekday = new Date(`${local.slice(0, 10)}T00:00:00Z`).getUTCDay();
  return `${SHORT_WEEKDAYS[(weekday + 6) % 7]} ${time}`;
}

function lengthOf(minutes: number): string {
  const [days, hours, rest] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60), minutes % 60];
  if (days > 0) return `${days} d ${hours} h`;
  return hours > 0 ? `${hours} h ${rest} min` : `${rest} min`;
}
