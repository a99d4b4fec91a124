import { type ListedDate, NOT_FOUND, onDates, year } from '../../../vocabulary.js';

/** The days of the Moscow Exchange year by year; MISX.ts tells their story. */

/** MICEX index values from 25 May 1999 on; read: May 2007 to February 2008 and October 2008 to August 2009. */
const INDEX_VALUES = 'https://github.com/ternikov/test/blob/0ad629b905debddcb7919ab6d317fc7d3cdb97e7/MICEX.csv';
const NEW_YEAR_2013 = 'https://www.moex.com/n2225/?nt=201';
const NEW_YEAR_2014 = 'https://www.moex.com/n4035/?nt=0';
const JUNE_2014 = 'https://smart-lab.ru/mobile/users/igor_79/blog';
const MAY_2015 = 'https://www.moex.com/n9363/?nt=112';
const NEW_YEAR_2017 = 'http://www.moex.com/n13879/';
const YEAR_2018 = 'http://www.moex.com/n17269/?nt=120';
const YEAR_2019 =
  'https://www.marketscreener.com/MOSKOVSKAYA-BIRZHA-MMVB-R-15458593/news/' +
  'Moskovskaya-Birzha-MMVB-RTS-Moscow-Exchange-trading-schedule-for-2019-public-holidays-27796056/' +
  '?utm_medium=RSS&utm_content=20181224';
const NEW_YEAR_2020 = 'https://newskitchen.eu/2019/12/27/moex-trading-schedule-for-new-year-holidays/';
const SPRING_2020 =
  'https://mondovisione.com/media-and-resources/news/moscow-exchange-trading-schedule-for-2020-holidays-1/';
const SUMMER_2020 = 'https://www.moex.com/n28671?nt=210';
const YEAR_2021 = 'https://newskitchen.eu/2020/10/05/moscow-exchange-trading-schedule-for-2021-holidays/';
/** Of 10 February 2021, in place of the schedule of October: 10 May and 14 June are trading days. */
const UPDATE_2021 = 'https://www.moex.com/n32545/?nt=120';
const YEAR_END_2021 =
  'https://nkeu.foreignaffairs.co.nz/2021/10/08/derivatives-market-trading-schedule-for-2022-public-holidays/';
/** The Bank of Russia's releases, day by day; of 1, 10, 11 and 14 to 21 March 2022 accounts of them. */
const SUSPENDED_28_FEBRUARY =
  'https://mondovisione.com/media-and-resources/news/bank-of-russia-trading-in-moscow-exchange-on-28-february-2022-update-2022228';
const SUSPENDED_1_MARCH = 'https://tvzvezda.ru/news/202232911-GL0CE.html';
const SUSPENDED_2_MARCH = 'https://cbr.ru/eng/press/pr/?file=02032022_080000ENG_PP02032022_114139.htm';
const SUSPENDED_3_MARCH = 'https://www.cbr.ru/eng/press/pr/?file=02032022_215433ENG_PP03032022_151015.htm';
const SUSPENDED_4_MARCH = 'https://www.cbr.ru/eng/press/pr/?file=04032022_080000ENG_PP04032022_104426.htm';
const SUSPENDED_9_MARCH = 'https://moex.com/n44768';
const SUSPENDED_TO_18_MARCH =
  'https://www.money.pl/gielda/moskiewska-gielda-wciaz-na-hamulcu-przedluzono-blokade-obrotu-6746803158633056a.html';
const BONDS_21_MARCH = 'https://ria24.today/news/bank-rossii-rasskazal-kak-budut-prohodit/12272620';
const BONDS_23_MARCH =
  'https://mondovisione.com/media-and-resources/news/bank-of-russia-trading-on-moscow-exchange-n-23-march/';
const RESUMED_2022 =
  'https://mondovisione.com/media-and-resources/news/bank-of-russia-trading-on-moscow-exchange-on-24-march/';
