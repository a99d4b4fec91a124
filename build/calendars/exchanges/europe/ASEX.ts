import { calendar } from '../../definition.js';
import { alike, listedYearly, unconfirmedDate } from '../../forms/euronext-south.js';
import { type ListedDate, onDates, type RuleRow } from '../../vocabulary.js';

/**
 * Athens Stock Exchange: full-day closures, Athens time. ASEX is its operating code, XATH that of its securities market.
 *
 * Closed on the Greek holidays by the Orthodox Easter and, being a euro market, on the TARGET days by the Catholic one;
 * 24 December since 2009. A May Day in Holy Week is moved by the Minister of Labour, mostly to the Tuesday after Easter,
 * which then closes the exchange besides 1 May: 2002, 2013, 2016, 2021, 2024. Since the act 4468/2017 he may also move
 * one on a Sunday, which closed the exchange on Monday 2 May 2022. Later ones are estimated.
 * Closed from 29 June to 31 July 2015 under the capital controls: the Capital Market Commission's first decision, until 6
 * July, was read; the prolongations were not.
 *
 * The data begins with 2001, when Greece joined the euro; no earlier list was found.
 */

export const LIST_2026 = 'https://athexgroup.gr/en/trade/trading-model/calendar';
const LIST_2015 = 'https://www.athexgroup.gr/en/trade/trading-model/calendar?page=16';
const LIST_2019 = 'https://stock-market-holidays.org/2019-athens-stock-exchange-holidays';
/** The session of Tuesday 3 May: "Athinon Avenue had been closed to mark May Day on Monday". */
const MAY_DAY_2022 = 'https://www.ekathimerini.com/economy/1183484/athex-post-dated-drop-hits-local-bourse/';
const MAY_DAY_2024 = 'https://www.ekathimerini.com/news/1238110/deferred-may-day-affects-services-shops/';
const CLOSED_2015 =
  'http://souriadakistsibris.gr/temporary-closedown-of-regulated-markets-in-greece-' +
  'temporary-ban-on-short-selling-transactions-on-listed-financial-instruments/';
const STRIKE_2008 = 'https://www.finextra.com/pressarticle/20245/strike-shutters-athens-exchange-again';
const EVE_2019 = 'http://oam.cse.com.cy/Announcement/announcementvariation/49142';

const COMPILATION = 'rests on a compilation of exchange holidays; no text of the time was found.';
const CAPITAL_CONTROLS = 'Bank holiday (capital controls)';
const MOVED_MAY_DAY = 'May Day (moved)';

const RULES: readonly RuleRow[] = [
  ...alike(
    {
      '01-01': "New Year's Day",
      '01-06': 'Epiphany',
      'orthodox -48': 'Clean Monday',
      '03-25': 'Independence Day',
      'easter -2': 'Good Friday (Catholic)',
      'easter 1': 'Easter Monday (Catholic)',
      'orthodox -2': 'Good Friday (Orthodox)',
      'orthodox 1': 'Easter Monday (Orthodox)',
      '05-01': 'Labour Day',
      'orthodox 50': 'Whit Monday (Orthodox)',
      '08-15': 'Assumption Day',
      '10-28': 'Ochi Day',
      '12-25': 'Christmas Day',
      '12-26': 'Second Day of Christmas',
    },
    { from: 2001, source: LIST_2019, note: `the exchange's own lists: ${LIST_2015}, ${LIST_2026}` },
  ),
  {
    rule: '12-24',
    name: 'Christmas Eve',
    from: 2009,
    source: LIST_2026,
    note: `so in 2019 (${LIST_2019}); doubt: 2009.`,
  },
];

const CAPITAL_CONTROLS_DECIDED = ['2015-06-29', '2015-06-30', '2015-07-01', '2015-07-02', '2015-07-03', '2015-07-06'];

const MAY_DAYS_TO_COME = '2027-05-04 2032-05-04 2040-05-08 2043-05-05 2051-05-09 2054-05-05 2059-05-06'.split(' ');

/** 1 May on a Sunday that is not in Holy Week. */
const SUNDAY_MAY_DAYS_TO_COME = ['2033-05-02', '2039-05-02', '2044-05-02', '2050-05-02'];

