import { join } from 'node:path';
import type { DataRelease, Source } from '../../server/engine/types.js';
import type { CitedText, NumberedRow } from '../../server/store/cited-rows.js';
import { RunningDigest } from './digest.js';
import { type ProvenanceFiles, type ProvenanceLine, readProvenance } from './provenance-lines.js';
import { type Reason, readReasons } from './reasons.js';
import { RELEASES_DIR, type ReleaseFile, readDescriptions, readLines } from './release-files.js';
import {
  applyChanges,
  type EntryChange,
  emptyState,
  type ReleaseState,
  type StoredCalendar,
} from './state.js';
import { fromStatements, type Statement } from './statements.js';

/** Reads releases by replaying them in order. */

/** A release with its changes, for later steps. */
export interface ReleaseStep {
  readonly release: DataRelease;
  readonly note: string;
  /** The reasons of its regressions. */
  readonly reasons: readonly Reason[];
  /** By calendar id, date and kind; empty for the first release, which is the baseline. */
  readonly changes: readonly EntryChange[];
  /** The calendars whose record changed, by id; none for the first release. */
  readonly records: readonly RecordChange[];
}

export interface RecordChange {
  readonly id: string;
  readonly before: StoredCalendar | null;
  readonly after: StoredCalendar | null;
}

export interface History {
  readonly state: ReleaseState;
  /** Oldest first. */
  readonly steps: readonly ReleaseStep[];
}

/** A release that was just replayed, and the state after it. */
export interface Replayed extends ReleaseStep {
  /** The state, which is mutable and common to all steps: the next step changes it. */
  readonly state: ReleaseState;
  /** The previous records and entries of its calendars, if requested. */
  readonly before: ReleaseState;
}

export interface ReplayOptions {
  /** The folder of the releases; default `releases/`. */
  readonly dir?: string;
  /** The last release to replay, whose state is the result; default the last one. */
  readonly upTo?: string;
  /** The steps whose state is checked against the SHA-256 in the release. Default: only the last one. */
  readonly check?: 'every' | 'last' | 'none';
  /** Whether each step includes the previous state of its calendars. */
  readonly before?: boolean;
  /** Calendars that are left out, by the digest of each in the last state (see digest.ts), which is then checked by these. */
  readonly without?: ReadonlyMap<string, string>;
}

/**
 * Replays the releases of a folder in order. Throws an Error that names the release if it or a file of it was changed, if a change
 * does not fit the previous state, if the state differs from the recorded one, if the last release is missing, or if there is no
 * release `upTo`.
 */
export function* replayReleases({
  dir = RELEASES_DIR,
  upTo,
  check = 'last',
  before = false,
  without = new Map(),
}: ReplayOptions = {}): Generator<Replayed> {
  const described = readDescriptions(dir);
  const count =
    upTo === undefined ? described.length : described.findIndex(({ file }) => file.id === upTo) + 1;
  if (upTo !== undefined && count === 0) throw new Error(`${dir}: there is no release ${upTo}`);
  const state = emptyState();
  const digest = new RunningDigest(without);
  for (const [index, { file }] of described.slice(0, count).entries()) {
    const step = replay(join(dir, file.id), file, state, { keepBefore: before, without });
    digest.touch(step.records.map(({ id }) => id));
    digest.touch(step.changes.map(({ calendar }) => calendar));
    if (check === 'every' || (check === 'last' && index === count - 1))
      checkState(join(dir, file.id), file, state, digest);
    const isFirst = index === 0;
    yield { ...step, ...(isFirst && { changes: [], records: [] }), state };
  }
}

/** All releases of a folder and the resulting state. Throws like `replayReleases`. */
export function readHistory(
  options: ReplayOptions = {},
  onRelease: (done: number) => void = () => {},
): History {
  const steps: ReleaseStep[] = [];
  let last = emptyState();
  for (const { release, note, reasons, changes, records, state } of replayReleases(options)) {
    steps.push({ release, note, reasons, changes, records });
    last = state;
    onRelease(steps.length);
  }
  return { state: last, steps };
}

/** Of the calendars of a state alone, for a look at what would change: the state as of the last release is not checked. */
export function readHistoryOf(state: ReleaseState, ids: Iterable<string>): History {
  const others = [...ids].filter((id) => !state.calendars.has(id));
  return readHistory({ check: 'none', without: new Map(others.map((id) => [id, ''])) });
}

