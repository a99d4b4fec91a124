import { inheriting } from '../inheriting.js';
import XAU from './XAU.js';

/** Silver, loco London: cleared as gold is, by the same notices. */

const CHRISTMAS_2022 = 'https://www.lbma.org.uk/articles/market-and-lbma-price-auction-closing-times-2022';

export default inheriting(XAU, CHRISTMAS_2022, {
  id: 'XAG',
  name: 'LPMCL (silver, loco London)',
  otherNames: 'silver, LBMA, London bullion',
  aliases: ['XAG:FX'],
  countries: ['GB'],
});
