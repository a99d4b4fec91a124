import { calendar } from '../../definition.js';
import { datesNamed, inPeriods } from '../../many-rows.js';
import { type ListedDate, NOT_FOUND, type RuleRow } from '../../vocabulary.js';

/**
 * Johannesburg Stock Exchange (JSE), equity market, Johannesburg time. Closed on the public holidays of South Africa,
 * voting days and other days declared by the President among them.
 *
 * On the last trading days before Christmas and New Year trading ends at 12:00, on the Friday before when 24 or 31
 * December is on a weekend.
 *
 * Until 1994 the holidays were those of the older act: Founders' Day, Ascension Day, Republic Day, Kruger Day and the Day
 * of the Vow; one on a Sunday is kept on Monday here, as since 1995.
 */

const OLD_ACT = 'https://sitesworld.com/South_Africa/holidays.html';
const ACT_1994 = 'https://wiki2.org/en/Public_holidays_in_South_Africa';
const ASCENSION_1994 =
  'http://articles.chicagotribune.com/1994-05-12/news/9405130111_1_south-africa-all-race-rugby-world-cup';
const CLOSED_2021 =
  'https://www.businesslive.co.za/bd/markets/2021-12-28-market-wrap-jse-begins-final-week-of-2021-on-a-high-note/';
/** Of 2014: the exchange is open for trading apart from public holidays. */
const PUBLIC_HOLIDAYS =
  'http://investorsclub.fspinvest.co.za/articles/stock-market/the-job-of-the-johannesburg-stock-exchange-187.html';
const NOON_2017 =
  'https://www.businesslive.co.za/bd/markets/2017-12-29-jse-close-to-60000-points-as-the-road-for-zumas-impeachment-is-' +
  'paved/';
const HALF_DAY_2016 =
  'https://www.businesslive.co.za/bd/markets/2016-12-23-market-wrap-jse-closes-in-the-red-in-thin-pre-christmas-trade/';
const EARLY_2024 = 'https://www.businessday.co.za/bd/markets/2024-12-23-jse-firms-in-holiday-shortened-week/';
const SHORT_2023 =
  'https://www.businesslive.co.za/bd/markets/2023-12-22-market-wrap-naspers-and-prosus-rain-on-the-jses-parade/';

const UNTIL_1994 = { from: 1990, to: 1994, source: OLD_ACT };
const MOVED = 'doubt: that a Sunday moved to Monday is taken over from the act of 1994.';

const OLD_HOLIDAYS: readonly RuleRow[] = [
  { ...UNTIL_1994, rule: '01-01 and if sunday then next monday', name: "New Year's Day" },
  { ...UNTIL_1994, rule: '04-06', name: "Founders' Day" },
  { ...UNTIL_1994, rule: 'easter -2', name: 'Good Friday' },
  { ...UNTIL_1994, rule: 'easter 1', name: 'Family Day' },
  { ...UNTIL_1994, rule: '05-01 and if sunday then next monday', name: "Workers' Day", note: MOVED },
  {
    ...UNTIL_1994,
    rule: 'easter 39',
    name: 'Ascension Day',
    note: `the exchange was closed on 12 May 1994: ${ASCENSION_1994}`,
  },
  { ...UNTIL_1994, to: 1993, rule: '05-31 and if sunday then next monday', name: 'Republic Day', note: MOVED },
  { ...UNTIL_1994, to: 1993, rule: '10-10 and if sunday then next monday', name: 'Kruger Day', note: MOVED },
  { ...UNTIL_1994, rule: '12-16 and if sunday then next monday', name: 'Day of the Vow', note: MOVED },
  { ...UNTIL_1994, rule: '12-25', name: 'Christmas Day' },
  { ...UNTIL_1994, rule: '12-26 and if sunday then next monday', name: 'Day of Goodwill', note: MOVED },
];

const EARLY_CLOSES: readonly RuleRow[] = inPeriods(
  [
    {
      closes: '12:00',
      from: 2000,
      to: 2015,
      source: NOT_FOUND,
      note: 'doubt: the practice of 2016 and after carried back; one compilation has the eves since 2000.',
    },
    {
      closes: '12:00',
      from: 2016,
      to: 2016,
      source: HALF_DAY_2016,
      note: 'the source: a half day on 23 December 2016',
    },
    { closes: '12:00', from: 2017, to: 2021, source: NOON_2017, note: 'the source: noon on 29 December 2017' },
    {
      closes: '12:00',
      from: 2022,
      to: 2023,
      status: 'estimated',
      source: SHORT_2023,
      note: 'doubt: one compilation has no half day on a Friday before an eve on a weekend.',
    },
    { closes: '12:00', from: 2024, source: EARLY_2024 },
  ],
  [
    { rule: '12-24 if saturday,sunday then previous friday', name: 'Last trading day before Christmas' },
    { rule: '12-31 if saturday,sunday then previous friday', name: 'Last trading day before New Year' },
  ],
);

const DATES: readonly ListedDate[] = [
  ...datesNamed(
    {
      kind: 'holiday',
      source: NOT_FOUND,
      note: 'doubt: the last year of the old act and the first elections; no text of the year was found.',
    },
    {
      '1994-04-27': 'Voting day',
      '1994-04-28': 'Voting day',
      '1994-05-10': 'Inauguration of President Mandela',
      '1994-05-31': 'Republic Day',
      '1994-10-10': 'Kruger Day',
    },
  ),
];

export default calendar({
  id: 'XJSE',
  kind: 'exchange',
  name: 'Johannesburg Stock Exchange',
  doubts: 'Doubts: On 27 December 2017 the opening was late for a technical fault.',
  doubtful: [
    {
      kinds: ['early_close'],
      years: '2000-2015',
      note: "The half days are reported of 2016, 2017, 2024 and 2025, and of Friday 22 December 2023 in a report that does not give the hour; a compilation of the exchange's calendars since 2019 has none on the Fridays of 2022 and 2023. Before 2016 they are carried back to 2000.",
      estimated: true,
    },
    {
      kinds: ['early_close'],
      years: '2016-2026',
      note: "The half days are reported of 2016, 2017, 2024 and 2025, and of Friday 22 December 2023 in a report that does not give the hour; a compilation of the exchange's calendars since 2019 has none on the Fridays of 2022 and 2023. Before 2016 they are carried back to 2000.",
    },
    {
      years: '-1995',
      note: 'No text was found of the weekday rules before 1995, of Republic Day and Kruger Day in 1994 (an encyclopaedia ends them in 1993, but also Ascension Day, on which the exchange was closed on 12 May 1994), of the voting days of April 1994, of 2 May and 10 May 1994, and of the local elections of 1 November 1995 and 5 December 2000, which are trading days here.',
    },
  ],
  otherNames: 'JSE',
  countries: ['ZA'],
  cities: 'Johannesburg',
  currencies: ['ZAR'],
  isMainExchange: true,
  timezone: 'Africa/Johannesburg',
  years: [1990, 2100],
  weekend: [{ start: '1990-01-01', days: [6, 7] }],
  inherits: [
    { calendar: 'ZA', from: 1995, to: 2020, source: ACT_1994 },
    { calendar: 'ZA', from: 2021, to: 2021, source: CLOSED_2021 },
    { calendar: 'ZA', from: 2022, source: PUBLIC_HOLIDAYS },
  ],
  rules: [...OLD_HOLIDAYS, ...EARLY_CLOSES],
  dates: DATES,
});
