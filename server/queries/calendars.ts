import { type BusinessDays, combine } from '../engine/combined-days.js';
import type { Mode, PlacedCalendar, Source } from '../engine/types.js';
import type { ReleaseData } from '../store/release-data.js';
import { MAX_NAME_LENGTH } from '../text/split-list.js';
import { once } from '../util/once.js';
import { OTHER_NAMES } from './other-names.js';

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
  /** Index of a calendar by its id, an alias or a name of the field, case-insensitive; undefined if there is none. */
  readonly find: (id: string) => number | undefined;
  readonly calendar: (index: number) => PlacedCalendar;
  /** The records of the visible calendars: all, unless the key is limited to some. */
  readonly listed: () => readonly PlacedCalendar[];
  readonly businessDays: (index: number) => BusinessDays;
  /** Several calendars read together; indexes in any order, without duplicates. */
  readonly combined: (indexes: readonly number[], mode: Mode) => BusinessDays;
}

/** Only ASCII: some other letters have ASCII upper cases, such as SS for ß. */
const ID_FORM = new RegExp(`^[!-~]{1,${MAX_NAME_LENGTH}}$`);

const HYPHENED = /^[A-Z0-9]{2,}-[A-Z0-9]/;

export function openCalendars(data: ReleaseData): Calendars {
  const byUpperCase = new Map(
    data.ids.flatMap((own, index) => own.map((known) => [known.toUpperCase(), index] as const)),
  );
  // Most ids are in upper case already.
  const find = (id: string) =>
    byUpperCase.get(id) ?? (ID_FORM.test(id) ? findAny(id.toUpperCase()) : undefined);
  /** An id or alias; a name of the field (GBLO, CHAPS); the hyphen of ISO 3166-2 for the colon (DE-BY). */
  const findAny = (upper: string) =>
    byUpperCase.get(upper) ??
    byUpperCase.get(OTHER_NAMES.get(upper) ?? '') ??
    (HYPHENED.test(upper) ? byUpperCase.get(upper.replace('-', ':')) : undefined);
  const sources = once(() => new Map(data.meta.sources.map((source) => [source.id, source])));
  return {
    data,
    source: (id) => sources().get(id)!,
    languages: new Map(data.meta.languages.map((language, index) => [language, index])),
    find,
    calendar: data.record,
    businessDays: data.days,
    listed: () => data.meta.calendars,
    combined: (indexes, mode) => combine(indexes.map(data.days), mode),
  };
}
