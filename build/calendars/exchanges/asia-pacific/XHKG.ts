import { calendar } from '../../definition.js';
import { dateRows, ruleRows, rulesNamed } from '../../many-rows.js';
import { type ListedDate, type RuleRow, unsourced } from '../../vocabulary.js';

/**
 * Stock Exchange of Hong Kong: full-day closures and early closes. It trades on weekdays but Saturdays and general
 * holidays (Rule 501), so its closures since 1999 are those of the calendar of Hong Kong; before, the rows below are
 * the holidays of the Holidays Ordinance as it then stood (the Queen's birthday, Liberation Day) and the days of 1997
 * and 1998.
 *
 * On the eves of Christmas, New Year and Lunar New Year there is a morning session only: until 12:30, and until 12:00
 * since the hours changed on 7 March 2011. The time is the end of that session; the closing auction after it (2008 to
 * 2009, and since 2016) ends some ten minutes later.
 *
 * Until 22 September 2024 a tropical cyclone signal no. 8 or a black rainstorm warning in force at noon closed the
 * market for the whole day, and a signal hoisted during trading ended it after 15 minutes; since 23 September 2024 it
 * trades through. Days that only began late (25 June 2008, 15 September 2009, 24 July 2012, 22 May and 23 September
 * 2013, 16 September 2014, 19 August 2020, 28 June 2021, 25 August 2022, 9 October 2023) are neither closed nor early.
 */

/** Both notices: all sessions of the day cancelled, after-hours trading too. */
const NOTICES_QUOTED =
  'the words of the notice were read where they are quoted: https://github.com/gerrymanoim/exchange_calendars/issues/600';

const RULE_501 =
  'https://vdocuments.site/chapter-5-trading-501d-for-the-avoidance-of-doubt-the-trading-hours-for-the.html';
const HOURS_2011 = 'https://www.hkex.com.hk/news/news-release/2011/1101243news';
/** Holidays Ordinance, cap. 149, edition of 1983. */
const HOLIDAYS_1983 =
  'https://hkintexts.histsyn.com/series/histsyn-historical-laws-engine/items/1964_HOLIDAYS_ORDINANCE?p=4';

const NOTE_1983 =
  'doubt: of the schedule only the days from August on were read; for the others, two compilations agree.';
const NOTE_EVE = 'doubt: the practice of later years, carried back; no calendar of the time was found.';

const UNTIL_1998: readonly RuleRow[] = [
  // Holidays Ordinance, cap. 149, edition of 1983.
  ...rulesNamed(
    { from: 1990, to: 1998, source: HOLIDAYS_1983, note: NOTE_1983 },
    {
      '01-01 and if sunday then next monday': 'The first day of January',
      'chinese 01-0-01': "Lunar New Year's Day",
      'chinese 01-0-02': 'The second day of Lunar New Year',
      'chinese 01-0-03': 'The third day of Lunar New Year',
      'chinese 5-01 solarterm': 'Ching Ming Festival',
      'substitutes chinese 5-01 solarterm if sunday then next monday': 'The day following Ching Ming Festival',
      'easter -2': 'Good Friday',
      'easter 1': 'Easter Monday',
      'chinese 05-0-05': 'Tuen Ng Festival',
    },
  ),
  { rule: 'monday before 09-01', name: 'Liberation Day', from: 1990, source: HOLIDAYS_1983, to: 1996 },
  ...rulesNamed(
    { from: 1990, to: 1998, source: HOLIDAYS_1983 },
    {
      'chinese 08-0-16': 'The day following the Chinese Mid-Autumn Festival',
      'chinese 09-0-09': 'Chung Yeung Festival',
      'substitutes chinese 09-0-09 if sunday then next monday': 'The day following Chung Yeung Festival',
      '12-25': 'Christmas Day',
      '12-26 and if sunday then next monday': 'The first weekday after Christmas Day',
      'substitutes 12-25 if sunday then next tuesday': 'The second weekday after Christmas Day',
    },
  ),
];

/** Days of 1990 to 1998 on dates of their own. */
const SINGLE_UNTIL_1998: readonly ListedDate[] = [
  ...unsourced(
    "The day preceding Lunar New Year's Day",
    ['1990-01-26', '1991-02-14', '1993-01-22', '1997-02-06'],
    'doubt: a day of Lunar New Year on a Sunday, given before it; the compilations differ on 1991 and 1997.',
  ),
  ...unsourced(
    "The Queen's Birthday",
    ['1990-06-18', '1991-06-17', '1992-06-15', '1993-06-14', '1994-06-13', '1995-06-19', '1996-06-17', '1997-06-30'],
    'doubt: the Monday of the birthday as two compilations of closures give it.',
  ),
  ...unsourced(
    'The day following Tuen Ng Festival',
    ['1991-06-18', '1994-06-14'],
    "doubt: Tuen Ng on the Queen's birthday or the day before it; two compilations agree.",
  ),
  ...unsourced(
    'Hong Kong Special Administrative Region Establishment Day',
    ['1997-07-01', '1997-07-02', '1998-07-01'],
    'doubt: two compilations agree; no list of the year was found.',
  ),
  ...unsourced(
    'Sino-Japanese War Victory Day',
    ['1997-08-18', '1998-08-17'],
    'doubt: two compilations agree; no list of the year was found.',
  ),
  ...unsourced(
    'National Day',
    ['1997-10-01', '1997-10-02', '1998-10-01', '1998-10-02'],
    'doubt: two compilations agree; no list of the year was found.',
  ),
];

