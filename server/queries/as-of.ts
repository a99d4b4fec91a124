import { type CitedRow, ENTRY_KINDS, type Payload, type PlacedCalendar, type Source } from '../engine/types.js';
import { type CalendarGrounds, type GroundsData, rowsOfEntries } from '../store/grounds.js';
import {
  type BlobPlace,
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
 * Earlier releases, for answers as they gave them. Their data stay in a file: of a release that is asked for, its head is
 * in memory and what it says of the calendars that are asked for, of a few releases at a time.
 */
export interface EarlierReleases {
  /**
   * What answers for a release. Throws the Problem `unknown_release` when there is none, and an Error that names file and
   * place when its data are not as they were built; so does whatever asks the catalog for a calendar.
   */
  readonly find: (id: string) => AsOfRelease;
}

/** What every question is answered from. */
export interface QueryData {
  readonly catalog: Catalog;
  /** Every release, the last one too, for those who name it. */
  readonly releases: EarlierReleases;
}

export interface AsOfRelease {
  readonly catalog: Catalog;
  readonly id: string;
  /** Stands for program and data in an ETag: other releases do not change it. */
  readonly version: string;
}

/** So many releases are open at once, and so much is held of all of them. */
const MOST_OPEN = 8;
const MOST_BYTES = 8 << 20;
/** What the texts and combinations of an as-of catalog may take, beside those of the release that answers. */
const ROOM = 1 / 16;
/** What objects take beside the text that they were read from. */
const JSON_FACTOR = 4;
/** Ids that a problem lists. */
const MOST_NAMED = 20;

interface Opened {
  readonly releases: AsOfRelease;
  /** What is held of it, in bytes, about. */
  readonly weight: () => number;
}

/**
 * The releases of a file. `current` is what answers without being asked for a release, and its own too; `versionOf` makes
 * of a digest of data what stands for them in an ETag.
 */
export function openEarlierReleases(
  readBlob: ReadBlob,
  index: HistoryIndex,
  current: Catalog,
  versionOf: (sha256: string) => string,
): EarlierReleases {
  const opened = new Map<string, Opened>();
  /** The one that was opened last, which many releases share: it takes some megabytes, and tens of milliseconds. */
  let lastSearch: { readonly sha256: string; readonly search: Search } | undefined;
  const searchOf =
    (place: BlobPlace, id: string): Search =>
    (text) => {
      const { sha256 } = place;
      if (lastSearch?.sha256 !== sha256) {
        lastSearch = { sha256, search: openSearch(readBlob(place, `the search of the release ${id}`)) };
      }
      return lastSearch.search(text);
    };

  const open = (release: HistoryRelease): Opened => {
    const { id } = release;
    const version = versionOf(release.head.sha256);
    if (id === current.release.id) return { releases: { catalog: current, id, version }, weight: () => 0 };
    const bytes = readBlob(release.head, `the release ${id}`);
    const head = readJson<ReleaseHead>(bytes);
    const read: ReadBlob = (place, what) => readBlob(place, `${what} in the release ${id}`);
    const held = { bytes: JSON_FACTOR * bytes.length };
    const data = lazyData(head, id, current.data, read, held);
    const catalog = catalogOf(head, data, read, held, searchOf(head.search, id));
    return { releases: { catalog, id, version }, weight: () => held.bytes };
  };
  /** Lets go of what was asked for longest ago, and of the last one too where it holds too much. */
  const makeRoom = () => {
    let total = 0;
    for (const { weight } of opened.values()) total += weight();
    for (const [id, { weight }] of opened) {
      if (opened.size <= MOST_OPEN && total <= MOST_BYTES) break;
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
  const last = ids.slice(-MOST_NAMED).reverse().join(', ');
  const more = ids.length > MOST_NAMED ? ` and ${ids.length - MOST_NAMED} before them` : '';
  return new Problem('unknown_release', `release: there is no release ${quote(id)}; there are ${last}${more}`);
}

/** Counts what is held. */
interface Held {
  bytes: number;
}

/** The catalog of a release whose calendars are read when they are first found. */
function catalogOf(head: ReleaseHead, data: ReleaseData, read: ReadBlob, held: Held, search: Search): Catalog {
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
    held.bytes += calendar.weight;
    calendars[index] = grounds ? withGrounds(calendar, index, start) : calendar;
    return calendars[index];
  };
  const withGrounds = (calendar: OpenedCalendar, index: number, start: number): OpenedCalendar => {
    const bytes = read(head.grounds![index]!, `what ${head.ids[index]![0]} rests on`);
    grounds!.add(index, start, readGroundsBlob(bytes), calendar, head.epoch);
    held.bytes += JSON_FACTOR * bytes.length;
    return { ...calendar, record: { ...calendar.record, basis: countBases(data, index)! } };
  };
  return openCatalog(data, {
    ids: head.ids,
    record: (index) => calendars[index]?.record ?? data.meta.calendars[index]!,
    onFind: ensure,
    businessDays: (index) => ensure(index).days,
    search,
    room: ROOM,
  });
}

/** The data of a release as the server holds them, without its calendars' days; records and sources when asked for. */
function lazyData(head: ReleaseHead, id: string, current: ReleaseData, read: ReadBlob, held: Held): ReleaseData {
  const readAll = <T>(place: BlobPlace, what: string) =>
    once(() => {
      const bytes = read(place, what);
      held.bytes += JSON_FACTOR * bytes.length;
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
      // What later releases changed only comes behind it.
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

/** What the dates of the calendars that were found rest on. */
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
      const keyOf = (place: number) => {
        const { kind } = payloads[entryPayload[place]!]!;
        return 4 * (epoch + entryDay[place]!) + ENTRY_KINDS.indexOf(kind);
      };
      for (const [place, number] of rowsOfEntries(own, entryDay.length, keyOf).entries()) {
        rowAt[start + place] = number === 0 ? 0 : first + number;
      }
    },
  };
}

/** The entries of the calendars that were found, in the order in which they were. */
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

/** The array with more behind its first `length` elements; another one where it has no room. */
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
