import { formatDay } from '../engine/civil-date.js';
import { localText, type Session, utcText } from './sessions.js';

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
