import { inheriting } from '../../inheriting.js';
import XSTO from './XSTO-SETTLEMENT.js';

/** Swedish shares settle at Euroclear Sweden. */

const SAME_DEPOSITORY = 'https://euroccp.com/2014/06/11/t2-settlement-cycle-announcement/';

export default inheriting(
  XSTO,
  {
    source: SAME_DEPOSITORY,
    basis: 'rule',
    note: 'The text tells of one depository and cycle for Sweden, not of the days.',
  },
  {
    id: 'XSAT:SETTLEMENT',
    name: 'Spotlight Stock Market, settlement (Euroclear Sweden, Swedish krona)',
    countries: ['SE'],
    cities: 'Stockholm',
    currencies: ['SEK'],
    years: [2018, 2100],
  },
);
