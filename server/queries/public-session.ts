import { type DayNumber, formatDay } from '../engine/civil-date.js';
import type { Calendars } from './calendars.js';
import { publicHours, publicLateOpen, publicNotEntered } from './public-conventions.js';
import {
  hasHours,
  localText,
  mayTradeOn,
  type Session,
  tradingDays,
  utcText,
  zoneOf,
} from './sessions.js';

/** A session in responses, for the endpoints and the readers; `zone` is that of its calendar. */
export function publicSession(zone: string, session: Session) {
  const at = (instantMs: number | undefined) =>
    instantMs === undefined ? null : utcText(instantMs);
  const here = (instantMs: number | undefined) =>
    instantMs === undefined ? null : localText(zone, instantMs);
  const {
    openMs,
    closeMs,
    break: pause,
    closingAuction,
    isEarlyClose,
    isLateOpen,
    estimated,
  } = session;
  return {
    date: formatDay(session.day),
    open: utcText(openMs),
    open_local: localText(zone, openMs),
    close: utcText(closeMs),
    close_local: localText(zone, closeMs),
    break_start: at(pause?.[0]),
    break_start_local: here(pause?.[0]),
    break_end: at(pause?.[1]),
    break_end_local: here(pause?.[1]),
    closing_auction_start: at(closingAuction?.[0]),
    closing_auction_start_local: here(closingAuction?.[0]),
    closing_auction_end: at(closingAuction?.[1]),
    closing_auction_end_local: here(closingAuction?.[1]),
    early_close: isEarlyClose,
    late_open: isLateOpen,
    estimated,
  };
}

/** The sessions of a calendar on the days from..to, both inclusive and within its data, with the rows behind them and what is missing. */
export function publicSessions(
  calendars: Calendars,
  index: number,
  from: DayNumber,
  to: DayNumber,
) {
  const calendar = calendars.calendar(index);
  const { id, name, timezone, sessions_not_entered = [], late_opens = [] } = calendar;
  const days = tradingDays(calendars, index, from, to);
  const known = days.flatMap(({ session }) => (session ? [session] : []));
  const rows = [...new Set(known.map(({ hours }) => hours))];
  const [first, last] = [formatDay(from), formatDay(to)];
  const all = Array.from({ length: to - from + 1 }, (_, at) => from + at);
  return {
    id,
    name,
    timezone,
    hours: hasHours(calendar) ? rows.map(publicHours) : null,
    sessions_not_entered: sessions_not_entered
      .filter((one) => one.from <= last && first <= (one.to ?? '9999'))
      .map(publicNotEntered),
    late_opens: late_opens.filter(({ date }) => date >= first && date <= last).map(publicLateOpen),
    sessions: known.map((session) => publicSession(zoneOf(calendar), session)),
    without_hours: days.flatMap(({ day, session }) => (session ? [] : [formatDay(day)])),
    may_trade: all.filter((day) => mayTradeOn(calendars, index, day)).map(formatDay),
  };
}
