import { calendar } from '../../definition.js';
import { restsSince } from '../../many-rows.js';
import type { RuleRow } from '../../vocabulary.js';

/**
 * Nasdaq Copenhagen (Copenhagen Stock Exchange, OMX): full-day closures, Copenhagen time; no half days.
 *
 * Closed on the public holidays of Denmark (the Great Prayer Day until 2023) and on the banks' closing days: 5 June,
 * 24 December, 31 December and, since 2009, the Friday after Ascension Day.
 */

const LISTS = 'https://www.nordea.com/da/om-nordea/kontakt/banklukkedage/';
const BANKERS_2006 = 'https://ryt9.com/en/hol/41578';
const NOTICE_2009 =
  'https://globenewswire.com/news-release/2009/05/20/123288/0/en/Reminder-of-coming-public-half-days-and-closed-days-' +
  'for-NASDAQ-OMX-Nordic-Copenhagen-Stockholm-Helsinki-and-Iceland-6-09.html';

/** The exchange's page of its days of 2025 to 2027, of which only accounts were read: one of October 2025 to 2027, one of 2026. */
const SCHEDULE = 'https://www.nasdaq.com/european-market-activity/trading-hours';

const NOTE_BACK = 'the bankers’ list of 2006; doubt: the years before.';

const EVES: readonly RuleRow[] = [
  {
    rule: '12-24',
    name: 'Christmas Eve',
    names: { da: 'juleaften' },
    from: 1990,
    source: BANKERS_2006,
    note: NOTE_BACK,
  },
  {
    rule: '12-31',
    name: "New Year's Eve",
    names: { da: 'nytårsaften' },
    from: 1990,
    source: BANKERS_2006,
    note: NOTE_BACK,
  },
];

const OTHER_DAYS: readonly RuleRow[] = [
  {
    rule: 'easter 40',
    name: 'Day after Ascension Day',
    names: { da: 'dagen efter Kristi himmelfartsdag' },
    from: 2009,
    source: NOTICE_2009,
    note: `not in the bankers’ list of 2006 (${BANKERS_2006}); doubt: whether 2 May 2008 was a closing day`,
  },
  {
    rule: '06-05',
    name: 'Constitution Day',
    names: { da: 'Grundlovsdag' },
    from: 1990,
    source: BANKERS_2006,
    note: NOTE_BACK,
  },
];

/** The closing days of banks and exchange that are no public holidays. */
export const DANISH_CLOSING_DAYS: readonly RuleRow[] = [...OTHER_DAYS, ...EVES];

export default calendar({
  id: 'XCSE',
  kind: 'exchange',
  name: 'Nasdaq Copenhagen',
  doubts: 'Doubts: whole lists were found from 2019 on. 2 May 2008 is thought to have been traded.',
  doubtful: [
    {
      named: ['Ascension'],
      years: '2009-2018',
      note: "That 2009 is the first year of the Friday after Ascension Day rests on the exchange's notice of that year and a list of the bankers' association of 2006 without it.",
    },
    {
      on: '06-05 12-24 12-31',
      named: ['Constitution Day', 'Christmas Eve', "New Year's Eve"],
      years: '-2005',
      note: '5 June, 24 and 31 December are carried back from the list of 2006.',
      estimated: true,
    },
  ],
  localName: 'Københavns Fondsbørs',
  otherNames: 'OMX Copenhagen',
  countries: ['DK'],
  cities: 'Copenhagen',
  currencies: ['DKK'],
  isMainExchange: true,
  timezone: 'Europe/Copenhagen',
  years: [1990, 2100],
  weekend: [{ start: '1990-01-01', days: [6, 7] }],
  inherits: [
    { calendar: 'DK', from: 1990, to: 2025, source: LISTS },
    { calendar: 'DK', from: 2026, source: SCHEDULE },
  ],
  // Of 2025 the accounts have the days from September on.
  rules: [...restsSince(2026, { source: SCHEDULE }, OTHER_DAYS), ...restsSince(2025, { source: SCHEDULE }, EVES)],
});
