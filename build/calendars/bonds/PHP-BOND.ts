import { calendar } from '../definition.js';
import type { ListedDate } from '../vocabulary.js';

/**
 * Philippine Dealing & Exchange Corp. (PDEx), the market of peso government and corporate bonds: closed on regular
 * holidays, on nationwide special (non-working) days and where the clearing of the central bank is suspended, the days
 * of the PhilPaSS calendar; on 24 July and 23 October 2024 dollar-peso trading and the monetary operations were
 * suspended although PhilPaSS ran.
 *
 * The data begins with 2006: PDEx trades since 2005.
 */

const SPECIAL_DAYS =
  'http://uat.pds.psei.ph/announcements/declaration-of-friday-09-february-2024-as-a-special-non-working-holiday';
const CARINA_2024 = 'https://mb.com.ph/2024/7/24/typhoon-carina-halts-philippine-financial-markets';

const KRISTINE_2024 = 'https://news.newbabylon.us/?p=169132';

const CARINA: ListedDate = {
  date: '2024-07-24',
  kind: 'holiday',
  name: 'Typhoon Carina',
  status: 'estimated',
  source: CARINA_2024,
  note: 'the report tells of the financial markets, not of PDEx by name',
};

const KRISTINE: ListedDate = {
  date: '2024-10-23',
  kind: 'holiday',
  name: 'Storm Kristine',
  status: 'estimated',
  source: KRISTINE_2024,
  note: 'the report tells of peso-dollar trading and the monetary operations, not of PDEx by name',
};

export default calendar({
  id: 'PHP:BOND',
  kind: 'bond',
  name: 'PDEx (Philippine peso bonds)',
  doubts: 'Doubts: those of the PhilPaSS calendar. On 2 September 2024 that halt came during the day.',
  doubtful: [
    {
      on: '2024-07-24 2024-10-23',
      note: 'That PDEx was closed on 24 July 2024 follows from a report on the financial markets as a whole, that it was on 23 October 2024 from the halt of peso-dollar trading.',
    },
  ],
  countries: ['PH'],
  timezone: 'Asia/Manila',
  years: [2006, 2100],
  weekend: [{ start: '2006-01-01', days: [6, 7] }],
  inherits: [{ calendar: 'PHP', from: 2006, source: SPECIAL_DAYS }],
  dates: [CARINA, KRISTINE],
});
