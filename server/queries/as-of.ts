import { type CitedRow, ENTRY_KINDS, type Payload, type PlacedCalendar, type Source } from '../engine/types.js';
import { type CalendarGrounds, type GroundsData, rowsOfEntries } from '../store/grounds.js';
import {
  type BlobLocation,
  type HistoryIndex,
  type HistoryRelease,
  type OpenedCalendar,
  openCalendar,
  type ReadBlob,
  type ReleaseHead,
  readGroundsBlob,
  readJson,
} from '../store/history-file.js';
import type { ReleaseData } from '../store/packed.js';
import { openSearch, type Search } from '../store/search.js';
import { once } from '../util/once.js';
import { countBases } from './basis.js';
import { type Catalog, openCatalog } from './catalog.js';
import { Problem, quote } from './problem.js';

/**
 * As-of releases: answers from earlier releases. Their data stay in a file; memory has the heads and the requested calendars of a
 * few releases at a time.
 */
export interface EarlierReleases {
  /**
   * The data of a release. Throws the Problem `unknown_release` if there is none, and an Error with file and offset if its data are
   * damaged; so does every access to a calendar of its catalog.
   */
  readonly find: (id: string) => AsOfRelease;
}

/** The data from which every request is answered. */
export interface QueryData {
  readonly catalog: Catalog;
  /** Every release by id, including the last one. */
  readonly releases: EarlierReleases;
}

export interface AsOfRelease {
  readonly catalog: Catalog;
  readonly id: string;
  /** Identifies program and data in an ETag; other releases do not change it. */
  readonly version: string;
}

/** Maximum number of open releases, and their total memory. */
const MAX_OPEN = 8;
const MAX_BYTES = 8 << 20;
/** The memory of caches in an as-of catalog, relative to that of the current release. */
const ROOM = 1 / 16;
/** Estimated memory of objects relative to the text that they were parsed from. */
const JSON_FACTOR = 4;
/** Number of ids that a problem lists. */
const MAX_NAMED = 20;

interface Opened {
  readonly releases: AsOfRelease;
  /** Approximate memory in bytes. */
  readonly weight: () => number;
}

/**
 * The releases of a file. `current` is the last release, used without the parameter `release` and for its own id; `versionOf` turns
 * a digest of data into the part of an ETag that identifies them.
 */
export function openEarlierReleases(
  readBlob: ReadBlob,
  index: HistoryIndex,
  current: Catalog,
  versionOf: (sha256: string) => string,
): EarlierReleases {
  const opened = new Map<string, Opened>();
  /** The search index opened last, which many releases have in common: it takes some megabytes and tens of milliseconds. */
  let lastSearch: { readonly sha256: string; readonly search: Search } | undefined;
  const searchOf =
    (location: BlobLocation, id: string): Search =>
    (text) => {
      const { sha256 } = location;
      if (lastSearch?.sha256 !== sha256) {
        lastSearch = { sha256, search: openSearch(readBlob(location, `the search of the release ${id}`)) };
      }
      return lastSearch.search(text);
    };

  const open = (release: HistoryRelease): Opened => {
    const { id } = release;
    const version = versionOf(release.head.sha256);
    if (id === current.release.id) return { releases: { catalog: current, id, version }, weight: () => 0 };
    const bytes = readBlob(release.head, `the release ${id}`);
    const head = readJson<ReleaseHead>(bytes);
    const read: ReadBlob = (location, what) => readBlob(location, `${what} in the release ${id}`);
    const memory = { bytes: JSON_FACTOR * bytes.length };
    const data = lazyData(head, id, current.data, read, memory);
    const catalog = catalogOf(head, data, read, memory, searchOf(head.search, id));
    return { releases: { catalog, id, version }, weight: () => memory.bytes };
  };
  /** Evicts the least recently used releases, even the last one if it takes too much memory. */
  const makeRoom = () => {
    let total = 0;
    for (const { weight } of opened.values()) total += weight();
    for (const [id, { weight }] of opened) {
      if (opened.size <= MAX_OPEN && total <= MAX_BYTES) break;
      total -= weight();
      opened.delete(id);
    }
  };

  return {
    find: (id) => {
      makeRoom();
      const release = index.releases.find((one) => one.id === id);
      if (!release) throw unknownRelease(id, index);
      const known = opened.get(id) ?? open(release);
      opened.delete(id);
      opened.set(id, known);
      return known.releases;
    },
  };
}

function unknownRelease(id: string, { releases }: HistoryIndex): Problem {
  const ids = releases.map((release) => release.id);
  const last = ids.slice(-MAX_NAMED).reverse().join(', ');
  const more = ids.length > MAX_NAMED ? ` and ${ids.length - MAX_NAMED} before them` : '';
  return new Problem('unknown_release', `release: there is no release ${quote(id)}; there are ${last}${more}`);
}

/** Counts the memory of an open release. */
interface Memory {
  bytes: number;
}

