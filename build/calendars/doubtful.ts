import type { EntryKind } from '../../server/engine/types.js';

/**
 * A doubt about certain days of a calendar, whichever row makes them (its own, one of the library, or an inherited one):
 *
 *     { on: '04-17', years: '2004-2014', note: 'In a compilation from 2015.' }
 *     { on: '2013-05-28 2013-09-03', note: 'In a compilation only.' }
 *     { named: ['Good Friday', 'Easter'], years: '-2010', note: 'The act before was not read.', estimated: true }
 *     { kinds: ['early_close'], years: '1998 2000-2005', note: 'Carried back from the list of 2006.' }
 *
 * The note is added to that of the row on which each of these days rests.
 */
export interface DoubtfulDays {
  /** Days as YYYY-MM-DD, or MM-DD for that day of every year; separated by spaces. Default: all. */
  readonly on?: string;
  /** Parts of English names, of which a day has one. Default: any. */
  readonly named?: readonly string[];
  /** Default: all kinds. */
  readonly kinds?: readonly EntryKind[];
  /** Years and spans of years, separated by spaces: '2016 2018-2020', '-2010', '2027-'. Default: all. */
  readonly years?: string;
  /**
   * Codes of the subdivisions that the doubt is about: those of their calendars and of their parts alone have it, and the country's if
   * it has the days common to them (`commonTo`). Default: every calendar that inherits the rows.
   */
  readonly parts?: readonly string[];
  readonly note: string;
  /** True: the day may be another one, or none; it is then estimated unless a publication names it. */
  readonly estimated?: true;
}
