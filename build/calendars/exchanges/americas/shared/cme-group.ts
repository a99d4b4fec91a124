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

/** The Chicago Board of Trade on 4 and 5 July 2002. */
export const JULY_2002 =
  'https://mondovisione.com/media-and-resources/news/cbot-midam-independence-day-holiday-trading-schedule/';

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

/** The exchange's page of holidays, read as of 2023: the days about each holiday, not the hours. */
export const HOLIDAY_PAGE = 'https://www.cmegroup.com/tools-information/holiday-calendar.html';

export const JUNETEENTH_2022 = 'https://kdhlradio.com/markets-closed-monday-in-for-juneteenth/';

export const EMPLOYMENT_GOOD_FRIDAYS = [
  2010, 2012, 2015, 2021, 2023, 2026, 2034, 2037, 2042, 2045, 2048, 2053, 2064, 2067, 2075, 2078, 2080, 2083, 2089,
  2091, 2094,
];

const KING = 'Martin Luther King, Jr. Day';
const PRESIDENTS = "Presidents' Day";
const INDEPENDENCE = 'Independence Day';

/** Texts about one holiday: text -> holiday. */
export const ONE_HOLIDAY: ReadonlyMap<string, string> = new Map([
  [MLK_2006, KING],
  [MLK_2014, KING],
  [MLK_2019, KING],
  [PRESIDENTS_2006, PRESIDENTS],
  [PRESIDENTS_2023, PRESIDENTS],
  [JULY_2002, INDEPENDENCE],
  [JULY_2009, INDEPENDENCE],
  [JULY_2013, INDEPENDENCE],
  [JULY_2017, INDEPENDENCE],
  [JULY_2024, INDEPENDENCE],
]);
