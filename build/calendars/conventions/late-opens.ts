import type { LateOpen, LateOpenDoubt } from '../../../server/engine/market-conventions.js';
import { type CitedSource, report } from './rows.js';

/**
 * Days on which trading began late, only where a text about the day was read. Days on which it may have begun late, or
 * may yet, are listed apart: their sessions are estimated.
 */

interface Times {
  readonly open: string;
  /** Absent: as on other days. */
  readonly close?: string;
}

export function lateOpens(name: string, times: Times, days: Readonly<Record<string, CitedSource>>): LateOpen[] {
  return Object.entries(days).map(([date, source]) => ({ date, name, ...times, ...source }));
}

export const byDate = (days: readonly LateOpen[]) => days.toSorted((a, b) => (a.date < b.date ? -1 : 1));

const EXAM = 'College entrance examination';
const FIRST_DAY = 'First trading day of the year';
/** The Ministry's day for the examination; no notice of the exchange was read, the hours are those of every year. */
const EXAM_2026 = report('https://news1.kr/amp/society/education/5511338');

/**
 * Korea Exchange. On the day of the examination the whole day moves by an hour: continuous trading to 16:20 and the
 * closing auction to 16:30, before August 2016 to 15:50 and 16:00. In 2017 an earthquake postponed the examination by a
 * week; the hours of the first date were kept as well. On the first trading day of a year only the opening moves.
 * The examinations of 2010 to 2014 and the first days of 2010 to 2012, 2014, 2017 and 2023: see KOREA_DOUBTS.
 */
export const KOREA: readonly LateOpen[] = byDate([
  ...lateOpens(
    EXAM,
    { open: '10:00', close: '15:50' },
    {
      '2015-11-12': report('https://www.joongang.co.kr/article/19003933'),
    },
  ),
  ...lateOpens(
    EXAM,
    { open: '10:00', close: '16:20' },
    {
      '2016-11-17': report('http://news20.busan.com/controller/newsController.jsp?newsId=20161116000066'),
      '2017-11-16': report('http://m.star.mt.co.kr/view.html?gnb=issue&snb=issue&no=2017111609381334934'),
      '2017-11-23': report(
        'http://koreabizwire.com/s-korea-to-delay-opening-of-fx-market-by-1-hour-on-college-entrance-exam-day/101963',
      ),
      '2018-11-15': report('https://m.ajunews.com/amp/20181112084917998'),
      '2019-11-14': report('https://m-en.yna.co.kr/view/AEN20191104003800320'),
      '2020-12-03': report('http://www.koreaherald.com/view.php?ud=20201123000317'),
      '2021-11-18': report('https://www.donga.com/news/amp/all/20211104/110076830/1'),
      '2022-11-17': report('https://en.yna.co.kr/view/AEN20221114005700320'),
      '2023-11-16': report('https://en.yna.co.kr/view/AEN20231102004500320'),
      '2024-11-14': report('https://m.khan.co.kr/article/202410311029001'),
      '2025-11-13': report('https://www.donga.com/news/Economy/article/all/20251113/132759579/2'),
      '2026-11-19': EXAM_2026,
    },
  ),
  ...lateOpens(
    FIRST_DAY,
    { open: '10:00' },
    {
      '2013-01-02': report('https://m.wowtv.co.kr/NewsCenter/AMP/Read?articleId=A201301020065'),
      '2015-01-02': report('https://m.mbn.co.kr/news-amp/2146346'),
      '2016-01-04': report('https://etoday.co.kr/news/view/1263429'),
      '2018-01-02': report('https://m.sedaily.com/NewsViewAmp/1OOXGDTGYH'),
      '2019-01-02': report('https://cnbnews.com/news/article.html?no=395815'),
      '2020-01-02': report('http://speconomy.com/news/newsview.php?ncode=1065579446931207'),
      '2021-01-04': report('https://wowtv.co.kr/NewsCenter/News/Read?articleId=2021010424766'),
      '2022-01-03': report('https://newspim.com/news/view/20220103000022'),
      '2024-01-02': report('https://m.wikitree.co.kr/articles/914704'),
      '2025-01-02': report('https://kollo.kr/todaycontent?id=a593Vq'),
      '2026-01-02': report('https://kuk.kode.co.kr/article/view/kuk202601020012'),
    },
  ),
]);

/** Nextrade's main market moves with the exchange's: from 10:00 to 16:20 in 2025. */
export const NEXTRADE: readonly LateOpen[] = lateOpens(
  EXAM,
  { open: '10:00', close: '16:20' },
  { '2026-11-19': EXAM_2026 },
);

