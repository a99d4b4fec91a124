import { country } from '../country.js';
import { type RuleRow, SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Nauru. Each year's days are gazetted; the rules here are those of the lists read in reports, and days on a weekend move by notice
 * (27 October 2025 for the 26th). 1 July is a holiday since 2017, 19 August and 25 September since 2020 or so.
 */

const LISTS = 'http://everything.explained.today/Public_holidays_in_Nauru';
const DEROBURT_DAY =
  'https://www.qppstudio.net/public-holidays-news/2020/nauru-clarifies-new-september-25-public-holiday-013101.htm';
const FROM = 2012;
const DOUBTFUL = { source: LISTS, lead: true, note: 'doubt: told by compilations alone.' } as const;

const RULES: readonly RuleRow[] = [
  { rule: '01-01', name: "New Year's Day", from: FROM, source: LISTS },
  { rule: '01-31', name: 'Independence Day', from: FROM, source: LISTS },
  { rule: 'easter -2', name: 'Good Friday', from: FROM, source: LISTS },
  { rule: 'easter 1', name: 'Easter Monday', from: FROM, source: LISTS },
  { rule: 'easter 2', name: 'Easter Tuesday', from: FROM, ...DOUBTFUL },
  { rule: '05-17', name: 'Constitution Day', from: FROM, source: LISTS },
  { rule: '07-01', name: 'RONPhos Handover Day', from: 2017, source: LISTS },
  { rule: '08-19', name: 'Ibumin Earoeni Day', from: 2020, ...DOUBTFUL },
  { rule: '09-25', name: 'Sir Hammer DeRoburt Day', from: 2020, source: DEROBURT_DAY },
  { rule: '10-26', name: 'Angam Day', from: FROM, source: LISTS },
  { rule: 'substitutes 10-26 if sunday then next monday', name: 'Angam Day', from: FROM, ...DOUBTFUL },
  { rule: '12-25', name: 'Christmas Day', from: FROM, source: LISTS },
  { rule: '12-26', name: 'Boxing Day', from: FROM, source: LISTS },
];

export default country({
  id: 'NR',
  name: 'Nauru',
  doubtful: [
    {
      named: ['Easter Tuesday'],
      note: 'The gazettes were not read; 8 March, Easter Tuesday and the day after Independence Day stand in some lists only.',
    },
  ],
  cities: 'Yaren',
  currencies: ['AUD'],
  timezone: 'Pacific/Nauru',
  weekend: SATURDAY_SUNDAY,
  years: { from: FROM, why: 'earlier years were not looked for' },
  rules: RULES,
});
