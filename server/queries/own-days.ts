import { covers, isBusinessDay } from '../engine/business-days.js';
import { withChangedDays } from '../engine/changed-days.js';
import { civilDate, type DayNumber } from '../engine/civil-date.js';
import { combine } from '../engine/combined-days.js';
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
  for (const row of rows) {
    const wanted = wantedEffect(row);
    // The same on each day, and not cheap.
    const heirs = isAlone ? [] : heirsOf(calendars, index, row.kind === 'early_close');
    for (let day = row.first; day <= row.last; day++) {
      if (!covers(calendars.businessDays(index), day)) continue;
      const own = payloadsOn(calendars, index, day);
      if (own.some(({ origin }) => origin === 'own')) stated.push(day);
      const upstream = effectOf(own);
      if (upstream === wanted) continue;
      change(calendars, changed, index, day, row, own);
      for (const heir of heirs) {
        if (except.includes(heir) || !covers(calendars.businessDays(heir), day)) continue;
        const theirs = payloadsOn(calendars, heir, day);
        const why = whyNotInherited(effectOf(theirs), upstream, wanted);
        if (why !== null) spared.set(heir, why);
        else change(calendars, changed, heir, day, row, theirs);
      }
    }
  }
  return {
    changed: [...changed].map(([one, days]) => ({ index: one, days })),
    spared: [...spared].map(([one, why]) => ({ index: one, why })),
    stated,
  };
}

function payloadsOn({ data }: Calendars, index: number, day: DayNumber): Payload[] {
  const entries = data.entries(index);
  const [start, end] = entries.range(day, day);
  return Array.from({ length: end - start }, (_, at) => entries.payload(start + at));
}

function change(
  calendars: Calendars,
  changed: Map<number, ChangedDay[]>,
  index: number,
  day: DayNumber,
  { kind, closeTime }: OwnRow,
  payloads: readonly Payload[],
): void {
  const kept = payloads.filter((one) => staysBeside(kind, one.kind));
  const added =
    kind === 'open' ? [] : [{ kind, status: 'confirmed' as const, close_time: closeTime }];
  const after = [...kept, ...added];
  const isWeekend = weekendCheck(calendars.calendar(index).weekend)(day);
  getOrMake(changed, index, (): ChangedDay[] => []).push({
    day,
    before: effectOf(payloads),
    after: effectOf(after),
    wasOpen: isBusinessDay(calendars.businessDays(index), day),
    isOpen: isOpen(after, isWeekend),
  });
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
  const own = new Map(
    changed.map(({ index, days }) => [
      index,
      withChangedDays(
        calendars.businessDays(index),
        days.map(({ day, isOpen }) => ({ day, isOpen, isUncertain: false, isVerified: false })),
      ),
    ]),
  );
  const businessDays = (index: number) => own.get(index) ?? calendars.businessDays(index);
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