/** The ceremony is held every year, and so is the examination: on a Thursday of November, but for 2020. */
export const KOREA_DOUBTS: readonly LateOpenDoubt[] = [
  {
    name: FIRST_DAY,
    on: 'first_session_of_year',
    from: '2010-01-04',
    ...report('https://newspim.com/news/view/20220103000022'),
    note: 'The opening ceremony is held every year; trading then begins at 10:00.',
  },
  {
    name: EXAM,
    on: 'thursdays_of_november',
    from: '2010-11-04',
    ...report('https://www.donga.com/news/Economy/article/all/20251113/132759579/2'),
    note: 'On the day of the examination the whole day moves by an hour.',
  },
];

/** "15 minutes before the share market (10:00)" on the first day of a year and the day of the examination, since July 2023. */
const FUTURES_2023 = report('https://mediapen.com/newsamp/view/834196');

/**
 * Korea's futures and options on share indices. The examination of 2018 and the first days of 2017 to 2023 have no text that names this market.
 */
export const KOREA_FUTURES: readonly LateOpen[] = byDate([
  ...lateOpens(
    EXAM,
    { open: '10:00', close: '16:45' },
    {
      '2016-11-17': report('https://moneys.co.kr/article/2016111707198088217'),
      '2017-11-16': report(
        'http://theleader.mt.co.kr/articleView.html?no=2017111416407812616&sec=L0800&pDepth=L0803&page=1',
      ),
      '2017-11-23': report('https://web2.etoday.co.kr/news/view/1565142'),
      // "Equity and interest rate products": both ends an hour later.
      '2019-11-14': report('https://bizn.donga.com/3/all/20191114/98354291/3'),
      '2020-12-03': report('http://www.koreaherald.com/view.php?ud=20201123000317'),
      '2021-11-18': report('https://www.donga.com/news/amp/all/20211104/110076830/1'),
      '2022-11-17': report('https://m.wowtv.co.kr/NewsCenter/News/Read?articleId=202211033725i'),
    },
  ),
  ...lateOpens(
    EXAM,
    { open: '09:45', close: '16:45' },
    {
      '2023-11-16': report('https://m.etoday.co.kr/view.php?idxno=2298674'),
      '2024-11-14': FUTURES_2023,
      '2025-11-13': report('https://www.edaily.co.kr/News/Read?newsId=05520246642365064&mediaCodeNo=257'),
      '2026-11-19': EXAM_2026,
    },
  ),
  ...lateOpens(
    FIRST_DAY,
    { open: '09:45' },
    { '2024-01-02': FUTURES_2023, '2025-01-02': FUTURES_2023, '2026-01-02': FUTURES_2023 },
  ),
]);

/** A report about the exchange's holiday schedules. */
const GRAINS_SCHEDULES = report(
  'https://github.com/SharurTrading/exchange-hours-rs/blob/f30627f02ee568b8e8c0f45db1f4f70dbf8a496e/docs/evidence/globex_grains.md',
);

function daysOf(dates: string, source: CitedSource): Record<string, CitedSource> {
  return Object.fromEntries(dates.split(' ').map((date) => [date, source]));
}

const THANKSGIVING = 'Day after Thanksgiving';
const CHRISTMAS = 'Day after Christmas';
const NEW_YEAR = "Day after New Year's Day";

/** Chicago's grains: no session on the evening of these holidays; trading begins with the day session. */
export const GRAINS: readonly LateOpen[] = byDate([
  ...lateOpens(
    THANKSGIVING,
    { open: '08:30' },
    daysOf('2013-11-29 2014-11-28 2015-11-27 2016-11-25 2017-11-24 2018-11-23 2025-11-28 2026-11-27', GRAINS_SCHEDULES),
  ),
  ...lateOpens(CHRISTMAS, { open: '08:30' }, daysOf('2018-12-26 2025-12-26', GRAINS_SCHEDULES)),
  ...lateOpens(NEW_YEAR, { open: '08:30' }, daysOf('2019-01-02 2025-01-02 2026-01-02', GRAINS_SCHEDULES)),
]);

function doubted(name: string, dates: string): LateOpenDoubt[] {
  const note = 'So in the years whose schedules were read.';
  return dates.split(' ').map((date) => ({ name, on: 'date', from: date, to: date, ...GRAINS_SCHEDULES, note }));
}

/** The years without a schedule, where the holiday was from Tuesday to Thursday. */
export const GRAINS_DOUBTS: readonly LateOpenDoubt[] = [
  ...doubted(THANKSGIVING, '2019-11-29 2020-11-27 2021-11-26 2022-11-25 2023-11-24 2024-11-29 2027-11-26'),
  ...doubted(CHRISTMAS, '2013-12-26 2014-12-26 2019-12-26 2024-12-26'),
  ...doubted(NEW_YEAR, '2014-01-02 2015-01-02 2020-01-02'),
].toSorted((one, two) => (one.from < two.from ? -1 : 1));
