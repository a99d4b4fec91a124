import { addCounts } from '../store/changes.js';
import type { ReleaseData } from '../store/release-data.js';
import { type CalendarPatterns, isLeft } from '../text/calendar-patterns.js';
import { once } from '../util/once.js';
import type { QueryData } from './as-of.js';
import type { Catalog } from './catalog.js';

/**
 * The data for a key that is limited to some calendars. For such a key the others do not exist: not by id, not in lists, searches or
 * suggestions, and not in the changes of releases.
 */

/** Words that may be ids of calendars. */
const WORDS = /[A-Z0-9][A-Z0-9:-]+/g;

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

/** The catalog restricted to the calendars of the patterns. */
export function limitedTo(patterns: CalendarPatterns, catalog: Catalog): Catalog {
  return kept(views, catalog, patterns, () => view(patterns, catalog));
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

function view(patterns: CalendarPatterns, catalog: Catalog): Catalog {
  const isShown = (id: string) => isLeft(patterns, id);
  const described = once(() => descriptionOf(catalog, isShown));
  return {
    ...catalog,
    data: dataLeft(catalog.data, isShown, (text) => described()(text)),
    // It tells which calendars have it as a source.
    source: (id) => {
      const source = catalog.source(id);
      return source.calendars ? { ...source, calendars: source.calendars.filter(isShown) } : source;
    },
    find: (id) => {
      const index = catalog.find(id);
      return index === undefined || !isShown(catalog.calendar(index).id) ? undefined : index;
    },
    listed: () => catalog.listed().filter(({ id }) => isShown(id)),
    named: (text) => catalog.named(text).filter((index) => isShown(catalog.calendar(index).id)),
    worded: (text, isBegun) => catalog.worded(text, isBegun).filter((index) => isShown(catalog.calendar(index).id)),
    search: (text) => catalog.search(text).filter((index) => isShown(catalog.calendar(index).id)),
  };
}

interface Description {
  readonly note: string;
  readonly reasons: readonly { readonly calendars?: readonly string[] }[];
}

/** Removes from descriptions of releases every text that names a hidden calendar, by its id, an alias or its name. */
function descriptionOf(catalog: Catalog, isShown: (id: string) => boolean): (text: string) => string {
  const hidden = catalog.listed().filter(({ id }) => !isShown(id));
  const gone = catalog.data.meta.changeCalendars.filter((id) => !isShown(id));
  const ids = new Set([...gone, ...hidden.flatMap(({ id, aliases = [] }) => [id, ...aliases])]);
  const names = hidden.map(({ name }) => name);
  const namesHidden = (text: string) =>
    text.match(WORDS)?.some((word) => ids.has(word)) === true || names.some((name) => text.includes(name));
  return (text) => {
    const { note, reasons, ...others } = JSON.parse(text) as Description;
    const shown = reasons.filter((reason) => !namesHidden(JSON.stringify(reason)));
    return JSON.stringify({ ...others, note: namesHidden(note) ? '' : note, reasons: shown });
  };
}

/** The same data with fewer changes. */
function dataLeft(
  data: ReleaseData,
  isShown: (id: string) => boolean,
  described: (text: string) => string,
): ReleaseData {
  const { changeCalendars, releases } = data.meta;
  const meta = Object.create(data.meta, {
    changeCalendars: { value: changeCalendars.filter(isShown) },
    // The number of changed dates would reveal own calendars too.
    releases: {
      value: releases.map((release) =>
        release.own ? { ...release, counts: addCounts(release.calendars.filter(({ id }) => isShown(id))) } : release,
      ),
    },
  }) as ReleaseData['meta'];
  return { ...data, meta, hides: (id) => !isShown(id), described };
}
