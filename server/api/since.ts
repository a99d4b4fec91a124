import * as z from 'zod';
import { formatDay, mustParseDay, parseDay } from '../engine/civil-date.js';

/** The `since` parameter of what is told release by release. */

const RELEASE_ID = /^\d{8}T\d{6}Z$/;
const SINCE = 'an existing date in the form YYYY-MM-DD, or a release id such as 20260101T000000Z';

/** `what` are told of the releases that it selects; `preset` says what is selected without it. */
export function since(what: string, preset: string) {
  return z
    .string({ error: SINCE })
    .refine((text) => RELEASE_ID.test(text) || parseDay(text) !== null, { error: SINCE })
    .meta({
      description: `A date: ${what} of releases published on or after it (UTC). A release id: ${what} of the releases after it. Default: ${preset}`,
      examples: ['2026-01-01', '20260101T000000Z'],
    });
}

interface Told {
  readonly id: string;
  readonly generated_at: string;
}

/**
 * Tells of a release whether it is selected by what was asked, of `all` releases, oldest first: those behind the one that
 * is named. Of a name that none has, those of a later one.
 */
export function selectedSince<T extends Told>(asked: string, all: readonly T[]): (release: T) => boolean {
  if (!RELEASE_ID.test(asked)) return (release) => release.generated_at.slice(0, 10) >= asked;
  // By position: a release that came behind one with an overlay may have an earlier name.
  const position = all.findIndex(({ id }) => id === asked);
  if (position < 0) return ({ id }) => id > asked;
  const selected = new Set(all.slice(position + 1));
  return (release) => selected.has(release);
}

/** The date so many days before another. */
export function daysBefore(date: string, days: number): string {
  return formatDay(mustParseDay(date) - days);
}
