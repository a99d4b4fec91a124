import { type DayNumber, yearOf } from '../../server/engine/civil-date.js';
import { entryKey, type PlainEntry } from '../expand/entry.js';
import type { Publication } from './publication.js';
import { type FindVerified, statementsOf } from './statements.js';

/**
 * A report verifies nothing, but an estimate that it names is none any more once the day is over: whoever saw the day
 * kept could tell.
 */

/** What is asked of the reports about a calendar: `today` is the day of the release. */
export interface Telling {
  readonly calendar: string;
  readonly today: DayNumber;
  readonly followed: FindVerified;
}

/**
 * The entries, `confirmed` where they were estimated, lie before `today`, and a list of a report names the day without
 * calling it provisional.
 */
export function settledByReports(
  entries: readonly PlainEntry[],
  { calendar, today, followed }: Telling,
  publications: readonly Publication[],
): readonly PlainEntry[] {
  const isOpen = ({ status, day }: PlainEntry) => status === 'estimated' && day < today;
  const lists = publications.filter(({ evidence }) => evidence === 'report').map(withoutRules);
  if (lists.length === 0 || !entries.some(isOpen)) return entries;
  const told = new Set(
    statementsOf(calendar, lists, yearOf(today), followed)
      .statements.filter(({ status }) => status === 'confirmed')
      .map(entryKey),
  );
  return entries.map((entry) => {
    if (!isOpen(entry) || !told.has(entryKey(entry))) return entry;
    const { may_move_days: _move, ...kept } = entry;
    return { ...kept, status: 'confirmed' };
  });
}

/** A rule tells what shall be kept, not what was. */
function withoutRules(publication: Publication): Publication {
  const calendars = publication.calendars.map(({ rules: _rules, ...part }) => part);
  return { ...publication, calendars };
}
