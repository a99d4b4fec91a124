import type { CalendarDefinition } from '../definition.js';
import { XCSE } from '../exchanges/europe/XCSE.js';
import { sharing } from '../rows.js';

/**
 * Danish krone bonds: government and mortgage bonds listed in Copenhagen, closed on the closing days of exchange and banks.
 * No half days: "Stockholm is the only exchange using half-day schedule" (notices of 2007 and 2009).
 */

const LISTS = 'https://www.nordea.com/da/om-nordea/kontakt/banklukkedage/';

export const DKK_BOND: CalendarDefinition = sharing(XCSE, LISTS, {
  id: 'DKK:BOND',
  kind: 'bond',
  name: 'Denmark (Danish krone bonds)',
});
