import { READ_2026, TABLE_2026 } from '../../../countries/shared/malaysia.js';
import { ACT } from '../../../countries/shared/malaysia-days.js';
import { TOLD, TOLD_TO_MARKETS } from '../../../forms/malaysia-told.js';
import { datesByEvidence } from '../../../many-rows.js';
import { type ListedDate, NOT_FOUND } from '../../../vocabulary.js';

/**
 * The movable public holidays of Kuala Lumpur, 2002 to 2026, where they fall on a weekday; a Monday, Tuesday or
 * Wednesday may be the one in lieu of a Sunday. They are as compilations have them, corrected by notices of
 * the exchange where one was read; the rows without an address are estimated for that reason. Those of 2026 are in the
 * federal table too, two of them starred as subject to change: provisional, since no notice was read.
 */

const HOLIDAYS_2014 = 'https://holidaystracker.com/stock-market/bursa-malaysia-stock-exchange-holidays-2014/';
const HOLIDAYS_2015 = 'http://www.bursamalaysia.com/corporate/about-us/holidays/';
const HOLIDAYS_2021 = 'https://docslib.org/doc/290751/jadual-hari-kelepasan-am-persekutuan-2021';
const HOLIDAYS_2024 = 'https://ecanvas.my/kalendar/2024';

/** Of 18 February 2026: closed on the 17th and 18th, trading set to restart on the 19th. */
const CHINESE_NEW_YEAR_2026 =
  'https://www.livemint.com/market/stock-market-news/' +
  'shanghai-to-hang-seng-heres-a-list-of-global-markets-closed-today-for-lunar-new-year-2026-11771378781736.html';

/**
 * Federal days: the exchange keeps them, by its page of 2015. Its notices of the closings on 27 June and 5 September:
 * https://test.daily8.com/en/article/11e60347ec0d4568254f3dcecb264b41,
 * https://deimos.orientaldaily.com.my/news/business/2025/08/26/757118.
 */
const FEDERAL_2025 = {
  source: TOLD['2025-01-29']!.source,
  note: 'A federal day in the table of Negeri Sembilan; the exchange keeps those, by its page of 2015.',
} as const;
const AIDILFITRI_2025 = {
  source: TOLD['2025-03-31']!.source,
  note: 'Declared for the first day, 31 March; the exchange keeps the federal days, by its page of 2015.',
} as const;

/** The exchange's release, as the press has it. */
const RELEASE_2026 =
  'https://www.malaymail.com/news/money/2026/03/13/' +
  'bursa-malaysia-subsidiaries-to-close-in-conjunction-with-hari-raya-aidilfitri/212553';

/** The exchange's own notice of one closure, as the press has it; else a list of the year that was read. */
const EVIDENCE = {
  ...TOLD_TO_MARKETS,
  '2017-01-30':
    'http://www.thestar.com.my/business/business-news/2017/01/20/bursa-malaysia-to-close-for-cny-and-federal-territory-day',
  '2022-01-18':
    'https://mondovisione.com/media-and-resources/news/closure-of-bursa-malaysia-in-conjunction-with-thaipusam-2022-2022114',
  '2022-05-04': 'https://www.malaymail.com/news/money/2022/05/02/bursa-malaysia-to-remain-closed-on-wednesday/2056725',
  '2025-01-29': FEDERAL_2025,
  '2025-01-30': FEDERAL_2025,
  '2025-03-31': AIDILFITRI_2025,
  '2025-04-01': AIDILFITRI_2025,
  '2025-05-12': FEDERAL_2025,
  '2025-03-18': 'https://www.bernama.com/lite/news.php?id=2402268',
  '2025-06-27': FEDERAL_2025,
  '2025-09-05': FEDERAL_2025,
  '2026-02-02': {
    source: 'https://web11.bernama.com/bm/am/news.php?id=2510258',
    note: 'the civil service of Kuala Lumpur: the Monday in lieu of Federal Territory Day and Thaipusam, one day for both.',
  },
  '2026-02-17': CHINESE_NEW_YEAR_2026,
  '2026-02-18': CHINESE_NEW_YEAR_2026,
  '2026-03-23': {
    source: RELEASE_2026,
    note: `Closed where the feast began on Saturday 21 March, as it did; the session of Friday the 20th was held. The Monday after the second day, a Sunday, by section 3 of the Holidays Act (${ACT}).`,
  },
  // Starred in the table as subject to change: Hari Raya Haji, the Monday in lieu of Deepavali.
  '2026-05-27': { source: TABLE_2026, note: READ_2026, status: 'provisional' },
  '2026-11-09': { source: TABLE_2026, note: READ_2026, status: 'provisional' },
  2014: HOLIDAYS_2014,
  2015: HOLIDAYS_2015,
  2021: HOLIDAYS_2021,
  2024: HOLIDAYS_2024,
  2026: { source: TABLE_2026, note: READ_2026 },
} as const;

const UNREAD = { source: NOT_FOUND, note: 'doubt: a compilation; the list of the year was not found' };

