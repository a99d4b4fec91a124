import type {
  Hours,
  HoursDoubt,
  LateOpen,
  LateOpenDoubt,
  MarketConventions,
  SessionNotEntered,
  SettlementCycle,
} from '../engine/market-conventions.js';

/** Conventions of a market in responses, for the endpoints and the readers. */

export function publicCycle({
  instrument,
  days,
  or_days,
  from,
  start,
  status,
  ...provenance
}: SettlementCycle) {
  const { source, evidence, note } = provenance;
  const cycle = {
    instrument,
    name: `T+${days}`,
    days,
    or_days: or_days ?? null,
    from,
    start,
    status,
  };
  return { ...cycle, source, evidence, note: note ?? null };
}

export function publicHours(hours: Hours) {
  const { from, to, weekdays, open, close, opens_day_before, closing_auction, timezone } = hours;
  return {
    from,
    to: to ?? null,
    weekdays: weekdays ?? null,
    open,
    close,
    opens_day_before: opens_day_before ?? false,
    break: hours.break ?? null,
    closing_auction: closing_auction ?? null,
    timezone: timezone ?? null,
    source: hours.source,
    evidence: hours.evidence,
    note: hours.note ?? null,
  };
}

export function publicNotEntered(one: SessionNotEntered) {
  const { name, from, to, start, end, weekdays, dates, source, evidence, note } = one;
  const held = { weekdays: weekdays ?? null, dates: dates ?? null };
  return { name, from, to: to ?? null, start, end, ...held, source, evidence, note: note ?? null };
}

export function publicLateOpen({ date, name, open, close, source, evidence, note }: LateOpen) {
  return { date, name, open, close: close ?? null, source, evidence, note: note ?? null };
}

function publicLateOpenDoubt({ name, on, from, to, source, evidence, note }: LateOpenDoubt) {
  return { name, on, from, to: to ?? null, source, evidence, note: note ?? null };
}

function publicHoursDoubt({ name, on, spans, source, evidence, note }: HoursDoubt) {
  return { name, on, spans, source, evidence, note: note ?? null };
}

/** The conventions of a calendar, as members of its description. */
export function publicConventions(conventions: MarketConventions) {
  const { settlement_cycles, hours, sessions_not_entered, late_opens } = conventions;
  const { late_open_doubts, hours_doubts } = conventions;
  return {
    ...(settlement_cycles && { settlement_cycles: settlement_cycles.map(publicCycle) }),
    ...(hours && { hours: hours.map(publicHours) }),
    ...(sessions_not_entered && {
      sessions_not_entered: sessions_not_entered.map(publicNotEntered),
    }),
    ...(late_opens && { late_opens: late_opens.map(publicLateOpen) }),
    ...(late_open_doubts && { late_open_doubts: late_open_doubts.map(publicLateOpenDoubt) }),
    ...(hours_doubts && { hours_doubts: hours_doubts.map(publicHoursDoubt) }),
  };
}
