import { calendar } from '../definition.js';
import type { ListedDate } from '../vocabulary.js';

/**
 * Mauritian rupee: the Mauritius Automated Clearing and Settlement System (MACSS) of the Bank of Mauritius. Central bank,
 * stock exchange, depository and banks close together on the public holidays (told for Christmas 2023 and the New Year
 * 2024), so the days are those of the exchange's calendar.
 *
 * The Bank may declare a bank holiday for a cyclone or torrential rain (section 63 of the Banking Act): 22 April 2024,
 * and from 13:00 on 10 February 2016.
 */

const CLOSED_TOGETHER =
  'https://afrasiabank.com/en/about/newsroom/communique/2023/communiqu%C3%A9-public-holidays-cut-off-times';
const RAIN_2016 = 'https://amarbheenick.blogspot.com/2016/02/bank-of-mauritius-public-notice-bank.html';
const ELECTION_2019 = 'https://www.bom.mu/media/media-releases/special-banking-hours-8-november-2019';
const RAIN_2024 = 'https://mba.mu/fr/monday-22-april-2024-declared-bank-holiday';

const DATES: readonly ListedDate[] = [
  {
    date: '2016-02-10',
    kind: 'early_close',
    name: 'Bank holiday (torrential rain)',
    closes: '13:00',
    source: RAIN_2016,
  },
  {
    date: '2019-11-08',
    kind: 'early_close',
    name: 'Day after the general election',
    closes: '13:45',
    source: ELECTION_2019,
    note: 'the source: electronic settlement to 13:45.',
  },
  {
    date: '2024-04-22',
    kind: 'holiday',
    name: 'Bank holiday (torrential rain)',
    source: RAIN_2024,
    note: 'urgent transactions remotely.',
  },
];

export default calendar({
  id: 'MUR',
  kind: 'settlement',
  name: 'MACSS (Mauritian rupee)',
  doubts:
    'Doubts: those of the exchange\'s calendar. Whether the system settled on bank holidays for the weather was not found: "urgent transactions may be processed remotely" was said in 2024. Further such days are likely; none but these was found, and the end of settlement on an early close is the one told.',
  otherNames: 'Bank of Mauritius, BOM',
  countries: ['MU'],
  timezone: 'Indian/Mauritius',
  years: [2016, 2100],
  weekend: [{ start: '2016-01-01', days: [6, 7] }],
  inherits: [{ calendar: 'XMAU', from: 2016, kinds: ['holiday'], source: CLOSED_TOGETHER }],
  dates: DATES,
});
