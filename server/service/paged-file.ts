import { createHash } from 'node:crypto';
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { DIGEST_BYTES, PAGE_BYTES, type PagedBytes } from '../core/changes-file.js';

/** Pages that are kept: 1 MiB. */
const KEPT_PAGES = 16;

/**
 * Opens a file to be read by position. Each page is held to its SHA-256 (`digests`, one after the other) when it is
 * read. The file stays open until it is closed, so that a folder which is replaced or removed goes on being read. Throws
 * an Error that names the file when it is missing or not `length` bytes long.
 */
export function openPagedFile(path: string, length: number, digests: Uint8Array): PagedBytes {
  const file = openSync(path, 'r');
  const found = fstatSync(file).size;
  if (found !== length || digests.length !== Math.ceil(length / PAGE_BYTES) * DIGEST_BYTES) {
    closeSync(file);
    throw new Error(`${path} has ${found} bytes when expected ${length}: run the build again`);
  }
  const kept = new Map<number, Buffer>();
  // A copy: what is held until the file is closed must not hold the packed data, of which these are a part.
  const expected = digests.slice();
  const page = (number: number): Buffer => {
    const bytes = kept.get(number) ?? readPage(file, path, number, length, expected);
    kept.delete(number);
    kept.set(number, bytes);
    if (kept.size > KEPT_PAGES) kept.delete(kept.keys().next().value!);
    return bytes;
  };
  let isOpen = true;
  return {
    length,
    read: (offset, wanted) => {
      const end = Math.min(offset + wanted, length);
      const first = Math.floor(offset / PAGE_BYTES);
      const last = Math.floor(Math.max(offset, end - 1) / PAGE_BYTES);
      const start = first * PAGE_BYTES;
      if (first === last) return page(first).subarray(offset - start, end - start);
      const pages = Array.from({ length: last - first + 1 }, (_, index) => page(first + index));
      return Buffer.concat(pages).subarray(offset - start, end - start);
    },
    close: () => {
      if (isOpen) closeSync(file);
      isOpen = false;
    },
  };
}

function readPage(file: number, path: string, number: number, length: number, digests: Uint8Array): Buffer {
  const start = number * PAGE_BYTES;
  const bytes = Buffer.alloc(Math.min(PAGE_BYTES, length - start));
  for (let read = 0; read < bytes.length; ) {
    const more = readSync(file, bytes, read, bytes.length - read, start + read);
    if (more === 0) throw new Error(`${path} ends at ${start + read} of ${length} bytes`);
    read += more;
  }
  const found = createHash('sha256').update(bytes).digest();
  const expected = digests.subarray(number * DIGEST_BYTES, (number + 1) * DIGEST_BYTES);
  if (!found.equals(expected)) {
    const hex = Buffer.from(expected).toString('hex');
    throw new Error(
      `${path} is damaged: bytes ${start} to ${start + bytes.length} have SHA-256 ${found.toString('hex')} when expected ${hex}`,
    );
  }
  return bytes;
}
