import {
  type BusinessDays,
  businessDayBefore,
  covers,
  isBusinessDay,
} from '../engine/business-days.js';
import { type DayNumber, formatDay, isoWeekday } from '../engine/civil-date.js';
import {
  areHoursDoubtful,
  type Hours,
  hoursOn,
  type LateOpen,
  mayOpenLate,
  notEnteredOn,
} from '../engine/market-conventions.js';
import type { PlacedCalendar } from '../engine/types.js';
import { calendarDay } from './calendar-day.js';
import type { Calendars } from './calendars.js';
import { lateOpenOn } from './late-opens.js';
import { instantOf, offsetAt } from './zone-offsets.js';

/** The sessions of an exchange as instants, from its trading days, hours, early closes and late opens. */

export const DAY_MS = 86_400_000;
/** The most that `may_move_days` of an entry is. */
const MAX_MOVE_DAYS = 2;

/** Instants in milliseconds since 1970-01-01T00:00Z. */
export interface Session {
  /** The date of the session, on which it ends. */
  readonly day: DayNumber;
  readonly openMs: number;
  readonly closeMs: number;
  /** Start and end of the break. */
  readonly break: readonly [startMs: number, endMs: number] | null;
  readonly closingAuction: readonly [startMs: number, endMs: number] | null;
  readonly isEarlyClose: boolean;
  readonly isLateOpen: boolean;
  /** Whether a date not announced yet could cancel it or change its hours, or its hours are in doubt. */
  readonly estimated: boolean;
  readonly hours: Hours;
}

/** A trading day, with its session if the hours are known. */
export interface TradingDay {
  readonly day: DayNumber;
  readonly session: Session | null;
}

/** Whether the hours of an exchange are known on any day. */
export function hasHours({ hours }: PlacedCalendar): boolean {
  return hours !== undefined && hours.length > 0;
}

/** The zone of a calendar's times. */
export function zoneOf({ timezone }: PlacedCalendar): string {
  return timezone ?? 'UTC';
}

/** From one instant to another, in milliseconds since 1970-01-01T00:00Z. */
type Span = readonly [startMs: number, endMs: number];

/**
 * When the market may be trading on a day in sessions that are not entered. After an early close they may begin earlier, before a
 * late open they may last longer.
 */
export function sessionsNotEntered(calendars: Calendars, index: number, day: DayNumber): Span[] {
  const calendar = calendars.calendar(index);
  const days = calendars.businessDays(index);
  if (!calendar.sessions_not_entered || !covers(days, day)) return [];
  const [date, weekday] = [formatDay(day), isoWeekday(day)];
  const isTrading = isBusinessDay(days, day);
  const held = notEnteredOn(calendar, { date, weekday, isTrading });
  if (held.length === 0) return [];
  const session = sessionOn(calendars, index, day);
  const usual = session && timesOf(calendar, day, session.hours);
  const zone = zoneOf(calendar);
  return held.map(({ start, end }): Span => {
    const startMs = instantOf(zone, day * DAY_MS + msOf(start));
    const endMs = instantOf(zone, (day + (end > start ? 0 : 1)) * DAY_MS + msOf(end));
    if (!session || !usual) return [startMs, endMs];
    const earlier = startMs >= usual.closeMs ? Math.min(0, session.closeMs - usual.closeMs) : 0;
    return [startMs + earlier, endMs <= usual.openMs ? Math.max(endMs, session.openMs) : endMs];
  });
}

/** Beginning and end of continuous trading by the hours of a day. */
function timesOf(calendar: PlacedCalendar, day: DayNumber, hours: Hours) {
  const zone = hours.timezone ?? zoneOf(calendar);
  const at = (time: string, days = 0) => instantOf(zone, (day - days) * DAY_MS + msOf(time));
  return { openMs: at(hours.open, hours.opens_day_before ? 1 : 0), closeMs: at(hours.close) };
}

/** The trading days from..to, both inclusive and within the data, in order. */
export function tradingDays(
  calendars: Calendars,
  index: number,
  from: DayNumber,
  to: DayNumber,
): TradingDay[] {
  const days = calendars.businessDays(index);
  const found: TradingDay[] = [];
  for (let day = from; day <= to; day++) {
    if (isBusinessDay(days, day)) found.push({ day, session: sessionOn(calendars, index, day) });
  }
  return found;
}

/** The session of a day; null if the market does not trade on it or its hours are not known. */
export function sessionOn(calendars: Calendars, index: number, day: DayNumber): Session | null {
  const calendar = calendars.calendar(index);
  const days = calendars.businessDays(index);
  if (!calendar.hours || !covers(days, day) || !isBusinessDay(days, day)) return null;
  const date = formatDay(day);
  const weekday = isoWeekday(day);
  const hours = hoursOn(calendar.hours, date, weekday);
  if (!hours) return null;
  const { close_time, estimated } = calendarDay(calendars, index, day, false);
  const late = lateOpenOn(calendars, index, day);
  const regular = hours.weekdays ? null : regularClose(calendar, date, weekday);
  const mayOpenOtherwise = () =>
    mayOpenLate(calendar, { date, weekday, isFirstOfYear: () => isFirstOfYear(days, day) }) ||
    followsTradedHoliday(calendars, index, day);
  const isEstimated =
    estimated ||
    areHoursDoubtful(calendar, 'sessions', date) ||
    mayCloseOtherwise(calendars, index, day) ||
    (!late && mayOpenOtherwise());
  return makeSession(calendar, day, hours, { early: close_time, regular, late }, isEstimated);
}

