import { dayNo } from './served-days.js';

/**
 * Worlds that the served entries allow: how the announcements of estimated and provisional dates may come out. A world is
 * drawn from the entries as they are served and holds plain sets of dates; nothing of the program's own code is in it.
 *
 * The days of a feast move together by at most `may_move_days`, a substitute with them or anew: for a day that then falls
 * on a weekend or on another holiday, where the calendar gave one for that holiday in some year. Any of them may go away.
 */

export interface ServedEntry {
  readonly date: string;
  readonly kind: string;
  readonly name: string;
  readonly status: string;
  readonly observed: boolean;
  readonly may_move_days?: number | null;
}

export interface ServedCalendar {
  readonly id: string;
  readonly weekend: readonly { readonly start: string; readonly days: readonly number[] }[];
  readonly data_years: readonly [number, number];
  readonly entries: readonly ServedEntry[];
}

/** Whether a day (since 1970) is a business day. */
export type World = (day: number) => boolean;

/** A number from 0 to below 1. */
export type Random = () => number;

interface Day {
  readonly day: number;
  readonly entry: ServedEntry;
  /** Its names that may move, and how far. */
  readonly moving: readonly { readonly name: string; readonly reach: number }[];
}

interface Feast {
  readonly reach: number;
  readonly days: readonly {
    readonly day: number;
    readonly name: string;
    readonly observed: boolean;
  }[];
}

const MARK = ' (estimated)';
/** Days of one feast lie no further apart. */
const GAP = 3;

/** What worlds of a calendar are drawn from. */
export class Model {
  readonly id: string;
  readonly first: number;
  readonly last: number;
  readonly #weekend: (day: number) => boolean;
  readonly #days: readonly Day[];
  readonly #feasts: readonly Feast[];
  /** By name, the weekdays on which a substitute was given; */
  readonly #substitutes: ReadonlyMap<string, ReadonlySet<number>>;
  /** The days that are estimated or provisional. */
  readonly doubtful: readonly number[];

  constructor(calendar: ServedCalendar) {
    this.id = calendar.id;
    this.first = dayNo(`${calendar.data_years[0]}-01-01`);
    this.last = dayNo(`${calendar.data_years[1]}-12-31`);
    const rules = calendar.weekend.map(({ start, days }) => ({ start: dayNo(start), days }));
    this.#weekend = (day) =>
      rules.findLast(({ start }) => start <= day)?.days.includes(weekdayOf(day)) ?? false;
    this.#days = withMoving(calendar.entries);
    this.#feasts = feastsOf(this.#days);
    this.#substitutes = this.#substituted();
    this.doubtful = this.#days
      .filter(({ entry, moving }) => isDoubtful(entry) || moving.length > 0)
      .map(({ day }) => day);
  }

  /** A day of the weekend, or a Saturday beside a Sunday of it: in the foreign exchange market such a day is none. */
  isMarketWeekend(day: number): boolean {
    const hasSunday = this.#weekend(day + ((7 - weekdayOf(day)) % 7));
    return this.#weekend(day) || (weekdayOf(day) === 6 && hasSunday);
  }

  /** The entries as they are served. */
  nominal(): World {
    const closed = new Set(
      this.#days.filter(({ entry }) => entry.kind === 'holiday').map(({ day }) => day),
    );
    const worked = new Set(
      this.#days.filter(({ entry }) => entry.kind === 'weekend_workday').map(({ day }) => day),
    );
    return this.#world(closed, worked);
  }

  /** One way in which the doubtful entries of the days from..to may come out. */
  draw(from: number, to: number, random: Random): World {
    const [first, last] = [from - 40, to + 40];
    const closed = new Set<number>();
    const worked = new Set<number>();
    for (const { day, entry, moving } of this.#days) {
      if (day < first || day > last) continue;
      const isKept = !isDoubtful(entry) || (moving.length === 0 && random() < 0.5);
      if (isKept) (entry.kind === 'holiday' ? closed : worked).add(day);
      if (entry.kind === 'early_close' && isKept) worked.delete(day);
    }
    const confirmed = new Set(closed);
    for (const feast of this.#feasts) {
      if (feast.days[0]!.day >= first && feast.days.at(-1)!.day <= last)
        this.#move(feast, closed, confirmed, random);
    }
    return this.#world(closed, worked);
  }

