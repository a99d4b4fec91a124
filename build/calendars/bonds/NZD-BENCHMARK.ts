import { calendar } from '../definition.js';
import { inPeriods } from '../many-rows.js';
import { CITY_ANNIVERSARIES } from '../settlement/shared/city-anniversaries.js';

/**
 * Reference rates of the New Zealand Financial Benchmark Facility: the days without contributions and rates.
 *
 * Its business day is a weekday that is no national public holiday and no anniversary day of Wellington (Monday nearest
 * 22 January) or Auckland (Monday nearest 29 January). The bank bill rates (BKBM) are published on the two anniversary
 * days all the same; they are entered as closed here, as the Facility's own list has them.
 *
 * The data begins with 2023, the first year the Facility's page and list were read of; Matariki is fixed by law until 2052 and computed after it.
 */

const BUSINESS_DAY = 'https://www.nzfbf.co.nz/holidays';

export default calendar({
  id: 'NZD:BENCHMARK',
  kind: 'bond',
  name: 'NZFBF reference rates (New Zealand dollar)',
  otherNames: 'BKBM',
  countries: ['NZ'],
  timezone: 'Pacific/Auckland',
  years: [2023, 2100],
  weekend: [{ start: '2023-01-01', days: [6, 7] }],
  inherits: [{ calendar: 'NZD', from: 2023, source: BUSINESS_DAY }],
  // The Facility's own rule for its rates; for others it is an announcement.
  rules: inPeriods([{ from: 2023, source: BUSINESS_DAY, basis: 'law' }], CITY_ANNIVERSARIES),
});
