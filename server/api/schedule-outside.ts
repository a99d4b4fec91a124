import type { BusinessDays } from '../engine/business-days.js';
import type { DayNumber } from '../engine/civil-date.js';
import type { Mode } from '../engine/types.js';
import type { Catalog } from '../queries/catalog.js';
import { combinedCovering, resultOutside } from '../queries/within-data.js';
import { named, namedDay } from './named.js';

/** Checks that the dates of a schedule are within the data; the Problem names the parameter that leads outside. */

interface Ends {
  readonly mode: Mode;
  readonly count?: number | undefined;
  readonly tenor?: { readonly name: string } | undefined;
}

export interface ScheduleCover {
  /** The combined calendars, which must have data on a day that `start` leads to; default itself. */
  readonly atStart: (day?: DayNumber) => BusinessDays;
  /** The same for a day that `end`, `count` or `tenor` leads to. */
  readonly atEnd: (day: DayNumber) => BusinessDays;
  /** The problem of an end or of an adjusted date after or before the data. */
  readonly result: (direction: 'after' | 'before') => never;
}

/** `end`: null unless given. */
export function scheduleCover(
  catalog: Catalog,
  indexes: readonly number[],
  { mode, count, tenor }: Ends,
  start: DayNumber,
  end: DayNumber | null,
): ScheduleCover {
  const cover = (day: DayNumber) => combinedCovering(catalog, indexes, mode, day);
  const ofStart = <T>(compute: () => T): T => namedDay('start', start, compute);
  const ofEnd = <T>(compute: () => T): T => {
    if (end !== null) return namedDay('end', end, compute);
    if (tenor) return named('tenor', tenor.name, compute);
    return count === undefined ? compute() : named('count', String(count), compute);
  };
  return {
    atStart: (day = start) => ofStart(() => cover(day)),
    atEnd: (day) => ofEnd(() => cover(day)),
    result: (direction) => {
      const outside = () => {
        throw resultOutside(catalog, indexes, direction);
      };
      return direction === 'before' ? ofStart(outside) : ofEnd(outside);
    },
  };
}
