import { lowerBound } from '../engine/bisect.js';
import { maskWithin } from '../engine/bits.js';
import { type CalendarDays, withCounts } from '../engine/calendar-days.js';
import { type DayNumber, firstDayOf, lastDayOf, yearOf } from '../engine/civil-date.js';
import {
  BASES,
  type Basis,
  type CalendarRecord,
  type CitedRow,
  type Payload,
  type Source,
} from '../engine/types.js';
import { once } from '../util/once.js';
import { type CitedText, type NumberedRow, numberTexts, unnumbered } from './cited-rows.js';
import {
  type MoreNames,
  type PayloadTables,
  packPayloads,
  type SharedPayloads,
} from './payloads.js';

/**
 * A pack: one calendar of one release as a file. Nothing in it depends on other calendars or on the release, so a calendar that
 * did not change is the same bytes under the same SHA-256. This module writes and reads it:
 *
 *   header      HEADER_WORDS integers of 32 bits, little-endian, as in `Header`
 *   open, uncertain, unverified        bits of days from `epoch` on, `words` times 32 bits each; without `uncertain` if no day is,
 *                                      and without `unverified` if all days of the data are
 *   entryDay, entryPayload, entryRow   for each entry, sorted by day and kind: days since the one before (of the first: since the
 *                                      epoch), number of its payload, number of its row plus 1 or 0; 16 bits each
 *   rowBasis    for each row of the definition: its basis, as an index of BASES; 8 bits
 *   record, payloads, rows, sources    JSON in UTF-8, of the lengths in the header
 *
 * The file is filled with zeros to a multiple of 8 bytes. The arrays are read where they are; the JSON is parsed when it is needed.
 */
export const PACK_FORMAT = 6;
/** A file in memory, on a buffer that is not shared between threads. */
export type FileBytes = Uint8Array<ArrayBuffer>;

const MAGIC = 0x444e_4c4b; // "KLND"
const HEADER_WORDS = 15;
const HEADER_BYTES = 4 * HEADER_WORDS;
export const PACK_ALIGNMENT = 8;
/** Numbers of entries' payloads and rows have 16 bits. */
const MAX_NUMBER = 0xffff;

/** In this order. */
interface Header {
  readonly magic: number;
  readonly version: number;
  /** The length of the file. */
  readonly bytes: number;
  /** Day number of the first bit, a multiple of 32. */
  readonly epoch: DayNumber;
  readonly words: number;
  /** First and last day of data. */
  readonly first: DayNumber;
  readonly last: DayNumber;
  readonly entries: number;
  readonly rows: number;
  /** 1: the bits are there. */
  readonly hasUncertain: number;
  readonly hasUnverified: number;
  /** Lengths of the JSON texts. */
  readonly record: number;
  readonly payloads: number;
  readonly rowTexts: number;
  readonly sources: number;
}
const FIELDS = [
  'magic',
  'version',
  'bytes',
  'epoch',
  'words',
  'first',
  'last',
  'entries',
  'rows',
  'hasUncertain',
  'hasUnverified',
  'record',
  'payloads',
  'rowTexts',
  'sources',
] as (keyof Header)[];

/** The bits of a calendar's days from `epoch` on. */
export interface PackedDays {
  readonly epoch: DayNumber;
  readonly open: Uint32Array;
  readonly uncertain: Uint32Array;
  readonly unverified: Uint32Array;
}

/** What a pack consists of; entries sorted by day and kind. */
export interface PackContent {
  /** With everything that the build keeps of it. */
  readonly record: CalendarRecord;
  readonly days: PackedDays;
  readonly entries: readonly { readonly day: DayNumber; readonly payload: Payload }[];
  /** The rows of its definition, and the number of each entry's row; null: none. */
  readonly provenance: {
    readonly rows: readonly CitedRow[];
    readonly rowOf: readonly (number | null)[];
  };
  /** Its sources. */
  readonly sources: readonly Source[];
  /** Names beside those of the entries. */
  readonly moreNames: MoreNames;
}

