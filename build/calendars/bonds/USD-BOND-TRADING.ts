import { calendar } from '../definition.js';
import { dateRows, inPeriods, ruleRows } from '../many-rows.js';
import type { ListedDate, RuleRow } from '../vocabulary.js';

/**
 * The trading of US dollar bonds in the United States: the closes recommended by SIFMA (until 2006 The Bond Market
 * Association) for government, agency, mortgage- and asset-backed, corporate and municipal securities. Recommendations,
 * which the market follows. The days on which they settle are in USD:BOND: an early close moves trading, not settlement,
 * but a Good Friday of early close is no good settlement day.
 *
 * Full closes begin in 2000: from then to May 2007 they are exactly the days without a 10-year yield in the Federal
 * Reserve's H.15; later ones rest on SIFMA's schedules and notices. A holiday on a Sunday is observed on Monday; on a
 * Saturday, Christmas Day, Independence Day and Juneteenth are observed on Friday, New Year's Day and Veterans Day not.
 * Good Friday is an early close instead (11:00 in 2007, else 12:00) when the employment report is released on it.
 *
 * Early closes, 14:00: twelve a year until SIFMA cut them to five on 3 April 2009 (Thursday before Good Friday, Friday
 * before Memorial Day, day after Thanksgiving, Christmas Eve, New Year's Eve). The day before Independence Day has been
 * back since 2014. SIFMA has published up to 31 December 2027: later early closes, and Good Fridays either way, are
 * estimated. It tells year by year whether a Good Friday is a full or an early close: until it has, the day is closed, estimated, also from 1 to 7 April (2034, 2037, 2042 ...), when an employment report may be released on it.
 */

const SCHEDULE = 'https://www.sifma.org/resources/guides-playbooks/holiday-schedule';
const POLICY_2009 = 'https://www.sifma.org/resources/news/sifma-changes-early-close-recommendation-policy/';
/** The Federal Reserve's H.15, 10-year constant maturity, copied as a daily series: a dot is a day without a yield. */
const H15 = 'https://github.com/mdhatmaker/NuTrader/blob/cf116a5297ed0b323a2f59388f8eec810c91c4ab/data/DGS10.csv';
const JUNETEENTH =
  'https://mondovisione.com/media-and-resources/news/sifma-revises-2022-fixed-income-market-close-recommendations-' +
  'in-the-us-to-incl/';
const SCHEDULE_2010 =
  'https://mondovisione.com/media-and-resources/news/sifma-issues-2010-and-2011-recommendations-for-full-and-early-' +
  'holiday-closes-of--2011124';
const SCHEDULE_2012 =
  'https://mondovisione.com/media-and-resources/news/sifma-issues-2012-and-2013-recommendations-for-full-and-early-' +
  'holiday-closes-for-20111214';
const SCHEDULE_2021 =
  'https://mondovisione.com/media-and-resources/news/sifma-issues-2021-and-2022-fixed-income-recommendations-for-' +
  'full-and-early-holiday-20201215';
export const GOOD_FRIDAY_2012 = 'http://www.sifma.org/news/news.aspx?id=8589937972';
export const GOOD_FRIDAY_2015 =
  'https://www.sifma.org/resources/news/sifma-recommends-early-market-close-on-april-3-for-trading-of-us-dollar-' +
  'denominated-fixed-income-securities-in-the-us-in-observance-of-the-good-friday-holiday/';
export const GOOD_FRIDAY_2026 = 'https://pubt.io/view/2C489A7219297D4B8D44A290947D6C90F9714B6B';
const INDEPENDENCE_DAY_2020 =
  'https://www.sifma.org/resources/news/sifma-recommends-an-early-market-close-on-july-2-and-a-full-market-close-on-' +
  'july-3-in-the-u-s-in-observance-of-the-independence-day-holiday/';
const TABLE_2020 = 'https://www.nasdaq.com/articles/2020-stock-market-holidays-and-bond-market-holidays-2019-12-28';
const TABLE_2022 = 'https://www.nasdaq.com/articles/is-the-stock-market-open-on-new-years-eve-2021';

const NOTE_TWELVE = 'doubt: one of the twelve early closes dropped or kept in 2009; no list of these years was found.';
const NOTE_GOOD_FRIDAY =
  'An early close at 12:00 instead, and no settlement day, if the employment report is released on it: from 1 to 7 April.';
const NOTE_THURSDAY = 'doubt: the Thursday before is taken to be a full day.';

