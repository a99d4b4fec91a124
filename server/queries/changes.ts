import type { ReleaseChanges } from '../store/changes.js';
import type { ReleaseData } from '../store/release-data.js';

/** The descriptions of releases, and of the calendars that they describe otherwise. */

/** A release's note and reasons as JSON text; to a limited key, without those that name a hidden calendar. */
export function descriptionJson({ changes, described }: ReleaseData, release: ReleaseChanges): string {
  const text = changes.description(release);
  return described ? described(text) : text;
}

/** A release's note. */
export function noteOf(data: ReleaseData, release: ReleaseChanges): string {
  return (JSON.parse(descriptionJson(data, release)) as { readonly note: string }).note;
}

/** Whether a release changed the record of a calendar. */
export function changedRecord({ records }: ReleaseChanges, id: string): boolean {
  return records.includes(id);
}
