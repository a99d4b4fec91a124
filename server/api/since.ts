import * as z from 'zod';
import { formatDay, mustParseDay, parseDay } from '../engine/civil-date.js';
import { RELEASE_ID } from '../queries/since-release.js';

/** The `since` parameter of lists by release. */

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

/** The date a number of days before another. */
export function daysBefore(date: string, days: number): string {
  return formatDay(mustParseDay(date) - days);
}
