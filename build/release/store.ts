import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DataRelease } from '../../server/engine/types.js';
import { sha256Of } from '../../server/store/build-record.js';
import { RunningDigest } from './digest.js';
import { provenanceLines } from './provenance-lines.js';
import {
  chainOf,
  finishHead,
  historyDigest,
  jsonLines,
  prepareHead,
  RELEASES_DIR,
  type ReleaseFile,
  readDescriptions,
  releaseIds,
  STORE_FORMAT,
  type Words,
} from './release-files.js';
import {
  applyChanges,
  diffStates,
  type EntryChange,
  emptyState,
  type ReleaseState,
} from './state.js';
import { fromStatements, type Statement, toStatements } from './statements.js';

export { stateDigest } from './digest.js';
export { RELEASES_DIR, releaseIds } from './release-files.js';
export {
  type History,
  type ReleaseStep,
  type Replayed,
  readHistory,
  readHistoryOf,
  replayReleases,
} from './replay.js';

/**
 * Writes a release that changes `before`, the state of the last one in the folder, into `after`, and returns its changes. The same
 * states, id and texts give the same bytes. If both states lack calendars that do not change, `digests` has theirs. Throws if the
 * folder exists already, since releases are never changed, and if the release is not later than the last one.
 */
export function writeRelease(
  release: DataRelease,
  words: Words,
  before: ReleaseState,
  after: ReleaseState,
  dir = RELEASES_DIR,
  digests = new RunningDigest(),
): EntryChange[] {
  const target = join(dir, release.id);
  if (existsSync(target))
    throw new Error(`the release ${release.id} already exists; releases are never changed`);
  const changes = diffStates(before, after);
  const statements = toStatements(changes);
  const digest = digests.of(after);
  checkReplay(before, after, statements, digests);
  const isFirst = releaseIds(dir).length === 0;
  const dates = { [isFirst ? 'snapshot.jsonl' : 'changes.jsonl']: jsonLines(statements) };
  writeReleaseFiles(release, words, contentsOf(before, after, dates, words), digest, dir);
  return changes;
}

function contentsOf(
  before: ReleaseState,
  after: ReleaseState,
  dates: Readonly<Record<string, string>>,
  { reasons }: Words,
): Record<string, string> {
  return {
    'calendars.jsonl': jsonLines(recordChanges(before.calendars, after.calendars)),
    'sources.jsonl': jsonLines(recordChanges(before.sources, after.sources)),
    ...dates,
    ...provenanceFiles(before, after),
    ...(reasons.length > 0 && { 'reasons.jsonl': jsonLines(reasons) }),
  };
}

/** Only if the basis of a date changed. */
function provenanceFiles(before: ReleaseState, after: ReleaseState): Record<string, string> {
  const { texts, rows, provenance } = provenanceLines(before.provenance, after.provenance);
  if (provenance.length === 0) return {};
  return {
    'texts.jsonl': jsonLines(texts),
    'rows.jsonl': jsonLines(rows),
    'grounds.jsonl': jsonLines(provenance),
  };
}

/** Writes the files of the next release, and makes it the last one. `digest` is that of the state after it. */
export function writeReleaseFiles(
  release: DataRelease,
  { note }: Words,
  contents: Readonly<Record<string, string>>,
  digest: string,
  dir: string,
): void {
  const earlier = readDescriptions(dir);
  const previous = earlier.at(-1);
  if (previous && release.id <= previous.file.id)
    throw new Error(`${release.id} is not later than ${previous.file.id}`);
  const description: ReleaseFile = {
    format: STORE_FORMAT,
    ...release,
    previous: previous?.file.id ?? null,
    previous_sha256: previous?.sha256 ?? null,
    history_sha256: historyDigest(chainOf(earlier)),
    note,
    files: Object.fromEntries(
      Object.entries(contents).map(([name, text]) => [name, sha256Of(text)]),
    ),
    state_sha256: digest,
  };
  const text = `${JSON.stringify(description, null, 2)}\n`;
  const draft = join(dir, `${release.id}.draft`);
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  for (const [name, content] of Object.entries(contents)) writeFileSync(join(draft, name), content);
  writeFileSync(join(draft, 'release.json'), text);
  prepareHead(dir, release.id, text);
  renameSync(draft, join(dir, release.id));
  finishHead(dir);
}

/** Checks that applying the new release to the state before gives exactly the state after. */
function checkReplay(
  before: ReleaseState,
  after: ReleaseState,
  statements: readonly Statement[],
  digests: RunningDigest,
): void {
  const named = new Set(statements.flatMap(({ calendars }) => calendars));
  const entries = [...named].flatMap((id) => {
    const own = before.entries.get(id);
    return own ? [[id, new Map(own)] as const] : [];
  });
  const state: ReleaseState = {
    ...emptyState(),
    calendars: after.calendars,
    entries: new Map(entries),
  };
  applyChanges(state, fromStatements(statements));
  const replayed = new RunningDigest();
  for (const id of named) {
    if (replayed.ofCalendar(state, id) === digests.ofCalendar(after, id)) continue;
    throw new Error(`the changes do not lead to the new state of ${id}`);
  }
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
