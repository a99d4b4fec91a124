import { datesNamed } from '../../../many-rows.js';
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
 */

const BANK = 'https://www.bot.or.th/en/financial-institutions-holiday.html';
const LIST_2009 = 'https://ryt9.com/en/hol/79555';
const LIST_2010 =
  'https://capitalbangkok.wordpress.com/2010/05/10/%E0%B8%A7%E0%B8%B1%E0%B8%99%E0%B8%AB%E0%B8%A2%E0%B8%B8%E0%B8%94' +
  '%E0%B8%97%E0%B8%B3%E0%B8%81%E0%B8%B2%E0%B8%A3%E0%B8%82%E0%B8%AD%E0%B8%87%E0%B8%AA%E0%B8%96%E0%B8%B2%E0%B8%9A' +
  '%E0%B8%B1%E0%B8%99%E0%B8%81/';
const LIST_2016 = 'https://holidaystracker.com/bank/bank-of-thailand-holidays-2016/';

export const BUDDHIST_DAYS: readonly ListedDate[] = [
  // Closing day of the three feasts; a Monday may be the day in lieu.
  ...datesNamed(
    {
      kind: 'holiday',
      status: 'estimated',
      source: NOT_FOUND,
      note: 'doubt: computed by the Thai lunisolar calendar, no list of the year was found',
    },
    {
      '1992-02-18': 'Makha Bucha',
      '1992-05-18': 'Visakha Bucha',
      '1992-07-15': 'Buddhist Lent Day',
      '1993-03-08': 'Makha Bucha',
      '1993-06-04': 'Visakha Bucha',
      '1993-08-03': 'Buddhist Lent Day',
      '1994-02-25': 'Makha Bucha',
      '1994-05-24': 'Visakha Bucha',
      '1994-07-25': 'Buddhist Lent Day',
      '1995-02-14': 'Makha Bucha',
      '1995-05-15': 'Visakha Bucha',
      '1995-07-12': 'Buddhist Lent Day',
      '1996-03-04': 'Makha Bucha',
      '1996-05-31': 'Visakha Bucha',
      '1996-07-30': 'Buddhist Lent Day',
      '1997-02-21': 'Makha Bucha',
      '1997-05-20': 'Visakha Bucha',
      '1997-07-21': 'Buddhist Lent Day',
      '1998-02-11': 'Makha Bucha',
      '1998-05-11': 'Visakha Bucha',
      '1998-07-09': 'Buddhist Lent Day',
      '1999-03-01': 'Makha Bucha',
      '1999-05-31': 'Visakha Bucha',
      '1999-07-28': 'Buddhist Lent Day',
      '2000-02-21': 'Makha Bucha',
      '2000-05-17': 'Visakha Bucha',
      '2000-07-17': 'Buddhist Lent Day',
      '2001-02-08': 'Makha Bucha',
      '2001-05-07': 'Visakha Bucha',
      '2001-07-06': 'Buddhist Lent Day',
    },
  ),
  ...datesNamed(
    {
      kind: 'holiday',
      status: 'estimated',
      source: NOT_FOUND,
      note: 'doubt: computed, and in compilations; no list of the year was found',
    },
    {
      '2002-02-26': 'Makha Bucha',
      '2002-05-27': 'Visakha Bucha',
      '2002-07-25': 'Buddhist Lent Day',
      '2003-02-17': 'Makha Bucha',
      '2003-05-15': 'Visakha Bucha',
      '2003-07-14': 'Buddhist Lent Day',
      '2004-03-05': 'Makha Bucha',
      '2004-06-02': 'Visakha Bucha',
      '2004-08-02': 'Buddhist Lent Day',
      '2005-02-23': 'Makha Bucha',
      '2005-05-23': 'Visakha Bucha',
      '2005-07-22': 'Buddhist Lent Day',
      '2006-02-13': 'Makha Bucha',
      '2006-05-12': 'Visakha Bucha',
      '2006-07-11': 'Buddhist Lent Day',
      '2007-03-05': 'Makha Bucha',
      '2007-05-31': 'Visakha Bucha',
      '2007-07-30': 'Asarnha Bucha',
      '2008-02-21': 'Makha Bucha',
      '2008-05-19': 'Visakha Bucha',
      '2008-07-17': 'Asarnha Bucha',
      '2011-02-18': 'Makha Bucha',
      '2011-05-17': 'Visakha Bucha',
      '2011-07-15': 'Asarnha Bucha',
      '2012-03-07': 'Makha Bucha',
      '2012-06-04': 'Visakha Bucha',
      '2012-08-02': 'Asarnha Bucha',
      '2013-02-25': 'Makha Bucha',
      '2013-05-24': 'Visakha Bucha',
      '2013-07-22': 'Asarnha Bucha',
      '2014-02-14': 'Makha Bucha',
      '2014-05-13': 'Visakha Bucha',
      '2014-07-11': 'Asarnha Bucha',
      '2015-03-04': 'Makha Bucha',
      '2015-06-01': 'Visakha Bucha',
      '2015-07-30': 'Asarnha Bucha',
      '2017-02-13': 'Makha Bucha',
      '2017-05-10': 'Visakha Bucha',
      '2017-07-10': 'Asarnha Bucha',
      '2018-03-01': 'Makha Bucha',
      '2018-05-29': 'Visakha Bucha',
      '2018-07-27': 'Asarnha Bucha',
      '2019-02-19': 'Makha Bucha',
      '2019-05-20': 'Visakha Bucha',
      '2019-07-16': 'Asarnha Bucha',
    },
  ),
  ...datesNamed(
    { kind: 'holiday', source: LIST_2009 },
    { '2009-02-09': 'Makha Bucha', '2009-05-08': 'Visakha Bucha', '2009-07-07': 'Asarnha Bucha' },
  ),
  ...datesNamed(
    { kind: 'holiday', source: LIST_2010 },
    { '2010-03-01': 'Makha Bucha', '2010-05-28': 'Visakha Bucha', '2010-07-26': 'Asarnha Bucha' },
  ),
  ...datesNamed(
    { kind: 'holiday', source: LIST_2016 },
    { '2016-02-22': 'Makha Bucha', '2016-05-20': 'Visakha Bucha', '2016-07-19': 'Asarnha Bucha' },
  ),
  ...datesNamed(
    { kind: 'holiday', source: BANK },
    {
      '2020-02-10*': 'Makha Bucha',
      '2020-05-06': 'Visakha Bucha',
      '2020-07-06*': 'Asarnha Bucha',
      '2021-02-26': 'Makha Bucha',
      '2021-05-26': 'Visakha Bucha',
      '2021-07-26*': 'Asarnha Bucha',
      '2022-02-16': 'Makha Bucha',
      '2022-05-16*': 'Visakha Bucha',
      '2022-07-13': 'Asarnha Bucha',
      '2023-03-06': 'Makha Bucha',
      '2023-06-05*': 'Visakha Bucha',
      '2023-08-01': 'Asarnha Bucha',
      '2024-02-26*': 'Makha Bucha',
      '2024-05-22': 'Visakha Bucha',
      '2024-07-22*': 'Asarnha Bucha',
      '2025-02-12': 'Makha Bucha',
      '2025-05-12*': 'Visakha Bucha',
      '2025-07-10': 'Asarnha Bucha',
      '2026-03-03': 'Makha Bucha',
      '2026-06-01*': 'Visakha Bucha',
      '2026-07-29': 'Asarnha Bucha',
      '2027-02-22*': 'Makha Bucha',
      '2027-05-20': 'Visakha Bucha',
      '2027-07-19*': 'Asarnha Bucha',
    },
  ),
];
