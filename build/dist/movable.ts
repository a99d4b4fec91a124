import type { DayNumber } from '../../server/engine/civil-date.js';
import type { Payload } from '../../server/engine/types.js';
import { getOrMake } from '../../server/util/get-or-make.js';
import { MARKED } from '../expand/entry.js';
import type { StoredEntry } from '../release/state.js';

/** Holidays that may move: by how much, and which of them move together. */

/** One name of a holiday that may move. */
export interface Movable {
  readonly day: DayNumber;
  /** The English name, without marks of its status. */
  readonly name: string;
  /** The shortest name of the same feast: "Eid al-Fitr" of "Second Day of Eid al-Fitr". */
  readonly feast: string;
  /** The number of days, at least 1. */
  readonly reach: number;
  readonly observed: boolean;
}

/** Maximum distance between days of one feast, which may include a weekend. */
export const MAX_GAP = 3;

const plainNamesOf = new WeakMap<Payload, readonly string[]>();

/** The names of a holiday, without marks of status or substitute: cached, since many dates have the same payload. */
export function plainNames(payload: Payload): readonly string[] {
  const known = plainNamesOf.get(payload);
  if (known) return known;
  const names = payload.names.en!.split(' / ').map(plainName);
  plainNamesOf.set(payload, names);
  return names;
}

function plainName(part: string): string {
  return part.replace(MARKED, '').replace(/ \(day in lieu\)$/, '');
}

/**
 * The names that may move, day by day. An entry with several names records only the largest move, so each name is assumed to move as
 * it does in entries of its own. A name marked `(estimated)` within a confirmed entry moves too.
 */
export function movableDays(holidays: readonly StoredEntry[]): Movable[] {
  const payloads = new Set(holidays.map(({ payload }) => payload));
  const alone = new Map<string, number>();
  let isAny = false;
  for (const payload of payloads) {
    if (payload.may_move_days === undefined) continue;
    isAny = true;
    const [name, ...others] = plainNames(payload);
    if (others.length === 0)
      alone.set(name!, Math.max(alone.get(name!) ?? 0, payload.may_move_days));
  }
  if (!isAny) return [];
  const moving = new Map([...payloads].map((payload) => [payload, movingNames(payload, alone)]));
  const feastOf = feasts(
    new Set([...moving.values()].flatMap((names) => names.map(([name]) => name))),
  );
  const movable: Movable[] = [];
  for (const { day, payload } of holidays) {
    for (const [name, reach] of moving.get(payload)!) {
      movable.push({ day, name, feast: feastOf.get(name)!, reach, observed: payload.observed });
    }
  }
  return movable;
}

function movingNames(
  payload: Payload,
  alone: ReadonlyMap<string, number>,
): (readonly [string, number])[] {
  const parts = payload.names.en!.split(' / ');
  const own = payload.may_move_days ?? 0;
  const known = (names: readonly string[]) =>
    names.flatMap((name) => (alone.get(name) ? [[name, alone.get(name)!] as const] : []));
  if (own === 0) return known(parts.filter((part) => part.endsWith(' (estimated)')).map(plainName));
  const named = known(parts.map(plainName));
  return named.length > 0 ? named : parts.map((part) => [plainName(part), own] as const);
}

function feasts(names: ReadonlySet<string>): Map<string, string> {
  const shortestFirst = [...names].sort((a, b) => a.length - b.length);
  return new Map(
    shortestFirst.map((name) => [name, shortestFirst.find((short) => name.includes(short))!]),
  );
}

/** The days of one feast in a row, weekends between them or not. `movable` sorted by day. */
export function runsOf(movable: readonly Movable[]): Movable[][] {
  const runs: Movable[][] = [];
  const lastOf = new Map<string, Movable[]>();
  for (const one of movable) {
    const last = lastOf.get(one.feast);
    if (last && one.day - last.at(-1)!.day <= MAX_GAP) last.push(one);
    else lastOf.set(one.feast, runs[runs.push([one]) - 1]!);
  }
  return runs;
}

/** The names with a day of their own, not an observed one, on a day. */
export function ownDays(
  holidays: readonly StoredEntry[],
): (day: DayNumber, name: string) => boolean {
  const byName = new Map<string, Set<DayNumber>>();
  for (const { day, payload } of holidays) {
    if (payload.observed) continue;
    for (const name of plainNames(payload)) getOrMake(byName, name, () => new Set()).add(day);
  }
  return (day, name) => byName.get(name)?.has(day) ?? false;
}
