import type { History } from '../store/history.js';
import { readChanges } from '../store/read-changes.js';
import { openReleaseData } from '../store/release-data.js';
import { releaseDataParts } from '../store/release-parts.js';
import { openSearch, type Search } from '../store/search.js';
import { type Catalog, openCatalog } from './catalog.js';
import { Problem, quote } from './problem.js';

/**
 * As-of releases: answers from earlier releases. Their packs stay in files; memory has the requested calendars of a few releases at
 * a time.
 */
export interface EarlierReleases {
  /**
   * The data of a release. Throws the Problem `unknown_release` if there is none, and an Error that names a damaged file; so does
   * every access to a calendar of its catalog.
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
/** Estimated memory of a pack in use, and of a directory, relative to its bytes. */
const PACK_FACTOR = 3;
const JSON_FACTOR = 4;
/** Estimated memory of a record. */
const RECORD_BYTES = 2048;
/** Number of ids that a problem lists. */
const MAX_NAMED = 20;

interface Opened {
  readonly release: AsOfRelease;
  /** Approximate memory in bytes. */
  readonly weight: () => number;
}

/**
 * The releases of a history. `current` is the last release, used without the parameter `release` and for its own id; `versionOf`
 * turns a digest of data into the part of an ETag that identifies them.
 */
export function openEarlierReleases(
  history: History,
  current: Catalog,
  versionOf: (sha256: string) => string,
): EarlierReleases {
  const opened = new Map<string, Opened>();
  const changes = readChanges(history);
  const search = searchOf(history);
  const ids = history.releases.map(({ id }) => id);
  const open = (id: string): Opened => {
    const { sha256 } = history.releases.find((one) => one.id === id)!;
    const version = versionOf(sha256.directory);
    if (id === current.release.id)
      return { release: { catalog: current, id, version }, weight: () => 0 };
    const { calendars } = history.bundle(id).directory;
    let bytes = JSON_FACTOR * history.bundle(id).start;
    const data = openReleaseData({
      ...releaseDataParts(history, id, changes),
      isEarlier: true,
      bytes: (index, use) => {
        const place = calendars[index]!;
        bytes += use === 'pack' ? PACK_FACTOR * place.bytes : RECORD_BYTES;
        return history.pack(place, id, `the pack of ${place.id} in the release ${id}`);
      },
    });
    const options = { suggestsBySearch: false, search: search(id), room: ROOM };
    return { release: { catalog: openCatalog(data, options), id, version }, weight: () => bytes };
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
      if (!ids.includes(id)) throw unknownRelease(id, ids);
      const known = opened.get(id) ?? open(id);
      opened.delete(id);
      opened.set(id, known);
      return known.release;
    },
  };
}

/** The searches of releases. The index opened last stays open, since many releases have the same: it takes some megabytes and tens of milliseconds. */
function searchOf(history: History): (id: string) => Search {
  let last: { readonly sha256: string; readonly search: Search } | undefined;
  const opened = (id: string): Search => {
    const { sha256 } = history.releases.find((release) => release.id === id)!;
    if (last?.sha256 !== sha256.search)
      last = { sha256: sha256.search, search: openSearch(history.search(id)) };
    return last.search;
  };
  return (id) =>
    Object.assign((text: string) => opened(id)(text), {
      named: (text: string) => opened(id).named?.(text) ?? [],
      worded: (text: string, isBegun: boolean) => opened(id).worded?.(text, isBegun) ?? [],
    });
}

function unknownRelease(id: string, ids: readonly string[]): Problem {
  const last = ids.slice(-MAX_NAMED).reverse().join(', ');
  const more = ids.length > MAX_NAMED ? ` and ${ids.length - MAX_NAMED} before them` : '';
  return new Problem(
    'unknown_release',
    `release: there is no release ${quote(id)}; there are ${last}${more}`,
  );
}
