import { fillCounts, wordsFor } from '../../server/engine/bits.js';
import { type DayNumber, firstDayOf, lastDayOf } from '../../server/engine/civil-date.js';
import type { CalendarRecord, Payload, PlacedCalendar, Source } from '../../server/engine/types.js';
import type { FileBytes } from '../../server/store/container.js';
import {
  type HistoryIndex,
  type ReadBlob,
  type ReleaseHead,
  type ReleaseSummary,
  readCalendar,
  readJson,
} from '../../server/store/history-file.js';
import { type PackedMeta, packRelease, unpackPayloads } from '../../server/store/packed.js';
import { payloadOf, payloadText, type StoredCalendar } from '../release/state.js';
import { packAllGrounds } from './pack-grounds.js';

/**
 * The bytes of `data.bin` for a release of a history, as if it were the last one. `onCalendar` receives the number of finished
 * calendars.
 */
export function packData(
  read: ReadBlob,
  { releases }: Pick<HistoryIndex, 'releases'>,
  id: string,
  onCalendar: (done: number, all: number) => void = () => {},
): FileBytes {
  const upToIt = releases.slice(0, releases.findIndex((release) => release.id === id) + 1);
  const own = upToIt.at(-1)!;
  const head = readJson<ReleaseHead>(read(own.head, `the release ${id}`));
  const summaries = upToIt.map((one) => readJson<ReleaseSummary>(read(one.summary, `the release ${one.id}`)));
  const search = read(head.search, `the search of the release ${id}`);
  const payloads = new Numbering<Payload>();
  const arrays = packCalendars(read, head, payloads, onCalendar);
  const grounds =
    head.grounds && packAllGrounds(read, { ...head, grounds: head.grounds }, { ...arrays, payloads: payloads.values });
  const meta: PackedMeta = {
    epoch: head.epoch,
    dayCount: head.dayCount,
    releases: summaries.map(({ release }) => release),
    calendars: readJson<PlacedCalendar[]>(read(head.records, `the calendars of the release ${id}`)),
    sources: readJson<Source[]>(read(head.sources, `the sources of the release ${id}`)),
    ...packPayloads(payloads.values),
    changeCalendars: summaries.flatMap(({ calendars }) => calendars),
    ...(grounds && { texts: grounds.texts }),
    searchBytes: search.length,
  };
  return packRelease(meta, {
    ...arrays,
    ...grounds?.arrays,
    groupCalendar: Uint16Array.from(summaries.flatMap(({ groupCalendar }) => groupCalendar)),
    groupStart: Uint32Array.from(summaries.flatMap(({ groupStart }) => groupStart)),
    search,
  });
}

const BITS = ['open', 'uncertain', 'unverified'] as const;

function packCalendars(
  read: ReadBlob,
  { dayCount, ids, places }: ReleaseHead,
  payloads: Numbering<Payload>,
  onCalendar: (done: number, all: number) => void,
) {
  const words = wordsFor(dayCount);
  const bits = () => new Uint32Array(places.length * words);
  const counts = () => new Uint16Array(places.length * (words + 1));
  const days = {
    ...{ open: bits(), openCounts: counts() },
    ...{ uncertain: bits(), uncertainCounts: counts() },
    ...{ unverified: bits(), unverifiedCounts: counts() },
  };
  const starts = [0];
  const entryDay: number[] = [];
  const entryPayload: number[] = [];
  for (const [index, place] of places.entries()) {
    const own = readCalendar(read(place, ids[index]![0]!));
    const numbers = unpackPayloads(own.tables).map((one) => {
      const payload = payloadOf(one);
      return payloads.numberOf(payload, payloadText(payload));
    });
    for (const day of own.entryDay) entryDay.push(day);
    for (const number of own.entryPayload) entryPayload.push(numbers[number]!);
    starts.push(entryDay.length);
    for (const name of BITS) {
      days[name].set(own[name], index * words);
      fillCounts(own[name], days[`${name}Counts`].subarray(index * (words + 1), (index + 1) * (words + 1)));
    }
    onCalendar(index + 1, places.length);
  }
  const entryStart = Uint32Array.from(starts);
  return {
    ...{ entryStart, entryDay: Uint16Array.from(entryDay), entryPayload: Uint32Array.from(entryPayload) },
    ...days,
  };
}

/** Records in the server's order. */
export function byId<T extends { readonly id: string }>(records: ReadonlyMap<string, T>): T[] {
  return [...records.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** The common timeline of all calendars: its first day and length. */
export function timelineOf(calendars: readonly CalendarRecord[]): { epoch: DayNumber; dayCount: number } {
  const epoch = firstDayOf(Math.min(...calendars.map(({ data_years }) => data_years[0])));
  const dayCount = lastDayOf(Math.max(...calendars.map(({ data_years }) => data_years[1]))) - epoch + 1;
  return { epoch, dayCount };
}

/** Numbers values in the order of their first appearance. */
export class Numbering<T> {
  readonly values: T[] = [];
  readonly #numbers = new Map<unknown, number>();

  /** The number of a value; values are equal if their keys are. */
  numberOf(value: T, key: unknown = value): number {
    let number = this.#numbers.get(key);
    if (number === undefined) {
      number = this.values.push(value) - 1;
      this.#numbers.set(key, number);
    }
    return number;
  }
}

export function packPayloads(
  payloads: readonly Payload[],
): Pick<PackedMeta, 'names' | 'sourceLists' | 'payloads' | 'languages'> {
  const names = new Numbering<Payload['names']>();
  const sources = new Numbering<Payload['sources']>();
  const packed = payloads.map((payload): PackedMeta['payloads'][number] => [
    payload.kind,
    names.numberOf(payload.names, namesText(payload)),
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

const namesTexts = new WeakMap<Payload, string>();

/** The names of a payload as JSON: cached, since many calendars have the same. */
function namesText(payload: Payload): string {
  const known = namesTexts.get(payload);
  if (known !== undefined) return known;
  const text = JSON.stringify(payload.names);
  namesTexts.set(payload, text);
  return text;
}

/** Rare fields, at the end of a payload. */
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
