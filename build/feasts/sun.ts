import type { DayNumber } from '../../server/engine/civil-date.js';
import {
  DAY_MS,
  dayAt,
  HOUR_MS,
  lunationAt,
  newMoon,
  type Site,
  startOfDay,
  whenElongation,
  whenSunLongitude,
} from './sky.js';

/** Days by the sun's longitude: equinoxes, solar terms, and the Chinese months named after them. */

/** The civil day at a place in which the sun reaches a longitude (0 = March equinox) in a Gregorian year. */
export function dayOfSunLongitude(degrees: number, year: number, site: Site): DayNumber {
  return dayAt(instantOf(degrees, year), site);
}

/** Nowruz: the day of the March equinox, the next one where it is after noon at Iran's meridian (52.5 east). */
export function nowruz(year: number): DayNumber {
  const equinox = instantOf(0, year);
  const day = dayAt(equinox, IRAN);
  return equinox < startOfDay(day, IRAN) + 12 * HOUR_MS ? day : day + 1;
}

/**
 * A day of the Chinese month in which the sun reaches a longitude that is a multiple of 30 (330 = the first month,
 * 60 = the fourth), by the new moons of China's standard time. `monthsBefore`: of so many lunar months before it, leap months
 * among them.
 */
export function chineseDay(
  degrees: number,
  day: number,
  year: number,
  monthsBefore = 0,
): DayNumber {
  const term = dayOfSunLongitude(degrees, year, CHINA);
  // The month that contains the day of the term: the new moon may come later on that same day.
  const lunation = lunationAt(startOfDay(term + 1, CHINA) - 1) - monthsBefore;
  return dayAt(newMoon(lunation), CHINA) + day - 1;
}

/** The civil day at a place of the full moon's instant in that Chinese month. */
export function fullMoonDay(degrees: number, year: number, site: Site): DayNumber {
  const start = newMoon(
    lunationAt(startOfDay(dayOfSunLongitude(degrees, year, CHINA) + 1, CHINA) - 1),
  );
  return dayAt(whenElongation(180, start + 14.77 * DAY_MS), site);
}

const IRAN: Site = { latitude: 35.7, longitude: 52.5, utcHours: 3.5 };
const CHINA: Site = { latitude: 39.9, longitude: 120, utcHours: 8 };
/** Days from 1 January to the March equinox, and per degree of the sun. */
const EQUINOX_DAY = 79;
const DAYS_PER_DEGREE = 365.2422 / 360;

function instantOf(degrees: number, year: number): number {
  const fromEquinox = (degrees > 280 ? degrees - 360 : degrees) * DAYS_PER_DEGREE;
  return whenSunLongitude(degrees, Date.UTC(year, 0, 1) + (EQUINOX_DAY + fromEquinox) * DAY_MS);
}
