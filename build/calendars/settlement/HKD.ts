import { calendar } from '../definition.js';

/**
 * Hong Kong dollar: CHATS, the real time gross settlement system of December 1996. It keeps the general holidays of
 * Hong Kong; Saturdays were (half) days of clearing and settlement until 2 September 2006. Typhoons and black
 * rainstorms close bank branches and paper clearing, not electronic settlement, so no such day is listed.
 *
 * The data begin with the calendar of Hong Kong in 1999.
 */

const FIVE_DAY_CLEARING = 'https://eaa.org.hk/en-us/Compliance/Practice-circulars/5-Day-Clearing-Week';

export default calendar({
  id: 'HKD',
  kind: 'settlement',
  name: 'CHATS (Hong Kong dollar)',
  doubts:
    'Doubts: a text of the Hong Kong Monetary Authority on the days of CHATS was not found; that it ran on through typhoons before 2024 rests on what banks say of their electronic services.',
  otherNames: 'HKMA',
  countries: ['HK'],
  timezone: 'Asia/Hong_Kong',
  years: [1999, 2100],
  weekend: [
    { start: '1999-01-01', days: [7] },
    { start: '2006-09-04', days: [6, 7] },
  ],
  inherits: [{ calendar: 'HK', from: 1999, asDeclared: true, source: FIVE_DAY_CLEARING }],
});
