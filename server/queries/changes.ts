import { type PagedBytes, type ReleaseChanges, readNumber, readText } from '../store/changes-file.js';
import type { ReleaseData } from '../store/packed.js';

/** Reads the descriptions of releases and changed calendars from the file of changes. */

/** Number of bytes that surely contain the id of a record. */
const MAX_START_LENGTH = 128;

/** A release's note and reasons as JSON text; to a limited key, without those that name a hidden calendar. */
export function descriptionJson({ changes, described }: ReleaseData, { description }: ReleaseChanges): string {
  const text = readText(changes, description);
  return described ? described(text) : text;
}

/** Change number `index` of a release's calendar records, as JSON text: id, before, after. */
export function recordJson({ changes }: ReleaseData, { records: [list] }: ReleaseChanges, index: number): string {
  return readText(changes, readNumber(changes, list, index));
}

/** Whether a release changed the record of a calendar. Records are sorted by id. */
export function changedRecord(
  { changes }: ReleaseData,
  { records: [list, count] }: ReleaseChanges,
  id: string,
): boolean {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const found = recordId(changes, readNumber(changes, list, middle));
    if (found === id) return true;
    if (found < id) low = middle + 1;
    else high = middle;
  }
  return false;
}

/** The id at the beginning of a record's text. */
function recordId(changes: PagedBytes, at: number): string {
  const start = changes.read(at + 4, MAX_START_LENGTH).toString('utf8');
  return /^\{"id":"([^"]*)"/.exec(start)![1]!;
}
