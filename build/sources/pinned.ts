import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import * as z from 'zod';
import type { Archived } from '../../server/engine/types.js';
import { sha256Of } from '../../server/store/build-record.js';
import type { Publication } from '../verify/publication.js';
import { formatIndex } from './archive.js';
import { UsageError } from './options.js';

/**
 * Publications read at an address that names a commit of a public repository: the bytes there are always the same, so
 * their SHA-256 tells what was read, and the address is the copy. The index is committed: one row per source,
 * `{ "<id>": { "at", "fetched_at", "sha256" } }`, sorted by id. A row counts only as long as the publication is read at
 * that address.
 */
const PinnedRow = z.strictObject({
  at: z.url(),
  fetched_at: z.iso.datetime({ offset: true }),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});
const Index = z.record(z.string(), PinnedRow);

/** An address of a file in a repository as of a commit. */
const AT_A_COMMIT =
  /^https:\/\/(?:github\.com\/[^/]+\/[^/]+\/(?:blob|raw)|raw\.githubusercontent\.com\/[^/]+\/[^/]+)\/[0-9a-f]{40}\/./;

export function isAtCommit(address: string): boolean {
  return AT_A_COMMIT.test(address);
}

/** The rows by source id; none when there is no file. Throws an Error if the file is wrong. */
export function readPinned(file: string): Map<string, Archived> {
  if (!existsSync(file)) return new Map();
  const result = Index.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!result.success) throw new Error(`${file}: ${z.prettifyError(result.error)}`);
  return new Map(Object.entries(result.data));
}

/** The copy of a publication at the address where it was read; null if none is recorded of that address. */
export function pinnedCopy(
  { id, read_at }: Pick<Publication, 'id' | 'read_at'>,
  pinned: ReadonlyMap<string, Archived>,
): Archived | null {
  const row = pinned.get(id);
  return row?.at === read_at ? row : null;
}

/**
 * npm run sources -- pin ID FILE: records the SHA-256 of a file downloaded from the address where a publication was
 * read. Throws a UsageError if that address names no commit.
 */
export function pin(
  publications: readonly Publication[],
  [id, file, ...more]: readonly string[],
  index: string,
  now: string,
): number {
  const publication = publications.find((one) => one.id === id);
  if (!publication || file === undefined || more.length > 0)
    throw new UsageError('pin: expected the id of a publication and a file');
  if (!isAtCommit(publication.read_at))
    throw new UsageError(`pin: ${publication.read_at} names no commit of a public repository`);
  const sha256 = sha256Of(readFileSync(file));
  const rows = readPinned(index).set(publication.id, {
    at: publication.read_at,
    fetched_at: now,
    sha256,
  });
  writeFileSync(index, formatIndex(rows));
  console.log(`${publication.id} ${sha256}`);
  return 0;
}
