import { calendar } from '../definition.js';

/**
 * Serbian dinar: the real-time gross settlement system of the National Bank of Serbia.
 *
 * Closed on the public holidays of Serbia and from Orthodox Good Friday to Easter Monday: "stock exchange, depository,
 * banks and payment system are closed" (a custodian's notice of 2024). The holidays of 16 February and 11 November
 * exist since 2012; the data begin there.
 */

const PAYMENTS_CLOSED =
  'https://gss.unicreditgroup.eu/resources/newsflashes/upcoming-holidays-central-and-eastern-europe-february-2024';

export default calendar({
  id: 'RSD',
  kind: 'settlement',
  name: 'NBS RTGS (Serbian dinar)',
  doubts: 'Doubts: a calendar of the central bank itself was not found.',
  otherNames: 'NBS',
  countries: ['RS'],
  timezone: 'Europe/Belgrade',
  years: [2012, 2100],
  weekend: [{ start: '2012-01-01', days: [6, 7] }],
  inherits: [{ calendar: 'RS', from: 2012, asDeclared: true, source: PAYMENTS_CLOSED }],
});
