import { calendar } from '../definition.js';
import type { ListedDate } from '../vocabulary.js';

/**
 * Sri Lanka rupee: LankaSettle, the real-time gross settlement system of the Central Bank of Sri Lanka, on the days of
 * the banks. Banks and the Colombo Stock Exchange close together on the bank holidays of the gazette, whose story its calendar tells; the exchange's own closures of 2015, 2020 and 2022 are not taken over.
 *
 * On 10 May 2022 (curfew) the system did not operate, for which reason the exchange closed; on 11 and 12 April 2022, public
 * holidays by decree, the banks were told to work (https://lankanewsweb.net/archives/8518/all-banks-open-on-april-11-and-12).
 */

const BANKS_AND_EXCHANGE =
  'https://www.newsfirst.lk/2022/10/08/banks-cse-closed-on-monday-in-lieu-of-saturday-holiday/';
const CURFEW_2022 = 'http://www.millenniumpost.in/business/cse-declares-market-holiday-on-tuesday-477519';

const DATES: readonly ListedDate[] = [
  { date: '2022-05-10', kind: 'holiday', name: 'System not operated (curfew)', source: CURFEW_2022 },
];

export default calendar({
  id: 'LKR',
  kind: 'settlement',
  name: 'LankaSettle (Sri Lanka rupee)',
  doubts:
    'Doubts: no calendar of the system was found. Whether it settled on the days of curfew of March and April 2020 and on 11 May 2022 was not found; they are taken as open.',
  otherNames: 'CBSL',
  countries: ['LK'],
  timezone: 'Asia/Colombo',
  years: [2015, 2100],
  weekend: [{ start: '2015-01-01', days: [6, 7] }],
  inherits: [
    {
      calendar: 'XCOL',
      from: 2015,
      kinds: ['holiday'],
      except: [
        'Customary holiday of the exchange',
        'Closure of the market (COVID-19)',
        'Closure of the market (curfew)',
        'Temporary closure of the stock market',
        'Special public holiday',
      ],
      source: BANKS_AND_EXCHANGE,
    },
  ],
  dates: DATES,
});
