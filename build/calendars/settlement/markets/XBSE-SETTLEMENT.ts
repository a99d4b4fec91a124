import { closed, settlement } from '../../forms/settlement.js';

/**
 * Doubts: no text was found that says on which days trades settle: the days on which both the exchange and the payment system
 * work are taken.
 */

/** The rulebook of the depository, approved by the supervisor and the National Bank; it tells of the cycle. */
const CSD_2014 = 'http://www.volciucionescu.com/romanian-capital-markets-align-with-eu-securities-settlement-date/';

export default settlement({
  mic: 'XBSE',
  name: 'Bucharest Stock Exchange',
  at: 'Depozitarul Central, leu',
  timezone: 'Europe/Bucharest',
  years: [2014, 2060],
  bases: [closed('XBSE', 2014, CSD_2014), closed('RON', 2014, CSD_2014)],
});
