import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HistoryFiles } from '../../build/dist/history-files.js';
import { type NextRelease, ReleasePacker } from '../../build/dist/release-packer.js';
import type { Entry } from '../../build/expand/entry.js';
import { provenanceLines, readProvenance } from '../../build/release/provenance-lines.js';
import {
  diffStates,
  type EntryChange,
  emptyState,
  type ReleaseState,
  type StoredCalendar,
  storeEntries,
} from '../../build/release/state.js';
import { type History, type ReleaseStep, readHistory } from '../../build/release/store.js';
import { mustParseDay } from '../../server/engine/civil-date.js';
import type { DataRelease, EntryKind, Source } from '../../server/engine/types.js';
import {
  addCounts,
  type ChangesReader,
  countEntries,
  type ReleaseChanges,
} from '../../server/store/changes.js';
import { markChanges } from '../../server/store/entry-changes.js';
import {
  HISTORY_INDEX,
  openHistory,
  readIndex,
  type History as StoredFiles,
} from '../../server/store/history.js';
import { recordDifference } from '../../server/store/read-changes.js';
import type { ReleaseData } from '../../server/store/release-data.js';
import { getOrMake } from '../../server/util/get-or-make.js';
import { dataOf } from './data.js';
import { isLongRun } from './needs.js';

/** The releases of the project, and small made-up ones. */

let real: History | undefined;

/** The committed releases; replaying them takes seconds, so all tests share one. Not to be changed. */
export function realHistory(): History {
  // Half of the time goes into its digest, which the whole run and the gates look at.
  real ??= readHistory({ check: isLongRun ? 'last' : 'none' });
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

/** Releases one after the other, as a build stores them. */
export interface StoredHistory {
  readonly dir: string;
  readonly files: StoredFiles;
  /** What a server of a release holds, of the last one by default. */
  readonly data: (id?: string) => ReleaseData;
}

let folder: string | undefined;
let stored = 0;

/** Stores releases with the states they led to; what each changed follows from the states. */
export function storeHistory(
  all: readonly (readonly [ReleaseStep, ReleaseState])[],
  into?: string,
): StoredHistory {
  if (!folder) {
    folder = mkdtempSync(join(tmpdir(), 'kalends-history-'));
    process.once('exit', () => rmSync(folder!, { recursive: true }));
  }
  const dir = into ?? join(folder, String(stored++));
  const files = new HistoryFiles(dir);
  const packer = new ReleasePacker(files);
  for (const [index, [step, after]] of all.entries()) {
    packer.add(nextRelease(step, all[index - 1]?.[1] ?? emptyState(), after));
  }
  files.finish(packer.digests());
  return storedHistory(dir);
}

/** The releases that are stored in a folder. */
export function storedHistory(dir: string): StoredHistory {
  const files = openHistory(dir, readIndex(join(dir, HISTORY_INDEX)));
  return { dir, files, data: (id) => dataOf(files, id) };
}

/** A release that leads from one state to another. */
export function nextRelease(
  { release, note, reasons }: ReleaseStep,
  before: ReleaseState,
  after: ReleaseState,
): NextRelease {
  const byCalendar = new Map<string, EntryChange[]>();
  for (const change of diffStates(before, after))
    getOrMake(byCalendar, change.calendar, () => [] as EntryChange[]).push(change);
  return {
    release,
    note,
    reasons,
    calendars: differing(before.calendars, after.calendars),
    sources: differing(before.sources, after.sources),
    provenance: readProvenance(provenanceLines(before.provenance, after.provenance)),
    changes: new Map([...byCalendar].map(([id, own]) => [id, () => own])),
  };
}

function differing<T>(
  before: ReadonlyMap<string, T>,
  after: ReadonlyMap<string, T>,
): Map<string, T | null> {
  const ids = [...new Set([...before.keys(), ...after.keys()])].sort();
  const text = (one: T | undefined) => JSON.stringify(one ?? null);
  return new Map(
    ids
      .filter((id) => text(before.get(id)) !== text(after.get(id)))
      .map((id) => [id, after.get(id) ?? null]),
  );
}

/** A state as the server holds it, in one release without changes. */
export function packState(made: ReleaseState): ReleaseData {
  return storeHistory([[stepOf(FIRST_RELEASE), made]]).data();
}

/** Data as if these releases had led to it. */
export function withSteps(data: ReleaseData, steps: readonly ReleaseStep[]): ReleaseData {
  let position = 0;
  const made = steps.map((step) => {
    const byCalendar = new Map<string, EntryChange[]>();
    for (const change of step.changes)
      getOrMake(byCalendar, change.calendar, () => [] as EntryChange[]).push(change);
    const entries = [...byCalendar].map(([id, changes]) => {
      const record = step.records.find((one) => one.id === id);
      return { id, changes: markChanges(changes, record?.before, record?.after, []) };
    });
    const records = step.records.flatMap(({ id, before, after }) => {
      const difference = recordDifference(id, before, after);
      return difference ? [{ id, difference }] : [];
    });
    const calendars = entries.map(({ id, changes }) => countEntries(id, changes));
    const from = position;
    position += step.changes.length;
    const release: ReleaseChanges = {
      ...step.release,
      changes: [from, position],
      counts: addCounts(calendars),
      calendars,
      records: records.map(({ id }) => id),
    };
    return { step, release, entries, records };
  });
  const of = ({ id }: ReleaseChanges) => made.find(({ release }) => release.id === id)!;
  const changes: ChangesReader = {
    entries: (release, index) => of(release).entries[index]!.changes,
    description: (release) =>
      JSON.stringify({ note: of(release).step.note, reasons: of(release).step.reasons }),
    record: (release, index) => JSON.stringify(of(release).records[index]!.difference),
  };
  const meta: ReleaseData['meta'] = Object.create(data.meta, {
    releases: { value: made.map(({ release }) => release) },
    changeCalendars: {
      value: [...new Set(made.flatMap(({ entries }) => entries.map(({ id }) => id)))],
    },
  });
  return { ...data, meta, changes };
}

export const KINDS: readonly EntryKind[] = ['holiday', 'early_close', 'weekend_workday'];
