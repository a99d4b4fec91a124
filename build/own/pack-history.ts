import type { DataRelease, PlacedCalendar, Source } from '../../server/engine/types.js';
import { NOTHING, PAGE_BYTES, ROW_BYTES } from '../../server/store/changes-file.js';
import {
  type BlobLocation,
  type HistoryIndex,
  type HistoryRelease,
  type ReleaseHead,
  type ReleaseSummary,
  readCalendar,
  readGroundsBlob,
  readJson,
} from '../../server/store/history-file.js';
import type { HistoryWriter } from '../dist/history-writer.js';
import { markChanges } from '../dist/mark-changes.js';
import { publicRecord } from '../dist/pack.js';
import { ChangesPacker } from '../dist/pack-changes.js';
import { countBases, packGrounds, unpackGrounds } from '../dist/pack-grounds.js';
import { entryKey } from '../expand/entry.js';
import type { RecordChange } from '../release/replay.js';
import type { EntryChange, Grounds, StoredCalendar, StoredEntry } from '../release/state.js';
import { placed, searchDocuments } from '../search/documents.js';
import { type BaseBuild, type BaseRelease, sourcesOf } from './base.js';
import { differences, type OwnStep } from './history.js';

/**
 * The history of a build with an overlay: the releases of the base build and the own releases, in the order in which
 * they became current. The changes of a base release after an own one are moved behind it, otherwise unchanged. The
 * changes of an own release are those from the last own release, and from what the base releases in between changed of
 * it.
 */
export function packOwnHistory(base: BaseBuild, writer: HistoryWriter, steps: readonly OwnStep[]): HistoryIndex {
  const packing = new OwnPacking(base, writer);
  for (const step of steps) {
    const below = base.release(step.base)!;
    packing.addReleases(below.position);
    packing.addStep(step, below);
  }
  return { ...base.index, releases: packing.releases };
}

class OwnPacking {
  readonly releases: HistoryRelease[] = [];
  readonly #base: BaseBuild;
  readonly #writer: HistoryWriter;
  readonly #summaries: ReleaseSummary[] = [];
  /** Ids of the calendars in the changes so far, by number. */
  readonly #named = new Map<string, number>();
  /** Ids of the calendars in the changes of the base releases, in their own order. */
  readonly #namedBelow: string[] = [];
  /** The number of base releases added so far. */
  #taken = 0;
  #pages = 0;
  #pagesBelow = 0;
  #before: { readonly step: OwnStep; readonly below: BaseRelease } | null = null;
  #search: { readonly words: string; readonly place: BlobLocation } | null = null;

  constructor(base: BaseBuild, writer: HistoryWriter) {
    this.#base = base;
    this.#writer = writer;
  }

  /** Adds the base releases up to a position, inclusive. */
  addReleases(position: number): void {
    const { index } = this.#base;
    for (; this.#taken <= position; this.#taken++) this.#addRelease(index.releases[this.#taken]!);
  }

  #addRelease(release: HistoryRelease): void {
    const { read } = this.#base;
    const summary = readJson<ReleaseSummary>(read(release.summary, `the release ${release.id}`));
    this.#namedBelow.push(...summary.calendars);
    const isMoved = this.#before !== null;
    const moved = isMoved ? this.#moved(release, summary) : { release, summary };
    this.#keep(moved.release, moved.summary);
    this.#pagesBelow += release.pages.length;
  }

