import { createHash, type Hash } from 'node:crypto';
import type { Payload } from '../../server/engine/types.js';
import { getOrMake } from '../../server/util/get-or-make.js';
import { entryKey } from '../expand/entry.js';
import {
  payloadText,
  type ReleaseState,
  type StoredCalendar,
  type StoredEntry,
  sortedEntries,
} from './state.js';

/** SHA-256 of states, made from one for each calendar. */

export function stateDigest(state: ReleaseState): string {
  return new RunningDigest().of(state);
}

/**
 * The same digest of a changing state: after `touch`, only the named calendars are digested again. `others`: the digests of
 * calendars that belong to the state but are not in it.
 */
export class RunningDigest {
  readonly #perCalendar = new Map<string, string>();
  readonly #others: ReadonlyMap<string, string>;

  constructor(others: ReadonlyMap<string, string> = new Map()) {
    this.#others = others;
  }

  touch(calendars: Iterable<string>): void {
    for (const id of calendars) this.#perCalendar.delete(id);
  }

  of(state: ReleaseState): string {
    const ids = new Set([
      ...state.calendars.keys(),
      ...state.entries.keys(),
      ...this.#others.keys(),
    ]);
    return digestOfCalendars(ids, (id) => this.ofCalendar(state, id), state.sources);
  }

  ofCalendar(state: ReleaseState, id: string): string {
    const digest = () => calendarDigest(id, state.calendars.get(id), sortedEntries(state, id));
    return this.#others.get(id) ?? getOrMake(this.#perCalendar, id, digest);
  }
}

/** The digest of a state from that of each of its calendars. */
export function digestOfCalendars(
  ids: Iterable<string>,
  digestOf: (id: string) => string,
  sources: ReleaseState['sources'],
): string {
  const hash = createHash('sha256');
  for (const id of [...ids].sort()) hash.update(`${id} ${digestOf(id)}\n`);
  for (const id of [...sources.keys()].sort()) hash.update(`${JSON.stringify(sources.get(id))}\n`);
  return hash.digest('hex');
}

/** SHA-256 of one calendar in a state: its record, if it has one, and its entries in order. */
export function calendarDigest(
  id: string,
  record: StoredCalendar | undefined,
  entries: readonly StoredEntry[],
): string {
  const hash = createHash('sha256').update(`${JSON.stringify(record ?? null)}\n`);
  updateByEntries(hash, id, entries);
  return hash.digest('hex');
}

/** Lines are assembled as bytes, with a payload's bytes made once for a calendar: in total they are half a gigabyte. */
const chunk = Buffer.alloc(1 << 18);
/** More than a calendar's id and the number of an entry take. */
const MAX_START_LENGTH = 256;

/** Updates by a line for each entry: the calendar's id, `entryKey` and the payload as JSON. */
function updateByEntries(hash: Hash, id: string, entries: readonly StoredEntry[]): void {
  const ends = new Map<Payload, Buffer>();
  const endOf = (payload: Payload) =>
    getOrMake(ends, payload, () => Buffer.from(` ${payloadText(payload)}\n`));
  let length = 0;
  const flush = () => {
    hash.update(chunk.subarray(0, length));
    length = 0;
  };
  for (const { day, payload } of entries) {
    const end = endOf(payload);
    if (length + MAX_START_LENGTH + end.length > chunk.length) flush();
    length += chunk.write(`${id} ${entryKey({ day, kind: payload.kind })}`, length);
    chunk.set(end, length);
    length += end.length;
  }
  flush();
}
