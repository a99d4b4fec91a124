import { formatDay, mustParseDay } from '../../../server/engine/civil-date.js';
import { FIRST_LUNAR_YEAR, LAST_LUNAR_YEAR } from '../countries/shared/iran-months.js';

/** Dates of Iran's Islamic calendar by the table of its months. */

/**
 * The Islamic months of Iran's official calendar (Calendar Centre of the University of Tehran, calendar.ut.ac.ir), 1410 to
 * 1448: first day of the year, then the length of each month. Read in the copy that a calendar program keeps of the
 * centre's tables (https://github.com/persian-calendar/calendar/blob/0b4e040a15fe32d564e248168e81e79345bd00cb/src/main/kotlin/io/github/persiancalendar/calendar/islamic/IranianIslamicDateConverter.kt),
 * so that every day made from it is estimated. It agrees with the printed days of 1403 and 1404 that were read. The last
 * three months of 1447 are corrected after the official calendar of 1405 (Eid al-Adha 6 Khordad, Tasua 3 Tir).
 */
const MONTHS: Readonly<Record<number, readonly [firstDay: string, lengths: string]>> = {
  1410: ['1989-08-04', '29 30 30 29 30 29 30 29 30 29 29 30'],
  1411: ['1990-07-24', '30 30 29 30 29 30 29 30 29 30 29 29'],
  1412: ['1991-07-13', '30 30 29 30 29 30 29 30 29 30 30 29'],
  1413: ['1992-07-02', '30 29 30 29 29 30 29 30 29 30 30 30'],
  1414: ['1993-06-22', '29 30 29 29 30 29 30 29 29 30 30 30'],
  1415: ['1994-06-11', '30 30 29 29 29 30 29 29 29 30 30 30'],
  1416: ['1995-05-31', '30 30 29 30 29 29 30 29 29 30 30 29'],
  1417: ['1996-05-19', '30 30 30 29 29 30 29 30 29 30 29 29'],
  1418: ['1997-05-08', '30 30 29 30 30 29 30 29 29 30 30 29'],
  1419: ['1998-04-28', '29 30 29 30 29 30 30 29 29 30 30 30'],
  1420: ['1999-04-18', '29 29 30 29 30 29 30 30 29 30 30 29'],
  1421: ['2000-04-06', '30 29 29 30 29 29 30 30 29 30 30 30'],
  1422: ['2001-03-27', '29 30 29 29 30 29 29 30 29 30 30 30'],
  1423: ['2002-03-16', '29 30 30 29 29 30 29 30 29 30 29 30'],
  1424: ['2003-03-05', '30 29 30 29 30 29 30 29 30 29 30 29'],
  1425: ['2004-02-22', '30 29 30 30 29 30 30 29 29 30 29 30'],
  1426: ['2005-02-11', '29 29 30 29 30 30 30 29 30 30 29 29'],
  1427: ['2006-01-31', '30 29 29 30 29 30 30 30 29 30 29 30'],
  1428: ['2007-01-21', '29 30 29 29 29 30 30 29 30 30 30 29'],
  1429: ['2008-01-10', '30 29 30 29 29 29 30 30 29 30 30 29'],
  1430: ['2008-12-29', '30 30 29 29 30 29 30 29 29 30 30 29'],
  1431: ['2009-12-18', '30 30 29 30 29 30 29 30 29 29 30 29'],
  1432: ['2010-12-07', '30 30 29 30 30 30 29 30 29 29 30 29'],
  1433: ['2011-11-27', '29 30 29 30 30 30 29 30 29 30 29 30'],
  1434: ['2012-11-16', '29 29 30 29 30 30 29 30 30 29 30 29'],
  1435: ['2013-11-05', '29 30 29 30 29 30 29 30 30 30 29 30'],
  1436: ['2014-10-26', '29 30 29 29 30 29 30 29 30 29 30 30'],
  1437: ['2015-10-15', '29 30 30 29 30 29 29 30 29 29 30 30'],
  1438: ['2016-10-03', '29 30 30 30 29 30 29 29 30 29 29 30'],
  1439: ['2017-09-22', '29 30 30 30 30 29 30 29 29 30 29 29'],
  1440: ['2018-09-11', '30 29 30 30 30 29 30 30 29 29 30 29'],
  1441: ['2019-09-01', '29 30 29 30 30 29 30 30 29 30 29 30'],
  1442: ['2020-08-21', '29 29 30 29 30 29 30 30 29 30 30 29'],
  1443: ['2021-08-10', '29 30 30 29 29 30 29 30 30 29 30 29'],
  1444: ['2022-07-30', '30 30 29 30 29 29 30 29 30 29 30 29'],
  1445: ['2023-07-19', '30 30 30 29 30 29 29 30 29 30 29 29'],
  1446: ['2024-07-07', '30 30 30 29 30 30 29 30 29 29 29 30'],
  1447: ['2025-06-27', '29 30 30 29 30 30 30 29 30 29 29 29'],
};

/** The date of a day of Iran's Islamic calendar; `day` 0 is the last day of the month. Throws outside the table. */
export function iranianLunarDate(year: number, month: number, day: number): string {
  const row = MONTHS[year];
  if (!row) throw new Error(`${year}: the table has ${FIRST_LUNAR_YEAR} to ${LAST_LUNAR_YEAR}`);
  const lengths = row[1].split(' ').map(Number);
  const before = lengths.slice(0, day === 0 ? month : month - 1).reduce((sum, length) => sum + length, 0);
  return formatDay(mustParseDay(row[0]) + before + (day === 0 ? -1 : day - 1));
}
