import { type DayNumber, mustParseDay, yearOf } from '../../server/engine/civil-date.js';
import { isWeekend } from '../../server/engine/weekend.js';
import type { ReleaseState, StoredCalendar, StoredEntry } from '../release/state.js';
import type { Publication } from '../verify/publication.js';

/** Which calendar-years are newly verified since an earlier state, and which are no longer verified, with the cause. */

export interface VerifiedYear {
  readonly calendar: string;
  readonly year: number;
}

export interface FallenYear extends VerifiedYear {
  readonly cause: string;
}

export interface YearsSince {
  readonly fallen: readonly FallenYear[];
  readonly risen: readonly VerifiedYear[];
}

/** Includes calendars that are in only one of the states. `today` (YYYY-MM-DD): earlier tentative dates have lapsed. */
export function yearsSince(
  before: ReleaseState,
  after: ReleaseState,
  publications: readonly Publication[],
  today: string,
): YearsSince {
  const ids = [...new Set([...before.calendars.keys(), ...after.calendars.keys()])].sort();
  const verified = (state: ReleaseState, id: string) =>
    state.calendars.get(id)?.verified_years ?? [];
  const only = (one: ReleaseState, other: ReleaseState) =>
    ids.flatMap((calendar) =>
      verified(one, calendar)
        .filter((year) => !verified(other, calendar).includes(year))
        .map((year) => ({ calendar, year })),
    );
  return {
    fallen: only(before, after).map((one) => ({
      ...one,
      cause: causeOf(one, after, publications, mustParseDay(today)),
    })),
    risen: only(after, before),
  };
}

function causeOf(
  { calendar, year }: VerifiedYear,
  state: ReleaseState,
  publications: readonly Publication[],
  today: DayNumber,
): string {
  const record = state.calendars.get(calendar);
  if (!record) return 'the calendar is gone';
  if (!record.complete_years.includes(year)) {
    return isListed(calendar, year, publications)
      ? 'its list was made before days could have been added, or is undated'
      : 'no list and no rule is known to name all days';
  }
  const doubtful = [...(state.entries.get(calendar)?.values() ?? [])].filter((entry) =>
    isDoubtful(entry, record, year),
  );
  if (doubtful.some(({ day, payload }) => payload.status === 'provisional' && day < today)) {
    return 'a tentative date has passed unconfirmed';
  }
  if (doubtful.length > 0) return 'a date that no list names';
  const isUnsettled = record.unsettled_days?.some((date) => date.startsWith(String(year))) ?? false;
  return isUnsettled
    ? 'a day on which its texts contradict each other'
    : 'its early closes are not all listed';
}

function isListed(calendar: string, year: number, publications: readonly Publication[]): boolean {
  return publications.some(
    ({ evidence, calendars }) =>
      evidence !== 'report' &&
      calendars.some(
        (part) =>
          part.calendar === calendar &&
          part.waits === undefined &&
          (part.complete || part.complete_with !== undefined) &&
          part.years?.includes(year),
      ),
  );
}

function isDoubtful(
  { day, payload }: StoredEntry,
  { weekend }: StoredCalendar,
  year: number,
): boolean {
  if (yearOf(day) !== year || payload.coverage === 'verified') return false;
  return payload.kind !== 'holiday' || !isWeekend(weekend, day);
}

/** Lines for the console: counts by cause, then the years. */
export function yearsSinceLines({ fallen, risen }: YearsSince): string[] {
  const causes = [...new Set(fallen.map(({ cause }) => cause))];
  return [
    `${fallen.length} calendar-years are no longer verified, ${risen.length} are newly so`,
    ...causes.flatMap((cause) => {
      const own = fallen.filter((one) => one.cause === cause);
      return [`  ${own.length}: ${cause}`, `    ${byCalendar(own)}`];
    }),
    ...(risen.length > 0 ? [`  ${risen.length} newly verified`, `    ${byCalendar(risen)}`] : []),
  ];
}

function byCalendar(years: readonly VerifiedYear[]): string {
  const ids = [...new Set(years.map(({ calendar }) => calendar))];
  return ids
    .map(
      (id) =>
        `${id} ${years.flatMap(({ calendar, year }) => (calendar === id ? [year] : [])).join(' ')}`,
    )
    .join('; ');
}