const JUNE_2023 =
  'https://www.marketscreener.com/quote/stock/MOSCOW-EXCHANGE-MICEX-RTS-15458593/news/' +
  'Moscow-Exchange-MICEX-RTS-trading-schedule-in-June-2023-43992405/?utm_medium=RSS&utm_content=20230530';
const NEW_YEAR_2024 = 'https://nationalclearingcentre.com/catalog/5701/68852';
/** The exchange's message: Saturday 27 April is traded in full, 1 and 9 May are not. */
const MAY_2024 = 'https://interfax.ru/amp/952724';
const NOVEMBER_2025 = 'https://finance-rambler.ru/economics/55472819-mosbirzha-provedet-torgi-1-i-3-noyabrya/';
const YEAR_2026 =
  'https://realnoevremya.ru/news/375370-mosbirzha-opublikovala-raspisanie-torgov-v-prazdnichnye-dni-2026-goda';

const NEW_YEAR = 'New Year holidays';
const CHRISTMAS = 'Orthodox Christmas';
const DEFENDERS = 'Defender of the Fatherland Day';
const WOMEN = "International Women's Day";
const LABOUR = 'Spring and Labour Day';
const VICTORY = 'Victory Day';
const RUSSIA = 'Russia Day';
const UNITY = 'Unity Day';
const EVE = "New Year's Eve";

const COMPILED = {
  status: 'estimated',
  note: 'doubt: in another compilation; a notice of the exchange was not found',
} as const;

