import { datesByEvidence, withMembers, yearsByEvidence } from '../../../many-rows.js';
import { type ListedDate, NOT_FOUND } from '../../../vocabulary.js';

/**
 * Days without trading on the Taiwan Stock Exchange from 1990 to 2016, Sundays apart: each year's weekdays, until 2000
 * its Saturdays too. They are the days that a data vendor's table of trading days lacks; what each day was is our
 * reading of the holidays of the time.
 */

/** The exchange's daily statistics since 2015, as kept in a public repository. */
export const DAILY_STATISTICS =
  'https://github.com/jb7k6295r7-bot/tw-stock-data/blob/0c7294aebf8037c649ecb4e51c633d1f3bb4eaa9/' +
  'data/meta/calendar_twse.csv';

const ANNOUNCED_2009 = 'https://ntdtv.com/gb/2008/12/30/a240027.html/amp';

/** Before, a data vendor's table of trading days alone, which is a lead and no authority. */
const VENDOR =
  'doubt: no text was found; the day is missing in a data vendor’s table of trading days ' +
  '(https://github.com/tejtw/zipline-tej/blob/22c219aa7747f5baeaa6a1666031afcb97e78457/' +
  'exchange_calendars/exchange_calendar_tejxtai.py)';

const NEW_YEAR = "New Year's Day";
const BEFORE_SPRING_FESTIVAL = 'Before Lunar New Year (settlement only)';
const SPRING_FESTIVAL = 'Lunar New Year';
const PEACE = 'Peace Memorial Day';
const YOUTH = 'Youth Day';
const TOMB_SWEEPING = "Women and Children's Day, Tomb Sweeping Day";
const LABOUR = 'Labour Day';
const DRAGON_BOAT = 'Dragon Boat Festival';
const BANKS = 'Half-year closing of the banks';
const MID_AUTUMN = 'Mid-Autumn Festival';
const TEACHERS = "Confucius' Birthday (Teachers' Day)";
const NATIONAL = 'National Day';
const RESTORATION = 'Taiwan Restoration Day';
const CHIANG = 'Birthday of Chiang Kai-shek';
const SUN = 'Birthday of Sun Yat-sen';
const CONSTITUTION = 'Constitution Day';
const YEAR_END = 'Year-end closing';
const ELECTION = 'Election day';
const SATURDAY = 'Saturday without trading';
const UNKNOWN = 'Market closed';

