import { lowerBound } from '../engine/bisect.js';
import { wordsFor } from '../engine/bits.js';
import type { CalendarDays, DayBitsets } from '../engine/calendar-days.js';
import { type DayNumber, firstDayOf, lastDayOf, yearOf } from '../engine/civil-date.js';
import type { CalendarRecord, Payload, PlacedCalendar, Source } from '../engine/types.js';
import type { ChangeGroups, PagedBytes, ReleaseChanges } from './changes-file.js';
import { type FileBytes, type PackedArray, readContainer, writeContainer } from './container.js';
import { type CitedText, type GroundsArrays, type GroundsData, openGrounds } from './grounds.js';

/**
 * The packed data of one release, written by the build and read by the server; both use this module. All calendars use one timeline
 * of days from `epoch`. An entry is a day and the number of its payload (many dates have the same), sorted by calendar, day and
 * kind. The changes of releases are in the history file: see `history-file.ts`.
 */
export const FORMAT_VERSION = 3;
/** The packed data among the published files of a release: see build/dist/release-data.ts. Those of a build are `data.bin`. */
export const RELEASE_DATA = 'kalends.bin';

/** Used if no history is available. */
const NO_CHANGES: PagedBytes = {
  read: () => {
    throw new Error('there is no history at hand');
  },
};

/** Payloads as numbers; each name and list of sources is stored once. */
export interface PayloadTables {
  readonly names: readonly Readonly<Record<string, string>>[];
  readonly sourceLists: readonly (readonly string[])[];
  readonly payloads: readonly PackedPayload[];
}

export interface PackedMeta extends PayloadTables {
  readonly epoch: DayNumber;
  readonly dayCount: number;
  /** Oldest first; the last one is the current release. */
  readonly releases: readonly ReleaseChanges[];
  /** Sorted by id. */
  readonly calendars: readonly PlacedCalendar[];
  readonly sources: readonly Source[];
  /** Ids by the numbers in `groupCalendar`, including removed calendars. */
  readonly changeCalendars: readonly string[];
  /** Every language that a name has. */
  readonly languages: readonly string[];
  /** The texts of the rows of definitions: see `grounds.ts`. Absent if the release does not record them. */
  readonly texts?: readonly CitedText[];
  /** Length of the search index. */
  readonly searchBytes: number;
}

type PackedPayload = readonly [
  kind: Payload['kind'],
  names: number,
  status: Payload['status'],
  observed: 0 | 1,
  closeTime: string | null,
  origin: Payload['origin'],
  coverage: Payload['coverage'],
  sources: number,
  mayMoveDays?: number | null,
  closeTimeCoverage?: 'library',
];

/**
 * The bitsets of all calendars are concatenated: wordsFor(dayCount) words each, and one more of their running counts. The arrays of
 * the basis of dates exist from the first release that records it.
 */
export interface PackedArrays extends ChangeGroups, DayBitsets, Partial<GroundsArrays> {
  /** Entries of calendar c: entryStart[c] .. entryEnd[c], which is entryStart[c + 1] if all are in memory. */
  readonly entryStart: Uint32Array;
  readonly entryEnd?: Uint32Array;
  /** Days since the epoch. */
  readonly entryDay: Uint16Array;
  readonly entryPayload: Uint32Array;
  /** The search index: see `search.ts`. */
  readonly search: Uint8Array;
}

export interface ReleaseData {
  readonly meta: PackedMeta;
  readonly arrays: PackedArrays;
  readonly payloads: readonly Payload[];
  /** The number of calendars, including those not in memory. */
  readonly payloadCount: number;
  /** Index of each calendar by its id. */
  readonly calendarIndex: ReadonlyMap<string, number>;
  /** The changes of releases. */
  readonly changes: PagedBytes;
  /** The basis of the dates; null if the release does not record it. */
  readonly grounds: GroundsData | null;
  /** Numbers (in `changeCalendars`) of calendars whose changes are hidden; absent: none. */
  readonly hiddenChanges?: ReadonlySet<number>;
  /** Makes entries on demand, and returns their positions: see `entryRange`. Absent: `arrays` has all of them. */
  readonly makeEntries?: (calendar: number, from: DayNumber, to: DayNumber) => [number, number];
  /** The description of a release without what names hidden calendars; absent: none is hidden. */
  readonly described?: (text: string) => string;
  /** Whether a calendar is hidden; absent: none is. */
  readonly hides?: (id: string) => boolean;
}

/** The bytes of a release's data. */
export function packRelease(meta: PackedMeta, arrays: PackedArrays): FileBytes {
  return writeContainer(FORMAT_VERSION, meta, arrays as unknown as Record<string, PackedArray>);
}

/**
 * Opens the output of `packRelease`, with the changes of its releases (absent: not available). Throws an Error that describes the
 * problem of a damaged file.
 */
