import { isBusinessDay } from '../engine/business-days.js';
import { withChangedDays } from '../engine/changed-days.js';
import { civilDate, type DayNumber } from '../engine/civil-date.js';
import { type BusinessDays, combine } from '../engine/combined-days.js';
import { isOpen } from '../engine/open-day.js';
import type { Payload } from '../engine/types.js';
import { weekendCheck } from '../engine/weekend.js';
import { getOrMake } from '../util/get-or-make.js';
import type { Calendars } from './calendars.js';
import { earlyCloseText, type Inheritance, inheritanceOf } from './inheritance.js';
import {
  effectOf,
  staysBeside,
  type WantedDay,
  wantedEffect,
  whyNotInherited,
} from './own-rows.js';
import { payDays } from './pay-days.js';

/** What days of one's own would change, before the operator adds them: nothing is written. */

/** A row of one's own: the same for each of its days. */
export interface OwnRow extends WantedDay {
  readonly first: DayNumber;
  readonly last: DayNumber;
  readonly name: string;
}

/** A day of a calendar that a row changes. Effects are in the words of `effectOf`. */
export interface ChangedDay {
  readonly day: DayNumber;
  readonly before: string;
  readonly after: string;
  readonly wasOpen: boolean;
  readonly isOpen: boolean;
}

export interface ChangedCalendar {
  readonly index: number;
  readonly days: readonly ChangedDay[];
}

export interface OwnEffect {
  /** The calendar itself first, then those that inherit the days. */
  readonly changed: readonly ChangedCalendar[];
  /** Calendars that could inherit a day but do not: the row excepts them, or they have an entry of their own. */
  readonly spared: readonly { readonly index: number; readonly why: string }[];
  /** Days with an entry of one's own already: their row is to be changed, none added. */
  readonly stated: readonly DayNumber[];
}

/** What rows change of a calendar and, unless it is a calendar of one's own (`isAlone`), of those that inherit its days. */
export function effectOfRows(
  calendars: Calendars,
  index: number,
  rows: readonly OwnRow[],
  { isAlone, except }: { readonly isAlone: boolean; readonly except: readonly number[] },
): OwnEffect {
  const changed = new Map<number, ChangedDay[]>();
  const spared = new Map<number, string>(except.map((one) => [one, 'excepted']));
  const stated: DayNumber[] = [];
  const excepted = new Set(except);
  const changerOf = (one: number, row: OwnRow) => {
    const days = getOrMake(changed, one, () => []);
    return changer(calendars, one, row, days);
  };
  const heirs = new Map<boolean, number[]>();
  const heirsWith = (isEarlyClose: boolean) =>
    getOrMake(heirs, isEarlyClose, () => heirsOf(calendars, index, isEarlyClose));
  for (const row of rows) {
    const wanted = wantedEffect(row);
    const own = daysOf(calendars, index, row.first, row.last);
    const isStated = (day: DayOf) => day.payloads.some(({ origin }) => origin === 'own');
    stated.push(...own.filter(isStated).map(({ day }) => day));
    const upstream = own.filter(({ before }) => before !== wanted);
    if (upstream.length === 0) continue;
    upstream.forEach(changerOf(index, row));
    for (const heir of isAlone ? [] : heirsWith(row.kind === 'early_close')) {
      const theirs = excepted.has(heir) ? [] : daysOf(calendars, heir, row.first, row.last);
      let change: ((day: DayOf) => void) | undefined;
      for (const { day, before } of theirs.length === 0 ? [] : upstream) {
        const same = theirs[day - theirs[0]!.day];
        if (same === undefined) continue;
        const why = whyNotInherited(same.before, before, wanted);
        if (why !== null) spared.set(heir, why);
        else {
          change ??= changerOf(heir, row);
          change(same);
        }
      }
    }
  }
  return {
    changed: [...changed].map(([one, days]) => ({ index: one, days })),
    spared: [...spared].map(([one, why]) => ({ index: one, why })),
    stated,
  };
}

/** A day of a calendar as it is; its effect in the words of `effectOf`. */
interface DayOf {
  readonly day: DayNumber;
  readonly payloads: readonly Payload[];
  readonly before: string;
}

const NO_PAYLOADS: readonly Payload[] = [];

