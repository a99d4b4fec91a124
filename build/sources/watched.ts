import { type Outcome, readWatched, type WatchedRow } from '../../server/core/sources-watched.js';
import { type CopyRow, formatIndex, readIndex, writeWhole } from './archive.js';

/** The record of what watching found: a file of this machine, so that nothing of the repository changes by looking. */

export interface Look {
  readonly outcome: Outcome;
  /** Instant, ISO 8601. */
  readonly at: string;
  /** Kept by this look. */
  readonly copy?: CopyRow | undefined;
}

/** Records a look at a source. Throws an Error when the file cannot be read or written; it is then as it was. */
export function recordLook(watchFile: string, id: string, { outcome, at, copy }: Look): void {
  // Read anew, as keepCopy does.
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

/** Forgets sources that are watched no more: they would be counted for ever. Throws as `recordLook`. */
export function forgetOthers(watchFile: string, watched: readonly string[]): void {
  const rows = readWatched(watchFile);
  const left = new Map([...rows].filter(([id]) => watched.includes(id)));
  if (left.size < rows.size) writeWhole(watchFile, formatIndex(left));
}

/** What a source is compared with: the last copy of it, whether `fetch` or `watch --keep` made it. */
export function latestCopies(indexFile: string, watchFile: string): Map<string, CopyRow> {
  const latest = readIndex(indexFile);
  for (const [id, { copy }] of readWatched(watchFile)) {
    const fetched = latest.get(id);
    if (copy && (!fetched || Date.parse(copy.fetched_at) >= Date.parse(fetched.fetched_at))) latest.set(id, copy);
  }
  return latest;
}
