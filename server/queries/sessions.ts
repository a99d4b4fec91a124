import { covers, isBusinessDay } from '../engine/business-days.js';
import { type DayNumber, formatDay, isoWeekday } from '../engine/civil-date.js';
import { type Hours, hoursOn, type LateOpen } from '../engine/market-conventions.js';
import type { PlacedCalendar } from '../engine/types.js';
import { calendarDay } from './calendar-day.js';
import type { Calendars } from './calendars.js';
import { instantOf, offsetAt } from './zone-offsets.js';

/** When an exchange trades: its sessions as instants, by its trading days, hours, early closes and late opens. */

const DAY_MS = 86_400_000;

/** Instants in milliseconds since 1970-01-01T00:00Z. */
export interface Session {
  /** The date of the session: that on which it ends. */
  readonly day: DayNumber;
  readonly openMs: number;
  readonly closeMs: number;
  /** From when to when nothing is traded. */
  readonly break: readonly [startMs: number, endMs: number] | null;
  readonly closingAuction: readonly [startMs: number, endMs: number] | null;
  readonly isEarlyClose: boolean;
  readonly isLateOpen: boolean;
  /** Whether an unannounced date could make it no session, or another. */
  readonly estimated: boolean;
  readonly hours: Hours;
}

/** A trading day, with its session where the hours are known. */
export interface TradingDay {
  readonly day: DayNumber;
  readonly session: Session | null;
}

/** Whether the hours of an exchange are known on any day. */
export function hasHours({ hours }: PlacedCalendar): boolean {
  return hours !== undefined && hours.length > 0;
}

/** The zone in which a calendar's times are told. */
export function zoneOf({ timezone }: PlacedCalendar): string {
  return timezone ?? 'UTC';
}

/** The trading days from..to, both inclusive and within the data, in order. */
export function tradingDays(calendars: Calendars, index: number, from: DayNumber, to: DayNumber): TradingDay[] {
  const days = calendars.businessDays(index);
  const found: TradingDay[] = [];
  for (let day = from; day <= to; day++) {
    if (isBusinessDay(days, day)) found.push({ day, session: sessionOn(calendars, index, day) });
  }
  return found;
}

/** The session of a day; null where the market does not trade on it, and where its hours are not known. */
export function sessionOn(calendars: Calendars, index: number, day: DayNumber): Session | null {
  const calendar = calendars.calendar(index);
  const days = calendars.businessDays(index);
  if (!calendar.hours || !covers(days, day) || !isBusinessDay(days, day)) return null;
  const date = formatDay(day);
  const weekday = isoWeekday(day);
  const hours = hoursOn(calendar.hours, date, weekday);
  if (!hours) return null;
  const { close_time, estimated } = calendarDay(calendars, index, day, false);
  const late = calendar.late_opens?.find((one) => one.date === date);
  const regular = hours.weekdays ? null : regularClose(calendar, date, weekday);
  return makeSession(calendar, day, hours, { early: close_time, regular, late }, estimated);
}

function regularClose({ regular_closes = [] }: PlacedCalendar, date: string, weekday: number): string | null {
  const found = regular_closes.find(
    ({ start, end = '9999', weekday: own }) => own === weekday && start <= date && date <= end,
  );
  return found?.close_time ?? null;
}

interface Exceptions {
  /** Local time of an early close, in the zone of the calendar. */
  readonly early: string | null;
  readonly regular: string | null;
  readonly late: LateOpen | undefined;
}

