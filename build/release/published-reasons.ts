import { yearOf } from '../../server/engine/civil-date.js';
import { groupBy } from '../../server/util/group-by.js';
import { draftReasons, type Reason } from './reasons.js';
import type { Regression } from './regressions.js';
import type { ReleaseState } from './state.js';

/**
 * Reasons that publications give: a day that now is as a publication lists it, or that the full list of its year does
 * not name. A release fills them in; a person writes only what no text says.
 */
export function publishedReasons(
  regressions: readonly Regression[],
  after: ReleaseState,
): Reason[] {
  const explained = regressions.flatMap((regression) => {
    const why = whyOf(regression, after);
    return why === null ? [] : [{ regression, why }];
  });
  return [...groupBy(explained, ({ why }) => why)].flatMap(([why, found]) =>
    draftReasons(
      found.map(({ regression }) => regression),
      why,
      Number.POSITIVE_INFINITY,
    ),
  );
}

/** Null where no publication says it: a year or a verification that goes, or a day that rests on our own rows. */
function whyOf({ kind, calendar, day }: Regression, after: ReleaseState): string | null {
  if (day === null || (kind !== 'answer' && kind !== 'changed' && kind !== 'moved')) return null;
  const entries = [...(after.entries.get(calendar)?.values() ?? [])].filter(
    (entry) => entry.day === day,
  );
  const sources = entries.flatMap(({ payload }) =>
    payload.coverage === 'verified' ? payload.sources : [],
  );
  if (entries.length > 0) {
    const isWhole = entries.every(({ payload }) => payload.coverage === 'verified');
    return isWhole ? `listed in ${[...new Set(sources)].sort().join(', ')}` : null;
  }
  const { year_sources = [], unsettled_days = [] } = after.calendars.get(calendar) ?? {};
  if (unsettled_days.length > 0) return null;
  const lists = year_sources
    .filter(({ years }) => years.includes(yearOf(day)))
    .flatMap(({ sources: ids }) => ids);
  return lists.length > 0 ? `not in the full list of ${lists.join(', ')}` : null;
}
