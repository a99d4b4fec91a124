/**
 * The days that a statute in force gives for single past years, transcribed from its text: every day it names, on
 * weekends too.
 */
export interface Statute {
  readonly calendar: string;
  /** Its name and the address at which it was read. */
  readonly law: string;
  /** Year -> MM-DD of all the days, separated by spaces. */
  readonly years: Readonly<Record<number, string>>;
  /** Other closed days, which are not in the statute, and the reason for each. */
  readonly besides?: Readonly<Record<number, string>>;
}
