import { mustParseDay } from '../../server/engine/civil-date.js';
import { ENTRY_KINDS } from '../../server/engine/types.js';
import type { CalendarDefinition } from '../calendars/definition.js';
import { type ListedDate, statusOf } from '../calendars/vocabulary.js';
import { entryKey } from '../expand/entry.js';
import type { ReleaseState } from '../release/state.js';
import type { Violation } from './gates.js';

/**
 * Rows of new days whose address names another year than the row: `year(2027, '.../holidays-december-2026', ...)`.
 * A year is mistyped easily; what the text says of the row's year belongs into its `note`, which settles it.
 */
export function checkYears(
  definitions: readonly CalendarDefinition[],
  before: ReleaseState,
  after: ReleaseState,
): Violation[] {
  return definitions.flatMap(({ id, dates = [] }) => {
    const rows = dates.filter(
      (row) => !row.note && statusOf(row) === 'confirmed' && namesOtherYear(row),
    );
    return rows
      .filter((row) => isNew(row, before.entries.get(id), after.entries.get(id)))
      .map((row): Violation => {
        const what = `${row.kind} ${row.name}: its address (${row.source}) names ${yearsIn(row.source).join(', ')}, not ${row.date.slice(0, 4)}: is the year right? If so, say in its note what the text says`;
        return { gate: 'unread', calendar: id, when: row.date, what };
      });
  });
}

function namesOtherYear({ date, source }: ListedDate): boolean {
  const years = yearsIn(source);
  return years.length > 0 && !years.includes(date.slice(0, 4));
}

function yearsIn(source: string): string[] {
  const address = /https?:\/\/\S+/.exec(source)?.[0] ?? '';
  return [
    ...new Set([...address.matchAll(/(?<!\d)(?:19[89]|20[0-6])\d(?!\d)/g)].map(([year]) => year)),
  ];
}

type Entries = ReleaseState['entries'] extends ReadonlyMap<string, infer T> ? T : never;

/** A day that no release has had, or with another hour, and that no publication names. */
function isNew(row: ListedDate, was: Entries | undefined, now: Entries | undefined): boolean {
  const day = mustParseDay(row.date);
  return ENTRY_KINDS.some((kind) => {
    const key = entryKey({ day, kind });
    const [before, after] = [was?.get(key)?.payload, now?.get(key)?.payload];
    if (after === undefined || after.coverage === 'verified') return false;
    return before === undefined || before.close_time !== after.close_time;
  });
}
