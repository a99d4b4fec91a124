import type { DataRelease, Payload, Source } from '../../server/engine/types.js';
import type { ListedCalendar } from '../../server/store/bundle.js';
import { type ChangedCalendar, countEntries } from '../../server/store/changes.js';
import { markChanges } from '../../server/store/entry-changes.js';
import {
  type ChangedPack,
  dataRelease,
  type History,
  type ReleaseDetails,
  type StoredRelease,
  storedCounts,
} from '../../server/store/history.js';
import { openPack, type PackedDays } from '../../server/store/pack.js';
import { SharedPayloads } from '../../server/store/payloads.js';
import { recordDifference } from '../../server/store/read-changes.js';
import { packSearch } from '../../server/store/search.js';
import { entryKey } from '../expand/entry.js';
import { calendarDigest, digestOfCalendars } from '../release/digest.js';
import type { ReleaseStep } from '../release/replay.js';
import {
  type EntryChange,
  mergeChanges,
  type Provenance,
  type StoredCalendar,
  type StoredEntry,
} from '../release/state.js';
import { isSearchedAlike, searchDocuments } from '../search/documents.js';
import { companionsOf, withCompanion } from './companions.js';
import { haveSameBits } from './day-bits.js';
import type { CalendarDigests, HistoryFiles, StoredPack } from './history-files.js';
import {
  type CalendarProvenance,
  citedSources,
  languagesOf,
  NO_PROVENANCE,
  packCalendar,
  packedDays,
  provenanceOf,
  unpackCalendar,
  unpackRecord,
} from './pack-calendar.js';

/** A release to add to the previous ones. */
export interface NextRelease extends Pick<ReleaseStep, 'note' | 'reasons'> {
  readonly release: DataRelease;
  /** New and changed records of calendars, and sources, by id; null: removed. */
  readonly calendars: ReadonlyMap<string, StoredCalendar | null>;
  readonly sources: ReadonlyMap<string, Source | null>;
  /** The basis of dates, for calendars where it changed; null: the calendar was removed. */
  readonly provenance: ReadonlyMap<string, Provenance | null>;
  /** The changed dates by calendar, computed on demand, sorted by date and kind. */
  readonly changes: ReadonlyMap<string, () => readonly EntryChange[]>;
}

/** A calendar as of the last added release. */
interface Known {
  readonly record: StoredCalendar;
  readonly place: StoredPack;
  readonly languages: readonly string[];
  /** Ids of the sources in its pack. */
  readonly sources: readonly string[];
  /** Digest of its record and entries; null: not computed since they changed. */
  digest: string | null;
  /** Entries and provenance, unless they are to be read from its pack. */
  content: Content | null;
  /** The bits of its days; null: of a release that was taken over. */
  readonly days: PackedDays | null;
}

/** The entries of a calendar, sorted, in a compact form; of a row the number plus 1, 0: none. */
interface Content {
  readonly days: Int32Array;
  readonly payloads: readonly Payload[];
  readonly rows: Provenance['rows'];
  readonly rowOf: Uint16Array;
}

