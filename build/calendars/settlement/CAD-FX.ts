import { inheriting } from '../inheriting.js';
import { ruleRows } from '../many-rows.js';
import CAD from './CAD.js';
import { BANK_SERIES, FAMILY_DAY_2013, NO_RATE } from './shared/bank-of-canada.js';

/**
 * The foreign exchange market of the Canadian dollar, in Toronto: closed on Family Day and the Civic Holiday too, on which
 * the payment system Lynx is open. The Bank of Canada's head office is closed on both and publishes no rate of exchange; a
 * bank's list of days on which currencies trade and settle (2022) and CFETS' of 2026 to 2028 have both.
 */
export default inheriting(CAD, BANK_SERIES, {
  id: 'CAD:FX',
  name: 'Toronto foreign exchange (Canadian dollar)',
  doubts:
    "Doubts: Family Day begins with 2013, the Bank's notice. No text of the Canadian Foreign Exchange Committee names the market's days, and banks may agree on a value date on which Lynx is open.",
  doubtful: [
    {
      years: '-2016',
      note: 'The series was read from 2017 to 2025, where the weekdays without a rate are exactly these days.',
    },
    { named: ['Civic'], years: '-2016', note: 'The Civic Holiday before 2017 is taken over and estimated.' },
  ],
  otherNames: 'CAD FX market, forex, CATO, loonie',
  cities: 'Toronto',
  countries: ['CA'],
  rules: [
    ...ruleRows({ rule: '3rd monday in February', name: 'Family Day' }, [
      { from: 2013, to: 2016, source: FAMILY_DAY_2013 },
      { from: 2017, source: BANK_SERIES, note: NO_RATE },
    ]),
    ...ruleRows({ rule: '1st monday in August', name: 'Civic Holiday', source: BANK_SERIES }, [
      { from: 1990, to: 2016, status: 'estimated', note: 'doubt: the series was read from 2017 on.' },
      { from: 2017, note: NO_RATE },
    ]),
  ],
});
