import type { Payload, PlacedCalendar } from '../../server/engine/types.js';
import { writeCalendar } from '../../server/store/history-file.js';
import type { StoredCalendar, StoredEntry } from '../release/state.js';
import { dayBits } from './day-bits.js';
import { Numbering, packPayloads, type timelineOf } from './pack.js';

export interface PackedCalendar {
  readonly bytes: Uint8Array;
  /** The number of payloads of its entries, and the languages of their names. */
  readonly payloads: number;
  readonly languages: readonly string[];
}

/** A calendar in the form of a history; `placed` is its record in responses, `stored` are its entries, sorted. */
export function packCalendar(
  calendar: StoredCalendar,
  placed: PlacedCalendar,
  stored: readonly StoredEntry[],
  { epoch, dayCount }: ReturnType<typeof timelineOf>,
): PackedCalendar {
  const payloads = new Numbering<Payload>();
  const numbers = stored.map(({ payload }) => payloads.numberOf(payload));
  const { languages, ...tables } = packPayloads(payloads.values);
  const bytes = writeCalendar({
    record: placed,
    ...dayBits(calendar, stored, epoch, dayCount),
    entryDay: Uint16Array.from(stored, ({ day }) => day - epoch),
    entryPayload: Uint32Array.from(numbers),
    tables,
  });
  return { bytes, payloads: payloads.values.length, languages };
}
