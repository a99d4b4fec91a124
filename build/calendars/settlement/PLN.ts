import { calendar } from '../definition.js';

/**
 * Zloty: SORBNET, SORBNET2 and SORBNET3, the real-time gross settlement systems of Narodowy Bank Polski, since March
 * 1996.
 *
 * Closed on the days off from work by Polish law; Good Friday and 31 December are business days, Christmas Eve was one
 * until 2024.
 */

const AGREEMENT = 'https://lawinsider.com/pl/contracts/aXCOkcQ8hes';

export default calendar({
  id: 'PLN',
  kind: 'settlement',
  name: 'SORBNET (zloty)',
  doubts:
    "Doubts: the bank's own list of operating days was not found; its agreement with the banks has a section on the days, of which only the title was read. That the system keeps the days of the law rests on practice.",
  otherNames: 'NBP',
  countries: ['PL'],
  timezone: 'Europe/Warsaw',
  years: [1996, 2100],
  weekend: [{ start: '1996-01-01', days: [6, 7] }],
  inherits: [{ calendar: 'PL', from: 1996, source: AGREEMENT }],
});
