import { inheriting } from '../inheriting.js';
import { inPeriods } from '../many-rows.js';
import NZD from './NZD.js';
import { CITY_ANNIVERSARIES } from './shared/city-anniversaries.js';

/**
 * The foreign exchange market of the New Zealand dollar, in Wellington and Auckland: closed on the national public holidays
 * and on the anniversary days of both cities, on which the payment system ESAS is open. By the "New Zealand Business Day"
 * of the Financial Benchmark Facility no reference rate of the market, among them the dollar's of 14:00, is published on
 * them; the conventions for swaps and forwards join the business centres NZAU and NZWE.
 */

const BUSINESS_DAY = 'https://www.nzfbf.co.nz/holidays';
const BEFORE_2023 = 'doubt: the text was read as it stands since 2023; older years are taken over.';

const ANNIVERSARIES = inPeriods(
  [
    { from: 1990, to: 2022, source: BUSINESS_DAY, status: 'estimated', note: BEFORE_2023 },
    { from: 2023, source: BUSINESS_DAY },
  ],
  CITY_ANNIVERSARIES,
);

export default inheriting(NZD, BUSINESS_DAY, {
  id: 'NZD:FX',
  name: 'Auckland and Wellington foreign exchange (New Zealand dollar)',
  doubtful: [
    {
      named: ['Auckland', 'Wellington'],
      note: "The page is undated and names King's Birthday, so it is of 2023 or later; that the market kept both days before is taken over and estimated. CFETS' list of the currencies' days has both in 2028, Auckland's alone in 2027, none in 2026.",
    },
  ],
  otherNames: 'NZD FX market, forex, NZAU, NZWE, kiwi',
  cities: 'Auckland, Wellington',
  countries: ['NZ'],
  rules: ANNIVERSARIES,
});
