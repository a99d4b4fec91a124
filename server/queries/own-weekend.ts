import { type BusinessDays, combine } from '../engine/combined-days.js';
import { type DayEntry, withOwnWeekend } from '../engine/own-weekend.js';
import type { Entries } from '../store/pack.js';
import type { ReleaseData } from '../store/release-data.js';
import { getOrMake } from '../util/get-or-make.js';
import { type LruCache, lruCache } from '../util/lru-cache.js';
import type { Catalog } from './catalog.js';
import { joinedIds } from './joint.js';

/** The calendars of a request with a weekend of its own. */

/** Some 15 KB each. */
const MAX_KEPT = 32;
const kept = new WeakMap<ReleaseData, LruCache<BusinessDays>>();
/** Before all data. */
const ALWAYS = '0001-01-01';

/** The catalog with `weekend` (ISO weekdays) instead of that of every calendar. */
export function withWeekend(catalog: Catalog, weekend: readonly number[]): Catalog {
  const known = getOrMake(kept, catalog.data, () => lruCache<BusinessDays>(MAX_KEPT));
  const businessDays = (index: number): BusinessDays =>
    getOrMake(known, `${index} ${weekend.join()}`, () =>
      daysOf(catalog, index, weekend, businessDays),
    );
  return {
    ...catalog,
    businessDays,
    combined: (indexes, mode) => combine(indexes.map(businessDays), mode),
    calendar: (index) => ({
      ...catalog.calendar(index),
      weekend: [{ start: ALWAYS, days: [...weekend] }],
    }),
  };
}

/** `own`: the days of another calendar with the weekend: a joint calendar is open when its members are. */
function daysOf(
  catalog: Catalog,
  index: number,
  weekend: readonly number[],
  own: (index: number) => BusinessDays,
): BusinessDays {
  const members = joinedIds(catalog.calendar(index).id);
  if (members.length > 1) {
    return combine(
      members.map((id) => own(catalog.find(id)!)),
      'all',
    );
  }
  const days = catalog.businessDays(index);
  const entries = entriesOf(catalog.data.entries(index), days);
  return withOwnWeekend(days, catalog.calendar(index).weekend, weekend, entries);
}

function entriesOf(entries: Entries, { first, last }: BusinessDays): readonly DayEntry[] {
  const [start, end] = entries.range(first, last);
  return Array.from({ length: end - start }, (_, at) => ({
    day: entries.day(start + at),
    payload: entries.payload(start + at),
  }));
}
