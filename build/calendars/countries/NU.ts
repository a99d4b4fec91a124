import { country } from '../country.js';
import { type RuleRow, SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Niue. The days of the Public Holidays Ordinance 1961 and its amendments as reports give them.
 * "If any public holiday dates fall on a weekend, the next Monday is observed" (a guide of the island).
 */

const GUIDE = 'https://niuepocketguide.com/public-holidays-in-niue-other-important-dates/';
const LIST = 'https://anydayguide.com/calendar/country/NU';
const MOVES = 'and if saturday,sunday then next monday';
const FROM = 2012;

const RULES: readonly RuleRow[] = [
  { rule: '01-01', name: "New Year's Day", from: FROM, source: GUIDE },
  {
    rule: 'substitutes 01-01 if saturday then next monday if sunday then next tuesday',
    name: "New Year's Day",
    from: FROM,
    source: GUIDE,
  },
  {
    rule: '01-02 and if saturday then next monday if sunday then next tuesday',
    name: 'Takai Commission Holiday',
    from: FROM,
    source: GUIDE,
  },
  { rule: `02-06 ${MOVES}`, name: 'Waitangi Day', from: FROM, source: GUIDE },
  { rule: 'easter -2', name: 'Good Friday', from: FROM, source: LIST },
  { rule: 'easter 1', name: 'Easter Monday', from: FROM, source: LIST },
  { rule: `04-25 ${MOVES}`, name: 'Anzac Day', from: FROM, source: LIST },
  { rule: '1st monday in June', name: "Sovereign's Birthday", from: FROM, source: LIST },
  { rule: `10-19 ${MOVES}`, name: 'Constitution Day', from: FROM, source: LIST },
  {
    rule: '10-20',
    name: 'Constitution Day Holiday',
    from: FROM,
    source: 'https://culturalcalendar.nz/niue%20constitution%20day',
    status: 'estimated',
    note: 'doubt: which of the days after the 19th are kept differs from list to list.',
  },
  { rule: '4th monday in October', name: 'Peniamina Gospel Day', from: FROM, source: LIST },
  { rule: '12-25', name: 'Christmas Day', from: FROM, source: LIST },
  {
    rule: 'substitutes 12-25 if saturday then next monday if sunday then next tuesday',
    name: 'Christmas Day',
    from: FROM,
    source: GUIDE,
  },
  {
    rule: '12-26 and if saturday then next monday if sunday then next tuesday',
    name: 'Boxing Day',
    from: FROM,
    source: LIST,
  },
];

export default country({
  id: 'NU',
  name: 'Niue',
  doubts: 'Doubts: the Ordinance itself was not read.',
  doubtful: [
    {
      on: '10-19 10-20 04-25 02-06',
      note: 'How the days of October (19 and 20, and the Monday of Peniamina) lie when one is on a weekend; 25 April and 6 February.',
    },
    {
      named: ['Peniamina'],
      note: 'How the days of October (19 and 20, and the Monday of Peniamina) lie when one is on a weekend; 25 April and 6 February.',
    },
  ],
  cities: 'Alofi',
  currencies: ['NZD'],
  timezone: 'Pacific/Niue',
  weekend: SATURDAY_SUNDAY,
  years: { from: FROM, why: 'earlier years were not looked for' },
  rules: RULES,
});
