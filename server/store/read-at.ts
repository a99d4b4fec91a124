import { readSync } from 'node:fs';

/** Fills `bytes` from an offset of an open file. Returns the number of bytes that were there: fewer only where the file ends before. */
export function readAt(file: number, bytes: Uint8Array, offset: number): number {
  for (let read = 0; read < bytes.length; ) {
    const more = readSync(file, bytes, read, bytes.length - read, offset + read);
    if (more === 0) return read;
    read += more;
  }
  return bytes.length;
}
