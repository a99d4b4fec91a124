import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getOrMake } from '../../server/core/get-or-make.js';
import type { DataRelease, Source } from '../../server/core/types.js';
import {
  applyChanges,
  diffStates,
  type EntryChange,
  emptyState,
  type ReleaseState,
  type ReleaseStep,
  type StoredCalendar,
} from './state.js';
import { fromStatements, type Statement, toStatements } from './statements.js';

/**
 * Releases on disk: one folder each under `releases/`, named by id, never changed once written.
 *
 *   release.json     what and when, the release before it, SHA-256 of its files and of the whole state after it
 *   calendars.jsonl  the records of calendars that are new or other than before; {"removed": id} for those that went
 *   sources.jsonl    the same for sources
 *   snapshot.jsonl   all dates (first release only), as statements
 *   changes.jsonl    the dates that changed (all others), as statements
 */
export const RELEASES_DIR = new URL('../../releases/', import.meta.url).pathname;

const STORE_FORMAT = 1;
const RELEASE_ID = /^\d{8}T\d{6}Z$/;

interface ReleaseFile extends DataRelease {
  readonly format: number;
  readonly previous: string | null;
  readonly note: string;
  /** Why verified dates or years were given up, where some were. */
  readonly reason?: string;
  readonly files: Readonly<Record<string, string>>;
  readonly state_sha256: string;
}

export interface History {
  readonly state: ReleaseState;
  /** Oldest first. */
  readonly steps: readonly ReleaseStep[];
}

/** Ids of the releases in a folder, oldest first. */
export function releaseIds(dir = RELEASES_DIR): string[] {
  return existsSync(dir)
    ? readdirSync(dir)
        .filter((name) => RELEASE_ID.test(name))
        .sort()
    : [];
}

/** A release that was just replayed: what it changed, the reason it gives for regressions, if any, and the state then. */
export interface Replayed extends ReleaseStep {
  readonly reason: string | null;
  /** The one state that all steps share: it goes on changing with the next step. */
  readonly state: ReleaseState;
}

/**
 * Replays the releases of a folder one after the other. Throws an Error that names the release when a file was changed
 * after it was written, when a change does not fit what came before, or when the state is not the one that the release
 * recorded.
 */
export function* replayReleases(dir = RELEASES_DIR): Generator<Replayed> {
  const state = emptyState();
  let previous: string | null = null;
  for (const id of releaseIds(dir)) {
    const step = replay(join(dir, id), state, previous);
    previous = step.release.id;
    yield { ...step, state };
  }
}

/** All releases of a folder and the state that they lead to. Throws as `replayReleases`. */
export function readHistory(dir = RELEASES_DIR, onRelease: (done: number) => void = () => {}): History {
  const steps: ReleaseStep[] = [];
  let last = emptyState();
  for (const { release, changes, state } of replayReleases(dir)) {
    steps.push({ release, changes });
    last = state;
    onRelease(steps.length);
  }
  return { state: last, steps };
}

/**
 * Writes a release that leads from `before` to `after` and returns its changes. The same states, id and note give the
 * same bytes. Throws when the folder is there already: releases are never changed.
 */
export function writeRelease(
  release: DataRelease,
  previous: string | null,
  words: { readonly note: string; readonly reason?: string },
  before: ReleaseState,
  after: ReleaseState,
  dir = RELEASES_DIR,
): EntryChange[] {
  const target = join(dir, release.id);
  if (existsSync(target)) throw new Error(`the release ${release.id} is there already; releases are never changed`);
  const changes = diffStates(before, after);
  const statements = toStatements(changes);
  const digest = stateDigest(after);
  checkReplay(before, after, statements, digest);
  const contents: Record<string, string> = {
    'calendars.jsonl': jsonLines(recordChanges(before.calendars, after.calendars)),
    'sources.jsonl': jsonLines(recordChanges(before.sources, after.sources)),
    [previous === null ? 'snapshot.jsonl' : 'changes.jsonl']: jsonLines(statements),
  };
  const description: ReleaseFile = {
    format: STORE_FORMAT,
    ...release,
    previous,
    ...words,
    files: Object.fromEntries(Object.entries(contents).map(([name, text]) => [name, sha256(text)])),
    state_sha256: digest,
  };
  const draft = `${target}.draft`;
  mkdirSync(draft, { recursive: true });
  for (const [name, text] of Object.entries(contents)) writeFileSync(join(draft, name), text);
  writeFileSync(join(draft, 'release.json'), `${JSON.stringify(description, null, 2)}\n`);
  renameSync(draft, target);
  return changes;
}

