import { country } from '../country.js';
import { type RuleRow, SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Tuvalu. The days of the Public Holidays Act as reports give them; days on a Sunday pass to the
 * Monday. Each island has a day of its own besides (Funafuti 23 April and 21 October), which are not in.
 */

const TOLD = 'https://en.wikipedia.org/wiki/Public_holidays_in_Tuvalu?oldid=398616346';
const MOVED = 'https://www.oorth.com/calendar/tuvalu/';
const FROM = 2012;

const RULES: readonly RuleRow[] = [
  { rule: '01-01 and if sunday then next monday', name: "New Year's Day", from: FROM, source: MOVED },
  { rule: '2nd monday in March', name: 'Commonwealth Day', from: FROM, source: TOLD },
  { rule: 'easter -2', name: 'Good Friday', from: FROM, source: TOLD },
  { rule: 'easter 1', name: 'Easter Monday', from: FROM, source: TOLD },
  {
    rule: 'monday after 2nd sunday in May',
    name: 'Gospel Day',
    names: { tvl: 'Te Aso o te Tala Lei' },
    from: FROM,
    source: TOLD,
  },
  { rule: '2nd saturday in June', name: "Sovereign's Birthday", from: FROM, status: 'estimated', source: TOLD },
  {
    rule: '1st monday in August',
    name: "National Children's Day",
    names: { tvl: 'Aso Tamaliki' },
    from: FROM,
    source: TOLD,
  },
  { rule: '10-01', name: 'Tuvalu Day', from: FROM, source: TOLD },
  { rule: '10-02', name: 'Tuvalu Day Holiday', from: FROM, source: TOLD },
  {
    rule: 'substitutes 10-01 if sunday then next tuesday',
    name: 'Tuvalu Day',
    from: FROM,
    source: MOVED,
    lead: true,
    note: 'doubt: told by a compilation for 2023.',
  },
  { rule: '2nd monday in November', name: "Heir to the Throne's Birthday", from: FROM, source: TOLD },
  { rule: '12-25', name: 'Christmas Day', from: FROM, source: TOLD },
  { rule: '12-26', name: 'Boxing Day', from: FROM, source: TOLD },
];

export default country({
  id: 'TV',
  name: 'Tuvalu',
  doubts: 'Doubts: the Act itself was not read.',
  doubtful: [
    {
      named: ['Birthday'],
      note: "The Sovereign's birthday can be appointed otherwise; whether Holy Saturday is a holiday.",
    },
  ],
  cities: 'Funafuti',
  currencies: ['AUD'],
  timezone: 'Pacific/Funafuti',
  weekend: SATURDAY_SUNDAY,
  years: { from: FROM, why: 'earlier years were not looked for' },
  rules: RULES,
});
