import { calendar } from '../../definition.js';
import {
  DAY_AFTER_THANKSGIVING,
  fullClosures,
  juneteenth,
  summerHolidays,
  WEEKDAYS,
  winterHolidays,
  yearEnd,
} from '../../forms/cme-group.js';
import type { ListedDate, RuleRow } from '../../vocabulary.js';
import {
  FLOOR_2015,
  HOLIDAY_PAGE,
  JULY_2013,
  JULY_2017,
  MLK_2014,
  MLK_2019,
  MLK_2026,
  PRESIDENTS_2011,
  PRESIDENTS_2023,
  YEAR_END_2010,
} from './shared/cme-group.js';

/**
 * NYMEX energy and COMEX metals on CME Globex, New York time; see cme-group.ts for what closed and early mean there.
 * On United States holidays, which are no trade dates (so NYMEX's own releases of 2007 and 2008), the session halts at 14:30 since 2022, at 13:00 from 2014 to 2021,
 * at 13:15 before; in 2007, 2008 and in February 2009 it went on to the regular 17:15
 * (https://mondovisione.com/media-and-resources/news/nymex-announces-trading-and-processing-schedule-for-presidents-day-holiday-2011124). Energy and metals kept regular hours
 * on all days of mourning.
 *
 * Years: from 2008, the first full year on Globex; the floor before kept other days, the Friday after Thanksgiving
 * among them.
 *
 * Since 2026 the day after Thanksgiving ends at 14:45; whether in 2025 already was not found.
 */

/** Tells of the exchange's files of hours for each product, downloaded on 29 May 2026. */
const FILES_2026 = 'https://github.com/rsheftel/pandas_market_calendars/issues/464';
const HOUR = 'doubt: the hour is that of independent compilations; the floor closed at 13:30 in 2015';

const RULES: readonly RuleRow[] = [
  ...fullClosures(2008),
  { rule: 'easter -2', name: 'Good Friday', from: 2008, source: FLOOR_2015 },
  ...winterHolidays({ from: 2008, to: 2014, halts: '13:15', source: MLK_2014, note: 'doubt: 2010 to 2012' }),
  ...winterHolidays({ from: 2015, to: 2021, halts: '13:00', source: MLK_2019 }),
  ...winterHolidays({ from: 2022, halts: '14:30', source: PRESIDENTS_2023 }),
  ...summerHolidays({ from: 2008, to: 2013, halts: '13:15', source: JULY_2013, note: 'doubt: 2010 to 2012' }),
  ...summerHolidays({ from: 2014, to: 2021, halts: '13:00', source: JULY_2017 }),
  ...summerHolidays({ from: 2022, halts: '14:30', source: MLK_2026 }),
  ...juneteenth({ from: 2022, halts: '14:30', source: PRESIDENTS_2023, note: 'the hour of the other holidays' }),
  ...yearEnd({ from: 2008, to: 2025, closes: '13:45', source: HOLIDAY_PAGE, basis: 'rule', note: HOUR }),
  {
    rule: DAY_AFTER_THANKSGIVING,
    name: 'Day after Thanksgiving',
    from: 2026,
    closes: '14:45',
    status: 'confirmed',
    source: FILES_2026,
    note: "doubt: the hour is that of a reader of the exchange's files of hours; the notices were not read",
  },
  {
    rule: '12-24',
    name: 'Christmas Eve',
    weekdays: WEEKDAYS,
    from: 2026,
    closes: '13:45',
    source: HOLIDAY_PAGE,
    basis: 'rule',
    note: HOUR,
  },
];

const DATES: readonly ListedDate[] = [
  { date: '2010-12-31', kind: 'early_close', name: "New Year's Eve", closes: '16:15', source: YEAR_END_2010 },
  {
    date: '2011-02-18',
    kind: 'early_close',
    name: "Friday before Presidents' Day",
    closes: '16:15',
    source: PRESIDENTS_2011,
  },
];

export default calendar({
  id: 'XNYM',
  kind: 'exchange',
  name: 'NYMEX (energy)',
  doubtful: [
    {
      kinds: ['early_close'],
      note: '13:15 from 2010 to 2012, and 13:45 on the day after Thanksgiving and on Christmas Eve, when the energy floor closed at 13:30 (2015), are in doubt; early closes of 16:15 on the Friday before a holiday are entered only where found.',
    },
  ],
  otherNames: 'NYMEX, WTI, crude oil, natural gas',
  countries: ['US'],
  cities: 'New York',
  currencies: ['USD'],
  timezone: 'America/New_York',
  years: [2008, 2100],
  weekend: [{ start: '2008-01-01', days: [6, 7] }],
  rules: RULES,
  dates: DATES,
});
