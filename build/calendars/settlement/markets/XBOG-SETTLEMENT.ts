import { bothTaken } from '../../forms/settlement.js';

/** The source tells of the cycle; which days count: see the note of the calendar. */

const CYCLE = 'https://www.clearstream.com/clearstream-en/products-and-services/settlement/a19110-1629382';

export default bothTaken(
  {
    mic: 'XBOG',
    name: 'Colombia Stock Exchange',
    at: 'Deceval, Colombian peso',
    timezone: 'America/Bogota',
    years: [2019, 2100],
  },
  'COP',
  CYCLE,
);
