import { calendar } from '../definition.js';
import { type ListedDate, NOT_FOUND, onDates } from '../vocabulary.js';

/**
 * BI-RTGS, the large-value system of Bank Indonesia: closed on national holidays, and on the days of joint leave and
 * election days which the Bank announces. The Indonesia Stock Exchange takes its closing days from those of the Bank's
 * clearing, so this calendar takes over the exchange's, without the market's own ones: 31 December, single days at the
 * end of December to 2006, and the crisis of October 2008.
 *
 * The data begins with 2005: BI-RTGS started in November 2000; before 2005 no decree or list was found for either. From 2027
 * on it has the national holidays as the exchange.
 */

const CLEARING_DAYS = 'https://www.suara.com/bisnis/2025/08/18/084417/perhatian-perdagangan-saham-hari-ini-libur';

const MARKET_ONLY: readonly ListedDate[] = onDates(['2005-12-30', '2006-12-29', '2008-10-09', '2008-10-10'], {
  kind: 'open',
  name: 'The exchange alone was closed',
  source: NOT_FOUND,
  note: 'doubt: no public holiday, no announcement of the Bank was found',
});

export default calendar({
  id: 'IDR',
  kind: 'settlement',
  name: 'BI-RTGS (Indonesian rupiah)',
  doubts:
    'Doubts: that the Bank was open on each 31 December was not found in a text, only that the exchange alone calls it a holiday of its own; 31 December 2020 was in a decree for government staff, and is left open with the same doubt.',
  otherNames: 'Bank Indonesia',
  countries: ['ID'],
  note: 'Joint leave is decreed year by year; after 2027 it is not foreseen.',
  timezone: 'Asia/Jakarta',
  years: [2005, 2100],
  weekend: [{ start: '2005-01-01', days: [6, 7] }],
  inherits: [{ calendar: 'XIDX', from: 2005, kinds: ['holiday'], except: ['Exchange holiday'], source: CLEARING_DAYS }],
  dates: MARKET_ONLY,
});
