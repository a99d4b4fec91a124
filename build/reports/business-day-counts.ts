import { countDirectory, rank } from '../../server/engine/bits.js';
import { type DayNumber, firstDayOf, lastDayOf, yearOf } from '../../server/engine/civil-date.js';
import { dayBits } from '../dist/day-bits.js';
import { type ReleaseState, type StoredCalendar, sortedEntries } from '../release/state.js';

/** Business days and early closes of each year, as a table that a person can scan for a year that looks wrong. */
export interface YearCounts {
  readonly id: string;
  /** By year; a year outside the data is missing. */
  readonly years: ReadonlyMap<
    number,
    { readonly businessDays: number; readonly earlyCloses: number }
  >;
}

/** A five-day week has 260 to 262 days; markets keep 3 to 30 holidays. Anything else wants an explanation. */
const PLAUSIBLE: readonly [number, number] = [230, 259];

/** Counts for every calendar that is no country, sorted by kind and id; `span` is the first and last year. */
export function businessDayCounts(
  state: ReleaseState,
  span: readonly [number, number],
): YearCounts[] {
  return [...state.calendars.values()]
    .filter(({ kind }) => kind !== 'country')
    .sort((a, b) => (`${a.kind} ${a.id}` < `${b.kind} ${b.id}` ? -1 : 1))
    .map((calendar) => ({ id: calendar.id, years: countYears(state, calendar, span) }));
}

/** The counts as Markdown: `251.2` are 251 business days, two of them with an early close; an unlikely count is bold. */
export function countsMarkdown(
  rows: readonly YearCounts[],
  [first, last]: readonly [number, number],
): string {
  const years = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return [
    `## Business days a year, ${first} to ${last}`,
    '',
    `\`251.2\`: 251 business days, two of them with an early close. Bold: outside ${PLAUSIBLE.join(' to ')}.`,
    '',
    `| calendar | ${years.map((year) => String(year).slice(2)).join(' | ')} |`,
    `| --- |${' --- |'.repeat(years.length)}`,
    ...rows.map((row) => `| ${row.id} | ${years.map((year) => cell(row, year)).join(' | ')} |`),
    '',
  ].join('\n');
}

function cell({ years }: YearCounts, year: number): string {
  const counts = years.get(year);
  if (!counts) return '';
  const text =
    counts.earlyCloses > 0
      ? `${counts.businessDays}.${counts.earlyCloses}`
      : String(counts.businessDays);
  const isPlausible = counts.businessDays >= PLAUSIBLE[0] && counts.businessDays <= PLAUSIBLE[1];
  return isPlausible ? text : `**${text}**`;
}

function countYears(
  state: ReleaseState,
  calendar: StoredCalendar,
  [first, last]: readonly [number, number],
): YearCounts['years'] {
  const entries = sortedEntries(state, calendar.id);
  const early = entries
    .filter(({ payload }) => payload.kind === 'early_close')
    .map(({ day }) => yearOf(day));
  const epoch = firstDayOf(calendar.data_years[0]);
  const { open } = dayBits(calendar, entries, epoch, lastDayOf(calendar.data_years[1]) - epoch + 1);
  const counts = countDirectory(open);
  const openBefore = (day: DayNumber) => rank(open, counts, day - epoch);
  const years: [number, { businessDays: number; earlyCloses: number }][] = [];
  const [from, to] = [
    Math.max(first, calendar.data_years[0]),
    Math.min(last, calendar.data_years[1]),
  ];
  for (let year = from; year <= to; year++) {
    const businessDays = openBefore(firstDayOf(year + 1)) - openBefore(firstDayOf(year));
    years.push([
      year,
      { businessDays, earlyCloses: early.filter((other) => other === year).length },
    ]);
  }
  return new Map(years);
}