/** The entries of a calendar: views of its pack. */
export interface Entries {
  /** Positions from..to (to not included) of those on the days from..to, both inclusive. */
  readonly range: (from: DayNumber, to: DayNumber) => readonly [number, number];
  /** Whether they are made when they are asked for, as those of joint calendars; absent: no. */
  readonly isOnDemand?: true;
  readonly day: (position: number) => DayNumber;
  readonly payload: (position: number) => Payload;
  /** Identifies the payload among those of all calendars of the release. */
  readonly payloadKey: (position: number) => number;
  /** The row of an entry; null: it comes from a publication alone or from the library. */
  readonly row: (position: number) => CitedRow | null;
  /** Identifies its row among those of all calendars of the release. */
  readonly rowKey: (position: number) => number | null;
  /** The basis of its row. */
  readonly rowBasis: (position: number) => Basis | null;
  /** All rows of the definition in its order. */
  readonly rows: () => readonly CitedRow[];
}

/** An open pack. */
export interface Pack {
  readonly bytes: FileBytes;
  readonly first: DayNumber;
  readonly last: DayNumber;
  readonly record: <T extends CalendarRecord>() => T;
  readonly sources: () => readonly Source[];
  /** The texts that its rows cite. */
  readonly texts: () => readonly CitedText[];
  readonly days: () => CalendarDays;
  readonly entries: () => Entries;
}

/** The epoch of a calendar whose data begin on a day. */
export function epochOf(first: DayNumber): DayNumber {
  return first & -32;
}

/** The bytes of a pack. */
export function writePack(content: PackContent): FileBytes {
  const { record, days, entries, provenance, sources, moreNames } = content;
  const { tables, numbers } = packPayloads(
    entries.map(({ payload }) => payload),
    moreNames,
  );
  const { texts, numbered } = numberTexts();
  const rows = provenance.rows.map(numbered);
  const json = [record, tables, { texts, rows }, sources].map((part) =>
    new TextEncoder().encode(JSON.stringify(part)),
  );
  if (tables.payloads.length > MAX_NUMBER || rows.length >= MAX_NUMBER) {
    throw new Error(
      `${record.id}: ${tables.payloads.length} payloads and ${rows.length} rows do not fit in a pack`,
    );
  }
  const [first, last] = dataSpan(record);
  const all = setBetween(days.open.length, first - days.epoch, last - days.epoch);
  const hasUncertain = days.uncertain.some((word) => word !== 0);
  const hasUnverified = days.unverified.some((word, at) => word !== all[at]);
  const arrays = [
    days.open,
    ...(hasUncertain ? [days.uncertain] : []),
    ...(hasUnverified ? [days.unverified] : []),
    entryGaps(entries, days.epoch),
    Uint16Array.from(numbers),
    entryRows(provenance.rowOf),
    Uint8Array.from(provenance.rows.map(({ basis }) => BASES.indexOf(basis))),
    ...json,
  ];
  const length = HEADER_BYTES + arrays.reduce((sum, { byteLength }) => sum + byteLength, 0);
  const file = new Uint8Array(Math.ceil(length / PACK_ALIGNMENT) * PACK_ALIGNMENT);
  const [recordBytes, payloadBytes, rowBytes, sourceBytes] = json.map((bytes) => bytes.length);
  const header: Header = {
    magic: MAGIC,
    version: PACK_FORMAT,
    bytes: file.length,
    epoch: days.epoch,
    words: days.open.length,
    first,
    last,
    entries: entries.length,
    rows: rows.length,
    hasUncertain: Number(hasUncertain),
    hasUnverified: Number(hasUnverified),
    record: recordBytes!,
    payloads: payloadBytes!,
    rowTexts: rowBytes!,
    sources: sourceBytes!,
  };
  new Int32Array(file.buffer, 0, HEADER_WORDS).set(FIELDS.map((field) => header[field]));
  let at = HEADER_BYTES;
  for (const { buffer, byteOffset, byteLength } of arrays) {
    file.set(new Uint8Array(buffer, byteOffset, byteLength), at);
    at += byteLength;
  }
  return file;
}

