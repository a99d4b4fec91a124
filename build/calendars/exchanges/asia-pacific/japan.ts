import type { CalendarDefinition } from '../../definition.js';
import { onDates } from '../../rows.js';
import type { ListedDate, RuleRow } from '../../vocabulary.js';

/**
 * The Japanese exchanges: Tokyo, Osaka, Nagoya, Fukuoka and Sapporo. Closed on Saturdays (since February 1989), Sundays,
 * national holidays and from 31 December to 3 January. Until the first trading day of 2009 the first and the last
 * trading day of the year had a morning session only, which ended at 11:00 (in Osaka at 11:10).
 *
 * Not entered, because trading ended at its usual hour: the outage of 1 November 2005 (Tokyo opened at 13:30) and the
 * late afternoon opening from 19 January to 21 April 2006. The close moved from 15:00 to 15:30 on 5 November 2024.
 *
 * Osaka is the cash exchange until July 2013 and the derivatives exchange since. On most national holidays index and
 * commodity derivatives have been traded there since 23 September 2022 ("holiday trading", announced half a year
 * ahead). Those days stay closed here: the exchange still calls them non-business days, a trade of such a day belongs to
 * the next business day, nothing is cleared, and bond futures and securities options are not traded.
 *
 * Doubts: 11:10 in Osaka and 11:00 in Nagoya, Fukuoka and Sapporo are told for 2007 only; Osaka's closure after the
 * earthquake of 17 January 1995 was read in one place.
 */

const BUSINESS_DAYS = 'https://kotobank.jp/word/%E6%9D%B1%E8%A8%BC%E3%81%AE%E4%BC%91%E6%A5%AD%E6%97%A5-3200131';
const NATIONAL_HOLIDAYS = 'https://www.jpx.co.jp/english/corporate/news/news-releases/0020/20181221-01.html';
const CALENDAR_2016 = 'https://www.ryt9.com/en/hol/181170';
const HALF_DAYS = 'http://m-words.jp/w/%E5%A4%A7%E7%99%BA%E4%BC%9A.html';
const LAST_FULL_DAY_2009 = 'https://media.rakuten-sec.net/articles/print/18698';
const SESSIONS_2007 = 'http://kabu.muimi.com/k/trivia/tachiai.html';
const EARTHQUAKE_1995 = 'http://investment7777.seesaa.net/article/117232186.html';
const LIVEDOOR_2006 = 'https://indexes.nikkei.co.jp/atoz/2018/02/20060117.html';
const OUTAGE_2020 = 'https://financial.jiji.com/main_news/article.html?number=107';

const YEAR_TURN: readonly RuleRow[] = [
  {
    rule: '01-02',
    name: 'New Year holiday',
    names: { ja: '年始休業日' },
    from: 1990,
    source: BUSINESS_DAYS,
    note: `a list of one year, of the exchange's own: ${CALENDAR_2016}`,
  },
  { rule: '01-03', name: 'New Year holiday', names: { ja: '年始休業日' }, from: 1990, source: BUSINESS_DAYS },
  { rule: '12-31', name: 'Year-end holiday', names: { ja: '年末休業日' }, from: 1990, source: BUSINESS_DAYS },
];

/** The half days, with the hour at which the morning session ended. */
function halfDays(closes: string, source: string, note: string): RuleRow[] {
  return [
    {
      rule: '01-04 if saturday,sunday then next monday',
      name: 'First trading day of the year',
      names: { ja: '大発会' },
      from: 1990,
      to: 2009,
      closes,
      source,
      note,
    },
    {
      rule: '12-30 if saturday,sunday then previous friday',
      name: 'Last trading day of the year',
      names: { ja: '大納会' },
      from: 1990,
      to: 2008,
      closes,
      source,
      note,
    },
  ];
}

const OUTAGE: ListedDate = {
  date: '2020-10-01',
  kind: 'holiday',
  name: 'Failure of the trading system',
  names: { ja: 'システム障害' },
  source: OUTAGE_2020,
  note: 'No share was traded all day in Tokyo, Nagoya, Fukuoka and Sapporo; the derivatives in Osaka were.',
};

/** The exchanges' notice of the ten days off names the weekend too. */
const TEN_DAYS_2019 = onDates(['2019-04-27', '2019-04-28'], {
  kind: 'holiday',
  name: 'Ten-day Golden Week',
  source: 'https://www.jpx.co.jp/english/announce/market-holidays.html',
});

const JAPAN: Pick<CalendarDefinition, 'kind' | 'timezone' | 'years' | 'weekend' | 'follows'> = {
  kind: 'exchange',
  timezone: 'Asia/Tokyo',
  years: [1990, 2060],
  weekend: [{ start: '1990-01-01', days: [6, 7] }],
  follows: [{ calendar: 'JP', from: 1990, source: NATIONAL_HOLIDAYS }],
};

export const XTKS: CalendarDefinition = {
  ...JAPAN,
  id: 'XTKS',
  name: 'Tokyo Stock Exchange',
  rules: [...YEAR_TURN, ...halfDays('11:00', HALF_DAYS, `Full days from 30 December 2009 on: ${LAST_FULL_DAY_2009}`)],
  dates: [
    ...TEN_DAYS_2019,
    OUTAGE,
    {
      date: '2006-01-18',
      kind: 'early_close',
      name: 'Limit of the trading system',
      names: { ja: '全銘柄売買停止' },
      closes: '14:40',
      source: LIVEDOOR_2006,
      note: 'All trading was stopped at 14:40 and did not resume.',
    },
  ],
};

const REGIONAL_HALF_DAYS = halfDays('11:00', SESSIONS_2007, 'The hour is that of the morning session in 2007.');

export const XNGO: CalendarDefinition = {
  ...JAPAN,
  id: 'XNGO',
  name: 'Nagoya Stock Exchange',
  rules: [...YEAR_TURN, ...REGIONAL_HALF_DAYS],
  dates: [OUTAGE],
};

export const XFKA: CalendarDefinition = {
  ...JAPAN,
  id: 'XFKA',
  name: 'Fukuoka Stock Exchange',
  rules: [...YEAR_TURN, ...REGIONAL_HALF_DAYS],
  dates: [OUTAGE],
};

export const XSAP: CalendarDefinition = {
  ...JAPAN,
  id: 'XSAP',
  name: 'Sapporo Securities Exchange',
  rules: [...YEAR_TURN, ...REGIONAL_HALF_DAYS],
  dates: [OUTAGE],
};

export const XOSE: CalendarDefinition = {
  ...JAPAN,
  id: 'XOSE',
  name: 'Osaka Exchange',
  rules: [
    ...YEAR_TURN,
    ...halfDays('11:10', SESSIONS_2007, 'Ten minutes after Tokyo, as told in 2007; doubt: the years before.'),
  ],
  dates: [
    ...TEN_DAYS_2019,
    {
      date: '1995-01-17',
      kind: 'holiday',
      name: 'Great Hanshin earthquake',
      names: { ja: '阪神・淡路大震災' },
      source: EARTHQUAKE_1995,
      status: 'estimated',
      note: 'doubt: one account of 2009, which says that Osaka alone was closed all day.',
    },
  ],
};
