import { closeSync, openSync, readFileSync } from 'node:fs';
import { sha256Of } from './build-record.js';
import { PAGE_BYTES, type PagedBytes } from './changes-file.js';
import { type BlobLocation, HISTORY_FORMAT, type HistoryIndex, type ReadBlob, readBlob } from './history-file.js';
import { readAt } from './read-at.js';

/** Reads the file of all releases, blob by blob: see `history-file.ts`. */
export interface HistoryFile {
  /** Throws an Error with the file and offset of a damaged blob. */
  readonly read: ReadBlob;
  readonly close: () => void;
}

/**
 * Opens the file and keeps it open until it is closed, so that it stays readable if the folder is replaced or removed. Throws an
 * Error that names a missing file.
 */
export function openHistory(path: string): HistoryFile {
  const file = openSync(path, 'r');
  let isOpen = true;
  return {
    read: (location, what) => readLocation(file, path, location, what),
    close: () => {
      if (isOpen) closeSync(file);
      isOpen = false;
    },
  };
}

/** Reads a blob of the open file at a path. Throws like `HistoryFile.read`. */
export function readLocation(
  file: number,
  path: string,
  { offset, length, sha256 }: BlobLocation,
  what: string,
): Buffer {
  const bytes = Buffer.alloc(length);
  const read = readAt(file, bytes, offset);
  if (read < length) throw new Error(`${path} ends at ${offset + read}: ${what} cannot be read`);
  const found = sha256Of(bytes);
  if (found === sha256) return readBlob(bytes);
  const where = `bytes ${offset} to ${offset + length}, ${what},`;
  throw new Error(`${path} is damaged: ${where} have SHA-256 ${found} when expected ${sha256}`);
}

/** Throws an Error that names the index if it has another format. */
export function readIndex(path: string, bytes: Uint8Array = readFileSync(path)): HistoryIndex {
  const index = JSON.parse(new TextDecoder().decode(bytes)) as HistoryIndex;
  if (index.format === HISTORY_FORMAT) return index;
  throw new Error(`${path}: got format ${index.format} when expected ${HISTORY_FORMAT}: run the build again`);
}

/** Number of cached pages: 1 MiB. */
const KEPT_PAGES = 16;

/** The changes of the releases of an index, by position. Each release starts on a new page. */
export function changesIn(read: ReadBlob, { releases }: Pick<HistoryIndex, 'releases'>): PagedBytes {
  const places = releases.flatMap(({ id, pages }) => pages.map((location) => ({ id, location })));
  const kept = new Map<number, Buffer>();
  const page = (number: number): Buffer => {
    const at = places[number];
    if (!at) return Buffer.alloc(0);
    const bytes = kept.get(number) ?? read(at.location, `changes of the release ${at.id}`);
    kept.delete(number);
    kept.set(number, bytes);
    if (kept.size > KEPT_PAGES) kept.delete(kept.keys().next().value!);
    return bytes;
  };
  return {
    read: (offset, wanted) => {
      const end = offset + wanted;
      const first = Math.floor(offset / PAGE_BYTES);
      const last = Math.floor(Math.max(offset, end - 1) / PAGE_BYTES);
      const start = first * PAGE_BYTES;
      if (first === last) return page(first).subarray(offset - start, end - start);
      const pages = Array.from({ length: last - first + 1 }, (_, index) => page(first + index));
      return Buffer.concat(pages).subarray(offset - start, end - start);
    },
  };
}
