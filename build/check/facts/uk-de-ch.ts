import type { Fact } from './fact.js';

/** London, Frankfurt and the other German exchanges, Eurex, EEX, Zurich: what sources say, written down from the sources. */

const DAX =
  'https://github.com/cran/QRMlib/blob/63b7bdfcef4ad749d3a6e6231e5ecfee47a77dfb/data/xdax.df.R';
const SMI =
  'https://github.com/cran/QRMlib/blob/63b7bdfcef4ad749d3a6e6231e5ecfee47a77dfb/data/smi.df.R';
const SMI_2000S =
  'https://github.com/RyanNSJ/charter-guess/blob/e1cecc60a0011a84a220f70913ceabbbc894cc0b/data/SSMI.csv';
const SMI_2017 =
  'https://github.com/ifmiracleshadasound/rv5/blob/0dbf02eee3db235b4b764964bbbe84641c1851f4/data/SSMI.csv';
const XETRA_2017 = 'https://ryt9.com/en/hol/188913';
const SIX_2024 =
  'https://www.finanzen.ch/nachrichten/aktien/' +
  'boersenfeiertage-an-der-zuercher-boerse-2024-dann-hat-die-six-handelsfrei-1032458383';
const SIX_2026 =
  'https://www.finanzen.ch/nachrichten/aktien/' +
  'boersenfeiertage-an-der-zuercher-boerse-2026-dann-hat-die-six-handelsfrei-1032458383';
const SWX_2001 =
  'https://mondovisione.com/media-and-resources/news/' +
  'change-in-swx-trading-hours-and-trading-calendar-effective-25-june-2001-2011124';
const EUREX_2018 =
  'http://www.eurexchange.com/exchange-de/handel/handelskalender/feiertagsregelungen/';
const EUREX_2022 = 'https://www.eurex.com/ex-en/find/circulars/circular-3234430';
const EUREX_OCTOBER_2018 =
  'https://www.eurexchange.com/exchange-en/resources/circulars/' +
  'Trading-calendar--Adjustment-for-3-October-2018--Day-of-German-Unity-/3453886';
const EEX_2015 =
  'https://www.eex.com/en/newsroom/detail?tx_news_pi1%5Baction%5D=detail&tx_news_pi1%5Bcontroller%5D=News&' +
  'tx_news_pi1%5Bnews%5D=3339&cHash=c44b203d5b21fad7d9f212543a6ed4e8';
const WALDECKER_2020 =
  'https://www.waldecker-bank.de/geldanlage/wertpapiere/Handelszeiten_Feiertage.html';
const DUSSELDORF_2025 = 'https://boerse-duesseldorf.de/handelskalender-und-handelszeiten-2025';
const STUTTGART_2017 =
  'https://www.boerse-stuttgart.de/en/company/all-about-trading/trading-times/';
const LME_2017 =
  'https://www.fastmarkets.com/insights/metal-exchange-closures-over-the-holiday-period-lme-cme-shfe-and-lbma';
const LME_2024 = 'https://trading-holidays.com/stock-market-holidays-lme/';
const LME_RING_2018 = 'https://www.metalquote.de/lme-trading-times-handelszeiten/';
const LME_FUNERAL =
  'https://mining.com/web/london-metal-exchange-wrestles-over-opening-on-queens-funeral';
const IFEU_2023 =
  'https://online.documentine.com/2017-stock-market-holidays/1/2019-trading-schedule-last-update-september-2019.html';
const EQUITI_2024 = 'https://www1.equiti.com/products/holiday-hours/';
/** Hours of contracts on Brent, of brokers. */
const EGM_2024 = 'https://www.egmsecurities.com/holiday-hours/';
const FINMARKET_2018 = 'https://finmarket.com/christmas-new-years-day-trading-hours/';
const BANK_OF_ENGLAND_2022 =
  'https://www.bankofengland.co.uk/markets/market-notices/2022/september/' +
  'operational-arrangements-19-september-2022-bank-holiday';
const SIFMA_LABOR_DAY =
  'https://www.sifma.org/news/press-releases/' +
  'sifma-fixed-income-market-close-recommendation-in-the-u-s-the-u-k-and-japan-for-u-s-labor-day-holiday-2025';
const SIFMA_GOOD_FRIDAY = 'https://pubt.io/view/2C489A7219297D4B8D44A290947D6C90F9714B6B';

/** The DAX has no value on these days. */
const dax = (year: number, ...closed: string[]): Fact => ({
  calendar: 'XFRA',
  year,
  closed,
  source: DAX,
});

const open = (calendar: string, source: string, ...dates: string[]): Fact[] =>
  dates.map((date) => ({ calendar, date, is: 'open', source }));

