import { country } from '../country.js';
import { onRules } from '../many-rows.js';
import { holidays, type RuleRow, SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Laos: the official holidays of the decree of December 2017. Holidays on a weekend are made up by the notice of the Prime
 * Minister's Office, on the next working days as a rule (2024: 17 and 18 April for the 13th and 14th, announced in January for
 * the whole year), on the day before in 2016 and 2022. Women's Day is a holiday for all, the day of the Women's Union (20
 * July) one for women only: not in.
 */

const DECREE_2017 = 'https://laotiantimes.com/2017/12/20/decree-outlines-official-holidays-2018/';
const NOTICE_2022 =
  'https://jclao.com/longer-lao-new-year-holiday-announced-state-offices-banned-from-celebrating/?fbclid=IwAR2A2adbFJ0phWTyiQQcElgLSjodUSnWw4RY5a95EYjTXC55_yXNgLcF5j4';
const NOTICE_2023 = 'https://publicholidaynews.com/20230324-lao-announces-public-holiday-dates-for-lao-new-year';
const NOTICE_2024 = 'https://jclao.com/govt-announces-public-holidays-for-2024/';
const LIST_2025 = 'https://www.jetro.go.jp/world/asia/la/holiday.html';
const NOTICE_2019 = 'https://laovoices.com/govt-announces-lao-new-year-holiday/';
const NEW_YEAR = 'Lao New Year (Pi Mai Lao)';

const FIXED: readonly RuleRow[] = [
  { rule: '01-01', name: "New Year's Day", from: 2018, source: DECREE_2017 },
  {
    rule: 'substitutes 01-01 if saturday,sunday then next monday',
    name: "New Year's Day",
    from: 2024,
    status: 'estimated',
    source: NOTICE_2024,
    note: 'Announced year by year.',
  },
  { rule: '03-08', name: "International Women's Day", from: 2018, source: DECREE_2017 },
  {
    rule: 'substitutes 03-08 if saturday,sunday then next monday',
    name: "International Women's Day",
    from: 2024,
    status: 'estimated',
    source: NOTICE_2024,
    note: 'Announced year by year.',
  },
  { rule: '05-01', name: 'International Labour Day', from: 2018, source: DECREE_2017 },
  {
    rule: 'substitutes 05-01 if saturday,sunday then next monday',
    name: 'International Labour Day',
    from: 2024,
    status: 'estimated',
    source: NOTICE_2024,
    note: 'Announced year by year.',
  },
  { rule: '12-02', name: 'National Day', from: 2018, source: DECREE_2017 },
  {
    rule: 'substitutes 12-02 if saturday,sunday then next monday',
    name: 'National Day',
    from: 2024,
    status: 'estimated',
    source: NOTICE_2024,
    note: 'Announced year by year.',
  },
];

/** Three days, the 14th to the 16th; those on a weekend are given on the working days that follow. */
const NEW_YEAR_RULES: readonly RuleRow[] = [
  ...onRules(['04-14', '04-15', '04-16'], {
    name: NEW_YEAR,
    from: 2018,
    exceptYears: [2024],
    source: DECREE_2017,
    basis: 'rule',
    note: 'The decree as told there has "several days in April", yet to be fixed.',
  }),
  ...onRules(
    [
      'substitutes 04-14 if saturday then next tuesday if sunday then next wednesday',
      'substitutes 04-15 if saturday then next monday if sunday then next tuesday',
      'substitutes 04-16 if saturday then next monday if sunday then next monday',
    ],
    { name: NEW_YEAR, from: 2025, status: 'estimated', source: NOTICE_2023, note: 'Announced year by year.' },
  ),
];

export default country({
  id: 'LA',
  name: 'Laos',
  doubtful: [
    {
      years: '2017-2021',
      note: 'The notices of 2017 to 2021 were not read; days in lieu of those years and of fixed days before 2024 are missing.',
    },
    { years: '2025-', note: "From 2025 on a fixed day's Monday and New Year's three days with theirs are estimated." },
  ],
  localName: 'ລາວ',
  otherNames: 'Lao PDR',
  cities: 'Vientiane',
  currencies: ['LAK'],
  timezone: 'Asia/Vientiane',
  weekend: SATURDAY_SUNDAY,
  years: { from: 2018, why: 'the decree of December 2017; earlier ones were not read' },
  rules: [FIXED, NEW_YEAR_RULES],
  dates: [
    holidays(NEW_YEAR, NOTICE_2019, '2019-04-17', { observed: true }),
    holidays(NEW_YEAR, NOTICE_2022, '2022-04-13', { observed: true }),
    holidays(NEW_YEAR, NOTICE_2023, '2023-04-17 2023-04-18', { observed: true }),
    holidays(NEW_YEAR, NOTICE_2024, '2024-04-13 2024-04-14 2024-04-15 2024-04-16'),
    holidays(NEW_YEAR, NOTICE_2024, '2024-04-17 2024-04-18', { observed: true }),
    holidays("International Women's Day", LIST_2025, '2025-03-10', { observed: true }),
  ],
});
