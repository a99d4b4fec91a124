import type { CalendarDefinition, ListedDate } from '../definition.js';
import { NOT_FOUND, yearList } from '../rows.js';

/**
 * Indian rupee: the days on which banks in Mumbai settle government securities, foreign exchange and money-market deals.
 * They are the weekdays but for the holidays that Maharashtra declares under the Negotiable Instruments Act and the
 * closing of the banks' accounts on 1 April. On such days the Reserve Bank lets these markets neither deal nor settle.
 *
 * This is NOT the calendar of the RTGS rail: since 14 December 2020 RTGS is open at all hours of every day, weekends and
 * holidays among them (its own publication says that bank holidays are other matters). Who pays through RTGS alone needs
 * no calendar; who settles a rupee trade needs this one. Banks also open for the public on the first, third and fifth
 * Saturday; no market settles then, so all Saturdays are closed here.
 *
 * The state moves days at short notice, above all Id-E-Milad (2023 to 29 September, 2024 to 18 September, 2025 to 8
 * September) and Bakri Id (2023 to 29 June).
 *
 * Doubts: whole lists were found for 2019, 2020, 2023 and 2024. The other years are the closures of the stock exchanges
 * with the bank holidays that they do not keep added from general knowledge: those are estimated. Before 2019 only the lists of 2010 and 2014
 * were found, so the data begin with 2019; Hindu festivals cannot be computed, so they end with 2026.
 */

const FOLLOWS_MUMBAI =
  'https://www.livemint.com/industry/banking/' +
  'eidemilad-2025-rbi-bank-holiday-revised-date-maharashtra-september-8-details-check-what-is-closed-forex-money-' +
  'markets-11756988577134.html';
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

const SHIVAJI = 'Chhatrapati Shivaji Maharaj Jayanti';
const GUDI = 'Gudi Padwa';
const CLOSING = 'Annual Bank Closing';
const BUDDHA = 'Buddha Pournima';
const PARSI = 'Parsi New Year';
const MILAD = 'Id-E-Milad';

const UNFOUND: Partial<ListedDate> = {
  status: 'estimated',
  note: 'doubt: general knowledge of the bank holidays of that year; neither a list nor another compilation was read',
};

const BANK_HOLIDAYS: readonly ListedDate[] = [
  ...yearList(2019, LIST_2019, { '02-19': SHIVAJI, '04-01': CLOSING }),
  ...yearList(2020, LIST_2020, { '02-19': SHIVAJI, '04-01': CLOSING, '05-07': BUDDHA, '10-30': MILAD }),
  ...yearList(2020, LIST_2020, { '03-25': GUDI }, { note: 'the list prints 2 April, a Wednesday: a misprint' }),
  ...yearList(
    2021,
    NOT_FOUND,
    { '02-19': SHIVAJI, '04-01': CLOSING, '04-13': GUDI, '05-26': BUDDHA, '08-16': PARSI, '10-19': MILAD },
    UNFOUND,
  ),
  ...yearList(
    2022,
    NOT_FOUND,
    { '02-07': 'Mourning for Lata Mangeshkar', '04-01': CLOSING, '05-16': BUDDHA, '08-16': PARSI },
    UNFOUND,
  ),
  ...yearList(2023, LIST_2023, { '03-22': GUDI, '05-05': BUDDHA, '08-16': PARSI }),
  ...yearList(2023, MILAD_2023, { '09-29': MILAD }),
  ...yearList(2024, LIST_2024, { '02-19': SHIVAJI, '04-01': CLOSING, '04-09': GUDI, '05-23': BUDDHA }),
  ...yearList(2024, MILAD_2024, { '09-18': MILAD }),
  ...yearList(2025, NOT_FOUND, { '02-19': SHIVAJI, '04-01': CLOSING, '05-12': BUDDHA }, UNFOUND),
  ...yearList(2025, FOLLOWS_MUMBAI, { '09-08': MILAD }),
  ...yearList(2026, NOT_FOUND, { '02-19': SHIVAJI, '03-19': GUDI, '04-01': CLOSING, '08-26': MILAD }, UNFOUND),
];

export const INR: CalendarDefinition = {
  id: 'INR',
  kind: 'settlement',
  name: 'Mumbai bank settlement (Indian rupee)',
  timezone: 'Asia/Kolkata',
  years: [2019, 2026],
  weekend: [{ start: '2019-01-01', days: [6, 7] }],
  follows: [{ calendar: 'XBOM', from: 2019, kinds: ['holiday'], source: LIST_2020 }],
  dates: BANK_HOLIDAYS,
};
