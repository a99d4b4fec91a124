import { createHash } from 'node:crypto';
import {
  ALTERS_DAY,
  BECAME_CONFIRMED,
  type ChangeCounts,
  type ChangeGroups,
  NOTHING,
  PAGE_BYTES,
  type ReleaseChanges,
  ROW_BYTES,
  writeRow,
} from '../../server/core/changes-file.js';
import type { FileBytes } from '../../server/core/container.js';
import { getOrMake } from '../../server/core/get-or-make.js';
import type { Payload } from '../../server/core/types.js';
import { payloadText } from '../release/digest.js';
import type { RecordChange, ReleaseStep } from '../release/replay.js';
import { type EntryChange, emptyState, type ReleaseState, type StoredCalendar } from '../release/state.js';
import { type MarkedChange, markChanges } from './mark-changes.js';

const MOST_CALENDARS = 65_536;
const FIRST_CHUNK_BYTES = 1 << 20;

/** What the packed data say of the file of changes. */
export interface PackedChanges extends ChangeGroups {
  readonly releases: readonly ReleaseChanges[];
  /** Ids by the calendars' numbers, also those of calendars that later went. */
  readonly changeCalendars: readonly string[];
  readonly bytes: FileBytes;
  /** SHA-256 of each page of the bytes, one after the other. */
  readonly pageDigests: Uint8Array;
}

/**
 * Makes the file of changes (see `changes-file.ts`), release by release, so that no more than one release's changes are
 * in memory as objects. What it has packed so far can be asked for after each.
 */
export class ChangesPacker {
  readonly #bytes = new GrowingBytes();
  readonly #payloads = new Map<Payload, number>();
  readonly #calendars = new Map<string, number>();
  readonly #releases: ReleaseChanges[] = [];
  readonly #groupCalendar: number[] = [];
  readonly #groupStart: number[] = [];
  readonly #fullPages: Buffer[] = [];
  readonly #addresses = new Map<string, string | null>();
  readonly #zones = new Map<string, string | null>();
  #count = 0;

