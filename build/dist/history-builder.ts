import { createHash } from 'node:crypto';
import type { BasisCounts, DataRelease, Payload, Source } from '../../server/engine/types.js';
import { PAGE_BYTES } from '../../server/store/changes-file.js';
import {
  type BlobLocation,
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
import { getOrMake } from '../../server/util/get-or-make.js';
import { entryKey } from '../expand/entry.js';
import { calendarDigest, digestOfCalendars } from '../release/digest.js';
import { countMoved } from '../release/grounds-lines.js';
import type { RecordChange, ReleaseStep } from '../release/replay.js';
import {
  type EntryChange,
  type Grounds,
  mergeChanges,
  payloadOf,
  type StoredCalendar,
  type StoredEntry,
} from '../release/state.js';
import { placed, searchDocuments } from '../search/documents.js';
import type { AddedCalendar, HistoryWriter } from './history-writer.js';
import { markChanges } from './mark-changes.js';
import { byId, publicRecord, timelineOf } from './pack.js';
import { ChangesPacker } from './pack-changes.js';
import { countBases, packGrounds, unpackGrounds } from './pack-grounds.js';

/** A release to add to the previous ones. */
export interface NextRelease extends Pick<ReleaseStep, 'note' | 'reasons'> {
  readonly release: DataRelease;
  /** New and changed records of calendars, and sources, by id; null: removed. */
  readonly calendars: ReadonlyMap<string, StoredCalendar | null>;
  readonly sources: ReadonlyMap<string, Source | null>;
  /** The basis of dates, for calendars where it changed; null: the calendar was removed. */
  readonly grounds: ReadonlyMap<string, Grounds | null>;
  /** The changed dates by calendar, computed on demand, sorted by date and kind. */
  readonly changes: ReadonlyMap<string, () => readonly EntryChange[]>;
}

/** A calendar as of the last added release. */
interface Known {
  readonly added: AddedCalendar;
  /** Null if it changed since it was computed. */
  digest: string | null;
  /** The basis of its dates, and their number by basis; null in releases that do not record it. */
  readonly grounds: GroundsLocation | null;
}

interface GroundsLocation {
  readonly place: BlobLocation;
  readonly counts: BasisCounts;
}

/** A release without its head, which needs the locations of all that is in it. */
interface Begun extends Omit<HistoryRelease, 'head'>, Pick<ReleaseHead, 'records' | 'sources' | 'search'> {
  readonly timeline: Timeline;
}

/** The state from which the next build continues, in addition to the last release. */
interface StoredState {
  readonly calendars: readonly (readonly [StoredCalendar, Known])[];
}

/** A calendar's entries, sorted, in a compact form. */
interface Entries {
  readonly days: Int32Array;
  readonly payloads: readonly Payload[];
}

const NO_GROUNDS: Grounds = { rows: [], rowOf: new Map() };

type Timeline = ReturnType<typeof timelineOf>;

/**
 * Adds releases to a history (see `history-file.ts`), calendar by calendar; unchanged calendars are neither read nor written.
 */
export class HistoryBuilder {
  readonly #writer: HistoryWriter;
  readonly #releases: HistoryRelease[] = [];
  readonly #records = new Map<string, StoredCalendar>();
  readonly #calendars = new Map<string, Known>();
  readonly #sources = new Map<string, Source>();
  readonly #entries = new Map<string, Entries>();
  readonly #recordTexts = new Map<StoredCalendar, string>();
  #changes = new ChangesPacker();
  #begun: Begun | null = null;
  /** The state of the stored calendars. */
  #timeline: Timeline | null = null;
  /** The search index of the last release, and SHA-256 of its input texts. */
  #search: { readonly words: string; readonly place: BlobLocation } | null = null;

  constructor(writer: HistoryWriter) {
    this.#writer = writer;
  }

  /** The added releases, oldest first. */
  get releases(): readonly HistoryRelease[] {
    return this.#releases;
  }

  /** Continues a history that the writer reads. Throws an Error if it is damaged. */
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

  /** Throws an Error that names the date if a change does not fit the previous state. */
  add(next: NextRelease): void {
    for (const _ of this.begin(next));
    this.complete();
  }

  /**
   * Adds a release except its head, which `complete` adds: once a writer that works in a thread is settled. Pauses after each
   * calendar, where the caller may wait for such a writer. Throws like `add`.
   */
  *begin(next: NextRelease): Generator<void, void> {
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
        const ofCalendar = { get: (key: number) => entryAt(entries, key) };
        const known = { calendars: this.#records, entries: { get: () => ofCalendar } };
        packing.add(markChanges({ changes, records: record ? [record] : [] }, known));
      }
      this.#addCalendar(id, entries, timeline);
      yield;
    }
    const regrounded = yield* this.#addGrounds(next, touched);
    const { bytes, summary } = packing.end({
      addresses: valuesOf(next.sources, ({ url }) => url),
      zones: valuesOf(next.calendars, ({ timezone }) => timezone),
      ...(!isFirst && { regrounded, grounds: [...next.grounds.keys()].sort() }),
    });
    this.#timeline = timeline;
    const pages: BlobLocation[] = [];
    for (let at = 0; at < bytes.length; at += PAGE_BYTES) {
      pages.push(this.#writer.add(bytes.subarray(at, at + PAGE_BYTES)));
    }
    const calendars = byId(this.#records);
    this.#begun = {
      ...{ id: next.release.id, timeline, summary: this.#writer.addJson(summary), pages },
      records: this.#writer.add(this.#recordsJson(calendars)),
      sources: this.#writer.addJson(byId(this.#sources)),
      search: this.#addSearch(calendars),
    };
  }

  complete(): void {
    const { id, summary, pages, ...begun } = this.#begun!;
    this.#begun = null;
    this.#releases.push({ id, head: this.#addHead(begun), summary, pages });
  }

  /** SHA-256 of the state after the last added release, as that release records it. */
  digest(): string {
    const digestOf = (id: string) => {
      const known = this.#calendars.get(id)!;
      known.digest ??= calendarDigest(id, this.#records.get(id), this.#entriesOf(id));
      return known.digest;
    };
    return digestOfCalendars(this.#calendars.keys(), digestOf, this.#sources);
  }

  /** The index of the written history; nothing can be added afterwards. */
  finish(): HistoryIndex {
    this.#entries.clear();
    const state: StoredState = {
      calendars: [...this.#records].map(([id, record]) => [record, this.#calendars.get(id)!]),
    };
    return { format: HISTORY_FORMAT, releases: this.#releases, state: this.#writer.addJson(state) };
  }

  /** Returns the change of each record. */
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
      const inResponses = placed(publicRecord(record));
      const added = this.#writer.addCalendar({ calendar: record, placed: inResponses, entries, timeline });
      this.#entries.set(id, compact(entries));
      const grounds = this.#calendars.get(id)?.grounds ?? null;
      this.#calendars.set(id, { added, digest: null, grounds });
    } else {
      if (entries.length > 0) throw new Error(`${id} has ${entries.length} dates and no record`);
      this.#entries.delete(id);
      this.#calendars.delete(id);
    }
  }

  /** Returns the number of dates with a new basis. */
  *#addGrounds({ grounds }: NextRelease, touched: readonly string[]): Generator<void, number> {
    const isTold = grounds.size > 0 || [...this.#calendars.values()].some((known) => known.grounds);
    if (!isTold) return 0;
    // A calendar made from publications alone has no rows.
    const unmentioned = [...this.#calendars].filter(([, known]) => !known.grounds).map(([id]) => id);
    let moved = 0;
    for (const id of new Set([...grounds.keys(), ...touched, ...unmentioned])) {
      const known = this.#calendars.get(id);
      const before = known?.grounds ? this.#readGrounds(known.grounds, id) : null;
      const after = grounds.get(id) ?? before ?? NO_GROUNDS;
      if (!known) continue;
      if (grounds.has(id)) moved += before ? countMoved(before, after) : after.rowOf.size;
      const counts = countBases(after, this.#entriesOf(id));
      this.#calendars.set(id, { ...known, grounds: { place: this.#writer.add(packGrounds(after)), counts } });
      const record = this.#records.get(id);
      if (record) this.#recordTexts.delete(record);
      yield;
    }
    return moved;
  }

  #readGrounds({ place }: GroundsLocation, id: string): Grounds {
    return unpackGrounds(readGroundsBlob(this.#writer.read(place, `what ${id} rests on`)));
  }

  #addHead({ timeline, records, sources, search }: Omit<Begun, 'id' | 'summary' | 'pages'>): BlobLocation {
    const calendars = byId(this.#records);
    const known = calendars.map(({ id }) => this.#calendars.get(id)!);
    const grounds = known.flatMap((one) => one.grounds ?? []);
    const head: ReleaseHead = {
      ...timeline,
      languages: [...new Set(known.flatMap(({ added }) => added.languages))].sort(),
      ids: calendars.map(({ id, aliases = [] }) => [id, ...aliases]),
      places: known.map(({ added }) => added.place),
      ...(grounds.length > 0 && { grounds: grounds.map(({ place }) => place) }),
      payloadCount: known.reduce((sum, { added }) => sum + added.payloads, 0),
      ...{ records, sources, search },
      changeCalendars: this.#changes.calendars,
    };
    return this.#writer.addJson(head);
  }

  /** The records in responses, as JSON: joined as bytes, since one text of all takes several times as much. */
  #recordsJson(calendars: readonly StoredCalendar[]): Uint8Array {
    const texts = calendars.map((calendar, at) => Buffer.from(`${at === 0 ? '' : ','}${this.#recordText(calendar)}`));
    return Buffer.concat([Buffer.from('['), ...texts, Buffer.from(']')]);
  }

  /** A record in responses, as JSON: cached, since few change with a release. */
  #recordText(calendar: StoredCalendar): string {
    return getOrMake(this.#recordTexts, calendar, () => {
      const basis = this.#calendars.get(calendar.id)?.grounds?.counts;
      return JSON.stringify({ ...placed(publicRecord(calendar)), ...(basis && { basis }) });
    });
  }

  /** Made only if the search texts changed, since it takes a fifth of a second. */
  #addSearch(calendars: readonly StoredCalendar[]): BlobLocation {
    const documents = searchDocuments(calendars);
    const hash = createHash('sha256');
    for (const document of documents) hash.update(`${JSON.stringify(document)}\n`);
    const words = hash.digest('hex');
    if (this.#search?.words !== words) {
      this.#search = { words, place: this.#writer.addSearch(documents) };
    }
    return this.#search.place;
  }

  #entriesOf(id: string): StoredEntry[] {
    const { days, payloads } = getOrMake(this.#entries, id, () => this.#readEntries(id));
    return payloads.map((payload, at) => ({ day: days[at]!, payload }));
  }

  #readEntries(id: string): Entries {
    const known = this.#calendars.get(id);
    if (!known) return compact([]);
    const { entryDay, entryPayload, tables } = readCalendar(this.#writer.read(known.added.place, id));
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

/** The entry with that key. `entries` sorted. */
function entryAt(entries: readonly StoredEntry[], key: number): StoredEntry | undefined {
  let [low, high] = [0, entries.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (keyOf(entries[middle]!) < key) low = middle + 1;
    else high = middle;
  }
  const found = entries[low];
  return found && keyOf(found) === key ? found : undefined;
}

function keyOf({ day, payload }: StoredEntry): number {
  return entryKey({ day, kind: payload.kind });
}

/** A value of each record that does not go, by id. */
function valuesOf<T, V>(records: ReadonlyMap<string, T | null>, tell: (record: T) => V): Record<string, V> {
  return Object.fromEntries([...records].flatMap(([id, one]) => (one ? [[id, tell(one)]] : [])));
}
