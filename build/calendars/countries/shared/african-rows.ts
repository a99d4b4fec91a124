import { type AnnouncedYear, NOT_FOUND } from '../../vocabulary.js';

/** Names and dates that several African calendars share. */

const MECCA = 'doubt: the day kept in Mecca; the announcement of this country was not read.';

/**
 * The Feast of the Sacrifice of 2015 and 2016 on the day kept in Mecca, which the library's calendar has a day early;
 * for countries without an announcement of their own.
 */
export const ADHA_OF_MECCA: Readonly<Record<number, AnnouncedYear>> = {
  2015: { days: '09-24', source: NOT_FOUND, note: MECCA },
  2016: { days: '09-12', source: NOT_FOUND, note: MECCA },
};

export const FITR = 'Eid al-Fitr';

export const ADHA = 'Eid al-Adha';

export const MAWLID = "Prophet's Birthday (Mawlid)";
