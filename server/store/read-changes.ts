import type { CalendarRecord } from '../engine/types.js';
import { getOrMake } from '../util/get-or-make.js';
import { lruCache } from '../util/lru-cache.js';
import type { PackPlace } from './bundle.js';
import type { ChangesReader } from './changes.js';
import { type CalendarState, type ChangedEntry, changedEntries } from './entry-changes.js';
import type { History } from './history.js';
import type { Pack } from './pack.js';
import { SharedPayloads } from './payloads.js';
import { openNamed, withoutSearch } from './release-data.js';

/** Derives what releases changed from the packs before and after. */

/** Changed calendars, with some hundred changes each, whose changes stay in memory. */
const MAX_KEPT = 32;
/** Changed records, of some hundred bytes each: those of a few releases, each of which takes two packs to find. */
const MAX_RECORDS = 4096;

interface LastState {
  readonly id: string;
  readonly shared: SharedPayloads;
  readonly state: CalendarState | null;
  /** Of its pack. */
  readonly sha256: string;
}

/** Reads the changes of the releases in the files of a build. */
export function readChanges(history: Pick<History, 'details' | 'pack'>): ChangesReader {
  const kept = lruCache<readonly ChangedEntry[]>(MAX_KEPT);
  const records = lruCache<string>(MAX_RECORDS);
  /** The state after the change that was read last: mostly the one before the next change of that calendar. */
  let last: LastState = { id: '', shared: new SharedPayloads(), state: null, sha256: '' };
  const open = (
    place: PackPlace | null,
    id: string,
    release: string,
    shared: SharedPayloads,
  ): Pack | null =>
    place &&
    openNamed(
      id,
      history.pack(place, release, `the pack of ${id}, which ${release} changed,`),
      shared,
    );
  return {
    entries: (release, index) =>
      getOrMake(kept, `${release.id} ${index}`, () => {
        const { id } = release.calendars[index]!;
        if (last.id !== id) last = { id, shared: new SharedPayloads(), state: null, sha256: '' };
        const [before, after] = history.details(release.id).calendars[index]!.map((place) => {
          if (place?.sha256 === last.sha256) return last.state;
          const pack = open(place, id, release.id, last.shared);
          return pack && stateOf(pack);
        });
        const sha256 = history.details(release.id).calendars[index]![1]?.sha256 ?? '';
        last = { ...last, state: after!, sha256 };
        return changedEntries(before!, after!);
      }),
    description: ({ id }) => JSON.stringify(history.details(id).description),
    record: (release, index) =>
      getOrMake(records, `${release.id} ${index}`, () => {
        const id = release.records[index]!;
        const shared = new SharedPayloads();
        const [before, after] = history.details(release.id).records[index]!.map((place) => {
          const pack = open(place, id, release.id, shared);
          return pack?.record() ?? null;
        });
        return JSON.stringify(recordDifference(id, before!, after!)!);
      }),
  };
}

/** A calendar as it is compared. */
export function stateOf(pack: Pack): CalendarState {
  const { range, day, payload } = pack.entries();
  const [from, to] = range(pack.first, pack.last);
  const entries = Array.from({ length: to - from }, (_, at) => ({
    day: day(from + at),
    payload: payload(from + at),
  }));
  return { record: pack.record(), entries };
}

/** The changed members of a calendar's record; the whole record if it is new or removed; null: only the search differs. */
export function recordDifference(
  id: string,
  before: CalendarRecord | null,
  after: CalendarRecord | null,
): object | null {
  if (!before || !after)
    return { id, before: before && described(before), after: after && described(after) };
  const [old, now] = [shown(before), shown(after)];
  const names = [...new Set([...Object.keys(old), ...Object.keys(now)])] as (keyof typeof old)[];
  const changed = names.filter((name) => JSON.stringify(old[name]) !== JSON.stringify(now[name]));
  const pick = (record: typeof old) =>
    Object.fromEntries(changed.map((name) => [name, record[name] ?? null]));
  return changed.length === 0 ? null : { id, before: pick(old), after: pick(now) };
}

/** With its home, which not every calendar has. */
function shown(record: CalendarRecord) {
  const { countries = [], currencies = [] } = record;
  return { ...described(record), countries, currencies };
}

/** The numbers of dates by basis, and what follows from ids, are no part of the description. */
function described(record: CalendarRecord) {
  const {
    basis: _basis,
    companions: _companions,
    ...own
  } = withoutSearch(record) as CalendarRecord & { readonly basis?: object };
  return own;
}
