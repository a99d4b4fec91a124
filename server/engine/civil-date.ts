/**
 * Civil dates without clocks: a date is a day number, the count of days since 1970-01-01 in the proleptic Gregorian
 * calendar. No `Date` objects, no time zones; an instant is never a day number.
 */

/** Days since 1970-01-01 (which is 0). */
export type DayNumber = number;

const DAYS_PER_ERA = 146_097; // 400 years
const DAYS_TO_1970 = 719_468; // from 0000-03-01

/**
 * Day number of a year, month (1-12) and day (1-31); the date must exist.
 * Formula: Howard Hinnant, "chrono-compatible low-level date algorithms", days_from_civil,
 * https://howardhinnant.github.io/date_algorithms.html
 */
export function dayNumber(year: number, month: number, day: number): DayNumber {
  const marchYear = month <= 2 ? year - 1 : year;
  const era = Math.floor(marchYear / 400);
  const yearOfEra = marchYear - era * 400;
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1;
  const dayOfEra =
    yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * DAYS_PER_ERA + dayOfEra - DAYS_TO_1970;
}

export interface CivilDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** Year, month and day of a day number (civil_from_days of the same text). */
export function civilDate(dayNo: DayNumber): CivilDate {
  const shifted = dayNo + DAYS_TO_1970;
  const era = Math.floor(shifted / DAYS_PER_ERA);
  const dayOfEra = shifted - era * DAYS_PER_ERA;
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  );
  const dayOfYear =
    dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1;
  const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9;
  return { year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day };
}

export function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

/** Days in a month (1-12) of a year. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

const CIVIL_DATE_LENGTH = 10;
const DASH = 45;
const DIGIT_0 = 48;

/**
 * Parses YYYY-MM-DD; null if the text has another form or the date does not exist (2026-02-30). Works by characters: a regular
 * expression with groups takes three times as long (npm run bench).
 */
export function parseDay(text: string): DayNumber | null {
  if (
    text.length !== CIVIL_DATE_LENGTH ||
    text.charCodeAt(4) !== DASH ||
    text.charCodeAt(7) !== DASH
  )
    return null;
  const year = twoDigits(text, 0) * 100 + twoDigits(text, 2);
  const month = twoDigits(text, 5);
  const day = twoDigits(text, 8);
  // NaN for characters other than digits, which makes every comparison false.
  return year >= 0 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month)
    ? dayNumber(year, month, day)
    : null;
}

/** The number of two digits at an index; NaN if they are not digits. */
function twoDigits(text: string, at: number): number {
  const tens = text.charCodeAt(at) - DIGIT_0;
  const ones = text.charCodeAt(at + 1) - DIGIT_0;
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : Number.NaN;
}

/** Like `parseDay`, for dates of our own data: throws a RangeError that quotes the text. */
export function mustParseDay(text: string): DayNumber {
  const day = parseDay(text);
  if (day === null)
    throw new RangeError(`not an existing date in the form YYYY-MM-DD: ${JSON.stringify(text)}`);
  return day;
}

/** Cached texts of days from 1970 to 2079: every response contains some. */
const dayTexts: (string | undefined)[] = new Array(40_000);

/** YYYY-MM-DD of a day number; years 0000 to 9999. */
export function formatDay(dayNo: DayNumber): string {
  if (!(dayNo >= 0 && dayNo < dayTexts.length)) return textOf(dayNo);
  let text = dayTexts[dayNo];
  if (text === undefined) {
    text = textOf(dayNo);
    dayTexts[dayNo] = text;
  }
  return text;
}

function textOf(dayNo: DayNumber): string {
  const { year, month, day } = civilDate(dayNo);
  return `${String(year).padStart(4, '0')}-${month < 10 ? '0' : ''}${month}-${day < 10 ? '0' : ''}${day}`;
}

/** ISO 8601 weekday: 1 = Monday ... 7 = Sunday. 1970-01-01 was a Thursday. */
export function isoWeekday(dayNo: DayNumber): number {
  return ((((dayNo + 3) % 7) + 7) % 7) + 1;
}

export function yearOf(dayNo: DayNumber): number {
  return civilDate(dayNo).year;
}

/** Day number of 1 January. */
export function firstDayOf(year: number): DayNumber {
  return dayNumber(year, 1, 1);
}

/** Day number of 31 December. */
export function lastDayOf(year: number): DayNumber {
  return dayNumber(year, 12, 31);
}
