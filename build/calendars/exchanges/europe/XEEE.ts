import { calendar } from '../../definition.js';
import { NOT_FOUND, type RuleRow } from '../../vocabulary.js';

/**
 * European Energy Exchange (EEX), Leipzig: the derivatives market's closed days. The spot markets (EPEX, gas within the
 * day) trade on every day of the year.
 *
 * The data begins with 2003: the exchange of this name came of the merger of Leipzig and Frankfurt in 2002.
 */

const YEAR_END_2015 =
  'https://www.eex.com/en/newsroom/detail?tx_news_pi1%5Baction%5D=detail&tx_news_pi1%5Bcontroller%5D=News&' +
  'tx_news_pi1%5Bnews%5D=3339&cHash=c44b203d5b21fad7d9f212543a6ed4e8';

const NOT_READ = {
  from: 2003,
  source: NOT_FOUND,
  note: "doubt: no calendar of the exchange was found; closed in the euro's settlement system and on Eurex.",
} as const;
const YEAR_END = { from: 2003, source: YEAR_END_2015, note: 'the source is of 2015; doubt: the other years' };

const RULES: readonly RuleRow[] = [
  { rule: '01-01', name: "New Year's Day", ...NOT_READ },
  { rule: 'easter -2', name: 'Good Friday', ...NOT_READ },
  { rule: 'easter 1', name: 'Easter Monday', ...NOT_READ },
  { rule: '05-01', name: 'Labour Day', ...NOT_READ },
  { rule: '12-24', name: 'Christmas Eve', ...YEAR_END },
  { rule: '12-25', name: 'Christmas Day', ...NOT_READ },
  { rule: '12-26', name: 'Boxing Day', ...NOT_READ },
  { rule: '12-31', name: "New Year's Eve", ...YEAR_END },
];

export default calendar({
  id: 'XEEE',
  kind: 'exchange',
  name: 'European Energy Exchange (EEX)',
  doubtful: [
    {
      on: '12-24 12-31',
      note: 'Of its own calendars only the notice for the year end of 2015 was read, which has 24 and 31 December closed.',
    },
    {
      named: ['Good Friday', 'Easter Monday', 'Labour', 'Christmas', 'Boxing', 'New Year'],
      note: "That this is so in every year, and the other days, rest on the days on which neither the euro system's settlement nor Eurex, whose trading system and clearing organisation it shares, are open.",
    },
  ],
  otherNames: 'EEX, power',
  countries: ['DE'],
  cities: 'Leipzig',
  currencies: ['EUR'],
  timezone: 'Europe/Berlin',
  years: [2003, 2100],
  weekend: [{ start: '2003-01-01', days: [6, 7] }],
  rules: RULES,
});
