import { join } from 'node:path';
import { type DayNumber, firstDayOf, lastDayOf } from '../../server/engine/civil-date.js';
import { type BuildRecord, RECORD_FILE, readRecord } from '../../server/store/build-record.js';
import { HISTORY_INDEX, type History, openHistory, readIndex } from '../../server/store/history.js';
import type { Pack } from '../../server/store/pack.js';
import { SharedPayloads } from '../../server/store/payloads.js';
import { openNamed } from '../../server/store/release-data.js';
import { getOrMake } from '../../server/util/get-or-make.js';
import { once } from '../../server/util/once.js';
import type { StoredPack } from '../dist/history-files.js';
import { type BuiltCalendar, unpackCalendar, unpackRecord } from '../dist/pack-calendar.js';
import type { StoredCalendar, StoredEntry } from '../release/state.js';

/** The releases of a build without an overlay, read calendar by calendar on demand. */
export interface BaseBuild {
  readonly dir: string;
  readonly record: BuildRecord;
  readonly history: History;
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
  /** Its position among all releases. */
  readonly position: number;
  readonly has: (calendar: string) => boolean;
  /** A calendar with its pack; undefined if there is none. */
  readonly calendar: (id: string) => BaseCalendar | undefined;
  /** Sorted by day and kind; empty for an unknown calendar. */
  readonly entries: (calendar: string) => readonly StoredEntry[];
  /** The id of a calendar by any of its ids, in any case. */
  readonly canonical: (id: string) => string | undefined;
}

export interface BaseCalendar extends BuiltCalendar {
  readonly place: StoredPack;
  readonly pack: Pack;
}

/** Opens a build. Throws an Error that names the missing or damaged file. */
export function openBase(dir: string): BaseBuild {
  const record = readRecord(join(dir, RECORD_FILE));
  return baseOf(dir, record, openHistory(dir, readIndex(join(dir, HISTORY_INDEX))));
}

/** Reads the history of a build on demand. */
export function baseOf(dir: string, record: BuildRecord, history: History): BaseBuild {
  const opened = new Map<string, BaseRelease>();
  const release = (id: string) => {
    const position = history.releases.findIndex((one) => one.id === id);
    return position < 0
      ? undefined
      : getOrMake(opened, id, () => openBaseRelease(history, id, position));
  };
  const last = release(history.releases.at(-1)!.id)!;
  const records = once(() => {
    const { calendars } = history.bundle(last.id).directory;
    return new Map(calendars.map(({ id }) => [id, last.calendar(id)!.record]));
  });
  return {
    dir,
    record,
    history,
    close: history.close,
    release,
    last,
    get stored() {
      return records();
    },
  };
}

function openBaseRelease(history: History, id: string, position: number): BaseRelease {
  const { calendars } = history.bundle(id).directory;
  const places = new Map(calendars.map((place) => [place.id, place]));
  const byAny = new Map(
    calendars.flatMap(({ id: own, aliases = [] }) =>
      [own, ...aliases].map((any) => [any.toUpperCase(), own] as const),
    ),
  );
  const shared = new SharedPayloads('recorded');
  const known = new Map<string, BaseCalendar>();
  const open = (calendar: string): BaseCalendar | undefined => {
    const listed = places.get(calendar);
    if (!listed) return undefined;
    return getOrMake(known, calendar, () => {
      const { id: _id, aliases: _aliases, languages: _languages, ...place } = listed;
      const pack = openNamed(
        calendar,
        history.pack(listed, id, `the pack of ${calendar} in the release ${id}`),
        shared,
      );
      return lazyCalendar(pack, { ...place, in: place.in ?? id });
    });
  };
  return {
    id,
    position,
    calendar: open,
    has: (calendar) => places.has(calendar),
    entries: (calendar) => open(calendar)?.entries ?? [],
    canonical: (any) => byAny.get(any.trim().toUpperCase()),
  };
}

/** Many calendars are asked for their record alone, and entries are many. */
function lazyCalendar(pack: Pack, place: StoredPack): BaseCalendar {
  const whole = once(() => unpackCalendar(pack));
  return {
    place,
    pack,
    record: unpackRecord(pack),
    get entries() {
      return whole().entries;
    },
    get provenance() {
      return whole().provenance;
    },
  };
}

/** First and last day of a calendar's data. */
export function spanOfYears([first, last]: readonly [number, number]): readonly [
  DayNumber,
  DayNumber,
] {
  return [firstDayOf(first), lastDayOf(last)];
}
