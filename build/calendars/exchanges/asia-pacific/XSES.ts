import { calendar } from '../../definition.js';
import { inPeriods } from '../../many-rows.js';
import { holidays, type ListedDate, NOT_FOUND, onDates, type RuleRow } from '../../vocabulary.js';

/**
 * Singapore Exchange (before December 1999 the Stock Exchange of Singapore): full-day closures and early closes of the
 * securities market, Singapore time.
 *
 * The exchange closes on the public holidays of Singapore, polling days included; for a holiday on a Sunday the next
 * day that is not itself a holiday is one (Holidays Act), a Saturday is not made up. From 2009 to 2026 the days are
 * those of the country's calendar. Before, the fixed days follow from the Act; the lunar days are listed and rest on
 * compilations.
 *
 * On the eves of Christmas, New Year and the Lunar New Year there is a half day where the eve itself is a trading day:
 * to 12:30, and since the midday break of 12:00 to 13:00 came in (November 2017) to 12:00; a closing auction follows
 * to 12:06, trading at its price to 12:16, which on other days is 17:06 and 17:16 after the close at 17:00.
 */

const ACT = 'https://photee.blogspot.com/2011/10/public-holidays-in-singapore.html';
const MOM = 'https://www.mom.gov.sg/employment-practices/public-holidays';
const HALF_DAYS_2009 = 'https://trading-stocksmarket.blogspot.com/2009/12/';
const HALF_DAYS_NOW = 'https://global.usmartsecurities.com/help-key/tradinghours1';
/** The exchange's list of 2025 and 2026, half days included. */
const HALF_DAYS_2025 =
  'https://github.com/SharurTrading/exchange-hours-evidence/blob/fc625e69f3dd2d79bf4c2961deaa8dd7be0ce240/holidays/raw/equities/sgx_securities/2025-2027/api2_content-api_stock-exchange_trading.live-20261002T235448Z.json';
const HALF_DAY_2020 = 'https://www.businesstimes.com.sg/stocks/singapore-stocks-fall-at-thursdays-open-sti-down-04-0';
const HALF_DAY_2024 =
  'https://www.straitstimes.com/business/companies-markets/' +
  'singapore-stocks-end-lower-on-chinese-new-year-s-eve-sti-down-02';

const SUNDAY = 'and if sunday then next monday';
const CHINESE = 'Chinese New Year';
const PUASA = 'Hari Raya Puasa';
const HAJI = 'Hari Raya Haji';
const VESAK = 'Vesak';
const DEEPAVALI = 'Deepavali';

/** Days of the Holidays Act with a fixed date, for the years which the country's calendar does not have. */
const FIXED: readonly RuleRow[] = inPeriods(
  [
    { from: 1990, to: 2008, source: ACT },
    { from: 2027, source: MOM, basis: 'notice' },
  ],
  [
    { rule: `01-01 ${SUNDAY}`, name: "New Year's Day" },
    { rule: 'easter -2', name: 'Good Friday' },
    { rule: `05-01 ${SUNDAY}`, name: 'Labour Day' },
    { rule: `08-09 ${SUNDAY}`, name: 'National Day' },
    { rule: `12-25 ${SUNDAY}`, name: 'Christmas Day' },
  ],
);

const COMPILED = 'doubt: a compilation; the list of the year was not found';

/** 1990 to 2008; a Monday or a later day may be the one in lieu of a Sunday. */
const LUNAR_DAYS: readonly ListedDate[] = [
  ...holidays(
    CHINESE,
    NOT_FOUND,
    '1990-01-29 1991-02-15 1992-02-04 1992-02-05 1993-01-25 1994-02-10 1994-02-11 1995-01-31 1995-02-01 1996-02-19 1996-02-20 1997-02-07 1998-01-28 1998-01-29 1999-02-16 1999-02-17 2000-02-07 2001-01-24 2001-01-25 2002-02-12 2002-02-13 2003-02-03 2004-01-22 2004-01-23 2005-02-09 2005-02-10 2006-01-30 2006-01-31 2007-02-19 2007-02-20 2008-02-07 2008-02-08',
    { note: 'doubt: the first two days of the Chinese year, no list of the year was found' },
  ),
  ...holidays(
    PUASA,
    NOT_FOUND,
    '1990-04-26 1991-04-16 1992-04-06 1993-03-25 1994-03-14 1995-03-03 1996-02-21 1997-02-10 1998-01-30 1999-01-19 2000-12-27 2001-12-17 2002-12-06 2003-11-25 2004-11-15 2005-11-03 2006-10-24 2008-10-01',
    { note: COMPILED },
  ),
  ...holidays(
    HAJI,
    NOT_FOUND,
    '1990-07-03 1991-06-24 1992-06-11 1993-06-01 1995-05-10 1996-04-29 1997-04-18 1998-04-07 1999-03-29 2000-03-16 2001-03-06 2003-02-12 2004-02-02 2005-01-21 2006-01-10 2007-01-02 2007-12-20 2008-12-08',
    { note: COMPILED },
  ),
  ...holidays(
    VESAK,
    NOT_FOUND,
    '1990-05-09 1991-05-28 1992-05-18 1993-05-06 1994-05-25 1995-05-15 1996-05-31 1997-05-21 1998-05-11 2000-05-18 2001-05-07 2002-05-27 2003-05-15 2004-06-02 2005-05-23 2006-05-12 2007-05-31 2008-05-19',
    { note: COMPILED },
  ),
  ...holidays(
    DEEPAVALI,
    NOT_FOUND,
    '1990-10-17 1991-11-05 1994-11-02 1995-10-23 1996-11-11 1997-10-30 1998-10-19 1999-11-08 2000-10-26 2001-11-14 2002-11-04 2003-10-24 2004-11-11 2005-11-01 2007-11-08 2008-10-27',
    { note: COMPILED },
  ),
];

