import { formatDay, parseDay } from '../engine/civil-date.js';
import { INSTRUMENTS } from '../engine/market-conventions.js';
import { dateRange } from '../engine/ranges.js';
import type { Calendars } from '../queries/calendars.js';
import { marketNow } from '../queries/market-now.js';
import { calendarsUsed, marketAt, settlementOn, tradeNote } from '../queries/market-settlement.js';
import { Problem, quote } from '../queries/problem.js';
import { publicCycle } from '../queries/public-conventions.js';
import { publicSession, publicSessions } from '../queries/public-session.js';
import { tradingDays, zoneOf } from '../queries/sessions.js';
import { requireCovered } from '../queries/within-data.js';
import type { Reader } from './api.js';
import { readDay, readWord } from './arguments.js';

/** A local time is another instant on each computer. */
const TIME_AND_OFFSET = /^T[\d:.]+(?:Z|[+-]\d\d:\d\d)$/i;

/** The milliseconds of an instant. */
function readAt(at: Date | string): number {
  const text = String(at);
  const isText = parseDay(text.slice(0, 10)) !== null && TIME_AND_OFFSET.test(text.slice(10));
  const instant = at instanceof Date ? at.getTime() : isText ? Date.parse(text) : Number.NaN;
  if (Number.isFinite(instant)) return instant;
  throw new Problem(
    'invalid_parameter',
    `at: ${quote(text)} was read; expected an instant with its offset`,
  );
}

/** The reader's queries on exchanges: settlement, sessions, open now. */
export function marketsOf(
  calendars: Calendars,
  find: (id: string) => number,
): Pick<Reader, 'settlement' | 'sessions' | 'tradingDays' | 'isOpen'> {
  return {
    settlement(market, tradeDate, { instrument = 'equity' } = {}) {
      const found = marketAt(
        calendars,
        find(market),
        readWord('instrument', instrument, INSTRUMENTS),
      );
      const date = readDay('tradeDate', tradeDate);
      const { trade, cycle, settled, coverage, estimated, range } = settlementOn(
        calendars,
        found,
        date,
      );
      return {
        market: found.id,
        instrument,
        date: formatDay(date),
        trade_date: formatDay(trade.day),
        result: formatDay(settled.day),
        cycle: publicCycle(cycle),
        calendars: calendarsUsed(calendars, found.id, cycle),
        coverage,
        estimated,
        ...(range && dateRange(range)),
        note: tradeNote(found.id, date, trade.day),
      };
    },
    sessions(id, from, to) {
      const index = find(id);
      const [first, last] = [readDay('from', from), readDay('to', to)];
      requireCovered(calendars, [index], first);
      requireCovered(calendars, [index], last);
      const calendar = calendars.calendar(index);
      return tradingDays(calendars, index, first, last).map(({ day, session }) => {
        if (session) return publicSession(zoneOf(calendar), session);
        throw new Problem(
          'out_of_coverage',
          `the hours of ${calendar.id} on ${formatDay(day)} are not known`,
        );
      });
    },
    tradingDays(id, from, to) {
      const index = find(id);
      const [first, last] = [readDay('from', from), readDay('to', to)];
      requireCovered(calendars, [index], first);
      requireCovered(calendars, [index], last);
      return publicSessions(calendars, index, first, last);
    },
    isOpen(id, at = new Date()) {
      const now = marketNow(calendars, find(id), readAt(at));
      return now && now.state !== 'unknown' ? now.state === 'open' : null;
    },
  };
}
