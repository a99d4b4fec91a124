import type { BurmeseFeast } from './burmese.js';
import type { HinduRule } from './hindu-feasts.js';
import type { ThaiFeast } from './thai.js';
import type { TibetanTradition } from './tibetan.js';

/** The rules of feasts: one type for each calendar that feasts follow. */
export type FeastRule =
  | HinduRule
  | HijriRule
  | PoyaRule
  | ThaiRule
  | BurmeseRule
  | TibetanRule
  | NyepiRule
  | SunRule
  | NowruzRule
  | ChineseRule
  | FullMoonRule
  | CycleRule;

/** A day of a month of the Islamic calendar, by the place's criterion. */
export interface HijriRule {
  readonly by: 'hijri';
  /** 1 = Muharram ... 12 = Dhu al-Hijjah. */
  readonly month: number;
  readonly day: number;
  /** The last weekday (ISO) at or before that day. */
  readonly lastWeekday?: number;
}

/** The full-moon days of a month (0 = Chaitra) of Sri Lanka, also of its extra month; absent: all. */
export interface PoyaRule {
  readonly by: 'poya';
  readonly month?: number;
  readonly plus?: number;
}

export interface ThaiRule {
  readonly by: 'thai';
  readonly feast: ThaiFeast;
}

export interface BurmeseRule {
  readonly by: 'burmese';
  readonly feast: BurmeseFeast;
}

export interface TibetanRule {
  readonly by: 'tibetan';
  readonly tradition: TibetanTradition;
  readonly month: number;
  readonly day: number;
}

export interface NyepiRule {
  readonly by: 'nyepi';
}

/** The civil day in which the sun reaches a longitude. */
export interface SunRule {
  readonly by: 'sun';
  readonly degrees: number;
}

export interface NowruzRule {
  readonly by: 'nowruz';
}

/**
 * A day of the Chinese month in which the sun reaches a longitude; `inMay`: of the month before, if it would be in
 * June.
 */
export interface ChineseRule {
  readonly by: 'chinese';
  readonly degrees: number;
  readonly day: number;
  readonly inMay?: true;
}

/** The civil day of the full moon itself in such a Chinese month. */
export interface FullMoonRule {
  readonly by: 'full moon';
  readonly degrees: number;
}

/** Every so many days: a calendar year without leap days. */
export interface CycleRule {
  readonly by: 'cycle';
  /** A day of the cycle, YYYY-MM-DD. */
  readonly from: string;
  readonly days: number;
}

/** A feast, as named in rules (`feast diwali at IN`). */
export interface Feast {
  readonly name: string;
  /** The rule where a place has none of its own. */
  readonly rule: FeastRule;
}
