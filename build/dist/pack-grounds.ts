import { BASES, type BasisCounts, type CitedRow, type Payload } from '../../server/engine/types.js';
import { noneOfEach } from '../../server/queries/basis.js';
import {
  basisWithoutRow,
  type CalendarGrounds,
  type CitedText,
  type GroundsArrays,
  numberTexts,
  rowsOfEntries,
  writeCalendarGrounds,
} from '../../server/store/grounds.js';
import { type ReadBlob, type ReleaseHead, readGroundsBlob } from '../../server/store/history-file.js';
import type { PackedArrays } from '../../server/store/packed.js';
import { entryKey } from '../expand/entry.js';
import type { Grounds, StoredEntry } from '../release/state.js';
import { Numbering } from './pack.js';

/** Packs the basis of dates, for the history of releases and for the data of one release. */

/** The bytes of a calendar's grounds in the history. */
export function packGrounds({ rows, rowOf }: Grounds): Uint8Array {
  const keys = Uint32Array.from(rowOf.keys()).sort();
  return writeCalendarGrounds({ rows, keys, numbers: Uint16Array.from(keys, (key) => rowOf.get(key)!) });
}

export function unpackGrounds({ rows, keys, numbers }: CalendarGrounds): Grounds {
  return { rows, rowOf: new Map(Array.from(keys, (key, at) => [key, numbers[at]!])) };
}

/** The number of a calendar's entries by basis. */
export function countBases({ rows, rowOf }: Grounds, entries: readonly StoredEntry[]): BasisCounts {
  const counts = noneOfEach();
  for (const { day, payload } of entries) {
    const row = rowOf.get(entryKey({ day, kind: payload.kind }));
    if (payload.coverage === 'verified') counts.publication++;
    else counts[row === undefined ? basisWithoutRow(payload.origin) : rows[row]!.basis]++;
  }
  return counts;
}

type Calendars = Pick<ReleaseHead, 'ids' | 'epoch'> & {
  readonly grounds: NonNullable<ReleaseHead['grounds']>;
};

/** The packed entries of all calendars, in their order, and the payloads by number. */
interface PackedEntries extends Pick<PackedArrays, 'entryStart' | 'entryDay' | 'entryPayload'> {
  readonly payloads: readonly Payload[];
}

/** The grounds of all calendars of a release, each row once. */
export function packAllGrounds(
  read: ReadBlob,
  { ids, grounds, epoch }: Calendars,
  { entryStart, entryDay, entryPayload, payloads }: PackedEntries,
): { readonly texts: readonly CitedText[]; readonly arrays: GroundsArrays } {
  const rows = new Numbering<CitedRow>();
  const entryRow = new Uint32Array(entryDay.length);
  const calendarRow: number[] = [];
  const starts = [0];
  let at = 0;
  for (const [index, place] of grounds.entries()) {
    const id = ids[index]![0]!;
    const own = readGroundsBlob(read(place, `what ${id} rests on`));
    const numbers = own.rows.map((row) => rows.numberOf(row, JSON.stringify(row)));
    const start = entryStart[index]!;
    const keyOf = (entry: number) => {
      const { kind } = payloads[entryPayload[start + entry]!]!;
      return entryKey({ day: epoch + entryDay[start + entry]!, kind });
    };
    for (const number of rowsOfEntries(own, entryStart[index + 1]! - start, keyOf)) {
      entryRow[at++] = number === 0 ? 0 : numbers[number - 1]! + 1;
    }
    for (const number of numbers) calendarRow.push(number);
    starts.push(calendarRow.length);
  }
  const { texts: cited, numbered } = numberTexts();
  const texts = rows.values.map((row) => Buffer.from(JSON.stringify(numbered(row))));
  const ends = [0];
  for (const text of texts) ends.push(ends.at(-1)! + text.length);
  const narrow = rows.values.length < 0xffff;
  const arrays = {
    entryRow: narrow ? Uint16Array.from(entryRow) : entryRow,
    rowBasis: Uint8Array.from(rows.values, ({ basis }) => BASES.indexOf(basis)),
    rowText: new Uint8Array(Buffer.concat(texts)),
    rowStart: Uint32Array.from(ends),
    calendarRow: narrow ? Uint16Array.from(calendarRow) : Uint32Array.from(calendarRow),
    calendarRowStart: Uint32Array.from(starts),
  };
  return { texts: cited, arrays };
}
