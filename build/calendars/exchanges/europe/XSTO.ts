import { calendar } from '../../definition.js';
import { inPeriods, ruleRows } from '../../many-rows.js';
import type { RuleRow } from '../../vocabulary.js';

/**
 * Nasdaq Stockholm (Stockholmsbörsen, OMX): full-day closures and half days of the equity market, Stockholm time.
 *
 * Closed on the public holidays of Sweden and on Midsummer Eve, Christmas Eve and New Year's Eve, which is the calendar
 * of Sweden; Whit Monday until 2004, the National Day (6 June) since 2005. Half days before five holidays: 5 January,
 * Maundy Thursday, 30 April, the day before Ascension Day, the Friday before All Saints' Day. Continuous trading
 * ends at 12:55, the closing auction at 13:00 (17:25 and 17:30 on a full day). The days before
 * Midsummer Eve, Christmas Eve and New Year's Eve are half days of the bond market only.
 */

/** A bank's lists of 2019 and 2020: the days on which banks and the exchange are closed. */
const FOLLOWS_SWEDEN = 'https://www.nordea.com/da/om-nordea/kontakt/banklukkedage/';
const NOTICE_2007 =
  'http://www.globenewswire.com/news-release/2007/04/04/115650/0/sv/Reminder-of-coming-public-half-days-and-closed-' +
  'days-for-OMX-Nordic-Exchanges-in-Copenhagen-Stockholm-Helsinki-and-Iceland-9-07.html';
const NOTICE_2009 =
  'https://globenewswire.com/news-release/2009/05/20/123288/0/en/Reminder-of-coming-public-half-days-and-closed-days-' +
  'for-NASDAQ-OMX-Nordic-Copenhagen-Stockholm-Helsinki-and-Iceland-6-09.html';
/** Quotes Nasdaq: the half days of 2021, those of the bond market among them. */
const HALF_DAYS_2021 = 'https://www.nordea.com/sv/om-nordea/kontakt/helgdagar/';
/** The hours of another Stockholm market, which keeps the same half days: 12:55 and 13:00. */
const HALF_DAY_HOURS = 'https://manage.spotlightstockmarket.com/sv/om-spotlight/oeppettider';

/** The exchange's page of its days of 2025 to 2027, of which only accounts were read: one of October 2025 to 2027, one of 2026. */
const SCHEDULE = 'https://www.nasdaq.com/european-market-activity/trading-hours';

const WEEKDAYS = [1, 2, 3, 4, 5];
const NOTE_EARLY = 'doubt: no list of these years was found; carried back from 2007.';
const NOTE_HOURS = `the hours: ${HALF_DAY_HOURS}`;
const NOTE_SCHEDULE = `half trading days to 13:00, the end of the closing auction; continuous trading ends at 12:55: ${HALF_DAY_HOURS}`;

