import type { DataRelease, PlacedCalendar } from '../engine/types.js';
import type { ReleaseData } from '../store/packed.js';
import { openSearch, type Search } from '../store/search.js';
import { once } from '../util/once.js';
import { Remembered } from '../util/remembered.js';
import { type Calendars, type CalendarsOptions, openCalendars } from './calendars.js';
import { withJoints } from './joint.js';
import { describeJoint } from './joint-record.js';

/** The loaded release as the endpoints ask for it: its calendars, and what is remembered of answers. */
export interface Catalog extends Calendars {
  /** The release that answers: its last one. */
  readonly release: ReleaseData['meta']['releases'][number];
  /** The release as JSON text, as every answer names it. */
  readonly releaseJson: string;
  /** The records of the calendars that are listed: all, but for a key that is limited to some. */
  readonly listed: () => readonly PlacedCalendar[];
  /** Indexes of the calendars that a text may mean, by their names and what people call them, the likeliest first. */
  readonly search: (text: string) => readonly number[];
  /** Indexes of the calendars of which a text is a whole name, the surest first: of `NYSE` the exchange. */
  readonly named: (text: string) => readonly number[];
  /** Its id and name as JSON members. */
  readonly nameJson: (index: number) => string;
  /** Lists of calendars that were asked for lately, as indexes, by their text. */
  readonly lists: Remembered<string, readonly number[]>;
  /** Entries as JSON text, by payload, language and what else is told of them. */
  readonly entryTexts: Remembered<number, string>;
  /** Citations as JSON text, by the number of the row. */
  readonly citationTexts: Remembered<number, string>;
}

/** Lists that are remembered, in bytes: one list has many spellings, long ones too. */
const LISTS_BYTES = 262_144;
const LIST_BYTES = 200;
/** Searches that are remembered, in bytes: a misspelt one takes some milliseconds. */
const SEARCHES_BYTES = 131_072;
/** Texts of entries that are remembered, in bytes. */
const ENTRY_TEXTS_BYTES = 2_097_152;
const ENTRY_TEXT_BYTES = 80;
/** Texts of citations that are remembered, in bytes. */
const CITATION_TEXTS_BYTES = 262_144;

export interface CatalogOptions extends CalendarsOptions {
  /** The search for calendars; default: that of the packed data. */
  readonly search?: Search;
}

export function openCatalog(data: ReleaseData, options: CatalogOptions = {}): Catalog {
  const { room = 1 } = options;
  const calendars = openCalendars(data, options);
  const names: (string | undefined)[] = [];
  const nameJson = (index: number) => {
    const { id, name } = calendars.calendar(index);
    names[index] ??= JSON.stringify({ id, name }).slice(1, -1);
    return names[index];
  };
  const open = once(() => options.search ?? openSearch(data.arrays.search));
  const searches = new Remembered<string, readonly number[]>(
    room * SEARCHES_BYTES,
    (text, found) => LIST_BYTES + 2 * text.length + 8 * found.length,
  );
  const release = data.meta.releases.at(-1)!;
  const { id, library_version, generated_at, own } = release;
  return {
    ...calendars,
    release,
    releaseJson: JSON.stringify({ id, library_version, generated_at, ...(own && { own }) } satisfies DataRelease),
    listed: () => data.meta.calendars,
    named: (text) => open().named?.(text) ?? [],
    search: (text) => searches.get(text, () => open()(text)),
    nameJson,
    lists: new Remembered(room * LISTS_BYTES, (text) => LIST_BYTES + 2 * text.length),
    citationTexts: new Remembered(room * CITATION_TEXTS_BYTES, (_row, text) => ENTRY_TEXT_BYTES + 2 * text.length),
    entryTexts: new Remembered(room * ENTRY_TEXTS_BYTES, (_number, text) => ENTRY_TEXT_BYTES + 2 * text.length),
  };
}

/** The catalog for one question in which calendars are joined: see `joint.ts`. Nothing of it is remembered. */
export function withJointCalendars(catalog: Catalog): Catalog {
  const calendars = withJoints(catalog, describeJoint);
  const nameJson = (index: number) => {
    const { id, name } = calendars.calendar(index);
    return JSON.stringify({ id, name }).slice(1, -1);
  };
  return { ...catalog, ...calendars, nameJson, lists: new Remembered(0), entryTexts: new Remembered(0) };
}
