import { country } from '../country.js';
import type { ListedDate } from '../vocabulary.js';

/**
 * Hong Kong since 1999, after the schedule of the General Holidays Ordinance (cap. 149). The library has the rules as
 * they stand since 24 February 2012; until then a day of Lunar New Year on a Sunday was given on the day before New
 * Year's Day, and the day after Mid-Autumn on a Sunday on the festival itself. Where two general holidays fall on one
 * day, the next day that is none is one too (section 6 (2), from 1999): the library knows that of 2021 and 2026 only.
 * All years from 1999 to 2100 (payment systems reach so far) were computed anew by the ordinance, with new moons computed
 * independently for 120 degrees east; the rows below are all the differences. 2014 to 2026 agree with the Government's lists.
 *
 * In some years the library's lunar months are wrong: 2033 (the leap month is the eleventh), 2039, 2059 and 2077 (eighth
 * month), 2051, 2075 and 2087 (ninth), 2053, 2080 and 2093 (fifth).
 */

const SCHEDULE = 'http://www.hklii.org/hk/legis/en/ord/149/sch.html';
const ORDINANCE_1998 = 'https://legco.gov.hk/yr98-99/english/bills/c044_e.htm';
const ORDINANCE_2011 = 'https://www.labour.gov.hk/eng/news/Substitution_of_Holidays.htm';
const LIST_2010 = 'http://www.mayloon.com/upload/holidays%20for%202010.files/sheet002.htm';
const LIST_2012 = 'http://www.nextstophongkong.com/2012-hong-kong-public-holidays/';
const LIST_2015 = 'https://www.gov.hk/en/about/abouthk/holiday/';
const SPECIAL_2015 =
  'http://qppstudio-public-holidays-news.blogspot.com/2015/07/hong-kong-public-holiday-september-3.html';
const LUNAR_TABLES = 'https://www.hko.gov.hk/en/gts/time/conversion.htm';

const DAY_BEFORE_NEW_YEAR = { name: "The day preceding Lunar New Year's Day", names: { zh: '農曆年初一的前一日' } };
const NATIONAL_DAY = { name: 'National Day', names: { zh: '國慶日' } };
const MID_AUTUMN = { name: 'Chinese Mid-Autumn Festival', names: { zh: '中秋節' } };
const AFTER_MID_AUTUMN = { name: 'The day following the Chinese Mid-Autumn Festival', names: { zh: '中秋節翌日' } };
const CHUNG_YEUNG = { name: 'Chung Yeung Festival', names: { zh: '重陽節' } };
const TUEN_NG = { name: 'Tuen Ng Festival', names: { zh: '端午節' } };
const AFTER_CHING_MING = { name: 'The day following Ching Ming Festival', names: { zh: '清明節翌日' } };
const AFTER_EASTER_MONDAY = { name: 'The day following Easter Monday', names: { zh: '復活節星期一翌日' } };
const AFTER_LABOUR_DAY = { name: 'The day following Labour Day', names: { zh: '勞動節翌日' } };
const AFTER_NATIONAL_DAY = { name: 'Day following National Day', names: { zh: '國慶日翌日' } };

/** Sundays until 2012: the day given, and the one the library gives. */
const BEFORE_2012: readonly ListedDate[] = [
  { ...DAY_BEFORE_NEW_YEAR, date: '2000-02-04', kind: 'holiday', source: SCHEDULE },
  {
    date: '2000-02-08',
    kind: 'open',
    name: "The day preceding Lunar New Year's Day: given on 2000-02-04",
    source: ORDINANCE_2011,
  },
  { ...MID_AUTUMN, date: '2002-09-21', kind: 'holiday', source: SCHEDULE },
  {
    date: '2002-09-23',
    kind: 'open',
    name: 'Chinese Mid-Autumn Festival: given on 2002-09-21',
    source: ORDINANCE_2011,
  },
  { ...DAY_BEFORE_NEW_YEAR, date: '2003-01-31', kind: 'holiday', source: SCHEDULE },
  {
    date: '2003-02-04',
    kind: 'open',
    name: "The day preceding Lunar New Year's Day: given on 2003-01-31",
    source: ORDINANCE_2011,
  },
  { ...DAY_BEFORE_NEW_YEAR, date: '2006-01-28', kind: 'holiday', source: SCHEDULE },
  {
    date: '2006-02-01',
    kind: 'open',
    name: "The day preceding Lunar New Year's Day: given on 2006-01-28",
    source: ORDINANCE_2011,
  },
  { ...DAY_BEFORE_NEW_YEAR, date: '2007-02-17', kind: 'holiday', source: SCHEDULE },
  {
    date: '2007-02-21',
    kind: 'open',
    name: "The day preceding Lunar New Year's Day: given on 2007-02-17",
    source: ORDINANCE_2011,
  },
  { ...MID_AUTUMN, date: '2009-10-03', kind: 'holiday', source: SCHEDULE },
  {
    date: '2009-10-05',
    kind: 'open',
    name: 'Chinese Mid-Autumn Festival: given on 2009-10-03',
    source: ORDINANCE_2011,
  },
  { ...DAY_BEFORE_NEW_YEAR, date: '2010-02-13', kind: 'holiday', source: SCHEDULE },
  {
    date: '2010-02-17',
    kind: 'open',
    name: "The day preceding Lunar New Year's Day: given on 2010-02-13",
    source: ORDINANCE_2011,
  },
];