const HALF_DAYS: readonly RuleRow[] = [
  // The eve of a holiday: 12:30 until the year given, then 12:00; none where it is no weekday.
  ...ruleRows({ weekdays: [1, 2, 3, 4, 5] }, [
    { rule: '12-24', name: 'Christmas Eve', closes: '12:30', from: 1990, to: 2010, source: HOURS_2011, note: NOTE_EVE },
    { rule: '12-24', name: 'Christmas Eve', closes: '12:00', from: 2011, source: RULE_501 },
    {
      rule: '12-31',
      name: "New Year's Eve",
      closes: '12:30',
      from: 1990,
      to: 2010,
      source: HOURS_2011,
      note: NOTE_EVE,
    },
    { rule: '12-31', name: "New Year's Eve", closes: '12:00', from: 2011, source: RULE_501 },
    {
      rule: 'chinese 01-0-00',
      name: 'Eve of Lunar New Year',
      closes: '12:30',
      from: 1990,
      to: 2011,
      source: HOURS_2011,
      note: NOTE_EVE,
    },
    { rule: 'chinese 01-0-00', name: 'Eve of Lunar New Year', closes: '12:00', from: 2012, source: RULE_501 },
  ]),
];

const SEVERE_WEATHER: readonly ListedDate[] = [
  ...unsourced(
    'Typhoon',
    ['1992-07-22', '1993-09-17', '1999-09-16', '2001-07-06', '2001-07-25', '2008-08-06', '2008-08-22'],
    'doubt: two compilations agree (Gary, Becky, York, Utor, Yutu, Kammuri, Nuri); no report of the day was found.',
  ),
  ...dateRows({ kind: 'holiday' }, [
    {
      date: '2011-09-29',
      name: 'Typhoon Nesat',
      source: 'https://hongkongbusiness.hk/markets-investing/news/trading-resumes-in-hong-kong',
    },
    {
      date: '2013-08-14',
      name: 'Typhoon Utor',
      source: 'http://www.reuters.com/article/advisory-hongkong-typhoon-idUSL4N0GE1V20130814',
    },
    {
      date: '2016-08-02',
      name: 'Typhoon Nida',
      source: 'https://th.octaafrica.net/markets/news/view/344737',
      note: 'the report tells of the morning; that the afternoon was cancelled too rests on two compilations.',
    },
    {
      date: '2016-10-21',
      name: 'Typhoon Haima',
      source: 'https://www.thenational.ae/business/markets/typhoon-forces-hong-kong-bourse-to-cancel-trading-1.622094',
      note: 'told in the report of 23 August 2017: a full day of trading in October 2016.',
    },
    {
      date: '2017-08-23',
      name: 'Typhoon Hato',
      source: 'https://www.thenational.ae/business/markets/typhoon-forces-hong-kong-bourse-to-cancel-trading-1.622094',
    },
    {
      date: '2020-10-13',
      name: 'Tropical Storm Nangka',
      source: 'https://www.thestar.com.my/business/business-news/2020/10/14/hk-markets-shut-on-tropical-storm-nangka',
    },
    {
      date: '2021-10-13',
      name: 'Typhoon Kompasu',
      source: 'https://www.insurancejournal.com/news/international/2021/10/13/636713.htm',
    },
    {
      date: '2023-07-17',
      name: 'Typhoon Talim',
      source:
        'https://www.forexlive.com/news/hong-kong-exchange-has-cancelled-all-monday-trading-due-to-typhoon-20230717/',
    },
    {
      date: '2023-09-01',
      name: 'Typhoon Saola',
      source: 'https://www.hkex.com.hk/News/Market-Communications/2023/2309012news?sc_lang=en',
      note: NOTICES_QUOTED,
    },
    {
      date: '2023-09-08',
      name: 'Black rainstorm',
      source: 'https://www.hkex.com.hk/News/Market-Communications/2023/2309083news?sc_lang=en',
      note: NOTICES_QUOTED,
    },
    { date: '2024-09-06', name: 'Typhoon Yagi', source: 'https://www.chinanews.com.cn/dwq/2024/09-06/10281137.shtml' },
  ]),
  {
    date: '2007-08-10',
    kind: 'early_close',
    name: 'Tropical Storm Pabuk',
    closes: '14:45',
    source: 'http://english.eastday.com/eastday/englishedition/node20676/userobject1ai3035122.html',
  },
  {
    date: '2022-11-02',
    kind: 'early_close',
    name: 'Tropical Storm Nalgae',
    closes: '13:55',
    source: 'https://news.yahoo.com/hong-kong-cancel-afternoon-trading-055049255.html',
    note: 'the report: trading ends 15 minutes after the signal, which was hoisted at 13:40.',
  },
];

export default calendar({
  id: 'XHKG',
  kind: 'exchange',
  name: 'Stock Exchange of Hong Kong',
  doubts:
    'Doubts: Trading ended early by a signal was found for 10 August 2007 and 2 November 2022 only; it may have been so on 2 September 2003 (Dujuan), 16 July 2004 (Kompasu) and on days of the 1990s.',
  doubtful: [
    {
      kinds: ['early_close'],
      years: '-2017',
      note: 'That the half days were kept on all three eves since 1990 is taken from the later rule.',
    },
    { years: '-2017', note: 'No exchange calendar before 2018 was found.' },
  ],
  localName: '香港交易所',
  otherNames: 'HKEX, SEHK, Hang Seng',
  countries: ['HK'],
  cities: 'Hong Kong',
  currencies: ['HKD'],
  isMainExchange: true,
  note: 'Closures by weather were announced on the day; since September 2024 the exchange trades through it.',
  timezone: 'Asia/Hong_Kong',
  years: [1990, 2100],
  weekend: [{ start: '1990-01-01', days: [6, 7] }],
  inherits: [{ calendar: 'HK', from: 1999, asDeclared: true, source: RULE_501 }],
  rules: [...UNTIL_1998, ...HALF_DAYS],
  dates: [...SINGLE_UNTIL_1998, ...SEVERE_WEATHER],
});