/** Good Fridays of early close: the employment report comes out. */
const GOOD_FRIDAY_EARLY: readonly ListedDate[] = [
  {
    date: '2007-04-06',
    kind: 'early_close',
    name: 'Good Friday',
    closes: '11:00',
    source: 'https://www.latimes.com/archives/la-xpm-2007-apr-07-fi-markets7-story.html',
  },
  ...dateRows({ kind: 'early_close', name: 'Good Friday', closes: '12:00' }, [
    { date: '2010-04-02', source: SCHEDULE_2010, note: NOTE_THURSDAY },
    { date: '2012-04-06', source: GOOD_FRIDAY_2012, note: NOTE_THURSDAY },
    { date: '2015-04-03', source: GOOD_FRIDAY_2015, note: NOTE_THURSDAY },
    { date: '2021-04-02', source: SCHEDULE_2021 },
    {
      date: '2023-04-07',
      source: 'https://vesteddaily.com/market-extra-are-u-s-markets-open-on-good-friday',
      note: `${NOTE_THURSDAY} The press of the day told of an early close on 6 April too, and of a full close on Good Friday.`,
    },
    { date: '2026-04-03', source: GOOD_FRIDAY_2026 },
  ]),
];

const RULES: readonly RuleRow[] = [
  { rule: '01-01 and if sunday then next monday', name: "New Year's Day", from: 2000, source: H15 },
  { rule: '3rd monday in January', name: 'Martin Luther King Day', from: 2000, source: H15 },
  { rule: '3rd monday in February', name: 'Presidents Day', from: 2000, source: H15 },
  { rule: 'monday before 06-01', name: 'Memorial Day', from: 2000, source: H15 },
  {
    rule: '06-19 and if saturday then previous friday if sunday then next monday',
    name: 'Juneteenth',
    from: 2022,
    source: JUNETEENTH,
    note: "On a Saturday it closes the Friday before: 18 June 2027 in SIFMA's schedule.",
  },
  {
    rule: '07-04 and if saturday then previous friday if sunday then next monday',
    name: 'Independence Day',
    from: 2000,
    source: INDEPENDENCE_DAY_2020,
  },
  { rule: '1st monday in September', name: 'Labor Day', from: 2000, source: H15 },
  { rule: '2nd monday in October', name: 'Columbus Day', from: 2000, source: H15 },
  {
    rule: '11-11 and if sunday then next monday',
    name: 'Veterans Day',
    from: 2000,
    source: H15,
    note: 'On a Saturday it closes nothing: a yield was published on Friday 10 November 2000 and 2006.',
  },
  { rule: '4th thursday in November', name: 'Thanksgiving Day', from: 2000, source: H15 },
  {
    rule: '12-25 and if saturday then previous friday if sunday then next monday',
    name: 'Christmas Day',
    from: 2000,
    source: H15,
  },

  ...ruleRows({ rule: 'easter -2', name: 'Good Friday' }, [
    { from: 2000, to: 2006, source: H15, note: NOTE_TWELVE },
    { from: 2008, to: 2009, source: POLICY_2009 },
    { from: 2011, to: 2011, source: POLICY_2009 },
    { from: 2013, to: 2014, source: SCHEDULE_2012 },
    { from: 2016, to: 2019, source: POLICY_2009 },
    { from: 2020, to: 2020, source: TABLE_2020 },
    { from: 2022, to: 2022, source: TABLE_2022 },
    { from: 2024, to: 2025, source: SCHEDULE },
    { from: 2027, to: 2027, source: SCHEDULE },
  ]),
  { rule: 'easter -2', name: 'Good Friday', from: 2028, status: 'estimated', source: SCHEDULE, note: NOTE_GOOD_FRIDAY },
  ...ruleRows({ rule: 'easter -3', name: 'Day before Good Friday', closes: '14:00' }, [
    { from: 2000, to: 2006, source: POLICY_2009, note: NOTE_TWELVE },
    { from: 2008, to: 2009, source: POLICY_2009 },
    { from: 2011, to: 2011, source: POLICY_2009 },
    { from: 2013, to: 2014, source: SCHEDULE_2012 },
    { from: 2016, to: 2019, source: POLICY_2009 },
    { from: 2020, to: 2020, source: TABLE_2020 },
    { from: 2022, to: 2022, source: TABLE_2022 },
    { from: 2024, to: 2025, source: SCHEDULE },
    { from: 2027, to: 2027, source: SCHEDULE },
  ]),
  {
    rule: 'easter -3',
    name: 'Day before Good Friday',
    closes: '14:00',
    from: 2028,
    status: 'estimated',
    source: SCHEDULE,
    note: 'A full day if Good Friday is an early close.',
  },

  // The rows of one early close of 14:00, a row a span of years.
  ...inPeriods(
    [
      { closes: '14:00', from: 2000, to: 2008, weekdays: [1, 2, 3, 4, 5], source: POLICY_2009, note: NOTE_TWELVE },
      { closes: '14:00', from: 2009, to: 2027, weekdays: [1, 2, 3, 4, 5], source: POLICY_2009 },
      { closes: '14:00', from: 2028, weekdays: [1, 2, 3, 4, 5], status: 'estimated', source: SCHEDULE },
    ],
    [
      { rule: 'friday before monday before 06-01', name: 'Friday before Memorial Day' },
      { rule: 'friday after 4th thursday in November', name: 'Day after Thanksgiving' },
      // Christmas Day on Saturday, Sunday or Monday: 23, 23 or 22 December. A 24th that is a Friday is the holiday.
      { rule: '12-24 if saturday,sunday then previous friday', name: 'Christmas Eve' },
    ],
  ),
  ...ruleRows({ rule: '12-23', name: 'Christmas Eve', closes: '14:00', weekdays: [4] }, [
    { from: 2000, to: 2008, source: POLICY_2009, note: NOTE_TWELVE },
    { from: 2009, to: 2027, source: SCHEDULE, note: 'Thursday 23 December 2027 in the schedule; 2010, 2021 alike.' },
    { from: 2028, status: 'estimated', source: SCHEDULE },
  ]),
  ...ruleRows(
    {
      rule: '12-31 if saturday,sunday then previous friday',
      name: "New Year's Eve",
      closes: '14:00',
      weekdays: [1, 2, 3, 4, 5],
    },
    [
      // The last trading day of 2010 was a full one.
      { from: 2000, to: 2008, source: POLICY_2009, note: NOTE_TWELVE },
      { from: 2009, to: 2009, source: POLICY_2009 },
      { from: 2011, to: 2027, source: POLICY_2009 },
      { from: 2028, status: 'estimated', source: SCHEDULE },
    ],
  ),
  ...ruleRows(
    {
      rule: '07-03 if saturday,sunday then previous friday',
      name: 'Day before Independence Day',
      closes: '14:00',
      weekdays: [1, 2, 3, 4, 5],
    },
    [
      { from: 2000, to: 2008, source: POLICY_2009, note: NOTE_TWELVE },
      { from: 2014, to: 2017, source: INDEPENDENCE_DAY_2020, note: 'doubt: back since 2014 by a compilation only.' },
      { from: 2018, to: 2027, source: INDEPENDENCE_DAY_2020 },
      { from: 2028, status: 'estimated', source: SCHEDULE },
    ],
  ),
  ...ruleRows({ rule: '07-02', name: 'Day before Independence Day', closes: '14:00', weekdays: [4] }, [
    // Independence Day on a Saturday: Friday is the holiday, Thursday the early close.
    { from: 2014, to: 2019, source: INDEPENDENCE_DAY_2020, note: 'doubt: back since 2014 by a compilation only.' },
    { from: 2020, to: 2027, source: INDEPENDENCE_DAY_2020 },
    { from: 2028, status: 'estimated', source: SCHEDULE },
  ]),
  ...ruleRows({ closes: '14:00', weekdays: [1, 2, 3, 4, 5], source: POLICY_2009, note: NOTE_TWELVE }, [
    // Dropped on 3 April 2009.
    { rule: 'friday before 3rd monday in January', name: 'Friday before Martin Luther King Day', from: 2000, to: 2009 },
    { rule: 'friday before 3rd monday in February', name: 'Friday before Presidents Day', from: 2000, to: 2009 },
    { rule: 'friday before 1st monday in September', name: 'Friday before Labor Day', from: 2000, to: 2008 },
    { rule: 'friday before 2nd monday in October', name: 'Friday before Columbus Day', from: 2000, to: 2008 },
    // Not in 2000 and 2006: a holiday on a Saturday.
    { rule: '11-10 if saturday,sunday then previous friday', name: 'Day before Veterans Day', from: 2001, to: 2005 },
    { rule: '11-10 if saturday,sunday then previous friday', name: 'Day before Veterans Day', from: 2007, to: 2008 },
    { rule: 'wednesday before 4th thursday in November', name: 'Day before Thanksgiving', from: 2000, to: 2008 },
  ]),
];