const COINCIDING: readonly ListedDate[] = [
  { ...AFTER_CHING_MING, date: '1999-04-06*', kind: 'holiday', source: ORDINANCE_1998 },
  { ...AFTER_CHING_MING, date: '2010-04-06*', kind: 'holiday', source: LIST_2010 },
  { ...AFTER_NATIONAL_DAY, date: '2012-10-02*', kind: 'holiday', source: LIST_2012 },
  { ...AFTER_EASTER_MONDAY, date: '2015-04-07*', kind: 'holiday', source: LIST_2015 },
  { ...AFTER_EASTER_MONDAY, date: '2021-04-06*', kind: 'holiday', source: ORDINANCE_1998 },
  { ...AFTER_EASTER_MONDAY, date: '2026-04-07*', kind: 'holiday', source: ORDINANCE_1998 },
  { ...AFTER_NATIONAL_DAY, date: '2033-10-03*', kind: 'holiday', source: ORDINANCE_1998 },
  { ...AFTER_EASTER_MONDAY, date: '2037-04-07*', kind: 'holiday', source: ORDINANCE_1998 },
  { ...AFTER_EASTER_MONDAY, date: '2042-04-08*', kind: 'holiday', source: ORDINANCE_1998 },
  { ...AFTER_EASTER_MONDAY, date: '2048-04-07*', kind: 'holiday', source: ORDINANCE_1998 },
  { ...AFTER_NATIONAL_DAY, date: '2050-10-03*', kind: 'holiday', source: ORDINANCE_1998 },
  { ...AFTER_EASTER_MONDAY, date: '2053-04-08*', kind: 'holiday', source: ORDINANCE_1998 },
  { ...AFTER_EASTER_MONDAY, date: '2064-04-08*', kind: 'holiday', source: ORDINANCE_1998 },
  { ...AFTER_LABOUR_DAY, date: '2066-05-03*', kind: 'holiday', source: ORDINANCE_1998 },
  { ...AFTER_EASTER_MONDAY, date: '2078-04-05*', kind: 'holiday', source: ORDINANCE_1998 },
  { ...AFTER_EASTER_MONDAY, date: '2083-04-06*', kind: 'holiday', source: ORDINANCE_1998 },
  { ...AFTER_LABOUR_DAY, date: '2085-05-02*', kind: 'holiday', source: ORDINANCE_1998 },
  { ...AFTER_EASTER_MONDAY, date: '2089-04-05*', kind: 'holiday', source: ORDINANCE_1998 },
  { ...AFTER_EASTER_MONDAY, date: '2094-04-06*', kind: 'holiday', source: ORDINANCE_1998 },
  { ...AFTER_NATIONAL_DAY, date: '2096-10-02*', kind: 'holiday', source: ORDINANCE_1998 },
];

const SINGLE_DAYS: readonly ListedDate[] = [
  {
    date: '1999-12-31',
    kind: 'holiday',
    name: 'Additional general holiday',
    source: SCHEDULE,
    note: 'L.N. 191 of 1999.',
  },
  {
    date: '2015-09-03',
    kind: 'holiday',
    name: "70th anniversary day of the victory of the Chinese people's war of resistance against Japanese aggression",
    names: { zh: '中國人民抗日戰爭勝利70周年紀念日' },
    source: SPECIAL_2015,
  },
];

