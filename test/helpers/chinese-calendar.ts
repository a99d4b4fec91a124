import { SearchMoonPhase, SearchSunLongitude } from 'astronomy-engine';
import { type DayNumber, dayNumber } from '../../server/engine/civil-date.js';

/**
 * The Chinese calendar worked out from new moons and solar terms at 120 degrees east (GB/T 33661-2017), apart from the program's
 * own: the month of the winter solstice is the eleventh; of thirteen months to the next one, the first without a principal term
 * is a leap month.
 */

const DAY_MS = 86_400_000;
/** Hours before Greenwich, of China and Taiwan. */
const CHINA = 8;
const WINTER_SOLSTICE = 270;

function dayIn(instant: Date, hours: number): DayNumber {
  const there = new Date(instant.getTime() + hours * 3_600_000);
  return dayNumber(there.getUTCFullYear(), there.getUTCMonth() + 1, there.getUTCDate());
}

/** The day on which the sun reaches a longitude, from some days before which to search. */
function termDay(longitude: number, from: Date, hours: number): DayNumber {
  const found = SearchSunLongitude(longitude, from, 40);
  if (!found)
    throw new Error(`no term of ${longitude} degrees within 40 days of ${from.toISOString()}`);
  return dayIn(found.date, hours);
}

const solstice = (year: number, hours: number) =>
  termDay(WINTER_SOLSTICE, new Date(Date.UTC(year, 11, 1)), hours);

/** Qingming, at 15 degrees. */
export const qingming = (year: number) => termDay(15, new Date(Date.UTC(year, 2, 15)), CHINA);

/** The first days of months: from that of the solstice of the year before to that of the year, 13 or 14. */
function monthStarts(year: number, hours: number): DayNumber[] {
  const [first, last] = [solstice(year - 1, hours), solstice(year, hours)];
  const starts: DayNumber[] = [];
  let from = new Date(Date.UTC(year - 1, 10, 1));
  for (;;) {
    const found = SearchMoonPhase(0, from, 40)!.date;
    const day = dayIn(found, hours);
    if (day > last) break;
    starts.push(day);
    from = new Date(found.getTime() + 20 * DAY_MS);
  }
  const eleventh = starts.findLastIndex((day) => day <= first);
  return starts.slice(eleventh);
}

/** Of a Gregorian year, by number of the month (1 to 10): its first day; leap months are left out. */
function months(year: number, hours: number): ReadonlyMap<number, DayNumber> {
  const starts = monthStarts(year, hours);
  const terms = Array.from({ length: 12 }, (_, index) =>
    termDay((300 + 30 * index) % 360, new Date(Date.UTC(year, index, 5)), hours),
  );
  const numbered = new Map<number, DayNumber>();
  let isLeapLeft = starts.length === 14;
  let number = 11;
  for (let index = 1; index < starts.length - 1; index++) {
    const [start, next] = [starts[index]!, starts[index + 1]!];
    if (isLeapLeft && !terms.some((day) => start <= day && day < next)) {
      isLeapLeft = false;
      continue;
    }
    number = (number % 12) + 1;
    if (number <= 10) numbered.set(number, start);
  }
  return numbered;
}

/**
 * The months of a Gregorian year: the civil day of a day of a month that is no leap month. `hours`: before Greenwich; Korea's
 * calendar goes by nine.
 */
export function chineseYear(
  year: number,
  hours = CHINA,
): (month: number, day: number) => DayNumber {
  const starts = months(year, hours);
  return (month, day) => starts.get(month)! + day - 1;
}
