import type { CalendarDefinition } from '../../definition.js';
import { NOT_FOUND, onDates } from '../../rows.js';
import type { ListedDate, RuleRow } from '../../vocabulary.js';
import { alike, halfDays, listedYearly, unconfirmed, unconfirmedDate } from './euronext-south.js';

/**
 * Euronext Paris, Amsterdam, Brussels, Lisbon and Dublin: full-day closures and early closes, each in its own local time.
 *
 * Since 2002 (Lisbon 2003, Dublin 2019) all are closed on the TARGET days: New Year, Good Friday, Easter Monday, 1 May,
 * 25 and 26 December; national holidays are trading days and nothing moves from a weekend. On 24 and 31 December, where
 * they are weekdays, the cash markets close early. Euronext announced 14:00 CET for 2012 and 14:05 CET for 2019: both are
 * the end of continuous trading at 14:00, the later one with the closing auction; the year in which the announced time
 * changed was not found, 2013 is assumed.
 *
 * Paris before 2002 is read from a daily series of the CAC 40 (March 1990 to June 1991, July 1997 to May 2001): all French
 * public holidays and Good Friday until 1998, when 26 December was a trading day; Ascension Day and 11 November traded
 * since 1999, 8 May, 15 August and 1 November since 2000, 26 December closed since 2000; some bridging days besides.
 * Between June 1991 and July 1997 the holidays are carried through and bridging days are unknown.
 *
 * Amsterdam, Brussels and Lisbon begin with 2000: their own national days until 2001 or 2002 rest on other
 * compilations, no text was found; of the 1990s the leads contradict one another (1 May and 31 December in Amsterdam,
 * the autumn holidays in Brussels). Early closes before 2009 (reports: 31 December 2009, both days in 2010) rest on
 * compilations too; before 2001 none is entered.
 *
 * Dublin begins with 2000. Until 2018, or strictly 3 February 2019, it kept its own list: the May and June bank holidays, not those of August and
 * October, with 1 January, 25 and 26 December moved from a weekend; before early closes, at 12:28, a closing auction ran
 * until 12:30. The list of 2016 was read; the rest of the years, St Patrick's Day in 2000, 1 May in 2008 and 2009 and
 * 24 December until 2004 rest on other compilations. These go on moving Dublin's holidays from weekends after 2018 (3 May
 * 2021, 27 and 28 December 2021, 3 January and 2 May 2022, 2 January and 27 December 2022, ...), against Euronext's own
 * calendar, and a report of 2025 has Dublin closed on 5 May 2025: neither is entered.
 */

const LIST_2012 =
  'https://euronext.com/en/about/media/euronext-press-releases/nyse-euronext-announces-its-2012-holiday-calendar-and-early';
const LIST_2019 =
  'https://euronext.com/en/about/media/euronext-press-releases/euronext-announces-2019-holiday-calendar-for-its-cash-and';
const CLOSE_2009 = 'https://www.cbanque.com/actu/14218/la-bourse-de-paris-a-progresse-de-plus-de-22-sur-annee-2009';
const CLOSES_2010 = 'http://www.amsterdamtrader.com/2010/12/euronext-eurex-trading-holidays-2011.html';
const CAC_40 = 'https://github.com/asfolcini/QStudio/blob/6654d0754b0e5eab8ad3870e1143179ef59b01a0/data/%5EFCHI.csv';
const DUBLIN_2016 = 'https://holidaystracker.com/stock-market/irish-stock-exchange-ise-holidays-2016';
const DUBLIN_SNOW_TIME =
  'https://www.reuters.com/article/us-europe-weather-ireland-ise/' +
  'irish-stock-exchange-to-close-due-to-extreme-weather-conditions-idUSKCN1GD4UA';
const DUBLIN_SNOW = 'http://www.cityam.com/281488/irish-stock-exchange-declares-snow-day';

const NO_VALUE = 'no value of the CAC 40 on this day';
const COMPILATION = 'rests on a compilation of exchange holidays; no text of the time was found.';

