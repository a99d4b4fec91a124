import { closeSync, openSync, writeSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import { sha256Of } from '../../server/store/build-record.js';
import { readPlace } from '../../server/store/history.js';
import { type BlobPlace, blobOf, type ReadBlob } from '../../server/store/history-file.js';

/** Two thirds of the time of the default, for a twentieth more bytes. */
const LEVEL = 3;

/** Adds blobs to a history (see `history-file.ts`), which it reads too. */
export interface HistoryWriter {
  /** Adds bytes; what lies there already is not added again. */
  readonly add: (bytes: Uint8Array) => BlobPlace;
  readonly addJson: (value: unknown) => BlobPlace;
  readonly read: ReadBlob;
  /** Says where bytes lie that may be wanted again. */
  readonly know: (places: Iterable<BlobPlace>) => void;
  readonly close: () => void;
}

/** Opens the file at `path`; `end`: how long it is already, 0 for a new one. */
export function historyInFile(path: string, end = 0): HistoryWriter {
  const file = openSync(path, end === 0 ? 'w+' : 'r+');
  const known = new Map<string, BlobPlace>();
  let length = end;
  const add = (content: Uint8Array): BlobPlace => {
    const blob = blobOf(content.length, deflateRawSync(content, { level: LEVEL }));
    const sha256 = sha256Of(blob);
    const found = known.get(sha256);
    if (found) return found;
    const place = { offset: length, length: blob.length, sha256 };
    for (let written = 0; written < blob.length; ) {
      written += writeSync(file, blob, written, blob.length - written, length + written);
    }
    length += blob.length;
    known.set(sha256, place);
    return place;
  };
  return {
    add,
    addJson: (value) => add(Buffer.from(JSON.stringify(value))),
    read: (place, what) => readPlace(file, path, place, what),
    know: (places) => {
      for (const place of places) known.set(place.sha256, place);
    },
    close: () => closeSync(file),
  };
}
