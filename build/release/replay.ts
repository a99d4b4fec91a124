import { join } from 'node:path';
import type { DataRelease, Source } from '../../server/engine/types.js';
import type { CitedText, NumberedRow } from '../../server/store/grounds.js';
import { RunningDigest, stateDigest } from './digest.js';
import { type GroundsFiles, type GroundsLine, readGrounds } from './grounds-lines.js';
import { type Reason, readReasons } from './reasons.js';
import { RELEASES_DIR, type ReleaseFile, readDescriptions, readLines } from './release-files.js';
import { applyChanges, type EntryChange, emptyState, type ReleaseState, type StoredCalendar } from './state.js';
import { fromStatements, type Statement } from './statements.js';

/** Reads releases: replays them one after the other. */

/** A release with what it changed, as the later steps read it. */
export interface ReleaseStep {
  readonly release: DataRelease;
  readonly note: string;
  /** Why it gave up what it gave up; a free text of format 1 is one that excuses everything. */
  readonly reasons: readonly (Reason | FreeReason)[];
  /** By calendar id, date and kind; empty for the first release, which is the starting point. */
  readonly changes: readonly EntryChange[];
  /** The calendars whose record changed, by id; none for the first release. */
  readonly records: readonly RecordChange[];
}

/** Before format 2: one text, for all that the release gave up. */
export interface FreeReason {
  readonly why: string;
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

/** A release that was just replayed, and the state then. */
export interface Replayed extends ReleaseStep {
  readonly format: number;
  /** The one state that all steps share: it goes on changing with the next step. */
  readonly state: ReleaseState;
  /** What the calendars that it touched were before it, where that was asked for: their records and entries. */
  readonly before: ReleaseState;
}

export interface ReplayOptions {
  /** The folder of the releases; default `releases/`. */
  readonly dir?: string;
  /** The last release to replay; default the last there is. The state is then the one as of it. */
  readonly upTo?: string;
  /** Of which steps the state is held to the SHA-256 that the release recorded. Default: the last one only. */
  readonly check?: 'every' | 'last' | 'none';
  /** Whether each step tells what the calendars that it touched were before it. */
  readonly before?: boolean;
}

/**
 * Replays the releases of a folder one after the other. Throws an Error that names the release when it or a file of it
 * was changed after it was written, when a change does not fit what came before, when the state is not the one that the
 * release recorded, when the last release is gone, or when there is no release `upTo`.
 */
export function* replayReleases({
  dir = RELEASES_DIR,
  upTo,
  check = 'last',
  before = false,
}: ReplayOptions = {}): Generator<Replayed> {
  const described = readDescriptions(dir);
  const count = upTo === undefined ? described.length : described.findIndex(({ file }) => file.id === upTo) + 1;
  if (upTo !== undefined && count === 0) throw new Error(`${dir}: there is no release ${upTo}`);
  const state = emptyState();
  const digest = new RunningDigest();
  for (const [index, { file }] of described.slice(0, count).entries()) {
    const step = replay(join(dir, file.id), file, state, before);
    digest.touch(step.records.map(({ id }) => id));
    digest.touch(step.changes.map(({ calendar }) => calendar));
    if (check === 'every' || (check === 'last' && index === count - 1))
      checkState(join(dir, file.id), file, state, digest);
    const isFirst = index === 0;
    yield { ...step, ...(isFirst && { changes: [], records: [] }), state };
  }
}

/** All releases of a folder and the state that they lead to. Throws as `replayReleases`. */
export function readHistory(options: ReplayOptions = {}, onRelease: (done: number) => void = () => {}): History {
  const steps: ReleaseStep[] = [];
  let last = emptyState();
  for (const { release, note, reasons, changes, records, state } of replayReleases(options)) {
    steps.push({ release, note, reasons, changes, records });
    last = state;
    onRelease(steps.length);
  }
  return { state: last, steps };
}

function checkState(dir: string, { format, state_sha256 }: ReleaseFile, state: ReleaseState, digest: RunningDigest) {
  const found = format === 1 ? stateDigest(state) : digest.of(state);
  if (found !== state_sha256) throw new Error(`${dir}: the replayed state has ${found}, not ${state_sha256}`);
}

/** The files of a release, as lines. */
export interface ReleaseLines {
  readonly calendars: readonly (StoredCalendar | Removal)[];
  readonly sources: readonly (Source | Removal)[];
  /** All dates of the first release, the changes of every other one. */
  readonly statements: readonly Statement[];
  readonly reasons: readonly (Reason | FreeReason)[];
  /** What dates rest on, where that changed. */
  readonly grounds: GroundsFiles;
}

/** Reads the files of a release. Throws an Error that names the one that was changed after it was written. */
export function readReleaseLines(dir: string, file: ReleaseFile): ReleaseLines {
  const lines = (name: string) => readLines(dir, name, file.files[name]);
  const optional = (name: string) => (file.files[name] === undefined ? [] : lines(name));
  return {
    calendars: lines('calendars.jsonl') as (StoredCalendar | Removal)[],
    sources: lines('sources.jsonl') as (Source | Removal)[],
    statements: lines(file.previous === null ? 'snapshot.jsonl' : 'changes.jsonl') as Statement[],
    reasons: reasonsOf(dir, file),
    grounds: {
      texts: optional('texts.jsonl') as CitedText[],
      rows: optional('rows.jsonl') as NumberedRow[],
      grounds: optional('grounds.jsonl') as GroundsLine[],
    },
  };
}

function replay(dir: string, file: ReleaseFile, state: ReleaseState, keepBefore: boolean): Omit<Replayed, 'state'> {
  const { calendars, sources, statements, reasons, grounds } = readReleaseLines(dir, file);
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
  for (const [id, own] of readGrounds(grounds)) {
    if (own) state.grounds.set(id, own);
    else state.grounds.delete(id);
  }
  const { id, library_version, generated_at, format, note } = file;
  return {
    format,
    release: { id, library_version, generated_at },
    note,
    reasons,
    changes,
    records,
    before,
  };
}

function reasonsOf(dir: string, file: ReleaseFile): readonly (Reason | FreeReason)[] {
  if (file.format === 1) return file.reason === undefined ? [] : [{ why: file.reason }];
  const name = 'reasons.jsonl';
  return file.files[name] === undefined ? [] : readReasons(readLines(dir, name, file.files[name]), join(dir, name));
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

/** A calendar or source that goes. */
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
