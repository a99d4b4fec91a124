import { type ListedDate, NOT_FOUND, type RuleRow } from '../../../vocabulary.js';

/**
 * What the markets of CME Group have in common. Their electronic markets trade nearly round the clock, five days a
 * week. A date is a business day here when it is a trade date: on United States holidays the session, shortened or not,
 * counts for the trade date of the next day (so in the schedules of 2003, 2006 and 2026, of all groups), no settlement
 * prices are made, and the trading floors (until 2015) were closed; these days are closed. Where the session of a trade
 * date is shortened, the date is an early close with the local hour of the end.
 */

/** CME's own releases, and copies of its notices. */
export const MLK_2006 =
  'https://www.cmegroup.com/media-room/press-releases/2006/1/10/cme_announces_drmartinlutherkingjrholidaytradinghours.html';
export const PRESIDENTS_2006 =
  'https://mondovisione.com/media-and-resources/news/cme-announces-presidents-day-holiday-trading-hours';
export const JULY_2006 = 'https://www.mypivots.com/board/topic/538/1/independence-day';
export const FORD_2007 = 'https://www.cnbc.com/id/16384249';
export const LABOR_2007 =
  'https://www.cmegroup.com/media-room/press-releases/2007/8/20/cme_group_announceslabordayholidayhours.html';
export const JULY_2009 = 'https://www.traderplanet.com/july-4th-holiday-trading-schedule';
export const YEAR_END_2010 =
  'http://tradingmarkets.com/recent/whats_up_whats_down_futurescommodity_trading_holiday_schedule_for_years_end-' +
  '1395235.html';
export const PRESIDENTS_2011 =
  'https://tradingmarkets.com/recent/whats_up_whats_down_spotlight_on_holiday_trading-1502672';
export const SANDY_29 = 'http://www.mypivots.com/board/topic/7539/1/hurricane-sandy-to-close-some-futures-markets';
export const SANDY_29_RATES = 'http://www.reuters.com/article/storm-sandy-cme-earlyclose-idUSL1E8LT35920121029';
export const SANDY_30 =
  'https://prnewswire.com/news-releases/cme-group-to-reopen-us-equity-index-and-interest-rate-complexes-tonight-' +
  '176339591.html';
export const JULY_2013 = 'http://optionsthinktank.blogspot.com/2013/06/trading-schedule-times-given-are.html';
export const MLK_2014 = 'http://www.zerohedge.com/news/2014-01-20/market-trading-hours-during-us-holiday';
export const FLOOR_2015 = 'https://expydoc.com/doc/6209377/calendario-de-d%C3%ADas-festivos-del-2014-del';
export const JULY_2017 = 'https://daytradetowin.com/blog/july-4-independence-day-trading-holiday-hours/';
export const BUSH_2018 =
  'https://www.prnewswire.com:443/news-releases/cme-group-us-equity-interest-rate-markets-to-close-for-national-day-of-' +
  'mourning-300758702.html';
export const MLK_2019 = 'https://daytradetowin.com/blog/holiday-trading-hours-for-dr-martin-luther-king-jr-day/';
export const PRESIDENTS_2023 = 'https://iqhelp.dtn.com/presidents-day-holiday-hours-2023/';
export const JULY_2024 = 'https://iqhelp.dtn.com/fourth-of-july-service-hours-2024';
export const CARTER_2025 =
  'https://mondovisione.com/media-and-resources/news/cme-group-announces-trading-hours-for-us-national-day-of-mourning-' +
  'to-honor-for/';
export const MLK_2026 = 'https://edgeclear.com/exchange-holiday-hours/?rcp_action=lostpassword';
/** The exchange's page of holidays: the days of each year, not the hours. */
export const HOLIDAY_PAGE = 'https://www.cmegroup.com/tools-information/holiday-calendar.html';
export const JUNETEENTH_2022 = 'https://kdhlradio.com/markets-closed-monday-in-for-juneteenth/';
const GOOD_FRIDAY_2005 =
  'https://www.cmegroup.com/media-room/press-releases/2005/3/16/cme_announces_goodfridayholidaytradinghours.html';

type Span = Pick<RuleRow, 'from' | 'to' | 'closes' | 'source' | 'note'>;