const SPECIAL: readonly ListedDate[] = [
  {
    date: '2001-09-11',
    kind: 'holiday',
    name: 'Terrorist attacks of 11 September 2001',
    source: 'https://www.washingtontimes.com/news/2001/sep/13/20010913-025349-4545r/',
    note: 'Trading had begun in the morning and stopped; no yield in H.15.',
  },
  {
    date: '2001-09-12',
    kind: 'holiday',
    name: 'Terrorist attacks of 11 September 2001',
    source: 'https://www.washingtontimes.com/news/2001/sep/13/20010913-025349-4545r/',
  },
  {
    date: '2001-09-17',
    kind: 'early_close',
    name: 'Terrorist attacks of 11 September 2001',
    closes: '14:00',
    source: 'https://www.investmentexecutive.com/news/research-and-markets/u-s-equity-markets-to-reopen-monday',
  },
  {
    date: '2004-06-11',
    kind: 'holiday',
    name: 'National Day of Mourning for President Ronald Reagan',
    source: 'http://www.chicagotribune.com/news/ct-xpm-2004-06-08-0406080054-story.html',
  },
  {
    date: '2007-01-02',
    kind: 'early_close',
    name: 'National Day of Mourning for President Gerald Ford',
    closes: '14:00',
    source: 'https://www.cnbc.com/id/16384249',
  },
  {
    date: '2012-10-29',
    kind: 'early_close',
    name: 'Hurricane Sandy',
    closes: '12:00',
    source:
      'https://qz.com/20880/sifma-early-market-close-recommendations-for-hurricane-sandy-in-the-us-markets-2012-' +
      'newsroom',
  },
  {
    date: '2012-10-30',
    kind: 'holiday',
    name: 'Hurricane Sandy',
    source: 'http://in.reuters.com/article/usa-bondmarke-sifma-idINL1E8LT45K20121029',
  },
  {
    date: '2018-12-05',
    kind: 'holiday',
    name: 'National Day of Mourning for President George H. W. Bush',
    source:
      'https://www.sifma.org/resources/news/sifma-recommends-full-market-close-wednesday-december-5-in-honor-of-' +
      'former-president-george-h-w-bush/',
  },
  {
    date: '2025-01-09',
    kind: 'early_close',
    name: 'National Day of Mourning for President Jimmy Carter',
    closes: '14:00',
    source:
      'https://mondovisione.com/media-and-resources/news/sifma-recommends-early-market-close-on-january-9-2025-for-' +
      'the-national-day-of/',
  },
];

