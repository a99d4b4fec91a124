import { closed, DEPOSITORY_DAYS, settlement } from '../../forms/settlement.js';

/** Orders that depositories, exchanges and banks close on the same days. */
const CNBV_2014 = 'https://24-horas.mx/?p=572554';

export default settlement({
  mic: 'XMEX',
  name: 'Mexican Stock Exchange',
  at: 'Indeval, Mexican peso',
  timezone: 'America/Mexico_City',
  years: [1990, 2100],
  note: DEPOSITORY_DAYS,
  bases: [closed('XMEX', 1990, CNBV_2014), closed('MXN', 1990, CNBV_2014)],
});
