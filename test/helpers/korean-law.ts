import { type DayNumber, dayNumber, isoWeekday, yearOf } from '../../server/engine/civil-date.js';
import { chineseYear } from './chinese-calendar.js';
import { fixedDays, isWeekend } from './law-days.js';

/**
 * South Korea's public holidays as its Act of 2021 and decree name them, with new moons and solar terms in Korean time: apart
 * from the rules and lists of the definition.
 */

const KOREA = 9;
const [WEDNESDAY, SUNDAY] = [3, 7];

/** Seollal and Chuseok are made up when on a Sunday or another holiday's weekday, the other days on a Saturday too. */
export function southKorea(year: number): Set<DayNumber> {
  const lunar = chineseYear(year, KOREA);
  const [newYear, chuseok] = [lunar(1, 1), lunar(8, 15)];
  const feasts = [newYear - 1, newYear, newYear + 1, chuseok - 1, chuseok, chuseok + 1];
  const national = [
    ...fixedDays(year, '03-01 05-01 05-05 07-17 08-15 10-03 10-09 12-25'),
    lunar(4, 8),
  ];
  const all = [...feasts, ...national, ...fixedDays(year, '01-01 06-06')];
  const kept = new Set(all);
  const isShared = (day: DayNumber) => all.filter((other) => other === day).length > 1;
  const due = [
    ...feasts.filter((day) => isoWeekday(day) === SUNDAY),
    ...national.filter((day) => isWeekend(day)),
    // Of two holidays on a weekday one is made up.
    ...[...kept].filter((day) => isShared(day) && !isWeekend(day)),
  ].sort((a, b) => a - b);
  for (const day of due) {
    let next = day + 1;
    while (kept.has(next) || isWeekend(next)) next++;
    kept.add(next);
  }
  for (const day of elections(year)) kept.add(day);
  return kept;
}

/** Article 34: the first Wednesday from so many days before the end of a term on; a week later beside a holiday. */
function elections(year: number): DayNumber[] {
  const days = [];
  if (year % 4 === 0) days.push(wednesdayFrom(dayNumber(year, 5, 29) - 50));
  if (year % 4 === 2) days.push(wednesdayFrom(dayNumber(year, 6, 30) - 30));
  if (year % 5 === 0) days.push(wednesdayFrom(dayNumber(year, 6, 3) - 70));
  const memorialDay = dayNumber(year, 6, 6);
  return days.map((day) => (Math.abs(day - memorialDay) <= 1 ? day + 7 : day));
}

function wednesdayFrom(day: DayNumber): DayNumber {
  return day + ((WEDNESDAY - isoWeekday(day) + 7) % 7);
}

/** A year's weekdays among days. */
export const weekdaysOf = (days: Iterable<DayNumber>, year: number): DayNumber[] =>
  [...days].filter((day) => yearOf(day) === year && !isWeekend(day)).sort((a, b) => a - b);
