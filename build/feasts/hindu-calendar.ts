import { type DayNumber, dayNumber } from '../../server/engine/civil-date.js';
import {
  DAY_MS,
  dayAt,
  type Instant,
  lunationAt,
  newMoon,
  type Site,
  signed,
  startOfDay,
  sunLongitude,
  whenElongation,
  whenSunLongitude,
} from './sky.js';

/**
 * The Hindu calendar by true positions, as the Rashtriya Panchang (Positional Astronomy Centre) reckons it: a lunar
 * month runs from new moon to new moon and has the name of the sidereal sign that the sun enters in it; a month without
 * an entry is the extra (adhika) one before the month of that name. A tithi is the time in which the moon gains 12
 * degrees on the sun. None of its texts was read (the Report of the Calendar Reform Committee of 1955 is said to have them):
 * that it is so reckoned rests on the announced days (`record.ts`).
 */

export const LUNAR_MONTHS = [
  'chaitra',
  'vaishakha',
  'jyeshtha',
  'ashadha',
  'shravana',
  'bhadrapada',
  'ashvina',
  'kartika',
  'margashirsha',
  'pausha',
  'magha',
  'phalguna',
] as const;
export type LunarMonth = (typeof LUNAR_MONTHS)[number];

/** Sidereal signs by number: 0 = Mesha (Aries) ... 9 = Makara (Capricorn) ... 11 = Mina (Pisces). */
export type Sign = number;

/** A time span without its end. */
export interface Span {
  readonly start: Instant;
  readonly end: Instant;
}

const J2000_MS = Date.UTC(2000, 0, 1, 12);
const MS_PER_JULIAN_CENTURY = 36_525 * DAY_MS;

/**
 * Ayanamsa of Lahiri in degrees: 23 degrees 15' 00".658 at 21.0 March 1956, as the Calendar Reform Committee fixed it
 * and the Indian Astronomical Ephemeris since 1985 has it, carried on with the general precession of IAU 1976 (Lieske
 * 1977: 5029.0966 T + 1.11113 T squared arc seconds): 23.85709 at J2000.
 */
export function lahiriAyanamsa(instant: Instant): number {
  const centuries = (instant - J2000_MS) / MS_PER_JULIAN_CENTURY;
  return 23.857092 + (5029.0966 * centuries + 1.11113 * centuries ** 2) / 3600;
}

/** Longitude of the sun from the sidereal zero, degrees from 0 to 360. */
export function siderealSun(instant: Instant): number {
  return degrees(sunLongitude(instant) - lahiriAyanamsa(instant));
}

/** Longitude of the moon from the sidereal zero, degrees from 0 to 360. */
export function siderealMoon(instant: Instant, elongationThen: number): number {
  return degrees(siderealSun(instant) + elongationThen);
}

/** The sun's entry into a sign (sankranti) in a Gregorian year. */
export function sankranti(sign: Sign, year: number): Instant {
  // The sun enters Mesha about 14 April, and a sign each 30.44 days.
  const near = Date.UTC(year, 3, 14) + signedSign(sign) * 30.44 * DAY_MS;
  return whenSunLongitude(sign * 30 + lahiriAyanamsa(near), near);
}

/** Signs from Makara on (January to March) come before Mesha in the Gregorian year. */
function signedSign(sign: Sign): number {
  return sign >= 9 ? sign - 12 : sign;
}

/** A lunar month of the calendar, from new moon to new moon. */
export interface Lunation {
  readonly number: number;
  /** 0 = Chaitra. */
  readonly month: number;
  readonly extra: boolean;
}

const lunations = new Map<number, Lunation>();

/** The month of the lunation that begins with a new moon (its number as in `sky.ts`). */
export function lunationOf(number: number): Lunation {
  const known = lunations.get(number);
  if (known) return known;
  const at = signAt(newMoon(number));
  const lunation = { number, month: (at + 1) % 12, extra: at === signAt(newMoon(number + 1)) };
  lunations.set(number, lunation);
  return lunation;
}

function signAt(instant: Instant): Sign {
  return Math.floor(siderealSun(instant) / 30);
}

/**
 * The lunations called `month` whose days lie around a Gregorian year, without extra months. A year can have two if the
 * month's days cross New Year (Pausha), or none; the caller selects the days of its year.
 */
export function lunationsNamed(month: LunarMonth, year: number): Lunation[] {
  const wanted = LUNAR_MONTHS.indexOf(month);
  const first = lunationAt(
    startOfDay(dayNumber(year - 1, 12, 1), { latitude: 0, longitude: 0, utcHours: 0 }),
  );
  const found: Lunation[] = [];
  for (let number = first; number < first + 15; number++) {
    const lunation = lunationOf(number);
    if (lunation.month === wanted && !lunation.extra) found.push(lunation);
  }
  return found;
}

const tithis = new Map<number, Span>();

/** Tithi 1 to 15 of the bright half (15 = full moon), 16 to 30 of the dark half (30 = new moon), of a lunation. */
export function tithiSpan(lunation: number, tithi: number): Span {
  const key = lunation * 31 + tithi;
  let span = tithis.get(key);
  if (!span) {
    span = computeTithi(lunation, tithi);
    tithis.set(key, span);
  }
  return span;
}

function computeTithi(lunation: number, tithi: number): Span {
  const begin = newMoon(lunation);
  const length = newMoon(lunation + 1) - begin;
  const start =
    tithi === 1 ? begin : whenElongation((tithi - 1) * 12, begin + (length * (tithi - 1)) / 30);
  const end =
    tithi === 30
      ? begin + length
      : whenElongation((tithi * 12) % 360, begin + (length * tithi) / 30);
  return { start, end };
}

/** The civil days that overlap a span at a place. */
export function daysTouched(span: Span, site: Site): DayNumber[] {
  const first = dayAt(span.start, site);
  return Array.from({ length: dayAt(span.end, site) - first + 1 }, (_, index) => first + index);
}

function degrees(angle: number): number {
  const turned = signed(angle);
  return turned < 0 ? turned + 360 : turned;
}