function makeSession(
  calendar: PlacedCalendar,
  day: DayNumber,
  hours: Hours,
  { early, regular, late }: Exceptions,
  estimated: boolean,
): Session {
  const zone = hours.timezone ?? zoneOf(calendar);
  const at = (time: string, days = 0) => instantOf(zone, (day - days) * DAY_MS + msOf(time));
  const ownAt = (time: string) => instantOf(zoneOf(calendar), day * DAY_MS + msOf(time));
  const openMs = late ? ownAt(late.open) : at(hours.open, hours.opens_day_before ? 1 : 0);
  const usualMs = late?.close ? ownAt(late.close) : at(hours.close);
  const closeMs = early ? ownAt(early) : regular ? Math.min(usualMs, ownAt(regular)) : usualMs;
  const pause = hours.break && ([at(hours.break[0]), at(hours.break[1])] as const);
  const isWhole = closeMs === usualMs;
  const auction = hours.closing_auction && isWhole && !late?.close;
  return {
    ...{ day, openMs, closeMs, hours, estimated },
    // A session that ends with the morning, or begins after it, has no break.
    break: pause && pause[1] < closeMs && pause[0] > openMs ? pause : null,
    closingAuction: auction ? [at(hours.closing_auction[0]), at(hours.closing_auction[1])] : null,
    isEarlyClose: early !== null,
    isLateOpen: late !== undefined,
  };
}

function msOf(time: string): number {
  const [hour, minute] = time.split(':').map(Number);
  return (hour! * 60 + minute!) * 60_000;
}

/** An instant as UTC text: 2026-11-27T14:30:00Z. */
export function utcText(instantMs: number): string {
  return `${new Date(instantMs).toISOString().slice(0, 19)}Z`;
}

/** An instant as the clocks of a zone show it: 2026-11-27T09:30:00-05:00. */
export function localText(zone: string, instantMs: number): string {
  const offset = offsetAt(zone, instantMs);
  const local = new Date(instantMs + offset).toISOString().slice(0, 19);
  const minutes = Math.abs(offset) / 60_000;
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  return `${local}${offset < 0 ? '-' : '+'}${two(minutes / 60)}:${two(minutes % 60)}`;
}

export type MarketState = 'open' | 'break' | 'closing_auction' | 'closed';

/** What a market does at an instant. */
export interface MarketNow {
  readonly state: MarketState;
  /** Until when it does; null: it is closed, and the data tell of no later session. */
  readonly untilMs: number | null;
  /** The session that is on, else null. */
  readonly session: Session | null;
  /** The next one to begin. */
  readonly next: Session | null;
}

/** How far ahead the next session is looked for, in days: the longest closure on record took four months. */
const AHEAD = 200;

/** What a market with hours does at an instant; null where it has none, or the instant lies outside its data. */
export function marketNow(calendars: Calendars, index: number, nowMs: number): MarketNow | null {
  const calendar = calendars.calendar(index);
  const days = calendars.businessDays(index);
  const today = Math.floor((nowMs + offsetAt(zoneOf(calendar), nowMs)) / DAY_MS);
  if (!hasHours(calendar) || !covers(days, today)) return null;
  let session: Session | null = null;
  for (const day of [today - 1, today, today + 1]) {
    const one = sessionOn(calendars, index, day);
    if (one && nowMs >= one.openMs && nowMs < endOf(one)) session = one;
  }
  const next = nextAfter(calendars, index, nowMs, today);
  if (!session) return { state: 'closed', untilMs: next?.openMs ?? null, session: null, next };
  return { ...stateIn(session, nowMs), session, next };
}

/** The end of the session with its closing auction. */
function endOf({ closeMs, closingAuction }: Session): number {
  return closingAuction ? Math.max(closeMs, closingAuction[1]) : closeMs;
}

function stateIn(session: Session, nowMs: number): Pick<MarketNow, 'state' | 'untilMs'> {
  const { closeMs, break: pause } = session;
  if (nowMs >= closeMs) return { state: 'closing_auction', untilMs: endOf(session) };
  if (pause && nowMs >= pause[0] && nowMs < pause[1]) return { state: 'break', untilMs: pause[1] };
  return { state: 'open', untilMs: pause && nowMs < pause[0] ? pause[0] : closeMs };
}

function nextAfter(calendars: Calendars, index: number, nowMs: number, today: DayNumber): Session | null {
  for (let day = today; day <= today + AHEAD; day++) {
    const one = sessionOn(calendars, index, day);
    if (one && one.openMs > nowMs) return one;
  }
  return null;
}
