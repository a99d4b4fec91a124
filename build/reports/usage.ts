import type { ReleaseState } from '../release/state.js';
import type { Publication, PublishedCalendar } from '../verify/publication.js';

/** What each publication verified, and why not where not: nothing is silently unused. */
export interface Usage {
  readonly publication: string;
  readonly calendar: string;
  /** Years that it lists in full, dates that name it as their source. */
  readonly years: number;
  readonly dates: number;
  /** Why it verified nothing; null when it did. */
  readonly reason: string | null;
}

/** One row for every calendar that a publication speaks of, in the order of the publications. */
export function usageOf(publications: readonly Publication[], state: ReleaseState): Usage[] {
  const dates = datesBySource(state);
  return publications.flatMap((publication) =>
    [...new Set(publication.calendars.map(({ calendar }) => calendar))].map((calendar) => {
      const parts = publication.calendars.filter((part) => part.calendar === calendar);
      const named = dates.get(`${publication.id} ${calendar}`) ?? 0;
      const years = completeYears(parts, state, calendar);
      const used = publication.evidence !== 'report' && (named > 0 || years > 0);
      return {
        publication: publication.id,
        calendar,
        years: used ? years : 0,
        dates: named,
        reason: used ? null : reasonFor(publication, parts, state),
      };
    }),
  );
}

/** How many verified dates name a source, by "source calendar". */
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

function completeYears(parts: readonly PublishedCalendar[], state: ReleaseState, calendar: string): number {
  const complete = new Set(state.calendars.get(calendar)?.complete_years ?? []);
  const listed = parts.flatMap((part) => (part.complete || part.complete_with ? (part.years ?? []) : []));
  const ruled = parts
    .flatMap((part) => part.rules ?? [])
    .filter((rule) => rule.exhaustive)
    .flatMap((rule) => [...complete].filter((year) => year >= rule.from && year <= (rule.to ?? year)));
  return new Set([...listed, ...ruled].filter((year) => complete.has(year))).size;
}

function reasonFor(publication: Publication, parts: readonly PublishedCalendar[], state: ReleaseState): string {
  const waits = parts.find((part) => part.waits !== undefined)?.waits;
  if (waits !== undefined) return `waits: ${waits}`;
  if (publication.evidence === 'report') return 'a report verifies nothing';
  const calendar = state.calendars.get(parts[0]!.calendar);
  if (!calendar) return 'waits: no calendar of Kalends yet';
  const rules = parts.flatMap((part) => part.rules ?? []);
  if (rules.some((rule) => rule.usable === false)) return 'waits: its rule is too vague to compute from';
  if (rules.some((rule) => rule.follows))
    return 'waits: the calendar that its rule follows is not verified in its years';
  if (rules.length > 0) return 'waits: its rule leaves the days to later announcements';
  const years = parts.flatMap((part) => part.years ?? []);
  const [first, last] = calendar.data_years;
  if (years.length > 0 && years.every((year) => year < first || year > last)) {
    return `outside the data of the calendar, ${first} to ${last}`;
  }
  if (parts.every((part) => !part.closed?.length && !part.early_close?.length && !part.weekend_workday?.length)) {
    return 'it lists no date';
  }
  return 'a later publication says otherwise of its dates';
}