const SPECIAL: readonly ListedDate[] = [
  ...holidays('Settlement backlog', NOT_FOUND, '1994-01-10 1994-01-11', {
    note: 'doubt: one compilation; the reason is not in it',
  }),
  ...holidays('Polling Day', NOT_FOUND, '1997-01-02', {
    note: 'doubt: general election of that day, a public holiday by law; no text found',
  }),
  { date: '1999-12-31', kind: 'holiday', name: 'Millennium holiday', source: NOT_FOUND, note: COMPILED },
];

const WORKING = [1, 2, 3, 4, 5];
const PRACTICE = 'doubt: the practice of 2009; no report of these years was found';

const EVE_ROW = { kind: 'early_close', name: 'Eve of Chinese New Year' } as const;

const NEW_YEAR_EVES: readonly ListedDate[] = [
  ...onDates(
    (
      '1990-01-26 1991-02-14 1992-02-03 1993-01-22 1994-02-09 1995-01-30 1997-02-06 1998-01-27 1999-02-15 2000-02-04 ' +
      '2001-01-23 2002-02-11 2003-01-31 2004-01-21 2005-02-08 2008-02-06'
    ).split(' '),
    { ...EVE_ROW, closes: '12:30', source: NOT_FOUND, note: PRACTICE },
  ),
  ...onDates(['2011-02-02', '2014-01-30', '2015-02-18', '2017-01-27'], {
    ...EVE_ROW,
    closes: '12:30',
    source: HALF_DAYS_2009,
    note: 'the source tells of the eves of Christmas and New Year',
  }),
  ...onDates(['2025-01-28', '2026-02-16'], { ...EVE_ROW, closes: '12:00', source: HALF_DAYS_2025 }),
  ...onDates('2018-02-15 2019-02-04 2020-01-24 2021-02-11 2022-01-31 2024-02-09'.split(' '), {
    ...EVE_ROW,
    closes: '12:00',
    source: HALF_DAYS_NOW,
    note: `the hours of a half day; a half day on 9 February 2024: ${HALF_DAY_2024}`,
  }),
];

const NEW_YEAR_EVE_TO_COME: RuleRow = {
  rule: 'feast chinese-new-year at SG -1',
  name: EVE_ROW.name,
  closes: '12:00',
  from: 2027,
  weekdays: WORKING,
  source: HALF_DAYS_2025,
  basis: 'notice',
};

export default calendar({
  id: 'XSES',
  kind: 'exchange',
  name: 'Singapore Exchange',
  doubts:
    'Doubts: one compilation has 24 and 31 December 1991 and 1 February 1994 closed, which is not entered, and lacks a dozen of the legal holidays before 1998.',
  doubtful: [
    {
      named: ['Chinese', 'Hari Raya', 'Deepavali', 'Vesak'],
      years: '-2008',
      note: 'The lunar days to 2008 are in doubt one by one, Deepavali 1990 and 1993 most of all (no compilation agrees with another).',
    },
    { on: '1994-01-10 1994-01-11', note: '10 and 11 January 1994 rest on one compilation alone.' },
    { kinds: ['early_close'], years: '-2008', note: 'Half days before 2009 were not found in a text.' },
    {
      kinds: ['early_close'],
      years: '2018-2019',
      note: "A program that reads the exchange's pages has 12:30 for the half days of 2018 and 2019 too.",
    },
  ],
  otherNames: 'SGX, Straits Times',
  countries: ['SG'],
  cities: 'Singapore',
  currencies: ['SGD'],
  isMainExchange: true,
  timezone: 'Asia/Singapore',
  years: [1990, 2100],
  weekend: [{ start: '1990-01-01', days: [6, 7] }],
  inherits: [{ calendar: 'SG', from: 2009, asDeclared: true, source: MOM }],
  rules: [
    ...FIXED,
    ...inPeriods(
      [
        { closes: '12:30', from: 1990, to: 2008, weekdays: WORKING, source: NOT_FOUND, note: PRACTICE },
        { closes: '12:30', from: 2009, to: 2016, weekdays: WORKING, source: HALF_DAYS_2009 },
        {
          closes: '12:00',
          from: 2017,
          to: 2024,
          weekdays: WORKING,
          source: HALF_DAYS_NOW,
          note: `also ${HALF_DAY_2020}`,
        },
        { closes: '12:00', from: 2025, to: 2026, weekdays: WORKING, source: HALF_DAYS_2025, basis: 'notice' },
        {
          closes: '12:00',
          from: 2027,
          weekdays: WORKING,
          status: 'estimated',
          source: HALF_DAYS_2025,
          basis: 'notice',
        },
      ],
      [
        { rule: '12-24', name: 'Christmas Eve' },
        { rule: '12-31', name: "New Year's Eve" },
      ],
    ),
    NEW_YEAR_EVE_TO_COME,
  ],
  dates: [...LUNAR_DAYS, ...SPECIAL, ...NEW_YEAR_EVES],
});
