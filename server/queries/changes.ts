import type { ReleaseChanges } from '../store/changes.js';
import type { ReleaseData } from '../store/release-data.js';

/** The descriptions of releases, and of the calendars that they describe otherwise. */

/** A release's note. */
export function noteOf({ changes }: ReleaseData, release: ReleaseChanges): string {
  return (JSON.parse(changes.description(release)) as { readonly note: string }).note;
}

/** Whether a release changed the record of a calendar. */
export function changedRecord({ records }: ReleaseChanges, id: string): boolean {
  return records.includes(id);
}
