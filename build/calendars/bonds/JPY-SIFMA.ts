import { calendar } from '../definition.js';
import { ruleRows } from '../many-rows.js';
import { NOT_FOUND, type RuleRow } from '../vocabulary.js';

/**
 * SIFMA's recommendations for the trading of US dollar bonds in Japan. Closed on the Japanese holidays, on the bank
 * holidays of 31 December and 2 and 3 January, and on the days on which the US market is closed all day; Good Friday
 * and Christmas Day among them, Good Friday even in years in which the US market only closes early.
 *
 * On days on which London alone is closed (Easter Monday, the May and August bank holidays, 26 December) trading ends
 * at 15:00. That is published for Easter Monday 2026 only.
 *
 * The data begins with 2010, the first year of which a schedule for Japan is told. Settlement is not affected.
 */

const JAPANESE_HOLIDAYS =
  'http://mondovisione.com/media-and-resources/news/' +
  'sifma-updates-2019-and-2020-fixed-income-recommendations-for-full-closes-in-japa/';
const INDEPENDENCE_DAY_2020 =
  'https://mondovisione.com/media-and-resources/news/' +
  'sifma-confirms-and-updates-2020-recommendations-for-full-and-early-holiday-close/';
const NEW_YEAR_2026 =
  'https://mondovisione.com/media-and-resources/news/' +
  'sifma-fixed-income-market-close-recommendations-in-the-us-the-uk-and-japan-20251212/';
const KING_2026 =
  'https://mondovisione.com/media-and-resources/news/' +
  'sifma-fixed-income-market-close-recommendations-in-the-us-the-uk-and-japan-202616/';
const PRESIDENTS_2015 =
  'https://www.sifma.org/newsroom/2016/sifma-market-close-recommendation-for-the-us-presidents-day-holiday/';
const EASTER_2026 = 'https://pubt.io/view/2C489A7219297D4B8D44A290947D6C90F9714B6B';
const MEMORIAL_2025 =
  'https://mondovisione.com/media-and-resources/news/' +
  'sifma-fixed-income-market-close-recommendations-in-the-us-the-uk-and-japan-for-202559/';
const LABOR_2019 =
  'http://www.mondovisione.com/media-and-resources/news/' +
  'sifma-fixed-income-market-close-recommendation-in-the-us-the-uk-and-japan-f-3/';
const COLUMBUS_2023 =
  'https://mondovisione.com/media-and-resources/news/' +
  'sifma-fixed-income-market-close-recommendations-in-the-us-the-uk-and-japan-39/';

const US_DAY = 'doubt: that Japan closes on this US holiday is drawn from the notices on the others.';
const LONDON_DAY = 'doubt: drawn from the early close on Easter Monday 2026.';

const CLOSED: readonly RuleRow[] = [
  {
    rule: '01-02',
    name: 'Bank Holiday',
    from: 2010,
    status: 'estimated',
    source: NOT_FOUND,
    note: 'doubt: not in any notice read; a day of the Japanese banks.',
  },
  {
    rule: '01-03',
    name: 'Bank Holiday',
    from: 2010,
    status: 'estimated',
    source: NOT_FOUND,
    note: 'doubt: not in any notice read; a day of the Japanese banks.',
  },
  { rule: '12-31', name: 'Bank Holiday', from: 2010, source: NEW_YEAR_2026 },
  { rule: '3rd monday in January', name: 'US Martin Luther King Day', from: 2010, source: KING_2026 },
  { rule: '3rd monday in February', name: 'US Presidents Day', from: 2010, source: PRESIDENTS_2015 },
  { rule: 'easter -2', name: 'Good Friday', from: 2010, source: EASTER_2026 },
  { rule: 'monday before 06-01', name: 'US Memorial Day', from: 2010, source: MEMORIAL_2025 },
  {
    rule: '06-19 and if saturday then previous friday if sunday then next monday',
    name: 'US Juneteenth',
    from: 2022,
    status: 'estimated',
    source: NOT_FOUND,
    note: US_DAY,
  },
  {
    rule: '07-04 and if saturday then previous friday if sunday then next monday',
    name: 'US Independence Day',
    from: 2010,
    source: INDEPENDENCE_DAY_2020,
  },
  { rule: '1st monday in September', name: 'US Labor Day', from: 2010, source: LABOR_2019 },
  { rule: '2nd monday in October', name: 'US Columbus Day', from: 2010, source: COLUMBUS_2023 },
  {
    rule: '11-11 and if sunday then next monday',
    name: 'US Veterans Day',
    from: 2010,
    status: 'estimated',
    source: NOT_FOUND,
    note: US_DAY,
  },
  {
    rule: '4th thursday in November',
    name: 'US Thanksgiving Day',
    from: 2010,
    status: 'estimated',
    source: NOT_FOUND,
    note: US_DAY,
  },
  {
    rule: '12-25 and if saturday then previous friday if sunday then next monday',
    name: 'Christmas Day',
    from: 2010,
    status: 'estimated',
    source: NOT_FOUND,
    note: US_DAY,
  },
];

const EARLY: readonly RuleRow[] = [
  { rule: 'easter 1', name: 'Easter Monday', from: 2026, closes: '15:00', source: EASTER_2026 },
  ...ruleRows(
    {
      closes: '15:00',
      from: 2010,
      weekdays: [1, 2, 3, 4, 5],
      status: 'estimated',
      source: NOT_FOUND,
      note: LONDON_DAY,
    },
    [
      { rule: 'easter 1', name: 'Easter Monday', to: 2025 },
      { rule: '1st monday in May', name: 'UK May Day' },
      { rule: 'monday before 09-01', name: 'UK Summer Bank Holiday' },
      { rule: '12-26 and if saturday,sunday then next monday', name: 'UK Boxing Day' },
    ],
  ),
];

export default calendar({
  id: 'JPY:SIFMA',
  aliases: ['JPY:BOND'],
  kind: 'bond',
  name: 'SIFMA Japan (US dollar bonds)',
  doubts:
    'Doubts: no whole list of a year was found; the rules are drawn from single notices of 2015, 2019, 2020, 2023, 2025 and 2026.',
  doubtful: [
    {
      on: '01-02 01-03',
      note: "Whether 2 and 3 January are in SIFMA's list, the early closes on London's holidays before 2026 (a compilation has Easter Monday, the August holiday and 26 December closed all day), and whether Japan was to close on the US days of mourning (5 December 2018) and storm (30 October 2012), which are not entered.",
    },
  ],
  countries: ['JP'],
  currencies: ['USD'],
  timezone: 'Asia/Tokyo',
  years: [2010, 2100],
  weekend: [{ start: '2010-01-01', days: [6, 7] }],
  inherits: [{ calendar: 'JP', from: 2010, asDeclared: true, source: JAPANESE_HOLIDAYS }],
  rules: [...CLOSED, ...EARLY],
});
