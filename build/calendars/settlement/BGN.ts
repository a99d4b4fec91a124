import { calendar } from '../definition.js';

/**
 * Lev: RINGS, the real-time gross settlement system of the Bulgarian National Bank, to the end of 2025; Bulgaria has
 * the euro since 1 January 2026.
 *
 * Closed on the holidays of Bulgaria, the days off declared by the Council of Ministers among them (to 2016, and for
 * the change to the euro); open on the Saturdays worked in their place.
 */

const CLOSED_IN_2017 = 'https://gss.unicreditgroup.eu/markets/bulgaria/newsflashes/holiday-reminder-16';
const SATURDAY_2015 = 'http://gss.unicreditgroup.eu/markets/bulgaria/newsflashes/extra-working-day';

export default calendar({
  id: 'BGN',
  kind: 'settlement',
  name: 'RINGS (lev)',
  doubts: 'Doubts: The days off before 2012 were found for single days only, so the data begin there.',
  doubtful: [
    {
      kinds: ['weekend_workday'],
      note: 'A notice was read for one such Saturday (12 December 2015) and for single holidays, a list of the central bank was not found, nor its notice for 31 December 2025.',
    },
    {
      on: '2025-12-31',
      note: 'A notice was read for one such Saturday (12 December 2015) and for single holidays, a list of the central bank was not found, nor its notice for 31 December 2025.',
    },
  ],
  otherNames: 'BNB',
  countries: ['BG'],
  timezone: 'Europe/Sofia',
  years: [2012, 2025],
  weekend: [{ start: '2012-01-01', days: [6, 7] }],
  inherits: [
    { calendar: 'BG', from: 2012, kinds: ['holiday'], source: CLOSED_IN_2017 },
    { calendar: 'BG', from: 2012, kinds: ['weekend_workday'], source: SATURDAY_2015 },
  ],
});