/** Days of entries since the one before; loops, since packs of a long history have some ten million entries. */
function entryGaps(entries: PackContent['entries'], epoch: DayNumber): Uint16Array {
  const gaps = new Uint16Array(entries.length);
  let before = epoch;
  for (let at = 0; at < entries.length; at++) {
    const { day } = entries[at]!;
    gaps[at] = day - before;
    before = day;
  }
  return gaps;
}

/** Numbers of the entries' rows plus 1; 0: none. */
function entryRows(rowOf: PackContent['provenance']['rowOf']): Uint16Array {
  const rows = new Uint16Array(rowOf.length);
  for (let at = 0; at < rowOf.length; at++) rows[at] = (rowOf[at] ?? -1) + 1;
  return rows;
}

interface RowTexts {
  readonly texts: readonly CitedText[];
  readonly rows: readonly NumberedRow[];
}

/** The rows of a pack with their citations, and the first of their keys. */
function rowsOf({ texts, rows }: RowTexts, shared: SharedPayloads) {
  return {
    texts,
    rows: rows.map((row) => unnumbered(row, texts)),
    firstKey: shared.keysOfRows(rows.length),
  };
}

/**
 * Opens a pack; its arrays are views of `file`, whose start must be aligned to 8 bytes. `shared` are the payloads that calendars of
 * the release have in common. Throws an Error with what was found and what was expected if it is not a pack, has another format or
 * is cut.
 */
export function openPack(file: FileBytes, shared: SharedPayloads): Pack {
  const header = readHeader(file);
  const { buffer } = file;
  const { epoch, words, first, last } = header;
  let at = file.byteOffset + HEADER_BYTES;
  const take = (bytes: number): number => {
    at += bytes;
    return at - bytes;
  };
  const bits = () => new Uint32Array(buffer, take(4 * words), words);
  const open = bits();
  const uncertain = header.hasUncertain === 1 ? bits() : null;
  const unverified = header.hasUnverified === 1 ? bits() : null;
  const numbers = () => new Uint16Array(buffer, take(2 * header.entries), header.entries);
  const [entryGap, entryPayload, entryRow] = [numbers(), numbers(), numbers()];
  const rowBasis = new Uint8Array(buffer, take(header.rows), header.rows);
  const text = (bytes: number) => {
    const part = new Uint8Array(buffer, take(bytes), bytes);
    return <T>(): T => JSON.parse(TEXT.decode(part)) as T;
  };
  const [record, payloads, rowTexts, sources] = [
    header.record,
    header.payloads,
    header.rowTexts,
    header.sources,
  ].map(text);
  const readRows = once(() => rowsOf(rowTexts!<RowTexts>(), shared));
  const entries = once((): Entries => {
    const { payloads: own, keys } = shared.add(payloads!<PayloadTables>());
    const entryDay = summed(entryGap);
    return {
      range: (from, to) => {
        const low = lowerBound(entryDay, 0, entryDay.length, from - epoch);
        return [low, lowerBound(entryDay, low, entryDay.length, to + 1 - epoch)];
      },
      day: (position) => epoch + entryDay[position]!,
      payload: (position) => own[entryPayload[position]!]!,
      payloadKey: (position) => keys[entryPayload[position]!]!,
      row: (position) => (entryRow[position] ? readRows().rows[entryRow[position]! - 1]! : null),
      rowKey: (position) =>
        entryRow[position] ? readRows().firstKey + entryRow[position]! - 1 : null,
      rowBasis: (position) =>
        entryRow[position] ? BASES[rowBasis[entryRow[position]! - 1]!]! : null,
      rows: () => readRows().rows,
    };
  });
  return {
    bytes: file,
    first,
    last,
    entries,
    record: once(record!) as Pack['record'],
    sources: once(() => sources!<readonly Source[]>()),
    texts: () => readRows().texts,
    days: once(() => {
      const all = () => setBetween(words, first - epoch, last - epoch);
      return withCounts(
        epoch,
        first,
        last,
        open,
        uncertain ?? new Uint32Array(words),
        unverified ?? all(),
      );
    }),
  };
}

