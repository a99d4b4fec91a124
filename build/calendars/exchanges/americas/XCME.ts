import type { CalendarDefinition } from '../../definition.js';
import { NOT_FOUND } from '../../rows.js';
import type { ListedDate, RuleRow } from '../../vocabulary.js';
import {
  BUSH_2018,
  CARTER_2025,
  EMPLOYMENT_GOOD_FRIDAYS,
  FORD_2007,
  fullClosures,
  goodFriday,
  goodFridaySessions,
  HOLIDAY_PAGE,
  JULY_2006,
  JULY_2009,
  JULY_2013,
  JULY_2017,
  JULY_2024,
  JUNETEENTH_2022,
  juneteenth,
  LABOR_2007,
  MLK_2006,
  MLK_2014,
  MLK_2019,
  PRESIDENTS_2006,
  PRESIDENTS_2011,
  SANDY_29,
  SANDY_29_RATES,
  SANDY_30,
  summerHolidays,
  winterHolidays,
  YEAR_END_2010,
  yearEnd,
} from './cme-group.js';

/**
 * Chicago Mercantile Exchange on CME Globex, Chicago time, by product group; see cme-group.ts for what a closed day and
 * an early close mean in a market that never quite stops. `XCME` without a group stands for equity index and interest
 * rate futures together, the bulk of the exchange: closed when neither trades, an early close at the later of the two. So
 * it is closed on New Year's Day, Good Friday (unless the employment report is released on it) and Christmas Day, and
 * closes early, at 12:00, on all other holidays of the New York Stock Exchange, in all years; compilations of the whole
 * exchange say the same, but have every Good Friday and the days of mourning closed.
 *
 * Equity index futures halt on United States holidays at 12:00, until 2013 (January and February: 2014) at 10:30, and
 * close at 12:15 when New York's shares close at 13:00; not on 3 July 2006. Interest rates halt at 12:00 in all years;
 * until 2015 they, and currencies, closed at 15:15 on the Friday before a holiday. Currencies trade to the regular
 * 16:00 on holidays since 2022 (https://iqhelp.dtn.com/presidents-day-holiday-hours-2023/ and the schedule of 2026 at
 * https://edgeclear.com/exchange-holiday-hours/?rcp_action=lostpassword). Livestock has no session on holidays.
 *
 * Years: from 2006, the first whose schedules were found for several holidays. In 2003 all of Globex halted at 10:30.
 *
 * Doubts: the years between the schedules found (2006, 2007, 2009, 2011, 2013, 2014, 2017 to 2019, 2023 to 2026) follow
 * them; 3 July from 2007 to 2012; the last year of each Friday 15:15 (2014 or 2015); the hour on the Good Fridays of an
 * employment report, and whether equity index futures opened on that of 2007; livestock on 3 July.
 */

const COMPILED = "doubt: the hour is that of independent compilations of the exchange's notices, which were not read";

const EQUITY_RULES: readonly RuleRow[] = [
  ...fullClosures(2006),
  ...goodFriday(2006),
  ...winterHolidays({ from: 2006, to: 2014, closes: '10:30', source: MLK_2014 }),
  ...winterHolidays({ from: 2015, closes: '12:00', source: MLK_2019 }),
  ...summerHolidays({ from: 2006, to: 2013, closes: '10:30', source: JULY_2013 }),
  ...summerHolidays({ from: 2014, closes: '12:00', source: JULY_2017 }),
  ...juneteenth({ from: 2022, closes: '12:00', source: HOLIDAY_PAGE, note: 'the hour of the other holidays' }),
  ...yearEnd({ from: 2006, closes: '12:15', source: HOLIDAY_PAGE, note: COMPILED }),
  {
    rule: '07-03',
    name: 'Day before Independence Day',
    from: 2007,
    closes: '12:15',
    weekdays: [1, 2, 3, 4],
    source: JULY_2013,
    note: `so in 2013, in 2017 (${JULY_2017}) and in 2024 (${JULY_2024}); doubt: 2007, 2008 and 2012`,
  },
];