const HALF_DAYS: readonly RuleRow[] = [
  // A half day's rows: carried back before 2007, and since 2007 or the given year.
  // Quotes Nasdaq: the half days of 2021, those of the bond market among them.
  // The hours of another Stockholm market, which keeps the same half days: 12:55 and 13:00.
  ...ruleRows(
    {
      rule: '01-05',
      name: 'Day before Epiphany',
      names: { sv: 'trettondagsafton' },
      closes: '12:55',
      weekdays: WEEKDAYS,
    },
    [
      { from: 1990, to: 2006, source: NOTICE_2009, note: NOTE_EARLY },
      { from: 2007, to: 2025, source: HALF_DAYS_2021, note: NOTE_HOURS },
      { from: 2026, source: SCHEDULE, note: NOTE_SCHEDULE },
    ],
  ),
  ...ruleRows(
    { rule: 'easter -3', name: 'Maundy Thursday', names: { sv: 'skärtorsdagen' }, closes: '12:55', weekdays: WEEKDAYS },
    [
      { from: 1990, to: 2006, source: NOTICE_2009, note: NOTE_EARLY },
      { from: 2010, to: 2025, source: HALF_DAYS_2021, note: NOTE_HOURS },
      { from: 2026, source: SCHEDULE, note: NOTE_SCHEDULE },
    ],
  ),
  {
    rule: 'easter -3',
    name: 'Maundy Thursday',
    names: { sv: 'skärtorsdagen' },
    from: 2007,
    to: 2009,
    closes: '12:50',
    source: NOTICE_2007,
    note: 'the start of the closing call, the only hour in the notice; read of 2007',
  },
  ...inPeriods(
    [
      { closes: '12:55', from: 1990, to: 2006, weekdays: WEEKDAYS, source: NOTICE_2009, note: NOTE_EARLY },
      { closes: '12:55', from: 2007, to: 2025, weekdays: WEEKDAYS, source: HALF_DAYS_2021, note: NOTE_HOURS },
      { closes: '12:55', from: 2026, weekdays: WEEKDAYS, source: SCHEDULE, note: NOTE_SCHEDULE },
    ],
    [
      { rule: '04-30', name: 'Walpurgis Eve', names: { sv: 'valborgsmässoafton' } },
      { rule: 'easter 38', name: 'Day before Ascension Day', names: { sv: 'dagen före Kristi himmelsfärdsdag' } },
    ],
  ),
  ...ruleRows(
    {
      rule: 'friday after 10-30',
      name: "All Saints' Eve",
      names: { sv: 'alla helgons afton' },
      closes: '12:55',
      weekdays: WEEKDAYS,
    },
    [
      { from: 1990, to: 2006, source: NOTICE_2009, note: NOTE_EARLY },
      { from: 2007, to: 2024, source: HALF_DAYS_2021, note: NOTE_HOURS },
      // Of 2025 the accounts have the days from September on.
      { from: 2025, source: SCHEDULE, note: NOTE_SCHEDULE },
    ],
  ),
];

export default calendar({
  id: 'XSTO',
  kind: 'exchange',
  name: 'Nasdaq Stockholm',
  doubtful: [
    {
      kinds: ['early_close'],
      years: '-2006',
      note: 'No list of half days before 2007 was found, so they are carried back to 1990 with 12:55.',
      estimated: true,
    },
    {
      on: '01-05 11-05',
      years: '2010',
      note: "A compilation holds that 5 January and 5 November 2010 were full days, and leaves out the day before Ascension Day; the exchange's notice of 20 May 2009 and the lists since 2019 have the latter, nothing was found of the former two.",
      estimated: true,
    },
    {
      named: ['Ascension'],
      kinds: ['early_close'],
      years: '-2018',
      note: "A compilation holds that 5 January and 5 November 2010 were full days, and leaves out the day before Ascension Day; the exchange's notice of 20 May 2009 and the lists since 2019 have the latter, nothing was found of the former two.",
    },
    { on: '04-30', years: '2019', note: 'A fund’s list of 2019 lacks 30 April.', estimated: true },
    {
      kinds: ['early_close'],
      years: '2007-2009',
      note: 'The notice of Easter 2007 tells of a closing call at 12:50, the end of continuous trading then: entered for the Maundy Thursdays of 2007 to 2009; whether the other half days of these years ended then too, and when it became 12:55, was not found.',
    },
  ],
  localName: 'Stockholmsbörsen',
  otherNames: 'OMX Stockholm, OMXS30',
  countries: ['SE'],
  cities: 'Stockholm',
  currencies: ['SEK'],
  isMainExchange: true,
  timezone: 'Europe/Stockholm',
  years: [1990, 2100],
  weekend: [{ start: '1990-01-01', days: [6, 7] }],
  inherits: [
    { calendar: 'SE', from: 1990, to: 2025, source: FOLLOWS_SWEDEN },
    { calendar: 'SE', from: 2026, source: SCHEDULE },
  ],
  rules: HALF_DAYS,
});
