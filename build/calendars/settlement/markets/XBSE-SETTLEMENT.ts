import { bothTaken } from '../../forms/settlement.js';

/** The rulebook of the depository, approved by the supervisor and the National Bank; it tells of the cycle. */
const CSD_2014 = 'http://www.volciucionescu.com/romanian-capital-markets-align-with-eu-securities-settlement-date/';

export default bothTaken(
  {
    mic: 'XBSE',
    name: 'Bucharest Stock Exchange',
    at: 'Depozitarul Central, leu',
    timezone: 'Europe/Bucharest',
    years: [2014, 2100],
  },
  'RON',
  CSD_2014,
);
