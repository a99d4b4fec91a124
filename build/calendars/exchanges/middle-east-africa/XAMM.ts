import { ADHA_NAME, FITR_NAME } from '../../countries/shared/arab-feasts.js';
import { calendar } from '../../definition.js';
import { closed, span } from '../../forms/arab-feasts.js';
import { rulesNamed } from '../../many-rows.js';
import { type ListedDate, type RuleRow, unsourced } from '../../vocabulary.js';

/**
 * Amman Stock Exchange, Amman time: full-day closures; weekend on Friday and Saturday, no early closes known. The data
 * begin with 2010.
 *
 * The exchange and its depository close by the Prime Minister's announcement of each holiday, as the central bank and the
 * banks do (the depository's memo of 4 June 2024; of the banks: https://alwakaai.com/amp/article/557373): they have the
 * days of the country's calendar. The exchange's own lists (2018, and the plan for 2019) stand in its place. Trading was
 * suspended in the pandemic from Tuesday 17 March 2020 to Thursday 7 May 2020.
 */

const LIST_2018 = 'https://www.ase.com.jo/en/Corporate-Profile/About-Us/Official-Holiday';
const SETTLEMENT_2024 = 'https://sdc.com.jo/en/memos/17923';
const SUSPENDED_2020 = 'https://en.arabskynews.com/business/5955/';

/** Fixed days of the exchange's lists; since 2021 those of the country's announcements. */
const RULES: readonly RuleRow[] = rulesNamed(
  { from: 2010, to: 2020, source: LIST_2018 },
  { '01-01': "New Year's Day", '05-01': 'Labour Day', '05-25': 'Independence Day', '12-25': 'Christmas Day' },
);

const SUSPENSION: readonly ListedDate[] = closed(
  'Suspension of trading (pandemic)',
  SUSPENDED_2020,
  span('2020-03-17', '2020-05-09'),
  'resumed on Sunday 10 May 2020: https://www.al-monitor.com/originals/2020/05/jordan-reopens-stock-market.html',
);

const DATES: readonly ListedDate[] = [
  ...closed('New Year', LIST_2018, ['2018-01-01']),
  ...closed(FITR_NAME, LIST_2018, ['2018-06-14', '2018-06-17', '2018-06-18']),
  ...closed(ADHA_NAME, LIST_2018, ['2018-08-20', '2018-08-21', '2018-08-22', '2018-08-23']),
  ...closed('Islamic New Year', LIST_2018, ['2018-09-11']),
  ...closed("Prophet's Birthday (Mawlid)", LIST_2018, ['2018-11-20']),
  ...closed('Labour Day', LIST_2018, ['2019-05-02'], 'the plan for 2019.'),
  { date: '2019-05-01', kind: 'open', name: 'Labour Day: kept on 2 May', source: LIST_2018 },
  ...unsourced(
    'Parliamentary election',
    ['2010-11-09', '2013-01-23', '2020-11-10'],
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
  doubts:
    "Doubts: those of the country's calendar; closures for snow, of which none was looked for; 9 June 2019, in the plan only; the days of parliamentary elections without an announcement read, holidays as told.",
  localName: 'بورصة عمان',
  otherNames: 'ASE',
  countries: ['JO'],
  cities: 'Amman',
  currencies: ['JOD'],
  isMainExchange: true,
  timezone: 'Asia/Amman',
  years: [2010, 2100],
  weekend: [{ start: '2010-01-01', days: [5, 6] }],
  inherits: [{ calendar: 'JO', from: 2010, asDeclared: true, source: SETTLEMENT_2024 }],
  rules: RULES,
  dates: [...DATES, ...SUSPENSION],
});
