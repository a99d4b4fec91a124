import { closeSync, fstatSync, openSync } from 'node:fs';
import type { FileBytes } from '../../server/store/container.js';
import { readAt } from '../../server/store/read-at.js';

/** Reads packed data into a buffer of their own: what `readFileSync` returns would have to be copied into one. */
export function readData(path: string): FileBytes {
  const file = openSync(path, 'r');
  try {
    const bytes = new Uint8Array(fstatSync(file).size);
    if (readAt(file, bytes, 0) < bytes.length) throw new Error(`${path} became shorter while it was read`);
    return bytes;
  } finally {
    closeSync(file);
  }
}
