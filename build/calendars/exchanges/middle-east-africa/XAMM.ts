import { ADHA, ADHA_NAME, closed, FITR, FITR_NAME, feastDays, span } from '../../countries/shared/arab-feasts.js';
import { calendar } from '../../definition.js';
import { type ListedDate, type RuleRow, unsourced } from '../../vocabulary.js';
import { feastRules, islamicRules, since } from './shared/arab-feasts.js';

/**
 * Amman Stock Exchange, Amman time: full-day closures; weekend on Friday and Saturday, no early closes known. The data
 * begin with 2010.
 *
 * The exchange's own lists (2018, and the plan for 2019) have 1 January, 1 May, 25 May, 25 December, the Islamic New
 * Year, the Birthday of the Prophet and the Eids; both Eids are taken as the day before the feast and its first four
 * days. Trading was suspended in the pandemic from Tuesday 17 March 2020 to Thursday 7 May 2020.
 *
 * Doubts: the Islamic days of all years but 2018 one by one; closures for snow, of which none was looked for; 9 June
 * 2019, in the plan only; the days of parliamentary elections, holidays as told.
 */

const LIST_2018 = 'https://www.ase.com.jo/en/Corporate-Profile/About-Us/Official-Holiday';
const SETTLEMENT_2024 = 'https://sdc.com.jo/en/memos/17923';
const SUSPENDED_2020 = 'https://en.arabskynews.com/business/5955/';

const BY_SIGHTING = 'doubt: by the tabular calendar.';

const RULES: readonly RuleRow[] = [
  { rule: '01-01', name: "New Year's Day", from: 2010, source: LIST_2018 },
  { rule: '05-01', name: 'Labour Day', from: 2010, source: LIST_2018, note: 'kept on 2 May in the plan for 2019.' },
  { rule: '05-25', name: 'Independence Day', from: 2010, source: LIST_2018 },
  { rule: '12-25', name: 'Christmas Day', from: 2010, source: LIST_2018 },
  ...islamicRules(
    [
      ['1 Muharram', 'Islamic New Year'],
      ['12 Rabi al-awwal', "Prophet's Birthday (Mawlid)"],
    ],
    2010,
    LIST_2018,
    BY_SIGHTING,
  ),
  ...feastRules([-1, 3], [-1, 3], LIST_2018),
];

/** Eid al-Fitr began a day later than in the countries around in 2019 and 2025. */
const LATER: Readonly<Record<string, string>> = { '2019-06-04': '2019-06-05', '2025-03-30': '2025-03-31' };
const FITR_JORDAN = since(2010, FITR).map((day) => LATER[day] ?? day);

const SUSPENSION: readonly ListedDate[] = closed(
  'Suspension of trading (pandemic)',
  SUSPENDED_2020,
  span('2020-03-17', '2020-05-09'),
  'resumed on Sunday 10 May 2020: https://www.al-monitor.com/originals/2020/05/jordan-reopens-stock-market.html',
);

const DATES: readonly ListedDate[] = [
  ...feastDays(FITR_JORDAN, FITR_NAME, -1, 3, [2018]),
  ...feastDays(since(2010, ADHA), ADHA_NAME, -1, 3, [2018, 2024]),
  ...closed('New Year', LIST_2018, ['2018-01-01']),
  ...closed(FITR_NAME, LIST_2018, ['2018-06-14', '2018-06-17', '2018-06-18']),
  ...closed(ADHA_NAME, LIST_2018, ['2018-08-20', '2018-08-21', '2018-08-22', '2018-08-23']),
  ...closed('Islamic New Year', LIST_2018, ['2018-09-11']),
  ...closed("Prophet's Birthday (Mawlid)", LIST_2018, ['2018-11-20']),
  ...closed('Labour Day', LIST_2018, ['2019-05-02'], 'the plan for 2019.'),
  { date: '2019-05-01', kind: 'open', name: 'Labour Day: kept on 2 May', source: LIST_2018 },
  ...unsourced(
    'Parliamentary election',
    ['2010-11-09', '2013-01-23', '2016-09-20', '2020-11-10', '2024-09-10'],
    'doubt: a holiday for the voting, as told; no text was read.',
  ),
  ...closed(
    ADHA_NAME,
    SETTLEMENT_2024,
    ['2024-06-16', '2024-06-17', '2024-06-18', '2024-06-19', '2024-06-20'],
    'the memo of the Securities Depository Center.',
  ),
];

export default calendar({
  id: 'XAMM',
  kind: 'exchange',
  name: 'Amman Stock Exchange',
  timezone: 'Asia/Amman',
  years: [2010, 2060],
  weekend: [{ start: '2010-01-01', days: [5, 6] }],
  rules: RULES,
  dates: [...DATES, ...SUSPENSION],
});