const closed = (calendar: string, source: string, ...dates: string[]): Fact[] =>
  dates.map((date) => ({ calendar, date, is: 'closed', source }));

export const UK_DE_CH: readonly Fact[] = [
  {
    calendar: 'XLON',
    year: 2012,
    closed: ['01-02', '04-06', '04-09', '05-07', '06-04', '06-05', '08-27', '12-25', '12-26'],
    early: ['12-24 12:30', '12-31 12:30'],
    source: 'https://holidaystracker.com/stock-market/london-stock-exchange-holidays-2012/',
  },
  {
    calendar: 'XLON',
    year: 2015,
    closed: ['01-01', '04-03', '04-06', '05-04', '05-25', '08-31', '12-25', '12-28'],
    source: 'https://stock-market-holidays.org/?p=232',
  },
  {
    calendar: 'XLON',
    year: 2018,
    closed: ['01-01', '03-30', '04-02', '05-07', '05-28', '08-27', '12-25', '12-26'],
    early: ['12-24 12:30', '12-31 12:30'],
    source: 'https://ryt9.com/en/hol/205628',
  },

  {
    calendar: 'XETR',
    year: 2017,
    closed: ['04-14', '04-17', '05-01', '06-05', '10-03', '10-31', '12-25', '12-26'],
    source: XETRA_2017,
  },
  dax(1994, '04-01', '04-04', '05-12', '05-23', '06-02', '10-03', '11-16', '12-26'),
  dax(1995, '04-14', '04-17', '05-01', '05-25', '06-05', '06-15', '10-03', '12-25', '12-26'),
  ...closed(
    'XFRA',
    DAX,
    '1996-05-16',
    '1996-05-27',
    '1996-06-06',
    '1997-05-08',
    '1997-05-19',
    '1997-05-29',
  ),
  ...closed(
    'XFRA',
    DAX,
    '1998-05-21',
    '1998-06-01',
    '1998-06-11',
    '1999-05-13',
    '1999-05-24',
    '1999-06-03',
  ),
  ...closed('XFRA', DAX, '1996-12-24', '1996-12-31', '1997-10-03', '2000-10-03', '2003-12-31'),
  ...open(
    'XFRA',
    DAX,
    '2000-06-01',
    '2000-06-12',
    '2001-06-04',
    '2001-10-03',
    '2003-06-09',
    '1995-11-22',
  ),
  {
    calendar: 'XSTU',
    year: 2017,
    closed: ['04-14', '04-17', '05-01', '06-05', '10-03', '10-31', '12-25', '12-26'],
    source: STUTTGART_2017,
  },
  ...closed('XSTU', WALDECKER_2020, '2020-06-01'),
  ...open('XSTU', WALDECKER_2020, '2020-05-21', '2020-06-11'),
  ...closed('XHAM', WALDECKER_2020, '2020-06-01'),
  ...open('XHAM', WALDECKER_2020, '2020-05-21', '2020-06-11'),
  {
    calendar: 'XDUS',
    year: 2017,
    closed: ['04-14', '04-17', '05-01', '12-25', '12-26'],
    source: 'http://quotrix.de/ueber_quotrix/handelszeiten',
  },
  {
    calendar: 'XDUS',
    year: 2025,
    closed: ['01-01', '04-18', '04-21', '05-01', '12-24', '12-25', '12-26', '12-31'],
    early: ['05-29 20:00', '06-09 20:00', '10-03 20:00', '12-30 14:00'],
    source: DUSSELDORF_2025,
  },
  ...closed('XDUS', WALDECKER_2020, '2020-06-01'),

  ...closed('XEUR', EUREX_2018, '2018-01-01', '2018-03-30', '2018-04-02', '2018-05-01'),
  ...open('XEUR', EUREX_2018, '2018-01-02', '2018-01-15', '2018-03-29', '2018-04-25'),
  ...open('XEUR', EUREX_OCTOBER_2018, '2018-10-03'),
  ...open('XEUR', EUREX_2022, '2022-09-19'),
  ...closed('XEUR', 'https://eurex.com/ex-en/find/circulars/circular-2341470', '2020-12-31'),
  ...open('XEUR', 'https://eurex.com/ex-en/find/circulars/circular-2341470', '2020-12-30'),
  ...closed('XEEE', EEX_2015, '2015-12-24', '2015-12-31'),
  ...open('XEEE', EEX_2015, '2015-12-28', '2015-12-29'),

  {
    calendar: 'XLME',
    year: 2024,
    closed: ['01-01', '03-29', '04-01', '05-06', '05-27', '08-26', '12-25', '12-26'],
    source: LME_2024,
  },
  { calendar: 'XLME', date: '2018-12-24', is: 'early 14:00', source: LME_RING_2018 },
  { calendar: 'XLME', date: '2018-12-31', is: 'early 14:00', source: LME_RING_2018 },
  ...closed('XLME', LME_2017, '2016-12-26', '2016-12-27', '2017-01-02'),
  ...open('XLME', LME_FUNERAL, '2022-09-19'),
  ...closed('IFEU', IFEU_2023, '2023-01-02'),
  ...open('IFEU', LME_FUNERAL, '2022-09-19'),
  ...closed('IFEU', EQUITI_2024, '2024-03-29'),
  ...open('IFEU', EQUITI_2024, '2024-04-01'),
  ...open('IFEU', EGM_2024, '2024-08-26'),
  ...closed('IFEU', FINMARKET_2018, '2018-12-25', '2019-01-01'),
  ...open('IFEU', FINMARKET_2018, '2018-12-26', '2019-01-02'),

  {
    calendar: 'XSWX',
    year: 2024,
    closed: [
      '01-01',
      '01-02',
      '03-29',
      '04-01',
      '05-01',
      '05-09',
      '05-20',
      '08-01',
      '12-24',
      '12-25',
      '12-26',
      '12-31',
    ],
    source: SIX_2024,
  },
  {
    calendar: 'XSWX',
    year: 2026,
    closed: [
      '01-01',
      '01-02',
      '04-03',
      '04-06',
      '05-01',
      '05-14',
      '05-25',
      '12-24',
      '12-25',
      '12-31',
    ],
    source: SIX_2026,
  },
  {
    calendar: 'XSWX',
    year: 2017,
    closed: ['01-02', '04-14', '04-17', '05-01', '05-25', '06-05', '08-01', '12-25', '12-26'],
    source: SMI_2017,
  },
  {
    calendar: 'XSWX',
    year: 2002,
    closed: ['01-01', '03-29', '04-01', '05-01', '12-24', '12-25', '12-26', '12-31'],
    source: SMI,
  },
  {
    calendar: 'XSWX',
    year: 1997,
    closed: [
      '01-01',
      '01-02',
      '03-28',
      '03-31',
      '05-01',
      '05-08',
      '05-19',
      '08-01',
      '12-25',
      '12-26',
    ],
    source: SMI,
  },
  ...open(
    'XSWX',
    SMI,
    '1991-12-24',
    '1996-12-24',
    '1996-12-31',
    '1997-12-31',
    '2001-08-01',
    '2003-08-01',
  ),
  ...closed(
    'XSWX',
    SMI,
    '1991-08-01',
    '1992-12-24',
    '1998-12-24',
    '2003-01-02',
    '2003-05-29',
    '2003-06-09',
    '2004-01-02',
  ),
  ...open('XSWX', SMI_2000S, '2005-08-01'),
  ...closed(
    'XSWX',
    SMI_2000S,
    '2006-01-02',
    '2006-06-05',
    '2006-08-01',
    '2007-01-02',
    '2007-05-17',
    '2007-05-28',
  ),
  ...closed(
    'XSWX',
    SMI_2000S,
    '2007-08-01',
    '2007-12-24',
    '2007-12-31',
    '2008-01-02',
    '2008-08-01',
    '2008-12-24',
  ),
  ...closed(
    'XSWX',
    SMI_2000S,
    '2009-01-02',
    '2011-12-26',
    '2012-01-02',
    '2012-05-17',
    '2012-05-28',
    '2012-08-01',
  ),
  ...closed(
    'CHF:BOND',
    SWX_2001,
    '2001-08-01',
    '2002-01-02',
    '2002-05-09',
    '2002-05-20',
    '2002-08-01',
  ),

  ...closed('CHF', SWX_2001, '2001-08-01', '2002-01-02', '2002-05-09', '2002-05-20', '2002-08-01'),
  ...closed(
    'CHF',
    EUREX_2018,
    '2018-01-01',
    '2018-01-02',
    '2018-03-30',
    '2018-04-02',
    '2018-05-01',
  ),
  ...open(
    'CHF',
    'https://api.six-group.com/api/epcd/clearingday/v1/calendar',
    '2026-04-17',
    '2026-04-20',
  ),
  ...closed('CHF:SARON', EUREX_2018, '2018-01-02', '2018-03-30', '2018-04-02', '2018-05-01'),
  ...closed('CHF:SARON', SWX_2001, '2002-05-09'),

  ...closed('GBP', BANK_OF_ENGLAND_2022, '2022-09-19'),
  ...closed('GBP:SONIA', BANK_OF_ENGLAND_2022, '2022-09-19'),
  ...closed('GBP:SIFMA', SIFMA_LABOR_DAY, '2025-09-01'),
  ...closed('GBP:SIFMA', SIFMA_GOOD_FRIDAY, '2026-04-03', '2026-04-06'),
];
