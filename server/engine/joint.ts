import { getOrMake } from '../util/get-or-make.js';
import { nameIn } from '../util/names.js';
import { once } from '../util/once.js';
import { type BusinessDays, isBusinessDay } from './business-days.js';
import type { DayNumber } from './civil-date.js';
import type { Payload, WeekendRule } from './types.js';
import { weekendCheck } from './weekend.js';

/**
 * The weekend and entries of a joint calendar on the days first..last. `any`: closed if any member is closed, on a weekend or by a
 * holiday; `all`: only if all are. The days (combined-days.ts) tell whether one is open; the entries give the reason: a holiday if one closes the
 * day, a working weekend day if the weekend of the joint calendar is open, an early close if all members are in one zone.
 */
type ClosedIf = 'any' | 'all';

export interface DatedPayload {
  readonly day: DayNumber;
  readonly payload: Payload;
  /** Identifies the entry that it was made from, and is that of the weakest of several; absent: not needed. */
  readonly origin?: number;
  /** Weakness of its basis; absent: not needed. */
  readonly rank?: number;
}

export interface JointMember {
  readonly days: BusinessDays;
  readonly weekend: readonly WeekendRule[];
  readonly timezone: string | null;
  /** Sorted by day. */
  readonly entries: readonly DatedPayload[];
}

/** The weekend of any, or of all of them, with a new period whenever one of them changes. */
export function jointWeekend(
  members: readonly Pick<JointMember, 'weekend'>[],
  closedIf: ClosedIf,
): WeekendRule[] {
  const starts = [
    ...new Set(members.flatMap(({ weekend }) => weekend.map(({ start }) => start))),
  ].sort();
  const rules: WeekendRule[] = [];
  for (const start of starts) {
    const rulesThen = members.map(
      ({ weekend }) => weekend.findLast((rule) => rule.start <= start)?.days ?? [],
    );
    const days = [1, 2, 3, 4, 5, 6, 7].filter((weekday) => {
      const are = rulesThen.map((own) => own.includes(weekday));
      return closedIf === 'any' ? are.includes(true) : !are.includes(false);
    });
    if (rules.at(-1)?.days.join() !== days.join()) rules.push({ start, days });
  }
  return rules;
}

/** The entries, sorted by day and kind. `join`: see `payloadJoiner`. */
export function jointEntries(
  members: readonly JointMember[],
  closedIf: ClosedIf,
  join: JoinPayloads = payloadJoiner(),
): DatedPayload[] {
  const [first, last] = jointSpan(members);
  // Few years have a working weekend day.
  const weekend = once(() => weekendCheck(jointWeekend(members, closedIf)));
  const isOneZone = new Set(members.map(({ timezone }) => timezone)).size === 1;
  const ofDay = new Map<DayNumber, DatedPayload[]>();
  for (const { entries } of members) {
    for (const entry of entries) {
      if (entry.day >= first && entry.day <= last)
        getOrMake(ofDay, entry.day, () => []).push(entry);
    }
  }
  const joined: DatedPayload[] = [];
  for (const day of [...ofDay.keys()].sort((a, b) => a - b)) {
    const opens = members.map(({ days }) => isBusinessDay(days, day));
    const isOpen = closedIf === 'any' ? !opens.includes(false) : opens.includes(true);
    const of = (kind: Payload['kind']) =>
      ofDay.get(day)!.filter(({ payload }) => payload.kind === kind);
    const closing = of('holiday');
    if (!isOpen) {
      if (closing.length > 0) joined.push(joinDated(closing, join));
      continue;
    }
    const early = of('early_close');
    // If one open member is enough, one without an early close makes it a full day.
    const closesEarly =
      isOneZone &&
      early.length > 0 &&
      (closedIf === 'any' || early.length === opens.filter(Boolean).length);
    if (closesEarly) joined.push(joinDated(early, join, closedIf));
    const worked = of('weekend_workday');
    if (worked.length > 0 && weekend()(day)) joined.push(joinDated(worked, join));
  }
  return joined;
}

/** The days on which all of them have data. */
function jointSpan(members: readonly Pick<JointMember, 'days'>[]): readonly [DayNumber, DayNumber] {
  return [
    Math.max(...members.map(({ days }) => days.first)),
    Math.min(...members.map(({ days }) => days.last)),
  ];
}

const CERTAINTY = { estimated: 0, provisional: 1, confirmed: 2 } as const;

/** Merges entries of the same kind and day; the result has the weakest basis. */
function joinDated(
  entries: readonly DatedPayload[],
  join: JoinPayloads,
  closedIf: ClosedIf = 'any',
): DatedPayload {
  const weakest = entries.reduce((found, one) =>
    (one.rank ?? 0) > (found.rank ?? 0) ? one : found,
  );
  const payload = join(
    entries.map((one) => one.payload),
    weakest.payload.origin,
    closedIf,
  );
  return { ...weakest, payload };
}

/** Merges payloads of the same kind and day. */
type JoinPayloads = (
  payloads: readonly Payload[],
  origin: Payload['origin'],
  closedIf: ClosedIf,
) => Payload;

/**
 * Merges the same payloads once, since most feasts return every year. `languages`: those of the merged names; absent: all that
 * the payloads have.
 */
export function payloadJoiner(languages?: readonly string[]): JoinPayloads {
  const numbers = new Map<Payload, number>();
  const joined = new Map<string, Payload>();
  const numberOf = (payload: Payload) => getOrMake(numbers, payload, () => numbers.size);
  return (payloads, origin, closedIf) => {
    if (payloads.length === 1) return payloads[0]!;
    const key = `${payloads.map(numberOf).join()} ${origin} ${closedIf}`;
    return getOrMake(joined, key, () => joinPayloads(payloads, origin, closedIf, languages));
  };
}

/** Merges entries of the same kind and day, with the same texts as `mergeEntries` of the build. */
function joinPayloads(
  payloads: readonly Payload[],
  origin: Payload['origin'],
  closedIf: ClosedIf,
  wanted: readonly string[] | undefined,
): Payload {
  const head = payloads[0]!;
  const status = payloads.reduce((best, one) =>
    CERTAINTY[one.status] > CERTAINTY[best.status] ? one : best,
  ).status;
  const moves = payloads.flatMap(({ may_move_days }) => may_move_days ?? []);
  const hours = payloads.flatMap(({ close_time }) => close_time ?? []).sort();
  return {
    kind: head.kind,
    names: joinNames(payloads, status, wanted),
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

function joinNames(
  payloads: readonly Payload[],
  status: Payload['status'],
  wanted: readonly string[] | undefined,
): Record<string, string> {
  const all = [...new Set(payloads.flatMap(({ names }) => Object.keys(names)))].sort();
  const languages =
    wanted === undefined ? all : all.filter((language) => wanted.includes(language));
  return Object.fromEntries(
    languages.map((language) => {
      const parts = payloads.flatMap((one) =>
        nameIn(one.names, language)
          .split(' / ')
          .map((part) =>
            one.status === status || MARKED.test(part) ? part : `${part} (${one.status})`,
          ),
      );
      const certain = new Set(parts.filter((part) => !MARKED.test(part)));
      const plain = (part: string) => part.replace(MARKED, '');
      return [
        language,
        [...new Set(parts.map((part) => (certain.has(plain(part)) ? plain(part) : part)))].join(
          ' / ',
        ),
      ];
    }),
  );
}
