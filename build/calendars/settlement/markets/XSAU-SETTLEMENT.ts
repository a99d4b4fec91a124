import { bothTaken } from '../../forms/settlement.js';

/** Tells of the cycle. */
const EDAA =
  'https://mondovisione.com/media-and-resources/news/saudi-stock-exchange-tadawul-amended-settlement-cycle-of-listed-securities-to-2017423';

/** Until 22 April 2017 trades settled on their own day. */
export default bothTaken(
  {
    mic: 'XSAU',
    name: 'Saudi Exchange',
    at: 'Edaa, riyal',
    timezone: 'Asia/Riyadh',
    years: [2017, 2100],
    weekend: { '2017-01-01': [5, 6] },
  },
  'SAR',
  EDAA,
);
