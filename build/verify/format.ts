import type { Publication, PublishedCalendar } from './publication.js';

/** What a publication's file may not say, though each of its members is well-formed. Messages tell what was read. */

/** Files compared with their text since this day say whether the source prints weekdays. */
export const WEEKDAYS_ASKED_FROM = '2026-11-24';

const DATED = ['closed', 'early_close', 'weekend_workday', 'late_open', 'public_service_only'] as const;

interface Dated {
  readonly calendar: string;
  readonly kind: (typeof DATED)[number];
  readonly date: string;
  readonly weekday?: string | undefined;
}

type File = Pick<Publication, 'checked' | 'weekdays' | 'calendars'>;

export function formatProblems(file: File): string[] {
  return [...file.calendars.flatMap(yearProblems), ...weekdayProblems(file)];
}

function datesOf(part: PublishedCalendar): Dated[] {
  return DATED.flatMap((kind) =>
    (part[kind] ?? []).map(({ date, weekday }) => ({ calendar: part.calendar, kind, date, weekday })),
  );
}

function yearProblems(part: PublishedCalendar): string[] {
  const { calendar, years, same_as } = part;
  const claims = (['complete', 'early_complete', 'complete_with'] as const).filter((claim) => part[claim]);
  if (years === undefined) {
    if (claims.length === 0 || same_as !== undefined) return [];
    return [`${calendar}: \`${claims.join('`, `')}\` without \`years\`: of which years is everything listed?`];
  }
  const outside = datesOf(part).filter(({ date }) => !years.includes(Number(date.slice(0, 4))));
  return outside.map(({ kind, date }) => `${calendar}: ${kind} has ${date}, and \`years\` are ${years.join(', ')}`);
}

function weekdayProblems({ checked, weekdays, calendars }: File): string[] {
  const dates = calendars.flatMap(datesOf);
  if (dates.length === 0) return [];
  const without = dates.filter(({ weekday }) => weekday === undefined);
  const named = dates.length - without.length;
  if (weekdays === undefined) {
    if (checked < WEEKDAYS_ASKED_FROM) return [];
    return ['`weekdays` is missing: does the source print them of `all` dates, of `some` or of `none`?'];
  }
  if (weekdays === 'all' && without.length > 0) {
    const { calendar, kind, date } = without[0]!;
    return [`\`weekdays\` is all, and ${without.length} dates have none: ${calendar} ${kind} ${date} is the first`];
  }
  if (weekdays === 'none' && named > 0) return [`\`weekdays\` is none, and ${named} dates have one`];
  if (weekdays === 'some' && named === 0) return ['`weekdays` is some, and no date has one'];
  return [];
}

/**
 * What publications say of calendars that are not there, and texts compared on a day to come. `known`: ids and aliases;
 * `today`: YYYY-MM-DD.
 */
export function referenceProblems(
  publications: readonly Publication[],
  known: ReadonlySet<string>,
  today: string,
): string[] {
  return publications.flatMap(({ id, checked, calendars }) => [
    ...(checked > today ? [`${id}: \`checked\` is ${checked}, and today is ${today}`] : []),
    ...calendars
      .filter(({ calendar, waits }) => !known.has(calendar) && waits === undefined)
      .map(
        ({ calendar }) =>
          `${id}: there is no calendar ${calendar}; mend the id, or tell in \`waits\` what it waits for`,
      ),
  ]);
}
