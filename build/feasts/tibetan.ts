import { type DayNumber, yearOf } from '../../server/engine/civil-date.js';

/**
 * Days of the calendars of the Kalachakra: Tibet (Phugpa), Mongolia, Bhutan. Arithmetic, not observation.
 * S. Janson, Tibetan Calendar Mathematics (arXiv:1401.6285, 2014): mean and true date in sections 6 and 7, month count
 * in section 5, the constants of Mongolia and Bhutan in appendix A.
 */

export type TibetanTradition = 'phugpa' | 'mongolia' | 'bhutan';

interface Epoch {
  readonly year: number;
  /** The month numbered 0 of the epoch. */
  readonly month: number;
  /** Mean date, mean sun, anomaly of the moon at the epoch. */
  readonly meanDate: number;
  readonly meanSun: number;
  readonly anomaly: number;
  /** Of the 65ths by which lunar months gain on solar ones, those at the epoch, and those at which a month is doubled. */
  readonly beta: number;
  readonly leapAt: number;
  /** The year begins with the second of a doubled first month (Bhutan). */
  readonly laterOfTwo?: true;
}

const EPOCHS: Readonly<Record<TibetanTradition, Epoch>> = {
  phugpa: {
    year: 806,
    month: 3,
    meanDate: 2_015_501 + 4783 / 5656,
    meanSun: 743 / 804,
    anomaly: 475 / 3528,
    beta: 61,
    leapAt: 48,
  },
  mongolia: {
    year: 1747,
    month: 3,
    meanDate: 2_359_237 + 2603 / 2828,
    meanSun: 397 / 402,
    anomaly: 1523 / 1764,
    beta: 10,
    leapAt: 46,
  },
  bhutan: {
    year: 1754,
    month: 3,
    meanDate: 2_361_807 + 52 / 707,
    meanSun: 1 / 67,
    anomaly: 17 / 147,
    beta: 2,
    leapAt: 59,
    laterOfTwo: true,
  },
};

const MONTH_DAYS = 167_025 / 5656;
const SUN_PER_MONTH = 65 / 804;
const ANOMALY_PER_MONTH = 253 / 3528;
const MOON_TABLE = [0, 5, 10, 15, 19, 22, 24, 25];
const SUN_TABLE = [0, 6, 10, 11];
/** Julian day number of 1970-01-01. */
const JULIAN_DAY_1970 = 2_440_588;

/**
 * A day of the calendar (of a doubled month, the one that the year would begin with) in a Gregorian year: once, except
 * that one near New Year may occur twice or not at all.
 */
export function tibetanDays(
  tradition: TibetanTradition,
  month: number,
  lunarDay: number,
  year: number,
): DayNumber[] {
  const epoch = EPOCHS[tradition];
  return [year - 1, year, year + 1]
    .map((tibetanYear) => {
      const months = monthCount(epoch, tibetanYear, month);
      // The first day may have no number of its own: then it is the one after the last of the month before.
      const julianDay =
        lunarDay === 1
          ? endOfLunarDay(epoch, 30, months - 1) + 1
          : endOfLunarDay(epoch, lunarDay, months);
      return julianDay - JULIAN_DAY_1970;
    })
    .filter((day) => yearOf(day) === year);
}

/** Lunar months from the epoch to a month; for a doubled month, to the one that the year would begin with. */
function monthCount(epoch: Epoch, year: number, month: number): number {
  const solarMonths = 12 * (year - epoch.year) + month - epoch.month;
  const gained = 2 * solarMonths + epoch.beta + 65 - epoch.leapAt;
  const doubled = !epoch.laterOfTwo && gained % 65 < 2 ? 1 : 0;
  return solarMonths + Math.floor(gained / 65) - doubled;
}

/** The Julian day in which a lunar day (1 to 30) of a month ends: the civil day that bears its number. */
function endOfLunarDay(epoch: Epoch, lunarDay: number, months: number): number {
  const meanDate = epoch.meanDate + months * MONTH_DAYS + (lunarDay * MONTH_DAYS) / 30;
  const meanSun = epoch.meanSun + months * SUN_PER_MONTH + (lunarDay * SUN_PER_MONTH) / 30;
  const anomaly = epoch.anomaly + months * ANOMALY_PER_MONTH + lunarDay / 28;
  const moon = interpolate(MOON_TABLE, 28 * anomaly);
  const sun = interpolate(SUN_TABLE, 12 * (meanSun - 1 / 4));
  return Math.floor(meanDate + moon / 60 - sun / 60);
}

/** A quarter wave given by its first quarter: rising, falling, then the same below zero. */
function interpolate(quarter: readonly number[], argument: number): number {
  const length = quarter.length - 1;
  const steps = 4 * length;
  const at = (step: number): number => {
    const turned = ((step % steps) + steps) % steps;
    const half = turned % (2 * length);
    const value = quarter[half <= length ? half : 2 * length - half]!;
    return turned < 2 * length ? value : -value;
  };
  const floor = Math.floor(argument);
  return at(floor) + (argument - floor) * (at(floor + 1) - at(floor));
}