const TARGET_DAYS = {
  '01-01': "New Year's Day",
  'easter -2': 'Good Friday',
  'easter 1': 'Easter Monday',
  '05-01': 'Labour Day',
  '12-25': 'Christmas Day',
  '12-26': 'Boxing Day',
};

const EVES = { '12-24': 'Christmas Eve', '12-31': "New Year's Eve" };

/** The common calendar from the given year on; `early` and `late` are 14:00 and 14:05 CET in local time. */
function common(from: number, early: string, late: string): RuleRow[] {
  return [
    ...alike(TARGET_DAYS, { from, to: 2018, source: LIST_2012 }),
    ...listedYearly(alike(TARGET_DAYS, { from: 2019, source: LIST_2019 })),
    ...halfDays(EVES, early, { from, to: 2008, source: NOT_FOUND, note: `doubt: an early close ${COMPILATION}` }).map(
      (row) => ({ ...row, status: 'estimated' as const }),
    ),
    ...halfDays(EVES, early, { from: 2009, to: 2009, source: CLOSE_2009, note: 'the source tells of 31 December' }),
    ...halfDays(EVES, early, { from: 2010, to: 2011, source: CLOSES_2010 }),
    ...halfDays(EVES, early, { from: 2012, to: 2012, source: LIST_2012 }),
    ...halfDays(EVES, late, {
      from: 2013,
      to: 2018,
      source: LIST_2019,
      note: 'doubt: whether 14:00 or 14:05 CET was announced; the source is of 2019.',
    }),
    ...listedYearly(halfDays(EVES, late, { from: 2019, source: LIST_2019 })),
  ];
}

const PARIS: readonly RuleRow[] = [
  ...alike(
    {
      '01-01': "New Year's Day",
      'easter -2': 'Good Friday',
      'easter 1': 'Easter Monday',
      '05-01': 'Labour Day',
      'easter 50': 'Whit Monday',
      '07-14': 'Bastille Day',
      '12-25': 'Christmas Day',
    },
    { from: 1990, to: 2001, source: CAC_40, note: 'not traded in the years of the series that were read' },
  ),
  ...alike(
    { '05-08': 'Victory Day', 'easter 39': 'Ascension Day', '08-15': 'Assumption', '11-11': 'Armistice Day' },
    {
      from: 1990,
      to: 1998,
      source: CAC_40,
      note: 'traded on Ascension Day and 11 November 1999, 8 May and 15 August 2000',
    },
  ),
  {
    rule: '11-01',
    name: "All Saints' Day",
    from: 1990,
    to: 1999,
    source: CAC_40,
    note: 'not traded on 1 November 1999, traded on 1 November 2000',
  },
  { rule: '12-26', name: 'Boxing Day', from: 2000, to: 2001, source: CAC_40, note: 'traded in 1990 and 1997' },
];

const PARIS_DATES: readonly ListedDate[] = [
  ...onDates(['1990-12-24', '1990-12-31', '1997-11-10', '1998-07-13', '1998-12-24'], {
    kind: 'holiday',
    name: 'Bridging day',
    source: CAC_40,
    note: NO_VALUE,
  }),
  { date: '1998-12-31', kind: 'holiday', name: 'Preparation for the euro', source: CAC_40, note: NO_VALUE },
  { date: '1999-12-31', kind: 'holiday', name: 'Year 2000 changeover', source: CAC_40, note: NO_VALUE },
];

const CHRISTMAS_EVE_2001: ListedDate = {
  date: '2001-12-24',
  kind: 'early_close',
  name: 'Christmas Eve',
  closes: '14:00',
  source: NOT_FOUND,
  note: `doubt: an early close ${COMPILATION}`,
};

const CASH_CHANGEOVER = unconfirmedDate('2001-12-31', 'Euro cash changeover', `${COMPILATION} TARGET was closed.`);

