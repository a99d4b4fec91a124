import { type DayNumber, yearOf } from '../../server/engine/civil-date.js';
import { entryKey, type PlainEntry } from '../expand/entry.js';
import type { Publication } from './publication.js';
import { type FindVerified, statementsOf } from './statements.js';

/**
 * A report verifies nothing. But once a day is over, an estimated entry that a report names is confirmed: people saw whether
 * the holiday was kept. The same holds for a provisional date of a list made before the year.
 */

/** The reports about a calendar; `today` is the day of the release. */
export interface Telling {
  readonly calendar: string;
  readonly today: DayNumber;
  readonly followed: FindVerified;
}

/**
 * The entries, `confirmed` where they were estimated or provisional, lie before `today`, and a list of a report names the
 * day without calling it provisional. A report names the day on which a feast of several days begins: its later days are
 * settled with it, since how many there are is the calendar's own rule, and only the moon was open.
 */
export function settledByReports(
  entries: readonly PlainEntry[],
  { calendar, today, followed }: Telling,
  publications: readonly Publication[],
): readonly PlainEntry[] {
  const isOpen = ({ status, day }: PlainEntry) => status !== 'confirmed' && day < today;
  const lists = publications.filter(({ evidence }) => evidence === 'report').map(withoutRules);
  if (lists.length === 0 || !entries.some(isOpen)) return entries;
  const told = new Set(
    statementsOf(calendar, lists, yearOf(today), followed)
      .statements.filter(({ status }) => status === 'confirmed')
      .map(entryKey),
  );
  const settled = withLaterDays(
    entries.filter((entry) => isOpen(entry) && told.has(entryKey(entry))),
    entries.filter(isOpen),
  );
  return entries.map((entry) => {
    if (!settled.has(entry)) return entry;
    const { may_move_days: _move, ...kept } = entry;
    return { ...kept, status: 'confirmed' };
  });
}

/**
 * The days that reports name, and those of the same name that follow them without a gap. None before them: a feast that began
 * a day later than we computed has a day too many there.
 */
function withLaterDays(
  told: readonly PlainEntry[],
  open: readonly PlainEntry[],
): ReadonlySet<PlainEntry> {
  const byDay = new Map(open.map((entry) => [`${entry.day} ${entry.names.en}`, entry]));
  const settled = new Set(told);
  for (const { day, names } of settled) {
    const next = byDay.get(`${day + 1} ${names.en}`);
    if (next) settled.add(next);
  }
  return settled;
}

/** Rules are left out: they say what should be kept, not what was. */
function withoutRules(publication: Publication): Publication {
  const calendars = publication.calendars.map(({ rules: _rules, ...part }) => part);
  return { ...publication, calendars };
}
