import type { DayNumber } from '../../server/engine/civil-date.js';
import { type Entry, entryKey, MARKED, type PlainEntry } from '../expand/entry.js';

/**
 * A market's estimated day that is over and that settled days elsewhere decide: a calendar from which it inherits has the same
 * day confirmed, or the day comes of a rule and the country kept the same feast on it. A listed day of the market's own is not
 * settled by the country: some markets trade on their country's holidays.
 */

/** The calendars above a market; `today` is the day of the release. */
export interface Above {
  /** From which it inherits, in any year. */
  readonly bases: readonly string[];
  /** The calendar of its country; null: none, or of several countries. */
  readonly home: string | null;
  readonly today: DayNumber;
  /** The final entries of a calendar. */
  readonly entriesOf: (calendar: string) => readonly Entry[];
}

/** The entries, `confirmed` where they lie before `today` and are settled above. */
export function settledFromAbove(
  entries: readonly PlainEntry[],
  { bases, home, today, entriesOf }: Above,
): readonly PlainEntry[] {
  const isOpen = ({ status, day }: PlainEntry) => status !== 'confirmed' && day < today;
  if (!entries.some(isOpen)) return entries;
  const inherited = new Set(bases.flatMap((base) => confirmed(entriesOf(base)).map(entryKey)));
  const kept = new Set(confirmed(home === null ? [] : entriesOf(home)).flatMap(feastKeys));
  const isSettled = (entry: PlainEntry) =>
    inherited.has(entryKey(entry)) ||
    (entry.origin !== 'curated' && feastKeys(entry).some((key) => kept.has(key)));
  return entries.map((entry) => {
    if (!isOpen(entry) || !isSettled(entry)) return entry;
    const { may_move_days: _move, ...settled } = entry;
    return { ...settled, status: 'confirmed' };
  });
}

function confirmed(entries: readonly Entry[]): Entry[] {
  return entries.filter(({ status }) => status === 'confirmed');
}

/** One for each feast that the day of a holiday has, but those of a lower certainty; none for another kind of day. */
function feastKeys({ day, kind, names }: PlainEntry): string[] {
  if (kind !== 'holiday') return [];
  return names
    .en!.split(' / ')
    .filter((name) => !MARKED.test(name))
    .map((name) => `${day} ${name}`);
}
