/**
 * The two feasts in Arab countries, 2005 to 2026: the day on which each began, and rows of the days around it.
 *
 * The first day is announced from the sighting of the moon, a day before. Saudi Arabia, the Emirates, Qatar, Kuwait and
 * Bahrain began together in all of these years, Egypt but for Eid al-Fitr of 2019 and 2025, a day later. Few of these
 * announcements were read: the dates are those generally reported, and every row made from them is estimated. How many
 * days are free differs from year to year and is given by each calendar.
 *
 * The library computes them by the calendar of Umm al-Qura, which was a day late for Eid al-Adha in January 2005, December
 * 2006 and 2007 and for Eid al-Fitr in 2007 and 2008, and a day early for Eid al-Adha in 2015 and 2016.
 */

/** Eid al-Fitr, first day. */
export const FITR: readonly string[] = (
  '2005-11-03 2006-10-23 2007-10-12 2008-09-30 2009-09-20 2010-09-10 2011-08-30 2012-08-19 2013-08-08 ' +
  '2014-07-28 2015-07-17 2016-07-06 2017-06-25 2018-06-15 2019-06-04 2020-05-24 2021-05-13 2022-05-02 ' +
  '2023-04-21 2024-04-10 2025-03-30 2026-03-20'
).split(' ');

/** Eid al-Adha, first day. */
export const ADHA: readonly string[] = (
  '2005-01-20 2006-01-10 2006-12-30 2007-12-19 2008-12-08 2009-11-27 2010-11-16 2011-11-06 2012-10-26 ' +
  '2013-10-15 2014-10-04 2015-09-24 2016-09-12 2017-09-01 2018-08-21 2019-08-11 2020-07-31 2021-07-20 ' +
  '2022-07-09 2023-06-28 2024-06-16 2025-06-06 2026-05-27'
).split(' ');

export const FITR_NAME = 'Eid al-Fitr';

export const ADHA_NAME = 'Eid al-Adha';

export const ARAFAH_NAME = 'Arafat Day';
