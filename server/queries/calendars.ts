import { type BusinessDays, combine } from '../engine/combined-days.js';
import type { Mode, PlacedCalendar, Source } from '../engine/types.js';
import { type ReleaseData, viewBusinessDays } from '../store/packed.js';
import { MAX_NAME_LENGTH } from '../text/split-list.js';
import { once } from '../util/once.js';

/**
 * The calendars of a release by id, and their days, alone or combined: the start of every query. It does not use Node, so the
 * reader for programs (server/reader) uses it too.
 */
export interface Calendars {
  readonly data: ReleaseData;
  /** A source of a calendar or an entry. */
  readonly source: (id: string) => Source;
  /** Every language that a name has, numbered. */
  readonly languages: ReadonlyMap<string, number>;
  /** Index of a calendar by its id or one of its aliases, case-insensitive; undefined if there is none. */
  readonly find: (id: string) => number | undefined;
  readonly calendar: (index: number) => PlacedCalendar;
  /** The records of the visible calendars: all, unless the key is limited to some. */
  readonly listed: () => readonly PlacedCalendar[];
  readonly businessDays: (index: number) => BusinessDays;
  /** Several calendars read together; indexes in any order, without duplicates. */
  readonly combined: (indexes: readonly number[], mode: Mode) => BusinessDays;
}

/** Options for opening a release that is mostly not in memory. */
export interface CalendarsOptions {
  /** The calendars' ids and aliases, in their order; default: from their records. */
  readonly ids?: readonly (readonly string[])[];
  /** The record of a calendar; default: that of the packed data. */
  readonly record?: (index: number) => PlacedCalendar;
  /** Called for every calendar that was found, before it is used. */
  readonly onFind?: (index: number) => void;
  /** The days of a calendar; default: those of the packed data. */
  readonly businessDays?: (index: number) => BusinessDays;
}

/** Only ASCII: some other letters have ASCII upper cases, such as SS for ß. */
const ID_FORM = new RegExp(`^[!-~]{1,${MAX_NAME_LENGTH}}$`);

export function openCalendars(data: ReleaseData, options: CalendarsOptions = {}): Calendars {
  const { onFind } = options;
  const ids = options.ids ?? data.meta.calendars.map(({ id, aliases = [] }) => [id, ...aliases]);
  const byUpperCase = new Map(ids.flatMap((own, index) => own.map((known) => [known.toUpperCase(), index] as const)));
  // Most ids are in upper case already.
  const find = (id: string) =>
    byUpperCase.get(id) ?? (ID_FORM.test(id) ? byUpperCase.get(id.toUpperCase()) : undefined);
  const findAndTell = (id: string) => {
    const index = find(id);
    if (index !== undefined) onFind!(index);
    return index;
  };
  const sources = once(() => new Map(data.meta.sources.map((source) => [source.id, source])));
  const views: (BusinessDays | undefined)[] = [];
  const viewPacked = (index: number) => {
    views[index] ??= viewBusinessDays(data, index);
    return views[index];
  };
  const businessDays = options.businessDays ?? viewPacked;
  return {
    data,
    source: (id) => sources().get(id)!,
    languages: new Map(data.meta.languages.map((language, index) => [language, index])),
    find: onFind ? findAndTell : find,
    calendar: options.record ?? ((index: number) => data.meta.calendars[index]!),
    businessDays,
    listed: () => data.meta.calendars,
    combined: (indexes, mode) => combine(indexes.map(businessDays), mode),
  };
}
