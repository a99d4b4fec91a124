import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { setImmediate as otherWork } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';

/**
 * Reads files whose SHA-256 is known. What comes back is the file as it was built: a missing, cut or damaged one, or
 * another one in its place, rejects with an Error that names it.
 */
export type ReadChecked = (file: StoredFile) => Promise<Buffer>;

export interface StoredFile {
  readonly path: string;
  readonly sha256: string;
  /** The file is stored compressed (gzip), and is wanted as it is: its own SHA-256. */
  readonly unpacked?: string;
}

const unpack = promisify<Buffer, Buffer>(gunzip);

/** What is hashed at once, less than a millisecond: a whole release as packed data would keep all others waiting for 50. */
const PIECE_BYTES = 1 << 19;

/**
 * One file is read at a time, so that any number of requests takes one of the process's file descriptors; and while
 * somebody still holds the bytes of a file, others are given the same ones, so that clients which do not read cannot
 * fill the memory with copies.
 */
export function checkedFiles(): ReadChecked {
  const held = new Map<string, WeakRef<Buffer>>();
  const reading = new Map<string, Promise<Buffer>>();
  let last: Promise<unknown> = Promise.resolve();

  const readNext = ({ path, sha256, unpacked }: StoredFile): Promise<Buffer> => {
    const next = last.then(async () => {
      const stored = await readFile(path);
      await check(path, stored, sha256);
      if (unpacked === undefined) return stored;
      const bytes = await unpack(stored);
      await check(path, bytes, unpacked);
      return bytes;
    });
    last = next.catch(() => {});
    return next;
  };

  return (file) => {
    const wanted = file.unpacked ?? file.sha256;
    const known = held.get(wanted)?.deref();
    if (known) return Promise.resolve(known);
    let next = reading.get(wanted);
    if (!next) {
      next = readNext(file).finally(() => reading.delete(wanted));
      next.then(
        (bytes) => held.set(wanted, new WeakRef(bytes)),
        () => {},
      );
      reading.set(wanted, next);
    }
    return next;
  };
}

async function check(path: string, bytes: Buffer, sha256: string): Promise<void> {
  const found = await digestOf(bytes);
  if (found !== sha256) throw new Error(`${path} is damaged: SHA-256 ${found} when expected ${sha256}`);
}

async function digestOf(bytes: Buffer): Promise<string> {
  const hash = createHash('sha256');
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) {
    if (at > 0) await otherWork();
    hash.update(bytes.subarray(at, at + PIECE_BYTES));
  }
  return hash.digest('hex');
}