  #keep(release: HistoryRelease, summary: ReleaseSummary): void {
    for (const id of summary.calendars) this.#named.set(id, this.#named.size);
    this.releases.push(release);
    this.#summaries.push(summary);
    this.#pages += release.pages.length;
  }

  /**
   * Moves changes to another position: positions, calendar numbers and text offsets are relative to the whole history.
   */
  #moved(release: HistoryRelease, summary: ReleaseSummary): { release: HistoryRelease; summary: ReleaseSummary } {
    const { read } = this.#base;
    const own = summary.release;
    const last = this.#summaries.at(-1)!.release;
    const bytes = Buffer.concat(release.pages.map((place) => read(place, `changes of the release ${release.id}`)));
    const start = this.#pagesBelow * PAGE_BYTES;
    const by = (this.#pages - this.#pagesBelow) * PAGE_BYTES;
    const calendars = summary.calendars.filter((id) => !this.#named.has(id));
    const numbers = new Map(this.#named);
    for (const id of calendars) numbers.set(id, numbers.size);
    const numberOf = (below: number) => numbers.get(this.#namedBelow[below]!)!;
    const count = own.changes[1] - own.changes[0];
    for (let row = 0; row < count; row++) {
      const at = own.rows - start + row * ROW_BYTES;
      for (const text of [at + 4, at + 8]) {
        const place = bytes.readUInt32LE(text);
        if (place !== NOTHING) bytes.writeUInt32LE(place + by, text);
      }
      bytes.writeUInt16LE(numberOf(bytes.readUInt16LE(at + 12)), at + 12);
    }
    for (let record = 0; record < own.records[1]; record++) {
      const at = own.records[0] - start + 4 * record;
      bytes.writeUInt32LE(bytes.readUInt32LE(at) + by, at);
    }
    const [change, group] = [last.changes[1] - own.changes[0], last.groups[1] - own.groups[0]];
    const movedSummary: ReleaseSummary = {
      ...summary,
      calendars,
      groupCalendar: summary.groupCalendar.map(numberOf),
      groupStart: summary.groupStart.map((position) => position + change),
      release: {
        ...own,
        changes: [own.changes[0] + change, own.changes[1] + change],
        groups: [own.groups[0] + group, own.groups[1] + group],
        rows: own.rows + by,
        description: own.description + by,
        records: [own.records[0] + by, own.records[1]],
      },
    };
    const head = this.#base.release(release.id)!.head;
    return {
      summary: movedSummary,
      release: {
        id: release.id,
        head: this.#writer.addJson({ ...head, changeCalendars: numbers.size } satisfies ReleaseHead),
        summary: this.#writer.addJson(movedSummary),
        pages: this.#addPages(bytes),
      },
    };
  }

  #addPages(bytes: Uint8Array): BlobLocation[] {
    const pages: BlobLocation[] = [];
    for (let at = 0; at < bytes.length; at += PAGE_BYTES) {
      pages.push(this.#writer.add(bytes.subarray(at, at + PAGE_BYTES)));
    }
    return pages;
  }

  /** Adds an own release. */
  addStep(step: OwnStep, below: BaseRelease): void {
    const { layer, note } = step;
    const packer = new ChangesPacker(this.#summaries, this.#pages);
    const before = this.#before;
    const ids = [...new Set([...layer.calendars.keys(), ...(before?.step.layer.calendars.keys() ?? [])])].sort();
    const records = ids.flatMap((id) => this.#recordChange(id, step, below));
    const release = this.#releaseOf(step, below);
    const packing = packer.begin({ release, note, reasons: [], records });
    for (const id of ids) {
      const after = layer.calendars.get(id)?.entries ?? below.entries(id);
      const changes = differences(id, this.#entriesBefore(id, below), after);
      if (changes.length > 0) packing.add(this.#marked(changes, id, after, step, records));
    }
    const { bytes, summary } = packing.end({
      addresses: Object.fromEntries(layer.sources.map(({ id, url }) => [id, url])),
      zones: Object.fromEntries([...layer.calendars.values()].map(({ record }) => [record.id, record.timezone])),
    });
    const { base, digest, generated_at } = step;
    const shown: ReleaseSummary = {
      ...summary,
      release: { ...summary.release, own: { digest, generated_at, base } },
    };
    const head = this.#addHead(step, below, packer.calendars);
    this.#keep({ id: step.id, head, summary: this.#writer.addJson(shown), pages: this.#addPages(bytes) }, shown);
    this.#before = { step, below };
  }

  /** Like the base release, except for the data of the overlay. */
  #releaseOf({ id, generated_at }: OwnStep, below: BaseRelease): DataRelease {
    const { summary } = this.#base.index.releases[below.position]!;
    const { library_version } = readJson<ReleaseSummary>(this.#base.read(summary, below.id)).release;
    return { id, library_version, generated_at };
  }

  #marked(
    changes: readonly EntryChange[],
    id: string,
    after: readonly StoredEntry[],
    step: OwnStep,
    records: readonly RecordChange[],
  ) {
    const entries = new Map(after.map((one) => [entryKey({ day: one.day, kind: one.payload.kind }), one]));
    const record = this.#recordOf(id, step);
    const known = { calendars: { get: () => record }, entries: { get: () => entries } };
    return markChanges({ changes, records: records.filter((one) => one.id === id) }, known);
  }

  /** A calendar's record after a step; for an unchanged calendar, that of the last base release. */
  #recordOf(id: string, step: OwnStep | undefined): StoredCalendar | undefined {
    return step?.layer.calendars.get(id)?.record ?? this.#base.stored.get(id);
  }

  #recordChange(id: string, step: OwnStep, below: BaseRelease): RecordChange[] {
    const previous = this.#before?.step.layer.calendars.get(id)?.record;
    const isBelow = below.has(id);
    const unchanged = isBelow ? (this.#base.stored.get(id) ?? null) : null;
    const before = previous ?? unchanged;
    const after = step.layer.calendars.get(id)?.record ?? unchanged;
    return JSON.stringify(before) === JSON.stringify(after) ? [] : [{ id, before, after }];
  }

  /** The entries of a calendar before an own release. */
  #entriesBefore(id: string, below: BaseRelease): readonly StoredEntry[] {
    const before = this.#before;
    const own = before?.step.layer.calendars.get(id)?.entries;
    if (!before || !own) return below.entries(id);
    const entries = new Map(own.map((one) => [keyOf(one), one]));
    const { releases } = this.#base.index;
    for (let position = before.below.position; position < below.position; position++) {
      const [from, to] = [position, position + 1].map((at) => this.#base.release(releases[at]!.id)!.entries(id));
      for (const { day, kind, after } of differences(id, from!, to!)) {
        const key = entryKey({ day, kind });
        if (after) entries.set(key, { day, payload: after });
        else entries.delete(key);
      }
    }
    return [...entries].sort(([a], [b]) => a - b).map(([, entry]) => entry);
  }

  #addHead(step: OwnStep, below: BaseRelease, changeCalendars: number): BlobLocation {
    const { read } = this.#base;
    const { head } = below;
    const { layer } = step;
    const known = readJson<PlacedCalendar[]>(read(head.records, `the calendars of the release ${below.id}`));
    const all = new Map(known.map((record, index) => [record.id, { record, place: head.places[index]! }]));
    const rests = head.grounds && new Map(known.map(({ id }, index) => [id, head.grounds![index]!]));
    const languages = new Set(head.languages);
    let { payloadCount } = head;
    for (const [id, { record, entries }] of layer.calendars) {
      const old = all.get(id);
      if (old) payloadCount -= readCalendar(read(old.place, id)).tables.payloads.length;
      const own = placed(publicRecord(record));
      const packed = this.#writer.addCalendar({ calendar: record, placed: own, entries, timeline: head });
      payloadCount += packed.payloads;
      for (const language of packed.languages) languages.add(language);
      const grounds = rests && this.#groundsOf(id, entries, below, rests.get(id));
      if (grounds) rests.set(id, this.#writer.add(packGrounds(grounds)));
      const basis = grounds && countBases(grounds, entries);
      all.set(id, { record: { ...own, ...(basis && { basis }) }, place: packed.place });
    }
    const calendars = [...all.values()].sort((a, b) => (a.record.id < b.record.id ? -1 : 1));
    const records = calendars.map(({ record }) => record);
    const hasOther = records.some(({ id }) => !below.has(id));
    const sources = sourcesOf(this.#base, below);
    const own: ReleaseHead = {
      ...{
        epoch: head.epoch,
        dayCount: head.dayCount,
        languages: [...languages].sort(),
        payloadCount,
        changeCalendars,
      },
      ids: records.map(({ id, aliases = [] }) => [id, ...aliases]),
      places: calendars.map(({ place }) => place),
      ...(rests && { grounds: records.map(({ id }) => rests.get(id)!) }),
      records: this.#writer.addJson(records),
      sources: layer.sources.length === 0 ? head.sources : this.#writer.addJson(joined(sources, layer.sources)),
      search: hasOther ? this.#addSearch(records) : head.search,
    };
    return this.#writer.addJson(own);
  }

  /** Entries equal to those of the base release keep their grounds; those of the overlay have none. */
  #groundsOf(
    id: string,
    entries: readonly StoredEntry[],
    below: BaseRelease,
    place: BlobLocation | undefined,
  ): Grounds {
    if (!place) return { rows: [], rowOf: new Map() };
    const { rows, rowOf } = unpackGrounds(readGroundsBlob(this.#base.read(place, `what ${id} rests on`)));
    const same = new Map(below.entries(id).map((one) => [keyOf(one), one.payload]));
    const kept = entries.filter((one) => same.get(keyOf(one)) === one.payload).map(keyOf);
    return {
      rows,
      rowOf: new Map(kept.flatMap((key) => (rowOf.has(key) ? [[key, rowOf.get(key)!] as const] : []))),
    };
  }

  /** Only rebuilt if the search terms of calendars have changed: it takes a fifth of a second. */
  #addSearch(records: readonly PlacedCalendar[]): BlobLocation {
    const documents = searchDocuments(records);
    const words = JSON.stringify(documents);
    if (this.#search?.words !== words) this.#search = { words, place: this.#writer.addSearch(documents) };
    return this.#search.place;
  }
}

function keyOf({ day, payload }: StoredEntry): number {
  return entryKey({ day, kind: payload.kind });
}

function joined(below: readonly Source[], own: readonly Source[]): Source[] {
  const all = new Map([...below, ...own].map((source) => [source.id, source]));
  return [...all.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}
