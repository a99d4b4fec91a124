import { existsSync, readFileSync } from 'node:fs';
import * as z from 'zod';
import { OUTCOMES, type Outcome } from '../../server/store/sources-watched.js';
import { CopyRow, formatIndex, readIndex, writeWhole } from './archive.js';

/** The record of watching: a local file, so that watching changes nothing in the repository. */

const WatchedRow = z.strictObject({
  /** Of the last check. */
  outcome: z.enum(OUTCOMES),
  looked_at: z.iso.datetime({ offset: true }),
  /** Of the last check that did not fail; absent: there was none. */
  read_at: z.iso.datetime({ offset: true }).optional(),
  /** The copy stored by `--keep`. */
  copy: CopyRow.optional(),
});
export type WatchedRow = z.output<typeof WatchedRow>;

const WatchedFile = z.record(z.string(), WatchedRow);

/** Rows by source id; none when there is no file. Throws an Error that names the file and what is wrong with it. */
export function readWatched(path: string): Map<string, WatchedRow> {
  if (!existsSync(path)) return new Map();
  const result = WatchedFile.safeParse(parseJson(path));
  if (!result.success) throw new Error(`${path}: ${z.prettifyError(result.error)}`);
  return new Map(Object.entries(result.data));
}

export interface Look {
  readonly outcome: Outcome;
  /** Instant, ISO 8601. */
  readonly at: string;
  /** The copy stored by this check. */
  readonly copy?: CopyRow | undefined;
}

/** Records a check of a source. Throws an Error if the file cannot be read or written; it is unchanged then. */
export function recordLook(watchFile: string, id: string, { outcome, at, copy }: Look): void {
  // Read again, as in keepCopy.
  const rows = readWatched(watchFile);
  const before = rows.get(id);
  const kept = copy ?? before?.copy;
  const readAt = outcome === 'failed' ? before?.read_at : at;
  const row: WatchedRow = {
    outcome,
    looked_at: at,
    ...(readAt !== undefined && { read_at: readAt }),
    ...(kept && { copy: kept }),
  };
  writeWhole(watchFile, formatIndex(rows.set(id, row)));
}

/** Removes sources that are no longer watched, which would otherwise be counted forever. Throws like `recordLook`. */
export function forgetOthers(watchFile: string, watched: readonly string[]): void {
  const rows = readWatched(watchFile);
  const left = new Map([...rows].filter(([id]) => watched.includes(id)));
  if (left.size < rows.size) writeWhole(watchFile, formatIndex(left));
}

/** The last copy of a source, made by `fetch` or `watch --keep`, for comparison. */
export function latestCopies(indexFile: string, watchFile: string): Map<string, CopyRow> {
  const latest = readIndex(indexFile);
  for (const [id, { copy }] of readWatched(watchFile)) {
    const fetched = latest.get(id);
    if (copy && (!fetched || Date.parse(copy.fetched_at) >= Date.parse(fetched.fetched_at)))
      latest.set(id, copy);
  }
  return latest;
}

function parseJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new Error(`${path}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