/** Adds releases to the files of a history, calendar by calendar; unchanged calendars are neither read nor written. */
export class ReleasePacker {
  readonly #files: HistoryFiles;
  readonly #calendars = new Map<string, Known>();
  readonly #sources = new Map<string, Source>();
  /** Reads a pack of the releases that were taken over. */
  #readPack: History['pack'] = () => {
    throw new Error('no release was taken over');
  };

  constructor(files: HistoryFiles) {
    this.#files = files;
  }

  /** Goes on from the last release of a history that was taken over. Throws an Error if it is damaged. */
  static from(files: HistoryFiles, history: History, digests: CalendarDigests): ReleasePacker {
    const packer = new ReleasePacker(files);
    packer.#readPack = history.pack;
    const { id } = history.releases.at(-1)!;
    const { directory } = history.bundle(id);
    const shared = new SharedPayloads('recorded');
    for (const source of directory.sources ?? []) packer.#sources.set(source.id, source);
    for (const { id: calendar, aliases: _aliases, languages, ...listed } of directory.calendars) {
      const place = { ...listed, in: listed.in ?? id };
      const pack = openPack(history.pack(place, id, `the pack of ${calendar}`), shared);
      for (const source of pack.sources()) packer.#sources.set(source.id, source);
      packer.#calendars.set(calendar, {
        record: unpackRecord(pack),
        place,
        languages,
        digest: digests[calendar] ?? null,
        content: null,
        days: null,
        sources: pack.sources().map((source) => source.id),
      });
    }
    for (const place of newPacks(history)) files.know(place);
    return packer;
  }

  /** The calendars with another time zone, and the sources with another URL, than in the previous state. */
  #retold(next: NextRelease) {
    const zones = changedValues(
      next.calendars,
      ({ timezone }) => timezone,
      (one) => this.#calendars.get(one)?.record,
    );
    const urls = changedValues(
      next.sources,
      ({ url }) => url,
      (one) => this.#sources.get(one),
    );
    return { zones, urls };
  }

  /** Throws an Error that names the date if a change does not fit the previous state. */
  add(next: NextRelease): void {
    const isFirst = this.#files.releases.length === 0;
    const before = new Map(
      [...this.#touchedBy(next)].map((calendar) => [calendar, this.#calendars.get(calendar)]),
    );
    const { zones, urls } = this.#retold(next);
    for (const [source, record] of next.sources) {
      if (record) this.#sources.set(source, record);
      else this.#sources.delete(source);
    }
    const changed: ChangedCalendar[] = [];
    const packs: ChangedPack[] = [];
    let basisChanges = 0;
    for (const calendar of [...before.keys()].sort()) {
      const was = before.get(calendar);
      const changes = next.changes.get(calendar)?.() ?? [];
      const content = was ? this.#contentOf(calendar, was) : null;
      const entries = mergeChanges(content ? entriesOf(content) : [], changes);
      const record = next.calendars.has(calendar)
        ? next.calendars.get(calendar)!
        : (was?.record ?? null);
      const provenance = this.#provenanceOf(next, calendar, content, entries);
      if (next.provenance.has(calendar) && record)
        basisChanges += countBasisChanges(next.provenance.get(calendar)!, content);
      const now = this.#put(next, calendar, record, entries, provenance, was, changes.length > 0);
      if (isFirst || changes.length === 0) continue;
      changed.push(
        countEntries(calendar, markChanges(changes, was?.record ?? null, record, entries)),
      );
      packs.push([was?.place ?? null, now?.place ?? null]);
    }
    const records = isFirst ? [] : changedRecords(before, next);
    const placeOf = (calendar: string): ChangedPack => [
      before.get(calendar)?.place ?? null,
      this.#calendars.get(calendar)?.place ?? null,
    ];
    const hasSameSearch =
      !isFirst &&
      [...next.calendars].every(([calendar, now]) => {
        const was = before.get(calendar)?.record;
        return now && was && isSearchedAlike(was, now);
      });
    const provenance = isFirst ? [] : [...next.provenance.keys()].sort();
    const isRetold = urls.length + zones.length + provenance.length > 0;
    this.#write(
      {
        ...dataRelease(next.release),
        calendars: changed.map(storedCounts),
        records,
        ...(!isFirst && basisChanges > 0 && { basis_changes: basisChanges }),
        ...(isRetold && {
          retold: { sources: urls, calendars: zones, ...(provenance.length > 0 && { provenance }) },
        }),
      },
      {
        description: { note: next.note, reasons: next.reasons },
        calendars: packs,
        records: records.map(placeOf),
      },
      hasSameSearch,
    );
  }

  /** SHA-256 of the state after the last added release, as that release records it. */
  digest(): string {
    return digestOfCalendars(this.#calendars.keys(), (id) => this.#digestOf(id), this.#sources);
  }

  digests(): CalendarDigests {
    return Object.fromEntries(
      [...this.#calendars.keys()].sort().map((id) => [id, this.#digestOf(id)]),
    );
  }

  #digestOf(id: string): string {
    const known = this.#calendars.get(id)!;
    known.digest ??= calendarDigest(id, known.record, entriesOf(this.#contentOf(id, known)));
    return known.digest;
  }

  /** The calendars whose packs may change. */
  #touchedBy({ calendars, changes, provenance, sources }: NextRelease): Set<string> {
    const touched = new Set([...calendars.keys(), ...changes.keys(), ...provenance.keys()]);
    for (const id of calendars.keys()) {
      const other = withCompanion(id);
      if (other !== undefined && this.#calendars.has(other)) touched.add(other);
    }
    if (sources.size === 0) return touched;
    for (const [id, known] of this.#calendars)
      if (known.sources.some((source) => sources.has(source))) touched.add(id);
    return touched;
  }

  /** Of a calendar whose provenance the release does not state, that of the entries that stay. */
  #provenanceOf(
    { provenance, changes }: NextRelease,
    id: string,
    content: Content | null,
    entries: readonly StoredEntry[],
  ): CalendarProvenance {
    const stated = provenance.get(id);
    if (stated) return provenanceOf(stated, entries);
    if (!content) return provenanceOf(NO_PROVENANCE, entries);
    const { rows, rowOf } = content;
    const kept = changes.has(id) ? keptRows(content, entries) : rowOf;
    return { rows, rowOf: Array.from(kept, (row) => (row === 0 ? null : row - 1)) };
  }

  /** Stores a calendar as it is now; null: it is removed. */
  #put(
    { release, calendars }: NextRelease,
    id: string,
    record: StoredCalendar | null,
    entries: readonly StoredEntry[],
    provenance: CalendarProvenance,
    was: Known | undefined,
    hasChanges: boolean,
  ): Known | null {
    if (!record) {
      if (entries.length > 0) throw new Error(`${id} has ${entries.length} dates and no record`);
      this.#calendars.delete(id);
      return null;
    }
    const isKept = was?.days && !hasChanges && haveSameBits(was.record, record);
    const days = isKept ? was.days : packedDays(record, entries);
    const sourceOf = (source: string) => this.#sources.get(source);
    const companions = companionsOf(id, (one) =>
      calendars.has(one) ? calendars.get(one) !== null : this.#calendars.has(one),
    );
    const bytes = packCalendar({ record, entries, provenance }, sourceOf, days, companions);
    const isSame = !hasChanges && was?.record === record;
    const known: Known = {
      record,
      place: this.#files.addPack(release.id, bytes),
      languages: hasChanges || !was ? languagesOf(entries) : was.languages,
      sources: citedSources(record, entries),
      digest: isSame ? was.digest : null,
      content: compact(entries, provenance),
      days,
    };
    this.#calendars.set(id, known);
    return known;
  }

  /** `hasSameSearch`: its search index is that of the release before. */
  #write(
    release: Omit<StoredRelease, 'sha256' | 'search'>,
    details: ReleaseDetails,
    hasSameSearch: boolean,
  ): void {
    const calendars = [...this.#calendars].sort(([a], [b]) => (a < b ? -1 : 1));
    const cited = new Set(calendars.flatMap(([, { sources }]) => sources));
    const others = [...this.#sources.values()].filter(({ id }) => !cited.has(id));
    this.#files.addRelease(
      release,
      {
        release: dataRelease(release),
        calendars: calendars.map(
          ([id, { record, place, languages }]): ListedCalendar => ({
            id,
            ...(record.aliases && { aliases: record.aliases }),
            languages,
            ...place,
          }),
        ),
        ...(others.length > 0 && { sources: others }),
      },
      details,
      hasSameSearch ? this.#files.releases.at(-1)! : packSearch(this.#documents()),
    );
  }

  #documents() {
    const records = [...this.#calendars.values()].map(({ record }) => record);
    return searchDocuments(records.sort((a, b) => (a.id < b.id ? -1 : 1)));
  }

  #contentOf(id: string, known: Known): Content {
    known.content ??= this.#readContent(id, known);
    return known.content;
  }

  #readContent(id: string, { place }: Known): Content {
    const pack = openPack(
      this.#readPack(place, place.in, `the pack of ${id}`),
      new SharedPayloads('recorded'),
    );
    const { entries, provenance } = unpackCalendar(pack);
    return compact(entries, provenance);
  }
}

