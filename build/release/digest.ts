import { createHash } from 'node:crypto';
import { getOrMake } from '../../server/core/get-or-make.js';
import type { Payload } from '../../server/core/types.js';
import type { ReleaseState } from './state.js';

/** SHA-256 over states: over all of it at once, as releases of format 1 record it, and calendar by calendar. */

/** SHA-256 over everything that a state holds, in a fixed order: what releases of format 1 record. */
export function stateDigest(state: ReleaseState): string {
  const hash = createHash('sha256');
  for (const id of [...state.calendars.keys()].sort()) hash.update(`${JSON.stringify(state.calendars.get(id))}\n`);
  for (const id of [...state.sources.keys()].sort()) hash.update(`${JSON.stringify(state.sources.get(id))}\n`);
  for (const id of [...state.entries.keys()].sort()) hash.update(entryLines(state, id));
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
    const ids = [...new Set([...state.calendars.keys(), ...state.entries.keys()])].sort();
    const hash = createHash('sha256');
    for (const id of ids) {
      hash.update(`${id} ${getOrMake(this.#perCalendar, id, () => calendarDigest(state, id))}\n`);
    }
    for (const id of [...state.sources.keys()].sort()) hash.update(`${JSON.stringify(state.sources.get(id))}\n`);
    return hash.digest('hex');
  }
}

function calendarDigest(state: ReleaseState, id: string): string {
  const record = JSON.stringify(state.calendars.get(id) ?? null);
  return createHash('sha256')
    .update(`${record}\n${entryLines(state, id)}`)
    .digest('hex');
}

function entryLines(state: ReleaseState, id: string): string {
  const entries = state.entries.get(id);
  if (!entries) return '';
  const lines: string[] = [];
  for (const key of [...entries.keys()].sort((a, b) => a - b)) {
    lines.push(`${id} ${key} ${payloadText(entries.get(key)!.payload)}\n`);
  }
  return lines.join('');
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
