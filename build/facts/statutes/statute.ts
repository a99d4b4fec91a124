/**
 * What a statute in force makes of single past years, written down from its text: every day it names, on weekends too.
 */
export interface Statute {
  readonly calendar: string;
  /** Its name and the address at which it was read. */
  readonly law: string;
  /** Year -> MM-DD of all the days, separated by spaces. */
  readonly years: Readonly<Record<number, string>>;
  /** Days closed besides, which are not the statute's: which, and why they stand in the calendar. */
  readonly besides?: Readonly<Record<number, string>>;
}
