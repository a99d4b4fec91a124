import { closeSync, openSync, readSync } from 'node:fs';
import { sha256Of } from '../core/build-record.js';
import type { Piece } from '../core/pinned-file.js';

/** A file that is read piece by piece. */
export interface PiecesFile {
  /** `what` it is, for the Error that names a piece which is not as it was built. */
  readonly read: (piece: Piece, what: string) => Buffer;
  readonly close: () => void;
}

/**
 * Opens a file of which each piece is held to its SHA-256 when it is read. It stays open until it is closed, so that a
 * folder which is replaced or removed goes on being read. Throws an Error that names the file when it is missing.
 */
export function openPieces(path: string): PiecesFile {
  const file = openSync(path, 'r');
  let isOpen = true;
  return {
    read: (piece, what) => readPiece(file, path, piece, what),
    close: () => {
      if (isOpen) closeSync(file);
      isOpen = false;
    },
  };
}

function readPiece(file: number, path: string, { offset, bytes, sha256 }: Piece, what: string): Buffer {
  const piece = Buffer.alloc(bytes);
  for (let read = 0; read < bytes; ) {
    const more = readSync(file, piece, read, bytes - read, offset + read);
    if (more === 0) throw new Error(`${path} ends at ${offset + read}: ${what} cannot be read`);
    read += more;
  }
  const found = sha256Of(piece);
  if (found === sha256) return piece;
  const where = `bytes ${offset} to ${offset + bytes}, ${what},`;
  throw new Error(`${path} is damaged: ${where} have SHA-256 ${found} when expected ${sha256}`);
}
