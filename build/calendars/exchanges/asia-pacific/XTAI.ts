import { calendar } from '../../definition.js';
import { type ListedDate, onDates, type RuleRow } from '../../vocabulary.js';
import { TAIWAN_DOUBTS, TYPHOONS } from './shared/taiwan.js';
import { LISTED, MAKE_UP_SATURDAYS } from './shared/taiwan-listed.js';

/** What it shares with the other calendars of its group: shared/taiwan.ts. */

const SCHEDULE = 'https://www.twse.com.tw/zh/trading/holiday.html';
/** Operating Rules, article 4: "The off-days of the Exchange shall be identical with those of banks". */
const OFF_DAYS = 'https://www.selaw.com.tw/English/LawArticle?releaseDate=2021-04-01&sysNumber=LW10810509';
const SETTLEMENT_DAYS_2012 = 'http://yeh6630.blogspot.com/2012/01/101.html';

const LABOUR_DAY: RuleRow = {
  rule: '05-01 and if saturday then previous friday if sunday then next monday',
  name: 'Labour Day',
  names: { zh: '勞動節' },
  from: 2017,
  to: 2025,
  source: SCHEDULE,
};

const SETTLEMENT_ONLY = {
  kind: 'holiday' as const,
  name: 'Before Lunar New Year (settlement only)',
  names: { zh: '市場無交易，僅辦理結算交割作業' },
};

const SETTLEMENT_DAYS: readonly ListedDate[] = [
  ...onDates(
    (
      '2017-01-25 2017-01-26 2018-02-13 2018-02-14 2019-01-31 2019-02-01 2020-01-21 2020-01-22 2021-02-08 ' +
      '2021-02-09 2022-01-27 2022-01-28 2023-01-18 2023-01-19 2024-02-06 2024-02-07 2025-01-23 2025-01-24 ' +
      '2026-02-12 2026-02-13'
    ).split(' '),
    { ...SETTLEMENT_ONLY, source: SCHEDULE },
  ),
  ...onDates(
    (
      '2027-02-02 2027-02-03 2028-01-20 2028-01-21 2029-02-08 2029-02-09 2030-01-30 2030-01-31 2031-01-17 2031-01-20 ' +
      '2032-02-05 2032-02-06 2033-01-27 2033-01-28 2034-02-15 2034-02-16 2035-02-02 2035-02-05 2036-01-24 2036-01-25 ' +
      '2037-02-11 2037-02-12 2038-01-29 2038-02-01 2039-01-20 2039-01-21 2040-02-08 2040-02-09 2041-01-28 2041-01-29 ' +
      '2042-01-16 2042-01-17 2043-02-05 2043-02-06 2044-01-26 2044-01-27 2045-02-13 2045-02-14 2046-02-01 2046-02-02 ' +
      '2047-01-22 2047-01-23 2048-02-10 2048-02-11 2049-01-28 2049-01-29 2050-01-19 2050-01-20 2051-02-07 2051-02-08 ' +
      '2052-01-26 2052-01-29 2053-02-13 2053-02-14 2054-02-04 2054-02-05 2055-01-22 2055-01-25 2056-02-10 2056-02-11 ' +
      '2057-01-31 2057-02-01 2058-01-18 2058-01-21 2059-02-06 2059-02-07 2060-01-29 2060-01-30 ' +
      '2061-01-17 2061-01-18 2062-02-03 2062-02-06 2063-01-25 2063-01-26 2064-02-13 2064-02-14 2065-01-30 2065-02-02 ' +
      '2066-01-21 2066-01-22 2067-02-10 2067-02-11 2068-01-30 2068-01-31 2069-01-17 2069-01-18 2070-02-06 2070-02-07 ' +
      '2071-01-27 2071-01-28 2072-02-15 2072-02-16 2073-02-02 2073-02-03 2074-01-23 2074-01-24 2075-02-11 2075-02-12 ' +
      '2076-01-30 2076-01-31 2077-01-20 2077-01-21 2078-02-08 2078-02-09 2079-01-27 2079-01-30 2080-01-18 2080-01-19 ' +
      '2081-02-05 2081-02-06 2082-01-23 2082-01-26 2083-02-11 2083-02-12 2084-02-02 2084-02-03 2085-01-22 2085-01-23 ' +
      '2086-02-08 2086-02-11 2087-01-30 2087-01-31 2088-01-20 2088-01-21 2089-02-04 2089-02-07 2090-01-26 2090-01-27 ' +
      '2091-02-14 2091-02-15 2092-02-01 2092-02-04 2093-01-22 2093-01-23 2094-02-11 2094-02-12 2095-02-01 2095-02-02 ' +
      '2096-01-19 2096-01-20 2097-02-07 2097-02-08 2098-01-28 2098-01-29 2099-01-15 2099-01-16 2100-02-04 2100-02-05'
    ).split(' '),
    {
      ...SETTLEMENT_ONLY,
      status: 'estimated',
      source: SETTLEMENT_DAYS_2012,
      note: 'By the practice of the years before: the table of 2012 has the same two days.',
    },
  ),
];

/** A Saturday that the exchange's list names; the days off beside it are those of the office calendar. */
const TOMB_SWEEPING_2021: ListedDate = {
  date: '2021-04-03',
  kind: 'holiday',
  name: "Children's Day / Tomb Sweeping Day",
  source: SCHEDULE,
};

export default calendar({
  id: 'XTAI',
  kind: 'exchange',
  name: 'Taiwan Stock Exchange',
  doubts: TAIWAN_DOUBTS,
  localName: '臺灣證券交易所',
  otherNames: 'TWSE, TAIEX',
  countries: ['TW'],
  cities: 'Taipei',
  currencies: ['TWD'],
  isMainExchange: true,
  note: 'Typhoon days are announced on the day and not foreseen; nor are weekend days exchanged for weekdays off.',
  timezone: 'Asia/Taipei',
  years: [1990, 2100],
  weekend: [
    { start: '1990-01-01', days: [7] },
    { start: '2001-01-01', days: [6, 7] },
  ],
  inherits: [
    { calendar: 'TW', from: 2017, to: 2026, kinds: ['holiday'], asDeclared: true, source: SCHEDULE },
    {
      calendar: 'TW',
      from: 2027,
      kinds: ['holiday'],
      asDeclared: true,
      source: OFF_DAYS,
      basis: 'rule',
      note: 'The source: the off-days of banks; that those are the days of the Act and the Labour Day was not read.',
    },
  ],
  rules: [LABOUR_DAY],
  dates: [...LISTED, ...MAKE_UP_SATURDAYS, ...SETTLEMENT_DAYS, TOMB_SWEEPING_2021, ...TYPHOONS],
});