const COMPILATION: readonly ListedDate[] = [
  ...year(
    2002,
    NOT_FOUND,
    {
      '01-01': NEW_YEAR,
      '01-02': NEW_YEAR,
      '01-07': CHRISTMAS,
      '02-25*': DEFENDERS,
      '03-08': WOMEN,
      '05-01': LABOUR,
      '05-02': LABOUR,
      '05-03': LABOUR,
      '05-09': VICTORY,
      '05-10': VICTORY,
      '06-12': RUSSIA,
      '11-07': 'Day of Accord',
      '11-08': 'Day of Accord',
      '12-12': 'Constitution Day',
      '12-13': 'Constitution Day',
      '12-31': EVE,
    },
    COMPILED,
  ),
  ...year(
    2003,
    NOT_FOUND,
    {
      '01-01': NEW_YEAR,
      '01-02': NEW_YEAR,
      '01-03': NEW_YEAR,
      '01-06': CHRISTMAS,
      '01-07': CHRISTMAS,
      '02-24*': DEFENDERS,
      '03-10*': WOMEN,
      '05-01': LABOUR,
      '05-02': LABOUR,
      '05-09': VICTORY,
      '06-12': RUSSIA,
      '06-13': RUSSIA,
      '11-07': 'Day of Accord',
      '12-12': 'Constitution Day',
      '12-31': EVE,
    },
    COMPILED,
  ),
  ...year(
    2004,
    NOT_FOUND,
    {
      '01-01': NEW_YEAR,
      '01-02': NEW_YEAR,
      '01-07': CHRISTMAS,
      '02-23': DEFENDERS,
      '03-08': WOMEN,
      '05-03*': LABOUR,
      '05-04*': LABOUR,
      '05-10*': VICTORY,
      '06-14*': RUSSIA,
      '11-08*': 'Day of Accord',
      '12-13*': 'Constitution Day',
      '12-31': EVE,
    },
    COMPILED,
  ),
  ...year(
    2005,
    NOT_FOUND,
    {
      '01-03': NEW_YEAR,
      '01-04': NEW_YEAR,
      '01-05': NEW_YEAR,
      '01-06': NEW_YEAR,
      '01-07': CHRISTMAS,
      '01-10': NEW_YEAR,
      '02-23': DEFENDERS,
      '03-07*': WOMEN,
      '03-08': WOMEN,
      '05-02': LABOUR,
      '05-09': VICTORY,
      '05-10': VICTORY,
      '06-13*': RUSSIA,
      '11-04': UNITY,
    },
    COMPILED,
  ),
  ...year(
    2006,
    NOT_FOUND,
    {
      '01-02': NEW_YEAR,
      '01-03': NEW_YEAR,
      '01-04': NEW_YEAR,
      '01-05': NEW_YEAR,
      '01-06': NEW_YEAR,
      '01-09*': CHRISTMAS,
      '02-23': DEFENDERS,
      '02-24*': DEFENDERS,
      '03-08': WOMEN,
      '05-01': LABOUR,
      '05-08*': VICTORY,
      '05-09': VICTORY,
      '06-12': RUSSIA,
      '11-06*': UNITY,
    },
    COMPILED,
  ),
  ...year(
    2007,
    NOT_FOUND,
    {
      '01-01': NEW_YEAR,
      '01-02': NEW_YEAR,
      '01-03': NEW_YEAR,
      '01-04': NEW_YEAR,
      '01-05': NEW_YEAR,
      '01-08*': CHRISTMAS,
      '02-23': DEFENDERS,
      '03-08': WOMEN,
      '04-30*': LABOUR,
      '05-01': LABOUR,
    },
    COMPILED,
  ),
  ...year(
    2008,
    NOT_FOUND,
    {
      '02-25*': DEFENDERS,
      '03-10*': WOMEN,
      '05-01': LABOUR,
      '05-02': LABOUR,
      '05-09': VICTORY,
      '06-12': RUSSIA,
      '06-13*': RUSSIA,
      '09-18': 'Trading suspended',
      '10-10': 'Trading suspended',
    },
    COMPILED,
  ),
  ...year(2009, NOT_FOUND, { '11-04': UNITY }, COMPILED),
  ...year(
    2010,
    NOT_FOUND,
    {
      '01-01': NEW_YEAR,
      '01-04': NEW_YEAR,
      '01-05': NEW_YEAR,
      '01-06': NEW_YEAR,
      '01-07': CHRISTMAS,
      '01-08': NEW_YEAR,
      '02-22*': DEFENDERS,
      '02-23': DEFENDERS,
      '03-08': WOMEN,
      '05-03*': LABOUR,
      '05-10*': VICTORY,
      '06-14*': RUSSIA,
      '11-04': UNITY,
      '11-05*': UNITY,
      '12-31': EVE,
    },
    COMPILED,
  ),
  ...year(
    2011,
    NOT_FOUND,
    {
      '01-03': NEW_YEAR,
      '01-04': NEW_YEAR,
      '01-05': NEW_YEAR,
      '01-06': NEW_YEAR,
      '01-07': CHRISTMAS,
      '01-10': NEW_YEAR,
      '02-23': DEFENDERS,
      '03-07*': WOMEN,
      '03-08': WOMEN,
      '05-02': LABOUR,
      '05-09': VICTORY,
      '06-13*': RUSSIA,
      '11-04': UNITY,
    },
    COMPILED,
  ),
  ...year(
    2012,
    NOT_FOUND,
    {
      '01-02': NEW_YEAR,
      '02-23': DEFENDERS,
      '03-08': WOMEN,
      '03-09*': WOMEN,
      '04-30*': LABOUR,
      '05-01': LABOUR,
      '05-09': VICTORY,
      '06-11*': RUSSIA,
      '06-12': RUSSIA,
      '11-05*': UNITY,
    },
    COMPILED,
  ),
  ...year(
    2013,
    NOT_FOUND,
    { '03-08': WOMEN, '05-01': LABOUR, '05-09': VICTORY, '06-12': RUSSIA, '11-04': UNITY },
    COMPILED,
  ),
  ...year(
    2014,
    NOT_FOUND,
    { '03-10*': WOMEN, '05-01': LABOUR, '05-09': VICTORY, '06-12': RUSSIA, '12-31': EVE },
    COMPILED,
  ),
  ...year(
    2015,
    NOT_FOUND,
    {
      '01-01': NEW_YEAR,
      '01-02': NEW_YEAR,
      '01-07': CHRISTMAS,
      '02-23': DEFENDERS,
      '03-09*': WOMEN,
      '06-12': RUSSIA,
      '11-04': UNITY,
      '12-31': EVE,
    },
    COMPILED,
  ),
  ...year(
    2016,
    NOT_FOUND,
    {
      '01-01': NEW_YEAR,
      '01-07': CHRISTMAS,
      '01-08': NEW_YEAR,
      '02-23': DEFENDERS,
      '03-08': WOMEN,
      '05-02': LABOUR,
      '05-03*': LABOUR,
      '05-09': VICTORY,
      '06-13*': RUSSIA,
      '11-04': UNITY,
    },
    COMPILED,
  ),
  ...year(
    2017,
    NOT_FOUND,
    {
      '03-08': WOMEN,
      '05-01': LABOUR,
      '05-08*': VICTORY,
      '05-09': VICTORY,
      '06-12': RUSSIA,
      '11-06*': UNITY,
    },
    COMPILED,
  ),
  ...year(2020, NOT_FOUND, { '11-04': UNITY }, COMPILED),
  ...year(
    2022,
    NOT_FOUND,
    {
      '01-07': CHRISTMAS,
      '02-23': DEFENDERS,
      '03-07*': WOMEN,
      '03-08': WOMEN,
      '05-02': LABOUR,
      '05-03*': LABOUR,
      '05-09': VICTORY,
      '05-10*': VICTORY,
      '06-13*': RUSSIA,
      '11-04': UNITY,
    },
    COMPILED,
  ),
  ...year(
    2023,
    NOT_FOUND,
    { '01-02': NEW_YEAR, '02-23': DEFENDERS, '03-08': WOMEN, '05-01': LABOUR, '05-09': VICTORY },
    COMPILED,
  ),
  ...year(
    2024,
    NOT_FOUND,
    {
      '02-23': DEFENDERS,
      '03-08': WOMEN,
      '06-12': RUSSIA,
      '11-04': UNITY,
      '12-31': EVE,
    },
    COMPILED,
  ),
  ...year(
    2025,
    NOT_FOUND,
    {
      '01-01': NEW_YEAR,
      '01-02': NEW_YEAR,
      '01-07': CHRISTMAS,
      '05-01': LABOUR,
      '05-09': VICTORY,
      '06-12': RUSSIA,
      '12-31': EVE,
    },
    COMPILED,
  ),
];

