import type { DayNumber } from '../engine/civil-date.js';
import type { Catalog } from '../queries/catalog.js';
import { requireCovered, resultOutside } from '../queries/within-data.js';
import { named, namedDay } from './named.js';

/** Checks that the dates of a schedule are within the data; the Problem names the parameter that leads outside. */

interface Ends {
  readonly count?: number | undefined;
  readonly tenor?: { readonly name: string } | undefined;
}

export interface ScheduleCover {
  /** Throws unless every calendar has data on a day that `start` leads to; default itself. */
  readonly atStart: (day?: DayNumber) => void;
  /** The same for a day that `end`, `count` or `tenor` leads to. */
  readonly atEnd: (day: DayNumber) => void;
  /** Throws if an end that was counted lies after the data. */
  readonly beyond: (day: DayNumber) => void;
  /** Throws unless every calendar has data on the anchor date, whose month the end-of-month rule looks at. */
  readonly atAnchor: (day: DayNumber) => void;
  /** Throws the problem of an end or of an adjusted date after or before the data. */
  readonly result: (direction: 'after' | 'before') => never;
}

/** `end`: null unless given. `needsData`: whether any date is adjusted; unadjusted dates need no data. */
export function scheduleCover(
  catalog: Catalog,
  indexes: readonly number[],
  { count, tenor }: Ends,
  start: DayNumber,
  end: DayNumber | null,
  needsData: boolean,
): ScheduleCover {
  const ofStart = <T>(compute: () => T): T => namedDay('start', start, compute);
  const ofEnd = <T>(compute: () => T): T => {
    if (end !== null) return namedDay('end', end, compute);
    if (tenor) return named('tenor', tenor.name, compute);
    return count === undefined ? compute() : named('count', String(count), compute);
  };
  return {
    atStart: (day = start) => {
      if (needsData) ofStart(() => requireCovered(catalog, indexes, day));
    },
    atEnd: (day) => {
      if (needsData) ofEnd(() => requireCovered(catalog, indexes, day));
    },
    beyond: (day) => {
      if (needsData) ofEnd(() => requireNotAfter(catalog, indexes, day));
    },
    atAnchor: (day) =>
      (day === start ? ofStart : ofEnd)(() => requireCovered(catalog, indexes, day)),
    result: (direction) => {
      const outside = () => {
        throw resultOutside(catalog, indexes, direction);
      };
      return direction === 'before' ? ofStart(outside) : ofEnd(outside);
    },
  };
}

function requireNotAfter(catalog: Catalog, indexes: readonly number[], day: DayNumber): void {
  if (indexes.some((index) => day > catalog.businessDays(index).last))
    throw resultOutside(catalog, indexes, 'after');
}