/** The packs of all releases, each where it is stored: a calendar may come back to what it was, or come back at all. */
function* newPacks(history: History): Generator<StoredPack> {
  for (const { id } of history.releases)
    for (const { sha256, offset, bytes, gzip, in: home } of history.bundle(id).directory.calendars)
      if (home === undefined)
        yield { sha256, offset, bytes, ...(gzip !== undefined && { gzip }), in: id };
}

/** The calendars whose description differs, sorted. */
function changedRecords(
  before: ReadonlyMap<string, Known | undefined>,
  { calendars }: NextRelease,
): string[] {
  return [...calendars.keys()].sort().filter((id) => {
    const [old, now] = [before.get(id)?.record ?? null, calendars.get(id) ?? null];
    return (old || now) && recordDifference(id, old, now) !== null;
  });
}

function compact(
  entries: readonly StoredEntry[],
  { rows, rowOf: stated }: CalendarProvenance,
): Content {
  const days = new Int32Array(entries.length);
  const rowOf = new Uint16Array(entries.length);
  const payloads: Payload[] = [];
  for (let at = 0; at < entries.length; at++) {
    const { day, payload } = entries[at]!;
    days[at] = day;
    payloads.push(payload);
    rowOf[at] = (stated[at] ?? -1) + 1;
  }
  return { days, payloads, rows, rowOf };
}

