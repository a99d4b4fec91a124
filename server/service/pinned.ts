import type { ReleaseData } from '../core/packed.js';
import {
  type OpenedCalendar,
  type Piece,
  type PinnedHead,
  type PinnedIndex,
  type PinnedRelease,
  readPinnedCalendar,
  readPinnedHead,
} from '../core/pinned-file.js';
import { openSearch, type Search } from '../core/search.js';
import { type Catalog, openCatalog } from './catalog.js';
import type { PiecesFile } from './pieces-file.js';
import { Problem, quote } from './problem.js';

/**
 * Earlier releases, for answers as they gave them. Their data stay in a file: of a release that is asked for, its head is
 * in memory and what it says of the calendars that are asked for, of a few releases at a time.
 */
export interface PinnedReleases {
  /**
   * What answers for a release. Throws the Problem `unknown_release` when there is none, and an Error that names file and
   * place when its data are not as they were built; so does whatever asks the catalog for a calendar.
   */
  readonly find: (id: string) => Pinned;
}

export interface Pinned {
  readonly catalog: Catalog;
  readonly id: string;
  /** Stands for program and data in an ETag: other releases do not change it. */
  readonly version: string;
}

/** So many releases are open at once, and so much is held of all their calendars. */
const MOST_OPEN = 4;
const MOST_BYTES = 12 << 20;
/** What the texts and combinations of a pinned catalog may take, beside those of the release that answers. */
const ROOM = 1 / 16;
/** Ids that a problem lists. */
const MOST_NAMED = 20;

interface Opened {
  readonly pinned: Pinned;
  /** What is held of its calendars, in bytes, about. */
  readonly weight: () => number;
}

/**
 * The releases of a file. `current` is what answers without being asked for a release, and its own too; `versionOf` makes
 * of a digest of data what stands for them in an ETag.
 */
export function pinnedReleases(
  file: PiecesFile,
  index: PinnedIndex,
  current: Catalog,
  versionOf: (sha256: string) => string,
): PinnedReleases {
  const opened = new Map<string, Opened>();
  /** The one that was opened last, which many releases share: it takes some megabytes, and tens of milliseconds. */
  let lastSearch: { readonly sha256: string; readonly search: Search } | undefined;
  const searchOf =
    (piece: Piece, id: string): Search =>
    (text) => {
      const { sha256 } = piece;
      if (lastSearch?.sha256 !== sha256) {
        lastSearch = { sha256, search: openSearch(file.read(piece, `the search of the release ${id}`)) };
      }
      return lastSearch.search(text);
    };

  const open = (release: PinnedRelease): Opened => {
    const { id } = release;
    const version = versionOf(release.sha256);
    if (id === current.release.id) return { pinned: { catalog: current, id, version }, weight: () => 0 };
    const head = readPinnedHead(file.read(release, `the release ${id}`));
    const readCalendar: ReadCalendar = (piece, calendar) => file.read(piece, `${calendar} in the release ${id}`);
    const data = emptyData(head, id, current.data);
    const { catalog, weight } = catalogOf(head, data, readCalendar, searchOf(head.search, id));
    return { pinned: { catalog, id, version }, weight };
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
      return known.pinned;
    },
  };
}

function unknownRelease(id: string, { releases }: PinnedIndex): Problem {
  const ids = releases.map((release) => release.id);
  const last = ids.slice(-MOST_NAMED).reverse().join(', ');
  const more = ids.length > MOST_NAMED ? ` and ${ids.length - MOST_NAMED} before them` : '';
  return new Problem('unknown_release', `release: there is no release ${quote(id)}; there are ${last}${more}`);
}

type ReadCalendar = (piece: Piece, calendar: string) => Buffer;

/** The catalog of a release whose calendars are read when they are first asked for, and what they weigh by then. */
function catalogOf(
  head: PinnedHead,
  data: ReleaseData,
  readCalendar: ReadCalendar,
  search: Search,
): { catalog: Catalog; weight: () => number } {
  const payloads = data.payloads as ReleaseData['payloads'][number][];
  const payloadStart = startsOf(head.places.map((place) => place.payloads));
  const calendars: (OpenedCalendar | undefined)[] = [];
  let weight = 0;

  const ensure = (index: number): OpenedCalendar => {
    const known = calendars[index];
    if (known) return known;
    const record = head.calendars[index]!;
    const calendar = readPinnedCalendar(readCalendar(head.places[index]!, record.id), head, record);
    const first = payloadStart[index]!;
    data.arrays.entryDay.set(calendar.entryDay, data.arrays.entryStart[index]!);
    data.arrays.entryPayload.set(
      calendar.entryPayload.map((number) => first + number),
      data.arrays.entryStart[index]!,
    );
    for (const [number, payload] of calendar.payloads.entries()) payloads[first + number] = payload;
    weight += calendar.weight;
    calendars[index] = calendar;
    return calendar;
  };
  const catalog = openCatalog(data, { businessDays: (index) => ensure(index).days, search, room: ROOM });
  return {
    catalog: {
      ...catalog,
      // Whoever asks a calendar for anything has found it first.
      find: (asked) => {
        const index = catalog.find(asked);
        if (index !== undefined) ensure(index);
        return index;
      },
    },
    weight: () => weight,
  };
}

/** The data of a release as the server holds them, without anything of its calendars' days. */
function emptyData(head: PinnedHead, id: string, current: ReleaseData): ReleaseData {
  const entryStart = startsOf(head.places.map(({ entries }) => entries));
  const { releases, changeCalendars } = current.meta;
  const before = releases.slice(0, releases.findIndex((release) => release.id === id) + 1);
  const groups = before.at(-1)!.groups[1];
  const { groupCalendar, groupStart, changePages } = current.arrays;
  const none = { words: new Uint32Array(), counts: new Uint16Array() };
  const entries = entryStart.at(-1)!;
  return {
    meta: {
      ...head,
      // What later releases changed only comes behind it.
      releases: before,
      changeCalendars: changeCalendars.slice(0, head.changeCalendars),
      changesBytes: current.meta.changesBytes,
      searchBytes: 0,
      ...{ names: [], sourceLists: [], payloads: [] },
    },
    arrays: {
      entryStart,
      entryDay: new Uint16Array(entries),
      entryPayload: new Uint32Array(entries),
      ...{ open: none.words, openCounts: none.counts },
      ...{ uncertain: none.words, uncertainCounts: none.counts },
      ...{ unverified: none.words, unverifiedCounts: none.counts },
      groupCalendar: groupCalendar.subarray(0, groups),
      groupStart: groupStart.subarray(0, groups),
      changePages,
      search: new Uint8Array(),
    },
    payloads: new Array(head.places.reduce((sum, place) => sum + place.payloads, 0)),
    calendarIndex: new Map(head.calendars.map((calendar, index) => [calendar.id, index])),
    changes: current.changes,
  };
}

/** Where each of several stretches starts, and where the last one ends. */
function startsOf(lengths: readonly number[]): Uint32Array {
  const starts = new Uint32Array(lengths.length + 1);
  for (const [index, length] of lengths.entries()) starts[index + 1] = starts[index]! + length;
  return starts;
}
