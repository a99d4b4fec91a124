import { calendar } from '../definition.js';

/**
 * Leu: ReGIS, the real-time gross settlement system of the National Bank of Romania, since April 2005.
 *
 * Closed on the legal holidays of Romania.
 */

const PAYMENTS_CLOSED =
  'https://gss.unicreditgroup.eu/resources/newsflashes/upcoming-holidays-central-and-eastern-europe-june-2024';

export default calendar({
  id: 'RON',
  kind: 'settlement',
  name: 'ReGIS (leu)',
  doubts:
    "Doubts: a notice of the central bank was not found; a custodian's notice says that stock exchange, depository and payments are closed on a holiday. The days off that the government gives to public servants are taken as business days.",
  otherNames: 'BNR',
  countries: ['RO'],
  timezone: 'Europe/Bucharest',
  years: [2005, 2100],
  weekend: [{ start: '2005-01-01', days: [6, 7] }],
  inherits: [{ calendar: 'RO', from: 2005, source: PAYMENTS_CLOSED }],
});
