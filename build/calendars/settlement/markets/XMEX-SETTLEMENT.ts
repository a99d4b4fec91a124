import { closed, settlement } from '../../forms/settlement.js';

/**
 * Doubts: that the depository keeps all the exchange's days was not found in its own words except for single days; both
 * are taken.
 */

/** Orders that depositories, exchanges and banks close on the same days. */
const CNBV_2014 = 'https://24-horas.mx/?p=572554';

export default settlement({
  mic: 'XMEX',
  name: 'Mexican Stock Exchange',
  at: 'Indeval, Mexican peso',
  timezone: 'America/Mexico_City',
  years: [1990, 2060],
  bases: [closed('XMEX', 1990, CNBV_2014), closed('MXN', 1990, CNBV_2014)],
});
