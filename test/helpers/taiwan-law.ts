import { type DayNumber, dayNumber, isoWeekday } from '../../server/engine/civil-date.js';
import { chineseYear, qingming } from './chinese-calendar.js';
import { fixedDays, isWeekend } from './law-days.js';

/** Taiwan's holidays since 2026 as its Act of 2025 and the directions on days in lieu have them, apart from the definition. */

const [MONDAY, THURSDAY, SATURDAY] = [1, 4, 6];

/** A Saturday gives the working day before, a Sunday the one after; Lunar New Year the working days after it. */
export function taiwan(year: number): Set<DayNumber> {
  const lunar = chineseYear(year);
  const first = lunar(1, 1);
  const newYear = [-2, -1, 0, 1, 2].map((after) => first + after);
  const [children, tombs] = [dayNumber(year, 4, 4), qingming(year)];
  const others = [
    ...fixedDays(year, '01-01 02-28 05-01 09-28 10-10 10-25 12-25'),
    ...[lunar(5, 5), lunar(8, 15)],
  ].sort((a, b) => a - b);
  const kept = new Set([...newYear, children, tombs, ...others]);
  const give = (day: DayNumber, step: 1 | -1) => {
    let next = day + step;
    while (kept.has(next) || isWeekend(next)) next += step;
    kept.add(next);
  };
  for (const _ of newYear.filter(isWeekend)) give(newYear.at(-1)!, 1);
  const inLieu = (day: DayNumber) => {
    if (isWeekend(day)) give(day, isoWeekday(day) === SATURDAY ? -1 : 1);
  };
  for (const day of others) inLieu(day);
  if (children === tombs) {
    // Children's Day is the day before, or after a Thursday; the day before a Monday or a Sunday is a weekend.
    const isAfter = [MONDAY, THURSDAY].includes(isoWeekday(children));
    give(children, isAfter ? 1 : -1);
    inLieu(tombs);
  } else {
    inLieu(children);
    inLieu(tombs);
  }
  return kept;
}

/** The two weekdays before Lunar New Year on which the exchange settles and does not trade. */
export function settlementOnly(year: number, kept: ReadonlySet<DayNumber>): DayNumber[] {
  const days: DayNumber[] = [];
  for (let day = chineseYear(year)(1, 1) - 3; days.length < 2; day--) {
    if (!isWeekend(day) && !kept.has(day)) days.unshift(day);
  }
  return days;
}