const INDEX = { note: 'no index value on this day, one on the days of trading before and after it' } as const;

const NOTICES: readonly ListedDate[] = [
  ...year(
    2007,
    INDEX_VALUES,
    { '05-09': VICTORY, '06-11': RUSSIA, '06-12': RUSSIA, '11-05': UNITY, '12-31': EVE },
    INDEX,
  ),
  ...year(
    2008,
    INDEX_VALUES,
    {
      '01-01': NEW_YEAR,
      '01-02': NEW_YEAR,
      '01-03': NEW_YEAR,
      '01-04': NEW_YEAR,
      '01-07': CHRISTMAS,
      '01-08': NEW_YEAR,
      '11-03': UNITY,
      '11-04': UNITY,
    },
    INDEX,
  ),
  ...year(
    2008,
    INDEX_VALUES,
    { '10-27': 'Trading suspended' },
    {
      note: 'the index value repeats that of the day before; the same holds of 12 November 2008, which is left a trading day',
    },
  ),
  ...year(
    2009,
    INDEX_VALUES,
    {
      '01-01': NEW_YEAR,
      '01-02': NEW_YEAR,
      '01-05': NEW_YEAR,
      '01-06': NEW_YEAR,
      '01-07': CHRISTMAS,
      '01-08': NEW_YEAR,
      '01-09': NEW_YEAR,
      '02-23': DEFENDERS,
      '03-09': WOMEN,
      '05-01': LABOUR,
      '05-11': VICTORY,
      '06-12': RUSSIA,
    },
    INDEX,
  ),
  ...year(2012, NEW_YEAR_2013, { '12-31': EVE }),
  ...year(2013, NEW_YEAR_2013, {
    '01-01': NEW_YEAR,
    '01-02': NEW_YEAR,
    '01-03': NEW_YEAR,
    '01-04': NEW_YEAR,
    '01-07': CHRISTMAS,
  }),
  ...year(2013, NEW_YEAR_2014, { '12-31': EVE }),
  ...year(2014, NEW_YEAR_2014, {
    '01-01': NEW_YEAR,
    '01-02': NEW_YEAR,
    '01-03': NEW_YEAR,
    '01-07': CHRISTMAS,
  }),
  ...year(2014, JUNE_2014, { '06-13': RUSSIA }, { note: 'derivatives and currencies were traded, equities were not' }),
  ...year(
    2014,
    'https://mondovisione.com/media-and-resources/news/moscow-exchange-november-holiday-trading-schedule-2014925',
    { '11-04': UNITY },
  ),
  ...year(2015, MAY_2015, { '05-01': LABOUR, '05-04': LABOUR, '05-11': VICTORY }),
  ...year(2017, NEW_YEAR_2017, { '01-02': NEW_YEAR, '02-23': DEFENDERS }),
  ...year(2018, YEAR_2018, {
    '01-01': NEW_YEAR,
    '01-02': NEW_YEAR,
    '01-08': CHRISTMAS,
    '02-23': DEFENDERS,
    '03-08': WOMEN,
    '05-01': LABOUR,
    '05-09': VICTORY,
    '06-12': RUSSIA,
    '11-05*': UNITY,
  }),
  ...year(2018, YEAR_2019, { '12-31': EVE }),
  ...year(2019, YEAR_2019, {
    '01-01': NEW_YEAR,
    '01-02': NEW_YEAR,
    '01-07': CHRISTMAS,
    '03-08': WOMEN,
    '05-01': LABOUR,
    '05-09': VICTORY,
    '06-12': RUSSIA,
    '11-04': UNITY,
  }),
  ...year(2019, NEW_YEAR_2020, { '12-31': EVE }),
  ...year(2020, NEW_YEAR_2020, { '01-01': NEW_YEAR, '01-02': NEW_YEAR, '01-07': CHRISTMAS }),
  ...year(2020, SPRING_2020, { '02-24': DEFENDERS, '03-09': WOMEN, '05-01': LABOUR, '05-11': VICTORY }),
  ...year(2020, SUMMER_2020, {
    '06-12': RUSSIA,
    '06-24': 'Victory parade (non-business day)',
    '07-01': 'Vote on the constitution',
  }),
  ...year(2020, YEAR_2021, { '12-31': EVE }),
  ...year(2021, YEAR_2021, { '01-01': NEW_YEAR, '01-07': CHRISTMAS }),
  ...year(2021, UPDATE_2021, { '02-23': DEFENDERS, '03-08': WOMEN, '05-03': LABOUR, '11-04': UNITY }),
  ...year(2021, YEAR_END_2021, { '12-31': EVE }),
  ...year(2023, JUNE_2023, { '06-12': RUSSIA }),
  ...year(2024, NEW_YEAR_2024, { '01-01': NEW_YEAR, '01-02': NEW_YEAR }),
  ...year(2024, MAY_2024, { '05-01': LABOUR, '05-09': VICTORY }),
  ...year(2025, NOVEMBER_2025, { '11-04': UNITY }),
  ...year(2026, YEAR_2026, { '01-01': NEW_YEAR, '01-02': NEW_YEAR, '01-07': CHRISTMAS, '12-31': EVE }),
  ...year(
    2026,
    YEAR_2026,
    { '02-23': DEFENDERS, '05-01': LABOUR, '06-12': RUSSIA, '11-04': UNITY },
    { note: 'an additional session of stocks and derivatives, part of the next trading day' },
  ),
];