/** Throws like `openPack`, and reads the header alone. */
export function checkPack(file: FileBytes): void {
  readHeader(file);
}

const TEXT = new TextDecoder();

/** The running sums of gaps. */
function summed(gaps: Uint16Array): Uint16Array {
  let sum = 0;
  return gaps.map((gap) => {
    sum += gap;
    return sum;
  });
}

/** Words of bits, of which from..to are set, both inclusive. */
function setBetween(words: number, from: number, to: number): Uint32Array {
  return new Uint32Array(words).map((_, word) =>
    word >= from >> 5 && word <= to >> 5 ? maskWithin(word, from, to) : 0,
  );
}

function readHeader(file: FileBytes): Header {
  if (file.byteOffset % PACK_ALIGNMENT !== 0)
    throw new Error(`a pack must start at a multiple of ${PACK_ALIGNMENT} bytes`);
  if (file.length < HEADER_BYTES) throw new Error(`${file.length} bytes are too few for a pack`);
  const found = new Int32Array(file.buffer, file.byteOffset, HEADER_WORDS);
  const header = Object.fromEntries(
    FIELDS.map((field, index) => [field, found[index]!]),
  ) as unknown as Header;
  const { magic, version, bytes, words, entries, rows, first, last, epoch } = header;
  if (magic !== MAGIC) throw new Error('the bytes are no pack: they do not begin with "KLND"');
  if (version !== PACK_FORMAT)
    throw new Error(`got a pack of format ${version} when expected format ${PACK_FORMAT}`);
  if (bytes !== file.length)
    throw new Error(`the pack has ${file.length} bytes when its header says ${bytes}`);
  const content =
    4 * words * (1 + header.hasUncertain + header.hasUnverified) +
    6 * entries +
    rows +
    header.record +
    header.payloads +
    header.rowTexts +
    header.sources;
  const needed = Math.ceil((HEADER_BYTES + content) / PACK_ALIGNMENT) * PACK_ALIGNMENT;
  if (needed !== bytes)
    throw new Error(`the parts of the pack take ${needed} bytes when it has ${bytes}`);
  if (epoch % 32 !== 0 || first < epoch || last >= epoch + 32 * words)
    throw new Error(
      `days ${first} to ${last} of the pack are outside its ${words} words from day ${epoch}`,
    );
  return header;
}

/** The range in parts: with a `limit`, entries that are made on demand are made year by year, as far as they are read. */
export function entryRanges(
  entries: Entries,
  from: DayNumber,
  to: DayNumber,
  limit: number,
): Iterable<readonly [number, number]> {
  const isInParts = entries.isOnDemand && limit < Number.POSITIVE_INFINITY;
  return isInParts ? rangesByYear(entries, from, to) : [entries.range(from, to)];
}

function* rangesByYear(
  { range }: Entries,
  from: DayNumber,
  to: DayNumber,
): Generator<readonly [number, number]> {
  for (let first = from; first <= to; first = lastDayOf(yearOf(first)) + 1) {
    yield range(first, Math.min(to, lastDayOf(yearOf(first))));
  }
}

/** First and last day of a calendar's data. */
export function dataSpan(calendar: Pick<CalendarRecord, 'data_years'>): [DayNumber, DayNumber] {
  return [firstDayOf(calendar.data_years[0]), lastDayOf(calendar.data_years[1])];
}
