import { country } from '../country.js';
import { type RuleRow, SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Kiribati. The Public Holidays Ordinance (chapter 81) has a schedule that the minister changes by notice, and he varies the days
 * each year: all but New Year, Good Friday, Easter Monday and Christmas are estimated (National Health Day of 2018 was kept on 9
 * April, a Monday; the days of July lie around the 12th).
 */

const SCHEDULE_TOLD =
  'https://www.qppstudio.net/public-holidays-news/2021/kiribati-2021-public-holidays-announced-013491.htm';
const LIST = 'https://pinocchiopedia.com/wiki/Gospel_Day';
const VARIED = { source: LIST, lead: true, note: 'the minister fixes the day each year.' } as const;
const FROM = 2012;

const RULES: readonly RuleRow[] = [
  { rule: '01-01', name: "New Year's Day", from: FROM, source: SCHEDULE_TOLD },
  { rule: '03-08', name: "International Women's Day", from: FROM, ...VARIED },
  { rule: 'easter -2', name: 'Good Friday', from: FROM, source: LIST },
  { rule: 'easter 1', name: 'Easter Monday', from: FROM, source: LIST },
  { rule: '04-07 if saturday,sunday then next monday', name: 'National Health Day', from: FROM, ...VARIED },
  { rule: '05-01', name: 'Labour Day', from: FROM, ...VARIED },
  { rule: '07-10', name: 'Gospel Day', from: FROM, ...VARIED },
  { rule: '07-11', name: 'National Culture and Senior Citizens Day', from: FROM, ...VARIED },
  { rule: '07-12', name: 'Independence Day', from: FROM, ...VARIED },
  { rule: '1st friday in August', name: 'Youth Day', from: FROM, ...VARIED },
  { rule: '10-05', name: 'Education Day', from: FROM, ...VARIED },
  { rule: '12-10', name: 'Human Rights and Peace Day', from: FROM, ...VARIED },
  { rule: '12-25', name: 'Christmas Day', from: FROM, source: SCHEDULE_TOLD },
  { rule: '12-26', name: 'Boxing Day', from: FROM, ...VARIED },
];

export default country({
  id: 'KI',
  name: 'Kiribati',
  doubts: 'Doubts: no list of a year was read.',
  doubtful: [
    {
      on: '07-09 07-10 07-11 07-12 07-13',
      note: 'By the Act of 2005 (told in the news of 2021) the days of July are four, with days in lieu: the week before 12 July in 2008, by a compilation of that year. Which days it was in others is not known: those given are estimated, and one more is missing.',
    },
    { named: ['Human Rights'], note: 'Human Rights Day has been kept on a Monday or a Thursday near the 10th.' },
  ],
  cities: 'South Tarawa',
  currencies: ['AUD'],
  timezone: 'Pacific/Tarawa',
  weekend: SATURDAY_SUNDAY,
  years: { from: FROM, why: 'earlier years were not looked for' },
  rules: RULES,
});
