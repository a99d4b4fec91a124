import type { DayNumber } from '../../server/engine/civil-date.js';
import { daysTouched, type Span } from './hindu-calendar.js';
import { HOUR_MS, type Instant, type Site, sunrise, sunset } from './sky.js';

/**
 * The civil day of a feast by its tithi: the day on which the tithi prevails at the time of day that the rule
 * prescribes (attributed to the Dharmasindhu and Nirnayasindhu, which were not read, see `table.ts`).
 */

/** Parts of a day; daylight has five fifths, a night fifteen muhurtas. */
export type PartOfDay =
  | 'dawn' // arunodaya: the last 96 minutes of the night before the day
  | 'sunrise'
  | 'forenoon' // purvahna: the first two fifths
  | 'midday' // madhyahna: the third fifth
  | 'afternoon' // aparahna: the fourth fifth
  | 'sunset'
  | 'dusk' // pradosha: the first fifth of the night
  | 'midnight'; // nishita: the eighth muhurta of the night

export interface DayRule {
  readonly part: PartOfDay;
  /** If the tithi prevails at that time on two days. Default: the first. */
  readonly both?: 'first' | 'second' | 'longer' | 'first if whole';
  /** If on none. Default: the day in which it begins. */
  readonly neither?: 'first' | 'second';
}

/** The day of the feast for a span. */
export function dayOf(span: Span, rule: DayRule, site: Site): DayNumber {
  const days = daysTouched(span, site);
  const overlaps: Overlap[] = days.map((day) => ({
    day,
    share: shareOf(span, partOfDay(rule.part, day, site)),
  }));
  const prevailing = overlaps.filter(({ share }) => share > 0);
  if (prevailing.length === 0) return dayWithout(span, rule, days, site);
  if (prevailing.length === 1 || rule.both === undefined || rule.both === 'first')
    return prevailing[0]!.day;
  const [first, second] = prevailing as [Overlap, Overlap];
  const firstWins =
    rule.both === 'longer'
      ? first.share >= second.share
      : rule.both !== 'second' && first.share === 1;
  return (firstWins ? first : second).day;
}

interface Overlap {
  readonly day: DayNumber;
  /** Share of the part of the day in which the span prevails, from 0 to 1. */
  readonly share: number;
}

/** The span begins after the part of one day and ends before that of the next. */
function dayWithout(span: Span, rule: DayRule, days: readonly DayNumber[], site: Site): DayNumber {
  const before =
    days.findLast((day) => partOfDay(rule.part, day, site).end <= span.start) ?? days[0]! - 1;
  return rule.neither === 'second' ? before + 1 : before;
}

/** A part of the day as a span; sunrise and sunset are instants. */
export function partOfDay(part: PartOfDay, day: DayNumber, site: Site): Span {
  const rise = sunrise(day, site);
  if (part === 'sunrise') return moment(rise);
  if (part === 'dawn') return { start: rise - 1.6 * HOUR_MS, end: rise };
  const set = sunset(day, site);
  const daylight = set - rise;
  if (part === 'forenoon') return { start: rise, end: rise + (daylight * 2) / 5 };
  if (part === 'midday')
    return { start: rise + (daylight * 2) / 5, end: rise + (daylight * 3) / 5 };
  if (part === 'afternoon')
    return { start: rise + (daylight * 3) / 5, end: rise + (daylight * 4) / 5 };
  if (part === 'sunset') return moment(set);
  const night = sunrise(day + 1, site) - set;
  if (part === 'dusk') return { start: set, end: set + night / 5 };
  return { start: set + (night * 7) / 15, end: set + (night * 8) / 15 };
}

function moment(instant: Instant): Span {
  return { start: instant, end: instant + 1 };
}

/** The share of `part` that lies in `span`, from 0 to 1. */
function shareOf(span: Span, part: Span): number {
  const common = Math.min(span.end, part.end) - Math.max(span.start, part.start);
  return Math.max(0, common) / (part.end - part.start);
}
