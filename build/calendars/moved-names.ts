/**
 * Names that say of a day that it is a moved one, in rows and in publications: "Labour Day (moved)", "In lieu of Songkran
 * Festival". Such a day is observed, whatever the form of its row.
 */
const IN_BRACKETS =
  /\((observed\b|substitute( day| holiday)?\)|(days? )?in lieu\)|monday following\)|moved\)|moved from |brought forward\)|additional day\)|adjusted day off\)|(in lieu|in place|instead) of |(in )?exchanged? )/i;
const WHOLE =
  /\bobserved$|^(in lieu of |substitute holiday \(|substitution for |adjusted day off$|working day (moved to|swapped for) a |compensatory holiday$)/i;

/** Whether a name says that its day was moved. */
export function saysMoved(name: string): boolean {
  return IN_BRACKETS.test(name) || WHOLE.test(name);
}