function entriesOf({ days, payloads }: Content): StoredEntry[] {
  return payloads.map((payload, at) => ({ day: days[at]!, payload }));
}

function keyOf({ day, payload }: StoredEntry): number {
  return entryKey({ day, kind: payload.kind });
}

/** Numbers plus 1 of the rows of the entries that were there already; 0: none. Both are sorted. */
function keptRows(before: Content, entries: readonly StoredEntry[]): Uint16Array {
  const old = entriesOf(before);
  const kept = new Uint16Array(entries.length);
  let position = 0;
  for (let at = 0; at < entries.length; at++) {
    const key = keyOf(entries[at]!);
    while (position < old.length && keyOf(old[position]!) < key) position++;
    if (position < old.length && keyOf(old[position]!) === key) kept[at] = before.rowOf[position]!;
  }
  return kept;
}

/** The number of dates in both with another text or basis; of a new calendar all that have them. */
function countBasisChanges({ rows, rowOf }: Provenance, before: Content | null): number {
  if (!before) return rowOf.size;
  const [oldTexts, texts] = [before.rows, rows].map((some) =>
    some.map((row) => JSON.stringify(row)),
  );
  let moved = 0;
  for (const [at, entry] of entriesOf(before).entries()) {
    const old: number = before.rowOf[at]!;
    const now = old === 0 ? undefined : rowOf.get(keyOf(entry));
    if (now !== undefined && oldTexts![old - 1] !== texts![now]) moved++;
  }
  return moved;
}

/** Ids of the records that stay and have another value, sorted. */
function changedValues<T, V>(
  next: ReadonlyMap<string, T | null>,
  pick: (record: T) => V,
  before: (id: string) => T | undefined,
): string[] {
  return [...next]
    .filter(([id, now]) => {
      const was = before(id);
      return now && was !== undefined && pick(was) !== pick(now);
    })
    .map(([id]) => id)
    .sort();
}
