import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { OWN_PREFIX } from '../../server/engine/types.js';
import { HISTORY_FILE, HISTORY_INDEX, type HistoryIndex } from '../../server/store/history-file.js';
import { readGrounds } from '../release/grounds-lines.js';
import { type Described, type ReleaseFile, readDescriptions } from '../release/release-files.js';
import { idOf, type Removal, readReleaseLines } from '../release/replay.js';
import { byCalendar } from '../release/statements.js';
import { HistoryBuilder, type NextRelease } from './history-builder.js';
import { type HistoryWriter, historyInFile } from './history-writer.js';
import { takeOverHistory } from './take-over.js';

export interface HistoryTask {
  /** The folder of the releases, and the target folder. */
  readonly releases: string;
  readonly dir: string;
  /** Folders of other builds. */
  readonly builds: readonly string[];
  /** Digests of the inputs of each release's files, in the order of the releases. */
  readonly keys: ReadonlyMap<string, string>;
}

/** The number of releases taken over, of releases added so far, and of releases to add. */
export interface HistoryProgress {
  readonly taken: number;
  readonly done: number;
  readonly total: number;
}

/**
 * Writes the history of the releases in a folder into another folder. Takes over the history of an earlier build, adds later
 * releases, and checks the last state against the SHA-256 in its release. Throws an Error that names the release if a file of it
 * was changed, a change does not fit, or the state differs.
 */
export function makeHistory(
  { releases, dir, builds, keys }: HistoryTask,
  onProgress: (progress: HistoryProgress) => void,
): void {
  const described = readDescriptions(releases);
  const { writer, builder } = goOn(join(dir, HISTORY_FILE), takeOverHistory(builds, keys, dir));
  try {
    const taken = builder.releases.length;
    const missing = described.slice(taken);
    const total = missing.length;
    onProgress({ taken, done: 0, total });
    for (const [index, { file }] of missing.entries()) {
      builder.add(readNext(join(releases, file.id), file));
      onProgress({ taken, done: index + 1, total });
    }
    checkState(releases, described.at(-1)!, builder);
    writeFileSync(join(dir, HISTORY_INDEX), JSON.stringify(builder.finish()));
  } finally {
    writer.close();
  }
}

/** Continues the history of an earlier build; rebuilds a damaged one. */
function goOn(path: string, index: HistoryIndex | null): { writer: HistoryWriter; builder: HistoryBuilder } {
  if (index) {
    const writer = historyInFile(path, statSync(path).size);
    try {
      return { writer, builder: HistoryBuilder.from(writer, index) };
    } catch (error) {
      writer.close();
      console.error(`the history is made anew: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  const writer = historyInFile(path);
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
  const found = builder.digest(file.format);
  if (found === file.state_sha256) return;
  throw new Error(`${join(releases, file.id)}: the replayed state has ${found}, not ${file.state_sha256}`);
}
