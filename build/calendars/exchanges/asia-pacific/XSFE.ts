import { calendar } from '../../definition.js';
import { ruleRows } from '../../many-rows.js';
import type { ListedDate, RuleRow } from '../../vocabulary.js';

/**
 * ASX 24 (until 2009 the Sydney Futures Exchange): the days on which both sessions are closed, and for the groups of
 * products the hour of the last trading days of the year, Sydney time.
 *
 * Only New Year's Day, Good Friday, Easter Monday, Christmas and Boxing Day close both sessions. On Australia Day and the
 * Sovereign's Birthday the day session alone is closed and the night session runs, so that they stay days of the market; Anzac Day stays one too. Clearing and settlement keep other days.
 */

const CALENDAR = 'https://www.asx.com.au/markets/market-resources/asx-24-trading-calendar';
const HOURS_2010 = 'https://www.asxenergy.com.au/newsroom/industry_news/asx-24---christmas-and-new-ye';
const HOURS_2022 = 'https://www.asxenergy.com.au/newsroom/industry_news/asx-24-trading-and-clearing-h';

const RULES: readonly RuleRow[] = [
  { rule: '01-01 if saturday,sunday then next monday', name: "New Year's Day", from: 2010, source: HOURS_2010 },
  { rule: 'easter -2', name: 'Good Friday', from: 2010, source: CALENDAR },
  { rule: 'easter 1', name: 'Easter Monday', from: 2010, source: CALENDAR },
  {
    rule: '12-25 if saturday then next monday if sunday then next tuesday',
    name: 'Christmas Day',
    from: 2010,
    source: HOURS_2010,
  },
  {
    rule: '12-26 if saturday then next monday if sunday then next tuesday',
    name: 'Boxing Day',
    from: 2010,
    source: HOURS_2010,
  },
];

const DATES: readonly ListedDate[] = [
  {
    date: '2010-12-24',
    kind: 'early_close',
    name: 'Last business day before Christmas',
    closes: '12:30',
    source: HOURS_2010,
  },
  {
    date: '2010-12-31',
    kind: 'early_close',
    name: 'Last business day of the year',
    closes: '12:30',
    source: HOURS_2010,
  },
];

/** What the groups of products share: the closures of the market; data since the notice of 2022. */
export const PRODUCTS = {
  kind: 'exchange',
  timezone: 'Australia/Sydney',
  years: [2022, 2100],
  weekend: [{ start: '2022-01-01', days: [6, 7] }],
  inherits: [{ calendar: 'XSFE', from: 2022, source: HOURS_2022 }],
} as const;

const CHRISTMAS = { rule: '12-24', name: 'Last business day before Christmas' };
const UNREAD = { status: 'estimated', note: 'doubt: read of 24 December 2026 alone.' } as const;

/** The two eves as most groups of products keep them; that of shares has an hour of its own. */
export const EVES: readonly RuleRow[] = ruleRows({ closes: '12:30', weekdays: [1, 2, 3, 4, 5], source: CALENDAR }, [
  { ...CHRISTMAS, ...UNREAD, from: 2022, to: 2025 },
  { ...CHRISTMAS, from: 2026, to: 2026 },
  { ...CHRISTMAS, ...UNREAD, from: 2027 },
  { ...UNREAD, rule: '12-31', name: 'Last business day of the year', from: 2022 },
]);

export default calendar({
  id: 'XSFE',
  kind: 'exchange',
  name: 'ASX 24 (Australian futures)',
  doubts:
    "Doubts: Whether the night session ran on Australia Day and the Sovereign's Birthday in each of them was not read, nor anything of 26 April 2010, 26 April 2011 and 22 September 2022. On a Friday before an eve on a weekend day sessions were normal in 2022. That the night session runs on Anzac Day too, as on Australia Day, was not read.",
  doubtful: [
    {
      years: '2010-2026',
      note: 'Read of December 2010 and January 2011, of December 2022 and of 2026; the years between follow.',
    },
    {
      kinds: ['early_close'],
      note: 'Early closes: equity products 14:30, interest rate, energy and agriculture products 12:30 on 24 December 2026; in December 2010 all trading ended at 12:30.',
    },
    { on: '12-31', note: 'The page as read ends before 31 December; that day is taken to close as the other does.' },
  ],
  otherNames: 'SFE, ASX 24, Sydney Futures Exchange',
  countries: ['AU'],
  cities: 'Sydney',
  currencies: ['AUD'],
  timezone: 'Australia/Sydney',
  years: [2010, 2100],
  weekend: [{ start: '2010-01-01', days: [6, 7] }],
  rules: RULES,
  dates: DATES,
});
