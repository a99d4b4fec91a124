import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { HISTORY_FILE, HISTORY_INDEX, type HistoryIndex } from '../../server/core/history-file.js';
import { progressBar } from '../progress.js';
import { type Described, type ReleaseFile, readDescriptions } from '../release/release-files.js';
import { idOf, type Removal, readReleaseLines } from '../release/replay.js';
import { byCalendar } from '../release/statements.js';
import { HistoryBuilder, type NextRelease } from './history-builder.js';
import { type HistoryWriter, historyInFile } from './history-writer.js';
import { takeOverHistory } from './take-over.js';

/** The history of a build that is being made: all releases can be read, the index is not yet written. */
export interface OpenHistory {
  readonly path: string;
  readonly read: HistoryWriter['read'];
  readonly index: Pick<HistoryIndex, 'releases'>;
  /** Holds the last state to the SHA-256 that its release recorded, and writes the index. Throws when it is another one. */
  readonly finish: () => void;
  readonly close: () => void;
}

/**
 * Writes the history of the releases in a folder into `dir`. What an earlier build has of it is taken over; the releases
 * after that are added. Throws an Error that names the release when a file of it was changed, or a change does not fit.
 */
export function makeHistory(
  releases: string,
  dir: string,
  builds: readonly string[],
  keys: ReadonlyMap<string, string>,
): OpenHistory {
  const described = readDescriptions(releases);
  const path = join(dir, HISTORY_FILE);
  const { writer, builder } = goOn(path, takeOverHistory(builds, keys, dir));
  try {
    const missing = described.slice(builder.releases.length);
    const taken = builder.releases.length === 0 ? '' : `, ${builder.releases.length} taken over`;
    const bar = progressBar(`history${taken}: adding`, 'releases');
    for (const [index, { file }] of missing.entries()) {
      builder.add(readNext(join(releases, file.id), file));
      bar.update(index + 1, missing.length);
    }
    bar.stop();
  } catch (error) {
    writer.close();
    throw error;
  }
  const finish = () => {
    checkState(releases, described.at(-1)!, builder);
    writeFileSync(join(dir, HISTORY_INDEX), JSON.stringify(builder.finish()));
  };
  return { path, read: writer.read, index: { releases: builder.releases }, finish, close: writer.close };
}

/** Writes on behind the releases of an earlier build; what is not as it was built is written anew. */
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
  const { calendars, sources, statements, reasons } = readReleaseLines(dir, file);
  return {
    release: { id, library_version, generated_at },
    ...{ note, reasons },
    calendars: recordsOf(calendars),
    sources: recordsOf(sources),
    changes: byCalendar(statements),
  };
}

function recordsOf<T extends { readonly id: string }>(lines: readonly (T | Removal)[]): Map<string, T | null> {
  return new Map(lines.map((line) => [idOf(line), 'removed' in line ? null : line]));
}

function checkState(releases: string, { file }: Described, builder: HistoryBuilder): void {
  const found = builder.digest(file.format);
  if (found === file.state_sha256) return;
  throw new Error(`${join(releases, file.id)}: the replayed state has ${found}, not ${file.state_sha256}`);
}
