import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as z from 'zod';
import { sha256Of } from '../../server/store/build-record.js';
import type { Copy } from './copy.js';

/**
 * Copies of official pages, with the latest copy of each source.
 *
 * The copies are in a folder outside version control, named by their SHA-256 (`ab/ab12...`), and are never changed. The
 * index is committed, and written only by `fetch`: one row per source, `{ "<id>": { "fetched_at", "sha256", ... } }`,
 * sorted by id, one line each. A row is written after its copy, and both through a temporary file, so that the index
 * never names a missing copy.
 */

/** The copy of a page: the SHA-256 of its content, and when it was fetched. */
export const CopyRow = z.strictObject({
  fetched_at: z.iso.datetime({ offset: true }),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  content_type: z.string(),
  bytes: z.int().positive(),
  final_url: z.url(),
});
export type CopyRow = z.output<typeof CopyRow>;

const Index = z.record(z.string(), CopyRow);

export interface Archive {
  /** Folder of the copies. */
  readonly dir: string;
  readonly indexFile: string;
}

/** The rows of an index by source id; none when there is no file. Throws an Error that names the file and what is wrong. */
export function readIndex(indexFile: string): Map<string, CopyRow> {
  if (!existsSync(indexFile)) return new Map();
  const result = Index.safeParse(parseJson(indexFile));
  if (!result.success) throw new Error(`${indexFile}: ${z.prettifyError(result.error)}`);
  return new Map(Object.entries(result.data));
}

/**
 * Stores a copy as the latest of a source and returns its row. Throws if it cannot be written; nothing has changed
 * then.
 */
export function keepCopy({ dir, indexFile }: Archive, id: string, copy: Copy): CopyRow {
  const row = storeCopy(dir, copy);
  // Read the index again: other sources may have been stored since. This function is synchronous from here on.
  writeWhole(indexFile, formatIndex(readIndex(indexFile).set(id, row)));
  return row;
}

/** Stores a copy in the folder of copies and returns its row for an index. */
export function storeCopy(dir: string, copy: Copy): CopyRow {
  const row = {
    fetched_at: copy.fetchedAt,
    sha256: sha256Of(copy.body),
    content_type: copy.contentType,
    bytes: copy.body.length,
    final_url: copy.finalUrl,
  };
  if (readCopy(dir, row.sha256) === null) writeWhole(pathOf(dir, row.sha256), copy.body);
  return row;
}

/** The archived bytes with this SHA-256; null if they are missing or damaged. */
export function readCopy(dir: string, digest: string): Buffer | null {
  const path = pathOf(dir, digest);
  if (!existsSync(path)) return null;
  const body = readFileSync(path);
  return sha256Of(body) === digest ? body : null;
}

function pathOf(dir: string, digest: string): string {
  return join(dir, digest.slice(0, 2), digest);
}

/** Rows as JSON, one line each, sorted by id. */
export function formatIndex(rows: ReadonlyMap<string, object>): string {
  const lines = [...rows]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, row]) => `  ${JSON.stringify(id)}: ${JSON.stringify(row)}`);
  return lines.length === 0 ? '{}\n' : `{\n${lines.join(',\n')}\n}\n`;
}

/** Replaces a file atomically. Throws if it cannot be written; it is unchanged then. */
export function writeWhole(path: string, content: Buffer | string): void {
  mkdirSync(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}.tmp`;
  try {
    writeFileSync(draft, content, { flush: true });
    renameSync(draft, path);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}

function parseJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new Error(`${path}: ${error instanceof Error ? error.message : error}`);
  }
}
