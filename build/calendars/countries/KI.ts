import { country } from '../country.js';
import { type RuleRow, SATURDAY_SUNDAY, year } from '../vocabulary.js';

/**
 * Kiribati. The Public Holidays Ordinance (chapter 81) has a schedule that the minister changes by notice, and he varies the days
 * each year: the orders of 2025 and 2026 were read in an account; in other years all but New Year, Good Friday, Easter Monday and
 * Christmas are estimated (National Health Day of 2018 was kept on 9 April, a Monday; the days of July lie around the 12th).
 */

const SCHEDULE_TOLD =
  'https://www.qppstudio.net/public-holidays-news/2021/kiribati-2021-public-holidays-announced-013491.htm';
/** The Ordinance and the orders that declare the days of 2025 (revised) and 2026, as an account gives them. */
const ORDERS =
  'https://github.com/kitsuyui/hyper-calendar/blob/217caa51ff6be2d2ec773918f37746b5f7a9d992/crates/hc-holiday/src/countries/oceania.rs';
const LIST = 'https://pinocchiopedia.com/wiki/Gospel_Day';
/** Days of the other years: the order was not read. */
const VARIED = {
  exceptYears: [2025, 2026],
  source: LIST,
  lead: true,
  note: 'the minister fixes the day each year.',
} as const;
const FROM = 2012;

const RULES: readonly RuleRow[] = [
  { rule: '01-01', name: "New Year's Day", from: FROM, source: SCHEDULE_TOLD },
  { rule: '03-08', name: "International Women's Day", from: FROM, ...VARIED },
  { rule: 'easter -2', name: 'Good Friday', from: FROM, source: ORDERS },
  { rule: 'easter 1', name: 'Easter Monday', from: FROM, source: ORDERS },
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
  doubts: 'Doubts: the orders of years before 2025 were not read.',
  doubtful: [
    {
      on: '07-09 07-10 07-11 07-12 07-13',
      years: '-2024 2027-',
      note: 'By the Act of 2005 (told in the news of 2021) the days of July are four, with days in lieu: the week before 12 July in 2008, by a compilation of that year. Which days it was in others is not known: those given are estimated, and one more is missing.',
    },
    {
      named: ['Human Rights'],
      years: '-2024 2027-',
      note: 'Human Rights Day has been kept on a Monday or a Thursday near the 10th.',
    },
  ],
  cities: 'South Tarawa',
  currencies: ['AUD'],
  timezone: 'Pacific/Tarawa',
  weekend: SATURDAY_SUNDAY,
  years: { from: FROM, why: 'earlier years were not looked for' },
  rules: RULES,
  dates: [
    ...year(2025, ORDERS, {
      '03-07': "International Women's Day",
      '04-07': 'National Health Day',
      '04-25': 'Special Day in honour of Pope Francis',
      '05-02': 'Labour Day',
      '06-23': 'National Police Day',
      '07-11': 'Gospel Day',
      '07-12': 'Independence Day',
      '07-14': { name: 'Independence Day', observed: true },
      '07-15': 'National Culture and Senior Citizens Day',
      '07-16': 'Kiribati Special Day',
      '08-01': 'Youth Day',
      '10-06': 'Education Day',
      '12-12': 'Human Rights and Peace Day',
      '12-26': 'Boxing Day',
      '12-29': 'Kiribati Holiday',
      '12-30': 'Kiribati Holiday',
      '12-31': 'Kiribati Holiday',
    }),
    ...year(2026, ORDERS, {
      '01-02': 'Kiribati Holiday',
      '03-09': "International Women's Day",
      '04-07': 'National Health Day',
      '05-01': 'Labour Day',
      '06-22': 'National Police Day',
      '07-10': 'Gospel Day',
      '07-13': { name: 'Independence Day', observed: true },
      '07-14': 'National Culture and Senior Citizens Day',
      '07-15': 'Kiribati Special Day',
      '08-03': 'Youth Day',
      '10-05': 'Education Day',
      '12-11': 'Human Rights and Peace Day',
      '12-28': { name: 'Boxing Day', observed: true },
      '12-29': 'Kiribati Holiday',
      '12-30': 'Kiribati Holiday',
      '12-31': 'Kiribati Holiday',
    }),
  ],
});