/** Applying what is about to be written to the state before must give the state after, exactly. */
function checkReplay(
  before: ReleaseState,
  after: ReleaseState,
  statements: readonly Statement[],
  digest: string,
): void {
  const state: ReleaseState = {
    calendars: after.calendars,
    sources: after.sources,
    entries: new Map([...before.entries].map(([id, entries]) => [id, new Map(entries)])),
  };
  applyChanges(state, fromStatements(statements));
  if (stateDigest(state) !== digest) throw new Error('the changes do not lead to the new state');
}

function replay(dir: string, state: ReleaseState, previous: string | null): Omit<Replayed, 'state'> {
  const file = JSON.parse(readFileSync(join(dir, 'release.json'), 'utf8')) as ReleaseFile;
  if (file.format !== STORE_FORMAT) throw new Error(`${dir}: got format ${file.format} when expected ${STORE_FORMAT}`);
  if (file.previous !== previous) {
    throw new Error(`${dir}: follows the release ${file.previous ?? '(none)'} when expected ${previous ?? '(none)'}`);
  }
  const lines = (name: string) => readLines(dir, name, file.files[name]);
  applyRecords(state.calendars, lines('calendars.jsonl') as (StoredCalendar | Removal)[]);
  applyRecords(state.sources, lines('sources.jsonl') as (Source | Removal)[]);
  const changes = fromStatements(lines(previous === null ? 'snapshot.jsonl' : 'changes.jsonl') as Statement[]);
  applyChanges(state, changes);
  const digest = stateDigest(state);
  if (digest !== file.state_sha256)
    throw new Error(`${dir}: the replayed state has ${digest}, not ${file.state_sha256}`);
  const { id, library_version, generated_at } = file;
  const release = { id, library_version, generated_at };
  return { release, changes: previous === null ? [] : changes, reason: file.reason ?? null };
}

function readLines(dir: string, name: string, expected: string | undefined): unknown[] {
  const text = readFileSync(join(dir, name), 'utf8');
  const found = sha256(text);
  if (found !== expected) throw new Error(`${join(dir, name)} was changed: SHA-256 ${found} when expected ${expected}`);
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as unknown);
}

interface Removal {
  readonly removed: string;
}

function recordChanges<T extends { readonly id: string }>(
  before: ReadonlyMap<string, T>,
  after: ReadonlyMap<string, T>,
): (T | Removal)[] {
  const ids = [...new Set([...before.keys(), ...after.keys()])].sort();
  return ids.flatMap((id): (T | Removal)[] => {
    const now = after.get(id);
    if (!now) return [{ removed: id }];
    return JSON.stringify(before.get(id)) === JSON.stringify(now) ? [] : [now];
  });
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

/** SHA-256 over everything that a state holds, in a fixed order. */
export function stateDigest(state: ReleaseState): string {
  const hash = createHash('sha256');
  const payloadTexts = new Map<unknown, string>();
  for (const id of [...state.calendars.keys()].sort()) hash.update(`${JSON.stringify(state.calendars.get(id))}\n`);
  for (const id of [...state.sources.keys()].sort()) hash.update(`${JSON.stringify(state.sources.get(id))}\n`);
  for (const id of [...state.entries.keys()].sort()) {
    const entries = state.entries.get(id)!;
    for (const key of [...entries.keys()].sort((a, b) => a - b)) {
      const { payload } = entries.get(key)!;
      const text = getOrMake(payloadTexts, payload, () => JSON.stringify(payload));
      hash.update(`${id} ${key} ${text}\n`);
    }
  }
  return hash.digest('hex');
}

function jsonLines(lines: readonly unknown[]): string {
  return lines.map((line) => `${JSON.stringify(line)}\n`).join('');
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
