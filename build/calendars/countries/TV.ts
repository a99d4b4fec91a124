import { country } from '../country.js';
import { type RuleRow, SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Tuvalu. The days of the Public Holidays Act (chapter 4.50) in the edition of 2022, as an account gives them: a day on a Saturday
 * or Sunday gives the Monday, and a second day beside it the Tuesday. Commonwealth Day and the Heir's birthday are no longer in
 * the schedule, which was changed in 2018 and 2020. The Monday after White Sunday is in it, but not which Sunday that is: left
 * out. Each island has a day of its own besides (Funafuti 23 April and 21 October), which are not in.
 */

const TOLD = 'https://en.wikipedia.org/wiki/Public_holidays_in_Tuvalu?oldid=398616346';
/** The Act and its schedule in the edition of 2022, as an account gives them. */
const ACT =
  'https://github.com/kitsuyui/hyper-calendar/blob/217caa51ff6be2d2ec773918f37746b5f7a9d992/crates/hc-holiday/src/countries/oceania.rs';
const FROM = 2012;

const RULES: readonly RuleRow[] = [
  { rule: '01-01 and if saturday,sunday then next monday', name: "New Year's Day", from: FROM, source: ACT },
  { rule: '2nd monday in March', name: 'Commonwealth Day', from: FROM, to: 2020, source: TOLD },
  { rule: 'easter -2', name: 'Good Friday', from: FROM, source: ACT },
  { rule: 'easter 1', name: 'Easter Monday', from: FROM, source: ACT },
  {
    rule: 'monday after 2nd sunday in May',
    name: 'Gospel Day',
    names: { tvl: 'Te Aso o te Tala Lei' },
    from: FROM,
    source: ACT,
  },
  { rule: '2nd saturday in June', name: "Sovereign's Birthday", from: FROM, source: ACT },
  {
    rule: 'monday after 2nd saturday in June',
    name: "Sovereign's Birthday",
    from: FROM,
    source: ACT,
    note: 'A holiday on a Saturday gives the Monday (section 2).',
  },
  {
    rule: '1st monday in August',
    name: "National Children's Day",
    names: { tvl: 'Aso Tamaliki' },
    from: FROM,
    to: 2020,
    source: TOLD,
  },
  { rule: '1st monday in August', name: 'National Youth Day', from: 2021, source: ACT },
  { rule: '10-01', name: 'Tuvalu Day', from: FROM, source: ACT },
  { rule: '10-02', name: 'Tuvalu Day Holiday', from: FROM, source: ACT },
  {
    rule: 'substitutes 10-01 if saturday then next monday if sunday then next tuesday',
    name: 'Tuvalu Day',
    from: FROM,
    source: ACT,
  },
  {
    rule: 'substitutes 10-02 if saturday then next monday if sunday then next tuesday',
    name: 'Tuvalu Day Holiday',
    from: FROM,
    source: ACT,
  },
  { rule: '2nd monday in November', name: "Heir to the Throne's Birthday", from: FROM, to: 2020, source: TOLD },
  { rule: '12-25', name: 'Christmas Day', from: FROM, source: ACT },
  { rule: '12-26', name: 'Boxing Day', from: FROM, source: ACT },
  {
    rule: 'substitutes 12-25 if saturday then next monday if sunday then next tuesday',
    name: 'Christmas Day',
    from: FROM,
    source: ACT,
  },
  {
    rule: 'substitutes 12-26 if saturday then next monday if sunday then next tuesday',
    name: 'Boxing Day',
    from: FROM,
    source: ACT,
  },
];

export default country({
  id: 'TV',
  name: 'Tuvalu',
  doubts: 'Doubts: the Act was read in an account of it; the minister can move days by notice.',
  doubtful: [
    {
      named: ['Birthday'],
      note: "The Sovereign's birthday can be appointed otherwise.",
    },
  ],
  cities: 'Funafuti',
  currencies: ['AUD'],
  timezone: 'Pacific/Funafuti',
  weekend: SATURDAY_SUNDAY,
  years: { from: FROM, why: 'earlier years were not looked for' },
  rules: RULES,
});
