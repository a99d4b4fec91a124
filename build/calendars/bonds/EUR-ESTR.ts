import { inheriting } from '../inheriting.js';
import EUR from '../settlement/EUR.js';
import { EURO_AREA } from '../vocabulary.js';

/**
 * €STR, the euro short-term rate: a rate for each TARGET business day. The first was of 1 October 2019; the data begins
 * with that year, its days before October are TARGET's all the same.
 *
 * The source says that on the closing days of TARGET there is no settlement in the euro money market, whose trades the
 * rate sums up.
 */

const NO_MONEY_MARKET = 'https://www.ecb.europa.eu/press/pr/date/2000/html/pr001214_4.en.html';

export default inheriting(EUR, NO_MONEY_MARKET, {
  id: 'EUR:ESTR',
  kind: 'bond',
  name: '€STR (euro short-term rate)',
  doubts: "Doubts: a text of the rate's own publication days was not read.",
  otherNames: 'ESTER, ESTR',
  countries: EURO_AREA,
  years: [2019, 2100],
  weekend: [{ start: '2019-01-01', days: [6, 7] }],
});