const LUNAR_DAYS: readonly ListedDate[] = [
  { ...AFTER_MID_AUTUMN, date: '2033-09-09', kind: 'holiday', source: LUNAR_TABLES },
  {
    date: '2033-10-08',
    kind: 'open',
    name: 'The day following the Chinese Mid-Autumn Festival: on another day',
    source: LUNAR_TABLES,
  },
  {
    date: '2033-10-01',
    kind: 'holiday',
    name: 'National Day / Chung Yeung Festival',
    names: { zh: '國慶日 / 重陽節' },
    source: LUNAR_TABLES,
  },
  { date: '2033-10-31', kind: 'open', name: 'Chung Yeung Festival: on another day', source: LUNAR_TABLES },
  { ...AFTER_MID_AUTUMN, date: '2039-10-03', kind: 'holiday', source: LUNAR_TABLES },
  { ...CHUNG_YEUNG, date: '2051-10-13', kind: 'holiday', source: LUNAR_TABLES },
  { date: '2051-10-12', kind: 'open', name: 'Chung Yeung Festival: on another day', source: LUNAR_TABLES },
  { ...TUEN_NG, date: '2053-06-20', kind: 'holiday', source: LUNAR_TABLES },
  { date: '2053-06-19', kind: 'open', name: 'Tuen Ng Festival: on another day', source: LUNAR_TABLES },
  { ...AFTER_MID_AUTUMN, date: '2059-09-22', kind: 'holiday', source: LUNAR_TABLES },
  { ...CHUNG_YEUNG, date: '2075-10-18', kind: 'holiday', source: LUNAR_TABLES },
  { date: '2075-10-17', kind: 'open', name: 'Chung Yeung Festival: on another day', source: LUNAR_TABLES },
  { ...NATIONAL_DAY, date: '2077-10-01', kind: 'holiday', source: SCHEDULE },
  { ...AFTER_MID_AUTUMN, date: '2077-10-02', kind: 'holiday', source: LUNAR_TABLES },
  { ...TUEN_NG, date: '2080-06-22', kind: 'holiday', source: LUNAR_TABLES },
  { date: '2080-06-21', kind: 'open', name: 'Tuen Ng Festival: on another day', source: LUNAR_TABLES },
  {
    date: '2087-10-06',
    kind: 'holiday',
    name: 'The day following Chung Yeung Festival',
    names: { zh: '重陽節翌日' },
    source: LUNAR_TABLES,
  },
  { date: '2087-10-04', kind: 'open', name: 'Chung Yeung Festival: on another day', source: LUNAR_TABLES },
  { ...TUEN_NG, date: '2093-05-29', kind: 'holiday', source: LUNAR_TABLES },
  { date: '2093-05-28', kind: 'open', name: 'Tuen Ng Festival: on another day', source: LUNAR_TABLES },
];

export default country({
  id: 'HK',
  name: 'Hong Kong',
  doubts:
    "Doubts: Before 1999 other holidays were kept (the Queen's birthday and Liberation Day until 1997, the day after National Day and Victory Day in 1997 and 1998), for which no full lists were found.",
  doubtful: [
    {
      on: '2089-09-19',
      note: 'The new moon of the month is two minutes before midnight: the day after Mid-Autumn may be a day later.',
    },
    {
      on: '2057-10-06 2057-10-07',
      note: 'The new moon of 29 September 2057 falls within seconds of midnight: Chung Yeung (6 October by the library) may be the 7th.',
      estimated: true,
    },
  ],
  localName: '香港 / Hong Kong',
  otherNames: 'Hongkong, HKSAR',
  cities: 'City of Victoria',
  currencies: ['HKD'],
  aliases: ['CN:HK'],
  timezone: 'Asia/Hong_Kong',
  weekend: {
    history: [
      { start: '1990-01-01', days: [7] },
      { start: '2006-07-01', days: [6, 7] },
    ],
    source: 'http://www.info.gov.hk/gia/general/200605/08/P200605080144.htm',
    note:
      'Half-day Saturdays before. Government in three phases (1 July 2006, 1 January 2007, 1 July 2007); banks ' +
      'clear and settle Monday to Friday only since 4 September 2006 ' +
      '(https://eaa.org.hk/en-us/Compliance/Practice-circulars/5-Day-Clearing-Week), though branches still open on ' +
      'Saturday mornings. By statute only Sunday is a general holiday.',
  },
  years: {
    from: 1999,
    why: 'until 1998 other days were general holidays (the Queen’s birthday, Liberation Day, Victory Day, 2 October), which the library lacks; its own are those since 1999',
  },
  library: 'HK',
  texts: [
    {
      // Items (a) to (q), but not what follows a Sunday of Lunar New Year and Mid-Autumn, which is another day since 2012.
      rules: [
        '01-01 not on Sunday',
        'substitutes 01-01 if Sunday then next Monday',
        'chinese 01-0-01 not on Sunday',
        'chinese 01-0-02 not on Sunday',
        'chinese 01-0-03 not on Sunday',
        'chinese 5-01 solarterm not on Sunday',
        'substitutes chinese 5-01 solarterm if Sunday then next Monday',
        'easter -2',
        'easter -1',
        'easter 1',
        '05-01 not on Sunday',
        'substitutes 05-01 if Sunday then next Monday',
        'chinese 04-0-08 not on Sunday',
        'substitutes chinese 04-0-08 if Sunday then next Monday',
        'chinese 05-0-05 not on Sunday',
        'substitutes chinese 05-0-05 if Sunday then next Monday',
        '07-01 not on Sunday',
        'substitutes 07-01 if Sunday then next Monday',
        'chinese 08-0-16 not on Sunday',
        '10-01 not on Sunday',
        'substitutes 10-01 if Sunday then next Monday',
        'chinese 09-0-09 not on Sunday',
        'substitutes chinese 09-0-09 if Sunday then next Monday',
        '12-25 not on Sunday',
        'substitutes 12-25 if Sunday then next Tuesday',
      ],
      from: 1999,
      source: SCHEDULE,
      what: 'General Holidays Ordinance (cap. 149), Schedule',
    },
  ],
  dates: [...BEFORE_2012, ...COINCIDING, ...SINGLE_DAYS, ...LUNAR_DAYS],
});
