import { calendar } from '../definition.js';

/**
 * Kazakhstan tenge: the Interbank System of Money Transfers of the National Bank of Kazakhstan, taken to keep the
 * public holidays, the days of rest moved by the Government, and to work on the weekend days worked in exchange.
 *
 * The data begin with 2010, as those of the exchanges.
 */

const MOVED_REST_DAYS = 'https://ortcom.kz/ru/novosti/1665217461';

export default calendar({
  id: 'KZT',
  kind: 'settlement',
  name: 'Interbank System of Money Transfers (Kazakhstan tenge)',
  doubts:
    'Doubts: no text of the National Bank on the days of the system was found. That it works on the moved weekend days is taken from those days being working days of banks. On 6 January 2022 (state of emergency) all banks were suspended; whether the system itself stood still was not found, and it is not entered.',
  countries: ['KZ'],
  timezone: 'Asia/Almaty',
  years: [2010, 2100],
  weekend: [{ start: '2010-01-01', days: [6, 7] }],
  inherits: [{ calendar: 'KZ', from: 2010, source: MOVED_REST_DAYS }],
});
