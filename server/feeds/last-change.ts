import type { ReleaseChanges } from '../store/changes.js';
import type { ReleaseData } from '../store/release-data.js';
import { getOrMake } from '../util/get-or-make.js';

/**
 * The releases that changed what is told of a calendar: a date of it, its description, or the zone, basis or source of an event. A
 * feed depends on its pack and on these alone, so it is the same bytes until the next one.
 */

/** Positions of the releases that changed a calendar, oldest first; the first release always counts. */
export function changesOf(data: ReleaseData, calendar: number): readonly number[] {
  const { byCalendar, bySource } = getOrMake(indexes, data.meta.releases, () =>
    indexOf(data.meta.releases),
  );
  const positions = new Set([0]);
  const add = (found: readonly number[] = []) => {
    for (const position of found) positions.add(position);
  };
  // A joint calendar changed when one of its members did.
  for (const id of data.record(calendar).id.split('+')) {
    add(byCalendar.get(id));
    const index = data.calendarIndex.get(id);
    // Hardly any release tells another address of a source.
    if (bySource.size > 0 && index !== undefined)
      for (const source of data.sources(index)) add(bySource.get(source.id));
  }
  return [...positions].sort((a, b) => a - b);
}

/** The release that last changed one of these calendars. */
export function lastChangeOf(data: ReleaseData, calendars: readonly number[]): ReleaseChanges {
  const last = calendars.map((calendar) => changesOf(data, calendar).at(-1)!);
  return data.meta.releases[Math.max(...last)]!;
}

interface ChangeIndex {
  readonly byCalendar: ReadonlyMap<string, readonly number[]>;
  readonly bySource: ReadonlyMap<string, readonly number[]>;
}

const indexes = new WeakMap<readonly ReleaseChanges[], ChangeIndex>();

/** The positions of releases by what they changed. */
function indexOf(releases: readonly ReleaseChanges[]): ChangeIndex {
  const byCalendar = new Map<string, number[]>();
  const bySource = new Map<string, number[]>();
  for (const [position, { calendars, records, retold }] of releases.entries()) {
    const changed = [
      ...calendars.map(({ id }) => id),
      ...records,
      ...(retold?.calendars ?? []),
      ...(retold?.provenance ?? []),
    ];
    for (const id of new Set(changed)) getOrMake(byCalendar, id, () => []).push(position);
    for (const id of retold?.sources ?? []) getOrMake(bySource, id, () => []).push(position);
  }
  return { byCalendar, bySource };
}
