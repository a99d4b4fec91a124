import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import type { FileBytes } from '../../server/store/container.js';

/** Reads packed data into a buffer of their own: what `readFileSync` returns would have to be copied into one. */
export function readData(path: string): FileBytes {
  const file = openSync(path, 'r');
  try {
    const bytes = new Uint8Array(fstatSync(file).size);
    for (let at = 0; at < bytes.length; ) {
      const count = readSync(file, bytes, at, bytes.length - at, at);
      if (count === 0) throw new Error(`${path} became shorter while it was read`);
      at += count;
    }
    return bytes;
  } finally {
    closeSync(file);
  }
}
