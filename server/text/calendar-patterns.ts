import { OWN_PREFIX } from '../engine/types.js';

/** Patterns of the calendars that a key allows. */

/** Ids, with * as a wildcard at the end and - to exclude: "*", "-OWN:*". The last match decides. */
export type CalendarPatterns = readonly string[];

/** All calendars but those of an overlay. */
export const NOT_OWN: CalendarPatterns = ['*', `-${OWN_PREFIX}*`];

/** Whether a pattern is valid: an id, or a prefix followed by *. */
export const PATTERN_FORM = /^-?(?:[A-Za-z0-9]+[A-Za-z0-9:_-]*\*?|\*)$/;

/** Whether the patterns allow a calendar by its id. */
export function isNamed(patterns: CalendarPatterns, id: string): boolean {
  let left = false;
  for (const pattern of patterns) {
    const wanted = pattern.replace(/^-/, '').toUpperCase();
    const fits = wanted.endsWith('*') ? id.startsWith(wanted.slice(0, -1)) : id === wanted;
    if (fits) left = !pattern.startsWith('-');
  }
  return left;
}
