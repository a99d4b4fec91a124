import { BASES, type Basis, type CitedRow, type Origin } from '../engine/types.js';
import { type FileBytes, readContainer, writeContainer } from './container.js';

/**
 * The basis of dates in files: the rows of definitions, and the row number of each entry. Rows are texts parsed on demand; their
 * basis is stored separately.
 */
export interface GroundsArrays {
  /** For each entry the number of its row plus 1; 0: none, it comes from a publication alone or from the library. */
  readonly entryRow: Uint16Array | Uint32Array;
  /** For each row the index of its basis in BASES. */
  readonly rowBasis: Uint8Array;
  /** The JSON texts of rows (`NumberedRow`) concatenated, and the offset of each, followed by the end of the last one. */
  readonly rowText: Uint8Array;
  readonly rowStart: Uint32Array;
  /** Rows of calendar c: calendarRow from calendarRowStart[c] to calendarRowStart[c + 1]. */
  readonly calendarRow: Uint16Array | Uint32Array;
  readonly calendarRowStart: Uint32Array;
}

export interface GroundsData {
  /** Row number of the entry at a position; null: it comes from a publication alone or from the library. */
  readonly rowAt: (position: number) => number | null;
  readonly basis: (row: number) => Basis;
  readonly row: (row: number) => CitedRow;
  /** All rows of a calendar, in the order of its definition. */
  readonly rowsOf: (calendar: number) => readonly number[];
}

/** The basis of an unverified entry without a row: announced as tentative, and past without a confirmation. */
export function basisWithoutRow(origin: Origin): Basis {
  return origin === 'library' ? 'library' : 'rule';
}

const TEXT = new TextDecoder();

/** Throws an Error if the sizes of the arrays do not match; `entries` and `calendars` are their numbers. */
export function openGrounds(
  arrays: Partial<GroundsArrays>,
  texts: readonly CitedText[],
  entries: number,
  calendars: number,
): GroundsData | null {
  const { entryRow, rowBasis, rowText, rowStart, calendarRow, calendarRowStart } = arrays;
  if (!entryRow) return null;
  if (!rowBasis || !rowText || !rowStart || !calendarRow || !calendarRowStart) {
    throw new Error('what the dates rest on is there in part');
  }
  const rows = rowBasis.length;
  expectLength('entryRow', entryRow, entries);
  expectLength('rowStart', rowStart, rows + 1);
  expectLength('rowText', rowText, rowStart[rows]!);
  expectLength('calendarRowStart', calendarRowStart, calendars + 1);
  expectLength('calendarRow', calendarRow, calendarRowStart[calendars]!);
  return {
    rowAt: (position) => (entryRow[position] ? entryRow[position]! - 1 : null),
    basis: (row) => BASES[rowBasis[row]!]!,
    row: (row) =>
      unnumbered(JSON.parse(TEXT.decode(rowText.subarray(rowStart[row], rowStart[row + 1]))) as NumberedRow, texts),
    rowsOf: (calendar) => [...calendarRow.subarray(calendarRowStart[calendar], calendarRowStart[calendar + 1])],
  };
}

function expectLength(name: string, { length }: { readonly length: number }, expected: number): void {
  if (length !== expected) throw new Error(`array ${name} has ${length} elements when expected ${expected}`);
}

/** A URL and its publisher. */
export type CitedText = Pick<CitedRow, 'url' | 'publisher'>;

/** A row that refers to its texts by number, since many rows have the same text. */
export interface NumberedRow extends Omit<CitedRow, 'url' | 'publisher' | 'through'> {
  readonly text?: number;
  readonly through?: { readonly calendar: string; readonly text?: number };
}

export function unnumbered({ text, through, note, ...row }: NumberedRow, texts: readonly CitedText[]): CitedRow {
  const { kind, basis, words, from, to, evidence, what } = row;
  const taken = through && { calendar: through.calendar, ...urlOf(through.text, texts) };
  return {
    ...{ kind, basis, words },
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    ...(text !== undefined && texts[text]),
    ...(evidence !== undefined && { evidence }),
    ...(what !== undefined && { what }),
    ...(note !== undefined && { note }),
    ...(taken && { through: taken }),
  };
}

function urlOf(text: number | undefined, texts: readonly CitedText[]): Pick<CitedRow, 'url'> {
  const url = text === undefined ? undefined : texts[text]!.url;
  return url === undefined ? {} : { url };
}

/** Numbers the texts of rows in order of appearance; `texts` maps numbers to texts. */
export function numberTexts(): {
  readonly texts: readonly CitedText[];
  readonly numbered: (row: CitedRow) => NumberedRow;
} {
  const texts: CitedText[] = [];
  const numbers = new Map<string, number>();
  const numberOf = (url: string, publisher?: string) => {
    const key = `${url} ${publisher ?? ''}`;
    let number = numbers.get(key);
    if (number === undefined) {
      number = texts.push({ url, ...(publisher !== undefined && { publisher }) }) - 1;
      numbers.set(key, number);
    }
    return number;
  };
  const numbered = ({ url, publisher, through, ...row }: CitedRow): NumberedRow => ({
    ...row,
    ...(url !== undefined && { text: numberOf(url, publisher) }),
    ...(through && {
      through: { calendar: through.calendar, ...(through.url !== undefined && { text: numberOf(through.url) }) },
    }),
  });
  return { texts, numbered };
}

/** The grounds of one calendar in the history of releases. */
export interface CalendarGrounds {
  readonly rows: readonly CitedRow[];
  /** Keys of entries (day times 4, plus the index of the kind in ENTRY_KINDS), ascending, and the row of each. */
  readonly keys: Uint32Array;
  readonly numbers: Uint16Array;
}

const CALENDAR_GROUNDS_FORMAT = 1;

export function writeCalendarGrounds({ rows, keys, numbers }: CalendarGrounds): FileBytes {
  return writeContainer(CALENDAR_GROUNDS_FORMAT, { rows }, { keys, numbers });
}

/** Reads the output of `writeCalendarGrounds`; `bytes` start at a multiple of 8. */
export function readCalendarGrounds(bytes: FileBytes): CalendarGrounds {
  const { meta, arrays } = readContainer(bytes, CALENDAR_GROUNDS_FORMAT);
  const { rows } = meta as Pick<CalendarGrounds, 'rows'>;
  return { rows, keys: arrays.get('keys') as Uint32Array, numbers: arrays.get('numbers') as Uint16Array };
}

/** The row number of each entry plus 1, in the order of the entries; 0: none. `keyOf` returns the key of the entry at an index. */
export function rowsOfEntries(
  { keys, numbers }: Pick<CalendarGrounds, 'keys' | 'numbers'>,
  count: number,
  keyOf: (index: number) => number,
): Uint32Array {
  const found = new Uint32Array(count);
  let at = 0;
  for (let index = 0; index < count; index++) {
    const key = keyOf(index);
    while (at < keys.length && keys[at]! < key) at++;
    if (keys[at] === key) found[index] = numbers[at]! + 1;
  }
  return found;
}