interface HolidaySpan extends Omit<Span, 'closes'> {
  /** Local hour; absent: there is no session. */
  readonly halts?: string;
}

const WEEKDAYS = [1, 2, 3, 4, 5];

const WINTER = [
  { rule: '3rd monday in January', name: 'Martin Luther King, Jr. Day' },
  { rule: '3rd monday in February', name: "Presidents' Day" },
];
const SUMMER = [
  { rule: 'monday before 06-01', name: 'Memorial Day' },
  {
    rule: '07-04 if saturday then previous friday if sunday then next monday',
    name: 'Independence Day',
    weekdays: WEEKDAYS,
  },
  { rule: '1st monday in September', name: 'Labor Day' },
  { rule: '4th thursday in November', name: 'Thanksgiving Day' },
];
const JUNETEENTH = {
  rule: '06-19 if saturday then previous friday if sunday then next monday',
  name: 'Juneteenth',
  weekdays: WEEKDAYS,
};

/** New Year's Day and Christmas Day, on which nothing trades anywhere. */
export function fullClosures(from: number): RuleRow[] {
  return [
    { rule: '01-01 and if sunday then next monday', name: "New Year's Day", from, source: HOLIDAY_PAGE },
    {
      rule: '12-25 and if saturday then previous friday if sunday then next monday',
      name: 'Christmas Day',
      from,
      source: HOLIDAY_PAGE,
    },
  ];
}

export function goodFriday(from: number): RuleRow[] {
  return [{ rule: 'easter -2', name: 'Good Friday', from, source: GOOD_FRIDAY_2005 }];
}

/** The holidays of January and February in one span of years; `halts` is the hour at which the session halts. */
export function winterHolidays(span: HolidaySpan): RuleRow[] {
  return WINTER.map((day) => ({ ...day, ...holiday(span) }));
}

/** Memorial Day, Independence Day, Labor Day and Thanksgiving Day in one span of years. */
export function summerHolidays(span: HolidaySpan): RuleRow[] {
  return SUMMER.map((day) => ({ ...day, ...holiday(span) }));
}

export function juneteenth(span: HolidaySpan): RuleRow[] {
  return [{ ...JUNETEENTH, ...holiday(span) }];
}

/** A closed day; the session that it has, if it has one, is told in the note. */
function holiday({ halts, note, ...row }: HolidaySpan): Span {
  const session = halts === undefined ? [] : [`a session until ${halts} counts for the trade date of the next day`];
  const notes = [...session, ...(note === undefined ? [] : [note])];
  return { ...row, ...(notes.length > 0 && { note: notes.join('; ') }) };
}

/** The day after Thanksgiving and Christmas Eve. */
export function yearEnd(span: Span): RuleRow[] {
  return [
    { rule: 'friday after 4th thursday in November', name: 'Day after Thanksgiving', ...span },
    { rule: '12-24', name: 'Christmas Eve', weekdays: WEEKDAYS, ...span },
  ];
}

const EMPLOYMENT_REPORT =
  'doubt: open for the employment report; the hour is that of independent compilations of the notices, which were not read';

/** Good Fridays on which the employment report comes out: a short session instead of a closed day. */
export function goodFridaySessions(closes: string, years: readonly number[]): ListedDate[] {
  return GOOD_FRIDAYS.filter(([year]) => years.includes(year)).map(([, date]) => ({
    date,
    kind: 'early_close',
    name: 'Good Friday',
    closes,
    source: NOT_FOUND,
    note: EMPLOYMENT_REPORT,
  }));
}

export const EMPLOYMENT_GOOD_FRIDAYS = [2010, 2012, 2015, 2021, 2023, 2026, 2034, 2037, 2042, 2045, 2048, 2053];

const GOOD_FRIDAYS: readonly (readonly [number, string])[] = [
  [2007, '2007-04-06'],
  [2010, '2010-04-02'],
  [2012, '2012-04-06'],
  [2015, '2015-04-03'],
  [2021, '2021-04-02'],
  [2023, '2023-04-07'],
  [2026, '2026-04-03'],
  [2034, '2034-04-07'],
  [2037, '2037-04-03'],
  [2042, '2042-04-04'],
  [2045, '2045-04-07'],
  [2048, '2048-04-03'],
  [2053, '2053-04-04'],
];
