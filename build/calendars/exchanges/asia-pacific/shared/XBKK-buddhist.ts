import { type ListedDate, NOT_FOUND } from '../../../vocabulary.js';

/**
 * The Buddhist holidays as the Thai banks and the exchange close on them: Makha Bucha, Visakha Bucha, and Buddhist
 * Lent Day (to 2006) or Asarnha Bucha (from 2007 on, as the Bank's list of 2009 says), the Monday after for a day on a
 * weekend.
 *
 * The days are full moons of the Thai lunisolar calendar, whose kinds of year (an extra day in the 7th month, an extra
 * 8th month) are laid down in almanacs to 2157; from 2002 to 2026 the days so computed are the days of compilations
 * and, since 2020, of the Bank of Thailand's lists, without exception. Before 2002 they are computed, with the extra
 * month in 1993 as the Bank's days in lieu of 1993 and 1994 require. From 2027 on XBKK.ts has them by rule.
 *
 * Doubts: 1992 to 2001 one by one (the extra day of 1997 may have been in another year, which moves a full moon from
 * 1995 to 1997 by a day).
 */

const BANK = 'https://www.bot.or.th/en/financial-institutions-holiday.html';
const LIST_2009 = 'https://ryt9.com/en/hol/79555';
const LIST_2010 =
  'https://capitalbangkok.wordpress.com/2010/05/10/%E0%B8%A7%E0%B8%B1%E0%B8%99%E0%B8%AB%E0%B8%A2%E0%B8%B8%E0%B8%94' +
  '%E0%B8%97%E0%B8%B3%E0%B8%81%E0%B8%B2%E0%B8%A3%E0%B8%82%E0%B8%AD%E0%B8%87%E0%B8%AA%E0%B8%96%E0%B8%B2%E0%B8%9A' +
  '%E0%B8%B1%E0%B8%99%E0%B8%81/';
const LIST_2016 = 'https://holidaystracker.com/bank/bank-of-thailand-holidays-2016/';

/** Closing day of the three feasts; a Monday may be the day in lieu. */
const COMPUTED: Readonly<Record<number, string>> = {
  1992: '02-18 05-18 07-15',
  1993: '03-08 06-04 08-03',
  1994: '02-25 05-24 07-25',
  1995: '02-14 05-15 07-12',
  1996: '03-04 05-31 07-30',
  1997: '02-21 05-20 07-21',
  1998: '02-11 05-11 07-09',
  1999: '03-01 05-31 07-28',
  2000: '02-21 05-17 07-17',
  2001: '02-08 05-07 07-06',
};

const COMPILED: Readonly<Record<number, string>> = {
  2002: '02-26 05-27 07-25',
  2003: '02-17 05-15 07-14',
  2004: '03-05 06-02 08-02',
  2005: '02-23 05-23 07-22',
  2006: '02-13 05-12 07-11',
  2007: '03-05 05-31 07-30',
  2008: '02-21 05-19 07-17',
  2011: '02-18 05-17 07-15',
  2012: '03-07 06-04 08-02',
  2013: '02-25 05-24 07-22',
  2014: '02-14 05-13 07-11',
  2015: '03-04 06-01 07-30',
  2017: '02-13 05-10 07-10',
  2018: '03-01 05-29 07-27',
  2019: '02-19 05-20 07-16',
};

const PUBLISHED: Readonly<Record<number, string>> = {
  2020: '02-10 05-06 07-06',
  2021: '02-26 05-26 07-26',
  2022: '02-16 05-16 07-13',
  2023: '03-06 06-05 08-01',
  2024: '02-26 05-22 07-22',
  2025: '02-12 05-12 07-10',
  2026: '03-03 06-01 07-29',
  2027: '02-22 05-20 07-19',
};

const DAYS_2009 = { 2009: '02-09 05-08 07-07' };
const DAYS_2010 = { 2010: '03-01 05-28 07-26' };
const DAYS_2016 = { 2016: '02-22 05-20 07-19' };

export const BUDDHIST_DAYS: readonly ListedDate[] = [
  ...rows(COMPUTED, NOT_FOUND, 'doubt: computed by the Thai lunisolar calendar, no list of the year was found'),
  ...rows(COMPILED, NOT_FOUND, 'doubt: computed, and in compilations; no list of the year was found'),
  ...rows(DAYS_2009, LIST_2009),
  ...rows(DAYS_2010, LIST_2010),
  ...rows(DAYS_2016, LIST_2016),
  ...rows(PUBLISHED, BANK),
];

function rows(years: Readonly<Record<number, string>>, source: string, note?: string): ListedDate[] {
  return Object.entries(years).flatMap(([year, days]) =>
    days.split(' ').map((day, index): ListedDate => {
      const third = Number(year) <= 2006 ? 'Buddhist Lent Day' : 'Asarnha Bucha';
      const name = ['Makha Bucha', 'Visakha Bucha', third][index] ?? third;
      const doubt = note === undefined ? {} : { status: 'estimated' as const, note };
      return { date: `${year}-${day}`, kind: 'holiday', name, source, ...doubt };
    }),
  );
}
