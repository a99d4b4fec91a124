import type { Payload } from '../../server/engine/types.js';
import {
  ALTERS_DAY,
  BECAME_CONFIRMED,
  type ChangeCounts,
  NOTHING,
  PAGE_BYTES,
  ROW_BYTES,
  writeRow,
} from '../../server/store/changes-file.js';
import type { ReleaseSummary } from '../../server/store/history-file.js';
import { getOrMake } from '../../server/util/get-or-make.js';
import type { RecordChange, ReleaseStep } from '../release/replay.js';
import { payloadText } from '../release/state.js';
import { placed, withoutSearch } from '../search/documents.js';
import type { MarkedChange } from './mark-changes.js';

const MAX_CALENDARS = 65_536;
const FIRST_CHUNK_BYTES = 1 << 16;

/** The changes of one release. */
export interface PackedChanges {
  readonly summary: ReleaseSummary;
  /** In the form of `changes-file.ts`; positions count from the first page of all releases. */
  readonly bytes: Uint8Array;
}

type BegunRelease = Pick<ReleaseStep, 'release' | 'note' | 'reasons' | 'records'>;
/** URLs of sources and zones of calendars by id; unchanged ones are optional. */
interface Shown extends Pick<ReleaseSummary, 'addresses' | 'zones'> {
  /** Dates with a new basis. */
  readonly regrounded?: number;
  /** The calendars of those dates. */
  readonly grounds?: readonly string[];
}

/** A release that is being packed. */
export interface Packing {
  /** Adds the changes of a calendar, sorted by date and kind; the calendars come by id. */
  readonly add: (changes: Iterable<MarkedChange>) => void;
  readonly end: (shown: Shown) => PackedChanges;
}

/** Packs the changes of releases (see `changes-file.ts`) in order; can continue from summaries and pages of others. */
export class ChangesPacker {
  readonly #calendars = new Map<string, number>();
  readonly #addresses = new Map<string, string | null>();
  readonly #zones = new Map<string, string | null>();
  #count = 0;
  #groups = 0;
  #pages: number;

