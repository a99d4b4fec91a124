import { fillCounts, wordsFor } from '../../server/core/bits.js';
import { pagesInMemory } from '../../server/core/changes-file.js';
import { type DayNumber, firstDayOf, lastDayOf } from '../../server/core/civil-date.js';
import type { FileBytes } from '../../server/core/container.js';
import {
  openRelease,
  type PackedArrays,
  type PackedMeta,
  packRelease,
  type ReleaseData,
} from '../../server/core/packed.js';
import { packSearch } from '../../server/core/search.js';
import type { CalendarRecord, Payload } from '../../server/core/types.js';
import type { History } from '../release/replay.js';
import { type ReleaseState, type StoredCalendar, sortedEntries } from '../release/state.js';
import { readPlaces } from '../search/documents.js';
import { dayBits } from './day-bits.js';
import { ChangesPacker } from './pack-changes.js';

export interface PackedRelease {
  /** The bytes of `kalends.bin`. */
  readonly data: FileBytes;
  /** The bytes of `changes.bin`, which belongs to it. */
  readonly changes: FileBytes;
}

/** What was packed, as the server reads it. */
export function openPacked({ data, changes }: PackedRelease): ReleaseData {
  return openRelease(data, () => pagesInMemory(changes));
}

/** The last release of a history. `onCalendar` hears how many calendars are packed. */
export function packHistory({ state, steps }: History, onCalendar: (done: number) => void): PackedRelease {
  const changes = new ChangesPacker();
  for (const step of steps) changes.add(step);
  return packState(state, changes, onCalendar);
}

/** A state, with the changes of the releases up to it. */
export function packState(
  state: ReleaseState,
  packer: ChangesPacker,
  onCalendar: (done: number) => void,
): PackedRelease {
  const calendars = byId(state.calendars);
  const { epoch, dayCount } = timelineOf(calendars);
  const payloads = new Numbering<Payload>();

  const entries = packEntries(state, calendars, epoch, payloads);
  const days = packDays(state, calendars, epoch, dayCount, onCalendar);
  const { releases, changeCalendars, groupCalendar, groupStart, bytes, pageDigests } = packer.packed();
  const places = readPlaces();
  const search = packSearch(calendars.map(places.document));
  const meta: PackedMeta = {
    epoch,
    dayCount,
    releases,
    calendars: calendars.map((calendar) => places.placed(publicRecord(calendar))),
    sources: byId(state.sources),
    ...packPayloads(payloads.values),
    changeCalendars,
    changesBytes: bytes.length,
    searchBytes: search.length,
  };
  const data = packRelease(meta, {
    ...{ ...entries, ...days, groupCalendar, groupStart, changePages: pageDigests },
    search,
  });
  return { data, changes: bytes };
}

/** Records in the order in which the server has them. */
export function byId<T extends { readonly id: string }>(records: ReadonlyMap<string, T>): T[] {
  return [...records.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** The days that all calendars share: the first, and how many. */
export function timelineOf(calendars: readonly CalendarRecord[]): { epoch: DayNumber; dayCount: number } {
  const epoch = firstDayOf(Math.min(...calendars.map(({ data_years }) => data_years[0])));
  const dayCount = lastDayOf(Math.max(...calendars.map(({ data_years }) => data_years[1]))) - epoch + 1;
  return { epoch, dayCount };
}

/** Numbers things in the order in which they are first met. */
export class Numbering<T> {
  readonly values: T[] = [];
  readonly #numbers = new Map<unknown, number>();

  /** The number of a value; two values are the same when their keys are. */
  numberOf(value: T, key: unknown = value): number {
    let number = this.#numbers.get(key);
    if (number === undefined) {
      number = this.values.push(value) - 1;
      this.#numbers.set(key, number);
    }
    return number;
  }
}

function packEntries(
  state: ReleaseState,
  calendars: readonly CalendarRecord[],
  epoch: DayNumber,
  payloads: Numbering<Payload>,
) {
  const starts = [0];
  const days: number[] = [];
  const numbers: number[] = [];
  for (const { id } of calendars) {
    for (const { day, payload } of sortedEntries(state, id)) {
      days.push(day - epoch);
      numbers.push(payloads.numberOf(payload));
    }
    starts.push(days.length);
  }
  return {
    entryStart: Uint32Array.from(starts),
    entryDay: Uint16Array.from(days),
    entryPayload: Uint32Array.from(numbers),
  };
}

function packDays(
  state: ReleaseState,
  calendars: readonly StoredCalendar[],
  epoch: DayNumber,
  dayCount: number,
  onCalendar: (done: number) => void,
): Pick<PackedArrays, `${'open' | 'uncertain' | 'unverified'}${'' | 'Counts'}`> {
  const words = wordsFor(dayCount);
  const bits = () => new Uint32Array(calendars.length * words);
  const counts = () => new Uint16Array(calendars.length * (words + 1));
  const packed = {
    open: bits(),
    openCounts: counts(),
    uncertain: bits(),
    uncertainCounts: counts(),
    unverified: bits(),
    unverifiedCounts: counts(),
  };
  for (const [index, calendar] of calendars.entries()) {
    const own = dayBits(calendar, sortedEntries(state, calendar.id), epoch, dayCount);
    for (const name of ['open', 'uncertain', 'unverified'] as const) {
      packed[name].set(own[name], index * words);
      fillCounts(own[name], packed[`${name}Counts`].subarray(index * (words + 1), (index + 1) * (words + 1)));
    }
    onCalendar(index + 1);
  }
  return packed;
}

export function packPayloads(
  payloads: readonly Payload[],
): Pick<PackedMeta, 'names' | 'sourceLists' | 'payloads' | 'languages'> {
  const names = new Numbering<Payload['names']>();
  const sources = new Numbering<Payload['sources']>();
  const packed = payloads.map((payload): PackedMeta['payloads'][number] => [
    payload.kind,
    names.numberOf(payload.names, JSON.stringify(payload.names)),
    payload.status,
    payload.observed ? 1 : 0,
    payload.close_time,
    payload.origin,
    payload.coverage,
    sources.numberOf(payload.sources, payload.sources.join()),
    ...laterFields(payload),
  ]);
  const languages = [...new Set(names.values.flatMap((all) => Object.keys(all)))].sort();
  return { names: names.values, sourceLists: sources.values, payloads: packed, languages };
}

/** Fields that few payloads have, at the end of theirs. */
function laterFields({ may_move_days: days, close_time_coverage: hour }: Payload) {
  if (hour) return [days ?? null, hour] as const;
  return days === undefined ? ([] as const) : ([days] as const);
}

export function publicRecord({
  complete_years: _complete,
  unsettled_days: _unsettled,
  ...record
}: StoredCalendar): CalendarRecord {
  return record;
}
