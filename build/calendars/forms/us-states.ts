import { JUNETEENTH_LIBRARY, PEW_2023 } from '../countries/shared/us-rules.js';
import type { Subdivision } from '../country.js';
import type { Exclusion, RuleRow } from '../vocabulary.js';

/** Rows of the states of the United States. */

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
  return {
    rule: `substitutes ${day} if sunday then next monday if saturday then previous friday`,
    name,
    from,
    source,
  };
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

/** What every state's calendar says of itself in answers, in place of the note of the federal one. */
const STATE_NOTE =
  'The days of the statute, and those of the lists and orders of the state that were read. Governors close offices on ' +
  'further days one by one, about Thanksgiving and Christmas and for mourning: those of which no order was read are missing.';

export function withStateNotes(states: readonly Subdivision[]): Subdivision[] {
  return states.map((state) => ({ note: STATE_NOTE, ...state }));
}
