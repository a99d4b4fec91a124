import { closeSync, openSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { sha256Of } from '../../server/core/build-record.js';
import { getOrMake } from '../../server/core/get-or-make.js';
import {
  PINNED_FILE,
  PINNED_FORMAT,
  PINNED_INDEX,
  type Piece,
  type PinnedIndex,
  type PinnedRelease,
  writePinnedCalendar,
  writePinnedJson,
} from '../../server/core/pinned-file.js';
import { packSearch } from '../../server/core/search.js';
import type { Payload, PlacedCalendar } from '../../server/core/types.js';
import type { ReleaseStep } from '../release/replay.js';
import { type ReleaseState, type StoredCalendar, type StoredEntry, sortedEntries } from '../release/state.js';
import { readPlaces } from '../search/documents.js';
import { dayBits } from './day-bits.js';
import { byId, Numbering, packPayloads, publicRecord, timelineOf } from './pack.js';

/** Where a calendar lies, and how many payloads it has. */
interface Placed extends Piece {
  readonly payloads: number;
}

/**
 * Writes the file of all releases (see `pinned-file.ts`), release by release: what one did not change is not written
 * again.
 */
export class PinnedPacker {
  readonly #dir: string;
  readonly #found = readPlaces();
  readonly #file: number;
  #length = 0;
  readonly #releases: PinnedRelease[] = [];
  /** Calendars as of the release that was added last. */
  readonly #places = new Map<string, Placed>();
  /** By their digest. */
  readonly #pieces = new Map<string, Piece>();
  /** Ids that changes have named so far. */
  readonly #changed = new Set<string>();
  #timeline = '';

  /** `dir` is where the file is written, and the index beside it. */
  constructor(dir: string) {
    this.#dir = dir;
    this.#file = openSync(join(dir, PINNED_FILE), 'w');
  }

  /** Adds the next release, `state` being as of it. */
  add({ release, changes, records }: ReleaseStep, state: ReleaseState): void {
    const calendars = byId(state.calendars);
    const timeline = timelineOf(calendars);
    const isMoved = this.#timeline !== JSON.stringify(timeline);
    this.#timeline = JSON.stringify(timeline);
    const touched = new Set([...records.map(({ id }) => id), ...changes.map(({ calendar }) => calendar)]);
    for (const { calendar } of changes) this.#changed.add(calendar);
    const places = calendars.map((calendar) => {
      const known = this.#places.get(calendar.id);
      if (known && !isMoved && !touched.has(calendar.id)) return known;
      const place = this.#calendarPlace(calendar, sortedEntries(state, calendar.id), timeline);
      this.#places.set(calendar.id, place);
      return place;
    });
    const head = writePinnedJson({
      ...timeline,
      languages: languagesOf(state),
      ids: calendars.map(({ id, aliases = [] }) => [id, ...aliases]),
      places: places.map(({ payloads: _payloads, ...piece }) => piece),
      payloadCount: places.reduce((sum, { payloads }) => sum + payloads, 0),
      records: this.#piece(writePinnedJson(calendars.map((calendar) => this.#record(calendar)))),
      sources: this.#piece(writePinnedJson(byId(state.sources))),
      search: this.#piece(packSearch(calendars.map(this.#found.document))),
      changeCalendars: this.#changed.size,
    });
    this.#releases.push({ id: release.id, ...this.#append(head, sha256Of(head)) });
  }

  /** Ends the file and writes the index. */
  finish(): void {
    closeSync(this.#file);
    const index: PinnedIndex = { format: PINNED_FORMAT, releases: this.#releases };
    writeFileSync(join(this.#dir, PINNED_INDEX), `${JSON.stringify(index, null, 1)}\n`);
  }

  #calendarPlace(
    calendar: StoredCalendar,
    stored: readonly StoredEntry[],
    { epoch, dayCount }: ReturnType<typeof timelineOf>,
  ): Placed {
    const payloads = new Numbering<Payload>();
    const numbers = stored.map(({ payload }) => payloads.numberOf(payload));
    const { languages: _languages, ...tables } = packPayloads(payloads.values);
    const piece = this.#piece(
      writePinnedCalendar({
        record: this.#record(calendar),
        ...dayBits(calendar, stored, epoch, dayCount),
        entryDay: Uint16Array.from(stored, ({ day }) => day - epoch),
        entryPayload: Uint32Array.from(numbers),
        tables,
      }),
    );
    return { ...piece, payloads: payloads.values.length };
  }

  #record(calendar: StoredCalendar): PlacedCalendar {
    return this.#found.placed(publicRecord(calendar));
  }

  /** Where these bytes lie: what was written before, for whatever release, is not written again. */
  #piece(bytes: Uint8Array): Piece {
    const sha256 = sha256Of(bytes);
    return getOrMake(this.#pieces, sha256, () => this.#append(bytes, sha256));
  }

  #append(bytes: Uint8Array, sha256: string): Piece {
    const piece = { offset: this.#length, bytes: bytes.length, sha256 };
    for (let written = 0; written < bytes.length; ) written += writeSync(this.#file, bytes, written);
    this.#length += bytes.length;
    return piece;
  }
}

/** Every language that a name has, sorted. */
function languagesOf({ entries }: ReleaseState): string[] {
  const payloads = new Set<Payload>();
  for (const own of entries.values()) for (const { payload } of own.values()) payloads.add(payload);
  return [...new Set([...payloads].flatMap(({ names }) => Object.keys(names)))].sort();
}
