import { RBI_TABLE } from '../countries/shared/india-rbi-table.js';
import { calendar } from '../definition.js';
import { BANK_DAYS } from '../exchanges/asia-pacific/shared/mumbai.js';
import { type ListedDate, NOT_FOUND, year } from '../vocabulary.js';

/**
 * Indian rupee: the days on which banks in Mumbai settle government securities, foreign exchange and money-market deals.
 * They are the weekdays but for the holidays that Maharashtra declares under the Negotiable Instruments Act and the
 * closing of the banks' accounts on 1 April. On such days the Reserve Bank lets these markets neither deal nor settle.
 *
 * They are the days of the foreign exchange market too (INR:FX).
 *
 * This is NOT the calendar of the RTGS rail: since 14 December 2020 RTGS is open at all hours of every day, weekends and
 * holidays among them (its own publication says that bank holidays are other matters). Who pays through RTGS alone needs
 * no calendar; who settles a rupee trade needs this one. Banks also open for the public on the first, third and fifth
 * Saturday (before September 2015 on all), and the money market with them; foreign exchange and government securities
 * do not, so all Saturdays are closed here.
 *
 * The state moves days at short notice, above all Id-E-Milad (2023 to 29 September, 2024 to 18 September, 2025 to 8
 * September) and Bakri Id (2023 to 29 June).
 *
 * 1 April falls away on a Saturday and goes to the Monday from a Sunday. 30 September, the half-yearly closing of the
 * banks, was a holiday in the list of 2010; declared for 2013 too, it was cancelled on 1 June 2013, and is in no list since.
 */

const FOLLOWS_MUMBAI =
  'https://www.livemint.com/industry/banking/' +
  'eidemilad-2025-rbi-bank-holiday-revised-date-maharashtra-september-8-details-check-what-is-closed-forex-money-' +
  'markets-11756988577134.html';
/** Closing days of the markets, the banks' ones among them. */
const LIST_2010 = 'http://brokersreport.blogspot.com/2009/12/market-trading-holidays-2010-nse-bse.html';
/** "Currency Market Holidays". */
const LIST_2014 = 'https://upstox.com/market-talk/2014-market-holidays-trading-nse-bse-mcx/';
/** Settlement holiday of 21 February 2017, as told in 2026. */
const ELECTION_2017 =
  'https://www.ndtvprofit.com/markets/upcoming-stock-market-holiday-will-bse-nse-be-closed-on-january-15-for-bmc-' +
  'elections-2026';
const PARSI_2021 = 'https://flattrade.in/kosh/settlement-holiday-on-account-of-parsi-new-year/';
/** The state's list. */
const LIST_2021 = 'https://www.greythr.com/wiki/acts/st-maharashtra/holidays/2021/';
/** Maharashtra, 1 June 2013: no bank holiday on 30 September 2013. */
const SEPTEMBER_2013 = 'https://taxguru.in/rbi/bank-holiday-30th-september-maharashtra.html';
const CLOSING_2022 = 'https://angelone.in/announcements/market/settlement-holiday-01-apr';
/** "Settlement / clearing holidays". */
const LIST_2019 = 'https://jaanoaurseekho.com/nse-bse-trading-holidays-for-2019-stock-market-india';
/** The list of the National Stock Exchange, with a column for clearing. */
const LIST_2020 =
  'https://blog.officeholidays.com/organisations/national-stock-exchange-of-india-holidays-for-2020/amp';
const LIST_2023 = 'https://bseindia.com/markets/MarketInfo/DispNewNoticesCirculars.aspx?page=20221215-48';
const LIST_2024 = 'https://nirmalbang.com/currency-trading-holidays.aspx';
const MILAD_2023 =
  'https://www.livemint.com/market/stock-market-news/' +
  'stock-market-nse-bse-settlement-holiday-shifted-to-29th-september-details-here-11695875761723.html';
const MILAD_2024 =
  'https://www.thehindubusinessline.com/money-and-banking/' +
  'maharashtra-govt-reschedules-eid-e-milad-holiday-to-september-18-rbi-notifies-market-changes/article68642453.ece';
const LIST_2025 =
  'https://www.sakshipost.com/news/business/april-1-holiday-indian-forex-bond-markets-stock-exchanges-bse-nse-trading-' +
  'remain-open';
/** Circular NCL/DS/71918 of NSE Clearing, as told. */
const LIST_2026 = 'https://nsearchives.nseindia.com/content/circulars/DS71918.pdf';

const SHIVAJI = 'Chhatrapati Shivaji Maharaj Jayanti';
const GUDI = 'Gudi Padwa';
const CLOSING = 'Annual Bank Closing';
const BUDDHA = 'Buddha Pournima';
const PARSI = 'Parsi New Year';
const MILAD = 'Id-E-Milad';
const MUNICIPAL = 'Municipal election';

const UNFOUND: Partial<ListedDate> = {
  status: 'estimated',
  note: 'doubt: general knowledge of the bank holidays of that year; neither a list nor another compilation was read',
};