const DATES: readonly ListedDate[] = [
  ...onDates(CAPITAL_CONTROLS_DECIDED, {
    kind: 'holiday',
    name: CAPITAL_CONTROLS,
    source: CLOSED_2015,
    note: `the exchange's own list has the first four days: ${LIST_2015}`,
  }),
  ...onDates(
    [
      '2015-07-07',
      '2015-07-08',
      '2015-07-09',
      '2015-07-10',
      '2015-07-13',
      '2015-07-14',
      '2015-07-15',
      '2015-07-16',
      '2015-07-17',
      '2015-07-20',
      '2015-07-21',
      '2015-07-22',
      '2015-07-23',
      '2015-07-24',
      '2015-07-27',
      '2015-07-28',
      '2015-07-29',
      '2015-07-30',
      '2015-07-31',
    ],
    {
      kind: 'holiday',
      name: CAPITAL_CONTROLS,
      source: 'not found',
      note: `doubt: prolonged after 6 July until 31 July; ${COMPILATION}`,
    },
  ),
  unconfirmedDate('2002-05-07', MOVED_MAY_DAY, `1 May was in Holy Week; ${COMPILATION}`),
  unconfirmedDate('2004-08-13', 'Opening of the Olympic Games', COMPILATION),
  {
    date: '2008-03-04',
    kind: 'holiday',
    name: 'Strike at the Bank of Greece',
    status: 'estimated',
    source: STRIKE_2008,
    note: `doubt: the source tells of the second of the two days, without its date, which ${COMPILATION}`,
  },
  {
    date: '2008-03-05',
    kind: 'holiday',
    name: 'Strike at the Bank of Greece',
    status: 'estimated',
    source: STRIKE_2008,
    note: `doubt: the source does not give the date, which ${COMPILATION}`,
  },
  unconfirmedDate('2013-05-07', MOVED_MAY_DAY, `1 May was in Holy Week; ${COMPILATION}`),
  unconfirmedDate('2014-12-31', "New Year's Eve", COMPILATION),
  unconfirmedDate('2016-05-03', MOVED_MAY_DAY, `1 May was Easter Sunday; ${COMPILATION}`),
  unconfirmedDate(
    '2021-05-04',
    MOVED_MAY_DAY,
    '1 May was Holy Saturday; as in 2013, 2016 and 2024, no text was found.',
  ),
  {
    date: '2022-05-02',
    kind: 'holiday',
    name: MOVED_MAY_DAY,
    source: MAY_DAY_2022,
    note: '1 May was a Sunday; decision of the Minister of Labour 33566/2022.',
  },
  { date: '2024-05-07', kind: 'holiday', name: MOVED_MAY_DAY, source: MAY_DAY_2024 },
  ...onDates(MAY_DAYS_TO_COME, {
    kind: 'holiday',
    name: MOVED_MAY_DAY,
    status: 'estimated',
    source: MAY_DAY_2024,
    note: 'doubt: 1 May in Holy Week or on Easter Sunday; the ministry decides in that year.',
  }),
  ...onDates(SUNDAY_MAY_DAYS_TO_COME, {
    kind: 'holiday',
    name: MOVED_MAY_DAY,
    status: 'estimated',
    source: MAY_DAY_2022,
    note: 'doubt: 1 May on a Sunday, as in 2022; the ministry decides in that year.',
  }),
  {
    date: '2019-12-31',
    kind: 'early_close',
    name: "New Year's Eve",
    closes: '15:20',
    status: 'estimated',
    source: EVE_2019,
    note: `doubt: the source gives the time of the Cyprus exchange, two hours early as in Athens; half day also in ${LIST_2019}`,
  },
];

export default calendar({
  id: 'ASEX',
  kind: 'exchange',
  name: 'Athens Stock Exchange',
  doubts: 'Doubts: Of early closes only that of 31 December 2019 was found, in a notice of the Cyprus exchange.',
  doubtful: [
    {
      years: '2001-2014',
      note: 'The years before 2015 rest on a compilation that agrees with the lists read (2015, 2019, 2026), and so do 13 August 2004, 4 and 5 March 2008 and 31 December 2014.',
    },
  ],
  localName: 'Χρηματιστήριο Αθηνών',
  otherNames: 'ATHEX',
  countries: ['GR'],
  cities: 'Athens',
  currencies: ['EUR'],
  timezone: 'Europe/Athens',
  years: [2001, 2100],
  weekend: [{ start: '2001-01-01', days: [6, 7] }],
  rules: listedYearly(RULES),
  dates: DATES,
});
