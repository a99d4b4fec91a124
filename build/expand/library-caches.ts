import CalDate from 'caldate';
import { CalendarChinese } from 'date-chinese';
import { getOrMake } from '../../server/util/get-or-make.js';

/**
 * Caches for what date-holidays computes again for each date and region, which takes most of the time of an expansion
 * without them. Every file that calls date-holidays imports this one. The functions are pure, as their sources show
 * (date-chinese 2.1.4, src/Chinese.js; caldate 2.0.5, src/CalDate.js), and a test compares dates with and without the
 * caches.
 */

/** How many instants are kept: those of a large country and its parts in all years. */
const MAX_INSTANTS = 200_000;

/**
 * Solstices, longitudes of the sun and new years, by the kind of calendar (Chinese, Korean, Vietnamese): date-chinese keeps
 * them in each of its calendars, and date-holidays makes a calendar for each date.
 */
function shareChineseCache(): void {
  const caches = new WeakMap<object, object>();
  Object.defineProperty(CalendarChinese.prototype, '_cache', {
    configurable: true,
    get(this: object) {
      return getOrMake(caches, this.constructor, () => ({ lon: {}, sue: {}, ny: {} }));
    },
    // The constructor sets an empty cache.
    set() {},
  });
}

/** Instants of local times, for which caldate lets moment-timezone write and parse text. */
function keepInstants(): void {
  const toTimezone = CalDate.prototype.toTimezone;
  const instantsMs = new Map<string, number>();
  CalDate.prototype.toTimezone = function (timezone) {
    const key = `${timezone} ${this.toString()}`;
    const knownMs = instantsMs.get(key);
    if (knownMs !== undefined) return new Date(knownMs);
    const instant = toTimezone.call(this, timezone);
    if (instantsMs.size >= MAX_INSTANTS) instantsMs.clear();
    instantsMs.set(key, instant.getTime());
    return instant;
  };
}

// A test compares the dates with and without them.
if (process.env.KALENDS_LIBRARY_CACHES !== 'off') {
  shareChineseCache();
  keepInstants();
}
