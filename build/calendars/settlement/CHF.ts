import { calendar } from '../definition.js';
import { NOT_FOUND, type RuleRow } from '../vocabulary.js';

/**
 * Swiss franc: SIC, the Swiss National Bank's payment system (since 10 June 1987). Closed on the bank holidays of Zurich:
 * 1 and 2 January, Good Friday, Easter Monday, 1 May, Ascension Day, Whit Monday, 1 August, 25 and 26 December. It is open
 * on 24 and 31 December, when the exchange is closed. Nothing on a weekend moves.
 *
 * That 2 January, Ascension Day, Whit Monday and 1 August are no value dates for francs is said by the exchange in 2001,
 * which traded on them; Eurex, in 2018, has no money settlement on 1 January, Good Friday, Easter Monday and 1 May, and
 * none in francs on 2 January.
 */

const SWX_2001 =
  'https://mondovisione.com/media-and-resources/news/' +
  'change-in-swx-trading-hours-and-trading-calendar-effective-25-june-2001-2011124';
const EUREX_2018 = 'http://www.eurexchange.com/exchange-de/handel/handelskalender/feiertagsregelungen/';

const NOTE_2018 = 'the source is of 2018: no settlement of money on this day';
const NOTE_2001 = 'the source is of 2001: no value date for Swiss francs';
const CHRISTMAS = {
  from: 1990,
  source: SWX_2001,
  note: "the source is of 2001, on the exchange's own days; doubt: of SIC itself no list was found",
};

const RULES: readonly RuleRow[] = [
  { rule: '01-01', name: "New Year's Day", names: { de: 'Neujahr' }, from: 1990, source: EUREX_2018, note: NOTE_2018 },
  {
    rule: '01-02',
    name: "Berchtold's Day",
    names: { de: 'Berchtoldstag' },
    from: 1990,
    source: SWX_2001,
    note: `${NOTE_2001}; so in 2018: ${EUREX_2018}`,
  },
  {
    rule: 'easter -2',
    name: 'Good Friday',
    names: { de: 'Karfreitag' },
    from: 1990,
    source: EUREX_2018,
    note: NOTE_2018,
  },
  {
    rule: 'easter 1',
    name: 'Easter Monday',
    names: { de: 'Ostermontag' },
    from: 1990,
    source: EUREX_2018,
    note: NOTE_2018,
  },
  {
    rule: '05-01',
    name: 'Labour Day',
    names: { de: 'Tag der Arbeit' },
    from: 1990,
    source: EUREX_2018,
    note: NOTE_2018,
  },
  {
    rule: 'easter 39',
    name: 'Ascension Day',
    names: { de: 'Auffahrt' },
    from: 1990,
    source: SWX_2001,
    note: NOTE_2001,
  },
  {
    rule: 'easter 50',
    name: 'Whit Monday',
    names: { de: 'Pfingstmontag' },
    from: 1990,
    source: SWX_2001,
    note: NOTE_2001,
  },
  {
    rule: '08-01',
    name: 'Swiss National Day',
    names: { de: 'Bundesfeier' },
    from: 1994,
    source: SWX_2001,
    note: NOTE_2001,
  },
  { rule: '12-25', name: 'Christmas Day', names: { de: 'Weihnachten' }, ...CHRISTMAS },
  { rule: '12-26', name: "St Stephen's Day", names: { de: 'Stephanstag' }, ...CHRISTMAS },
];

export default calendar({
  id: 'CHF',
  kind: 'settlement',
  name: 'SIC (Swiss franc)',
  doubts:
    "Doubts: SIC's own calendar of clearing days (an interface that lists only days to come) was read for a few days of April 2026 only. That 24 and 31 December are open rests on compilations that agree.",
  doubtful: [
    {
      on: '08-01',
      years: '-1993',
      note: "1 August was a holiday of the whole country from 1994 on, a half one in Zurich before; of 1991, the 700th anniversary, only the exchange's closing is known.",
    },
  ],
  otherNames: 'SNB, Swiss National Bank, Swissie',
  countries: ['CH'],
  timezone: 'Europe/Zurich',
  years: [1990, 2100],
  weekend: [{ start: '1990-01-01', days: [6, 7] }],
  rules: RULES,
  dates: [
    {
      date: '1991-08-01',
      kind: 'holiday',
      name: 'Swiss National Day (700th anniversary)',
      source: NOT_FOUND,
      note: 'doubt: rests on the exchange, whose index has no value on this day.',
    },
  ],
});
