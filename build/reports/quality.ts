import { daysInMonth, mustParseDay, yearOf } from '../../server/engine/civil-date.js';
import { yearRanges } from '../../server/engine/year-ranges.js';
import type { Computed } from '../release/compute-state.js';
import { type ReleaseState, type StoredCalendar, sortedEntries } from '../release/state.js';
import type { Contradiction } from '../verify/claims.js';
import { contradictionLines } from '../verify/contradiction-lines.js';
import type { Difference } from '../verify/verify.js';

/**
 * Where to trust Kalends: for each calendar the verified years, and the differences found between rules and
 * publications.
 */
export interface CalendarQuality {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  readonly verified_years: readonly number[];
  /** Differences found, by year. */
  readonly differences: Readonly<Record<string, number>>;
  /** Dates on which its publications contradict each other, so that nothing is verified. */
  readonly contradictions: readonly Contradiction[];
  /** Shares of verified days, from 0 to 1, in last, this and next year; null outside the data. */
  readonly verified_share: Readonly<Record<string, number | null>>;
  readonly last_verified_at: string | null;
}

/** One row per calendar, sorted by id; `thisYear` is the year of the report. */
export function qualityOf(
  state: ReleaseState,
  { differences, contradictions }: Pick<Computed, 'differences' | 'contradictions'>,
  thisYear: number,
): CalendarQuality[] {
  return [...state.calendars.values()]
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map((calendar) => ({
      id: calendar.id,
      name: calendar.name,
      kind: calendar.kind,
      verified_years: calendar.verified_years,
      differences: byYear(differences.filter((difference) => difference.calendar === calendar.id)),
      contradictions: contradictions.filter(
        (contradiction) => contradiction.calendar === calendar.id,
      ),
      verified_share: Object.fromEntries(
        [thisYear - 1, thisYear, thisYear + 1].map((year) => [
          String(year),
          verifiedShare(state, calendar, year),
        ]),
      ),
      last_verified_at: calendar.last_verified_at,
    }));
}

/** The report as Markdown. */
export function qualityMarkdown(rows: readonly CalendarQuality[], release: string): string {
  const years = Object.keys(rows[0]?.verified_share ?? {});
  const checks = rows.flatMap(({ last_verified_at }) => last_verified_at ?? []).sort();
  const withSome = rows.filter((row) => row.last_verified_at !== null);
  return [
    '# Data quality',
    '',
    `Release ${release}: ${withSome.length} of ${rows.length} calendars have dates checked against an official source; oldest check ${checks[0] ?? 'none'}.`,
    'Shares are of all days of a year, open days included. The other calendars rest only on rules and the library.',
    '',
    `| calendar | name | verified years | ${years.join(' | ')} | differences found, by year | checked |`,
    `| --- | --- | --- | ${years.map(() => '---').join(' | ')} | --- | --- |`,
    ...withSome.map((row) => {
      const shares = years.map((year) => percent(row.verified_share[year] ?? null));
      const found = Object.entries(row.differences).map(([year, count]) => `${year}: ${count}`);
      const cells = [
        row.id,
        row.name,
        yearRanges(row.verified_years),
        ...shares,
        found.join(', '),
        row.last_verified_at,
      ];
      return `| ${cells.join(' | ')} |`;
    }),
    '',
    '## Contradictions',
    '',
    'Dates on which publications differ and none is known to replace the others: nothing is verified there.',
    '',
    ...contradictionLines(rows.flatMap(({ contradictions }) => contradictions)).map(
      (line) => `- ${line}`,
    ),
    '',
  ].join('\n');
}

function byYear(differences: readonly Difference[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { date } of differences)
    counts[date.slice(0, 4)] = (counts[date.slice(0, 4)] ?? 0) + 1;
  return counts;
}

function verifiedShare(state: ReleaseState, calendar: StoredCalendar, year: number): number | null {
  if (year < calendar.data_years[0] || year > calendar.data_years[1]) return null;
  const days = 337 + daysInMonth(year, 2);
  const complete = calendar.complete_years.includes(year);
  const verdicts = new Map<number, boolean>();
  for (const date of calendar.unsettled_days ?? []) {
    if (date.startsWith(String(year))) verdicts.set(mustParseDay(date), false);
  }
  for (const { day, payload } of sortedEntries(state, calendar.id)) {
    if (yearOf(day) !== year) continue;
    verdicts.set(day, (verdicts.get(day) ?? true) && payload.coverage === 'verified');
  }
  const verified = [...verdicts.values()].filter(Boolean).length;
  return (verified + (complete ? days - verdicts.size : 0)) / days;
}

function percent(share: number | null): string {
  return share === null ? '-' : `${Math.floor(share * 100)} %`;
}
