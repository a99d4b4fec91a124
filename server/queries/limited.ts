import type { CitedRow } from '../engine/types.js';
import { addCounts, type ChangesReader, type ReleaseChanges } from '../store/changes.js';
import type { Entries } from '../store/pack.js';
import type { ReleaseData } from '../store/release-data.js';
import type { Search } from '../store/search.js';
import { type CalendarPatterns, isNamed } from '../text/calendar-patterns.js';
import { once } from '../util/once.js';
import type { QueryData } from './as-of.js';
import { type Catalog, openCatalog } from './catalog.js';

/**
 * What a key that is limited to some calendars may see: a release made of their packs alone. For such a key the others do not exist,
 * not by id, not in lists, searches or suggestions, and not in the changes of releases: nothing in its catalog leads to them.
 */

/** Words that may be ids of calendars. */
const WORDS = /[A-Z0-9][A-Z0-9:-]+/g;
/** The memory of caches, relative to those of all calendars. */
const ROOM = 1 / 4;

/** Cached by catalog and patterns; there are as many as different patterns of keys. */
const views = new WeakMap<Catalog, Map<string, Catalog>>();
const queryData = new WeakMap<QueryData, Map<string, QueryData>>();

/** The data for a key with these patterns; all data without patterns. */
export function seenBy(patterns: CalendarPatterns | undefined, all: QueryData): QueryData {
  if (patterns === undefined) return all;
  return kept(queryData, all, patterns, () => ({
    catalog: limitedTo(patterns, all.catalog),
    releases: {
      find: (id) => {
        const found = all.releases.find(id);
        return { ...found, catalog: limitedTo(patterns, found.catalog) };
      },
    },
  }));
}

/** The catalog of the calendars of the patterns. */
export function limitedTo(patterns: CalendarPatterns, catalog: Catalog): Catalog {
  return kept(views, catalog, patterns, () => view(catalog, shownBy(patterns, catalog.data)));
}

function kept<K extends object, V>(
  known: WeakMap<K, Map<string, V>>,
  key: K,
  patterns: CalendarPatterns,
  make: () => V,
): V {
  let own = known.get(key);
  if (!own) {
    own = new Map();
    known.set(key, own);
  }
  const text = patterns.join(' ');
  let value = own.get(text);
  if (!value) {
    value = make();
    own.set(text, value);
  }
  return value;
}

type IsShown = (id: string) => boolean;

/** The calendars that the patterns name, with the companions of each: without them its answers would be others. */
function shownBy(patterns: CalendarPatterns, { ids, record }: ReleaseData): IsShown {
  const named = new Set(ids.flatMap(([id]) => (isNamed(patterns, id!) ? [id!] : [])));
  const others = ids.flatMap(([id]) => (named.has(id!) ? [] : [id!]));
  const companions = new Set<string>();
  for (const [index, [id]] of ids.entries()) {
    // The record of an earlier release is only opened where the id of a companion may belong to it.
    if (!named.has(id!) || !others.some((other) => other.startsWith(id!))) continue;
    for (const other of Object.values(record(index).companions ?? {})) companions.add(other);
  }
  return (id) => isNamed(patterns, id) || companions.has(id);
}

function view(catalog: Catalog, isShown: IsShown): Catalog {
  const { data, suggestsBySearch } = catalog;
  const indexes = data.ids.flatMap(([id], index) => (isShown(id!) ? [index] : []));
  const indexOf = new Map(indexes.map((index, own) => [index, own]));
  const shown = (found: readonly number[]) => found.flatMap((index) => indexOf.get(index) ?? []);
  const search: Search = Object.assign((text: string) => shown(catalog.search(text)), {
    named: (text: string) => shown(catalog.named(text)),
    worded: (text: string, isBegun: boolean) => shown(catalog.worded(text, isBegun)),
  });
  return openCatalog(dataOf(data, indexes, isShown), { search, suggestsBySearch, room: ROOM });
}

/** The data of the calendars with these indexes. */
function dataOf(data: ReleaseData, indexes: readonly number[], isShown: IsShown): ReleaseData {
  const { release, directory } = data;
  const ids = indexes.map((index) => data.ids[index]!);
  const of =
    <T>(read: (index: number) => T) =>
    (own: number): T =>
      read(indexes[own]!);
  const record = (own: number) => shownRecord(data.record(indexes[own]!), isShown);
  const calendars = once(() => indexes.map((_, own) => record(own)));
  const sources = once(() =>
    data.meta.sources.map((source) =>
      source.calendars ? { ...source, calendars: source.calendars.filter(isShown) } : source,
    ),
  );
  return {
    release,
    ids,
    record,
    entries: (own) => shownEntries(data.entries(indexes[own]!), isShown),
    days: of(data.days),
    sources: of(data.sources),
    pack: of(data.pack),
    directory: { ...directory, calendars: indexes.map((index) => directory.calendars[index]!) },
    calendarIndex: new Map(ids.map(([id], own) => [id!, own])),
    meta: {
      languages: data.meta.languages,
      texts: [],
      releases: releasesOf(data.meta.releases, isShown),
      changeCalendars: data.meta.changeCalendars.filter(isShown),
      get calendars() {
        return calendars();
      },
      get sources() {
        return sources();
      },
    },
    search: () => new Uint8Array(),
    changes: changesOf(data, isShown),
  };
}

