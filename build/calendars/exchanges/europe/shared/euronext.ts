import { unconfirmedDate } from '../../../forms/euronext-south.js';
import { type ListedDate, NOT_FOUND } from '../../../vocabulary.js';

/**
 * Euronext Paris, Amsterdam, Brussels, Lisbon and Dublin: full-day closures and early closes, each in its own local time.
 *
 * Since 2002 (Lisbon 2003, Dublin 2019) all are closed on the TARGET days: New Year, Good Friday, Easter Monday, 1 May,
 * 25 and 26 December; national holidays are trading days and nothing moves from a weekend. On 24 and 31 December, where
 * they are weekdays, the cash markets close early: continuous trading ends at 14:00 CET, the hour that Euronext announced for
 * 2012; 14:05 CET, announced for 2019, is the end of the closing auction, whose call takes five minutes
 * (https://www.euronext.com/bonds/trading/trading-hours).
 *
 * Paris before 2002 is read from a daily series of the CAC 40 (March 1990 to June 1991, July 1997 to May 2001): all French
 * public holidays and Good Friday until 1998, when 26 December was a trading day; Ascension Day and 11 November traded
 * since 1999, 8 May, 15 August and 1 November since 2000, 26 December closed since 2000; some bridging days besides.
 * Between June 1991 and July 1997 the holidays are carried through and bridging days are unknown.
 *
 * Amsterdam, Brussels and Lisbon begin with 2000: their own national days until 2001 or 2002 rest on other
 * compilations, no text was found; of the 1990s the leads contradict one another (1 May and 31 December in Amsterdam,
 * the autumn holidays in Brussels). Early closes before 2009 (reports: 31 December 2009, both days in 2010) rest on
 * compilations too, but for 2003: 24 December was shortened, by a report, and 31 December was a full day (notice 2003-223
 * of the MONEP, https://doczz.fr/doc/4720490/bulletin-du-monep: futures on the CAC 40 to 17:30, the hours of options on
 * shares unchanged). Before 2001 no early close is entered.
 *
 * Dublin begins with 2000. Until 2018, or strictly 3 February 2019, it kept its own list: the May and June bank holidays, not those of August and
 * October, with 1 January, 25 and 26 December moved from a weekend; before early closes, at 12:28, a closing auction ran
 * until 12:30. The list of 2016 was read; the rest of the years, St Patrick's Day in 2000, 1 May in 2008 and 2009 and
 * 24 December until 2004 rest on other compilations. From 2020 on Euronext's own
 * page has a column for Dublin: the substitutes of New Year, 25 and 26 December on a weekend (28 December 2020, 27 and 28
 * December 2021, 3 January and 27 December 2022, 2 January 2023, 28 December 2026), since 2021 the Irish May holiday, the
 * first Monday of May, and half days that end at 12:28, on the Friday before where 24 or 31 December is on a weekend. In 2019 it
 * kept the common days (the list of 2019 names it).
 */

export const LIST_2019 =
  'https://euronext.com/en/about/media/euronext-press-releases/euronext-announces-2019-holiday-calendar-for-its-cash-and';

export const HOLIDAYS_PAGE = 'https://live.euronext.com/en/resources/trading-hours-holidays';

export const COMPILATION = 'rests on a compilation of exchange holidays; no text of the time was found.';

export const TARGET_DAYS = {
  '01-01': "New Year's Day",
  'easter -2': 'Good Friday',
  'easter 1': 'Easter Monday',
  '05-01': 'Labour Day',
  '12-25': 'Christmas Day',
  '12-26': 'Boxing Day',
};

export const EVES = { '12-24': 'Christmas Eve', '12-31': "New Year's Eve" };

export const CHRISTMAS_EVE_2001: ListedDate = {
  date: '2001-12-24',
  kind: 'early_close',
  name: 'Christmas Eve',
  closes: '14:00',
  source: NOT_FOUND,
  note: `doubt: an early close ${COMPILATION}`,
};

export const CASH_CHANGEOVER = unconfirmedDate(
  '2001-12-31',
  'Euro cash changeover',
  `${COMPILATION} TARGET was closed.`,
);
