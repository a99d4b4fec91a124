import { inheriting } from '../../inheriting.js';
import XTKS from './XTKS-SETTLEMENT.js';

/** The Japanese exchanges changed their cycle by one decision; trades settle at JASDEC. */

const SAME_DEPOSITORY =
  'https://mondovisione.com/news/tokyo-stock-exchange-osaka-exchange-nagoya-stock-exchange-fukuoka-stock-excha-20171026';

export default inheriting(
  XTKS,
  {
    source: SAME_DEPOSITORY,
    basis: 'rule',
    note: 'The text tells of one cycle of the Japanese exchanges, not of the days.',
  },
  {
    id: 'XSAP:SETTLEMENT',
    name: 'Sapporo Securities Exchange, settlement (JASDEC, yen)',
    countries: ['JP'],
    cities: 'Sapporo',
    currencies: ['JPY'],
  },
);
