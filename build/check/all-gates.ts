import type { CalendarDefinition } from '../calendars/definition.js';
import type { ReleaseState } from '../release/state.js';
import type { ListDifference } from '../verify/list-differences.js';
import type { Publication } from '../verify/publication.js';
import { checkFacts } from './check-facts.js';
import { checkDisputes } from './disputes.js';
import { checkSources, type Violation } from './gates.js';
import { checkPlausible } from './plausible/check-plausible.js';
import { allFacts, allStatutes } from './read-facts.js';
import { checkUnnamedDays } from './unnamed-days.js';
import { checkUnreadLists } from './unread-lists.js';

export interface Judgeable {
  readonly definitions: readonly CalendarDefinition[];
  readonly publications: readonly Publication[];
  /** Including the calendars from which the selected ones inherit. */
  readonly state: ReleaseState;
  /** Between lists and definitions, as `computeState` found them. */
  readonly listDifferences: readonly ListDifference[];
  /** Only these calendars; null: all. */
  readonly selected: ReadonlySet<string> | null;
  /** YYYY-MM-DD. */
  readonly today: string;
}

/**
 * All checks of a computed state before it is written, except comparisons with the last release (see regressions.ts): against
 * publications, facts and statutes, and for plausibility.
 */
export async function checkState(subject: Judgeable): Promise<Violation[]> {
  const { definitions, publications, state, listDifferences, selected, today } = subject;
  const releaseYear = Number(today.slice(0, 4));
  return [
    ...checkFacts(state, await allFacts(), await allStatutes(), selected),
    ...checkPlausible({ definitions, state, publications, selected, releaseYear }),
    ...checkSources(state, publications, today),
    ...checkDisputes(definitions, publications, state, releaseYear),
    ...checkUnreadLists(publications, listDifferences),
    ...checkUnnamedDays(definitions, publications),
  ].filter(({ calendar }) => selected?.has(calendar) ?? true);
}
