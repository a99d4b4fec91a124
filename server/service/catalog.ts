import { type BusinessDays, combine } from '../core/business-days.js';
import { type ReleaseData, viewBusinessDays } from '../core/packed.js';
import { Remembered } from '../core/remembered.js';
import type { CalendarRecord, DataRelease, Mode, Source } from '../core/types.js';

/** The loaded release as the endpoints ask for it: calendars by id, alone or combined. */
export interface Catalog {
  readonly data: ReleaseData;
  /** The release that answers: its last one. */
  readonly release: ReleaseData['meta']['releases'][number];
  /** The release as JSON text, as every answer names it. */
  readonly releaseJson: string;
  readonly sources: ReadonlyMap<string, Source>;
  /** Every language that a name has, numbered. */
  readonly languages: ReadonlyMap<string, number>;
  /** Index of a calendar by its id or one of its aliases, in any case; undefined when there is none. */
  readonly find: (id: string) => number | undefined;
  readonly calendar: (index: number) => CalendarRecord;
  /** Its id and name as JSON members. */
  readonly nameJson: (index: number) => string;
  readonly businessDays: (index: number) => BusinessDays;
  /** Several calendars as one, remembered; indexes in any order, each once. */
  readonly combined: (indexes: readonly number[], mode: Mode) => BusinessDays;
}

/** Combinations that are remembered, of some 15 KB each. */
const REMEMBERED_COMBINATIONS = 256;
/** Other letters have upper cases that are ASCII: ß would be SS. */
const ASCII = /^[!-~]+$/;

export function openCatalog(data: ReleaseData): Catalog {
  const byUpperCase = new Map(
    data.meta.calendars.flatMap(({ id, aliases = [] }, index) =>
      [id, ...aliases].map((known) => [known.toUpperCase(), index] as const),
    ),
  );
  const views: (BusinessDays | undefined)[] = [];
  const businessDays = (index: number) => {
    views[index] ??= viewBusinessDays(data, index);
    return views[index];
  };
  const names: (string | undefined)[] = [];
  const nameJson = (index: number) => {
    const { id, name } = data.meta.calendars[index]!;
    names[index] ??= JSON.stringify({ id, name }).slice(1, -1);
    return names[index];
  };
  const combinations = new Remembered<string, BusinessDays>(REMEMBERED_COMBINATIONS);
  const combined = (indexes: readonly number[], mode: Mode) =>
    indexes.length === 1
      ? businessDays(indexes[0]!)
      : combinations.get(`${mode} ${indexes.join()}`, () => combine(indexes.map(businessDays), mode));
  const release = data.meta.releases.at(-1)!;
  const { id, library_version, generated_at } = release;
  return {
    data,
    release,
    releaseJson: JSON.stringify({ id, library_version, generated_at } satisfies DataRelease),
    languages: new Map(data.meta.languages.map((language, index) => [language, index])),
    sources: new Map(data.meta.sources.map((source) => [source.id, source])),
    find: (id) => (ASCII.test(id) ? byUpperCase.get(id.toUpperCase()) : undefined),
    calendar: (index) => data.meta.calendars[index]!,
    nameJson,
    businessDays,
    combined,
  };
}