/** The catalog of a release whose calendars are loaded on first use. */
function catalogOf(head: ReleaseHead, data: ReleaseData, read: ReadBlob, memory: Memory, search: Search): Catalog {
  const entries = data.arrays as Entries;
  const payloads = data.payloads as Payload[];
  let length = 0;
  const calendars: (OpenedCalendar | undefined)[] = [];
  const grounds = data.grounds as OpenedGrounds | null;

  const ensure = (index: number): OpenedCalendar => {
    const known = calendars[index];
    if (known) return known;
    const calendar = openCalendar(read(head.places[index]!, head.ids[index]![0]!), head);
    const first = payloads.length;
    for (const payload of calendar.payloads) payloads.push(payload);
    entries.entryStart[index] = length;
    entries.entryDay = appended(entries.entryDay, length, calendar.entryDay);
    const numbers = calendar.entryPayload.map((number) => first + number);
    entries.entryPayload = appended(entries.entryPayload, length, numbers);
    const start = length;
    length += numbers.length;
    entries.entryEnd[index] = length;
    memory.bytes += calendar.weight;
    calendars[index] = grounds ? withGrounds(calendar, index, start) : calendar;
    return calendars[index];
  };
  const withGrounds = (calendar: OpenedCalendar, index: number, start: number): OpenedCalendar => {
    const bytes = read(head.grounds![index]!, `what ${head.ids[index]![0]} rests on`);
    grounds!.add(index, start, readGroundsBlob(bytes), calendar, head.epoch);
    memory.bytes += JSON_FACTOR * bytes.length;
    return { ...calendar, record: { ...calendar.record, basis: countBases(data, index)! } };
  };
  return openCatalog(data, {
    suggestsBySearch: false,
    ids: head.ids,
    record: (index) => calendars[index]?.record ?? data.meta.calendars[index]!,
    onFind: ensure,
    businessDays: (index) => ensure(index).days,
    search,
    room: ROOM,
  });
}

/** The data of a release in the server's form, without the days of calendars; records and sources are loaded on demand. */
function lazyData(head: ReleaseHead, id: string, current: ReleaseData, read: ReadBlob, memory: Memory): ReleaseData {
  const readAll = <T>(location: BlobLocation, what: string) =>
    once(() => {
      const bytes = read(location, what);
      memory.bytes += JSON_FACTOR * bytes.length;
      return readJson<readonly T[]>(bytes);
    });
  const calendars = readAll<PlacedCalendar>(head.records, 'the calendars');
  const sources = readAll<Source>(head.sources, 'the sources');
  const { releases, changeCalendars } = current.meta;
  const before = releases.slice(0, releases.findIndex((release) => release.id === id) + 1);
  const groups = before.at(-1)!.groups[1];
  const { groupCalendar, groupStart } = current.arrays;
  const noBits = { open: NO_WORDS, uncertain: NO_WORDS, unverified: NO_WORDS };
  const noCounts = { openCounts: NO_COUNTS, uncertainCounts: NO_COUNTS, unverifiedCounts: NO_COUNTS };
  return {
    meta: {
      ...{ epoch: head.epoch, dayCount: head.dayCount, languages: head.languages },
      // Changes of later releases come after its own.
      ...{ releases: before, changeCalendars: changeCalendars.slice(0, head.changeCalendars) },
      ...{ names: [], sourceLists: [], payloads: [], searchBytes: 0 },
      get calendars() {
        return calendars();
      },
      get sources() {
        return sources();
      },
    },
    arrays: {
      ...{ ...noBits, ...noCounts, search: NO_BYTES },
      entryStart: new Uint32Array(head.places.length),
      entryEnd: new Uint32Array(head.places.length),
      entryDay: new Uint16Array(FIRST_ENTRIES),
      entryPayload: new Uint32Array(FIRST_ENTRIES),
      groupCalendar: groupCalendar.subarray(0, groups),
      groupStart: groupStart.subarray(0, groups),
    },
    payloads: [],
    payloadCount: head.payloadCount,
    grounds: head.grounds ? openedGrounds() : null,
    calendarIndex: new Map(head.ids.map(([own], index) => [own!, index])),
    changes: current.changes,
  };
}

/** The basis of the dates of the loaded calendars. */
interface OpenedGrounds extends GroundsData {
  readonly add: (
    index: number,
    start: number,
    own: CalendarGrounds,
    calendar: Pick<OpenedCalendar, 'entryDay' | 'entryPayload' | 'payloads'>,
    epoch: number,
  ) => void;
}

function openedGrounds(): OpenedGrounds {
  const rows: CitedRow[] = [];
  const rowsOf: number[][] = [];
  const rowAt: number[] = [];
  return {
    rowAt: (position) => (rowAt[position] ? rowAt[position] - 1 : null),
    basis: (row) => rows[row]!.basis,
    row: (row) => rows[row]!,
    rowsOf: (calendar) => rowsOf[calendar] ?? [],
    add: (index, start, own, { entryDay, entryPayload, payloads }, epoch) => {
      const first = rows.length;
      rows.push(...own.rows);
      rowsOf[index] = own.rows.map((_row, at) => first + at);
      const keyOf = (position: number) => {
        const { kind } = payloads[entryPayload[position]!]!;
        return 4 * (epoch + entryDay[position]!) + ENTRY_KINDS.indexOf(kind);
      };
      for (const [position, number] of rowsOfEntries(own, entryDay.length, keyOf).entries()) {
        rowAt[start + position] = number === 0 ? 0 : first + number;
      }
    },
  };
}

/** The entries of the loaded calendars, in the order of loading. */
interface Entries {
  readonly entryStart: Uint32Array;
  readonly entryEnd: Uint32Array;
  entryDay: Uint16Array<ArrayBuffer>;
  entryPayload: Uint32Array<ArrayBuffer>;
}

const FIRST_ENTRIES = 4096;
const NO_BYTES = new Uint8Array();
const NO_COUNTS = new Uint16Array();
const NO_WORDS = new Uint32Array();

/** Appends to the first `length` elements of an array; returns a new array if there is no room. */
function appended<T extends Uint16Array<ArrayBuffer> | Uint32Array<ArrayBuffer>>(
  array: T,
  length: number,
  more: Uint16Array | Uint32Array,
): T {
  let larger = array;
  if (length + more.length > array.length) {
    const size = Math.max(length + more.length, 2 * array.length);
    larger = (array instanceof Uint16Array ? new Uint16Array(size) : new Uint32Array(size)) as T;
    larger.set(array);
  }
  larger.set(more, length);
  return larger;
}
