import type { Hours, LateOpen, MarketConventions, SettlementCycle } from '../engine/market-conventions.js';

/** Conventions of a market as they are told, by the endpoints and the readers alike. */

export function publicCycle({ instrument, days, from, start, status, source, evidence, note }: SettlementCycle) {
  return { instrument, name: `T+${days}`, days, from, start, status, source, evidence, note: note ?? null };
}

export function publicHours(hours: Hours) {
  const { from, to, weekdays, open, close, opens_day_before, closing_auction, timezone } = hours;
  return {
    ...{ from, to: to ?? null, weekdays: weekdays ?? null, open, close },
    ...{ opens_day_before: opens_day_before ?? false, break: hours.break ?? null },
    ...{ closing_auction: closing_auction ?? null, timezone: timezone ?? null },
    ...{ source: hours.source, evidence: hours.evidence, note: hours.note ?? null },
  };
}

export function publicLateOpen({ date, name, open, close, source, evidence, note }: LateOpen) {
  return { date, name, open, close: close ?? null, source, evidence, note: note ?? null };
}

/** Those that a calendar has, as members of its description. */
export function publicConventions({ settlement_cycles, hours, late_opens }: MarketConventions) {
  return {
    ...(settlement_cycles && { settlement_cycles: settlement_cycles.map(publicCycle) }),
    ...(hours && { hours: hours.map(publicHours) }),
    ...(late_opens && { late_opens: late_opens.map(publicLateOpen) }),
  };
}
