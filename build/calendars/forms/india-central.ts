import {
  BY_THE_MOON,
  type Festival,
  type GazettedYear,
  MAY_BE_MOVED,
  MOON_MOVES,
  NAMES,
} from '../countries/shared/india-central.js';
import type { ListedDate } from '../vocabulary.js';

/** The dates of the yearly memoranda; those that depend on the moon are estimated until a later one, or a report, settles them. */
export function gazettedDates(years: readonly GazettedYear[]): ListedDate[] {
  return years.flatMap(({ year, source, days, settled, kept }) =>
    (Object.keys(days) as Festival[]).map((festival): ListedDate => {
      const report = kept?.[festival];
      const moon = BY_THE_MOON.includes(festival) && !settled?.[festival] && !report;
      return {
        date: `${year}-${days[festival]}`,
        kind: 'holiday',
        name: NAMES[festival],
        source: settled?.[festival] ?? source,
        ...(moon ? { status: 'estimated', mayMoveDays: MOON_MOVES, note: MAY_BE_MOVED } : {}),
        ...(report ? { note: `kept on the day listed: ${report}` } : {}),
      };
    }),
  );
}
