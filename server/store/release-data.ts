import type { CalendarDays } from '../engine/calendar-days.js';
import type { CalendarRecord, DataRelease, PlacedCalendar, Source } from '../engine/types.js';
import { once } from '../util/once.js';
import type { Directory } from './bundle.js';
import type { ChangesReader, ReleaseChanges } from './changes.js';
import type { CitedText } from './cited-rows.js';
import { checkPack, type Entries, type FileBytes, openPack, type Pack } from './pack.js';
import { SharedPayloads } from './payloads.js';

/** The data of one release: its packs, each opened when it is used first. */
export interface ReleaseData {
  readonly release: DataRelease;
  readonly meta: ReleaseMeta;
  /** For each calendar, sorted by id: its id and its aliases. */
  readonly ids: readonly (readonly string[])[];
  /** Index of each calendar by its id. */
  readonly calendarIndex: ReadonlyMap<string, number>;
  /** The directory of its packs. */
  readonly directory: Directory;
  readonly record: (index: number) => PlacedCalendar;
  readonly entries: (index: number) => Entries;
  readonly days: (index: number) => CalendarDays;
  /** The sources that a calendar or an entry of it cites. */
  readonly sources: (index: number) => readonly Source[];
  /** The bytes of a calendar's pack. */
  readonly pack: (index: number) => FileBytes;
  /** The search index: see `search.ts`. */
  readonly search: () => Uint8Array;
  readonly changes: ChangesReader;
}

/** What is told of a release as a whole; the lists are made when they are used first. */
export interface ReleaseMeta {
  /** Oldest first; the last one is this release. */
  readonly releases: readonly ReleaseChanges[];
  readonly calendars: readonly PlacedCalendar[];
  readonly sources: readonly Source[];
  /** Every language that a name has, sorted. */
  readonly languages: readonly string[];
  /** Ids of the calendars in the changes of the releases, including removed calendars. */
  readonly changeCalendars: readonly string[];
  /** The texts that the rows of definitions cite. */
  readonly texts: readonly CitedText[];
}

export interface ReleaseParts {
  readonly directory: Directory;
  readonly releases: readonly ReleaseChanges[];
  /** The bytes of a calendar's pack. `use`: the pack stays open, or its record alone is read. */
  readonly bytes: (index: number, use: 'pack' | 'record') => FileBytes;
  /** Whether the packs from which only records are read are closed again: a list of them takes all packs. */
  readonly isEarlier?: true;
  readonly search: () => Uint8Array;
  readonly changes: ChangesReader;
}

/** The keys of a record that only the build uses. */
interface BuildOnly {
  readonly complete_years?: readonly number[];
  readonly common_to?: readonly string[];
  readonly unsettled_days?: readonly string[];
}

/** A record in responses: without what only the build uses, and with its home, which not every calendar has. */
function publicRecord(record: CalendarRecord & BuildOnly): PlacedCalendar {
  const {
    complete_years: _complete,
    common_to: _common,
    unsettled_days: _unsettled,
    countries = [],
    currencies = [],
    ...shown
  } = record;
  return { ...shown, countries, currencies };
}

/** A record without what only the search needs, which no response has. */
export function withoutSearch<T extends CalendarRecord>(calendar: T) {
  const { other_names: _names, cities: _cities, is_main_exchange: _main, ...record } = calendar;
  return record;
}

export function openReleaseData({
  directory,
  bytes,
  isEarlier,
  ...parts
}: ReleaseParts): ReleaseData {
  const { release, calendars } = directory;
  const shared = new SharedPayloads();
  const packs: (Pack | undefined)[] = [];
  const pack = (index: number): Pack => {
    packs[index] ??= openNamed(calendars[index]!.id, bytes(index, 'pack'), shared);
    return packs[index];
  };
  const readForRecord = (index: number): Pack =>
    packs[index] ?? openNamed(calendars[index]!.id, bytes(index, 'record'), new SharedPayloads());
  const records: (PlacedCalendar | undefined)[] = [];
  const record = (index: number): PlacedCalendar => {
    records[index] ??= publicRecord((isEarlier ? readForRecord : pack)(index).record());
    return records[index];
  };
  const all = <T>(of: (index: number) => T) => once(() => calendars.map((_, index) => of(index)));
  const allRecords = all(record);
  const sources = once(() =>
    sourcesOf(
      directory.sources ?? [],
      calendars.map((_, index) => pack(index).sources()),
    ),
  );
  const texts = once(() => calendars.flatMap((_, index) => pack(index).texts()));
  const meta: ReleaseMeta = {
    releases: parts.releases,
    languages: [...new Set(calendars.flatMap(({ languages }) => languages))].sort(),
    changeCalendars: [
      ...new Set(parts.releases.flatMap((release) => release.calendars.map(({ id }) => id))),
    ],
    get calendars() {
      return allRecords();
    },
    get sources() {
      return sources();
    },
    get texts() {
      return texts();
    },
  };
  return {
    release,
    directory,
    meta,
    record,
    search: parts.search,
    changes: parts.changes,
    ids: calendars.map(({ id, aliases = [] }) => [id, ...aliases]),
    calendarIndex: new Map(calendars.map(({ id }, index) => [id, index])),
    entries: (index) => pack(index).entries(),
    days: (index) => pack(index).days(),
    sources: (index) => pack(index).sources(),
    pack: (index) => pack(index).bytes,
  };
}

/** Opens a pack. Throws an Error that names the calendar. */
export function openNamed(id: string, bytes: FileBytes, shared: SharedPayloads): Pack {
  return named(id, () => openPack(bytes, shared));
}

/** Throws an Error that names the calendar if this is no pack of the present format. */
export function checkNamed(id: string, bytes: FileBytes): void {
  named(id, () => checkPack(bytes));
}

function named<T>(id: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new Error(`the pack of ${id}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** All sources by id, sorted. */
function sourcesOf(
  others: readonly Source[],
  ofCalendars: readonly (readonly Source[])[],
): Source[] {
  const byId = new Map<string, Source>();
  for (const source of [...others, ...ofCalendars.flat()])
    if (!byId.has(source.id)) byId.set(source.id, source);
  return [...byId.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}