/** Without the ids of calendars from which days come that are not shown. */
function shownRecord<T extends { readonly bases?: readonly string[] }>(
  record: T,
  isShown: IsShown,
): T {
  return record.bases?.every(isShown) === false
    ? { ...record, bases: record.bases.filter(isShown) }
    : record;
}

/** The calendar in the words of a row about inherited days. */
const INHERITED = /^The days of (\S+)/;

/** Rows without the ids of calendars that are not shown. */
function shownEntries(entries: Entries, isShown: IsShown): Entries {
  const shown = (row: CitedRow): CitedRow => {
    const { through, words, ...others } = row;
    const [, from] = INHERITED.exec(words) ?? [];
    const isHidden = from !== undefined && !isShown(from);
    return {
      ...others,
      words: isHidden ? words.replace(INHERITED, 'The days of another calendar') : words,
      ...(through && isShown(through.calendar) && { through }),
    };
  };
  return {
    ...entries,
    row: (position) => {
      const row = entries.row(position);
      return row && shown(row);
    },
    rows: () => entries.rows().map(shown),
  };
}

/** The releases with their changes of these calendars alone. */
function releasesOf(releases: readonly ReleaseChanges[], isShown: IsShown): ReleaseChanges[] {
  let position = 0;
  return releases.map((release) => {
    const calendars = release.calendars.filter(({ id }) => isShown(id));
    const counts = addCounts(calendars);
    const first = position;
    position += counts.added + counts.removed + counts.modified;
    return {
      ...release,
      calendars,
      counts,
      records: release.records.filter(isShown),
      changes: [first, position],
    };
  });
}

/** Reads the changes of these calendars, given a release of `releasesOf`. */
function changesOf(data: ReleaseData, isShown: IsShown): ChangesReader {
  const releases = new Map(data.meta.releases.map((release) => [release.id, release]));
  const described = once(() => descriptionOf(data, isShown));
  return {
    entries: ({ id, calendars }, index) => {
      const whole = releases.get(id)!;
      const wanted = calendars[index]!.id;
      return data.changes.entries(
        whole,
        whole.calendars.findIndex((calendar) => calendar.id === wanted),
      );
    },
    record: ({ id, records }, index) => {
      const whole = releases.get(id)!;
      const record = data.changes.record(whole, whole.records.indexOf(records[index]!));
      return shownDifference(record, isShown);
    },
    description: ({ id }) => described()(data.changes.description(releases.get(id)!)),
  };
}

/** What a release changed of a calendar's record, as JSON text, without the ids of calendars that are not shown. */
function shownDifference(text: string, isShown: IsShown): string {
  return JSON.stringify(JSON.parse(text), (name, value: unknown) => {
    if (name === 'bases' && Array.isArray(value)) return value.filter(isShown);
    // The calendar on which a settlement cycle counts.
    return name === 'calendar' && !isShown(String(value)) ? undefined : value;
  });
}

interface Description {
  readonly note: string;
  readonly reasons: readonly object[];
}

/** Removes from descriptions of releases every text that names a hidden calendar, by its id, an alias or its name. */
function descriptionOf(
  { meta, ids: all }: ReleaseData,
  isShown: IsShown,
): (text: string) => string {
  const gone = meta.changeCalendars.filter((id) => !isShown(id));
  const ids = new Set([...gone, ...all.filter(([id]) => !isShown(id!)).flat()]);
  const names = meta.calendars.filter(({ id }) => !isShown(id)).map(({ name }) => name);
  const namesHidden = (text: string) =>
    text.match(WORDS)?.some((word) => ids.has(word)) === true ||
    names.some((name) => text.includes(name));
  return (text) => {
    const { note, reasons, ...others } = JSON.parse(text) as Description;
    const shown = reasons.filter((reason) => !namesHidden(JSON.stringify(reason)));
    return JSON.stringify({ ...others, note: namesHidden(note) ? '' : note, reasons: shown });
  };
}