export const XPAR: CalendarDefinition = {
  id: 'XPAR',
  kind: 'exchange',
  name: 'Euronext Paris',
  timezone: 'Europe/Paris',
  years: [1990, 2060],
  weekend: [{ start: '1990-01-01', days: [6, 7] }],
  rules: [...PARIS, ...common(2002, '14:00', '14:05')],
  dates: [...PARIS_DATES, CHRISTMAS_EVE_2001, CASH_CHANGEOVER],
};

export const XAMS: CalendarDefinition = {
  id: 'XAMS',
  kind: 'exchange',
  name: 'Euronext Amsterdam',
  timezone: 'Europe/Amsterdam',
  years: [2000, 2060],
  weekend: [{ start: '2000-01-01', days: [6, 7] }],
  rules: [
    ...unconfirmed(TARGET_DAYS, 2000, 2001, COMPILATION),
    ...unconfirmed({ 'easter 39': 'Ascension Day' }, 2000, 2000, COMPILATION),
    ...unconfirmed({ '04-30': "Queen's Day", 'easter 50': 'Whit Monday' }, 2000, 2001, COMPILATION),
    ...common(2002, '14:00', '14:05'),
  ],
  dates: [CHRISTMAS_EVE_2001, CASH_CHANGEOVER],
};

export const XBRU: CalendarDefinition = {
  id: 'XBRU',
  kind: 'exchange',
  name: 'Euronext Brussels',
  timezone: 'Europe/Brussels',
  years: [2000, 2060],
  weekend: [{ start: '2000-01-01', days: [6, 7] }],
  rules: [
    ...unconfirmed(TARGET_DAYS, 2000, 2001, COMPILATION),
    ...unconfirmed({ 'easter 39': 'Ascension Day' }, 2000, 2000, COMPILATION),
    ...unconfirmed({ 'easter 50': 'Whit Monday', '07-21': 'National Day' }, 2000, 2001, COMPILATION),
    ...common(2002, '14:00', '14:05'),
  ],
  dates: [CHRISTMAS_EVE_2001, CASH_CHANGEOVER],
};

export const XLIS: CalendarDefinition = {
  id: 'XLIS',
  kind: 'exchange',
  name: 'Euronext Lisbon',
  timezone: 'Europe/Lisbon',
  years: [2000, 2060],
  weekend: [{ start: '2000-01-01', days: [6, 7] }],
  rules: [
    ...unconfirmed(TARGET_DAYS, 2000, 2002, COMPILATION),
    ...unconfirmed(
      {
        'easter -47': 'Carnival',
        '04-25': 'Liberty Day',
        'easter 60': 'Corpus Christi',
        '06-10': 'Portugal Day',
        '08-15': 'Assumption',
        '10-05': 'Republic Day',
        '11-01': "All Saints' Day",
        '12-01': 'Restoration of Independence',
        '12-08': 'Immaculate Conception',
        '12-24': 'Christmas Eve',
      },
      2000,
      2002,
      COMPILATION,
    ),
    ...unconfirmed({ '06-13': "Saint Anthony's Day" }, 2000, 2001, COMPILATION),
    ...halfDays({ '12-31': "New Year's Eve" }, '13:00', {
      from: 2001,
      to: 2002,
      source: NOT_FOUND,
      note: `doubt: ${COMPILATION}`,
    }).map((row) => ({ ...row, status: 'estimated' as const })),
    ...common(2003, '13:00', '13:05'),
  ],
};

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
  ...unconfirmed({ '12-28': "St Stephen's Day (observed)" }, 2000, 2018, COMPILATION).map((row) => ({
    ...row,
    weekdays: [1, 2],
  })),
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

export const XDUB: CalendarDefinition = {
  id: 'XDUB',
  kind: 'exchange',
  name: 'Euronext Dublin (Irish Stock Exchange)',
  timezone: 'Europe/Dublin',
  years: [2000, 2060],
  weekend: [{ start: '2000-01-01', days: [6, 7] }],
  rules: [
    ...DUBLIN_OWN,
    ...listedYearly([
      ...alike(TARGET_DAYS, { from: 2019, source: LIST_2019 }),
      ...halfDays(EVES, '13:05', { from: 2019, source: LIST_2019 }),
    ]),
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
};