const EQUITY_DATES: readonly ListedDate[] = [
  ...goodFridaySessions('08:15', [2007, ...EMPLOYMENT_GOOD_FRIDAYS]),
  {
    date: '2007-01-02',
    kind: 'holiday',
    name: 'National Day of Mourning for President Gerald R. Ford',
    source: FORD_2007,
  },
  { date: '2012-10-29', kind: 'early_close', name: 'Hurricane Sandy', closes: '08:15', source: SANDY_29 },
  { date: '2012-10-30', kind: 'early_close', name: 'Hurricane Sandy', closes: '08:15', source: SANDY_30 },
  {
    date: '2018-12-05',
    kind: 'early_close',
    name: 'National Day of Mourning for President George H. W. Bush',
    closes: '08:30',
    source: BUSH_2018,
  },
  {
    date: '2025-01-09',
    kind: 'early_close',
    name: 'National Day of Mourning for President Jimmy Carter',
    closes: '08:30',
    source: CARTER_2025,
  },
];

/** The Friday before a holiday, until 2015. */
const EARLY_FRIDAYS: readonly RuleRow[] = [
  { rule: 'friday before 3rd monday in January', to: 2015, source: MLK_2006 },
  { rule: 'friday before 3rd monday in February', to: 2015, source: PRESIDENTS_2011 },
  { rule: 'friday before monday before 06-01', to: 2015, source: PRESIDENTS_2006 },
  { rule: 'friday before 1st monday in September', to: 2014, source: LABOR_2007 },
].map((row) => ({
  ...row,
  name: 'Friday before a holiday',
  from: 2006,
  closes: '15:15',
  note: 'doubt: the last year; an hour before the regular close',
}));

const RATES_RULES: readonly RuleRow[] = [
  ...fullClosures(2006),
  ...goodFriday(2006),
  ...winterHolidays({ from: 2006, closes: '12:00', source: PRESIDENTS_2006 }),
  ...summerHolidays({ from: 2006, closes: '12:00', source: JULY_2013 }),
  ...juneteenth({ from: 2022, closes: '12:00', source: HOLIDAY_PAGE, note: 'the hour of the other holidays' }),
  ...yearEnd({ from: 2006, closes: '12:15', source: HOLIDAY_PAGE, note: COMPILED }),
  ...EARLY_FRIDAYS,
];

const RATES_DATES: readonly ListedDate[] = [
  ...goodFridaySessions('10:15', [2007, ...EMPLOYMENT_GOOD_FRIDAYS]),
  {
    date: '2007-01-02',
    kind: 'early_close',
    name: 'National Day of Mourning for President Gerald R. Ford',
    closes: '12:00',
    source: FORD_2007,
  },
  {
    date: '2010-12-31',
    kind: 'early_close',
    name: "New Year's Eve",
    closes: '12:15',
    source: YEAR_END_2010,
  },
  ...['2009-04-09', '2010-07-02', '2011-07-01'].map((date) => ({
    date,
    kind: 'early_close' as const,
    name: 'Day before a holiday weekend',
    closes: '15:15',
    source: NOT_FOUND,
    note: 'doubt: in an independent compilation of the notices only',
  })),
  { date: '2012-10-29', kind: 'early_close', name: 'Hurricane Sandy', closes: '11:00', source: SANDY_29_RATES },
  {
    date: '2018-12-05',
    kind: 'holiday',
    name: 'National Day of Mourning for President George H. W. Bush',
    source: BUSH_2018,
  },
  {
    date: '2025-01-09',
    kind: 'early_close',
    name: 'National Day of Mourning for President Jimmy Carter',
    closes: '12:15',
    source: CARTER_2025,
  },
];

const FX_RULES: readonly RuleRow[] = [
  ...fullClosures(2006),
  ...goodFriday(2006),
  ...winterHolidays({ from: 2006, to: 2021, closes: '12:00', source: MLK_2019 }),
  ...summerHolidays({ from: 2006, to: 2021, closes: '12:00', source: JULY_2009 }),
  ...yearEnd({ from: 2006, closes: '12:15', source: HOLIDAY_PAGE, note: COMPILED }),
  ...EARLY_FRIDAYS,
];

