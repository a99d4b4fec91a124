import { ELECTION_DAYS, INDEPENDENCE_DAY } from '../../countries/shared/israel.js';
import { calendar } from '../../definition.js';
import { inPeriods, ruleRows, rulesNamed } from '../../many-rows.js';
import type { ListedDate, RuleRow } from '../../vocabulary.js';

/**
 * Tel Aviv Stock Exchange: full-day closures and early closes, Jerusalem time.
 *
 * Trading ran from Sunday to Thursday until 1 January 2026, a Thursday, and runs from Monday to Friday since 5 January
 * 2026. The exchange is closed on the holidays of the banks, on the eves of all holidays, on Memorial Day and on
 * election days. Since 2026 it does not trade on a Friday whose Sunday is a holiday without clearing, because Friday's
 * trades are cleared on the Sunday.
 *
 * Early closes are given as the end of continuous trading, 14:15 on the middle days of Passover and Sukkot; the exchange
 * and the press name the end of the closing auction, ten minutes later (14:25). The regular end since 2026 is 17:25 from
 * Monday to Thursday (auction to 17:35) and 13:50 on Fridays
 * (https://en.globes.co.il/en/article-New-trading-week-on-Tel-Aviv-Stock-Exchange-underway-1001531000); before, 17:15
 * (auction to 17:25) and 15:40 on Sundays. Until 16 June 2013 all days ended at 16:15 (auction to 16:25); from then on
 * Monday to Thursday an hour later, Sundays as before
 * (https://info.tase.co.il/Heb/NewsandEvents/PRArchive/2013/Pages/PR_20130526.aspx), and at some time before or in 2018
 * Sundays were shortened to 15:40
 * (https://www.mizrahi-tefahot.co.il/about-mizrahi-tefahot-he/disclosure-links/delivery-provisions-securities-dates/).
 * Sundays and Fridays are weekdays with hours of their own, no early closes.
 */

const LIST_2018 = 'https://info.tase.co.il/Eng/about_tase/corporate/Pages/2018.aspx';
const WEEK_2026 = 'https://www.newsru.co.il/finance/25dec2025/tase304.html';
const MIDDLE_DAYS_2011 = 'https://www.jpost.com/breaking-news/global-gains-send-tel-aviv-stock-exchange-soaring';

const EARLIER = 'doubt: the years before 2005 one by one; the list of 2018 is the source of the rule.';

const MEMORIAL = 'Memorial Day';

/** The day before Independence Day; the Monday rule came with the amendment of 2004. */
const MEMORIAL_DAY: readonly RuleRow[] = [
  {
    rule: '4 Iyyar if thursday,friday then previous wednesday',
    name: MEMORIAL,
    from: 1990,
    to: 2003,
    status: 'estimated',
    source: LIST_2018,
    note: EARLIER,
  },
  {
    rule: '4 Iyyar if thursday,friday then previous wednesday if sunday then next monday',
    name: MEMORIAL,
    from: 2004,
    source: LIST_2018,
  },
];

const HOLIDAYS: readonly RuleRow[] = [
  // A holiday by the rule of the list of 2018; before 2005 estimated where it is not a day of rest by law.
  ...ruleRows({ source: LIST_2018 }, [
    { rule: '14 AdarII', name: 'Purim', from: 1990, to: 2004, status: 'estimated', note: EARLIER },
    { rule: '14 AdarII', name: 'Purim', from: 2005 },
    { rule: '14 Nisan', name: 'Passover eve', from: 1990, to: 2004, status: 'estimated', note: EARLIER },
    { rule: '14 Nisan', name: 'Passover eve', from: 2005 },
    { rule: '15 Nisan', name: 'Passover', from: 1990, to: 2004 },
    { rule: '15 Nisan', name: 'Passover', from: 2005 },
    {
      rule: '20 Nisan',
      name: 'Eve of the last day of Passover',
      from: 1990,
      to: 2004,
      status: 'estimated',
      note: EARLIER,
    },
    { rule: '20 Nisan', name: 'Eve of the last day of Passover', from: 2005 },
    { rule: '21 Nisan', name: 'Last day of Passover', from: 1990, to: 2004 },
    { rule: '21 Nisan', name: 'Last day of Passover', from: 2005 },
  ]),
  ...MEMORIAL_DAY,
  ...INDEPENDENCE_DAY,
  ...ruleRows({ source: LIST_2018 }, [
    { rule: '5 Sivan', name: 'Shavuot eve', from: 1990, to: 2004, status: 'estimated', note: EARLIER },
    { rule: '5 Sivan', name: 'Shavuot eve', from: 2005 },
    { rule: '6 Sivan', name: 'Shavuot', from: 1990, to: 2004 },
    { rule: '6 Sivan', name: 'Shavuot', from: 2005 },
    {
      rule: '9 Av if saturday then next sunday',
      name: 'Fast of the Ninth of Av',
      from: 1990,
      to: 2004,
      status: 'estimated',
      note: EARLIER,
    },
    { rule: '9 Av if saturday then next sunday', name: 'Fast of the Ninth of Av', from: 2005 },
    { rule: '29 Elul', name: 'Eve of the Jewish New Year', from: 1990, to: 2004, status: 'estimated', note: EARLIER },
    { rule: '29 Elul', name: 'Eve of the Jewish New Year', from: 2005 },
    { rule: '1 Tishrei', name: 'Jewish New Year', from: 1990, to: 2004 },
    { rule: '1 Tishrei', name: 'Jewish New Year', from: 2005 },
    { rule: '2 Tishrei', name: 'Jewish New Year', from: 1990, to: 2004 },
    { rule: '2 Tishrei', name: 'Jewish New Year', from: 2005 },
    { rule: '9 Tishrei', name: 'Eve of Yom Kippur', from: 1990, to: 2004, status: 'estimated', note: EARLIER },
    { rule: '9 Tishrei', name: 'Eve of Yom Kippur', from: 2005 },
    { rule: '10 Tishrei', name: 'Yom Kippur', from: 1990, to: 2004 },
    { rule: '10 Tishrei', name: 'Yom Kippur', from: 2005 },
    { rule: '14 Tishrei', name: 'Sukkot eve', from: 1990, to: 2004, status: 'estimated', note: EARLIER },
    { rule: '14 Tishrei', name: 'Sukkot eve', from: 2005 },
    { rule: '15 Tishrei', name: 'Sukkot', from: 1990, to: 2004 },
    { rule: '15 Tishrei', name: 'Sukkot', from: 2005 },
    { rule: '21 Tishrei', name: 'Eve of Simchat Torah', from: 1990, to: 2004, status: 'estimated', note: EARLIER },
    { rule: '21 Tishrei', name: 'Eve of Simchat Torah', from: 2005 },
    { rule: '22 Tishrei', name: 'Simchat Torah', from: 1990, to: 2004 },
    { rule: '22 Tishrei', name: 'Simchat Torah', from: 2005 },
  ]),
];

