import { calendar } from '../../definition.js';
import { fullClosures, juneteenth, summerHolidays, winterHolidays, yearEnd } from '../../forms/cme-group.js';
import { type ListedDate, NOT_FOUND, onDates, type RuleRow } from '../../vocabulary.js';
import {
  CARTER_2025,
  FORD_2007,
  HOLIDAY_PAGE,
  JULY_2002,
  JULY_2013,
  JULY_2024,
  JUNETEENTH_2022,
  YEAR_END_2010,
} from './shared/cme-group.js';

/**
 * Chicago Board of Trade, Chicago time: grains and oilseeds, the exchange's own group. They have no day session on
 * United States holidays; the night session that begins on the evening of a holiday belongs to the next day. The
 * board's Treasury futures keep the days of XCME:RATES, its stock index futures those of XCME:EQUITY.
 *
 * Years: from 1998, when Martin Luther King Day became a holiday of the markets; of the years before, not even that
 * is known of the board.
 */

const GOOD_FRIDAY_1999 =
  'https://mondovisione.com/media-and-resources/news/cbot-midam-good-friday-and-easter-sunday-trading-schedule/';
const REOPENING_2001 =
  'https://mondovisione.com/media-and-resources/news/cbot-announces-trading-hours-for-monday-september-17';

const HOUR = "doubt: the hour is that of independent compilations of the exchange's notices, which were not read";

const RULES: readonly RuleRow[] = [
  ...fullClosures(1998),
  { rule: 'easter -2', name: 'Good Friday', from: 1998, source: GOOD_FRIDAY_1999 },
  ...winterHolidays({ from: 1998, source: HOLIDAY_PAGE }),
  ...summerHolidays({ from: 1998, to: 2012, source: JULY_2002 }),
  ...summerHolidays({ from: 2013, source: JULY_2024 }),
  ...juneteenth({ from: 2022, source: JUNETEENTH_2022 }),
  ...yearEnd({ from: 2006, to: 2013, closes: '12:00', source: YEAR_END_2010, basis: 'rule', note: HOUR }),
  ...yearEnd({ from: 2014, closes: '12:05', source: HOLIDAY_PAGE, basis: 'rule', note: HOUR }),
];

const DATES: readonly ListedDate[] = [
  ...onDates(['2001-09-11', '2001-09-12'], {
    kind: 'holiday',
    name: 'Terrorist attacks of 11 September 2001',
    source: NOT_FOUND,
    note: `doubt: known to have traded again by 17 September (${REOPENING_2001}); the first day is not in it`,
  }),
  {
    date: '2004-06-11',
    kind: 'holiday',
    name: 'National Day of Mourning for President Ronald Reagan',
    source: NOT_FOUND,
    note: 'doubt: independent calendars of the Chicago markets have the day closed; no notice of the board was found',
  },
  {
    date: '2007-01-02',
    kind: 'holiday',
    name: 'National Day of Mourning for President Gerald R. Ford',
    source: FORD_2007,
    note: 'the electronic night session before it was held, to 06:00',
  },
  { date: '2010-12-31', kind: 'early_close', name: "New Year's Eve", closes: '12:00', source: YEAR_END_2010 },
  {
    date: '2013-07-03',
    kind: 'early_close',
    name: 'Day before Independence Day',
    closes: '12:00',
    source: JULY_2013,
  },
  {
    date: '2025-01-09',
    kind: 'early_close',
    name: 'National Day of Mourning for President Jimmy Carter',
    closes: '12:15',
    source: CARTER_2025,
  },
];

export default calendar({
  id: 'XCBT',
  kind: 'exchange',
  name: 'Chicago Board of Trade (grains and oilseeds)',
  doubtful: [
    {
      years: '1998-2013',
      note: 'Between 1998 and 2013 only single schedules were found (Good Friday 1999, July 2002, September 2001, 2007, the year-end of 2010, July 2013).',
    },
    {
      kinds: ['early_close'],
      years: '2006-',
      note: 'Early closes are entered from 2006, at 12:00 and since 2014 at 12:05; the hour since 2014 is that of independent compilations.',
    },
    {
      on: '2013-07-03',
      kinds: ['early_close'],
      note: 'On the day before Independence Day grains closed at 12:00 in 2013; of other years they are reported both ways, so only 2013 is entered.',
    },
  ],
  otherNames: 'CBOT, Treasury futures, corn, wheat, soybeans',
  countries: ['US'],
  cities: 'Chicago',
  currencies: ['USD'],
  timezone: 'America/Chicago',
  years: [1998, 2100],
  weekend: [{ start: '1998-01-01', days: [6, 7] }],
  rules: RULES,
  dates: DATES,
});
