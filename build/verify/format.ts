import { hostOf } from '../calendars/authorities.js';
import type { Publication, PublishedCalendar } from './publication.js';

/** Checks of a publication's file that its schema cannot make. Messages quote what was read. */

/** Files compared with their text since this day must state whether the source prints weekdays. */
export const WEEKDAYS_REQUIRED_FROM = '2026-11-24';

const DATED = [
  'closed',
  'early_close',
  'weekend_workday',
  'late_open',
  'public_service_only',
] as const;

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
    (part[kind] ?? []).map(({ date, weekday }) => ({
      calendar: part.calendar,
      kind,
      date,
      weekday,
    })),
  );
}

function yearProblems(part: PublishedCalendar): string[] {
  const { calendar, years, same_as } = part;
  const claims = (['complete', 'early_complete', 'complete_with'] as const).filter(
    (claim) => part[claim],
  );
  if (years === undefined) {
    if (claims.length === 0 || same_as !== undefined) return [];
    return [
      `${calendar}: \`${claims.join('`, `')}\` without \`years\`: which years are listed in full?`,
    ];
  }
  const outside = datesOf(part).filter(({ date }) => !years.includes(Number(date.slice(0, 4))));
  return outside.map(
    ({ kind, date }) =>
      `${calendar}: ${kind} has ${date}, which is outside \`years\` (${years.join(', ')})`,
  );
}

function weekdayProblems({ checked, weekdays, calendars }: File): string[] {
  const dates = calendars.flatMap(datesOf);
  if (dates.length === 0) return [];
  const without = dates.filter(({ weekday }) => weekday === undefined);
  const named = dates.length - without.length;
  if (weekdays === undefined) {
    if (checked < WEEKDAYS_REQUIRED_FROM) return [];
    return [
      '`weekdays` is missing: expected `all`, `some` or `none`, depending on how many dates the source prints with a weekday',
    ];
  }
  if (weekdays === 'all' && without.length > 0) {
    const { calendar, kind, date } = without[0]!;
    return [
      `\`weekdays\` is all, but ${without.length} dates have none; the first is ${calendar} ${kind} ${date}`,
    ];
  }
  if (weekdays === 'none' && named > 0)
    return [`\`weekdays\` is none, but ${named} dates have one`];
  if (weekdays === 'some' && named === 0) return ['`weekdays` is some, but no date has one'];
  return [];
}

/**
 * Publications about unknown calendars, and files whose day of comparison is in the future. `known`: ids and aliases;
 * `today`: YYYY-MM-DD.
 */
export function referenceProblems(
  publications: readonly Publication[],
  known: ReadonlySet<string>,
  today: string,
): string[] {
  return publications.flatMap(({ id, checked, calendars }) => [
    ...(checked > today
      ? [`${id}: \`checked\` is ${checked}, which is after today, ${today}`]
      : []),
    ...calendars
      .filter(({ calendar, waits }) => !known.has(calendar) && waits === undefined)
      .map(
        ({ calendar }) =>
          `${id}: there is no calendar ${calendar}; correct the id, or state in \`waits\` what is missing`,
      ),
  ]);
}

/** What a publication says of how it was read, held against its addresses and days. */
export function readingProblems(
  file: Pick<Publication, 'evidence' | 'url' | 'read_at' | 'published' | 'checked'>,
): string[] {
  const { evidence, url, read_at, published, checked } = file;
  const addresses = { url, read_at };
  const foreign = Object.entries(addresses).filter(([, address]) => !isOfAuthority(address));
  return [
    ...(evidence === 'original'
      ? foreign.map(
          ([field, address]) =>
            `\`${field}\` is ${address}, which is no authority's address by build/calendars/authorities-table.ts: ` +
            '`evidence` would be `copy` (its own words, kept elsewhere) or `report` (a retelling); or enter the host there',
        )
      : []),
    ...(published !== null && published > checked
      ? [
          `\`published\` is ${published}, after the day on which it was read (\`checked\`: ${checked}): correct either`,
        ]
      : []),
  ];
}

function isOfAuthority(address: string): boolean {
  const kind = hostOf(address)?.kind;
  return kind === 'authority' || kind === 'archive';
}