/** Whether an early close of the day may be taken back, or one of a day near it may move to it. */
function mayCloseOtherwise({ data }: Calendars, index: number, day: DayNumber): boolean {
  const entries = data.entries(index);
  const [start, end] = entries.range(day - MAX_MOVE_DAYS, day + MAX_MOVE_DAYS);
  for (let position = start; position < end; position++) {
    const { kind, status, may_move_days: moves = 0 } = entries.payload(position);
    const distance = Math.abs(entries.day(position) - day);
    if (kind === 'early_close' && status !== 'confirmed' && distance <= moves) return true;
  }
  return false;
}

/**
 * Whether the market may trade on a closed day of its data: an estimated closure, a holiday with unknown hours, or a session that is
 * not entered.
 */
export function mayTradeOn(calendars: Calendars, index: number, day: DayNumber): boolean {
  const days = calendars.businessDays(index);
  if (!covers(days, day) || isBusinessDay(days, day)) return false;
  return (
    calendarDay(calendars, index, day, false).estimated ||
    isTradedHoliday(calendars, index, day) ||
    sessionsNotEntered(calendars, index, day).length > 0
  );
}

/** Whether a day is one of the holidays on which the market trades at unknown hours. */
export function isTradedHoliday(calendars: Calendars, index: number, day: DayNumber): boolean {
  if (!areHoursDoubtful(calendars.calendar(index), 'holidays', formatDay(day))) return false;
  return calendarDay(calendars, index, day, false).status === 'closed';
}

/** Whether such a holiday is between a trading day and the one before it: its trading counts for the next day. */
function followsTradedHoliday(calendars: Calendars, index: number, day: DayNumber): boolean {
  const days = calendars.businessDays(index);
  for (let before = day - 1; covers(days, before) && !isBusinessDay(days, before); before--) {
    if (isTradedHoliday(calendars, index, before)) return true;
  }
  return false;
}

function isFirstOfYear(days: BusinessDays, day: DayNumber): boolean {
  const before = businessDayBefore(days, day, 1);
  return before === null || formatDay(before.day).slice(0, 4) < formatDay(day).slice(0, 4);
}

function regularClose(
  { regular_closes = [] }: PlacedCalendar,
  date: string,
  weekday: number,
): string | null {
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
  const at = (time: string) => instantOf(zone, day * DAY_MS + msOf(time));
  const ownAt = (time: string) => instantOf(zoneOf(calendar), day * DAY_MS + msOf(time));
  const usual = timesOf(calendar, day, hours);
  const openMs = late ? ownAt(late.open) : usual.openMs;
  const usualMs = late?.close ? ownAt(late.close) : usual.closeMs;
  const closeMs = early ? ownAt(early) : regular ? Math.min(usualMs, ownAt(regular)) : usualMs;
  const pause = hours.break && ([at(hours.break[0]), at(hours.break[1])] as const);
  const isWhole = closeMs === usualMs;
  // The closing auction moves with the end of trading.
  const moved = usualMs - usual.closeMs;
  const auction = isWhole && hours.closing_auction?.map((time) => at(time) + moved);
  // A matching at the instant of the close is at that of an early close, too.
  const isAtClose = hours.closing_auction?.every((time) => time === hours.close) ?? false;
  return {
    day,
    openMs,
    closeMs,
    hours,
    estimated,
    // A session that ends with the morning, or begins after it, has no break.
    break: pause && pause[1] < closeMs && pause[0] > openMs ? pause : null,
    closingAuction: isAtClose ? [closeMs, closeMs] : auction ? [auction[0]!, auction[1]!] : null,
    isEarlyClose: early !== null,
    isLateOpen: late !== undefined,
  };
}

/** The milliseconds from midnight to HH:MM. */
export function msOf(time: string): number {
  const [hour, minute] = time.split(':').map(Number);
  return (hour! * 60 + minute!) * 60_000;
}

/** An instant as UTC text: 2026-11-27T14:30:00Z. */
export function utcText(instantMs: number): string {
  return `${new Date(instantMs).toISOString().slice(0, 19)}Z`;
}

/** An instant in the local time of a zone: 2026-11-27T09:30:00-05:00. */
export function localText(zone: string, instantMs: number): string {
  const offset = offsetAt(zone, instantMs);
  const local = new Date(instantMs + offset).toISOString().slice(0, 19);
  const minutes = Math.abs(offset) / 60_000;
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  return `${local}${offset < 0 ? '-' : '+'}${two(minutes / 60)}:${two(minutes % 60)}`;
}