const BANK_HOLIDAYS: readonly ListedDate[] = [
  ...year(2010, LIST_2010, {
    '03-16': GUDI,
    '04-01': CLOSING,
    '05-27': BUDDHA,
    '08-19': PARSI,
    '09-30': 'Half-yearly closing of the banks',
  }),
  ...year(
    2011,
    NOT_FOUND,
    { '02-16': MILAD, '04-01': CLOSING, '04-04': GUDI, '05-17': BUDDHA, '08-19': PARSI },
    UNFOUND,
  ),
  ...year(
    2011,
    SEPTEMBER_2013,
    { '09-30': 'Half-yearly closing of the banks' },
    { status: 'estimated', note: 'doubt: declared in 2010 and for 2013, when it was cancelled; 2011 was not read.' },
  ),
  ...year(2012, NOT_FOUND, { '02-16': MUNICIPAL, '03-23': GUDI, '04-02': CLOSING }, UNFOUND),
  ...year(2013, NOT_FOUND, { '01-25': MILAD, '02-19': SHIVAJI, '04-01': CLOSING, '04-11': GUDI }, UNFOUND),
  ...year(2014, LIST_2014, {
    '01-14': MILAD,
    '02-19': SHIVAJI,
    '03-31': GUDI,
    '04-01': CLOSING,
    '05-14': BUDDHA,
    '08-18': PARSI,
  }),
  ...year(
    2015,
    NOT_FOUND,
    { '02-19': SHIVAJI, '04-01': CLOSING, '05-04': BUDDHA, '08-18': PARSI, '12-24': MILAD },
    UNFOUND,
  ),
  ...year(
    2016,
    NOT_FOUND,
    { '02-19': SHIVAJI, '04-01': CLOSING, '04-08': GUDI, '08-17': PARSI, '12-12': MILAD },
    UNFOUND,
  ),
  ...year(2017, ELECTION_2017, { '02-21': MUNICIPAL }),
  ...year(2017, NOT_FOUND, { '03-28': GUDI, '05-10': BUDDHA, '08-17': PARSI, '12-01': MILAD }, UNFOUND),
  ...year(
    2018,
    NOT_FOUND,
    { '02-19': SHIVAJI, '04-02': CLOSING, '04-30': BUDDHA, '08-17': PARSI, '11-21': MILAD },
    UNFOUND,
  ),
  ...year(2019, LIST_2019, { '02-19': SHIVAJI, '04-01': CLOSING }),
  ...year(2020, LIST_2020, { '02-19': SHIVAJI, '04-01': CLOSING, '05-07': BUDDHA, '10-30': MILAD }),
  ...year(2020, LIST_2020, { '03-25': GUDI }, { note: 'the list prints 2 April, a Wednesday: a misprint' }),
  ...year(2021, PARSI_2021, { '08-16': PARSI }),
  ...year(2021, LIST_2021, { '02-19': SHIVAJI, '04-01': CLOSING, '04-13': GUDI, '05-26': BUDDHA, '10-19': MILAD }),
  ...year(2022, CLOSING_2022, { '04-01': CLOSING }),
  ...year(2022, RBI_TABLE, { '02-07': 'Mourning for Lata Mangeshkar', '05-16': BUDDHA, '08-16': PARSI }),
  ...year(2023, LIST_2023, { '03-22': GUDI, '05-05': BUDDHA, '08-16': PARSI }),
  ...year(2023, MILAD_2023, { '09-29': MILAD }),
  ...year(2024, LIST_2024, { '02-19': SHIVAJI, '04-01': CLOSING, '04-09': GUDI, '05-23': BUDDHA }),
  ...year(2024, MILAD_2024, { '09-18': MILAD }),
  ...year(2025, LIST_2025, { '02-19': SHIVAJI, '04-01': CLOSING, '05-12': BUDDHA }),
  ...year(2025, FOLLOWS_MUMBAI, { '09-08': MILAD }),
  ...year(2026, LIST_2026, { '02-19': SHIVAJI, '03-19': GUDI, '04-01': CLOSING, '08-26': MILAD }),
];

export default calendar({
  id: 'INR',
  kind: 'settlement',
  name: 'Mumbai bank settlement (Indian rupee)',
  doubts:
    "Doubts: whole lists were found for 2010, 2014, 2019, 2020, 2021, 2023 and 2024, and the Reserve Bank's table for Mumbai of 2022 to 2025, without the closings of 1 April. 1 July, on which the Reserve Bank closed its own accounts (in a table of 2014 a day without RTGS), is in none of the markets' lists and not entered. Before 2010 no list was found.",
  doubtful: [
    {
      years: '2011-2013 2015-2018 2025-2026',
      note: 'This year is made of the closures of the stock exchanges with the bank holidays that they do not keep; where no text was found for these, they are added from general knowledge and estimated.',
    },
    {
      on: '2011-09-30',
      note: 'Whether 30 September 2011, a Friday, was one was not found; it is entered as estimated, being declared until 2013.',
    },
    {
      on: '2012-04-02 2012-02-16',
      note: '2 April 2012 and the municipal election of 16 February 2012 are entered as in 2018 and 2017.',
    },
    {
      on: '2024-01-22',
      note: "As the stock exchanges closed; the Reserve Bank's table does not show Mumbai's banks closed.",
    },
    { years: '2027-', note: 'From 2027 on the movable days are computed.' },
  ],
  otherNames: 'RBI, Reserve Bank of India',
  aliases: ['INR:FX'],
  countries: ['IN'],
  timezone: 'Asia/Kolkata',
  years: [2010, 2100],
  weekend: [{ start: '2010-01-01', days: [6, 7] }],
  inherits: [{ calendar: 'XBOM', from: 2010, kinds: ['holiday'], source: LIST_2020 }],
  rules: BANK_DAYS,
  dates: BANK_HOLIDAYS,
});
