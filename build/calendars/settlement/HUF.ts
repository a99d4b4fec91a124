import { calendar } from '../definition.js';

/**
 * Forint: VIBER, the real-time gross settlement system of the central bank.
 *
 * Closed on the holidays of Hungary and on the days of rest that each year's decree puts between a holiday and a
 * weekend, Christmas Eve among them in most years; both are in the country's calendar. 31 December is a business day
 * unless such a day of rest.
 */

const EASTER_2017 = 'https://gss.unicreditgroup.eu/resources/newsflashes/holiday-reminder-3';

export default calendar({
  id: 'HUF',
  kind: 'settlement',
  name: 'VIBER (forint)',
  doubts:
    'Doubts: a notice of the central bank was not found, only that a holiday is a day without banking. Whether the system works on the Saturdays worked in place of the days of rest was not settled; they are not entered as business days. Before 2000 the decrees were not found.',
  otherNames: 'MNB',
  countries: ['HU'],
  timezone: 'Europe/Budapest',
  years: [2000, 2100],
  weekend: [{ start: '2000-01-01', days: [6, 7] }],
  inherits: [{ calendar: 'HU', from: 2000, kinds: ['holiday'], asDeclared: true, source: EASTER_2017 }],
});