const FX_DATES: readonly ListedDate[] = [
  ...goodFridaySessions('10:15', [2007, ...EMPLOYMENT_GOOD_FRIDAYS]),
  {
    date: '2007-01-02',
    kind: 'early_close',
    name: 'National Day of Mourning for President Gerald R. Ford',
    closes: '12:00',
    source: FORD_2007,
  },
  { date: '2010-12-31', kind: 'early_close', name: "New Year's Eve", closes: '12:15', source: YEAR_END_2010 },
];

const AGRICULTURE_RULES: readonly RuleRow[] = [
  ...fullClosures(2006),
  ...goodFriday(2006),
  ...winterHolidays({ from: 2006, source: MLK_2006 }),
  ...summerHolidays({ from: 2006, source: JULY_2024 }),
  ...juneteenth({ from: 2022, source: JUNETEENTH_2022 }),
  ...yearEnd({ from: 2006, to: 2013, closes: '12:00', source: YEAR_END_2010, note: COMPILED }),
  ...yearEnd({ from: 2014, closes: '12:05', source: HOLIDAY_PAGE, note: COMPILED }),
];

const AGRICULTURE_DATES: readonly ListedDate[] = [
  { date: '2006-07-03', kind: 'early_close', name: 'Day before Independence Day', closes: '12:00', source: JULY_2006 },
  ...[
    ['2006-01-13', MLK_2006],
    ['2006-02-17', PRESIDENTS_2006],
    ['2007-08-31', LABOR_2007],
  ].map(([date, source]) => ({
    date: date!,
    kind: 'early_close' as const,
    name: 'Friday before a holiday',
    closes: '12:00',
    source: source!,
  })),
  {
    date: '2007-01-02',
    kind: 'holiday',
    name: 'National Day of Mourning for President Gerald R. Ford',
    source: FORD_2007,
  },
  { date: '2010-12-31', kind: 'early_close', name: "New Year's Eve", closes: '12:00', source: YEAR_END_2010 },
  {
    date: '2025-01-09',
    kind: 'early_close',
    name: 'National Day of Mourning for President Jimmy Carter',
    closes: '12:15',
    source: CARTER_2025,
  },
];

const COMMON = {
  kind: 'exchange',
  timezone: 'America/Chicago',
  years: [2006, 2060],
  weekend: [{ start: '2006-01-01', days: [6, 7] }],
} as const;

/** Equity index and interest rate futures together: the later hour of the two is that of interest rates. */
export const XCME: CalendarDefinition = {
  ...COMMON,
  id: 'XCME',
  name: 'CME (equity index and interest rate futures)',
  rules: RATES_RULES.filter((row) => row.closes !== '15:15'),
  dates: [
    ...RATES_DATES.filter((row) => ['2007-01-02', '2025-01-09'].includes(row.date)),
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
};

export const XCME_EQUITY: CalendarDefinition = {
  ...COMMON,
  id: 'XCME:EQUITY',
  name: 'CME equity index futures',
  rules: EQUITY_RULES,
  dates: EQUITY_DATES,
};

export const XCME_RATES: CalendarDefinition = {
  ...COMMON,
  id: 'XCME:RATES',
  name: 'CME interest rate futures',
  rules: RATES_RULES,
  dates: RATES_DATES,
};

export const XCME_FX: CalendarDefinition = {
  ...COMMON,
  id: 'XCME:FX',
  name: 'CME currency futures',
  rules: FX_RULES,
  dates: FX_DATES,
};

export const XCME_AGRICULTURE: CalendarDefinition = {
  ...COMMON,
  id: 'XCME:AGRICULTURE',
  name: 'CME livestock futures',
  rules: AGRICULTURE_RULES,
  dates: AGRICULTURE_DATES,
};
