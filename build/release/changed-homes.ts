import type { Home } from '../../server/engine/types.js';
import type { ReleaseState, StoredCalendar } from './state.js';

/** Describes the changes of a release to the homes and names of calendars, for reviewers: no date depends on them. */

const MEMBERS = [
  'name',
  'local_name',
  'other_names',
  'countries',
  'cities',
  'currencies',
  'is_main_exchange',
] as const satisfies readonly ('name' | keyof Home)[];

/** One line for each calendar of both states whose home or names differ, sorted. */
export function changedHomes(before: ReleaseState, after: ReleaseState): string[] {
  return [...after.calendars.values()]
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .flatMap((record) => {
      const changes = changesOf(before.calendars.get(record.id), record);
      return changes.length === 0 ? [] : [`${record.id}: ${changes.join('; ')}`];
    });
}

function changesOf(old: StoredCalendar | undefined, record: StoredCalendar): string[] {
  if (!old) return [];
  const textOf = (value: StoredCalendar[(typeof MEMBERS)[number]]) =>
    value === undefined ? 'none' : Array.isArray(value) ? value.join() || 'none' : String(value);
  return MEMBERS.flatMap((member) => {
    const [was, is] = [textOf(old[member]), textOf(record[member])];
    return was === is ? [] : [`${member} ${was} -> ${is}`];
  });
}
