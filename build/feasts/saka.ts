import { type DayNumber, dayNumber } from '../../server/engine/civil-date.js';

/**
 * Nyepi, the New Year of the Balinese saka calendar: the day after the new moon (tilem) of the ninth month. Lunar days
 * are counted, not observed: of every 63 days one has two (pangunalatri), and a month has 30
 * (https://profilpelajar.com/Kalender_Bali); the present count was fixed in July 1998 for the years to 2079
 * (https://serbaserbihindubali.blogspot.com/2012/06/tanggal-dan-pangelong.html). If tilem also has the first lunar day,
 * as on 24 March 2020, Nyepi is the day after
 * (https://www.suarasakingbali.com/2020/03/nyepi-penanggal-kalih-siklus-44-warsa.html).
 *
 * The positions of both cycles, and the end of the ninth month between 2 March and 1 April, are those that give all
 * nineteen days of Nyepi of Indonesia's joint ministerial decrees from 2009 to 2027.
 */

const LUNAR_DAYS_FROM = 6;
const DOUBLED_DAY = 13;
const MARCH_3: readonly [month: number, day: number] = [3, 3];

export function nyepi(year: number): DayNumber {
  const first = dayNumber(year, ...MARCH_3);
  for (let day = first; day < first + 31; day++) {
    if (lunarDay(day) < lunarDay(day - 1)) return day;
  }
  throw new Error(`no Nyepi in ${year}`);
}

/** 0 = the first day of a month ... 29 = tilem. */
function lunarDay(day: DayNumber): number {
  return (day - LUNAR_DAYS_FROM + Math.floor((day - DOUBLED_DAY) / 63)) % 30;
}
