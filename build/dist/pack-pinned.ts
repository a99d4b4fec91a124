import { closeSync, openSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { sha256Of } from '../../server/core/build-record.js';
import {
  type CalendarPlace,
  PINNED_FILE,
  PINNED_FORMAT,
  PINNED_INDEX,
  type Piece,
  type PinnedIndex,
  type PinnedRelease,
  writePinnedCalendar,
  writePinnedHead,
} from '../../server/core/pinned-file.js';
import { packSearch } from '../../server/core/search.js';
import type { Payload } from '../../server/core/types.js';
import type { ReleaseStep } from '../release/replay.js';
import { type ReleaseState, type StoredCalendar, type StoredEntry, sortedEntries } from '../release/state.js';
import { readPlaces } from '../search/documents.js';
import { dayBits } from './day-bits.js';
import { byId, Numbering, packPayloads, publicRecord, timelineOf } from './pack.js';

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
  readonly #places = new Map<string, CalendarPlace>();
  /** Places by the digest of what lies there: a calendar may come to be again what it was, or what another one is. */
  readonly #known = new Map<string, CalendarPlace>();
  /** Ids that changes have named so far. */
  readonly #changed = new Set<string>();
  #timeline = '';
  #search: Piece | null = null;

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
    const head = writePinnedHead({
      ...timeline,
      calendars: calendars.map((calendar) => this.#found.placed(publicRecord(calendar))),
      sources: byId(state.sources),
      languages: languagesOf(state),
      places,
      search: this.#searchPiece(calendars),
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
  ): CalendarPlace {
    const payloads = new Numbering<Payload>();
    const numbers = stored.map(({ payload }) => payloads.numberOf(payload));
    const { languages: _languages, ...tables } = packPayloads(payloads.values);
    const bytes = writePinnedCalendar({
      ...dayBits(calendar, stored, epoch, dayCount),
      entryDay: Uint16Array.from(stored, ({ day }) => day - epoch),
      entryPayload: Uint32Array.from(numbers),
      tables,
    });
    const sha256 = sha256Of(bytes);
    const known = this.#known.get(sha256);
    if (known) return known;
    const place = { ...this.#append(bytes, sha256), entries: stored.length, payloads: payloads.values.length };
    this.#known.set(sha256, place);
    return place;
  }

  /** What calendars are found by: the same as before where none came, went or got another name. */
  #searchPiece(calendars: readonly StoredCalendar[]): Piece {
    const bytes = packSearch(calendars.map(this.#found.document));
    const sha256 = sha256Of(bytes);
    if (this.#search?.sha256 !== sha256) this.#search = this.#append(bytes, sha256);
    return this.#search;
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
