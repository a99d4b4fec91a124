import { calendar } from '../../definition.js';
import { ruleRows } from '../../many-rows.js';
import { type ListedDate, NOT_FOUND, onDates, type RuleRow } from '../../vocabulary.js';

/**
 * Zagreb Stock Exchange: full-day closures, Zagreb time.
 *
 * Closed on the holidays of Croatia, on Good Friday, on the days of elections to parliament that fall on a weekday (by
 * the election law days off; 17 April 2024, a Wednesday, is the one so far), and in recent years on 24 and 31 December.
 * On 29 and 30 December 2022, before the change to the euro, it was closed: the last session in kuna was that of the
 * 28th, the first in euro that of 2 January. No shortened sessions are known; on 1
 * July 2020 trading stopped for some hours for technical reasons.
 */

const LIST_2021 = 'https://progress.market/hr/kalendar-trgovanja-za-2021-godinu-zse/3391';
const LIST_2022 = 'https://zse.hr/en/non-trading-days/110';
const EASTER_2017 = 'https://gss.unicreditgroup.eu/resources/newsflashes/holiday-reminder-3';

const EURO_2022 = 'https://eho.zse.hr/obavijesti-o-trgovanju/view/4647';
const ELECTION_2024 =
  'https://gss.unicreditgroup.eu/markets/croatia/newsflashes/' +
  'update-croatian-parliamentary-elections-scheduled-wednesday-17-april';

const RULES: readonly RuleRow[] = [
  {
    rule: 'easter -2',
    name: 'Good Friday',
    names: { hr: 'Veliki petak' },
    from: 2010,
    source: EASTER_2017,
    note: `also in 2021 (${LIST_2021}) and 2022 (${LIST_2022}); doubt: since when`,
  },
  {
    rule: '12-24',
    name: 'Christmas Eve',
    names: { hr: 'Badnjak' },
    from: 2019,
    to: 2020,
    source: NOT_FOUND,
    note: 'doubt: the list of this year was not found',
  },
  { rule: '12-24', name: 'Christmas Eve', names: { hr: 'Badnjak' }, from: 2021, source: LIST_2021 },
  ...ruleRows({ rule: '12-31', name: "New Year's Eve", names: { hr: 'Stara godina' } }, [
    { from: 2019, to: 2020, source: NOT_FOUND, note: 'doubt: the list of this year was not found' },
    { from: 2021, source: LIST_2021 },
  ]),
];

const DATES: readonly ListedDate[] = [
  ...onDates(['2022-12-29', '2022-12-30'], {
    kind: 'holiday',
    name: 'Preparation for the euro',
    source: EURO_2022,
    note: `last day of trading in kuna: 28 December; not yet in the list of the year (${LIST_2022})`,
  }),
  { date: '2024-04-17', kind: 'holiday', name: 'Parliamentary election', source: ELECTION_2024 },
];

export default calendar({
  id: 'XZAG',
  kind: 'exchange',
  name: 'Zagreb Stock Exchange',
  doubts: "Doubts: The exchange's days before 2010 were not found.",
  doubtful: [
    { years: '2010-2020 2023-2026', note: 'Lists were read for 2021 and 2022 only, Good Friday for 2017 too.' },
    {
      on: '12-24 12-31',
      years: '2019-2021',
      note: '24 and 31 December are in the list of 2021; since when they are closed was not found: 2019 and 2020 are entered so, the years before as trading days.',
    },
  ],
  localName: 'Zagrebačka burza',
  otherNames: 'ZSE, CROBEX',
  countries: ['HR'],
  cities: 'Zagreb',
  currencies: ['EUR'],
  isMainExchange: true,
  timezone: 'Europe/Zagreb',
  years: [2010, 2100],
  weekend: [{ start: '2010-01-01', days: [6, 7] }],
  inherits: [{ calendar: 'HR', from: 2010, source: LIST_2022 }],
  rules: RULES,
  dates: DATES,
});
