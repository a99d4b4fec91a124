/**
 * Kazakhstan Stock Exchange (KASE, Almaty) and Astana International Exchange (AIX): closed on the public holidays of
 * Kazakhstan and on the days to which the Government moves a day of rest; both are in the calendar of Kazakhstan. The
 * weekend day worked in exchange is no trading day: in March 2022 both exchanges were closed on 7 March and did not
 * trade on Saturday the 5th either.
 *
 * The data begin with 2010, when the holidays of today's law were complete (three days of Nauryz); whether the exchange
 * kept the moved days of rest before was not found. AIX opened in November 2018: data from 2019.
 */

export const CLOSED_ON_MOVED_DAYS = 'https://kz.kursiv.media/?p=3188811';

/** What the calendars of the group tell of their days. */
export const KAZAKHSTAN_DOUBTS =
  'Doubts: no calendar of either exchange was found. On the worked Saturday of 28 April 2018 KASE opened part of its currency market; it is not entered. After the unrest of January 2022 KASE is known to have been closed on the 6th and trading, in shorter sessions, on the 17th; the days between were not settled. The shorter sessions of spring and summer 2020 (to 13:00, then to 15:00) and of January 2022 are no early closes here.';
