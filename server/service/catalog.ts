import { type BusinessDays, combine } from '../core/business-days.js';
import { once } from '../core/once.js';
import { type ReleaseData, viewBusinessDays } from '../core/packed.js';
import { Remembered } from '../core/remembered.js';
import { openSearch, type Search } from '../core/search.js';
import type { DataRelease, Mode, PlacedCalendar, Source } from '../core/types.js';

/** The loaded release as the endpoints ask for it: calendars by id, alone or combined. */
export interface Catalog {
  readonly data: ReleaseData;
  /** The release that answers: its last one. */
  readonly release: ReleaseData['meta']['releases'][number];
  /** The release as JSON text, as every answer names it. */
  readonly releaseJson: string;
  /** A source that a calendar or an entry names. */
  readonly source: (id: string) => Source;
  /** Every language that a name has, numbered. */
  readonly languages: ReadonlyMap<string, number>;
  /** Index of a calendar by its id or one of its aliases, in any case; undefined when there is none. */
  readonly find: (id: string) => number | undefined;
  readonly calendar: (index: number) => PlacedCalendar;
  /** Indexes of the calendars that a text may mean, by their names and what people call them, the likeliest first. */
  readonly search: (text: string) => readonly number[];
  /** Its id and name as JSON members. */
  readonly nameJson: (index: number) => string;
  readonly businessDays: (index: number) => BusinessDays;
  /** Several calendars as one, remembered for the very list; indexes in any order, each once. */
  readonly combined: (indexes: readonly number[], mode: Mode) => BusinessDays;
  /** Lists of calendars that were asked for lately, as indexes, by their text. */
  readonly lists: Remembered<string, readonly number[]>;
  /** Entries as JSON text, by payload, language and what else is told of them. */
  readonly entryTexts: Remembered<number, string>;
}

/** Combinations that are remembered for each mode, of some 15 KB each. */
const REMEMBERED_COMBINATIONS = 128;
/** Lists that are remembered, in bytes: one list has many spellings, long ones too. */
const LISTS_BYTES = 262_144;
const LIST_BYTES = 200;
/** Searches that are remembered, in bytes: a misspelt one takes some milliseconds. */
const SEARCHES_BYTES = 131_072;
/** Texts of entries that are remembered, in bytes. */
const ENTRY_TEXTS_BYTES = 2_097_152;
const ENTRY_TEXT_BYTES = 80;
/** Other letters have upper cases that are ASCII: ß would be SS. */
const ASCII = /^[!-~]+$/;

/** How a release is opened of which little is in memory. */
export interface CatalogOptions {
  /** The calendars' ids and aliases, in their order; default: as their records say. */
  readonly ids?: readonly (readonly string[])[];
  /** The record of a calendar; default: that of the packed data. */
  readonly record?: (index: number) => PlacedCalendar;
  /** Hears of every calendar that was found, before it is asked for anything. */
  readonly onFind?: (index: number) => void;
  /** The days of a calendar; default: those of the packed data. */
  readonly businessDays?: (index: number) => BusinessDays;
  /** The search for calendars; default: that of the packed data. */
  readonly search?: Search;
  /** The share of the usual room that may be taken by what is remembered. */
  readonly room?: number;
}

export function openCatalog(data: ReleaseData, options: CatalogOptions = {}): Catalog {
  const { room = 1 } = options;
  const ids = options.ids ?? data.meta.calendars.map(({ id, aliases = [] }) => [id, ...aliases]);
  const byUpperCase = new Map(ids.flatMap((own, index) => own.map((known) => [known.toUpperCase(), index] as const)));
  const find = (id: string) => (ASCII.test(id) ? byUpperCase.get(id.toUpperCase()) : undefined);
  const { onFind } = options;
  const findAndTell = (id: string) => {
    const index = find(id);
    if (index !== undefined) onFind!(index);
    return index;
  };
  const calendar = options.record ?? ((index: number) => data.meta.calendars[index]!);
  const sources = once(() => new Map(data.meta.sources.map((source) => [source.id, source])));
  const views: (BusinessDays | undefined)[] = [];
  const viewPacked = (index: number) => {
    views[index] ??= viewBusinessDays(data, index);
    return views[index];
  };
  const businessDays = options.businessDays ?? viewPacked;
  const names: (string | undefined)[] = [];
  const nameJson = (index: number) => {
    const { id, name } = calendar(index);
    names[index] ??= JSON.stringify({ id, name }).slice(1, -1);
    return names[index];
  };
  const combinations: Readonly<Record<Mode, Remembered<readonly number[], BusinessDays>>> = {
    all: new Remembered(room * REMEMBERED_COMBINATIONS),
    any: new Remembered(room * REMEMBERED_COMBINATIONS),
  };
  const combined = (indexes: readonly number[], mode: Mode) =>
    indexes.length === 1
      ? businessDays(indexes[0]!)
      : combinations[mode].get(indexes, () => combine(indexes.map(businessDays), mode));
  const open = once(() => options.search ?? openSearch(data.arrays.search));
  const searches = new Remembered<string, readonly number[]>(
    room * SEARCHES_BYTES,
    (text, found) => LIST_BYTES + 2 * text.length + 8 * found.length,
  );
  const release = data.meta.releases.at(-1)!;
  const { id, library_version, generated_at } = release;
  return {
    data,
    release,
    releaseJson: JSON.stringify({ id, library_version, generated_at } satisfies DataRelease),
    languages: new Map(data.meta.languages.map((language, index) => [language, index])),
    source: (id) => sources().get(id)!,
    find: onFind ? findAndTell : find,
    calendar,
    search: (text) => searches.get(text, () => open()(text)),
    nameJson,
    businessDays,
    combined,
    lists: new Remembered(room * LISTS_BYTES, (text) => LIST_BYTES + 2 * text.length),
    entryTexts: new Remembered(room * ENTRY_TEXTS_BYTES, (_number, text) => ENTRY_TEXT_BYTES + 2 * text.length),
  };
}