export function openRelease(file: FileBytes, changes: PagedBytes = NO_CHANGES): ReleaseData {
  const container = readContainer(file, FORMAT_VERSION);
  const meta = container.meta as PackedMeta;
  const arrays = Object.fromEntries(container.arrays) as unknown as PackedArrays;
  checkLengths(meta, arrays);
  return {
    meta,
    arrays,
    payloads: unpackPayloads(meta),
    payloadCount: meta.payloads.length,
    calendarIndex: new Map(meta.calendars.map((calendar, index) => [calendar.id, index])),
    changes,
    grounds: openGrounds(arrays, meta.texts ?? [], arrays.entryDay.length, meta.calendars.length),
  };
}

/** The business-day view of one calendar, without copying. */
export function viewBusinessDays(data: ReleaseData, calendar: number): CalendarDays {
  const { meta, arrays } = data;
  const words = wordsFor(meta.dayCount);
  const bits = (array: Uint32Array) => array.subarray(calendar * words, (calendar + 1) * words);
  const counts = (array: Uint16Array) => array.subarray(calendar * (words + 1), (calendar + 1) * (words + 1));
  const [first, last] = dataSpan(meta.calendars[calendar]!);
  return {
    epoch: meta.epoch,
    first,
    last,
    open: bits(arrays.open),
    openCounts: counts(arrays.openCounts),
    uncertain: bits(arrays.uncertain),
    uncertainCounts: counts(arrays.uncertainCounts),
    unverified: bits(arrays.unverified),
    unverifiedCounts: counts(arrays.unverifiedCounts),
  };
}

/** First and last day of a calendar's data. */
export function dataSpan(calendar: CalendarRecord): [DayNumber, DayNumber] {
  return [firstDayOf(calendar.data_years[0]), lastDayOf(calendar.data_years[1])];
}

/**
 * Positions from..to (to not included) of a calendar's entries on the days from..to, both inclusive. Read `arrays` after it: entries
 * that are made on demand are in longer ones.
 */
export function entryRange(
  data: Pick<ReleaseData, 'arrays' | 'meta' | 'makeEntries'>,
  calendar: number,
  from: DayNumber,
  to: DayNumber,
): [number, number] {
  if (data.makeEntries) return data.makeEntries(calendar, from, to);
  const { entryStart, entryEnd, entryDay } = data.arrays;
  const start = entryStart[calendar]!;
  const end = entryEnd ? entryEnd[calendar]! : entryStart[calendar + 1]!;
  const low = lowerBound(entryDay, start, end, from - data.meta.epoch);
  return [low, lowerBound(entryDay, low, end, to + 1 - data.meta.epoch)];
}

/** The same in parts: with a `limit`, entries that are made on demand are made year by year, as far as they are read. */
export function entryRanges(
  data: Pick<ReleaseData, 'arrays' | 'meta' | 'makeEntries'>,
  calendar: number,
  from: DayNumber,
  to: DayNumber,
  limit: number,
): Iterable<readonly [number, number]> {
  const isInParts = data.makeEntries !== undefined && limit < Number.POSITIVE_INFINITY;
  return isInParts ? rangesByYear(data, calendar, from, to) : [entryRange(data, calendar, from, to)];
}

function* rangesByYear(
  data: Pick<ReleaseData, 'arrays' | 'meta' | 'makeEntries'>,
  calendar: number,
  from: DayNumber,
  to: DayNumber,
): Generator<readonly [number, number]> {
  for (let first = from; first <= to; first = lastDayOf(yearOf(first)) + 1) {
    yield entryRange(data, calendar, first, Math.min(to, lastDayOf(yearOf(first))));
  }
}

export function unpackPayloads(tables: PayloadTables): Payload[] {
  return tables.payloads.map((packed) => unpackPayload(packed, tables));
}

function unpackPayload(packed: PackedPayload, meta: PayloadTables): Payload {
  const [kind, names, status, observed, closeTime, origin, coverage, sources, mayMoveDays, hour] = packed;
  return {
    kind,
    names: meta.names[names]!,
    status,
    observed: observed === 1,
    close_time: closeTime,
    origin,
    coverage,
    sources: meta.sourceLists[sources]!,
    ...(hour && { close_time_coverage: hour }),
    ...(typeof mayMoveDays === 'number' && { may_move_days: mayMoveDays }),
  };
}

function checkLengths(meta: PackedMeta, arrays: PackedArrays): void {
  const words = wordsFor(meta.dayCount);
  const calendars = meta.calendars.length;
  const groups = meta.releases.at(-1)?.groups[1] ?? 0;
  const expected: Record<string, number> = {
    entryStart: calendars + 1,
    entryDay: arrays.entryStart?.[calendars] ?? -1,
    entryPayload: arrays.entryStart?.[calendars] ?? -1,
    open: calendars * words,
    openCounts: calendars * (words + 1),
    uncertain: calendars * words,
    uncertainCounts: calendars * (words + 1),
    unverified: calendars * words,
    unverifiedCounts: calendars * (words + 1),
    groupCalendar: groups,
    groupStart: groups,
    search: meta.searchBytes,
  };
  for (const [name, length] of Object.entries(expected)) {
    const found = arrays[name as keyof PackedArrays]?.length;
    if (found !== length) throw new Error(`array ${name} has ${found ?? 'no'} elements when expected ${length}`);
  }
}
