import { calendar } from '../../definition.js';
import { alike, listedYearly } from '../../forms/euronext-south.js';
import type { ListedDate, RuleRow } from '../../vocabulary.js';

/**
 * Malta Stock Exchange: full-day closures, Malta time. It closes on the public holidays of Malta and, as TARGET does, on
 * Easter Monday and 26 December. No early closes were found.
 *
 * The data begins with 2008, when Malta joined the euro.
 */

const LIST_2017 = 'https://holidaystracker.com/stock-market/malta-stock-exchange-holidays-2017/';
const LIST_2022 = 'https://www.tradinghours.com/markets/mse/holidays';
const LIST_2023 = 'https://trading-holidays.com/de/mse-trading-holidays-in-2023/';
const DIARY_2012 = 'https://www.reuters.com/article/diary-european-holidays-idUSL0613093820121226';

const RULES: readonly RuleRow[] = alike(
  { 'easter 1': 'Easter Monday', '12-26': 'Boxing Day' },
  { from: 2008, source: LIST_2022, note: `so in 2017 (${LIST_2017}); 26 December 2012: ${DIARY_2012}` },
);

const DATES: readonly ListedDate[] = [
  {
    date: '2012-12-31',
    kind: 'holiday',
    name: "New Year's Eve",
    status: 'estimated',
    source: DIARY_2012,
    note: 'doubt: read in an extract that names the country for this day, not the reason.',
  },
  { date: '2017-01-02', kind: 'holiday', name: 'Day after New Year', source: LIST_2017 },
  {
    date: '2023-01-02',
    kind: 'holiday',
    name: 'Day after New Year',
    status: 'estimated',
    source: LIST_2023,
    note: 'doubt: the source errs elsewhere; as in 2017.',
  },
];

export default calendar({
  id: 'XMAL',
  kind: 'exchange',
  name: 'Malta Stock Exchange',
  doubtful: [
    { years: '2008-2016 2018-2021 2023-', note: 'Whole lists were read of 2017 and 2022 only.' },
    {
      named: ['New Year'],
      note: "After a New Year's Day on a Sunday the Monday was closed in 2017, and a list of poor quality says so of 2023.",
    },
    {
      on: '12-24 12-31',
      note: '31 December 2012 stands in a diary of market holidays, so 24 and 31 December of other years may have been closed (both lists read have them on weekends).',
    },
  ],
  localName: "Borża ta' Malta",
  otherNames: 'MSE',
  countries: ['MT'],
  cities: 'Valletta',
  currencies: ['EUR'],
  isMainExchange: true,
  timezone: 'Europe/Malta',
  years: [2008, 2100],
  weekend: [{ start: '2008-01-01', days: [6, 7] }],
  inherits: [{ calendar: 'MT', from: 2008, source: LIST_2022 }],
  rules: listedYearly(RULES),
  dates: DATES,
});
