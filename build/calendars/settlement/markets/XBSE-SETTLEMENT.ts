import { BOTH_TAKEN, closed, settlement } from '../../forms/settlement.js';

/** The rulebook of the depository, approved by the supervisor and the National Bank; it tells of the cycle. */
const CSD_2014 = 'http://www.volciucionescu.com/romanian-capital-markets-align-with-eu-securities-settlement-date/';

export default settlement({
  mic: 'XBSE',
  name: 'Bucharest Stock Exchange',
  at: 'Depozitarul Central, leu',
  timezone: 'Europe/Bucharest',
  years: [2014, 2100],
  note: BOTH_TAKEN,
  bases: [closed('XBSE', 2014, CSD_2014), closed('RON', 2014, CSD_2014)],
});
