import { calendar } from '../definition.js';
import XCAI from '../exchanges/middle-east-africa/XCAI.js';
import { onDates } from '../vocabulary.js';

/**
 * Egyptian pound: the real-time gross settlement system of the Central Bank of Egypt, on the days of the banks, whose
 * holidays the central bank announces. The exchange closes on all of them, so the calendar takes over that of the exchange but for the exchange's own closures. Weekend on Friday and Saturday.
 */

const ANNOUNCEMENTS = 'https://egyptindependent.com/banks-to-be-off-in-egypt-for-6-days-cbe';
const BANKS_2011 = 'https://yalibnan.com/2011/02/07/egypts-bank-reopen-stock-exchange-to-reopen-sunday/';

export default calendar({
  id: 'EGP',
  kind: 'settlement',
  name: 'RTGS (Egyptian pound)',
  doubts: 'Doubts: No calendar of the system was found.',
  doubtful: [
    {
      on: '01-30 01-31 02-01 02-02 02-03',
      years: '2011',
      note: 'Banks were closed from Sunday 30 January to Thursday 3 February 2011 (they opened again on Sunday the 6th) and for some days after 13 February; only the first span was read and is entered.',
    },
  ],
  otherNames: 'CBE',
  countries: ['EG'],
  timezone: 'Africa/Cairo',
  years: XCAI.years,
  weekend: XCAI.weekend,
  inherits: [
    {
      calendar: 'XCAI',
      from: 2010,
      kinds: ['holiday'],
      except: ['Revolution: trading suspended', 'Session cancelled (telephone exchange fire)'],
      source: ANNOUNCEMENTS,
    },
  ],
  dates: onDates(['2011-01-30', '2011-01-31', '2011-02-01', '2011-02-02', '2011-02-03'], {
    kind: 'holiday',
    name: 'Revolution: banks closed',
    source: BANKS_2011,
    note: 'the source tells of the reopening on Sunday 6 February; doubt: since when.',
  }),
});