const DAYS = {
  1990: {
    [NEW_YEAR]: '01-01 01-02 01-03',
    [BEFORE_SPRING_FESTIVAL]: '01-24 01-25',
    [SPRING_FESTIVAL]: '01-26 01-27 01-29 01-30',
    [YOUTH]: '03-29',
    [TOMB_SWEEPING]: '04-05',
    [DRAGON_BOAT]: '05-28',
    [BANKS]: '07-02',
    'Typhoon Ofelia': '06-23',
    'Typhoon Abe': '08-30',
    'Typhoon Dot': '09-07 09-08',
    [TEACHERS]: '09-28 09-29',
    [MID_AUTUMN]: '10-03',
    [NATIONAL]: '10-10',
    [RESTORATION]: '10-25',
    [CHIANG]: '10-31',
    [SUN]: '11-12',
    [CONSTITUTION]: '12-25',
    [YEAR_END]: '12-28 12-29 12-31',
    [ELECTION]: '01-20 06-16',
    [UNKNOWN]: '05-19 06-28',
  },
  1991: {
    [NEW_YEAR]: '01-01 01-02',
    [BEFORE_SPRING_FESTIVAL]: '02-12 02-13',
    [SPRING_FESTIVAL]: '02-14 02-15 02-16 02-18',
    [YOUTH]: '03-29 03-30',
    [TOMB_SWEEPING]: '04-04 04-05 04-06',
    [DRAGON_BOAT]: '06-17',
    [BANKS]: '07-01',
    'Typhoon Amy': '07-19',
    [MID_AUTUMN]: '09-23',
    [TEACHERS]: '09-28',
    [NATIONAL]: '10-10',
    [RESTORATION]: '10-25 10-26',
    [CHIANG]: '10-31',
    [SUN]: '11-12',
    [ELECTION]: '12-21',
    [CONSTITUTION]: '12-25',
    [YEAR_END]: '12-30 12-31',
  },
  1992: {
    [NEW_YEAR]: '01-01 01-02 01-03',
    [BEFORE_SPRING_FESTIVAL]: '01-31 02-01',
    [SPRING_FESTIVAL]: '02-03 02-04 02-05 02-06',
    [YOUTH]: '03-30',
    [TOMB_SWEEPING]: '04-03 04-04',
    [DRAGON_BOAT]: '06-05 06-06',
    [BANKS]: '07-01',
    'Typhoon Polly': '08-29',
    'Typhoon Omar': '09-04 09-05',
    [MID_AUTUMN]: '09-11 09-12',
    [TEACHERS]: '09-28',
    [NATIONAL]: '10-10',
    [RESTORATION]: '10-26',
    [CHIANG]: '10-31',
    [SUN]: '11-12',
    [ELECTION]: '12-19',
    [CONSTITUTION]: '12-25 12-26',
    [YEAR_END]: '12-30 12-31',
  },
  1993: {
    [NEW_YEAR]: '01-01 01-02 01-04',
    [BEFORE_SPRING_FESTIVAL]: '01-20 01-21',
    [SPRING_FESTIVAL]: '01-22 01-23 01-25 01-26',
    [YOUTH]: '03-29',
    [TOMB_SWEEPING]: '04-05 04-06',
    [DRAGON_BOAT]: '06-24',
    [BANKS]: '07-01',
    [TEACHERS]: '09-28',
    [MID_AUTUMN]: '09-30',
    [NATIONAL]: '10-11',
    [RESTORATION]: '10-25',
    [CHIANG]: '11-01',
    [SUN]: '11-12 11-13',
    [ELECTION]: '11-27',
    [CONSTITUTION]: '12-25',
  },
  1994: {
    [NEW_YEAR]: '01-01 01-03 01-04',
    [BEFORE_SPRING_FESTIVAL]: '02-07 02-08',
    [SPRING_FESTIVAL]: '02-09 02-10 02-11 02-12',
    [YOUTH]: '03-29',
    [TOMB_SWEEPING]: '04-04 04-05',
    [DRAGON_BOAT]: '06-13',
    [BANKS]: '07-01',
    'Typhoon Doug': '08-08',
    [MID_AUTUMN]: '09-19 09-20',
    [TEACHERS]: '09-28',
    [NATIONAL]: '10-10',
    [RESTORATION]: '10-25',
    [CHIANG]: '10-31',
    [SUN]: '11-12',
    [CONSTITUTION]: '12-26',
    [ELECTION]: '01-29 07-16 12-03',
    [UNKNOWN]: '06-18',
  },
  1995: {
    [NEW_YEAR]: '01-02 01-03 01-04',
    [BEFORE_SPRING_FESTIVAL]: '01-27 01-28',
    [SPRING_FESTIVAL]: '01-30 01-31 02-01 02-02 02-03',
    [YOUTH]: '03-29',
    [TOMB_SWEEPING]: '04-03 04-04 04-05',
    [DRAGON_BOAT]: '06-02 06-03',
    [BANKS]: '07-01',
    [MID_AUTUMN]: '09-09',
    'Typhoon Ryan': '09-22',
    [TEACHERS]: '09-28',
    [NATIONAL]: '10-10',
    [RESTORATION]: '10-25',
    [CHIANG]: '10-31',
    [SUN]: '11-13',
    [ELECTION]: '12-02',
    [CONSTITUTION]: '12-25',
  },
  1996: {
    [NEW_YEAR]: '01-01 01-02 01-03',
    [BEFORE_SPRING_FESTIVAL]: '02-16 02-17',
    [SPRING_FESTIVAL]: '02-19 02-20 02-21 02-22',
    [ELECTION]: '03-23',
    [YOUTH]: '03-29 03-30',
    [TOMB_SWEEPING]: '04-03 04-04',
    [DRAGON_BOAT]: '06-20',
    [BANKS]: '07-01',
    'Typhoon Herb': '07-31 08-01',
    [MID_AUTUMN]: '09-27',
    [TEACHERS]: '09-28',
    [NATIONAL]: '10-10',
    [RESTORATION]: '10-25 10-26',
    [CHIANG]: '10-31',
    [SUN]: '11-12',
    [CONSTITUTION]: '12-25',
  },
  1997: {
    [NEW_YEAR]: '01-01 01-02 01-03',
    [BEFORE_SPRING_FESTIVAL]: '02-04 02-05',
    [SPRING_FESTIVAL]: '02-06 02-07 02-08 02-10',
    [YOUTH]: '03-29',
    [TOMB_SWEEPING]: '04-04 04-05',
    [LABOUR]: '05-01',
    [DRAGON_BOAT]: '06-09',
    [BANKS]: '07-01',
    'Typhoon Winnie': '08-18',
    'Typhoon Amber': '08-29',
    [MID_AUTUMN]: '09-16',
    [TEACHERS]: '09-29',
    [NATIONAL]: '10-10 10-11',
    [RESTORATION]: '10-25',
    [CHIANG]: '10-31 11-01',
    [SUN]: '11-12',
    [ELECTION]: '11-29',
    [CONSTITUTION]: '12-25',
  },
  1998: {
    [NEW_YEAR]: '01-01 01-02',
    [BEFORE_SPRING_FESTIVAL]: '01-23 01-24 01-26',
    [SPRING_FESTIVAL]: '01-27 01-28 01-29 01-30 01-31',
    [PEACE]: '02-28',
    [TOMB_SWEEPING]: '04-06',
    [LABOUR]: '05-01',
    [DRAGON_BOAT]: '05-30',
    [BANKS]: '07-01',
    [MID_AUTUMN]: '10-05',
    [NATIONAL]: '10-10',
    'Typhoon Zeb': '10-16',
    [SUN]: '11-12',
    [ELECTION]: '12-05',
    [CONSTITUTION]: '12-25',
    [SATURDAY]:
      '01-10 02-14 03-14 03-28 04-11 04-25 05-09 05-23 06-13 06-27 07-11 07-25 08-08 08-22 09-12 09-26 10-24 11-14 ' +
      '11-28 12-12 12-26',
  },
  1999: {
    [NEW_YEAR]: '01-01 01-02 01-04',
    [BEFORE_SPRING_FESTIVAL]: '02-11 02-12 02-13',
    [SPRING_FESTIVAL]: '02-15 02-16 02-17 02-18 02-19',
    [TOMB_SWEEPING]: '04-05',
    [LABOUR]: '05-01',
    [DRAGON_BOAT]: '06-18 06-19',
    [BANKS]: '07-01',
    'Earthquake of 21 September': '09-21 09-22 09-23',
    [MID_AUTUMN]: '09-24',
    [SUN]: '11-12',
    [CONSTITUTION]: '12-25',
    'Change of the millennium': '12-29 12-30 12-31',
    [SATURDAY]:
      '01-09 01-23 02-27 03-13 03-27 04-10 04-24 05-08 05-22 06-12 06-26 07-10 07-24 08-14 08-28 09-11 09-25 10-09 ' +
      '10-23 11-13 11-27 12-11',
  },
  2000: {
    [NEW_YEAR]: '01-01 01-03',
    [BEFORE_SPRING_FESTIVAL]: '02-02 02-03',
    [SPRING_FESTIVAL]: '02-04 02-05 02-07 02-08',
    [PEACE]: '02-28',
    [ELECTION]: '03-18',
    [TOMB_SWEEPING]: '04-03 04-04',
    [LABOUR]: '05-01',
    [DRAGON_BOAT]: '06-06',
    [BANKS]: '07-01',
    'Typhoon Bilis': '08-23',
    [MID_AUTUMN]: '09-12',
    [NATIONAL]: '10-10',
    [CONSTITUTION]: '12-25',
    [SATURDAY]:
      '01-08 01-22 02-12 02-26 03-11 03-25 04-22 05-13 05-27 06-10 06-24 07-08 07-22 08-12 08-26 09-09 09-23 10-14 ' +
      '10-28 11-11 11-25 12-09 12-23',
  },
  2001: {
    [NEW_YEAR]: '01-01',
    [BEFORE_SPRING_FESTIVAL]: '01-19 01-22',
    [SPRING_FESTIVAL]: '01-23 01-24 01-25 01-26',
    [PEACE]: '02-28',
    [TOMB_SWEEPING]: '04-05',
    [LABOUR]: '05-01',
    [DRAGON_BOAT]: '06-25',
    'Typhoon Toraji': '07-30',
    'Terrorist attacks of 11 September 2001': '09-12',
    'Typhoon Nari': '09-17 09-18',
    [MID_AUTUMN]: '10-01',
    [NATIONAL]: '10-10',
  },
  2002: {
    [NEW_YEAR]: '01-01',
    [BEFORE_SPRING_FESTIVAL]: '02-07 02-08',
    [SPRING_FESTIVAL]: '02-11 02-12 02-13 02-14 02-15',
    [PEACE]: '02-28',
    [TOMB_SWEEPING]: '04-05',
    [LABOUR]: '05-01',
    'Typhoon Sinlaku': '09-06',
    [NATIONAL]: '10-10',
  },
  2003: {
    [NEW_YEAR]: '01-01',
    [BEFORE_SPRING_FESTIVAL]: '01-29 01-30',
    [SPRING_FESTIVAL]: '01-31 02-03 02-04 02-05',
    [PEACE]: '02-28',
    [LABOUR]: '05-01',
    [DRAGON_BOAT]: '06-04',
    [MID_AUTUMN]: '09-11',
    [NATIONAL]: '10-10',
  },
  2004: {
    [NEW_YEAR]: '01-01',
    [BEFORE_SPRING_FESTIVAL]: '01-19 01-20',
    [SPRING_FESTIVAL]: '01-21 01-22 01-23 01-26',
    [DRAGON_BOAT]: '06-22',
    'Typhoon Aere': '08-24 08-25',
    [MID_AUTUMN]: '09-28',
    'Typhoon Nock-ten': '10-25',
  },
  2005: {
    [BEFORE_SPRING_FESTIVAL]: '02-04 02-07',
    [SPRING_FESTIVAL]: '02-08 02-09 02-10 02-11',
    [PEACE]: '02-28',
    [TOMB_SWEEPING]: '04-05',
    [LABOUR]: '05-02',
    'Typhoon Haitang': '07-18',
    'Typhoon Matsa': '08-05',
    'Typhoon Talim': '09-01',
    [NATIONAL]: '10-10',
  },
  2006: {
    [BEFORE_SPRING_FESTIVAL]: '01-26 01-27',
    [SPRING_FESTIVAL]: '01-30 01-31 02-01 02-02',
    [PEACE]: '02-28',
    [TOMB_SWEEPING]: '04-05',
    [LABOUR]: '05-01',
    [DRAGON_BOAT]: '05-31',
    [MID_AUTUMN]: '10-06',
    [NATIONAL]: '10-09 10-10',
  },
  2007: {
    [NEW_YEAR]: '01-01',
    [BEFORE_SPRING_FESTIVAL]: '02-15 02-16',
    [SPRING_FESTIVAL]: '02-19 02-20 02-21 02-22 02-23',
    [PEACE]: '02-28',
    [TOMB_SWEEPING]: '04-05 04-06',
    [LABOUR]: '05-01',
    [DRAGON_BOAT]: '06-18 06-19',
    'Typhoon Wipha': '09-18',
    [MID_AUTUMN]: '09-24 09-25',
    [NATIONAL]: '10-10',
  },
  2008: {
    [NEW_YEAR]: '01-01',
    [BEFORE_SPRING_FESTIVAL]: '02-04 02-05',
    [SPRING_FESTIVAL]: '02-06 02-07 02-08 02-11',
    [PEACE]: '02-28',
    [TOMB_SWEEPING]: '04-04',
    [LABOUR]: '05-01',
    'Typhoon Fung-wong': '07-28',
    'Typhoon Jangmi': '09-29',
    [NATIONAL]: '10-10',
  },
  2009: {
    [NEW_YEAR]: '01-01 01-02',
    [BEFORE_SPRING_FESTIVAL]: '01-22 01-23',
    [SPRING_FESTIVAL]: '01-26 01-27 01-28 01-29 01-30',
    [LABOUR]: '05-01',
    [DRAGON_BOAT]: '05-28 05-29',
    'Typhoon Morakot': '08-07',
  },
  2010: {
    [NEW_YEAR]: '01-01',
    [BEFORE_SPRING_FESTIVAL]: '02-11 02-12',
    [SPRING_FESTIVAL]: '02-15 02-16 02-17 02-18 02-19',
    [TOMB_SWEEPING]: '04-05',
    [DRAGON_BOAT]: '06-16',
    [MID_AUTUMN]: '09-22',
  },
  2011: {
    [BEFORE_SPRING_FESTIVAL]: '01-31 02-01',
    [SPRING_FESTIVAL]: '02-02 02-03 02-04 02-07',
    [PEACE]: '02-28',
    [TOMB_SWEEPING]: '04-04 04-05',
    [LABOUR]: '05-02',
    [DRAGON_BOAT]: '06-06',
    [MID_AUTUMN]: '09-12',
    [NATIONAL]: '10-10',
  },
  2012: {
    [BEFORE_SPRING_FESTIVAL]: '01-19 01-20',
    [SPRING_FESTIVAL]: '01-22 01-23 01-24 01-25 01-26 01-27',
    [PEACE]: '02-27 02-28',
    [TOMB_SWEEPING]: '04-04',
    [LABOUR]: '05-01',
    [DRAGON_BOAT]: '06-23',
    'Typhoon Saola': '08-02',
    [MID_AUTUMN]: '09-30',
    [NATIONAL]: '10-10',
    [NEW_YEAR]: '01-01 12-31',
  },
  2013: {
    [NEW_YEAR]: '01-01',
    [BEFORE_SPRING_FESTIVAL]: '02-07 02-08',
    [SPRING_FESTIVAL]: '02-11 02-12 02-13 02-14 02-15',
    [PEACE]: '02-28',
    [TOMB_SWEEPING]: '04-04 04-05',
    [LABOUR]: '05-01',
    [DRAGON_BOAT]: '06-12',
    'Typhoon Trami': '08-21',
    [MID_AUTUMN]: '09-19 09-20',
    [NATIONAL]: '10-10',
  },
  2014: {
    [NEW_YEAR]: '01-01',
    [BEFORE_SPRING_FESTIVAL]: '01-28 01-29',
    [SPRING_FESTIVAL]: '01-30 01-31 02-03 02-04',
    [PEACE]: '02-28',
    [TOMB_SWEEPING]: '04-04',
    [LABOUR]: '05-01',
    [DRAGON_BOAT]: '06-02',
    'Typhoon Matmo': '07-23',
    [MID_AUTUMN]: '09-08',
    [NATIONAL]: '10-10',
  },
  2015: {
    [NEW_YEAR]: '01-01 01-02',
    [BEFORE_SPRING_FESTIVAL]: '02-16 02-17',
    [SPRING_FESTIVAL]: '02-18 02-19 02-20 02-23',
    [PEACE]: '02-27',
    [TOMB_SWEEPING]: '04-03 04-06',
    [LABOUR]: '05-01',
    [DRAGON_BOAT]: '06-19',
    'Typhoon Chan-hom': '07-10',
    [MID_AUTUMN]: '09-28',
    'Typhoon Dujuan': '09-29',
    [NATIONAL]: '10-09',
  },
  2016: {
    [NEW_YEAR]: '01-01',
    [BEFORE_SPRING_FESTIVAL]: '02-04 02-05',
    [SPRING_FESTIVAL]: '02-08 02-09 02-10 02-11 02-12',
    [PEACE]: '02-29',
    [TOMB_SWEEPING]: '04-04 04-05',
    [LABOUR]: '05-02',
    [DRAGON_BOAT]: '06-09 06-10',
    'Typhoon Nepartak': '07-08',
    [MID_AUTUMN]: '09-15 09-16',
    'Typhoon Megi': '09-27 09-28',
    [NATIONAL]: '10-10',
  },
};

