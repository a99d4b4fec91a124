import { packHistory } from '../../build/dist/pack.js';
import { ChangesPacker } from '../../build/dist/pack-changes.js';
import type { Entry } from '../../build/expand/entry.js';
import { emptyState, type ReleaseState, type StoredCalendar, storeEntries } from '../../build/release/state.js';
import { type History, type ReleaseStep, readHistory } from '../../build/release/store.js';
import { pagesInMemory } from '../../server/core/changes-file.js';
import { mustParseDay } from '../../server/core/civil-date.js';
import { openRelease, type ReleaseData } from '../../server/core/packed.js';
import type { DataRelease, EntryKind, Source } from '../../server/core/types.js';

/** The releases of the project, and small made-up ones. */

let real: History | undefined;

/** The committed releases; replaying them takes seconds, so all tests share one. Not to be changed. */
export function realHistory(): History {
  real ??= readHistory();
  return real;
}

/** An entry with what most have: a confirmed holiday of our own rules that nothing verifies. */
export function entry(date: string, name: string, more: Partial<Entry> = {}): Entry {
  return {
    day: mustParseDay(date),
    kind: 'holiday',
    names: { en: name },
    status: 'confirmed',
    observed: false,
    close_time: null,
    origin: 'rule',
    coverage: 'library',
    sources: [],
    ...more,
  };
}

export function calendar(id: string, more: Partial<StoredCalendar> = {}): StoredCalendar {
  const years = more.data_years ?? [2024, 2026];
  return {
    id,
    kind: 'exchange',
    name: `Calendar ${id}`,
    timezone: 'Europe/Berlin',
    origin: 'rule',
    data_years: years,
    verified_years: [],
    complete_years: [],
    last_verified_at: null,
    weekend: [{ start: `${years[0]}-01-01`, days: [6, 7] }],
    sources: [],
    ...more,
  };
}

export function source(id: string): Source {
  return {
    id,
    url: `https://example.org/${id}`,
    publisher: 'Somebody',
    type: 'exchange',
    years: [2025],
    archived: null,
  };
}

/** A state of calendars and their entries. */
export function state(
  calendars: readonly (readonly [StoredCalendar, readonly Entry[]])[],
  sources: readonly Source[] = [],
): ReleaseState {
  const made = emptyState();
  for (const [record, entries] of calendars) {
    made.calendars.set(record.id, record);
    if (entries.length > 0) made.entries.set(record.id, storeEntries(entries));
  }
  for (const row of sources) made.sources.set(row.id, row);
  return made;
}

export const FIRST_RELEASE = {
  id: '20250102T030405Z',
  library_version: '3.37.0',
  generated_at: '2025-01-02T03:04:05+00:00',
};

/** A step of a history: a release and what it changed. */
export function stepOf(release: DataRelease, more: Partial<ReleaseStep> = {}): ReleaseStep {
  return { release, note: '', reasons: [], changes: [], records: [], ...more };
}

/** A state as the server holds it, in one release without changes. */
export function packState(made: ReleaseState): ReleaseData {
  const { data, changes } = packHistory({ state: made, steps: [stepOf(FIRST_RELEASE)] }, () => {});
  return openRelease(data, () => pagesInMemory(changes));
}

/** Data as if these releases had led to it. */
export function withSteps(data: ReleaseData, steps: readonly ReleaseStep[]): ReleaseData {
  const packer = new ChangesPacker();
  for (const step of steps) packer.add(step);
  const { releases, changeCalendars, groupCalendar, groupStart, bytes, pageDigests } = packer.packed();
  return {
    ...data,
    meta: { ...data.meta, releases, changeCalendars, changesBytes: bytes.length },
    arrays: { ...data.arrays, groupCalendar, groupStart, changePages: pageDigests },
    changes: pagesInMemory(bytes),
  };
}

export const KINDS: readonly EntryKind[] = ['holiday', 'early_close', 'weekend_workday'];
