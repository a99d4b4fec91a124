import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { OWN_PREFIX } from '../../server/engine/types.js';
import { openHistory } from '../../server/store/history.js';
import { readProvenance } from '../release/provenance-lines.js';
import { type Described, type ReleaseFile, readDescriptions } from '../release/release-files.js';
import { idOf, type Removal, readReleaseLines } from '../release/replay.js';
import { byCalendar } from '../release/statements.js';
import { type CalendarDigests, DIGESTS_FILE, HistoryFiles } from './history-files.js';
import { type NextRelease, ReleasePacker } from './release-packer.js';
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
 * Writes the history of the releases in a folder into another folder. Takes over the releases of an earlier build, adds later ones,
 * and checks the last state against the SHA-256 in its release. Throws an Error that names the release if a file of it was changed,
 * a change does not fit, or the state differs.
 */
export function makeHistory(
  { releases, dir, builds, keys }: HistoryTask,
  onProgress: (progress: HistoryProgress) => void,
): void {
  const described = readDescriptions(releases);
  const { files, packer, close } = goOn(dir, builds, keys);
  try {
    const taken = files.releases.length;
    const missing = described.slice(taken);
    onProgress({ taken, done: 0, total: missing.length });
    for (const [done, { file }] of missing.entries()) {
      packer.add(readNext(join(releases, file.id), file));
      onProgress({ taken, done: done + 1, total: missing.length });
    }
    checkState(releases, described.at(-1)!, packer);
    files.finish(packer.digests());
  } finally {
    close();
  }
}

/** Goes on from the releases of an earlier build; a damaged one is made anew. */
function goOn(
  dir: string,
  builds: readonly string[],
  keys: ReadonlyMap<string, string>,
): { files: HistoryFiles; packer: ReleasePacker; close: () => void } {
  const index = takeOverHistory(builds, keys, dir);
  if (index) {
    const history = openHistory(dir, index);
    try {
      const files = new HistoryFiles(dir, index.releases);
      const digests = JSON.parse(readFileSync(join(dir, DIGESTS_FILE), 'utf8')) as CalendarDigests;
      return { files, packer: ReleasePacker.from(files, history, digests), close: history.close };
    } catch (error) {
      history.close();
      console.error(
        `the history is made anew: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
  }
  const files = new HistoryFiles(dir);
  return { files, packer: new ReleasePacker(files), close: () => {} };
}

function readNext(dir: string, file: ReleaseFile): NextRelease {
  const { id, library_version, generated_at, note } = file;
  const { calendars, sources, statements, reasons, provenance } = readReleaseLines(dir, file);
  for (const line of calendars)
    if (idOf(line).toUpperCase().startsWith(OWN_PREFIX)) throw new Error(ownIdIn(dir, idOf(line)));
  return {
    release: { id, library_version, generated_at },
    note,
    reasons,
    calendars: recordsOf(calendars),
    sources: recordsOf(sources),
    changes: byCalendar(statements),
    provenance: readProvenance(provenance),
  };
}

/** Overlays must not appear in releases. */
function ownIdIn(dir: string, id: string): string {
  return `${dir}: ${id} begins with ${OWN_PREFIX}, as only calendars of an overlay do`;
}

function recordsOf<T extends { readonly id: string }>(
  lines: readonly (T | Removal)[],
): Map<string, T | null> {
  return new Map(lines.map((line) => [idOf(line), 'removed' in line ? null : line]));
}

function checkState(releases: string, { file }: Described, packer: ReleasePacker): void {
  const found = packer.digest();
  if (found === file.state_sha256) return;
  throw new Error(
    `${join(releases, file.id)}: the replayed state has ${found}, not ${file.state_sha256}`,
  );
}
