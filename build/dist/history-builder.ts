import type { BasisCounts, DataRelease, Payload, Source } from '../../server/engine/types.js';
import { PAGE_BYTES } from '../../server/store/changes-file.js';
import {
  type BlobPlace,
  HISTORY_FORMAT,
  type HistoryIndex,
  type HistoryRelease,
  type ReleaseHead,
  type ReleaseSummary,
  readCalendar,
  readGroundsBlob,
  readJson,
} from '../../server/store/history-file.js';
import { unpackPayloads } from '../../server/store/packed.js';
import { packSearch } from '../../server/store/search.js';
import { getOrMake } from '../../server/util/get-or-make.js';
import { entryKey } from '../expand/entry.js';
import { calendarDigest, digestOfCalendars, stateDigest } from '../release/digest.js';
import { countMoved } from '../release/grounds-lines.js';
import type { RecordChange, ReleaseStep } from '../release/replay.js';
import {
  type EntryChange,
  emptyState,
  type Grounds,
  mergeChanges,
  payloadOf,
  type ReleaseState,
  type StoredCalendar,
  type StoredEntry,
} from '../release/state.js';
import { readPlaces } from '../search/documents.js';
import type { HistoryWriter } from './history-writer.js';
import { markChanges } from './mark-changes.js';
import { byId, publicRecord, timelineOf } from './pack.js';
import { packCalendar } from './pack-calendar.js';
import { ChangesPacker } from './pack-changes.js';
import { countBases, packGrounds, unpackGrounds } from './pack-grounds.js';

/** A release to be added to those before it. */
export interface NextRelease extends Pick<ReleaseStep, 'note' | 'reasons'> {
  readonly release: DataRelease;
  /** Records of calendars, and sources, that are new or other than before, by id; null: it goes. */
  readonly calendars: ReadonlyMap<string, StoredCalendar | null>;
  readonly sources: ReadonlyMap<string, Source | null>;
  /** What the dates of calendars rest on, of those where that is another text than before; null: the calendar goes. */
  readonly grounds: ReadonlyMap<string, Grounds | null>;
  /** The dates that change, by calendar: made when they are asked for, sorted by date and kind. */
  readonly changes: ReadonlyMap<string, () => readonly EntryChange[]>;
}

/** A calendar as of the last release that was added. */
interface Known {
  readonly place: BlobPlace;
  readonly payloads: number;
  readonly languages: readonly string[];
  /** Null where it changed since it was asked for. */
  digest: string | null;
  /** What its dates rest on, and how many on what; null in releases that do not tell it. */
  readonly grounds: GroundsPlace | null;
}

interface GroundsPlace {
  readonly place: BlobPlace;
  readonly counts: BasisCounts;
}

/** What the next build goes on from, beside what the last release says. */
interface StoredState {
  readonly calendars: readonly (readonly [StoredCalendar, Known])[];
}

/** A calendar's entries, sorted, in little memory. */
interface Entries {
  readonly days: Int32Array;
  readonly payloads: readonly Payload[];
}

const NO_GROUNDS: Grounds = { rows: [], rowOf: new Map() };

type Timeline = ReturnType<typeof timelineOf>;

/**
 * Adds releases to a history (see `history-file.ts`), calendar by calendar, so that what a release did not touch is
 * neither read nor written.
 */
export class HistoryBuilder {
  readonly #writer: HistoryWriter;
  readonly #places = readPlaces();
  readonly #releases: HistoryRelease[] = [];
  readonly #records = new Map<string, StoredCalendar>();
  readonly #calendars = new Map<string, Known>();
  readonly #sources = new Map<string, Source>();
  readonly #entries = new Map<string, Entries>();
  readonly #recordTexts = new Map<StoredCalendar, string>();
  #changes = new ChangesPacker();
  /** That of the calendars which are stored. */
  #timeline: Timeline | null = null;
  /** What the last release is searched by, and the words that it was made of. */
  #search: { readonly words: string; readonly place: BlobPlace } | null = null;

  constructor(writer: HistoryWriter) {
    this.#writer = writer;
  }

  /** Those that were added, oldest first. */
  get releases(): readonly HistoryRelease[] {
    return this.#releases;
  }

  /** Goes on from a history that the writer reads. Throws an Error when it is not as it was written. */
  static from(writer: HistoryWriter, { releases, state }: HistoryIndex): HistoryBuilder {
    const builder = new HistoryBuilder(writer);
    const last = releases.at(-1)!;
    const head = readJson<ReleaseHead>(writer.read(last.head, 'the last release'));
    writer.know([...head.places, ...(head.grounds ?? []), head.records, head.sources, head.search]);
    for (const [record, known] of readJson<StoredState>(writer.read(state, 'the state')).calendars) {
      builder.#records.set(record.id, record);
      builder.#calendars.set(record.id, known);
    }
    for (const source of readJson<Source[]>(writer.read(head.sources, 'the sources'))) {
      builder.#sources.set(source.id, source);
    }
    const summaries = releases.map(({ id, summary }) => readJson<ReleaseSummary>(writer.read(summary, id)));
    const pages = releases.reduce((sum, release) => sum + release.pages.length, 0);
    builder.#changes = new ChangesPacker(summaries, pages);
    builder.#timeline = { epoch: head.epoch, dayCount: head.dayCount };
    builder.#releases.push(...releases);
    return builder;
  }

