import { closeSync, openSync, writeSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import type { PlacedCalendar } from '../../server/engine/types.js';
import { sha256Of } from '../../server/store/build-record.js';
import { readLocation } from '../../server/store/history.js';
import { type BlobLocation, blobOf, type ReadBlob } from '../../server/store/history-file.js';
import { packSearch, type SearchDocument } from '../../server/store/search.js';
import type { StoredCalendar, StoredEntry } from '../release/state.js';
import type { timelineOf } from './pack.js';
import { packCalendar } from './pack-calendar.js';

/** Compression level: two thirds of the time of the default, for a twentieth more bytes. */
const LEVEL = 3;

/** A calendar to add: its record, that in responses, and its entries, sorted. */
export interface CalendarToAdd {
  readonly calendar: StoredCalendar;
  readonly placed: PlacedCalendar;
  readonly entries: readonly StoredEntry[];
  readonly timeline: ReturnType<typeof timelineOf>;
}

/** An added calendar. */
export interface AddedCalendar {
  readonly place: BlobLocation;
  /** The number of payloads of its entries, and the languages of their names. */
  readonly payloads: number;
  readonly languages: readonly string[];
}

/** Adds blobs to a history (see `history-file.ts`), which it reads too. */
export interface HistoryWriter {
  /** Adds bytes, unless the history already contains them. */
  readonly add: (bytes: Uint8Array) => BlobLocation;
  readonly addJson: (value: unknown) => BlobLocation;
  readonly addCalendar: (calendar: CalendarToAdd) => AddedCalendar;
  /** Adds the search index of these documents. */
  readonly addSearch: (documents: readonly SearchDocument[]) => BlobLocation;
  readonly read: ReadBlob;
  /** Registers the location of bytes that may be added again. */
  readonly know: (places: readonly BlobLocation[]) => void;
  readonly close: () => void;
}

/** Opens the file at `path`; `end`: its current length, 0 for a new one. */
export function historyInFile(path: string, end = 0): HistoryWriter {
  const file = openSync(path, end === 0 ? 'w+' : 'r+');
  const known = new Map<string, BlobLocation>();
  let length = end;
  const add = (content: Uint8Array): BlobLocation => {
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
    addCalendar: ({ calendar, placed, entries, timeline }) => {
      const { bytes, ...counted } = packCalendar(calendar, placed, entries, timeline);
      return { place: add(bytes), ...counted };
    },
    addSearch: (documents) => add(packSearch(documents)),
    read: (place, what) => readLocation(file, path, place, what),
    know: (places) => {
      for (const place of places) known.set(place.sha256, place);
    },
    close: () => closeSync(file),
  };
}
