import * as z from 'zod';
import { formatDay, mustParseDay, parseDay } from '../engine/civil-date.js';

/** The `since` parameter of lists by release. */

const RELEASE_ID = /^\d{8}T\d{6}Z$/;
const SINCE = 'an existing date in the form YYYY-MM-DD, or a release id such as 20260101T000000Z';

/** `what` names the items listed for the selected releases; `preset` describes the default selection. */
export function since(what: string, preset: string) {
  return z
    .string({ error: SINCE })
    .refine((text) => RELEASE_ID.test(text) || parseDay(text) !== null, { error: SINCE })
    .meta({
      description: `A date: ${what} of releases published on or after it (UTC). A release id: ${what} of the releases after it. Default: ${preset}`,
      examples: ['2026-01-01', '20260101T000000Z'],
    });
}

interface Shown {
  readonly id: string;
  readonly generated_at: string;
}

/**
 * A predicate that selects releases from `all`, oldest first: those after the named one. If no release has that name, those with a
 * later name.
 */
export function selectedSince<T extends Shown>(
  requested: string,
  all: readonly T[],
): (release: T) => boolean {
  if (!RELEASE_ID.test(requested))
    return (release) => release.generated_at.slice(0, 10) >= requested;
  // By position: a release after one with an overlay may have an earlier name.
  const position = all.findIndex(({ id }) => id === requested);
  if (position < 0) return ({ id }) => id > requested;
  const selected = new Set(all.slice(position + 1));
  return (release) => selected.has(release);
}

/** The date a number of days before another. */
export function daysBefore(date: string, days: number): string {
  return formatDay(mustParseDay(date) - days);
}
