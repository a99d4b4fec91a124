import { type DayNumber, yearOf } from '../../server/engine/civil-date.js';
import {
  type LunarMonth,
  lunationsNamed,
  type Sign,
  type Span,
  sankranti,
  siderealMoon,
  tithiSpan,
} from './hindu-calendar.js';
import { type DayRule, dayOf, partOfDay } from './hindu-day.js';
import {
  DAY_MS,
  dayAt,
  elongation,
  type Instant,
  type Site,
  signed,
  sunrise,
  sunset,
  whenElongation,
} from './sky.js';

/** The rules of Hindu, Sikh and Jain feasts, and the days that they give. */

/** The tithi of a lunar month (amanta: it ends with the new moon) at a time of day. */
export interface TithiRule extends DayRule {
  readonly by: 'tithi';
  readonly month: LunarMonth;
  /** 1 to 15 bright half, 16 to 30 dark half. */
  readonly tithi: number;
  /** Days from the resulting day to the feast. */
  readonly plus?: number;
}

/** The day after the bonfire of Holi, whose evening must be free of Bhadra (the first half of the full-moon tithi). */
export interface HoliRule {
  readonly by: 'holi';
  /** Of the four watches of daylight, how many the tithi must reach into; absent: three and a half. */
  readonly watches?: number;
}

/**
 * The tenth of bright Ashvina in the afternoon. If it prevails on two days: the second, if the mansion Shravana has
 * that afternoon and not the first one's, even if the tithi ended before (Vijaya Dashami of 2019 and 2022).
 */
export interface DussehraRule {
  readonly by: 'dussehra';
}

/** The sun's entry into a sign. */
export interface SankrantiRule {
  readonly by: 'sankranti';
  readonly sign: Sign;
  /** An entry after this time of the day gives the next day; absent: the civil day of the entry. */
  readonly until?: 'sunset' | 'midday';
  readonly plus?: number;
}

/** The moon in a lunar mansion (0 = Ashvini) while the sun is in a sign, not over New Year. */
export interface MansionRule extends DayRule {
  readonly by: 'mansion';
  readonly mansion: number;
  readonly sign: Sign;
  /**
   * If there are two crossings while the sun is in the sign: the one nearer the full moon in that time, or the second.
   */
  readonly of: 'full moon' | 'second';
}

export type HinduRule = TithiRule | HoliRule | DussehraRule | SankrantiRule | MansionRule;

/** The days of a rule in a Gregorian year at a place: one, seldom none or two (a lunar year is shorter). */
export function hinduDays(rule: HinduRule, year: number, site: Site): DayNumber[] {
  return daysAround(rule, year, site).filter((day) => yearOf(day) === year);
}

function daysAround(rule: HinduRule, year: number, site: Site): DayNumber[] {
  if (rule.by === 'tithi') {
    return lunationsNamed(rule.month, year).map(
      ({ number }) => dayOf(tithiSpan(number, rule.tithi), rule, site) + (rule.plus ?? 0),
    );
  }
  if (rule.by === 'holi')
    return lunationsNamed('phalguna', year).map(({ number }) => holi(rule, number, site));
  if (rule.by === 'dussehra')
    return lunationsNamed('ashvina', year).map(({ number }) => dussehra(number, site));
  if (rule.by === 'sankranti')
    return [entryDay(rule, sankranti(rule.sign, year), site) + (rule.plus ?? 0)];
  return mansionDays(rule, year, site);
}

/**
 * Dhulendi, the day after the bonfire. The bonfire is lit at dusk of the full-moon day. If the tithi prevails at dusk
 * on the first day only, and Bhadra fills it: on the second day, provided the tithi reaches past three and a half of
 * its daylight's four watches (`watches`) and the next tithi is longer. The rule is attributed to the Dharmasindhu,
 * which was not read; it rests on the announced days (`record.ts`).
 */
