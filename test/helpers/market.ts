import type { Entry } from '../../build/expand/entry.js';
import {
  emptyState,
  type ReleaseState,
  type StoredCalendar,
  storeEntries,
} from '../../build/release/state.js';
import { mustParseDay } from '../../server/engine/civil-date.js';

/** A made-up market for tests of what is done with a state. */

/** A closure that nothing vouches for, unless said otherwise. */
export function entry(date: string, more: Partial<Entry> = {}): Entry {
  return {
    day: mustParseDay(date),
    kind: 'holiday',
    names: { en: 'A day' },
    status: 'confirmed',
    observed: false,
    close_time: null,
    origin: 'rule',
    coverage: 'library',
    sources: [],
    ...more,
  };
}

/** A state of one calendar, XTST. */
export function stateOf(
  entries: readonly Entry[],
  record: Partial<StoredCalendar> = {},
): ReleaseState {
  const state = emptyState();
  const years: readonly [number, number] = record.data_years ?? [2020, 2030];
  state.calendars.set('XTST', {
    id: 'XTST',
    kind: 'exchange',
    name: 'Test',
    timezone: null,
    origin: 'rule',
    data_years: years,
    verified_years: [],
    complete_years: [],
    last_verified_at: '2026-01-01',
    sources: [],
    weekend: [{ start: `${years[0]}-01-01`, days: [6, 7] }],
    ...record,
  });
  state.entries.set('XTST', storeEntries(entries));
  return state;
}