  #move(
    { days, reach }: Feast,
    closed: Set<number>,
    confirmed: ReadonlySet<number>,
    random: Random,
  ): void {
    if (random() < 0.04) return;
    const by = Math.floor(random() * (2 * reach + 1)) - reach;
    const own = days.filter(({ observed }) => !observed).filter(() => random() > 0.03);
    const shifted = own.map(({ day, name }) => ({ day: day + by, name }));
    for (const { day } of shifted) closed.add(day);
    const observed = days.filter((one) => one.observed);
    const way = random();
    // The substitutes move along, stay, are given anew, or are not given.
    if (way < 0.3) for (const { day } of observed) closed.add(day + by);
    else if (way < 0.4) for (const { day } of observed) closed.add(day);
    else if (way < 0.95) {
      const hasOwn = days.some((one) => !one.observed);
      const kept = hasOwn
        ? shifted
        : observed.map(({ day, name }) => ({ day: this.#movedFrom(day, random) + by, name }));
      for (const { day, name } of kept) this.#substitute(day, name, closed, confirmed);
    }
  }

  /** Of a holiday that was moved from a weekend and has no day there: that weekend day. */
  #movedFrom(day: number, random: Random): number {
    const behind: number[] = [];
    for (let other = day - 1; this.#weekend(other); other--) behind.push(other);
    return behind[Math.floor(random() * behind.length)] ?? day;
  }

  #substitute(
    day: number,
    name: string,
    closed: Set<number>,
    confirmed: ReadonlySet<number>,
  ): void {
    const given = this.#substitutes.get(name);
    const isOff = this.#weekend(day)
      ? (given?.has(weekdayOf(day)) ?? false)
      : given !== undefined && confirmed.has(day);
    if (!isOff) {
      closed.add(day);
      return;
    }
    let next = day + 1;
    while (this.#weekend(next) || closed.has(next)) next++;
    closed.add(next);
  }

  #substituted(): Map<string, Set<number>> {
    const own = new Map<string, Set<number>>();
    const substitutes = new Map<string, Set<number>>();
    const holidays = this.#days.filter(({ entry }) => entry.kind === 'holiday');
    const namesOf = ({ entry }: Day) => entry.name.split(' / ').map(plain);
    for (const one of holidays) {
      if (!one.entry.observed) for (const name of namesOf(one)) add(own, name, one.day);
    }
    for (const one of holidays) {
      if (!one.entry.observed) continue;
      for (const name of namesOf(one)) {
        const behind: number[] = [];
        for (let day = one.day - 1; day >= one.day - GAP || own.get(name)?.has(day + GAP); day--)
          behind.push(day);
        const isOwn = (day: number) => own.get(name)?.has(day) ?? false;
        const kept = behind.some(isOwn) ? behind.filter(isOwn) : behind;
        add(substitutes, name, -1);
        for (const day of kept) if (this.#weekend(day)) add(substitutes, name, weekdayOf(day));
      }
    }
    return substitutes;
  }

  #world(closed: ReadonlySet<number>, worked: ReadonlySet<number>): World {
    return (day) => !closed.has(day) && (!this.#weekend(day) || worked.has(day));
  }
}

function withMoving(entries: readonly ServedEntry[]): Day[] {
  const alone = new Map<string, number>();
  for (const { name, kind, may_move_days: reach } of entries) {
    if (kind === 'holiday' && reach && !name.includes(' / ')) {
      alone.set(plain(name), Math.max(reach, alone.get(plain(name)) ?? 0));
    }
  }
  return entries.map((entry) => {
    const parts = entry.name.split(' / ');
    const known = (names: readonly string[]) =>
      names
        .map(plain)
        .flatMap((name) => (alone.has(name) ? [{ name, reach: alone.get(name)! }] : []));
    let moving = known(parts.filter((part) => part.endsWith(MARK)));
    if (entry.may_move_days) {
      moving = known(parts);
      if (moving.length === 0)
        moving = parts.map((part) => ({ name: plain(part), reach: entry.may_move_days! }));
    }
    return { day: dayNo(entry.date), entry, moving: entry.kind === 'holiday' ? moving : [] };
  });
}

/** Days of one feast in a row: those of one name, or of one that tells of the other ("Second Day of Eid al-Fitr"). */
function feastsOf(days: readonly Day[]): Feast[] {
  const feasts: { reach: number; days: { day: number; name: string; observed: boolean }[] }[] = [];
  for (const { day, entry, moving } of days) {
    for (const { name, reach } of moving) {
      const isSame = (other: string) => other.includes(name) || name.includes(other);
      const feast = feasts
        .slice(-8)
        .findLast((one) => day - one.days.at(-1)!.day <= GAP && isSame(one.days.at(-1)!.name));
      if (feast) {
        feast.days.push({ day, name, observed: entry.observed });
        feast.reach = Math.max(feast.reach, reach);
      } else feasts.push({ reach, days: [{ day, name, observed: entry.observed }] });
    }
  }
  return feasts;
}

function isDoubtful({ status }: ServedEntry): boolean {
  return status !== 'confirmed';
}

function plain(name: string): string {
  return name.replace(/ \((estimated|provisional|day in lieu)\)/g, '');
}

/** 1 = Monday ... 7 = Sunday; 1970-01-01 was a Thursday. */
export function weekdayOf(day: number): number {
  return ((((day + 3) % 7) + 7) % 7) + 1;
}

function add<K>(sets: Map<K, Set<number>>, key: K, value: number): void {
  const set = sets.get(key) ?? new Set<number>();
  sets.set(key, set.add(value));
}

/** Several worlds as one. */
export function combined(worlds: readonly World[], mode: string): World {
  if (mode === 'all') return (day) => worlds.every((isOpen) => isOpen(day));
  return (day) => worlds.some((isOpen) => isOpen(day));
}