function holi({ watches = 3.5 }: HoliRule, lunation: number, site: Site): DayNumber {
  const full = tithiSpan(lunation, 15);
  const next = tithiSpan(lunation, 16);
  const dusk: DayRule = { part: 'dusk', both: 'second', neither: 'second' };
  const day = dayOf(full, dusk, site);
  const evening = partOfDay('dusk', day, site);
  const bhadraEnd = (full.start + full.end) / 2;
  if (bhadraEnd < evening.end || full.end > partOfDay('dusk', day + 1, site).start) return day + 1;
  const rise = sunrise(day + 1, site);
  const reached = rise + ((sunset(day + 1, site) - rise) * watches) / 4;
  const growing = next.end - next.start > full.end - full.start;
  return full.end > reached && growing ? day + 2 : day + 1;
}

const SHRAVANA = 21;

function dussehra(lunation: number, site: Site): DayNumber {
  const tenth = tithiSpan(lunation, 10);
  const shravana = mansionSpan(SHRAVANA, tenth.start - 2 * DAY_MS);
  const day = dayOf(tenth, { part: 'afternoon' }, site);
  const hasShravana = (each: DayNumber): boolean => {
    const afternoon = partOfDay('afternoon', each, site);
    return shravana.start < afternoon.end && afternoon.start < shravana.end;
  };
  const reachesNext = tenth.end > sunrise(day + 1, site);
  return reachesNext && !hasShravana(day) && hasShravana(day + 1) ? day + 1 : day;
}

function entryDay(rule: SankrantiRule, entry: Instant, site: Site): DayNumber {
  const day = dayAt(entry, site);
  if (rule.until === undefined) return day;
  const limit = rule.until === 'sunset' ? sunset(day, site) : midday(day, site);
  return entry > limit ? day + 1 : day;
}

/** The instant after three fifths of the daylight. */
function midday(day: DayNumber, site: Site): Instant {
  return partOfDay('afternoon', day, site).start;
}

const MANSION_DEGREES = 360 / 27;
const LUNATION_MS = 29.53 * DAY_MS;
const MOON_DEGREES_PER_MS = 360 / (27.321582 * DAY_MS);

/** The moon crosses a mansion every 27.3 days, so that there may be two crossings while the sun is in the sign. */
function mansionDays(rule: MansionRule, year: number, site: Site): DayNumber[] {
  const enters = sankranti(rule.sign, year);
  const leaves = sankranti((rule.sign + 1) % 12, year);
  const first = mansionSpan(rule.mansion, enters - 2 * DAY_MS);
  const spans = [first, mansionSpan(rule.mansion, first.end + DAY_MS)];
  const within = spans.filter(({ start, end }) => end > enters && start < leaves);
  if (rule.of === 'full moon') {
    const full = fullMoonAfter(enters);
    within.sort((a, b) => Math.abs(b.start - full) - Math.abs(a.start - full));
  }
  return within.slice(-1).map((span) => dayOf(span, rule, site));
}

function fullMoonAfter(instant: Instant): Instant {
  const ahead = (180 - elongation(instant) + 360) % 360;
  return whenElongation(180, instant + (ahead / 360) * LUNATION_MS);
}

/** The first crossing of a mansion that begins after an instant. */
function mansionSpan(mansion: number, after: Instant): Span {
  const first = mansion * MANSION_DEGREES;
  const ahead = (((first - moonLongitude(after)) % 360) + 360) % 360;
  const start = whenMoon(first, after + ahead / MOON_DEGREES_PER_MS);
  return { start, end: whenMoon(first + MANSION_DEGREES, start + DAY_MS) };
}

function moonLongitude(instant: Instant): number {
  return siderealMoon(instant, elongation(instant));
}

function whenMoon(degrees: number, near: Instant): Instant {
  let instant = near;
  for (let turn = 0; turn < 12; turn++) {
    const delta = signed(degrees - moonLongitude(instant)) / MOON_DEGREES_PER_MS;
    instant += delta;
    if (Math.abs(delta) < 1000) break;
  }
  return instant;
}
