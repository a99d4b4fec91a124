import { calendar } from '../definition.js';
import { MATARIKI_DAYS, NEW_ZEALAND_HOLIDAYS } from '../exchanges/asia-pacific/XNZE.js';
import { withMembers } from '../many-rows.js';
import { MATARIKI_COMPUTED } from './shared/matariki.js';

/**
 * New Zealand dollar: high-value payments in the Exchange Settlement Account System (ESAS) of the Reserve Bank, real-time
 * gross since March 1998, on five business days a week. Closed on the national public holidays; open on
 * 26 September 2022 (Queen Elizabeth II Memorial Day). Bulk payments settle every day since 26 May 2023 and are not meant
 * here.
 */

const HIGH_VALUE = 'https://www.paymentsnz.co.nz/resources/articles/q-and-a-payments-365-days-a-year/';

export default calendar({
  id: 'NZD',
  kind: 'settlement',
  name: 'ESAS (New Zealand dollar)',
  doubts:
    "Doubts: no list of ESAS was found. The anniversary days of Wellington and Auckland, which the market's reference rates keep (NZD:BENCHMARK) and foreign exchange conventions too, are open here, since they are holidays of one region only.",
  otherNames: 'RBNZ, kiwi',
  countries: ['NZ'],
  timezone: 'Pacific/Auckland',
  years: [1990, 2100],
  weekend: [{ start: '1990-01-01', days: [6, 7] }],
  rules: withMembers(NEW_ZEALAND_HOLIDAYS, { note: `five business days a week: ${HIGH_VALUE}` }),
  dates: [...MATARIKI_DAYS, ...MATARIKI_COMPUTED],
});