/** The days first..last that the data of a calendar cover, with their entries read once. */
function daysOf(calendars: Calendars, index: number, first: DayNumber, last: DayNumber): DayOf[] {
  const covered = calendars.businessDays(index);
  const [from, to] = [Math.max(first, covered.first), Math.min(last, covered.last)];
  const entries = calendars.data.entries(index);
  const [start, end] = entries.range(from, to);
  const days: DayOf[] = [];
  for (let day = from, at = start; day <= to; day++) {
    let payloads = NO_PAYLOADS;
    for (; at < end && entries.day(at) === day; at++) payloads = [...payloads, entries.payload(at)];
    const before = effectOf(payloads);
    days.push({ day, payloads, before });
  }
  return days;
}

/** Adds to `days` what a row makes of a day of a calendar. */
function changer(
  calendars: Calendars,
  index: number,
  { kind, closeTime }: OwnRow,
  days: ChangedDay[],
): (day: DayOf) => void {
  const businessDays = calendars.businessDays(index);
  const isWeekend = weekendCheck(calendars.calendar(index).weekend);
  const added =
    kind === 'open' ? [] : [{ kind, status: 'confirmed' as const, close_time: closeTime }];
  const wanted = wantedEffect({ kind, closeTime });
  return ({ day, payloads, before }) => {
    const kept = payloads.filter((one) => staysBeside(kind, one.kind));
    const all = kept.length === 0 ? added : [...kept, ...added];
    days.push({
      day,
      before,
      after: kept.length === 0 ? wanted : effectOf(all),
      wasOpen: isBusinessDay(businessDays, day),
      isOpen: isOpen(all, isWeekend(day)),
    });
  };
}

const inheritances = new WeakMap<object, Inheritance>();

/** The calendars that inherit the days of one, as indexes. */
function heirsOf(calendars: Calendars, index: number, isEarlyClose: boolean): number[] {
  const inheritance = getOrMake(inheritances, calendars.data, () =>
    inheritanceOf(new Map(calendars.listed().map((one) => [one.id, one])), (id) =>
      earlyClosesOf(calendars, calendars.find(id)!),
    ),
  );
  return inheritance
    .of(calendars.calendar(index).id, isEarlyClose)
    .map((id) => calendars.find(id)!);
}

function earlyClosesOf({ data, businessDays }: Calendars, index: number): string[] {
  const entries = data.entries(index);
  const { first, last } = businessDays(index);
  const [start, end] = entries.range(first, last);
  const found: string[] = [];
  for (let at = start; at < end; at++) {
    const { kind, close_time, names } = entries.payload(at);
    if (kind === 'early_close')
      found.push(earlyCloseText(entries.day(at), close_time, names.en ?? ''));
  }
  return found;
}

/** The calendars with the changed days open or closed, for certain and not verified. */
export function withEffect(calendars: Calendars, { changed }: OwnEffect): Calendars {
  const daysOfChanged = new Map(changed.map(({ index, days }) => [index, days]));
  const made = new Map<number, BusinessDays>();
  // Only for the calendars that are asked: a country may have a hundred heirs.
  const businessDays = (index: number) => {
    const days = daysOfChanged.get(index);
    if (days === undefined) return calendars.businessDays(index);
    return getOrMake(made, index, () =>
      withChangedDays(
        calendars.businessDays(index),
        days.map(({ day, isOpen }) => ({ day, isOpen, isUncertain: false, isVerified: false })),
      ),
    );
  };
  return {
    ...calendars,
    businessDays,
    combined: (indexes, mode) => combine(indexes.map(businessDays), mode),
  };
}

/** A pay day (the last day of its month on which money moves) before and after. */
export interface MovedPayDay {
  readonly before: DayNumber | null;
  readonly after: DayNumber | null;
}

/** The pay days of `count` months from the month of a day on, as far as there are data. */
export function payDaysWith(
  calendars: Calendars,
  index: number,
  effect: OwnEffect,
  from: DayNumber,
  count: number,
): MovedPayDay[] {
  const { year, month } = civilDate(from);
  const [first, last] = calendars.calendar(index).data_years;
  const years = [year, year + 1].filter((one) => one >= first && one <= last);
  const plan = { rule: 'last', n: 1, from, closed: 'before', cutoff: 0 } as const;
  const paysOf = (of: Calendars) => years.flatMap((one) => payDays(of, index, one, plan).pays);
  const after = paysOf(withEffect(calendars, effect));
  return paysOf(calendars)
    .map(({ day }, at) => ({ before: day, after: after[at]!.day }))
    .slice(month - 1, month - 1 + count);
}
