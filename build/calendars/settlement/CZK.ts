import { calendar } from '../definition.js';
import { onDates } from '../vocabulary.js';

/**
 * Czech koruna: CERTIS and its forerunner, the clearing of the Czech National Bank, since the currency of its own in
 * February 1993.
 *
 * Closed on the holidays of the Czech Republic; Good Friday is one since 2016. On 31 December 1999 and 3 January 2000
 * the bank declared days without interbank clearing for the change of the year 2000.
 */

const PAYMENTS_CLOSED = 'https://gss.unicreditgroup.eu/resources/newsflashes/holiday-reminder-july-2021';
const YEAR_2000 =
  'https://www.cnb.cz/cs/cnb-news/tiskove-zpravy/' +
  'Dny-bez-mezibankovniho-zuctovani-ve-dnech-31.-prosince-1999-a-3.-ledna-2000';

export default calendar({
  id: 'CZK',
  kind: 'settlement',
  name: 'CERTIS (Czech koruna)',
  doubts: "Doubts: that banks and local payment systems are closed on a holiday is a custodian's notice.",
  doubtful: [{ years: '-2026', note: "The bank's own calendar was read for the two special days only." }],
  otherNames: 'CNB, Czech National Bank',
  countries: ['CZ'],
  timezone: 'Europe/Prague',
  years: [1993, 2100],
  weekend: [{ start: '1993-01-01', days: [6, 7] }],
  inherits: [{ calendar: 'CZ', from: 1993, source: PAYMENTS_CLOSED }],
  dates: onDates(['1999-12-31', '2000-01-03'], {
    kind: 'holiday',
    name: 'Day without interbank clearing (transition to the year 2000)',
    source: YEAR_2000,
  }),
});
