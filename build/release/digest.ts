import { createHash } from 'node:crypto';
import { getOrMake } from '../../server/core/get-or-make.js';
import type { Payload } from '../../server/core/types.js';
import { entryKey } from '../expand/entry.js';
import { type ReleaseState, type StoredCalendar, type StoredEntry, sortedEntries } from './state.js';

/** SHA-256 over states: over all of it at once, as releases of format 1 record it, and calendar by calendar. */

/** SHA-256 over everything that a state holds, in a fixed order: what releases of format 1 record. */
export function stateDigest(state: ReleaseState): string {
  const hash = createHash('sha256');
  for (const id of [...state.calendars.keys()].sort()) hash.update(`${JSON.stringify(state.calendars.get(id))}\n`);
  for (const id of [...state.sources.keys()].sort()) hash.update(`${JSON.stringify(state.sources.get(id))}\n`);
  for (const id of [...state.entries.keys()].sort()) hash.update(entryLines(id, sortedEntries(state, id)));
  return hash.digest('hex');
}

/** SHA-256 over everything that a state holds, made of one for each calendar: what releases of format 2 record. */
export function calendarwiseDigest(state: ReleaseState): string {
  return new RunningDigest().of(state);
}

/**
 * The same digest of a state that goes on changing: after `touch`, the calendars named are digested anew, the others as
 * they were.
 */
export class RunningDigest {
  readonly #perCalendar = new Map<string, string>();

  touch(calendars: Iterable<string>): void {
    for (const id of calendars) this.#perCalendar.delete(id);
  }

  of(state: ReleaseState): string {
    const ids = new Set([...state.calendars.keys(), ...state.entries.keys()]);
    return digestOfCalendars(
      ids,
      (id) =>
        getOrMake(this.#perCalendar, id, () => calendarDigest(id, state.calendars.get(id), sortedEntries(state, id))),
      state.sources,
    );
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

/** SHA-256 of what a state says of one calendar: its record, if it has one, and its entries in order. */
export function calendarDigest(
  id: string,
  record: StoredCalendar | undefined,
  entries: readonly StoredEntry[],
): string {
  return createHash('sha256')
    .update(`${JSON.stringify(record ?? null)}\n${entryLines(id, entries)}`)
    .digest('hex');
}

function entryLines(id: string, entries: readonly StoredEntry[]): string {
  let lines = '';
  for (const { day, payload } of entries) {
    lines += `${id} ${entryKey({ day, kind: payload.kind })} ${payloadText(payload)}\n`;
  }
  return lines;
}

const payloadTexts = new WeakMap<Payload, string>();

/** A payload as JSON: made once, since many dates share one. */
export function payloadText(payload: Payload): string {
  const known = payloadTexts.get(payload);
  if (known !== undefined) return known;
  const text = JSON.stringify(payload);
  payloadTexts.set(payload, text);
  return text;
}
