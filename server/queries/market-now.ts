import { covers, isBusinessDay } from '../engine/business-days.js';
import type { DayNumber } from '../engine/civil-date.js';
import type { Calendars } from './calendars.js';
import {
  DAY_MS,
  hasHours,
  isTradedHoliday,
  mayTradeOn,
  msOf,
  type Session,
  sessionOn,
  sessionsNotEntered,
  zoneOf,
} from './sessions.js';
import { offsetAt } from './zone-offsets.js';

/** What an exchange does at an instant, until when, and which session is next. */

export type MarketState = 'open' | 'break' | 'closing_auction' | 'closed' | 'unknown';

/** The state of a market at an instant. */
interface MarketNow {
  /** `unknown`: it may be trading in a session that is not entered. */
  readonly state: MarketState;
  /** The end of the state; null: it is closed, and the data have no later session. */
  readonly untilMs: number | null;
  /** The current session, or null. */
  readonly session: Session | null;
  /** The next session. */
  readonly next: Session | null;
  /** Whether a date not announced yet, or hours in doubt, could change the state, its end or the next session. */
  readonly estimated: boolean;
}

/** How many days ahead to look for the next session: the longest closure on record took four months. */
const AHEAD = 200;

/**
 * The state of a market at an instant; null if its hours of that day are not known (nor those of a holiday on which it trades), or
 * if the instant is outside its data.
 */
export function marketNow(calendars: Calendars, index: number, nowMs: number): MarketNow | null {
  const calendar = calendars.calendar(index);
  const days = calendars.businessDays(index);
  const today = Math.floor((nowMs + offsetAt(zoneOf(calendar), nowMs)) / DAY_MS);
  if (!hasHours(calendar) || !covers(days, today)) return null;
  const own = sessionOn(calendars, index, today);
  if (!own && isBusinessDay(days, today)) return null;
  const around = [
    sessionOn(calendars, index, today - 1),
    own,
    sessionOn(calendars, index, today + 1),
  ];
  const session =
    around.findLast((one) => one && nowMs >= one.openMs && nowMs < endOf(one)) ?? null;
  const next = nextAfter(calendars, index, nowMs, today);
  if (session) return { ...stateIn(session, nowMs), session, next, estimated: session.estimated };
  // The trading of such a holiday begins on the evening before.
  if ([today, today + 1].some((day) => covers(days, day) && isTradedHoliday(calendars, index, day)))
    return null;
  const others = notEnteredAround(calendars, index, today, next);
  const other = others.find(([startMs, endMs]) => nowMs >= startMs && nowMs < endMs);
  if (other) {
    const untilMs = Math.min(other[1], next?.openMs ?? other[1]);
    return { state: 'unknown', untilMs, session: null, next, estimated: true };
  }
  const estimated = isClosureDoubtful(calendars, index, { today, own, next, nowMs });
  const opens = [next?.openMs ?? [], others.map(([startMs]) => startMs)].flat(2);
  const untilMs = opens.filter((ms) => ms > nowMs).sort((a, b) => a - b)[0] ?? null;
  return { state: 'closed', untilMs, session: null, next, estimated };
}

/** The sessions that are not entered, of the days from yesterday's to the next session's, or tomorrow's. */
function notEnteredAround(
  calendars: Calendars,
  index: number,
  today: DayNumber,
  next: Session | null,
) {
  if (!calendars.calendar(index).sessions_not_entered) return [];
  const last = Math.max(today + 1, next?.day ?? 0);
  const days = Array.from({ length: last - today + 2 }, (_, at) => today - 1 + at);
  return days.flatMap((day) => sessionsNotEntered(calendars, index, day));
}

interface Closure {
  readonly today: DayNumber;
  /** The session of the day, which is over or has not begun. */
  readonly own: Session | null;
  readonly next: Session | null;
  readonly nowMs: number;
}

/** Whether a market that is closed between two sessions may be open, or may open sooner than known. */
function isClosureDoubtful(
  calendars: Calendars,
  index: number,
  { today, own, next, nowMs }: Closure,
): boolean {
  if (own?.estimated || next?.estimated || (own && mayBeInAuction(own, nowMs))) return true;
  for (let day = today; day < (next?.day ?? today + 1); day++)
    if (mayTradeOn(calendars, index, day)) return true;
  return false;
}

/** Whether the closing auction after an early close, whose times are not known, may be going on. */
function mayBeInAuction(
  { closeMs, closingAuction, hours, isEarlyClose }: Session,
  nowMs: number,
): boolean {
  if (!isEarlyClose || closingAuction || !hours.closing_auction) return false;
  const usual = msOf(hours.closing_auction[1]) - msOf(hours.close);
  return nowMs >= closeMs && nowMs < closeMs + usual;
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

/** Null if no session is within reach, or if the hours of a trading day before it are not known. */
function nextAfter(
  calendars: Calendars,
  index: number,
  nowMs: number,
  today: DayNumber,
): Session | null {
  const days = calendars.businessDays(index);
  for (let day = today; day <= today + AHEAD; day++) {
    const one = sessionOn(calendars, index, day);
    if (one && one.openMs > nowMs) return one;
    if (!one && isBusinessDay(days, day)) return null;
  }
  return null;
}
