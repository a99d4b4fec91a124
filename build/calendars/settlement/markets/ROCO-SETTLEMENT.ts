import { inheriting } from '../../inheriting.js';
import XTAI from './XTAI-SETTLEMENT.js';

/** “The delivery and settlement operations for securities traded on the TWSE or GTSM shall be handled by TDCC.” */

const SAME_DEPOSITORY = 'https://www.tdcc.com.tw/portal/en/equity/settlement';

export default inheriting(
  XTAI,
  {
    source: SAME_DEPOSITORY,
    basis: 'rule',
    note: 'The text tells of one depository and cycle for both exchanges, not of the days.',
  },
  {
    id: 'ROCO:SETTLEMENT',
    name: 'Taipei Exchange, settlement (TDCC, New Taiwan dollar)',
    countries: ['TW'],
    cities: 'Taipei',
    currencies: ['TWD'],
    years: [2009, 2100],
  },
);
