import type { CalendarDefinition } from '../../../definition.js';
import { inPeriods, ruleRows } from '../../../many-rows.js';
import { type ListedDate, onDates, type RuleRow } from '../../../vocabulary.js';

/**
 * The Japanese exchanges: Tokyo, Osaka, Nagoya, Fukuoka and Sapporo. Closed on Saturdays (since February 1989), Sundays,
 * national holidays and from 31 December to 3 January. Until the first trading day of 2009 the first and the last
 * trading day of the year had a morning session only, which ended at 11:00 (in Osaka at 11:10).
 *
 * Left out, because trading ended at its usual hour: the outage of 1 November 2005 (Tokyo opened at 13:30) and the
 * late afternoon opening from 19 January to 21 April 2006. The close moved from 15:00 to 15:30 on 5 November 2024.
 *
 * Osaka is the cash exchange until July 2013 and the derivatives exchange since. On most national holidays index and
 * commodity derivatives have been traded there since 23 September 2022 ("holiday trading", announced half a year
 * ahead). Those days stay closed here: the exchange still calls them non-business days, a trade of such a day belongs to
 * the next business day, nothing is cleared, and bond futures and securities options are not traded.
 */

const BUSINESS_DAYS = 'https://kotobank.jp/word/%E6%9D%B1%E8%A8%BC%E3%81%AE%E4%BC%91%E6%A5%AD%E6%97%A5-3200131';

/** 'The market will be closed on the following national and observed holidays, and the market holidays of Jan. 2, 3, and Dec. 31'. */
const TOKYO_2010 =
  'https://github.com/SharurTrading/exchange-hours-evidence/blob/fc625e69f3dd2d79bf4c2961deaa8dd7be0ce240/holidays/raw/equities/tse/2010-2024/wayback_20100325235357_tse_holiday_calendar.html';

const NATIONAL_HOLIDAYS = 'https://www.jpx.co.jp/english/corporate/news/news-releases/0020/20181221-01.html';

const CALENDAR_2016 = 'https://www.ryt9.com/en/hol/181170';

const SESSIONS_2007 = 'http://kabu.muimi.com/k/trivia/tachiai.html';

const OUTAGE_2020 = 'https://financial.jiji.com/main_news/article.html?number=107';

const YEAR_TURN_DAYS = [
  { rule: '01-02', name: 'New Year holiday', names: { ja: '年始休業日' } },
  { rule: '01-03', name: 'New Year holiday', names: { ja: '年始休業日' } },
  { rule: '12-31', name: 'Year-end holiday', names: { ja: '年末休業日' } },
];

const AS_TOLD_OF_TOKYO = {
  source: BUSINESS_DAYS,
  note: `a list of one year, of the Japan Exchange Group's own: ${CALENDAR_2016}`,
} as const;

/** As they are told of Tokyo, for the exchanges of which no page was read. */
export const YEAR_TURN: readonly RuleRow[] = ruleRows({ from: 1990, ...AS_TOLD_OF_TOKYO }, YEAR_TURN_DAYS);

/** Tokyo's own page names the three days and no year; it was read as of 25 March 2010. */
export const YEAR_TURN_TOKYO: readonly RuleRow[] = inPeriods(
  [
    { from: 1990, to: 2009, ...AS_TOLD_OF_TOKYO },
    { from: 2010, source: TOKYO_2010 },
  ],
  YEAR_TURN_DAYS,
);

export const OUTAGE: ListedDate = {
  date: '2020-10-01',
  kind: 'holiday',
  name: 'Failure of the trading system',
  names: { ja: 'システム障害' },
  source: OUTAGE_2020,
  note: 'No share was traded all day in Tokyo, Nagoya, Fukuoka and Sapporo; the derivatives in Osaka were.',
};

/** The exchanges' notice of the ten days off names the weekend too. */
export const TEN_DAYS_2019 = onDates(['2019-04-27', '2019-04-28'], {
  kind: 'holiday',
  name: 'Ten-day Golden Week',
  source: 'https://www.jpx.co.jp/english/announce/market-holidays.html',
});

export const JAPAN: Pick<CalendarDefinition, 'kind' | 'timezone' | 'years' | 'weekend' | 'inherits'> = {
  kind: 'exchange',
  timezone: 'Asia/Tokyo',
  years: [1990, 2100],
  weekend: [{ start: '1990-01-01', days: [6, 7] }],
  inherits: [{ calendar: 'JP', from: 1990, asDeclared: true, source: NATIONAL_HOLIDAYS }],
};

const NOTE_11 = 'The hour is that of the morning session in 2007.';

/** The half days, with the hour at which the morning session ended. */
export const REGIONAL_HALF_DAYS: readonly RuleRow[] = ruleRows(
  { from: 1990, closes: '11:00', source: SESSIONS_2007, note: NOTE_11 },
  [
    {
      rule: '01-04 if saturday,sunday then next monday',
      name: 'First trading day of the year',
      names: { ja: '大発会' },
      to: 2009,
    },
    {
      rule: '12-30 if saturday,sunday then previous friday',
      name: 'Last trading day of the year',
      names: { ja: '大納会' },
      to: 2008,
    },
  ],
);

/** What the calendars of the group tell of their days. */
export const JAPAN_DOUBTS =
  "Doubts: 11:10 in Osaka and 11:00 in Nagoya, Fukuoka and Sapporo are told for 2007 only; Osaka's closure after the earthquake of 17 January 1995 was read in one place.";
