import { lowerBound } from '../engine/bisect.js';
import { wordsFor } from '../engine/bits.js';
import type { BusinessDays } from '../engine/business-days.js';
import { type DayNumber, firstDayOf, lastDayOf } from '../engine/civil-date.js';
import type { CalendarRecord, Payload, PlacedCalendar, Source } from '../engine/types.js';
import type { ChangeGroups, PagedBytes, ReleaseChanges } from './changes-file.js';
import { type FileBytes, type PackedArray, readContainer, writeContainer } from './container.js';
import { type CitedText, type GroundsArrays, type GroundsData, openGrounds } from './grounds.js';

/**
 * The data of one release as the server holds it: what the build writes and the server reads, in one place so that the
 * format has one author. All calendars share one timeline of days from `epoch`; an entry is a day and the number of
 * its payload (many dates share one), sorted by calendar, day and kind. What releases changed lies in the file of all
 * releases: see `history-file.ts`.
 */
export const FORMAT_VERSION = 3;
/** The packed data among the published files of a release: see build/dist/release-data.ts. */
export const RELEASE_DATA = 'kalends.bin';
/** Releases up to this one were published without them. */
export const LAST_WITHOUT_DATA = '20261122T124814Z';

/** Where there is no history at hand. */
const NO_CHANGES: PagedBytes = {
  read: () => {
    throw new Error('there is no history at hand');
  },
};

/** Payloads in numbers: their names and lists of sources once each. */
export interface PayloadTables {
  readonly names: readonly Readonly<Record<string, string>>[];
  readonly sourceLists: readonly (readonly string[])[];
  readonly payloads: readonly PackedPayload[];
}

export interface PackedMeta extends PayloadTables {
  readonly epoch: DayNumber;
  readonly dayCount: number;
  /** Oldest first; the last one is the release that answers. */
  readonly releases: readonly ReleaseChanges[];
  /** Sorted by id. */
  readonly calendars: readonly PlacedCalendar[];
  readonly sources: readonly Source[];
  /** Ids that `groupCalendar` counts: also those of calendars that later went. */
  readonly changeCalendars: readonly string[];
  /** Every language that a name has. */
  readonly languages: readonly string[];
  /** What the rows of definitions stand on: see `grounds.ts`. Absent where the release does not tell it. */
  readonly texts?: readonly CitedText[];
  /** Length of what calendars are found by. */
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

/** What the dates rest on is there from the release on that first tells it. */
export interface PackedArrays extends ChangeGroups, Partial<GroundsArrays> {
  /** Entries of calendar c: entryStart[c] .. entryEnd[c], which is entryStart[c + 1] where all are in memory. */
  readonly entryStart: Uint32Array;
  readonly entryEnd?: Uint32Array;
  /** Days since the epoch. */
  readonly entryDay: Uint16Array;
  readonly entryPayload: Uint32Array;
  /** Bitsets of all calendars one after the other, wordsFor(dayCount) words each, and their counts, one more each. */
  readonly open: Uint32Array;
  readonly openCounts: Uint16Array;
  readonly uncertain: Uint32Array;
  readonly uncertainCounts: Uint16Array;
  readonly unverified: Uint32Array;
  readonly unverifiedCounts: Uint16Array;
  /** What calendars are found by: see `search.ts`. */
  readonly search: Uint8Array;
}

export interface ReleaseData {
  readonly meta: PackedMeta;
  readonly arrays: PackedArrays;
  readonly payloads: readonly Payload[];
  /** How many there are, those that are not in memory too. */
  readonly payloadCount: number;
  /** Index of each calendar by its id. */
  readonly calendarIndex: ReadonlyMap<string, number>;
  /** What releases changed. */
  readonly changes: PagedBytes;
  /** What the dates rest on; null where the release does not tell it. */
  readonly grounds: GroundsData | null;
  /** Numbers (of `changeCalendars`) of calendars whose changes are not told; absent: all are. */
  readonly hiddenChanges?: ReadonlySet<number>;
  /** Whether a calendar is not told of; absent: all are. */
  readonly hides?: (id: string) => boolean;
}

/** The bytes of a release's data. */
export function packRelease(meta: PackedMeta, arrays: PackedArrays): FileBytes {
  return writeContainer(FORMAT_VERSION, meta, arrays as unknown as Record<string, PackedArray>);
}

/**
 * Opens what `packRelease` wrote, with the changes of its releases (absent: there are none at hand). Throws an Error that
 * says what is wrong with the file.
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

/** The business-day view of one calendar; no copying. */
export function viewBusinessDays(data: ReleaseData, calendar: number): BusinessDays {
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

/** Positions from..to (to not included) of a calendar's entries on the days from..to, both inclusive. */
export function entryRange(
  data: Pick<ReleaseData, 'arrays' | 'meta'>,
  calendar: number,
  from: DayNumber,
  to: DayNumber,
): [number, number] {
  const { entryStart, entryEnd, entryDay } = data.arrays;
  const start = entryStart[calendar]!;
  const end = entryEnd ? entryEnd[calendar]! : entryStart[calendar + 1]!;
  const low = lowerBound(entryDay, start, end, from - data.meta.epoch);
  return [low, lowerBound(entryDay, low, end, to + 1 - data.meta.epoch)];
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
