import { type DayNumber, mustParseDay } from '../../server/engine/civil-date.js';

/**
 * The Thai lunisolar calendar (patithin chanthrakhati): alternating months of 29 and 30 days; a year may have a second
 * eighth month, or a thirtieth day in the seventh. Buddhist feasts are on its full moons, the fifteenth of a month.
 *
 * The kind of a year follows from numbers of the Suriyayatra at its solar New Year (thaloengsok): the lunar day, and
 * the avoman. The numbers are attributed to J. C. Eade, The Calendrical Systems of Mainland South-East Asia (Leiden
 * 1995), which was not read; they and the limits beyond which a month or a day is added are those that give the kinds
 * of all years from 2002 to 2026. The almanac of the Royal Household decides, by no formula that was found, and may put
 * an extra day into a year nearby: the feasts between are then a day off.
 */

/** `khmer visak` is the full moon of the sixth month, also in years with a second eighth month (Cambodia). */
export type ThaiFeast =
  | 'makha'
  | 'visakha'
  | 'asalha'
  | 'lent'
  | 'khmer visak'
  | 'pchum ben'
  | 'water festival';

type YearKind = 'normal' | 'extra day' | 'extra month';

/** Full moon of the third month of 2024, as announced (Makha Bucha). */
const ANCHOR = { year: 2024, day: mustParseDay('2024-02-24') };
/** Extra days that the almanac put into another year than the numbers give: 1997, not 1994. */
const EXTRA_DAYS_MOVED: Readonly<Record<number, boolean>> = { 1994: false, 1997: true };
const YEAR_DAYS: Readonly<Record<YearKind, number>> = {
  normal: 354,
  'extra day': 355,
  'extra month': 384,
};
/** Chulasakarat is the Gregorian year less 638. */
const CHULASAKARAT = 638;

/** The day of a feast in a Gregorian year. */
export function thaiFeast(feast: ThaiFeast, year: number): DayNumber {
  const kind = yearKind(year);
  const third = fullMoonOfThirdMonth(year);
  const fourth = third + 29;
  const sixth = fourth + 30 + 29;
  const seventh = sixth + 30;
  const eighth = seventh + (kind === 'extra day' ? 30 : 29);
  const extraMonth = kind === 'extra month';
  if (feast === 'makha') return extraMonth ? fourth : third;
  if (feast === 'visakha') return extraMonth ? seventh : sixth;
  if (feast === 'khmer visak') return sixth;
  const asalha = extraMonth ? eighth + 30 : eighth;
  // The last day of the tenth month, and the full moon of the twelfth.
  if (feast === 'pchum ben') return asalha + 74;
  if (feast === 'water festival') return asalha + 118;
  return feast === 'asalha' ? asalha : asalha + 1;
}

function fullMoonOfThirdMonth(year: number): DayNumber {
  let day = ANCHOR.day;
  for (let each = ANCHOR.year; each < year; each++) day += YEAR_DAYS[yearKind(each)];
  for (let each = ANCHOR.year - 1; each >= year; each--) day -= YEAR_DAYS[yearKind(each)];
  return day;
}

/** If a year with an extra month has an extra day as well, the day moves to the next year. */
function yearKind(year: number): YearKind {
  if (hasExtraMonth(year)) return 'extra month';
  const moved = EXTRA_DAYS_MOVED[year];
  if (moved !== undefined) return moved ? 'extra day' : 'normal';
  const carried = hasExtraMonth(year - 1) && wantsExtraDay(year - 1);
  return carried || wantsExtraDay(year) ? 'extra day' : 'normal';
}

function hasExtraMonth(year: number): boolean {
  const lunarDay = newYear(year).lunarDay;
  const next = newYear(year + 1).lunarDay;
  if (lunarDay === 25 && next === 5) return false;
  if (lunarDay === 24 && next === 6) return true;
  return lunarDay > 24 || lunarDay < 6;
}

function wantsExtraDay(year: number): boolean {
  const { leapYear, excess } = newYear(year);
  return excess < (leapYear ? 127 : 137);
}

/** At the solar New Year (thaloengsok): day of the lunar month from 0, the avoman, and whether the year has 366 days. */
function newYear(year: number): { lunarDay: number; excess: number; leapYear: boolean } {
  const eightHundredths = (year - CHULASAKARAT) * 292_207 + 373;
  const elapsed = Math.floor(eightHundredths / 800) + 1;
  const lunar = elapsed * 11 + 650;
  return {
    lunarDay: (elapsed + Math.floor(lunar / 692)) % 30,
    excess: lunar % 692,
    leapYear: 800 - (eightHundredths % 800) <= 207,
  };
}
