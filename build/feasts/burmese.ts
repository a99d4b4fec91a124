import { type DayNumber, yearOf } from '../../server/engine/civil-date.js';

/**
 * The lunisolar calendar of Myanmar since 1950 (third era): alternating months of 29 and 30 days; in watat years a
 * second Waso, in some of them a thirtieth day of Nayon. Arithmetic after Yan Naing Aye, Algorithm, Program and
 * Calculation of Myanmar Calendar
 * (https://cool-emerald.blogspot.com/2013/06/algorithm-program-and-calculation-of.html), compared with the holidays of
 * 2013 to 2026 that were read. The calendar board may decide otherwise.
 */

export type BurmeseFeast =
  | 'tabaung'
  | 'kason'
  | 'waso'
  | 'thadingyut'
  | 'tazaungmon'
  | 'national day'
  | 'kayin new year';

const SOLAR_YEAR = 1_577_917_828 / 4_320_000;
const LUNAR_MONTH = 1_577_917_828 / 53_433_336;
/** Julian day of the beginning of the year 0 of the Myanmar Era. */
const EPOCH = 1_954_168.050623;
const MONTHS_OF_EXCESS = 8;
/** Added to the full moon in the third era. */
const OFFSET = -0.5;
/** Julian day number of 1970-01-01. */
const JULIAN_DAY_1970 = 2_440_588;

/** Days from the first of Tagu to the feast, and whether it comes after Waso, which is longer in a watat year. */
const FEASTS: Readonly<Record<BurmeseFeast, readonly [days: number, afterWaso: boolean]>> = {
  kason: [43, false],
  waso: [102, true],
  thadingyut: [191, true],
  tazaungmon: [220, true],
  'national day': [230, true],
  'kayin new year': [265, true],
  tabaung: [338, true],
};

/** The days of a feast in a Gregorian year: usually one, none or two of the Kayin New Year. */
export function burmeseDays(feast: BurmeseFeast, year: number): DayNumber[] {
  const [days, afterWaso] = FEASTS[feast];
  return [year - 639, year - 638]
    .map((myanmarYear) => {
      const { firstOfTagu, extraDays } = yearOfMyanmar(myanmarYear);
      return firstOfTagu + days + (afterWaso ? extraDays : 0) - JULIAN_DAY_1970;
    })
    .filter((day) => yearOf(day) === year);
}

interface Watat {
  readonly watat: boolean;
  /** Julian day number of the full moon of (second) Waso. */
  readonly fullMoon: number;
}

function watatOf(year: number): Watat {
  const excessPerMonth = SOLAR_YEAR / 12 - LUNAR_MONTH;
  const lowest = excessPerMonth * (12 - MONTHS_OF_EXCESS);
  const limit = LUNAR_MONTH - excessPerMonth * MONTHS_OF_EXCESS;
  let excess = (SOLAR_YEAR * (year + 3739)) % LUNAR_MONTH;
  if (excess < lowest) excess += LUNAR_MONTH;
  const fullMoon = Math.round(SOLAR_YEAR * year + EPOCH - excess + 4.5 * LUNAR_MONTH + OFFSET);
  // 1377 (2015): the full moon was set a day later.
  return { watat: excess >= limit, fullMoon: fullMoon + (year === 1377 ? 1 : 0) };
}

function yearOfMyanmar(year: number): { firstOfTagu: number; extraDays: number } {
  let back = 1;
  while (!watatOf(year - back).watat && back < 3) back++;
  const before = watatOf(year - back);
  const own = watatOf(year);
  const firstOfTagu = before.fullMoon + 354 * back - 102;
  if (!own.watat) return { firstOfTagu, extraDays: 0 };
  const longNayon = Math.floor(((own.fullMoon - before.fullMoon) % 354) / 31) === 1;
  return { firstOfTagu, extraDays: longNayon ? 31 : 30 };
}
