import { promisify } from 'node:util';
import { gunzip, gunzipSync } from 'node:zlib';
import pLimit from 'p-limit';
import { sha256Of } from './build-record.js';
import { type PackPlace, storedBytes } from './bundle.js';
import type { FileBytes } from './pack.js';

/** Packs in the files of a build are compressed one by one, so that one can be read, or sent, without the others. */

const unpack = promisify(gunzip);
/** Packs that are being unpacked by the threads of Node. */
const MAX_AT_ONCE = 8;

/** A pack from its bytes as stored. `name` is for the error of a damaged one. */
export function unpackOne(place: PackPlace, stored: FileBytes, name: string): FileBytes {
  let bytes: FileBytes = stored;
  try {
    if (place.gzip !== undefined) {
      bytes = new Uint8Array(gunzipSync(stored, { maxOutputLength: place.bytes }));
    }
  } catch (error) {
    throw damaged(name, error);
  }
  checkSum(name, bytes, place.sha256);
  return bytes;
}

/** Packs that are stored one after the other, in one buffer again. It does not hold up the requests of a running server. */
export async function unpackAll<P extends PackPlace>(
  places: readonly P[],
  stored: FileBytes,
  nameOf: (place: P) => string,
): Promise<FileBytes[]> {
  const buffer = new Uint8Array(places.reduce((sum, { bytes }) => sum + bytes, 0));
  const limit = pLimit(MAX_AT_ONCE);
  let from = 0;
  let at = 0;
  const unpacked = places.map((place) => {
    const part = stored.subarray(from, from + storedBytes(place));
    const pack = buffer.subarray(at, at + place.bytes);
    from += part.length;
    at += pack.length;
    return limit(async () => {
      const isPacked = place.gzip !== undefined;
      const options = { maxOutputLength: place.bytes };
      const bytes = isPacked
        ? await unpack(part, options).catch((error: unknown) => {
            throw damaged(nameOf(place), error);
          })
        : part;
      checkSum(nameOf(place), bytes, place.sha256);
      pack.set(bytes);
      return pack;
    });
  });
  return Promise.all(unpacked);
}

/** Throws an Error that says what is damaged unless the bytes have this SHA-256. */
export function checkSum(what: string, bytes: Uint8Array, sha256: string): void {
  const found = sha256Of(bytes);
  if (found !== sha256)
    throw new Error(`${what} is damaged: SHA-256 ${found} when expected ${sha256}`);
}

function damaged(what: string, error: unknown): Error {
  const why = error instanceof Error ? error.message : String(error);
  return new Error(`${what} is damaged: it cannot be unpacked: ${why}`);
}