export const LUNAR_DAYS: readonly ListedDate[] = datesByEvidence(EVIDENCE, UNREAD, [
  {
    name: 'Chinese New Year',
    dates:
      '2002-02-12 2002-02-13 2003-02-03 2004-01-22 2004-01-23 2005-02-09 2005-02-10 2006-01-30 2006-01-31 2007-02-19 ' +
      '2007-02-20 2008-02-07 2008-02-08 2009-01-26 2009-01-27 2010-02-15 2010-02-16* 2011-02-03 2011-02-04 2012-01-23 ' +
      '2012-01-24 2013-02-11 2013-02-12* 2014-01-31 2015-02-19 2015-02-20 2016-02-08 2016-02-09 2017-01-30* 2018-02-16 ' +
      '2019-02-05 2019-02-06 2020-01-27* 2021-02-12 2022-02-01 2022-02-02 2023-01-23 2023-01-24* 2024-02-12* 2025-01-29 ' +
      '2025-01-30 2026-02-17 2026-02-18',
  },
  {
    name: 'Thaipusam',
    dates:
      '2008-01-23 2009-02-09 2011-01-20 2012-02-07 2013-01-28 2014-01-17 2015-02-03 2016-01-25* 2017-02-09 2018-01-31 ' +
      '2019-01-21 2021-01-28 2022-01-18 2023-02-06* 2024-01-25 2025-02-11 2026-02-02*',
  },
  {
    name: 'Awal Muharram',
    dates:
      '2002-03-15 2003-03-04 2004-02-23 2005-02-11 2006-02-01 2008-01-10 2008-12-29 2009-12-18 2010-12-07 2011-11-28* ' +
      '2012-11-15 2013-11-05 2015-10-14 2016-10-03* 2017-09-22 2018-09-11 2019-09-02* 2020-08-20 2021-08-10 2023-07-19 ' +
      '2024-07-08* 2025-06-27 2026-06-17',
  },
  {
    name: "Prophet Muhammad's Birthday",
    dates:
      '2003-05-14 2004-05-03 2005-04-21 2006-04-11 2008-03-20 2009-03-09 2010-02-26 2011-02-15 2012-02-06* 2013-01-24 ' +
      '2014-01-14 2015-01-03 2015-12-24 2016-12-12 2017-12-01 2018-11-20 2020-10-29 2021-10-19 2022-10-10 2023-09-28 2024-09-16 ' +
      '2025-09-05 2026-08-25',
  },
  {
    name: 'Wesak Day',
    dates:
      '2002-05-27 2003-05-15 2004-05-04 2005-05-23 2006-05-12 2007-05-02 2008-05-19 2010-05-28 2011-05-17 2013-05-24 ' +
      '2014-05-13 2015-05-03 2015-05-04* 2017-05-10 2018-05-29 2019-05-20* 2020-05-07 2021-05-26 2022-05-16* 2023-05-04 2024-05-22 ' +
      '2025-05-12',
  },
  {
    name: 'Nuzul Al-Quran',
    dates:
      '2014-07-15 2015-07-04 2016-06-22 2017-06-12 2019-05-22 2020-05-11* 2021-04-29 2022-04-19 2024-03-28 2025-03-18',
  },
  {
    name: 'Hari Raya Aidilfitri',
    dates:
      '2002-12-06 2003-11-25 2003-11-26 2004-11-15 2004-11-16 2005-11-03 2005-11-04 2006-10-24 2006-10-25 2007-10-15 ' +
      '2008-10-01 2008-10-02 2009-09-21 2009-09-22 2010-09-10 2011-08-30 2011-09-01 2012-08-20 2012-08-21* 2013-08-08 ' +
      '2013-08-09 2014-07-28 2014-07-29 2015-07-17 2015-07-18 2016-07-06 2016-07-07 2017-06-26 2017-06-27* 2018-06-15 2019-06-05 ' +
      '2019-06-06 2020-05-25 2020-05-26* 2021-05-13 2021-05-14 2022-05-03 2022-05-04* 2023-04-24* 2024-04-10 2024-04-11 ' +
      '2025-03-31 2025-04-01 2026-03-23*',
  },
  {
    name: 'Hari Raya Haji',
    dates:
      '2003-02-12 2004-02-03 2005-01-21 2006-01-10 2007-01-02 2007-12-20 2008-12-08 2009-11-27 2010-11-17 2011-11-07* ' +
      '2012-10-26 2013-10-15 2014-10-06* 2015-09-24 2016-09-12 2017-09-01 2018-08-22 2019-08-12* 2020-07-31 2021-07-20 ' +
      '2022-07-11* 2023-06-29 2024-06-17 2026-05-27',
  },
  {
    name: 'Deepavali',
    dates:
      '2002-11-04 2003-10-24 2004-11-11 2005-11-01 2007-11-08 2008-10-27 2010-11-05 2011-10-26 2012-11-13 2014-10-22 ' +
      '2015-11-10 2017-10-18 2018-11-06 2019-10-28* 2021-11-04 2022-10-24 2023-11-13* 2024-10-31 2025-10-20 2026-11-09*',
  },
]);
