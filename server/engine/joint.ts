import { getOrMake } from '../util/get-or-make.js';
import { type BusinessDays, isBusinessDay } from './business-days.js';
import type { DayNumber } from './civil-date.js';
import type { Payload, WeekendRule } from './types.js';
import { weekendCheck } from './weekend.js';

/**
 * Several calendars told as one: its weekend, and its entries on the days first..last. `any`: closed if any of them is
 * closed, on a weekend or by a holiday; `all`: only if all of them are. Whether a day is open is what `combine` says; the
 * entries tell why: a holiday where one closes the day, a working weekend day where the weekend of the joint calendar is
 * open, an early close where all of them are in one zone.
 */
export type ClosedIf = 'any' | 'all';

export interface DatedPayload {
  readonly day: DayNumber;
  readonly payload: Payload;
  /** Number of the row that it rests on; null or absent: none. */
  readonly row?: number | null;
  /** How weak what it rests on is; absent: of no interest. */
  readonly rank?: number;
}

export interface JointMember {
  readonly days: BusinessDays;
  readonly weekend: readonly WeekendRule[];
  readonly timezone: string | null;
  /** Sorted by day. */
  readonly entries: readonly DatedPayload[];
}

/** The days of the week that are the weekend of any, or of all of them, from each day on which one of them has another. */
export function jointWeekend(members: readonly Pick<JointMember, 'weekend'>[], closedIf: ClosedIf): WeekendRule[] {
  const starts = [...new Set(members.flatMap(({ weekend }) => weekend.map(({ start }) => start)))].sort();
  const rules: WeekendRule[] = [];
  for (const start of starts) {
    const rulesThen = members.map(({ weekend }) => weekend.findLast((rule) => rule.start <= start)?.days ?? []);
    const days = [1, 2, 3, 4, 5, 6, 7].filter((weekday) => {
      const are = rulesThen.map((own) => own.includes(weekday));
      return closedIf === 'any' ? are.includes(true) : !are.includes(false);
    });
    if (rules.at(-1)?.days.join() !== days.join()) rules.push({ start, days });
  }
  return rules;
}

/** The entries, sorted by day and kind. */
export function jointEntries(members: readonly JointMember[], closedIf: ClosedIf): DatedPayload[] {
  const [first, last] = jointSpan(members);
  const isWeekend = weekendCheck(jointWeekend(members, closedIf));
  const isOneZone = new Set(members.map(({ timezone }) => timezone)).size === 1;
  const ofDay = new Map<DayNumber, DatedPayload[]>();
  for (const { entries } of members) {
    for (const entry of entries) {
      if (entry.day >= first && entry.day <= last) getOrMake(ofDay, entry.day, () => []).push(entry);
    }
  }
  const joined: DatedPayload[] = [];
  for (const day of [...ofDay.keys()].sort((a, b) => a - b)) {
    const opens = members.map(({ days }) => isBusinessDay(days, day));
    const isOpen = closedIf === 'any' ? !opens.includes(false) : opens.includes(true);
    const of = (kind: Payload['kind']) => ofDay.get(day)!.filter(({ payload }) => payload.kind === kind);
    const closing = of('holiday');
    if (!isOpen) {
      if (closing.length > 0) joined.push(joinDated(closing));
      continue;
    }
    const early = of('early_close');
    // Of those that are open one that does not close early keeps the day whole, where one alone is enough.
    const closesEarly =
      isOneZone && early.length > 0 && (closedIf === 'any' || early.length === opens.filter(Boolean).length);
    if (closesEarly) joined.push(joinDated(early, closedIf));
    const worked = of('weekend_workday');
    if (isWeekend(day) && worked.length > 0) joined.push(joinDated(worked));
  }
  return joined;
}

/** The days that all of them have data on. */
export function jointSpan(members: readonly Pick<JointMember, 'days'>[]): readonly [DayNumber, DayNumber] {
  return [Math.max(...members.map(({ days }) => days.first)), Math.min(...members.map(({ days }) => days.last))];
}

const CERTAINTY = { estimated: 0, provisional: 1, confirmed: 2 } as const;

/** Several of one kind and day as one, which rests on what the weakest of them does. */
function joinDated(entries: readonly DatedPayload[], closedIf: ClosedIf = 'any'): DatedPayload {
  const weakest = entries.reduce((found, one) => ((one.rank ?? 0) > (found.rank ?? 0) ? one : found));
  const payload = joinPayloads(
    entries.map((one) => one.payload),
    weakest.payload.origin,
    closedIf,
  );
  return { ...weakest, payload };
}

/** Several of one kind and day as one: see `mergeEntries` of the build, whose words these are. */
function joinPayloads(payloads: readonly Payload[], origin: Payload['origin'], closedIf: ClosedIf): Payload {
  const [head, ...others] = payloads as readonly [Payload, ...Payload[]];
  if (others.length === 0) return head;
  const status = payloads.reduce((best, one) => (CERTAINTY[one.status] > CERTAINTY[best.status] ? one : best)).status;
  const moves = payloads.flatMap(({ may_move_days }) => may_move_days ?? []);
  const hours = payloads.flatMap(({ close_time }) => close_time ?? []).sort();
  return {
    kind: head.kind,
    names: joinNames(payloads, status),
    status,
    observed: payloads.every(({ observed }) => observed),
    close_time: hours.at(closedIf === 'any' ? 0 : -1) ?? null,
    origin,
    coverage: payloads.every(({ coverage }) => coverage === 'verified') ? 'verified' : 'library',
    sources: [...new Set(payloads.flatMap(({ sources }) => sources))].sort(),
    ...(status === 'estimated' && moves.length > 0 && { may_move_days: Math.max(...moves) }),
  };
}

const MARKED = / \((?:estimated|provisional)\)$/;

function joinNames(payloads: readonly Payload[], status: Payload['status']): Record<string, string> {
  const languages = [...new Set(payloads.flatMap(({ names }) => Object.keys(names)))].sort();
  return Object.fromEntries(
    languages.map((language) => {
      const parts = payloads.flatMap((one) =>
        (one.names[language] ?? one.names.en!)
          .split(' / ')
          .map((part) => (one.status === status || MARKED.test(part) ? part : `${part} (${one.status})`)),
      );
      const certain = new Set(parts.filter((part) => !MARKED.test(part)));
      const plain = (part: string) => part.replace(MARKED, '');
      return [language, [...new Set(parts.map((part) => (certain.has(plain(part)) ? plain(part) : part)))].join(' / ')];
    }),
  );
}
