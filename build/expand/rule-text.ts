import { daysInMonth, parseDay } from '../../server/engine/civil-date.js';
import { isTimeZone } from '../../server/queries/today.js';
import type { RuleRow } from '../calendars/vocabulary.js';

/**
 * What date-holidays' grammar accepts and then reads as something else: days that do not exist roll over into the next
 * month ("02-30" is 1 or 2 March, "6th monday in February" a Monday of March), hours into the next day.
 */

/** A field of a row, and what is wrong: "expected ..." or a sentence of its own. */
export interface RuleMistake {
  readonly field: 'rule' | 'to';
  readonly what: string;
}

/** The first mistake that the text of a row shows; null: none. Whether it gives dates is seen when it is expanded. */
export function ruleMistake({ rule, from, to, note }: RuleRow): RuleMistake | null {
  for (const check of [
    dateMistake,
    lunarMistake,
    chineseMistake,
    countMistake,
    timeMistake,
    spanMistake,
    formMistake,
  ]) {
    const expected = check(rule, note !== undefined);
    if (expected !== null) return { field: 'rule', what: `expected ${expected}` };
  }
  return to !== undefined && to < from
    ? { field: 'to', what: `expected ${from} or a later year, or nothing` }
    : null;
}

export const RULE_FORMS =
  'a rule such as "12-24", "easter 1", "3rd monday in January", "07-04 and if sunday then next monday" or "feast diwali at IN"';

type Check = (rule: string, hasNote: boolean) => string | null;

/** A date of the Gregorian or, after "julian", the Julian calendar, with or without a year. */
const DATE = /(?<![\w-])(\d{1,4}-)?(\d{1,2})-(\d{1,2})(?![\w-])/g;
const OF_ANOTHER_CALENDAR = /(?:chinese|korean|vietnamese|bengali-revised) $/;
const LEAP_YEARS = /\bin leap years\b/;
/** A year in which 29 February exists. */
const LEAP_YEAR = 2000;

const dateMistake: Check = (rule) => {
  for (const { 0: text, 1: year, 2: month, 3: day, index } of rule.matchAll(DATE)) {
    if (OF_ANOTHER_CALENDAR.test(rule.slice(0, index))) continue;
    const [monthNo, dayNo] = [Number(month), Number(day)];
    if (monthNo < 1 || monthNo > 12) return `a month from 01 to 12 in ${text}`;
    if (dayNo < 1 || dayNo > daysInMonth(LEAP_YEAR, monthNo)) {
      return `a day from 01 to ${daysInMonth(LEAP_YEAR, monthNo)} in ${text}`;
    }
    if (year === undefined) {
      if (monthNo === 2 && dayNo === 29 && !LEAP_YEARS.test(rule)) {
        return '"02-29 in leap years", as other years have no 29 February, or "day before 03-01" for the last day of each February';
      }
    } else if (
      !isJulian(rule, index) &&
      parseDay(`${year.padStart(5, '0')}${month!.padStart(2, '0')}-${day!.padStart(2, '0')}`) ===
        null
    ) {
      return `a date that exists in place of ${text}`;
    }
  }
  return null;
};

function isJulian(rule: string, index: number): boolean {
  return rule.slice(0, index).endsWith('julian ');
}

/** The days of these months, in the years in which they have fewest. */
const MONTH_DAYS: Readonly<Record<string, number>> = {
  ...daysOf(
    29,
    'Muharram Safar Rabi_al-awwal Rabi_al-thani Jumada_al-awwal Jumada_al-thani Rajab Shaban Ramadan',
  ),
  ...daysOf(29, 'Shawwal Dhu_al-Qidah Dhu_al-Hijjah'),
  ...daysOf(30, 'Nisan Sivan Av Tishrei Shvat'),
  ...daysOf(29, 'Iyyar Tamuz Elul Cheshvan Kislev Tevet Adar AdarII'),
  ...daysOf(31, 'Farvardin Ordibehesht Khordad Tir Mordad Shahrivar'),
  ...daysOf(30, 'Mehr Aban Azar Dey Bahman'),
  ...daysOf(29, 'Esfand'),
};
/** The last day of these exists in some years only. */
const MAY_HAVE_ONE_MORE =
  /^(?:Muharram|Safar|Rabi|Jumada|Rajab|Shaban|Ramadan|Shawwal|Dhu|Cheshvan|Kislev|Adar$|Esfand)/;

function daysOf(days: number, months: string): Record<string, number> {
  return Object.fromEntries(months.split(' ').map((month) => [month.replace('_', ' '), days]));
}

const LUNAR = new RegExp(
  `(?<![\\w-])(\\d{1,2}) (${Object.keys(MONTH_DAYS).sort().reverse().join('|')})\\b`,
  'g',
);

/**
 * A day of an Islamic, Hebrew or Persian month. The day after a short month takes the place of one that it does not have:
 * the note of such a row says that it shall.
 */
const lunarMistake: Check = (rule, hasNote) => {
  for (const [text, day, month] of rule.matchAll(LUNAR)) {
    const last = MONTH_DAYS[month!]!;
    if (hasNote && Number(day) === last + 1 && MAY_HAVE_ONE_MORE.test(month!)) continue;
    if (!isWithin(day, 1, last)) {
      return `a day from 1 to ${last} in place of ${text}, as not every ${month} has more; for its last day "day before 1" and the next month`;
    }
  }
  return null;
};

