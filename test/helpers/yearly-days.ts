import { type DayNumber, dayNumber, formatDay } from '../../server/engine/civil-date.js';
import { easterSunday, isWeekend } from './law-days.js';

/**
 * Days that come back: by their date in years with the same weekdays (28 years apart until 2100), or by their distance from an
 * Easter. What a calendar without other moons keeps in later years follows from earlier ones, whatever its rules are.
 */

const CYCLE = 28;
const [BEFORE, AFTER] = [60, 70];

/** Easter Sunday of the eastern churches, as a day of the Gregorian calendar (to 2099). */
function easternEaster(year: number): DayNumber {
  const d = (19 * (year % 19) + 15) % 30;
  const e = (2 * (year % 4) + 4 * (year % 7) - d + 34) % 7;
  const sum = d + e + 114;
  return dayNumber(year, Math.floor(sum / 31), (sum % 31) + 1) + 13;
}

export interface KnownYears {
  readonly first: number;
  readonly last: number;
}

/** By year, the weekdays off of one calendar. */
export type DaysOff = (year: number) => ReadonlySet<DayNumber>;

/** What the known years let expect of a later one, against what is there: `missing 05-01`, `another 05-02`; none: it agrees. */
export function unexpected(off: DaysOff, { first, last }: KnownYears): (year: number) => string[] {
  const ofEaster = [easterSunday, easternEaster].flatMap((easter) => {
    const steady = distances().filter((distance) => {
      const days = yearsFrom(first, last).map((year) => [year, easter(year) + distance] as const);
      const weekdays = days.filter(([, day]) => !isWeekend(day));
      return weekdays.length > 0 && weekdays.every(([year, day]) => off(year).has(day));
    });
    return steady.map((distance) => (year: number) => easter(year) + distance);
  });
  const easterDays = (year: number) => new Set(ofEaster.map((day) => day(year)));
  return (year) => {
    const [now, byEaster] = [off(year), easterDays(year)];
    const alike = [year - CYCLE, year - 2 * CYCLE].filter((one) => one >= first && one <= last);
    const datesOf = (isByEaster: boolean) =>
      alike.flatMap((one) => {
        const own = easterDays(one);
        return [...off(one)].filter((day) => own.has(day) === isByEaster).map(dateIn);
      });
    const [due, possible] = [new Set(datesOf(false)), new Set(datesOf(true))];
    const dates = new Set([...now].map(dateIn));
    return [
      ...[...due].filter((date) => !dates.has(date)).map((date) => `missing ${date}`),
      ...[...byEaster]
        .filter((day) => !isWeekend(day) && !now.has(day))
        .map((day) => `missing ${dateIn(day)}`),
      ...[...now]
        .filter((day) => !byEaster.has(day) && !due.has(dateIn(day)) && !possible.has(dateIn(day)))
        .map((day) => `another ${dateIn(day)}`),
    ];
  };
}

const dateIn = (day: DayNumber) => formatDay(day).slice(5);
const distances = () => Array.from({ length: BEFORE + AFTER + 1 }, (_, index) => index - BEFORE);
const yearsFrom = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);