  /** Throws an Error that names the date when a change does not fit what came before. */
  add(next: NextRelease): void {
    const isFirst = this.#releases.length === 0;
    const records = this.#applyRecords(next);
    const timeline = timelineOf([...this.#records.values()]);
    const isMoved = timeline.epoch !== this.#timeline?.epoch || timeline.dayCount !== this.#timeline.dayCount;
    const touched = [...next.calendars.keys(), ...next.changes.keys()];
    const packing = this.#changes.begin({ ...next, records: isFirst ? [] : [...records.values()] });
    for (const id of [...new Set(isMoved ? [...this.#records.keys(), ...touched] : touched)].sort()) {
      const changes = next.changes.get(id)?.() ?? [];
      const entries = mergeChanges(this.#entriesOf(id), changes);
      if (!isFirst && changes.length > 0) {
        const record = records.get(id);
        // Most changes are of names and sources, which ask for none.
        let entriesByKey: ReturnType<typeof byKey> | null = null;
        const known = { calendars: this.#records, entries: { get: () => (entriesByKey ??= byKey(entries)) } };
        packing.add(markChanges({ changes, records: record ? [record] : [] }, known));
      }
      this.#addCalendar(id, entries, timeline);
    }
    const regrounded = this.#addGrounds(next, touched);
    const { bytes, summary } = packing.end({
      addresses: valuesOf(next.sources, ({ url }) => url),
      zones: valuesOf(next.calendars, ({ timezone }) => timezone),
      regrounded,
      grounds: [...next.grounds.keys()].sort(),
    });
    this.#timeline = timeline;
    const pages: BlobPlace[] = [];
    for (let at = 0; at < bytes.length; at += PAGE_BYTES) {
      pages.push(this.#writer.add(bytes.subarray(at, at + PAGE_BYTES)));
    }
    const head = this.#addHead(timeline);
    this.#releases.push({ id: next.release.id, head, summary: this.#writer.addJson(summary), pages });
  }

  /** SHA-256 of the state after the last release that was added, as a release of that format records it. */
  digest(format: number): string {
    if (format === 1) return stateDigest(this.#wholeState());
    const digestOf = (id: string) => {
      const known = this.#calendars.get(id)!;
      known.digest ??= calendarDigest(id, this.#records.get(id), this.#entriesOf(id));
      return known.digest;
    };
    return digestOfCalendars(this.#calendars.keys(), digestOf, this.#sources);
  }

  /** The index of what was written; nothing is added any more. */
  finish(): HistoryIndex {
    this.#entries.clear();
    const state: StoredState = {
      calendars: [...this.#records].map(([id, record]) => [record, this.#calendars.get(id)!]),
    };
    return { format: HISTORY_FORMAT, releases: this.#releases, state: this.#writer.addJson(state) };
  }

  /** Returns what became of each record. */
  #applyRecords({ calendars, sources }: NextRelease): Map<string, RecordChange> {
    for (const [id, source] of sources) {
      if (source) this.#sources.set(id, source);
      else this.#sources.delete(id);
    }
    const changes = new Map<string, RecordChange>();
    for (const [id, after] of calendars) {
      const before = this.#records.get(id) ?? null;
      changes.set(id, { id, before, after });
      if (before) this.#recordTexts.delete(before);
      if (after) this.#records.set(id, after);
      else this.#records.delete(id);
    }
    return changes;
  }

  #addCalendar(id: string, entries: readonly StoredEntry[], timeline: Timeline): void {
    const record = this.#records.get(id);
    if (record) {
      const placed = this.#places.placed(publicRecord(record));
      const { bytes, payloads, languages } = packCalendar(record, placed, entries, timeline);
      this.#entries.set(id, compact(entries));
      const grounds = this.#calendars.get(id)?.grounds ?? null;
      this.#calendars.set(id, { place: this.#writer.add(bytes), payloads, languages, digest: null, grounds });
    } else {
      if (entries.length > 0) throw new Error(`${id} has ${entries.length} dates and no record`);
      this.#entries.delete(id);
      this.#calendars.delete(id);
    }
  }

  /** Returns how many dates rest on another row or text than before. */
  #addGrounds({ grounds }: NextRelease, touched: readonly string[]): number {
    const isTold = grounds.size > 0 || [...this.#calendars.values()].some((known) => known.grounds);
    if (!isTold) return 0;
    // A calendar that publications alone make has no row, and is in no line.
    const untold = [...this.#calendars].filter(([, known]) => !known.grounds).map(([id]) => id);
    let moved = 0;
    for (const id of new Set([...grounds.keys(), ...touched, ...untold])) {
      const known = this.#calendars.get(id);
      const before = known?.grounds ? this.#readGrounds(known.grounds, id) : null;
      const after = grounds.get(id) ?? before ?? NO_GROUNDS;
      if (!known) continue;
      if (grounds.has(id)) moved += before ? countMoved(before, after) : after.rowOf.size;
      const counts = countBases(after, this.#entriesOf(id));
      this.#calendars.set(id, { ...known, grounds: { place: this.#writer.add(packGrounds(after)), counts } });
      const record = this.#records.get(id);
      if (record) this.#recordTexts.delete(record);
    }
    return moved;
  }

  #readGrounds({ place }: GroundsPlace, id: string): Grounds {
    return unpackGrounds(readGroundsBlob(this.#writer.read(place, `what ${id} rests on`)));
  }

  #addHead(timeline: Timeline): BlobPlace {
    const calendars = byId(this.#records);
    const known = calendars.map(({ id }) => this.#calendars.get(id)!);
    const grounds = known.flatMap((one) => one.grounds ?? []);
    const head: ReleaseHead = {
      ...timeline,
      languages: [...new Set(known.flatMap(({ languages }) => languages))].sort(),
      ids: calendars.map(({ id, aliases = [] }) => [id, ...aliases]),
      places: known.map(({ place }) => place),
      ...(grounds.length > 0 && { grounds: grounds.map(({ place }) => place) }),
      payloadCount: known.reduce((sum, { payloads }) => sum + payloads, 0),
      records: this.#writer.add(Buffer.from(`[${calendars.map((calendar) => this.#recordText(calendar)).join()}]`)),
      sources: this.#writer.addJson(byId(this.#sources)),
      search: this.#addSearch(calendars),
      changeCalendars: this.#changes.calendars,
    };
    return this.#writer.addJson(head);
  }

  /** A record as it is told, as JSON: made once, since few change with a release. */
  #recordText(calendar: StoredCalendar): string {
    return getOrMake(this.#recordTexts, calendar, () => {
      const basis = this.#calendars.get(calendar.id)?.grounds?.counts;
      return JSON.stringify({ ...this.#places.placed(publicRecord(calendar)), ...(basis && { basis }) });
    });
  }

  /** Made only where calendars are found by other words than before: it takes a fifth of a second. */
  #addSearch(calendars: readonly StoredCalendar[]): BlobPlace {
    const documents = calendars.map(this.#places.document);
    const words = JSON.stringify(documents);
    if (this.#search?.words !== words) {
      this.#search = { words, place: this.#writer.add(packSearch(documents)) };
    }
    return this.#search.place;
  }

  #wholeState(): ReleaseState {
    const state: ReleaseState = { ...emptyState(), calendars: this.#records, sources: this.#sources };
    for (const id of this.#records.keys()) {
      const entries = this.#entriesOf(id);
      if (entries.length > 0) state.entries.set(id, byKey(entries));
    }
    return state;
  }

  #entriesOf(id: string): StoredEntry[] {
    const { days, payloads } = getOrMake(this.#entries, id, () => this.#readEntries(id));
    return payloads.map((payload, at) => ({ day: days[at]!, payload }));
  }

  #readEntries(id: string): Entries {
    const known = this.#calendars.get(id);
    if (!known) return compact([]);
    const { entryDay, entryPayload, tables } = readCalendar(this.#writer.read(known.place, id));
    const payloads = unpackPayloads(tables).map(payloadOf);
    const { epoch } = this.#timeline!;
    return {
      days: Int32Array.from(entryDay, (day) => epoch + day),
      payloads: Array.from(entryPayload, (number) => payloads[number]!),
    };
  }
}

function compact(entries: readonly StoredEntry[]): Entries {
  return {
    days: Int32Array.from(entries, ({ day }) => day),
    payloads: entries.map(({ payload }) => payload),
  };
}

/** Entries by `entryKey`. */
function byKey(entries: readonly StoredEntry[]): Map<number, StoredEntry> {
  return new Map(entries.map((entry) => [keyOf(entry), entry]));
}

function keyOf({ day, payload }: StoredEntry): number {
  return entryKey({ day, kind: payload.kind });
}

/** A value of each record that does not go, by id. */
function valuesOf<T, V>(records: ReadonlyMap<string, T | null>, tell: (record: T) => V): Record<string, V> {
  return Object.fromEntries([...records].flatMap(([id, one]) => (one ? [[id, tell(one)]] : [])));
}
