/** Lists in requests, bounded before anything is done with their parts. */

/** Ids and names with more letters than this are never looked up: there are none. */
export const MAX_NAME_LENGTH = 200;

export interface SplitList {
  /** The first parts, without spaces around them. */
  readonly parts: readonly string[];
  /** The number of all parts. */
  readonly count: number;
}

/** The first parts of a list, at most `max`, and the number of all of them. Empty parts count. */
export function splitList(text: string, max: number, between: string | RegExp = ','): SplitList {
  const all = text.split(between);
  return { parts: all.slice(0, max).map((part) => part.trim()), count: all.length };
}
