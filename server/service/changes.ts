import { type ReleaseChanges, readNumber, readText } from '../core/changes-file.js';
import type { ReleaseData } from '../core/packed.js';

/** What releases say of themselves and of calendars, read from the file of changes. */

/** A release's note and reasons as JSON text. */
export function descriptionJson({ changes }: ReleaseData, { description }: ReleaseChanges): string {
  return readText(changes, description);
}

/** Change number `index` of a release's calendar records, as JSON text: id, before, after. */
export function recordJson({ changes }: ReleaseData, { records: [list] }: ReleaseChanges, index: number): string {
  return readText(changes, readNumber(changes, list, index));
}
