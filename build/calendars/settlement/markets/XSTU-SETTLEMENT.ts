import { inheriting } from '../../inheriting.js';
import XETR from './XETR-SETTLEMENT.js';

/** German shares settle at Clearstream Frankfurt, wherever they are traded. */

const SAME_DEPOSITORY = 'https://euroccp.com/2014/06/11/t2-settlement-cycle-announcement/';

export default inheriting(
  XETR,
  {
    source: SAME_DEPOSITORY,
    basis: 'rule',
    note: 'The text tells of one depository and cycle for Germany, not of the days.',
  },
  {
    id: 'XSTU:SETTLEMENT',
    name: 'Stuttgart Stock Exchange, settlement (Clearstream Banking Frankfurt, euro)',
    countries: ['DE'],
    cities: 'Stuttgart',
    currencies: ['EUR'],
    years: [2000, 2100],
  },
);