/** Since 2026: no trading on the Friday where the Sunday, never the last day of Passover, is a holiday on which nothing is cleared. */
const FRIDAYS_BEFORE_SUNDAY_HOLIDAYS: readonly RuleRow[] = rulesNamed(
  { from: 2026, source: WEEK_2026 },
  {
    'substitutes 14 AdarII if sunday then previous friday': 'Friday before Purim',
    'substitutes 15 Nisan if sunday then previous friday': 'Friday before Passover',
    'substitutes 6 Sivan if sunday then previous friday': 'Friday before Shavuot',
    'substitutes 9 Av if saturday,sunday then previous friday': 'Friday before the Ninth of Av',
    'substitutes 9 Tishrei if sunday then previous friday': 'Friday before the eve of Yom Kippur',
  },
);

const EARLY_CLOSES: readonly RuleRow[] = inPeriods(
  [
    {
      closes: '14:15',
      from: 2010,
      to: 2010,
      status: 'estimated',
      source: MIDDLE_DAYS_2011,
      note: 'doubt: the hour of the year after.',
    },
    {
      closes: '14:15',
      from: 2011,
      to: 2025,
      source: MIDDLE_DAYS_2011,
      note: 'the report is of Sukkot 2011 and names the end of the auction, 14:25; lists of later years name the truncated days without the hour.',
    },
    { closes: '14:15', from: 2026, weekdays: [1, 2, 3, 4], source: LIST_2018 },
  ],
  [
    { rule: '16 Nisan', name: 'Passover week' },
    { rule: '17 Nisan', name: 'Passover week' },
    { rule: '18 Nisan', name: 'Passover week' },
    { rule: '19 Nisan', name: 'Passover week' },
    { rule: '16 Tishrei', name: 'Sukkot week' },
    { rule: '17 Tishrei', name: 'Sukkot week' },
    { rule: '18 Tishrei', name: 'Sukkot week' },
    { rule: '19 Tishrei', name: 'Sukkot week' },
    { rule: '20 Tishrei', name: 'Sukkot week' },
  ],
);

/** Weekdays that end earlier all year: no early closes. */
const REGULAR_CLOSES = [
  // Since Monday to Thursday became longer.
  { start: '2013-06-16', end: '2017-12-31', weekday: 7, close_time: '16:15' },
  { start: '2018-01-01', end: '2026-01-01', weekday: 7, close_time: '15:40' },
  { start: '2026-01-09', weekday: 5, close_time: '13:50' },
] as const;

const DATES: readonly ListedDate[] = [
  ...ELECTION_DAYS,
  {
    date: '2009-07-30',
    kind: 'holiday',
    name: 'Fast of the Ninth of Av',
    source: 'https://newsru.co.il/israel/30jul2009/av301.html/amp',
  },
];

export default calendar({
  id: 'XTAE',
  kind: 'exchange',
  name: 'Tel Aviv Stock Exchange',
  doubts: 'Doubts: The Friday before a Sunday eve on which clearing takes place is left open.',
  doubtful: [
    {
      years: '-2014 2016-2017 2020-2026',
      note: 'The lists of 2015, 2018 and 2019 were read, for other years the same rules are used.',
    },
    {
      years: '-2004',
      note: 'Whether eves, Purim, Memorial Day and the Ninth of Av were closed in each year before 2005 was not settled.',
    },
    {
      kinds: ['early_close'],
      years: '-2017',
      note: 'The hour of the middle days before 2011, and of the Sundays of June 2013 to 2017 (16:15), was not read, nor the day of the change to 15:40.',
    },
    {
      named: ['lection'],
      note: 'Election days are those of the calendar of Israel; of some of them no report of the exchange was read.',
    },
  ],
  localName: 'הבורסה לניירות ערך בתל אביב',
  otherNames: 'TASE',
  countries: ['IL'],
  cities: 'Tel Aviv',
  currencies: ['ILS'],
  isMainExchange: true,
  timezone: 'Asia/Jerusalem',
  years: [1990, 2099],
  weekend: [
    { start: '1990-01-01', days: [5, 6] },
    { start: '2026-01-03', days: [6, 7] },
  ],
  regularCloses: REGULAR_CLOSES,
  rules: [...HOLIDAYS, ...FRIDAYS_BEFORE_SUNDAY_HOLIDAYS, ...EARLY_CLOSES],
  dates: DATES,
});
