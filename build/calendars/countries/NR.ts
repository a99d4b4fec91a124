import { country } from '../country.js';
import { rulesNamed } from '../many-rows.js';
import { type RuleRow, SATURDAY_SUNDAY, year } from '../vocabulary.js';

/**
 * Nauru. Ten days by section 81 of the Public Service Act 2016, which passes a day on a weekend to the Monday, and a second one
 * beside it to the Tuesday; others are declared in each year's gazette (read of 2023, 2024 and 2026 in an account). 1 July is a
 * holiday since 2017, 19 August and 25 September since 2020 or so.
 */

const LISTS = 'http://everything.explained.today/Public_holidays_in_Nauru';
/** Section 81 of the Act and the gazettes of 2023, 2024 and 2026, as an account gives them. */
const ACT =
  'https://github.com/kitsuyui/hyper-calendar/blob/217caa51ff6be2d2ec773918f37746b5f7a9d992/crates/hc-holiday/src/countries/oceania.rs';
const DEROBURT_DAY =
  'https://www.qppstudio.net/public-holidays-news/2020/nauru-clarifies-new-september-25-public-holiday-013101.htm';
const FROM = 2012;
const GAZETTED = { from: 2023, exceptYears: [2025], to: 2026, source: ACT } as const;
/** Years in which the gazette that declares the days of the year was not read. */
const UNREAD = { source: LISTS, lead: true, note: 'doubt: told by compilations alone.' } as const;
const MOVES = 'if saturday,sunday then next monday';
/** Of two days beside each other the second one, and a Christmas Day on a Sunday. */
const SECOND_MOVES = 'if saturday then next monday if sunday then next tuesday';

/** Days of the Act, and of the lists before it. */
const STANDING = {
  '01-01': "New Year's Day",
  '01-31': 'Independence Day',
  'easter -2': 'Good Friday',
  'easter 1': 'Easter Monday',
  '05-17': 'Constitution Day',
  '10-26': 'Angam Day',
  '12-25': 'Christmas Day',
  '12-26': 'Boxing Day',
} as const;

const RULES: readonly RuleRow[] = [
  ...rulesNamed({ from: FROM, to: 2016, source: LISTS }, STANDING),
  { rule: 'easter 2', name: 'Easter Tuesday', from: FROM, to: 2016, ...UNREAD },
  ...rulesNamed(
    { from: 2017, source: ACT },
    {
      ...STANDING,
      '02-01': 'Day following Independence Day',
      'easter 2': 'Easter Tuesday',
      [`substitutes 01-01 ${MOVES}`]: "New Year's Day",
      [`substitutes 01-31 ${MOVES}`]: 'Independence Day',
      [`substitutes 02-01 ${SECOND_MOVES}`]: 'Day following Independence Day',
      [`substitutes 05-17 ${MOVES}`]: 'Constitution Day',
      [`substitutes 10-26 ${MOVES}`]: 'Angam Day',
      [`substitutes 12-25 ${SECOND_MOVES}`]: 'Christmas Day',
      [`substitutes 12-26 ${SECOND_MOVES}`]: 'Boxing Day',
    },
  ),
  { rule: `03-08 and ${MOVES}`, name: "International Women's Day", ...GAZETTED },
  { rule: `07-01 and ${MOVES}`, name: 'RONPhos Handover Day', ...GAZETTED },
  { rule: `08-19 and ${MOVES}`, name: 'Ibumin Earoeni Day', ...GAZETTED },
  { rule: '03-08', name: "International Women's Day", from: 2025, exceptYears: [2026], ...UNREAD },
  { rule: '07-01', name: 'RONPhos Handover Day', from: 2017, exceptYears: [2023, 2024, 2026], ...UNREAD },
  { rule: '08-19', name: 'Ibumin Earoeni Day', from: 2020, exceptYears: [2023, 2024, 2026], ...UNREAD },
  { rule: '09-25', name: 'Sir Hammer DeRoburt Day', from: 2020, source: DEROBURT_DAY },
];

export default country({
  id: 'NR',
  name: 'Nauru',
  doubts: 'Doubts: the Act and the gazettes were read in an account of them; the gazette of 2025 was not.',
  cities: 'Yaren',
  currencies: ['AUD'],
  timezone: 'Pacific/Nauru',
  weekend: SATURDAY_SUNDAY,
  years: { from: FROM, why: 'earlier years were not looked for' },
  rules: RULES,
  dates: year(2026, ACT, {
    '06-26': 'Eigigu Day',
    '06-29': 'Remembrance Day',
    '07-25': 'International Day for Judicial Well-Being',
    '07-27': { name: 'International Day for Judicial Well-Being', observed: true },
  }),
});
