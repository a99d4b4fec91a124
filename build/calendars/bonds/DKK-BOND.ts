import XCSE from '../exchanges/europe/XCSE.js';
import { inheriting } from '../inheriting.js';

/**
 * Danish krone bonds: government and mortgage bonds listed in Copenhagen, closed on the closing days of exchange and banks.
 * No half days: "Stockholm is the only exchange using half-day schedule" (notices of 2007 and 2009).
 */

const LISTS = 'https://www.nordea.com/da/om-nordea/kontakt/banklukkedage/';

export default inheriting(XCSE, LISTS, {
  id: 'DKK:BOND',
  kind: 'bond',
  name: 'Denmark (Danish krone bonds)',
  countries: ['DK'],
  years: [XCSE.years[0], 2100],
});
