import type { DataRelease } from '../engine/types.js';
import type { ReleaseData } from '../store/release-data.js';
import { openSearch, type Search } from '../store/search.js';
import { lookUpChain } from '../text/language.js';
import { MAX_NAME_LENGTH } from '../text/split-list.js';
import { getOrMake } from '../util/get-or-make.js';
import { type LruCache, lruCache } from '../util/lru-cache.js';
import { once } from '../util/once.js';
import { type Calendars, openCalendars } from './calendars.js';
import { withJoints } from './joint.js';
import { describeJoint } from './joint-record.js';

/** The loaded release as used by the endpoints: its calendars, and caches of texts. */
export interface Catalog extends Calendars {
  /** The release that it answers from: that of its data. */
  readonly release: DataRelease;
  /** The release as JSON text, for every response. */
  readonly releaseJson: string;
  /** Indexes of calendars that match a search text, best match first. */
  readonly search: (text: string) => readonly number[];
  /** Whether the search also suggests calendars for an unknown id: not where it would have to be opened for that. */
  readonly suggestsBySearch: boolean;
  /** Indexes of calendars with exactly this name, best match first: for `NYSE` the exchange. */
  readonly named: (text: string) => readonly number[];
  /**
   * Indexes of calendars that have every word of the text, without a misspelling. `isBegun`: in their own names, where
   * the last word may be incomplete.
   */
  readonly worded: (text: string, isBegun: boolean) => readonly number[];
  /** Its id and name as JSON members. */
  readonly nameJson: (index: number) => string;
  /** Entries as JSON text, by the key of the payload, language and included members: a Map, because a request reads hundreds. */
  readonly entryTexts: BoundedTexts;
  /** LRU cache of citations as JSON text, by the key of the row. */
  readonly citationTexts: LruCache<string>;
}

/** Texts that are all dropped when there are more than `max`. */
interface BoundedTexts {
  readonly texts: Map<number, string>;
  readonly max: number;
}

/** At most 10 KB each; a misspelt one takes some milliseconds. */
const MAX_SEARCHES = 64;
/** Some 250 bytes each. */
const MAX_ENTRY_TEXTS = 8192;
/** Some 500 bytes each. */
const MAX_CITATION_TEXTS = 512;

interface CatalogOptions {
  /** The search for calendars; default: that of the data. */
  readonly search?: Search;
  /** Default: true. */
  readonly suggestsBySearch?: boolean;
  /** The size of caches, relative to the usual size. */
  readonly room?: number;
}

export function openCatalog(data: ReleaseData, options: CatalogOptions = {}): Catalog {
  const { room = 1, suggestsBySearch = true } = options;
  const calendars = openCalendars(data);
  const names: (string | undefined)[] = [];
  const nameJson = (index: number) => {
    const { id, name } = calendars.calendar(index);
    names[index] ??= JSON.stringify({ id, name }).slice(1, -1);
    return names[index];
  };
  const open = once(() => options.search ?? openSearch(data.search()));
  const searches = lruCache<readonly number[]>(room * MAX_SEARCHES);
  const { release } = data;
  return {
    ...calendars,
    release,
    releaseJson: JSON.stringify(release),
    named: (text) => (isTooLong(text) ? [] : (open().named?.(text) ?? [])),
    worded: (text, isBegun) => (isTooLong(text) ? [] : (open().worded?.(text, isBegun) ?? [])),
    search: (text) => (isTooLong(text) ? [] : getOrMake(searches, text, () => open()(text))),
    suggestsBySearch,
    nameJson,
    citationTexts: lruCache(room * MAX_CITATION_TEXTS),
    entryTexts: { texts: new Map(), max: room * MAX_ENTRY_TEXTS },
  };
}

function isTooLong(text: string): boolean {
  return text.length > MAX_NAME_LENGTH;
}

/** The catalog for one request with joint calendars: see `joint.ts`. It is not cached. `lang`: the only language of names. */
export function withJointCalendars(catalog: Catalog, lang?: string): Catalog {
  const languages = lang === undefined ? undefined : [...lookUpChain(lang.toLowerCase()), 'en'];
  const calendars = withJoints(catalog, { describe: describeJoint, languages });
  const nameJson = (index: number) => {
    const { id, name } = calendars.calendar(index);
    return JSON.stringify({ id, name }).slice(1, -1);
  };
  return {
    ...catalog,
    ...calendars,
    nameJson,
    entryTexts: { texts: new Map(), max: MAX_ENTRY_TEXTS },
  };
}
