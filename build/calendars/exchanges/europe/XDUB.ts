import { calendar } from '../../definition.js';
import { alike, halfDays, listedYearly, unconfirmed } from '../../forms/euronext-south.js';
import { rulesNamed } from '../../many-rows.js';
import type { RuleRow } from '../../vocabulary.js';
import { COMPILATION, EVES, HOLIDAYS_PAGE, LIST_2019, TARGET_DAYS } from './shared/euronext.js';

/** What it shares with the other calendars of its group: shared/euronext.ts. */

const DUBLIN_2016 = 'https://holidaystracker.com/stock-market/irish-stock-exchange-ise-holidays-2016';
const DUBLIN_SNOW_TIME =
  'https://www.reuters.com/article/us-europe-weather-ireland-ise/' +
  'irish-stock-exchange-to-close-due-to-extreme-weather-conditions-idUSKCN1GD4UA';
const DUBLIN_SNOW = 'http://www.cityam.com/281488/irish-stock-exchange-declares-snow-day';

const DUBLIN_OWN: readonly RuleRow[] = [
  ...alike(
    {
      '01-01 and if saturday,sunday then next monday': "New Year's Day",
      'easter -2': 'Good Friday',
      'easter 1': 'Easter Monday',
      '1st monday in May': 'May Bank Holiday',
      '1st monday in June': 'June Bank Holiday',
      '12-25': 'Christmas Day',
      '12-26': "St Stephen's Day",
    },
    { from: 2000, to: 2018, source: DUBLIN_2016, note: 'the source is the list of 2016; doubt: the other years.' },
  ),
  {
    rule: '12-27',
    name: 'Christmas Day (observed)',
    from: 2000,
    to: 2018,
    weekdays: [1, 2],
    source: DUBLIN_2016,
    note: 'where 25 December is on a weekend: Tuesday 27 December 2016 in the source',
  },
  {
    rule: '12-28',
    name: "St Stephen's Day (observed)",
    from: 2000,
    to: 2018,
    weekdays: [1, 2],
    source: 'not found',
    note: `doubt: ${COMPILATION}`,
  },
  ...unconfirmed({ '03-17': "St Patrick's Day" }, 2000, 2000, COMPILATION),
  ...unconfirmed({ '05-01': 'Labour Day' }, 2008, 2009, COMPILATION),
  ...unconfirmed({ '12-24': 'Christmas Eve' }, 2000, 2004, COMPILATION),
  ...halfDays(
    {
      '12-24 if saturday,sunday then previous friday': 'Last trading day before Christmas',
      '12-31 if saturday,sunday then previous friday': 'Last trading day of the year',
    },
    '12:28',
    { from: 2010, to: 2018, source: DUBLIN_2016, note: 'the source is the list of 2016; doubt: the other years.' },
  ),
];

const SUBSTITUTE = 'read of 2020 to 2023 and 2026';

/** The days of Euronext, and since 2020 the substitutes of the days on a weekend; since 2021 the Irish May holiday. */
const DUBLIN_SINCE_2019: readonly RuleRow[] = [
  ...alike(TARGET_DAYS, { from: 2019, source: LIST_2019 }),
  ...alike(
    { '01-01 and if saturday,sunday then next monday': "New Year's Day" },
    { from: 2020, source: HOLIDAYS_PAGE, note: SUBSTITUTE },
  ),
  ...alike(
    { '1st monday in May': 'May Bank Holiday' },
    { from: 2021, source: HOLIDAYS_PAGE, note: 'read of each year from 2021 to 2026; 4 May 2020 was no holiday' },
  ),
  ...rulesNamed(
    { from: 2020, weekdays: [1, 2], source: HOLIDAYS_PAGE, note: SUBSTITUTE },
    { '12-27': 'Christmas Day (observed)', '12-28': "St Stephen's Day (observed)" },
  ),
  ...halfDays(
    {
      '12-24 if saturday,sunday then previous friday': 'Last trading day before Christmas',
      '12-31 if saturday,sunday then previous friday': 'Last trading day of the year',
    },
    '12:28',
    { from: 2020, source: HOLIDAYS_PAGE, note: 'equities close between 12:28 and 12:30' },
  ),
];

export default calendar({
  id: 'XDUB',
  kind: 'exchange',
  name: 'Euronext Dublin (Irish Stock Exchange)',
  otherNames: 'ISE, ISEQ',
  countries: ['IE'],
  cities: 'Dublin',
  currencies: ['EUR'],
  isMainExchange: true,
  timezone: 'Europe/Dublin',
  years: [2000, 2100],
  weekend: [{ start: '2000-01-01', days: [6, 7] }],
  rules: [
    ...DUBLIN_OWN,
    ...halfDays(EVES, '13:00', { from: 2019, to: 2019, source: LIST_2019 }),
    ...listedYearly(DUBLIN_SINCE_2019),
  ],
  dates: [
    {
      date: '2018-03-01',
      kind: 'early_close',
      name: 'Severe weather',
      closes: '12:00',
      source: DUBLIN_SNOW_TIME,
      note: `closed early by the exchange's own statement: ${DUBLIN_SNOW}; a compilation gives 12:28`,
    },
    { date: '2018-03-02', kind: 'holiday', name: 'Severe weather', source: DUBLIN_SNOW },
  ],
});
