import type { CountryAmendment } from '../tables.js';

/**
 * United States, federal holidays (5 U.S.C. 6103). Nothing to amend: on weekdays the library gives the days of the
 * Office of Personnel Management's lists of 1997 to 2021, 2008, 2024 and 2025, and no other, but for the slips that
 * those lists themselves hold (1999, 2011, 2017, 2021; see their notes). Juneteenth begins in 2021, kept on Friday
 * 18 June. Veterans Day on a weekend is an entry of 11 November and one of the Friday before or the Monday after, which
 * the library calls a bank holiday: each date once.
 *
 * Not in: Inauguration Day, a holiday of federal employees of the Washington area only; days on which the President
 * closes the departments by executive order, which bind federal employees only, for example
 * - 24 December 2018: https://regulations.vlex.com/vid/providing-for-the-closing-774576449
 * - 24 December 2019: https://federal-newsgroup.blogspot.com/2019/12/executive-order-on-providing-for.html
 * - 24 December 2020: https://theepochtimes.com/president-trump-makes-christmas-eve-a-federal-holiday-except-for-certain-employees_3617589.html
 * - 24 and 26 December 2025:
 *   https://www.sivic.life/documents/providing-for-the-closing-of-executive-departments-andagencies-of-the-federal-government-on-december-24-2025-and-december-26-2025
 *
 * Doubts: no list of 1990 to 1996 was read. Federal Reserve Banks and exchanges do not keep the Friday before a
 * Saturday holiday: their calendars have rules of their own.
 */
export const US: readonly CountryAmendment[] = [];
