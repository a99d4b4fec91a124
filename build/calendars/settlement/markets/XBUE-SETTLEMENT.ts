import { closed, settlement } from '../../forms/settlement.js';

/**
 * The exchange trades on days on which the banks are closed (bridge days, the leave of 24 December, 6 November): nothing settles
 * then, and what falls due moves to the banks' next day.
 */

/** A broker to its clients: 23 March 2026 traded, not settled. */
const BROKER_2026 = 'https://iol.invertironline.com/User/Articulo?articleId=48031367972251';
/** BYMA on 24 December 2024: trades due that day settle on the 26th. */
const BYMA_2024 = 'https://ambito.com/finanzas/byma-informo-como-operara-el-24-y-el-31-diciembre-n6093017';

/** Since 2017, the first year of BYMA. */
export default settlement({
  mic: 'XBUE',
  name: 'Buenos Aires Stock Exchange (BYMA)',
  at: 'Caja de Valores, peso',
  timezone: 'America/Argentina/Buenos_Aires',
  years: [2017, 2100],
  note: "Whether nothing settles on 6 November, which the peso's calendar has closed in all years, was not read.",
  bases: [closed('XBUE', 2017, BYMA_2024), closed('ARS', 2017, BROKER_2026)],
});