/** What a day rests on: the exchange's own announcement, as the press has it; the reason of some was not found. */
const EVIDENCE = {
  '2009-01-22': ANNOUNCED_2009,
  '2009-01-23': ANNOUNCED_2009,
  '2009-01-26': ANNOUNCED_2009,
  '2009-01-27': ANNOUNCED_2009,
  '2009-01-28': ANNOUNCED_2009,
  '2009-01-29': ANNOUNCED_2009,
  '2009-01-30': ANNOUNCED_2009,
  '2013-08-21': 'https://n.yam.com/Article/20130820697888',
  [UNKNOWN]: { source: NOT_FOUND, note: `The reason was not found. ${VENDOR}` },
  2015: DAILY_STATISTICS,
  2016: DAILY_STATISTICS,
  2017: DAILY_STATISTICS,
  2018: DAILY_STATISTICS,
};

const BY_TABLE = { source: NOT_FOUND, note: VENDOR };

export const LISTED: readonly ListedDate[] = yearsByEvidence(EVIDENCE, BY_TABLE, DAYS);

/** Saturdays of trading in exchange for a day off, since Saturdays are days off. Since 2019 nothing is traded on them. */
export const MAKE_UP_SATURDAYS: readonly ListedDate[] = withMembers(
  datesByEvidence(EVIDENCE, BY_TABLE, [
    {
      name: 'Make-up trading day',
      dates:
        '2006-10-14 2007-03-03 2007-04-14 2007-06-23 2007-09-29 2009-01-10 2009-01-17 2009-06-06 2010-02-06 2012-02-04 ' +
        '2012-03-03 2012-12-22 2013-02-23 2013-09-14 2014-12-27 2016-01-30 2016-06-04 2016-09-10 2017-02-18 2017-06-03 ' +
        '2017-09-30 2018-03-31 2018-12-22',
    },
  ]),
  { kind: 'weekend_workday' },
);
