import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { OWN_PREFIX } from '../../server/engine/types.js';
import { HISTORY_FILE, HISTORY_INDEX, type HistoryIndex } from '../../server/store/history-file.js';
import { readGrounds } from '../release/grounds-lines.js';
import { type Described, type ReleaseFile, readDescriptions } from '../release/release-files.js';
import { idOf, type Removal, readReleaseLines } from '../release/replay.js';
import { byCalendar } from '../release/statements.js';
import { collectGarbage } from './collect-garbage.js';
import { HistoryBuilder, type NextRelease } from './history-builder.js';
import { takeOverHistory } from './take-over.js';
import { type WriterInThread, writerInThread } from './writer-in-thread.js';

export interface HistoryTask {
  /** The folder of the releases, and the target folder. */
  readonly releases: string;
  readonly dir: string;
  /** Folders of other builds. */
  readonly builds: readonly string[];
  /** Digests of the inputs of each release's files, in the order of the releases. */
  readonly keys: ReadonlyMap<string, string>;
  /** The program of the thread that writes: see `writer-in-thread.ts`. */
  readonly writerProgram: string;
}

/** The number of releases taken over, of releases added so far, and of releases to add. */
export interface HistoryProgress {
  readonly taken: number;
  readonly done: number;
  readonly total: number;
}

/**
 * Writes the history of the releases in a folder into another folder. Takes over the history of an earlier build, adds later
 * releases, and checks the last state against the SHA-256 in its release. Rejects with an Error that names the release if a file of
 * it was changed, a change does not fit, or the state differs.
 */
export async function makeHistory(
  { releases, dir, builds, keys, writerProgram }: HistoryTask,
  onProgress: (progress: HistoryProgress) => void,
): Promise<void> {
  const described = readDescriptions(releases);
  const open = (path: string, end?: number) => writerInThread(writerProgram, path, end);
  const { writer, builder } = await goOn(open, join(dir, HISTORY_FILE), takeOverHistory(builds, keys, dir));
  try {
    const taken = builder.releases.length;
    const missing = described.slice(taken);
    const total = missing.length;
    onProgress({ taken, done: 0, total });
    const read = (index: number) => {
      const next = missing[index];
      return next ? readNext(join(releases, next.file.id), next.file) : null;
    };
    let next = read(0);
    for (let done = 0; next; ) {
      for (const _ of builder.begin(next)) await writer.hasRoom();
      // Not in memory while the one after it is read.
      next = null;
      writer.collectGarbage();
      collectGarbage();
      next = read(++done);
      if (!next) checkState(releases, described.at(-1)!, builder);
      await writer.settled();
      builder.complete();
      onProgress({ taken, done, total });
    }
    if (total === 0) checkState(releases, described.at(-1)!, builder);
    const index = builder.finish();
    await writer.settled();
    writeFileSync(join(dir, HISTORY_INDEX), JSON.stringify(index));
  } finally {
    await writer.end();
  }
}

/** Continues the history of an earlier build; rebuilds a damaged one. */
async function goOn(
  open: (path: string, end?: number) => WriterInThread,
  path: string,
  index: HistoryIndex | null,
): Promise<{ writer: WriterInThread; builder: HistoryBuilder }> {
  if (index) {
    const writer = open(path, statSync(path).size);
    try {
      return { writer, builder: HistoryBuilder.from(writer, index) };
    } catch (error) {
      await writer.end();
      console.error(`the history is made anew: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  const writer = open(path);
  return { writer, builder: new HistoryBuilder(writer) };
}

function readNext(dir: string, file: ReleaseFile): NextRelease {
  const { id, library_version, generated_at, note } = file;
  const { calendars, sources, statements, reasons, grounds } = readReleaseLines(dir, file);
  for (const line of calendars)
    if (idOf(line).toUpperCase().startsWith(OWN_PREFIX)) throw new Error(ownIdIn(dir, idOf(line)));
  return {
    release: { id, library_version, generated_at },
    ...{ note, reasons },
    calendars: recordsOf(calendars),
    sources: recordsOf(sources),
    changes: byCalendar(statements),
    grounds: readGrounds(grounds),
  };
}

/** Overlays must not appear in releases. */
function ownIdIn(dir: string, id: string): string {
  return `${dir}: ${id} begins with ${OWN_PREFIX}, as only calendars of an overlay do`;
}

function recordsOf<T extends { readonly id: string }>(lines: readonly (T | Removal)[]): Map<string, T | null> {
  return new Map(lines.map((line) => [idOf(line), 'removed' in line ? null : line]));
}

function checkState(releases: string, { file }: Described, builder: HistoryBuilder): void {
  const found = builder.digest();
  if (found === file.state_sha256) return;
  throw new Error(`${join(releases, file.id)}: the replayed state has ${found}, not ${file.state_sha256}`);
}