  constructor(before: readonly ReleaseSummary[] = [], pages = 0) {
    this.#pages = pages;
    for (const { release, calendars, addresses, zones } of before) {
      for (const id of calendars) this.#calendars.set(id, this.#calendars.size);
      for (const [id, url] of Object.entries(addresses)) this.#addresses.set(id, url);
      for (const [id, zone] of Object.entries(zones)) this.#zones.set(id, zone);
      [this.#count, this.#groups] = [release.changes[1], release.groups[1]];
    }
  }

  /** Number of ids in the changes so far. */
  get calendars(): number {
    return this.#calendars.size;
  }

  /** Starts the next release. */
  begin({ release, note, reasons, records }: BegunRelease): Packing {
    const { id, library_version, generated_at } = release;
    const texts = new GrowingBytes(this.#pages * PAGE_BYTES);
    const rows = new GrowingBytes(0);
    const known = new Map<Payload, number>();
    const textOf = (payload: Payload | null) =>
      payload === null ? NOTHING : getOrMake(known, payload, () => texts.addText(payloadText(payload)));

    const description = texts.addText(JSON.stringify({ note, reasons }));
    const recordTexts = records
      .flatMap(recordDifference)
      .map((difference) => texts.addText(JSON.stringify(difference)));
    const counts = noCounts();
    const first = { change: this.#count, group: this.#groups, calendar: this.#calendars.size };
    const [groupCalendar, groupStart]: [number[], number[]] = [[], []];

    const add = (changes: Iterable<MarkedChange>) => {
      let number = -1;
      for (const { calendar, day, kind, before, after, altersDay, becameConfirmed } of changes) {
        if (number < 0) {
          number = this.#numberOf(calendar);
          groupCalendar.push(number);
          groupStart.push(this.#count);
        }
        const marks = (altersDay ? ALTERS_DAY : 0) | (becameConfirmed ? BECAME_CONFIRMED : 0);
        rows.addRow({ day, before: textOf(before), after: textOf(after), calendar: number, kind, marks });
        counts[kind]++;
        counts[before === null ? 'added' : after === null ? 'removed' : 'modified']++;
        this.#count++;
      }
    };
    const end = ({ addresses, zones, regrounded = 0, grounds = [] }: Shown): PackedChanges => {
      this.#groups += groupStart.length;
      const rowsAt = texts.end;
      const list = rowsAt + rows.end;
      for (const offset of recordTexts) rows.addNumber(offset);
      if (rowsAt + rows.end >= NOTHING) throw new Error('the changes of all releases take more than 4 GiB');
      const retold = { sources: changedIds(this.#addresses, addresses), calendars: changedIds(this.#zones, zones) };
      const isRetold = retold.sources.length + retold.calendars.length + grounds.length > 0;
      const bytes = Buffer.concat([texts.view(), rows.view()]);
      this.#pages += Math.ceil(bytes.length / PAGE_BYTES);
      const own = {
        ...{ id, library_version, generated_at },
        ...{ changes: [first.change, this.#count] as const, counts },
        ...(regrounded > 0 && { regrounded }),
        ...(isRetold && { retold: { ...retold, ...(grounds.length > 0 && { grounds }) } }),
        ...{ rows: rowsAt, groups: [first.group, this.#groups] as const },
        ...{ description, records: [list, recordTexts.length] as const },
      };
      const calendars = [...this.#calendars.keys()].slice(first.calendar);
      return { bytes, summary: { release: own, calendars, groupCalendar, groupStart, addresses, zones } };
    };
    return { add, end };
  }

  #numberOf(calendar: string): number {
    const number = getOrMake(this.#calendars, calendar, () => this.#calendars.size);
    if (number >= MAX_CALENDARS) throw new Error(`more than ${MAX_CALENDARS} calendars changed`);
    return number;
  }
}

/** Records the values; returns the sorted ids of those with a changed value. */
function changedIds(known: Map<string, string | null>, values: Readonly<Record<string, string | null>>): string[] {
  const changed = Object.entries(values).filter(([id, value]) => known.has(id) && known.get(id) !== value);
  for (const [id, value] of Object.entries(values)) known.set(id, value);
  return changed.map(([id]) => id).sort();
}

function noCounts(): { -readonly [K in keyof ChangeCounts]: number } {
  return { added: 0, removed: 0, modified: 0, holiday: 0, early_close: 0, weekend_workday: 0 };
}

/** The changed members of a calendar's record; the whole record if the calendar is new or removed; none: only the search differs. */
function recordDifference({ id, before, after }: RecordChange): object[] {
  if (!before || !after) return [{ id, before: before && withoutSearch(before), after: after && withoutSearch(after) }];
  const [old, now] = [withoutSearch(placed(before)), withoutSearch(placed(after))];
  const names = [...new Set([...Object.keys(old), ...Object.keys(now)])] as (keyof typeof old)[];
  const changed = names.filter((name) => JSON.stringify(old[name]) !== JSON.stringify(now[name]));
  const pick = (record: typeof old) => Object.fromEntries(changed.map((name) => [name, record[name] ?? null]));
  return changed.length === 0 ? [] : [{ id, before: pick(old), after: pick(now) }];
}

/** A growing buffer; every `add` returns its offset, counted from `base`. */
class GrowingBytes {
  readonly #base: number;
  #buffer = Buffer.alloc(FIRST_CHUNK_BYTES);
  #view = new DataView(this.#buffer.buffer, this.#buffer.byteOffset, this.#buffer.byteLength);
  #length = 0;

  constructor(base: number) {
    this.#base = base;
  }

  /** The next offset. */
  get end(): number {
    return this.#base + this.#length;
  }

  addText(text: string): number {
    const bytes = Buffer.byteLength(text);
    const start = this.addNumber(bytes);
    this.#reserve(bytes);
    this.#length += this.#buffer.write(text, this.#length);
    return start;
  }

  addNumber(number: number): number {
    const start = this.end;
    this.#reserve(4);
    this.#view.setUint32(this.#length, number, true);
    this.#length += 4;
    return start;
  }

  addRow(row: Parameters<typeof writeRow>[2]): void {
    this.#reserve(ROW_BYTES);
    writeRow(this.#view, this.#length, row);
    this.#length += ROW_BYTES;
  }

  view(): Buffer {
    return this.#buffer.subarray(0, this.#length);
  }

  #reserve(bytes: number): void {
    const needed = this.#length + bytes;
    if (needed <= this.#buffer.length) return;
    const larger = Buffer.alloc(Math.max(needed, 2 * this.#buffer.length));
    larger.set(this.view());
    this.#buffer = larger;
    this.#view = new DataView(larger.buffer, larger.byteOffset, larger.byteLength);
  }
}
