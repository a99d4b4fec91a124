import { type BusinessDays, combine } from '../engine/business-days.js';
import type { Mode, PlacedCalendar, Source } from '../engine/types.js';
import { type ReleaseData, viewBusinessDays } from '../store/packed.js';
import { once } from '../util/once.js';
import { Remembered } from '../util/remembered.js';

/**
 * The calendars of a release by their ids, and their days, alone or combined: what every question starts from. It asks
 * nothing of Node, so that the reader for programs (server/reader) answers by it too.
 */
export interface Calendars {
  readonly data: ReleaseData;
  /** A source that a calendar or an entry names. */
  readonly source: (id: string) => Source;
  /** Every language that a name has, numbered. */
  readonly languages: ReadonlyMap<string, number>;
  /** Index of a calendar by its id or one of its aliases, in any case; undefined when there is none. */
  readonly find: (id: string) => number | undefined;
  readonly calendar: (index: number) => PlacedCalendar;
  readonly businessDays: (index: number) => BusinessDays;
  /** Several calendars as one, remembered for the very list; indexes in any order, each once. */
  readonly combined: (indexes: readonly number[], mode: Mode) => BusinessDays;
}

/** How a release is opened of which little is in memory. */
export interface CalendarsOptions {
  /** The calendars' ids and aliases, in their order; default: as their records say. */
  readonly ids?: readonly (readonly string[])[];
  /** The record of a calendar; default: that of the packed data. */
  readonly record?: (index: number) => PlacedCalendar;
  /** Hears of every calendar that was found, before it is asked for anything. */
  readonly onFind?: (index: number) => void;
  /** The days of a calendar; default: those of the packed data. */
  readonly businessDays?: (index: number) => BusinessDays;
  /** The share of the usual room that may be taken by what is remembered. */
  readonly room?: number;
}

/** Combinations that are remembered for each mode, of some 15 KB each. */
const REMEMBERED_COMBINATIONS = 128;
/** Other letters have upper cases that are ASCII: ß would be SS. */
const ASCII = /^[!-~]+$/;

export function openCalendars(data: ReleaseData, options: CalendarsOptions = {}): Calendars {
  const { room = 1, onFind } = options;
  const ids = options.ids ?? data.meta.calendars.map(({ id, aliases = [] }) => [id, ...aliases]);
  const byUpperCase = new Map(ids.flatMap((own, index) => own.map((known) => [known.toUpperCase(), index] as const)));
  const find = (id: string) => (ASCII.test(id) ? byUpperCase.get(id.toUpperCase()) : undefined);
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
  const combinations: Readonly<Record<Mode, Remembered<readonly number[], BusinessDays>>> = {
    all: new Remembered(room * REMEMBERED_COMBINATIONS),
    any: new Remembered(room * REMEMBERED_COMBINATIONS),
  };
  const combined = (indexes: readonly number[], mode: Mode) =>
    indexes.length === 1
      ? businessDays(indexes[0]!)
      : combinations[mode].get(indexes, () => combine(indexes.map(businessDays), mode));
  return {
    data,
    source: (id) => sources().get(id)!,
    languages: new Map(data.meta.languages.map((language, index) => [language, index])),
    find: onFind ? findAndTell : find,
    calendar: options.record ?? ((index: number) => data.meta.calendars[index]!),
    businessDays,
    combined,
  };
}