  /**
   * Adds the next release; its changes sorted by calendar id, date and kind. `state` is that after it: without it, the
   * entries that did not change and the weekends are not known to the marks (see `markChanges`).
   */
  add(step: ReleaseStep, state: ReleaseState = emptyState()): void {
    const { release, note, reasons, changes, records } = step;
    const { id, library_version, generated_at } = release;
    for (const { before, after } of changes) for (const payload of [before, after]) if (payload) this.#textOf(payload);
    const description = this.#bytes.addText(JSON.stringify({ note, reasons }));
    const recordTexts = records.map((record) => this.#bytes.addText(JSON.stringify(recordDifference(record))));
    const retold = {
      sources: newValues(
        this.#addresses,
        [...state.sources.values()].map((source) => [source.id, source.url]),
      ),
      calendars: newValues(
        this.#zones,
        [...state.calendars.values()].map((one) => [one.id, one.timezone]),
      ),
    };
    const rows = this.#bytes.length;
    const firstGroup = this.#groupStart.length;
    const first = this.#count;
    for (const change of markChanges(step, state)) this.#addRow(change);
    const list = this.#bytes.length;
    for (const offset of recordTexts) this.#bytes.addNumber(offset);
    this.#releases.push({
      ...{ id, library_version, generated_at, changes: [first, this.#count], counts: countsOf(changes) },
      ...(retold.sources.length + retold.calendars.length > 0 && { retold }),
      ...{ rows, groups: [firstGroup, this.#groupStart.length], description, records: [list, records.length] },
    });
  }

  packed(): PackedChanges {
    const bytes = this.#bytes.view();
    const pageOf = (page: number) => bytes.subarray(page * PAGE_BYTES, (page + 1) * PAGE_BYTES);
    // A page that is full never changes again.
    while ((this.#fullPages.length + 1) * PAGE_BYTES <= bytes.length) {
      this.#fullPages.push(sha256(pageOf(this.#fullPages.length)));
    }
    const rest = pageOf(this.#fullPages.length);
    const digests = rest.length > 0 ? [...this.#fullPages, sha256(rest)] : this.#fullPages;
    return {
      releases: [...this.#releases],
      changeCalendars: [...this.#calendars.keys()],
      groupCalendar: Uint16Array.from(this.#groupCalendar),
      groupStart: Uint32Array.from(this.#groupStart),
      bytes,
      pageDigests: Uint8Array.from(Buffer.concat(digests)),
    };
  }

  #addRow({ calendar, day, kind, before, after, altersDay, becameConfirmed }: MarkedChange): void {
    const number = getOrMake(this.#calendars, calendar, () => this.#calendars.size);
    if (number >= MOST_CALENDARS) throw new Error(`more than ${MOST_CALENDARS} calendars changed`);
    const isFirst = this.#groupStart.length === (this.#releases.at(-1)?.groups[1] ?? 0);
    if (isFirst || this.#groupCalendar.at(-1) !== number) {
      this.#groupCalendar.push(number);
      this.#groupStart.push(this.#count);
    }
    const marks = (altersDay ? ALTERS_DAY : 0) | (becameConfirmed ? BECAME_CONFIRMED : 0);
    const texts = { before: this.#textOf(before), after: this.#textOf(after) };
    this.#bytes.addRow({ day, ...texts, calendar: number, kind, marks });
    this.#count++;
  }

  /** Where the text of an entry starts. */
  #textOf(payload: Payload | null): number {
    if (payload === null) return NOTHING;
    return getOrMake(this.#payloads, payload, () => this.#bytes.addText(payloadText(payload)));
  }
}

/** Notes the values; returns the ids, sorted, of those that were known with another one. */
function newValues(known: Map<string, string | null>, values: readonly (readonly [string, string | null])[]): string[] {
  const changed = values.filter(([id, value]) => known.has(id) && known.get(id) !== value).map(([id]) => id);
  for (const [id, value] of values) known.set(id, value);
  return changed.sort();
}

function countsOf(changes: readonly EntryChange[]): ChangeCounts {
  const counts = { added: 0, removed: 0, modified: 0, holiday: 0, early_close: 0, weekend_workday: 0 };
  for (const { kind, before, after } of changes) {
    counts[kind]++;
    counts[before === null ? 'added' : after === null ? 'removed' : 'modified']++;
  }
  return counts;
}

/** The members of a calendar's record that changed; the whole record where the calendar is new or goes. */
function recordDifference({ id, before, after }: RecordChange): object {
  if (!before || !after) return { id, before, after };
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])] as (keyof StoredCalendar)[];
  const changed = names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  const pick = (record: StoredCalendar) => Object.fromEntries(changed.map((name) => [name, record[name] ?? null]));
  return { id, before: pick(before), after: pick(after) };
}

function sha256(bytes: Uint8Array): Buffer {
  return createHash('sha256').update(bytes).digest();
}

/** Bytes that grow; every `add` returns where it starts. */
class GrowingBytes {
  #buffer = Buffer.alloc(FIRST_CHUNK_BYTES);
  #view = new DataView(this.#buffer.buffer, this.#buffer.byteOffset, this.#buffer.byteLength);
  length = 0;

  addText(text: string): number {
    const bytes = Buffer.byteLength(text);
    const start = this.addNumber(bytes);
    this.#reserve(bytes);
    this.length += this.#buffer.write(text, this.length);
    return start;
  }

  addNumber(number: number): number {
    const start = this.#reserve(4);
    this.#view.setUint32(start, number, true);
    this.length += 4;
    return start;
  }

  addRow(row: Parameters<typeof writeRow>[2]): void {
    // The view may be another one afterwards.
    const start = this.#reserve(ROW_BYTES);
    writeRow(this.#view, start, row);
    this.length += ROW_BYTES;
  }

  /** The bytes so far, without copying: they stay as they are when more is added. */
  view(): FileBytes {
    return this.#buffer.subarray(0, this.length);
  }

  /** Makes room; returns the length so far. */
  #reserve(bytes: number): number {
    const needed = this.length + bytes;
    if (needed >= NOTHING) throw new Error('the changes of all releases take more than 4 GiB');
    if (needed > this.#buffer.length) {
      const larger = Buffer.alloc(Math.max(needed, 2 * this.#buffer.length));
      larger.set(this.#buffer.subarray(0, this.length));
      this.#buffer = larger;
      this.#view = new DataView(larger.buffer, larger.byteOffset, larger.byteLength);
    }
    return this.length;
  }
}
