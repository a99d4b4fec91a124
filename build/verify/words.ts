import type { DayNumber } from '../../server/engine/civil-date.js';
import { canBeBoth } from '../expand/entry.js';
import type { DatedRow } from './dated-rows.js';
import type { Publication } from './publication.js';
import type { Statement, YearList } from './statements.js';

/** Statements about a day, compared with each other, and which of them contradict. */

/** The parts of a statement that another can contradict. */
type Named = Pick<Statement, 'kind' | 'closeTime'>;

/** One side in the comparison of a day: a statement, a list that does not name the day, or a row of the definition. */
export interface Word {
  /** Null: the definition. */
  readonly by: Publication | null;
  readonly sources: readonly string[];
  /** Null: the day is not named, or is stated to be open. */
  readonly named: Named | null;
  /** The publication's statement, if it comes from one. */
  readonly statement?: Statement;
  /** The content in words. */
  readonly what: string;
  readonly rulesOut: (other: Named) => boolean;
}

export function wordOf(statement: Statement): Word {
  return { by: statement.by, sources: [statement.by.id], statement, ...naming(statement) };
}

/** What follows from a list for a day that it does not name; holidays on weekends are often not listed. */
export function wordOfList(
  { by, sources, closed, worked, early }: YearList,
  day: DayNumber,
  isOff: boolean,
): Word[] {
  if (closed.has(day) || worked.has(day) || early?.has(day)) return [];
  const rulesOut = ({ kind }: Named) =>
    kind === 'holiday' ? !isOff : kind === 'weekend_workday' || early !== null;
  return [{ by, sources, named: null, what: 'not listed', rulesOut }];
}

/** The content of a dated row of the definition: its kind, or that the day is open. */
export function wordOfRow({ kind, closeTime, source }: DatedRow, isOff: boolean): Word {
  if (kind !== 'open') return { by: null, sources: [source], ...naming({ kind, closeTime }) };
  const rulesOut = ({ kind: other }: Named) => other === 'holiday' && !isOff;
  return { by: null, sources: [source], named: null, what: 'open', rulesOut };
}

function naming({ kind, closeTime }: Named): Pick<Word, 'named' | 'what' | 'rulesOut'> {
  const named = { kind, closeTime };
  return {
    named,
    what: closeTime === null ? kind : `${kind} ${closeTime}`,
    rulesOut: (other) => areDifferent(named, other),
  };
}

/** Two early closes differ only by their times; one without a time contradicts none. */
function areDifferent(one: Named, other: Named): boolean {
  if (one.kind !== other.kind) return !canBeBoth(one.kind, other.kind);
  return one.closeTime !== null && other.closeTime !== null && one.closeTime !== other.closeTime;
}

export function contradict(a: Word, b: Word): boolean {
  return (b.named !== null && a.rulesOut(b.named)) || (a.named !== null && b.rulesOut(a.named));
}

/** Whether the publication of `other` replaces that of `word`. */
export function isReplaced(word: Word, other: Word): boolean {
  return word.by !== null && other.by !== null && supersedes(other.by, word.by);
}

export function supersedes(later: Publication, earlier: Publication): boolean {
  if (later.supersedes?.some(({ id }) => id === earlier.id)) return true;
  if (earlier.supersedes?.some(({ id }) => id === later.id)) return false;
  if (later.publisher !== earlier.publisher) return false;
  return (
    earlier.published !== null && later.published !== null && later.published > earlier.published
  );
}
