import { join } from 'node:path';
import { type DayNumber, firstDayOf, lastDayOf } from '../../server/engine/civil-date.js';
import type { Source } from '../../server/engine/types.js';
import { type BuildRecord, RECORD_FILE, readRecord } from '../../server/store/build-record.js';
import { openHistory, readIndex } from '../../server/store/history.js';
import {
  HISTORY_FILE,
  HISTORY_INDEX,
  type HistoryIndex,
  type ReadBlob,
  type ReleaseHead,
  readCalendar,
  readJson,
} from '../../server/store/history-file.js';
import { unpackPayloads } from '../../server/store/packed.js';
import { getOrMake } from '../../server/util/get-or-make.js';
import { payloadOf, type StoredCalendar, type StoredEntry } from '../release/state.js';

/** The releases of a build without an overlay, read calendar by calendar on demand. */
export interface BaseBuild {
  readonly dir: string;
  readonly record: BuildRecord;
  readonly index: HistoryIndex;
  readonly read: ReadBlob;
  readonly close: () => void;
  /** A release by its id; undefined if the build does not have it. */
  readonly release: (id: string) => BaseRelease | undefined;
  /** The last one. */
  readonly last: BaseRelease;
  /** The calendars of the last release, including data that the server does not need. */
  readonly stored: ReadonlyMap<string, StoredCalendar>;
}

export interface BaseRelease {
  readonly id: string;
  readonly head: ReleaseHead;
  /** Its position among all releases. */
  readonly position: number;
  readonly has: (calendar: string) => boolean;
  /** Sorted by day and kind; empty for an unknown calendar. */
  readonly entries: (calendar: string) => readonly StoredEntry[];
  /** The id of a calendar by any of its ids, in any case. */
  readonly canonical: (id: string) => string | undefined;
}

/** Opens a build. Throws an Error that names the missing or damaged file. */
export function openBase(dir: string): BaseBuild {
  const record = readRecord(join(dir, RECORD_FILE));
  const index = readIndex(join(dir, HISTORY_INDEX));
  return baseOf({ dir, record, index, ...openHistory(join(dir, HISTORY_FILE)) });
}

/** Reads the history of a build on demand. */
export function baseOf(build: Pick<BaseBuild, 'dir' | 'record' | 'index' | 'read' | 'close'>): BaseBuild {
  const { index, read } = build;
  const opened = new Map<string, BaseRelease>();
  const release = (id: string) => {
    const position = index.releases.findIndex((one) => one.id === id);
    return position < 0 ? undefined : getOrMake(opened, id, () => openBaseRelease(read, index, position));
  };
  const state = readJson<{ calendars: [StoredCalendar, unknown][] }>(read(index.state, 'the state'));
  return {
    ...build,
    release,
    last: release(index.releases.at(-1)!.id)!,
    stored: new Map(state.calendars.map(([calendar]) => [calendar.id, calendar])),
  };
}

function openBaseRelease(read: ReadBlob, { releases }: HistoryIndex, position: number): BaseRelease {
  const { id, head: place } = releases[position]!;
  const head = readJson<ReleaseHead>(read(place, `the release ${id}`));
  const indexes = new Map(head.ids.map(([own], index) => [own!, index]));
  const byAny = new Map(head.ids.flatMap((ids) => ids.map((any) => [any.toUpperCase(), ids[0]!] as const)));
  const known = new Map<string, readonly StoredEntry[]>();
  const entriesOf = (calendar: string): readonly StoredEntry[] => {
    const index = indexes.get(calendar);
    if (index === undefined) return [];
    const { entryDay, entryPayload, tables } = readCalendar(read(head.places[index]!, calendar));
    const payloads = unpackPayloads(tables).map(payloadOf);
    return Array.from(entryDay, (day, at) => ({ day: head.epoch + day, payload: payloads[entryPayload[at]!]! }));
  };
  return {
    ...{ id, head, position },
    has: (calendar) => indexes.has(calendar),
    entries: (calendar) => getOrMake(known, calendar, () => entriesOf(calendar)),
    canonical: (any) => byAny.get(any.trim().toUpperCase()),
  };
}

/** The sources of a release. */
export function sourcesOf({ read }: BaseBuild, { head, id }: BaseRelease): readonly Source[] {
  return readJson<Source[]>(read(head.sources, `the sources of the release ${id}`));
}

/** First and last day of a calendar's data. */
export function spanOfYears([first, last]: readonly [number, number]): readonly [DayNumber, DayNumber] {
  return [firstDayOf(first), lastDayOf(last)];
}