const EAST_ASIAN =
  /\b(?:chinese|korean|vietnamese) (?:\d+-\d{1,2}-)?(\d{1,2})-(?:[01]-(\d{1,2})|(\d{1,2}) solarterm)/g;
const BENGALI = /\bbengali-revised (?:-?\d{1,4}-)?(\d{1,2})-(\d{1,2})/g;
/** A solar term has at least so many days. */
const TERM_DAYS = 14;

const chineseMistake: Check = (rule) => {
  for (const [text, first, day, dayOfTerm] of rule.matchAll(EAST_ASIAN)) {
    if (dayOfTerm === undefined) {
      if (!isWithin(first, 1, 12)) return `a month from 1 to 12 in ${text}`;
      // 0 is the eve of the month.
      if (!isWithin(day, 0, 29)) return `a day from 0, the eve of the month, to 29 in ${text}`;
    } else if (!isWithin(first, 1, 24)) return `a solar term from 1 to 24 in ${text}`;
    else if (!isWithin(dayOfTerm, 1, TERM_DAYS)) return `a day from 1 to ${TERM_DAYS} in ${text}`;
  }
  for (const [text, month, day] of rule.matchAll(BENGALI)) {
    if (!isWithin(month, 1, 12)) return `a month from 1 to 12 in ${text}`;
    const last = Number(month) <= 5 ? 31 : 30;
    if (!isWithin(day, 1, last)) return `a day from 1 to ${last} in ${text}`;
  }
  return null;
};

const COUNT = /(?<![\w-])(\d+)(?:st|nd|rd|th)? (\w+day|day)s? (before|after|next|previous|in)\b/g;
const EVERY = /\bevery (\d+) years?\b/;

const countMistake: Check = (rule) => {
  for (const [text, count, day, direction] of rule.matchAll(COUNT)) {
    if (direction === 'in') {
      if (!isWithin(count, 1, 4)) {
        return `a count from 1 to 4 in ${text}, as not every month has more; for the last one "${day} before" the first day of the next month`;
      }
    } else if (!isWithin(count, 1, day === 'day' ? 366 : 52))
      return `a count from 1 to ${day === 'day' ? 366 : 52} in ${text}`;
  }
  const every = EVERY.exec(rule);
  return every && !isWithin(every[1], 1, 1000) ? `a count from 1 to 1000 in ${every[0]}` : null;
};

const TIME = /(?<![\w-])T?(\d{1,2}):(\d{1,2})/g;

const timeMistake: Check = (rule) => {
  for (const [text, hour, minute] of rule.matchAll(TIME)) {
    if (!isWithin(hour, 0, 23) || !isWithin(minute, 0, 59))
      return `an hour from 00:00 to 23:59 in place of ${text}`;
  }
  return null;
};

const DURATION = /(?<![\w-])P(?=\d|T\d)(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?)?/g;
const FEAST_SPAN = /^(?:substitutes )?feast \S+ at \S+(?: ([+-]\d+))?(?: for (\d+) days)?/;
const MAX_SPAN_DAYS = 31;
const MAX_SHIFT_DAYS = 60;

const spanMistake: Check = (rule) => {
  for (const [text, days = 0, hours = 0, minutes = 0] of rule.matchAll(DURATION)) {
    const length = Number(days) + Number(hours) / 24 + Number(minutes) / 1440;
    if (!(length > 0 && length <= MAX_SPAN_DAYS))
      return `a length from P1D to P${MAX_SPAN_DAYS}D in place of ${text}`;
  }
  const [, shift = '0', count = '1'] = FEAST_SPAN.exec(rule) ?? [];
  if (Math.abs(Number(shift)) > MAX_SHIFT_DAYS)
    return `a shift from -${MAX_SHIFT_DAYS} to +${MAX_SHIFT_DAYS} days`;
  return isWithin(count, 1, MAX_SPAN_DAYS) ? null : `a number of days from 1 to ${MAX_SPAN_DAYS}`;
};

const ZONE = /\b(?:equinox|solstice) in (\S+)/;
const OFFSET = /^[+-]\d{2}:\d{2}$/;
/** A rule is a date and what is done with it, in this order. */
const LATE =
  /^(?:P\d|PT\d|T?\d{1,2}:\d|(?:since|prior to|every|in (?:even|odd|leap|non-leap)|if|and|on|not on|#)\b)/;

/** The row's own years take their place: date-holidays then ignores these words. */
const OWN_YEARS = /(?<!years? )\bsince\b|\bprior to\b/;

const formMistake: Check = (rule) => {
  const years = OWN_YEARS.exec(rule);
  if (years !== null) return `the years as from and to of the row, in place of "${years[0]}"`;
  const [, zone] = ZONE.exec(rule) ?? [];
  if (zone !== undefined && !OFFSET.test(zone) && !isTimeZone(zone)) {
    return `an IANA time zone name such as Asia/Tokyo in place of ${zone}`;
  }
  return rule.trim() !== rule || rule === '' || LATE.test(rule)
    ? `${RULE_FORMS}, the date first`
    : null;
};

function isWithin(text: string | undefined, first: number, last: number): boolean {
  return Number(text) >= first && Number(text) <= last;
}
