import { days, type Fact } from './fact.js';

/** What exchanges, central banks and reports say of the Nordic and Baltic calendars. */

const OSLO = 'https://www.oslobors.no/Oslo-Boers/Om-Oslo-Boers/AApningstider';
const SPOTLIGHT = 'https://manage.spotlightstockmarket.com/sv/om-spotlight/oeppettider';
const EASTER_2007 =
  'http://www.globenewswire.com/news-release/2007/04/04/115650/0/sv/Reminder-of-coming-public-half-days-and-closed-' +
  'days-for-OMX-Nordic-Exchanges-in-Copenhagen-Stockholm-Helsinki-and-Iceland-9-07.html';
const MAY_2009 =
  'https://globenewswire.com/news-release/2009/05/20/123288/0/en/Reminder-of-coming-public-half-days-and-closed-days-' +
  'for-NASDAQ-OMX-Nordic-Copenhagen-Stockholm-Helsinki-and-Iceland-6-09.html';
const JUNE_2009 =
  'http://www.globenewswire.com/news-release/2009/06/04/132361/0/sv/Reminder-of-coming-public-holiday-and-half-day-' +
  'for-NasdaqOMX-Copenhagen-and-Stockholm-8-09.html';
const STOCKHOLM_2026 = 'https://fastly.tipranks.com/calendars/market-holidays/sweden';
const ICELAND_LIST = 'https://www.ryt9.com/en/hol/158409';
const ICELAND_JANUARY_2008 =
  'https://www.vb.is/frettir/a-hadegi-urvalsvisitalan-lkkar-um-232/22298/';
const ICELAND_SUSPENDED =
  'https://www.radionz.co.nz/news/world/3966/icelandic-stock-exchange-reopens';
const BALTIC_MIDSUMMER =
  'https://investor.postimees.ee/7276779/balti-borsidel-algab-suur-kauplemispuha';
const BALTIC_YEAR_END =
  'https://www.aripaev.ee/borsiuudised/2021/12/23/puhade-aegu-puhkavad-ka-borsid';
const VILNIUS_2005 =
  'https://mondovisione.com/media-and-resources/news/vilnius-stock-exchange-market-holidays';
const RIKSBANK = 'https://www.riksbank.se/en-gb/press-and-published/calendar/holidays-2026';
const NORGES_BANK_2017 =
  'https://www.norges-bank.no/Bank-og-marked/Norges-Banks-oppgjorssystem/Oppgjorsdager/Oppgjorsdager-2017/';
const NORGES_BANK_2019 =
  'https://static.norges-bank.no/en/Liquidity-and-markets/Norges-Banks-settlement-system/Settlement-days/';
const NATIONALBANK =
  'https://www.nationalbanken.dk/da/vores-arbejde/stabile-priser-pengepolitik-og-dansk-oekonomi/banklukkedage';
const DANISH_BANKS_2006 = 'https://ryt9.com/en/hol/41578';
const ICELAND_YEAR_END =
  'https://sedlabanki.is/frettir-og-utgefid-efni/grein/gamlarsdagur-ekki-vidskiptadagur';
const ICELAND_TAX_OFFICE =
  'https://www.skatturinn.is/um-rsk/frettir-og-tilkynningar/' +
  'breyting-a-bankadogum-30.-desember-sidasti-bankadagur-arsins';
const ICELAND_FIRST_DAY =
  'https://www.sedlabanki.is/utgefid-efni/frettir-og-tilkynningar/frettasafn/frett/2008/01/25/' +
  'Fyrsti-virki-dagur-%C3%A1rsins-/';
const HALF_DAYS_2020 = 'https://www.nordea.com/da/om-nordea/kontakt/banklukkedage/';
/** The hour of half days in bonds, 12:00, is that of the notice of 2007. */
const BOND_HALF_DAYS_2020 = ['04-09', '04-30', '05-20', '06-05', '06-18', '10-30', '12-23'];

