import { calendar } from '../../definition.js';
import {
  fullClosures,
  goodFriday,
  goodFridaySessions,
  juneteenth,
  summerHolidays,
  winterHolidays,
  yearEnd,
} from '../../forms/cme-group.js';
import { ruleRows } from '../../many-rows.js';
import { type ListedDate, NOT_FOUND, onDates, type RuleRow } from '../../vocabulary.js';
import {
  BUSH_2018,
  CARTER_2025,
  EMPLOYMENT_GOOD_FRIDAYS,
  FORD_2007,
  HOLIDAY_PAGE,
  JULY_2013,
  LABOR_2007,
  MLK_2006,
  PRESIDENTS_2006,
  PRESIDENTS_2011,
  SANDY_29_RATES,
  YEAR_END_2010,
} from './shared/cme-group.js';

/**
 * Chicago Mercantile Exchange on CME Globex, Chicago time, by product group; see cme-group.ts for what a closed day and
 * an early close mean in a market that never quite stops. `XCME` without a group stands for equity index and interest
 * rate futures together, the bulk of the exchange: closed when neither has a trade date, an early close at the later of
 * the two. So it is closed on all holidays of the New York Stock Exchange, but for Good Friday when the employment report
 * is released on it; compilations of the exchange's hours have the shortened sessions of those holidays as early closes.
 *
 * Equity index futures halt on United States holidays at 12:00, until 2013 (January and February: 2014) at 10:30, and
 * close at 12:15 when New York's shares close at 13:00; not on 3 July 2006. Interest rates halt at 12:00 in all years;
 * until 2015 they, and currencies, closed at 15:15 on the Friday before a holiday. Currencies trade to the regular
 * 16:00 on holidays since 2022 (https://iqhelp.dtn.com/presidents-day-holiday-hours-2023/ and the schedule of 2026 at
 * https://edgeclear.com/exchange-holiday-hours/?rcp_action=lostpassword). Livestock has no session on holidays.
 *
 * Years: from 2006, the first whose schedules were found for several holidays. In 2003 all of Globex halted at 10:30.
 */

export const COMPILED =
  "doubt: the hour is that of independent compilations of the exchange's notices, which were not read";

/** The Friday before a holiday, until 2015. */
export const EARLY_FRIDAYS: readonly RuleRow[] = ruleRows(
  {
    name: 'Friday before a holiday',
    from: 2006,
    closes: '15:15',
    note: 'doubt: the last year; an hour before the regular close',
  },
  [
    { rule: 'friday before 3rd monday in January', to: 2015, source: MLK_2006 },
    { rule: 'friday before 3rd monday in February', to: 2015, source: PRESIDENTS_2011 },
    { rule: 'friday before monday before 06-01', to: 2015, source: PRESIDENTS_2006, basis: 'rule' },
    { rule: 'friday before 1st monday in September', to: 2014, source: LABOR_2007 },
  ],
);

/** What equity index and interest rate futures have together. */
const RULES: readonly RuleRow[] = [
  ...fullClosures(2006),
  ...goodFriday(2006),
  ...winterHolidays({ from: 2006, halts: '12:00', source: PRESIDENTS_2006 }),
  ...summerHolidays({ from: 2006, halts: '12:00', source: JULY_2013 }),
  ...juneteenth({ from: 2022, halts: '12:00', source: HOLIDAY_PAGE, note: 'the hour of the other holidays' }),
  ...yearEnd({ from: 2006, closes: '12:15', source: HOLIDAY_PAGE, basis: 'rule', note: COMPILED }),
];

export const RATES_RULES: readonly RuleRow[] = [...RULES, ...EARLY_FRIDAYS];

const FORD: ListedDate = {
  date: '2007-01-02',
  kind: 'early_close',
  name: 'National Day of Mourning for President Gerald R. Ford',
  closes: '12:00',
  source: FORD_2007,
};

const CARTER: ListedDate = {
  date: '2025-01-09',
  kind: 'early_close',
  name: 'National Day of Mourning for President Jimmy Carter',
  closes: '12:15',
  source: CARTER_2025,
};

export const RATES_DATES: readonly ListedDate[] = [
  ...goodFridaySessions('10:15', [2007, ...EMPLOYMENT_GOOD_FRIDAYS]),
  FORD,
  {
    date: '2010-12-31',
    kind: 'early_close',
    name: "New Year's Eve",
    closes: '12:15',
    source: YEAR_END_2010,
  },
  ...onDates(['2009-04-09', '2010-07-02', '2011-07-01'], {
    kind: 'early_close' as const,
    name: 'Day before a holiday weekend',
    closes: '15:15',
    source: NOT_FOUND,
    note: 'doubt: in an independent compilation of the notices only',
  }),
  { date: '2012-10-29', kind: 'early_close', name: 'Hurricane Sandy', closes: '11:00', source: SANDY_29_RATES },
  {
    date: '2018-12-05',
    kind: 'holiday',
    name: 'National Day of Mourning for President George H. W. Bush',
    source: BUSH_2018,
  },
  CARTER,
];

export const COMMON = {
  kind: 'exchange',
  timezone: 'America/Chicago',
  years: [2006, 2100],
  weekend: [{ start: '2006-01-01', days: [6, 7] }],
} as const;

/** Equity index and interest rate futures together: the later hour of the two is that of interest rates. */
export default calendar({
  ...COMMON,
  id: 'XCME',
  name: 'CME (equity index and interest rate futures)',
  doubtful: [
    {
      kinds: ['early_close'],
      years: '-2022',
      note: 'The schedules of 2006, 2007, 2009, 2011, 2013, 2014, 2017 to 2019 and 2023 to 2026 were found; the years between follow them.',
    },
    {
      on: '07-03',
      years: '2007-2012',
      note: 'Whether 3 July was shortened in this year was not found.',
      estimated: true,
    },
    { kinds: ['early_close'], years: '2014-2015', note: 'The last year of each Friday 15:15 is 2014 or 2015.' },
    {
      named: ['Good Friday'],
      note: 'The hour on the Good Fridays of an employment report was not settled, nor whether equity index futures opened on that of 2007.',
    },
    { on: '07-03', note: 'What livestock does on 3 July was not settled.' },
  ],
  otherNames: 'CME, Globex, Chicago Mercantile Exchange, Merc',
  countries: ['US'],
  cities: 'Chicago',
  currencies: ['USD'],
  rules: RULES,
  dates: [
    FORD,
    CARTER,
    ...goodFridaySessions('10:15', [2007, ...EMPLOYMENT_GOOD_FRIDAYS]),
    {
      date: '2012-10-29',
      kind: 'early_close',
      name: 'Hurricane Sandy',
      closes: '11:00',
      source: SANDY_29_RATES,
      note: 'equity index futures closed at 08:15',
    },
    {
      date: '2018-12-05',
      kind: 'early_close',
      name: 'National Day of Mourning for President George H. W. Bush',
      closes: '08:30',
      source: BUSH_2018,
      note: 'interest rate futures did not trade; currencies and commodities kept regular hours',
    },
  ],
});