const SUSPENSION = { kind: 'holiday', name: 'Equity trading suspended by the Bank of Russia' } as const;

const SUSPENDED: readonly ListedDate[] = [
  { date: '2022-02-28', ...SUSPENSION, source: SUSPENDED_28_FEBRUARY },
  {
    date: '2022-03-01',
    ...SUSPENSION,
    source: SUSPENDED_1_MARCH,
    note: 'Suspended since 28 February and not resumed on 2 March, says the source.',
  },
  { date: '2022-03-02', ...SUSPENSION, source: SUSPENDED_2_MARCH },
  { date: '2022-03-03', ...SUSPENSION, source: SUSPENDED_3_MARCH },
  { date: '2022-03-04', ...SUSPENSION, source: SUSPENDED_4_MARCH },
  { date: '2022-03-09', ...SUSPENSION, source: SUSPENDED_9_MARCH },
  ...onDates(['2022-03-10', '2022-03-11'], {
    ...SUSPENSION,
    source: SUSPENDED_TO_18_MARCH,
    note: 'Closed without a break since 25 February, says the source.',
  }),
  ...onDates(['2022-03-14', '2022-03-15', '2022-03-16', '2022-03-17', '2022-03-18'], {
    ...SUSPENSION,
    source: SUSPENDED_TO_18_MARCH,
  }),
  {
    date: '2022-03-21',
    ...SUSPENSION,
    source: BONDS_21_MARCH,
    note: 'Federal bonds are traded again, all else as on 18 March.',
  },
  ...onDates(['2022-03-22', '2022-03-23'], {
    ...SUSPENSION,
    source: BONDS_23_MARCH,
    note: 'Federal bonds are traded on 23 March, all else as on the 22nd; shares again on the 24th.',
  }),
  {
    date: '2022-03-24',
    kind: 'early_close',
    name: 'Equity trading resumed for part of the day',
    closes: '14:00',
    source: RESUMED_2022,
    note: 'the days to the end of March had shorter hours too, which were not found',
  },
];

