import { calendar } from '../../definition.js';
import { alike, listedYearly, unconfirmed } from '../../forms/euronext-south.js';
import type { RuleRow } from '../../vocabulary.js';

/**
 * Vienna Stock Exchange: full-day closures and early closes, Vienna time.
 *
 * Until 2018 closed on all Austrian public holidays, Good Friday, 24 and 31 December (thirteen weekdays in 2017). Since
 * 2019 it trades on Epiphany, Ascension Day, Corpus Christi, 15 August, 1 November and 8 December, since 2023 on Whit
 * Monday too; 26 October stays closed. Until 2015 a New Year's Eve on a weekend closed the Friday before: in 2011 the last session was
 * on Thursday 29 December. The last trading day is shortened since 2017; the exchange decides it each year. 14:15 is the
 * start of the closing auction, which lasts three minutes.
 */

const SIX_DAYS =
  'https://finanzen.at/nachrichten/aktien/wiener-boerse-oeffnet-handel-an-bis-zu-sechs-feiertagen-im-jahr-1027520025';
const STILL_CLOSED = 'https://volksblatt.at/handel-an-der-wiener-boerse-findet-trotz-feiertags-statt/';
const YEAR_END_2011 = 'https://www.oe24.at/businesslive/wiener-boerse-verbucht-jahresverlust-von-34-9-prozent/51050910';
const YEAR_END_2006 = 'https://www.news.at/a/wiener-boerse-2006-rekordhoch-atx-jahr-plus-160359';
/** The exchange's list of 2023, which no longer has Whit Monday, as read in a pull request of May 2023. */
const LIST_2023 =
  'https://www.wienerborse.at/uploads/u/cms/files/trading/stock-exchange-holidays-2023-en.pdf ' +
  '(quoted in https://github.com/gerrymanoim/exchange_calendars/pull/308); seven former holidays are traded in 2025: ' +
  'https://finanzen.at/nachrichten/aktien/boersenfeiertage-an-der-wiener-boerse-2025-dann-haben-atx-&-co-handelsfrei-1032454026';
const WHIT_MONDAY = 'easter 50';
const LAST_DAY_2017 =
  'https://www.wienerborse.at/news/wiener-boerse-news/news/' +
  'aenderung-der-handelszeiten-am-letzten-handelstag-29-dezember-2017/';

const KEPT = {
  '01-01': "New Year's Day",
  'easter -2': 'Good Friday',
  'easter 1': 'Easter Monday',
  '05-01': 'Labour Day',
  '10-26': 'National Holiday',
  '12-24': 'Christmas Eve',
  '12-25': 'Christmas Day',
  '12-26': "St Stephen's Day",
};

const GIVEN_UP = {
  '01-06': 'Epiphany',
  'easter 39': 'Ascension Day',
  'easter 60': 'Corpus Christi',
  '08-15': 'Assumption Day',
  '11-01': "All Saints' Day",
  '12-08': 'Immaculate Conception',
};

const NEW_YEARS_EVE = '12-31 and if saturday,sunday then previous friday';

const RULES: readonly RuleRow[] = [
  ...unconfirmed(
    { ...KEPT, ...GIVEN_UP, [WHIT_MONDAY]: 'Whit Monday', [NEW_YEARS_EVE]: "New Year's Eve" },
    1990,
    1999,
    'carried back from 2000; holidays of Austria, except Good Friday, 24 and 31 December.',
  ),
  ...alike(KEPT, { from: 2000, source: STILL_CLOSED }),
  {
    rule: WHIT_MONDAY,
    name: 'Whit Monday',
    from: 2000,
    to: 2022,
    source: STILL_CLOSED,
    note: `a trading day from 2023 on: ${LIST_2023}`,
  },
  ...alike(GIVEN_UP, { from: 2000, to: 2018, source: SIX_DAYS, note: 'a trading day from 2019 on' }),
  {
    rule: NEW_YEARS_EVE,
    name: "New Year's Eve",
    from: 2000,
    to: 2015,
    source: YEAR_END_2011,
    note: `the year 2006 ended before other markets' (${YEAR_END_2006}); doubt: the Fridays in 2000, 2005 and 2006.`,
  },
  { rule: '12-31', name: "New Year's Eve", from: 2016, source: STILL_CLOSED },
  {
    rule: '12-30 if saturday,sunday then previous friday',
    name: 'Last trading day of the year',
    from: 2017,
    to: 2017,
    closes: '14:15',
    source: LAST_DAY_2017,
  },
  {
    rule: '12-30 if saturday,sunday then previous friday',
    name: 'Last trading day of the year',
    from: 2018,
    closes: '14:15',
    source: LAST_DAY_2017,
    note: 'doubt: the source is the notice of 2017; the later years rest on a compilation.',
  },
];

export default calendar({
  id: 'XWBO',
  kind: 'exchange',
  name: 'Vienna Stock Exchange',
  doubtful: [
    {
      years: '-1999',
      note: 'No list before 2000 was found; 1990 to 1999 are estimated from the public holidays of Austria, unchanged by law, and the practice of the years after.',
    },
    {
      on: '12-29 12-30 12-31',
      years: '2000-2006',
      note: "Fridays before New Year's Eve in 2000 and 2005 rest on a compilation, 2006 on a report of the year's end that does not give the day.",
    },
    {
      kinds: ['early_close'],
      years: '2017-',
      note: 'The notice of 2017 shortens the last trading day for the changes of MiFID II; that the later years kept it rests on a compilation.',
    },
  ],
  localName: 'Wiener Börse',
  otherNames: 'ATX',
  countries: ['AT'],
  cities: 'Vienna',
  currencies: ['EUR'],
  isMainExchange: true,
  timezone: 'Europe/Vienna',
  years: [1990, 2100],
  weekend: [{ start: '1990-01-01', days: [6, 7] }],
  rules: listedYearly(RULES),
});