export default calendar({
  id: 'USD:BOND-TRADING',
  kind: 'bond',
  name: 'SIFMA US, trading sessions (US dollar bonds)',
  doubts:
    "Doubts: Before a Good Friday of early close the Thursday is taken to be a full day, as in SIFMA's schedule of 2026 and the press's tables of 2021; that compilation has an early close on 2 April 2015.",
  doubtful: [
    {
      kinds: ['early_close'],
      years: '2000-2009',
      note: 'The yearly lists before 2010 were not found, so the twelve are carried back to 2000 without exceptions but those told.',
    },
    {
      kinds: ['early_close'],
      years: '2000-2004',
      note: 'Early closes on 31 December 2004 and before 2005 are the least certain.',
      estimated: true,
    },
    {
      on: '07-02 07-03',
      kinds: ['early_close'],
      years: '2010-2020',
      note: "The return of the day before Independence Day in 2014 rests on a researcher's compilation of SIFMA's schedules for 2012-2020, which lists none in 2012 and 2013; for 2010 and 2011 on the policy of 2009.",
    },
    {
      on: '2001-09-13 2001-09-14 2001-09-17 2001-09-18 2001-09-19',
      note: 'After the reopening of 13 September 2001 an early close was found for 17 September only.',
    },
  ],
  otherNames: 'Treasuries, US government bonds, early closes',
  countries: ['US'],
  timezone: 'America/New_York',
  years: [2000, 2100],
  weekend: [{ start: '2000-01-01', days: [6, 7] }],
  rules: RULES,
  dates: [...GOOD_FRIDAY_EARLY, ...SPECIAL],
});
