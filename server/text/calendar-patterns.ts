/** Which calendars a key opens. */

/** Ids, with * for any end, and a - before those that are taken away again: "*", "-OWN:*". The last that fits decides. */
export type CalendarPatterns = readonly string[];

/** Whether a pattern is one: an id or the beginning of ids with a * behind it. */
export const PATTERN_FORM = /^-?(?:[A-Za-z0-9]+[A-Za-z0-9:_-]*\*?|\*)$/;

/** Whether the patterns leave a calendar. */
export function isLeft(patterns: CalendarPatterns, id: string): boolean {
  let left = false;
  for (const pattern of patterns) {
    const wanted = pattern.replace(/^-/, '').toUpperCase();
    const fits = wanted.endsWith('*') ? id.startsWith(wanted.slice(0, -1)) : id === wanted;
    if (fits) left = !pattern.startsWith('-');
  }
  return left;
}
