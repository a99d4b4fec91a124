import type { Exclusion, RuleRow } from '../../vocabulary.js';

/** What the states of the United States have in common: days of the library that few keep, and moves from a weekend. */

export const PEW_2022 =
  'https://www.pewresearch.org/short-reads/2022/06/17/nearly-half-of-states-now-recognize-juneteenth-as-an-official-holiday/';

export const PEW_2023 = 'https://www.foxla.com/news/juneteenth-which-states-recognize-official-public-holiday-2023';

export const COLUMBUS_DAY = '2nd monday in October';

export const PRESIDENTS_DAY = '3rd monday in February';

export const DAY_AFTER_THANKSGIVING = 'friday after 4th thursday in November';

export const GENERAL_ELECTION = 'tuesday after 1st monday in November in even years';

/** State offices are open on that day of the library's. */
export function openOn(
  rule: string,
  source: string,
  years: { readonly from?: number; readonly to?: number } = {},
): Exclusion {
  return { rule, ...years, why: `state offices do not close; ${source}` };
}

/** No day off of the state's until (or without end) that year: what Pew Research found of 2022 and 2023. */
export function juneteenthOpen(to?: number, source = PEW_2023): Exclusion {
  return openOn(JUNETEENTH_LIBRARY, source, to === undefined ? {} : { to });
}

/** A fixed day kept on the Friday when a Saturday and on the Monday when a Sunday: the moved days alone. */
export function movedFromWeekend(day: string, name: string, from: number, source: string): RuleRow {
  return { rule: `substitutes ${day} if sunday then next monday if saturday then previous friday`, name, from, source };
}

/** The library's rules with the Friday before a Saturday, without that Friday. */
export function sundaysOnly(
  from: number,
  source: string,
  days: readonly (readonly [string, string, number?])[],
): RuleRow[] {
  return days.map(([day, name, since]) => ({
    rule: `${day} if sunday then next monday`,
    name,
    from: Math.max(from, since ?? from),
    source,
  }));
}

export const FIXED_DAYS = [
  ['01-01 and', "New Year's Day"],
  ['07-04 and', 'Independence Day'],
  ['12-25 and', 'Christmas Day'],
] as const;

export const VETERANS_DAY = ['substitutes 11-11', 'Veterans Day'] as const;

export const FRIDAY_BEFORE = ['01-01', '07-04', '12-25'].map(
  (day) => `${day} and if sunday then next monday if saturday then previous friday`,
);

export const JUNETEENTH_LIBRARY = '06-19 and if sunday then next monday if saturday then previous friday since 2021';

export const VETERANS_DAY_LIBRARY = 'substitutes 11-11 if sunday then next monday if saturday then previous friday';

export const FRIDAYS_NOT_KEPT = [...FRIDAY_BEFORE, JUNETEENTH_LIBRARY, VETERANS_DAY_LIBRARY].map((rule) => ({
  rule,
  why: 'a Saturday holiday is not kept on the Friday: see the rules',
}));
