import { closeSync, mkdirSync, openSync, rmSync, writeFileSync, writevSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { sha256Of } from '../../server/store/build-record.js';
import { bundleHead, type Directory, type PackPlace } from '../../server/store/bundle.js';
import {
  bundlePath,
  detailsPath,
  HISTORY_FORMAT,
  HISTORY_INDEX,
  type ReleaseDetails,
  type StoredRelease,
  searchPath,
} from '../../server/store/history.js';

/** The digests of the calendars after the last release, by id: a build that goes on from another one need not read them all. */
export type CalendarDigests = Readonly<Record<string, string>>;
export const DIGESTS_FILE = 'digests.json';

/** A hundredth larger than by the default level, in two thirds of its time; a pack is one piece. */
const PACK_GZIP = { level: 5, chunkSize: 65_536 };

/** A pack with the release in whose bundle it is. */
export type StoredPack = PackPlace & { readonly in: string };

/** Writes the files of releases (see server/store/history.ts); a pack that a release before had is not written again. */
export class HistoryFiles {
  readonly #dir: string;
  readonly #releases: StoredRelease[];
  readonly #known = new Map<string, StoredPack>();
  /** The packs of the release that is being written. */
  #packs: Uint8Array[] = [];
  #length = 0;

  /** `before`: the releases whose files are in the folder already. */
  constructor(dir: string, before: readonly StoredRelease[] = []) {
    this.#dir = dir;
    this.#releases = [...before];
  }

  get releases(): readonly StoredRelease[] {
    return this.#releases;
  }

  /** Tells of a pack that is stored already, and may be added again. */
  know(place: StoredPack): void {
    this.#known.set(place.sha256, place);
  }

  /** Goes on after a release whose files are in the folder already. */
  keepRelease(release: StoredRelease): void {
    this.#releases.push(release);
  }

  /** Adds a pack for the release with this id, which is written next. */
  addPack(release: string, bytes: Uint8Array): StoredPack {
    const sha256 = sha256Of(bytes);
    const known = this.#known.get(sha256);
    if (known) return known;
    const stored = gzipSync(bytes, PACK_GZIP);
    const place: StoredPack = {
      sha256,
      offset: this.#length,
      bytes: bytes.length,
      gzip: stored.length,
      in: release,
    };
    this.#packs.push(stored);
    this.#length += stored.length;
    this.#known.set(sha256, place);
    return place;
  }

  /** Writes a release with its new packs. `search`: its search index, or the release that has the same. */
  addRelease(
    release: Omit<StoredRelease, 'sha256' | 'search'>,
    directory: Directory,
    details: ReleaseDetails,
    search: Uint8Array | StoredRelease,
  ): void {
    const { id } = release;
    const calendars = directory.calendars.map(({ in: home, ...calendar }) =>
      home === id ? calendar : { ...calendar, in: home! },
    );
    const head = bundleHead({ ...directory, calendars });
    this.#writeParts(bundlePath(id), [head, ...this.#packs]);
    this.#packs = [];
    this.#length = 0;
    const text = JSON.stringify(details);
    this.#write(detailsPath(id), text);
    const isNew = search instanceof Uint8Array;
    if (isNew) this.#write(searchPath(id), search);
    const sha256 = {
      directory: sha256Of(head),
      details: sha256Of(text),
      search: isNew ? sha256Of(search) : search.sha256.search,
    };
    this.#releases.push({ ...release, sha256, search: isNew ? id : search.search });
  }

  /** Writes the index of all releases, and the digests of the calendars after the last one, if others may go on from them. */
  finish(digests?: CalendarDigests): void {
    if (digests) this.#write(DIGESTS_FILE, JSON.stringify(digests));
    this.#write(
      HISTORY_INDEX,
      JSON.stringify({ format: HISTORY_FORMAT, releases: this.#releases }),
    );
  }

  #write(name: string, content: string | Uint8Array): void {
    const path = join(this.#dir, name);
    mkdirSync(dirname(path), { recursive: true });
    // It may be a link to a file of another build.
    rmSync(path, { force: true });
    writeFileSync(path, content);
  }

  #writeParts(name: string, parts: readonly Uint8Array[]): void {
    const path = join(this.#dir, name);
    mkdirSync(dirname(path), { recursive: true });
    const file = openSync(path, 'w');
    try {
      // Systems limit the number of parts of one write.
      for (let at = 0; at < parts.length; at += MAX_PARTS) {
        const some = parts.slice(at, at + MAX_PARTS);
        const written = writevSync(file, some);
        const length = some.reduce((sum, part) => sum + part.length, 0);
        if (written < length)
          throw new Error(`${path}: ${written} of ${length} bytes were written`);
      }
    } finally {
      closeSync(file);
    }
  }
}

const MAX_PARTS = 256;
