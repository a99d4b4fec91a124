import type { ReleaseState } from '../release/state.js';
import type { Contradiction } from '../verify/claims.js';
import type { Publication, PublishedCalendar } from '../verify/publication.js';

/** What each publication verified, or why it verified nothing. */
export interface Usage {
  readonly publication: string;
  readonly calendar: string;
  /** Years that it lists in full, and dates that name it as their source. */
  readonly years: number;
  readonly dates: number;
  /** Why it verified nothing; null when it did. */
  readonly reason: string | null;
}

/** One row per publication and calendar, in the order of the publications. */
export function usageOf(
  publications: readonly Publication[],
  state: ReleaseState,
  contradictions: readonly Contradiction[] = [],
): Usage[] {
  const dates = datesBySource(state);
  const disputed = new Set(
    contradictions.flatMap(({ calendar, statements }) =>
      statements.flatMap(({ sources }) => sources.map((source) => `${source} ${calendar}`)),
    ),
  );
  return publications.flatMap((publication) =>
    [...new Set(publication.calendars.map(({ calendar }) => calendar))].map((calendar) => {
      const parts = publication.calendars.filter((part) => part.calendar === calendar);
      const named = dates.get(`${publication.id} ${calendar}`) ?? 0;
      const years = completeYears(publication.id, state, calendar);
      const used = publication.evidence !== 'report' && (named > 0 || years > 0);
      return {
        publication: publication.id,
        calendar,
        years: used ? years : 0,
        dates: named,
        reason: used
          ? null
          : reasonFor(publication, parts, state, disputed.has(`${publication.id} ${calendar}`)),
      };
    }),
  );
}

/** The number of verified dates that name a source, by "source calendar". */
function datesBySource(state: ReleaseState): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [calendar, entries] of state.entries) {
    for (const { payload } of entries.values()) {
      for (const source of payload.sources) {
        const key = `${source} ${calendar}`;
        counts.set(key, (counts.get(key) ?? 0) + 1);
      }
    }
  }
  return counts;
}

/** The number of years of a calendar that rest on a publication, open days included. */
function completeYears(publication: string, state: ReleaseState, calendar: string): number {
  const rests = state.calendars.get(calendar)?.year_sources ?? [];
  return rests.filter(({ sources }) => sources.includes(publication)).flatMap(({ years }) => years)
    .length;
}

function reasonFor(
  publication: Publication,
  parts: readonly PublishedCalendar[],
  state: ReleaseState,
  isDisputed: boolean,
): string {
  const waits = parts.find((part) => part.waits !== undefined)?.waits;
  if (waits !== undefined) return `waits: ${waits}`;
  if (publication.evidence === 'report') return 'a report verifies nothing';
  const calendar = state.calendars.get(parts[0]!.calendar);
  if (!calendar) return 'waits: no calendar of Kalends yet';
  if (isDisputed)
    return 'another publication contradicts it, and neither is known to replace the other';
  const rules = parts.flatMap((part) => part.rules ?? []);
  if (rules.some((rule) => rule.usable === false))
    return 'waits: its rule is too vague to compute from';
  if (rules.some((rule) => rule.follows))
    return 'waits: the calendar that its rule follows is not verified in its years';
  if (rules.some((rule) => !rule.grammar)) {
    return `waits: its rule is not computed${rules.map(({ left_out }) => left_out && `: ${left_out}`).find(Boolean) ?? ''}`;
  }
  if (rules.length > 0) return 'its rule names no date in the years in which it is accepted';
  const years = parts.flatMap((part) => part.years ?? []);
  const [first, last] = calendar.data_years;
  if (years.length > 0 && years.every((year) => year < first || year > last)) {
    return `outside the data of the calendar, ${first} to ${last}`;
  }
  if (
    parts.every(
      (part) => !part.closed?.length && !part.early_close?.length && !part.weekend_workday?.length,
    )
  ) {
    return 'it lists no date';
  }
  return 'a later publication differs on its dates';
}
