import AUD_BOND, { BANK_CLOSE_DAYS } from '../bonds/AUD-BOND.js';
import { inheriting } from '../inheriting.js';

/**
 * The foreign exchange market of the Australian dollar, in Sydney: closed on the bank close days of New South Wales, as the
 * bond and money market is (AUD:BOND, by the convention of the Australian Financial Markets Association). On Labour Day
 * (first Monday of October), the Bank Holiday (first Monday of August) and the other days that New South Wales alone keeps,
 * the payment system RITS is open, but the market has no value date: so its days are told in conventions for swaps and
 * forwards (business centre AUSY) and, for 2026 to 2028, in CFETS' list of the currencies' days.
 */
export default inheriting(AUD_BOND, BANK_CLOSE_DAYS, {
  id: 'AUD:FX',
  kind: 'settlement',
  name: 'Sydney foreign exchange (Australian dollar)',
  doubts: 'Doubts: banks may agree on a value date on which RITS is open.',
  otherNames: 'AUD FX market, forex, AUSY',
  cities: 'Sydney',
  countries: ['AU'],
});
