import { dateRows } from '../../../many-rows.js';
import type { ListedDate } from '../../../vocabulary.js';
import { DAILY_STATISTICS } from './taiwan-listed.js';

/**
 * Taiwan Stock Exchange and Taipei Exchange. Closed on the days off of government offices, on Labour Day (an office day
 * off only since 2026), on the two working days before the Lunar New Year holidays, which are kept for settlement, on
 * election days (always Saturdays) and, for the whole day, when the offices of Taipei are closed that morning by a
 * typhoon.
 *
 * Saturdays were days of trading (half days) until 1997, all but the second and fourth of a month until 2000, and are
 * free since 2001. From 2006 to 2018 a day off in exchange was made up by a trading Saturday; since 2019 make-up
 * Saturdays, which offices have had until February 2025, see no trading.
 *
 * From 1990 to 2016 the days are listed one by one. Since 2017 they are those of the office calendar and the days of
 * the market's own listed here. From 2027 on the settlement days are computed (the two working days before the day
 * before Lunar New Year's Eve).
 */

const FROM_STATISTICS = 'The exchange’s daily statistics have no such day.';

/** Since 2017: the typhoons, which the exchange announces on the evening before or in the morning. */
export const TYPHOONS: readonly ListedDate[] = [
  ...dateRows({ kind: 'holiday', names: { zh: '颱風' } }, [
    { date: '2019-08-09', name: 'Typhoon Lekima', source: 'https://news.cnyes.com/news/id/4365996' },
    { date: '2019-09-30', name: 'Typhoon Mitag', source: DAILY_STATISTICS, note: FROM_STATISTICS },
    { date: '2023-08-03', name: 'Typhoon Khanun', source: DAILY_STATISTICS, note: FROM_STATISTICS },
    { date: '2024-07-24', name: 'Typhoon Gaemi', source: DAILY_STATISTICS, note: FROM_STATISTICS },
    {
      date: '2024-07-25',
      name: 'Typhoon Gaemi',
      source:
        'https://cn.bg3.co/a/kai-mi-tai-feng-tai-xiong-lian-2tian-ting-ban-ting-ke-tai-bei-gu-hui-shi-25ri-zai-xiu-shi-yi-tian.html',
    },
    {
      date: '2024-10-02',
      name: 'Typhoon Krathon',
      source: 'https://cn.wa01.com/a/tai-feng-shan-tuo-er-lai-xi-zheng-jiao-suo-tai-gu-3ri-xiu-shi.html',
    },
    {
      date: '2024-10-03',
      name: 'Typhoon Krathon',
      source: 'http://moneyweekly.com.tw/ArticleData/Info/Article/154547',
    },
    { date: '2024-10-31', name: 'Typhoon Kong-rey', source: DAILY_STATISTICS, note: FROM_STATISTICS },
    { date: '2026-07-10', name: 'Typhoon', source: DAILY_STATISTICS, note: FROM_STATISTICS },
  ]),
];

/** What the calendars of the group tell of their days. */
export const TAIWAN_DOUBTS =
  'Doubts: what kind of day some of the days of 1990 to 2000 were. Trading that was broken off during the day was not looked for; no early close is known. Why 28 June 1990, 19 May 1990 and 18 June 1994 were closed was not found.';
