import { calendar } from '../definition.js';
import type { ListedDate } from '../vocabulary.js';

/**
 * PhilPaSS, the large-value system of the Bangko Sentral ng Pilipinas: closed on regular holidays and nationwide
 * special (non-working) days, and mostly where work of government offices in Manila is suspended. The Philippine Stock
 * Exchange closes where the clearing does, so this calendar takes over the exchange's days without those on which the exchange alone was closed.
 *
 * The data begins with 2003, the first full year of PhilPaSS (December 2002).
 */

const CARINA_2024 = 'https://mb.com.ph/2024/7/24/typhoon-carina-halts-philippine-financial-markets';
const CARINA_25 = 'https://news.newbabylon.us/?p=104068';
const GLITCH_2022 =
  'https://www.rappler.com/business/philippine-stock-exchange-trading-technical-glitch-january-4-2022/';
const QUARANTINE_2020 = 'https://mb.com.ph/2023/3/27/pse-expects-to-resume-trading-tomorrow';
const CLEARING =
  'http://gmanetwork.com/news/money/economy/625486/stormy-weather-shuts-phl-clearing-operations-financial-markets/story';

const OWN_DAYS: readonly ListedDate[] = [
  {
    date: '2020-03-17',
    kind: 'open',
    name: 'The exchange alone was closed',
    status: 'estimated',
    source: QUARANTINE_2020,
  },
  {
    date: '2020-03-18',
    kind: 'open',
    name: 'The exchange alone was closed',
    status: 'estimated',
    source: QUARANTINE_2020,
  },
  { date: '2022-01-04', kind: 'open', name: "The exchange's systems failed", source: GLITCH_2022 },
  { date: '2024-07-24', kind: 'open', name: 'Typhoon Carina: PhilPaSS operated', source: CARINA_2024 },
  { date: '2024-07-25', kind: 'holiday', name: 'Typhoon Carina: PhilPaSS suspended', source: CARINA_25 },
];

export default calendar({
  id: 'PHP',
  kind: 'settlement',
  name: 'PhilPaSS (Philippine peso)',
  doubts:
    'Doubts: on suspensions of work at short notice it was not found, day by day, whether PhilPaSS ran. On 23 October 2024 the central bank halted peso-dollar trading and its own operations while "maturities will be settled": taken as open, like 2 September 2024. On 19 January 2015, a holiday of the capital, it ran. That it ran on 17 and 18 March 2020 is inferred: the exchange closed for the safety of its people, and no suspension of clearing was told of.',
  doubtful: [
    {
      on: '2024-07-25 2020-11-12',
      note: 'On 24 July 2024 it did and on the 25th, with the exchange open, it did not; on 12 November 2020 it was covered by the suspension.',
    },
    {
      named: ['Eruption', 'Floods', 'Typhoon'],
      note: 'The system is taken as closed with the exchange; no notice of its own was found.',
    },
  ],
  otherNames: 'BSP, Bangko Sentral',
  countries: ['PH'],
  timezone: 'Asia/Manila',
  years: [2003, 2100],
  weekend: [{ start: '2003-01-01', days: [6, 7] }],
  inherits: [{ calendar: 'XPHS', from: 2003, kinds: ['holiday'], source: CLEARING }],
  dates: OWN_DAYS,
});