const OSLO_2017 = ['04-13', '04-14', '04-17', '05-01', '05-17', '05-25', '06-05', '12-25', '12-26'];
const OSLO_2018 = [
  '01-01',
  '03-29',
  '03-30',
  '04-02',
  '05-01',
  '05-10',
  '05-17',
  '05-21',
  '12-24',
  '12-25',
  '12-26',
  '12-31',
];

export const NORDICS: readonly Fact[] = [
  {
    calendar: 'XSTO',
    year: 2026,
    closed: [
      '01-01',
      '01-06',
      '04-03',
      '04-06',
      '05-01',
      '05-14',
      '06-19',
      '12-24',
      '12-25',
      '12-31',
    ],
    source: STOCKHOLM_2026,
  },
  ...days('XSTO', 'closed', EASTER_2007, ['2007-04-06', '2007-04-09']),
  ...days('XSTO', 'closed', MAY_2009, ['2009-05-21']),
  ...days('XSTO', 'open', JUNE_2009, ['2009-06-05']),

  ...days('XHEL', 'closed', EASTER_2007, ['2007-04-06', '2007-04-09']),
  ...days('XHEL', 'open', EASTER_2007, ['2007-04-05']),
  ...days('XHEL', 'closed', MAY_2009, ['2009-05-21']),
  ...days('XHEL', 'open', MAY_2009, ['2009-05-20', '2009-05-22']),
  ...days('XHEL', 'open', JUNE_2009, ['2009-06-05']),

  ...days('XCSE', 'closed', EASTER_2007, ['2007-04-05', '2007-04-06', '2007-04-09']),
  ...days('XCSE', 'closed', MAY_2009, ['2009-05-21', '2009-05-22']),
  ...days('XCSE', 'closed', JUNE_2009, ['2009-06-05']),

  // The list has no year; its weekdays and the exchange's address of that time are those of 2015.
  {
    calendar: 'XICE',
    year: 2015,
    closed: [
      '01-01',
      '04-02',
      '04-03',
      '04-06',
      '04-23',
      '05-01',
      '05-14',
      '05-25',
      '06-17',
      '08-03',
      '12-24',
      '12-25',
      '12-31',
    ],
    early: [],
    source: ICELAND_LIST,
  },
  ...days('XICE', 'closed', EASTER_2007, ['2007-04-05', '2007-04-06', '2007-04-09']),
  ...days('XICE', 'closed', ICELAND_JANUARY_2008, ['2008-01-02']),
  ...days('XICE', 'open', ICELAND_JANUARY_2008, ['2008-01-03', '2008-01-04']),
  ...days('XICE', 'closed', ICELAND_SUSPENDED, ['2008-10-09', '2008-10-10', '2008-10-13']),
  ...days('XICE', 'open', ICELAND_SUSPENDED, ['2008-10-14']),
  ...days('XICE', 'open', JUNE_2009, ['2009-06-05']),

  { calendar: 'XOSL', year: 2017, closed: OSLO_2017, early: ['04-12 13:00'], source: OSLO },
  { calendar: 'XOSL', year: 2018, closed: OSLO_2018, early: ['03-28 13:00'], source: OSLO },
  {
    calendar: 'XOSL',
    year: 2023,
    closed: ['04-06', '04-07', '04-10', '05-01', '05-17', '05-18', '05-29', '12-25', '12-26'],
    source: 'https://trading-holidays.com/de/ose-trading-holidays-in-2023/',
  },

  {
    calendar: 'XSAT',
    year: 2024,
    closed: [
      '01-01',
      '03-29',
      '04-01',
      '05-01',
      '05-09',
      '06-06',
      '06-21',
      '12-24',
      '12-25',
      '12-26',
      '12-31',
    ],
    // Continuous trading to 12:55, the closing auction to 13:00.
    early: ['01-05 12:55', '03-28 12:55', '04-30 12:55', '05-08 12:55', '11-01 12:55'],
    source: SPOTLIGHT,
  },

  ...days('XTAL', 'closed', BALTIC_MIDSUMMER, ['2021-06-23', '2021-06-24']),
  ...days('XTAL', 'open', BALTIC_MIDSUMMER, ['2021-06-25']),
  ...days('XTAL', 'closed', BALTIC_YEAR_END, ['2021-12-24', '2021-12-31']),
  ...days('XRIS', 'closed', BALTIC_MIDSUMMER, ['2021-06-23', '2021-06-24', '2021-06-25']),
  ...days('XRIS', 'closed', BALTIC_YEAR_END, ['2021-12-24', '2021-12-31']),
  ...days('XLIT', 'closed', BALTIC_MIDSUMMER, ['2021-06-24']),
  ...days('XLIT', 'open', BALTIC_MIDSUMMER, ['2021-06-23', '2021-06-25']),
  ...days('XLIT', 'closed', BALTIC_YEAR_END, ['2021-12-24', '2021-12-31']),
  ...days('XLIT', 'closed', VILNIUS_2005, ['2005-12-27', '2006-01-02']),

  {
    calendar: 'SEK',
    year: 2026,
    closed: [
      '01-01',
      '01-06',
      '04-03',
      '04-06',
      '05-01',
      '05-14',
      '06-19',
      '12-24',
      '12-25',
      '12-31',
    ],
    source: RIKSBANK,
  },
  {
    calendar: 'NOK',
    year: 2017,
    closed: ['04-13', '04-14', '04-17', '05-01', '05-17', '05-25', '06-05', '12-25', '12-26'],
    source: NORGES_BANK_2017,
  },
  // The page has no year; its Easter is that of 2019.
  {
    calendar: 'NOK',
    year: 2019,
    closed: [
      '01-01',
      '04-18',
      '04-19',
      '04-22',
      '05-01',
      '05-17',
      '05-30',
      '06-10',
      '12-24',
      '12-25',
      '12-26',
    ],
    source: NORGES_BANK_2019,
  },
  {
    calendar: 'DKK',
    year: 2006,
    closed: ['04-13', '04-14', '04-17', '05-12', '05-25', '06-05', '12-25', '12-26'],
    source: DANISH_BANKS_2006,
  },
  {
    calendar: 'DKK',
    year: 2026,
    closed: [
      '01-01',
      '04-02',
      '04-03',
      '04-06',
      '05-14',
      '05-15',
      '05-25',
      '06-05',
      '12-24',
      '12-25',
      '12-31',
    ],
    source: NATIONALBANK,
  },
  {
    calendar: 'DKK',
    year: 2027,
    closed: ['01-01', '03-25', '03-26', '03-29', '05-06', '05-07', '05-17', '12-24', '12-31'],
    source: NATIONALBANK,
  },
  ...days('ISK', 'open', ICELAND_TAX_OFFICE, ['2024-12-31']),
  ...days('ISK', 'open', ICELAND_YEAR_END, ['2025-12-30', '2026-01-02']),
  ...days('ISK', 'closed', ICELAND_YEAR_END, ['2025-12-31']),
  ...days('ISK', 'open', ICELAND_FIRST_DAY, ['2009-01-02']),

  ...days('SEK:BOND', 'early 12:00', EASTER_2007, ['2007-04-05']),
  ...days('SEK:BOND', 'early 12:00', JUNE_2009, ['2009-06-05']),
  ...days('SEK:BOND', 'closed', EASTER_2007, ['2007-04-06', '2007-04-09']),
  ...days(
    'SEK:BOND',
    'early 12:00',
    HALF_DAYS_2020,
    BOND_HALF_DAYS_2020.map((day) => `2020-${day}`),
  ),
  { calendar: 'NOK:BOND', year: 2017, closed: OSLO_2017, early: ['04-12 12:00'], source: OSLO },
  { calendar: 'NOK:BOND', year: 2018, closed: OSLO_2018, early: ['03-28 12:00'], source: OSLO },
  ...days('DKK:BOND', 'closed', EASTER_2007, ['2007-04-05', '2007-04-06', '2007-04-09']),
  ...days('DKK:BOND', 'closed', MAY_2009, ['2009-05-21', '2009-05-22']),
  ...days('DKK:BOND', 'closed', JUNE_2009, ['2009-06-05']),
];