function checkState(
  dir: string,
  { state_sha256 }: ReleaseFile,
  state: ReleaseState,
  digest: RunningDigest,
) {
  const found = digest.of(state);
  if (found !== state_sha256)
    throw new Error(`${dir}: the replayed state has ${found}, not ${state_sha256}`);
}

/** The files of a release, as lines. */
export interface ReleaseLines {
  readonly calendars: readonly (StoredCalendar | Removal)[];
  readonly sources: readonly (Source | Removal)[];
  /** All dates of the first release, the changes of every other one. */
  readonly statements: readonly Statement[];
  readonly reasons: readonly Reason[];
  /** The changes of the basis of dates. */
  readonly provenance: ProvenanceFiles;
}

/** Reads the files of a release. Throws an Error that names a changed file. */
export function readReleaseLines(dir: string, file: ReleaseFile): ReleaseLines {
  const lines = (name: string) => readLines(dir, name, file.files[name]);
  const optional = (name: string) => (file.files[name] === undefined ? [] : lines(name));
  return {
    calendars: lines('calendars.jsonl') as (StoredCalendar | Removal)[],
    sources: lines('sources.jsonl') as (Source | Removal)[],
    statements: lines(file.previous === null ? 'snapshot.jsonl' : 'changes.jsonl') as Statement[],
    reasons: reasonsOf(dir, file),
    provenance: {
      texts: optional('texts.jsonl') as CitedText[],
      rows: optional('rows.jsonl') as NumberedRow[],
      provenance: optional('grounds.jsonl') as ProvenanceLine[],
    },
  };
}

function replay(
  dir: string,
  file: ReleaseFile,
  state: ReleaseState,
  {
    keepBefore,
    without,
  }: { readonly keepBefore: boolean; readonly without: ReadonlyMap<string, string> },
): Omit<Replayed, 'state'> {
  const { calendars, sources, statements, reasons, provenance } = withoutCalendars(
    readReleaseLines(dir, file),
    without,
  );
  const changes = fromStatements(statements);
  const touched = new Set([...calendars.map(idOf), ...changes.map(({ calendar }) => calendar)]);
  const before = keepBefore ? copyOf(state, touched) : emptyState();
  const records = calendars.map((line) => ({
    id: idOf(line),
    before: state.calendars.get(idOf(line)) ?? null,
    after: 'removed' in line ? null : line,
  }));
  applyRecords(state.calendars, calendars);
  applyRecords(state.sources, sources);
  applyChanges(state, changes);
  for (const [id, own] of readProvenance(provenance)) {
    if (own) state.provenance.set(id, own);
    else state.provenance.delete(id);
  }
  const { id, library_version, generated_at, note } = file;
  return {
    release: { id, library_version, generated_at },
    note,
    reasons,
    changes,
    records,
    before,
  };
}

function withoutCalendars(lines: ReleaseLines, ids: ReadonlyMap<string, string>): ReleaseLines {
  if (ids.size === 0) return lines;
  const { calendars, statements, provenance } = lines;
  const others = <T extends { readonly calendars: readonly string[] }>(all: readonly T[]) =>
    all.flatMap((line) => {
      const left = line.calendars.filter((id) => !ids.has(id));
      return left.length > 0 ? [{ ...line, calendars: left }] : [];
    });
  return {
    ...lines,
    calendars: calendars.filter((line) => !ids.has(idOf(line))),
    statements: others(statements),
    provenance: { ...provenance, provenance: others(provenance.provenance) },
  };
}

function reasonsOf(dir: string, file: ReleaseFile): readonly Reason[] {
  const name = 'reasons.jsonl';
  return file.files[name] === undefined
    ? []
    : readReasons(readLines(dir, name, file.files[name]), join(dir, name));
}

function copyOf(state: ReleaseState, ids: ReadonlySet<string>): ReleaseState {
  const copy = emptyState();
  for (const id of ids) {
    const record = state.calendars.get(id);
    const entries = state.entries.get(id);
    if (record) copy.calendars.set(id, record);
    if (entries) copy.entries.set(id, new Map(entries));
  }
  return copy;
}

/** A removed calendar or source. */
export interface Removal {
  readonly removed: string;
}

export function idOf(line: { readonly id: string } | Removal): string {
  return 'removed' in line ? line.removed : line.id;
}

function applyRecords<T extends { readonly id: string }>(
  records: Map<string, T>,
  lines: readonly (T | Removal)[],
): void {
  for (const line of lines) {
    if ('removed' in line) records.delete(line.removed);
    else records.set(line.id, line);
  }
}