const SATURDAY = { kind: 'weekend_workday', name: 'Working day at the weekend' } as const;

/** Weekend days worked in place of a day off, with a full session of the exchange. */
const WORKED: readonly ListedDate[] = [
  ...onDates(['2007-06-09', '2008-11-01', '2009-01-11'], {
    ...SATURDAY,
    source: INDEX_VALUES,
    note: 'an index value on this day',
  }),
  { ...SATURDAY, date: '2024-04-27', source: MAY_2024 },
  ...onDates(
    (
      '2005-03-05 2005-05-14 2006-02-26 2006-05-06 2007-04-28 2008-05-04 2008-06-07 2010-02-27 2010-11-13 ' +
      '2011-03-05 2012-03-11 2012-04-28 2012-05-05 2012-05-12 2012-06-09 2016-02-20 2024-11-02 2024-12-28'
    ).split(' '),
    {
      ...SATURDAY,
      source: NOT_FOUND,
      note: 'doubt: a working day by decree, traded as in the years that were read; a notice was not found',
    },
  ),
  ...onDates(['2018-04-28', '2018-06-09'], {
    ...SATURDAY,
    source: YEAR_2018,
    note: 'the list of non-trading weekend days leaves it out',
  }),
  ...onDates(['2018-12-29'], { ...SATURDAY, source: YEAR_2019 }),
  ...onDates(['2021-02-20'], { ...SATURDAY, source: UPDATE_2021 }),
  ...onDates(['2025-11-01'], { ...SATURDAY, source: NOVEMBER_2025 }),
];

/** Working days of the state on which the index has a value. */
const WORKED_2002_2003 = onDates(
  ['2002-04-27', '2002-05-18', '2002-11-10', '2002-12-15', '2003-01-04', '2003-01-05', '2003-06-21'],
  { ...SATURDAY, source: INDEX_VALUES, lead: true, note: 'a value of the index; no notice was found' },
);

export const LISTED: readonly ListedDate[] = [...COMPILATION, ...NOTICES, ...SUSPENDED, ...WORKED_2002_2003, ...WORKED];
