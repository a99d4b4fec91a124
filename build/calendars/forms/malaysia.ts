import { formatDay, isoWeekday, mustParseDay } from '../../../server/engine/civil-date.js';
import {
  FIRST_LISTED,
  LAST_LISTED,
  LIST_2024,
  LISTS,
  READ_2026,
  TABLE_2026,
  type WeeklyHoliday,
} from '../countries/shared/malaysia.js';
import {
  ACT,
  FEDERAL_2027,
  IN_LIEU_2027,
  type MalaysianDay,
} from '../countries/shared/malaysia-days.js';
import { type ListedDate, NOT_FOUND, type RuleRow } from '../vocabulary.js';
import { inLieuOf, TOLD } from './malaysia-told.js';

/** The rows of a place of Malaysia, made from the days that it keeps (countries/shared/malaysia-days.ts). */

const STARRED_2026 = `${READ_2026}; a day that the tables star as subject to change, and no announcement was read.`;

const FREE: Readonly<Record<WeeklyHoliday, readonly number[]>> = {
  sunday: [6, 7],
  friday: [5, 6],
  saturday: [5, 6],
};

const WEEKDAY: Readonly<Record<WeeklyHoliday, number>> = { friday: 5, saturday: 6, sunday: 7 };

const NAMES = ['sunday', 'monday', 'tuesday', 'wednesday'] as const;

const UNREAD = 'doubt: compilations of the lists agree; the list of the year was not read.';

const ONE_DAY =
  'doubt: the federal table gives the place one day of the feast, as that of 2021 has it; lists of 2024 give it two.';

const IN_LIEU_BY_RULE =
  'A day in lieu after the rule of the place; the list of the year was not read.';

/** Rules of days that are the same each year, and of all days from 2027 on, with their days in lieu from then on. */
export function rulesOf(
  days: readonly MalaysianDay[],
  weekly: WeeklyHoliday = 'sunday',
  [first, last]: readonly [from: number, to?: number] = [LAST_LISTED + 1],
): RuleRow[] {
  return days.flatMap((day): RuleRow[] => {
    if (!day.rule) return [];
    const { name, ms, rule, source = LIST_2024 } = day;
    const to = Math.min(day.to ?? 9999, last ?? 9999);
    const row = {
      name,
      names: { ms },
      source,
      ...(source === NOT_FOUND && { note: UNREAD }),
      ...(to < 9999 && { to }),
    };
    const from = Math.max(day.from ?? 0, day.dates || last ? first : FIRST_LISTED);
    const lieuFrom = Math.max(from, first);
    if (to < from) return [];
    const own: RuleRow = { ...row, rule, from };
    if (/^easter| in /.test(rule) || lieuFrom > to) return [own];
    return [
      own,
      {
        ...row,
        rule: inLieuRule(rule, weekly, day.followedBy ?? 0),
        from: lieuFrom,
        ...lieuSource(weekly),
      },
    ];
  });
}

function inLieuRule(rule: string, weekly: WeeklyHoliday, followedBy: number): string {
  // From a Friday to the Sunday: the Saturday between them is free.
  const after = weekly === 'friday' ? Math.max(0, followedBy - 1) : followedBy;
  const to = NAMES[after + (weekly === 'sunday' ? 1 : 0)];
  return `substitutes ${rule} if ${weekly} then next ${to}`;
}

function lieuSource(weekly: WeeklyHoliday): Pick<RuleRow, 'source' | 'status' | 'note'> {
  return weekly === 'sunday'
    ? { source: ACT }
    : { source: ACT, status: 'estimated', note: IN_LIEU_BY_RULE };
}

/** The dates of 2016 to 2026 that rules do not make, and all days in lieu of those years. */
export function datesOf(
  days: readonly MalaysianDay[],
  weekly: WeeklyHoliday = 'sunday',
  years: readonly [number, number] = [FIRST_LISTED, LAST_LISTED],
): ListedDate[] {
  const kept = days.flatMap((day) => listedDates(day).map((date) => ({ day, date })));
  const within = kept.filter(({ date }) => yearOf(date) >= years[0] && yearOf(date) <= years[1]);
  const listed = within
    .filter(({ day }) => day.dates)
    .map(({ day, date }) => row(day, date, weekly));
  return [...listed, ...daysInLieu(within, weekly)];
}

interface Kept {
  readonly day: MalaysianDay;
  readonly date: string;
}

function daysInLieu(kept: readonly Kept[], weekly: WeeklyHoliday): ListedDate[] {
  const taken = new Set(kept.map(({ date }) => date));
  const made = new Set<string>();
  return kept.flatMap(({ day, date }): ListedDate[] => {
    if (isoWeekday(mustParseDay(date)) !== WEEKDAY[weekly] || made.has(date)) return [];
    made.add(date);
    const next = nextFree(date, taken, FREE[weekly]);
    taken.add(next);
    const { source: _, note: __, ...named } = row(day, next, weekly);
    return [
      {
        ...named,
        observed: true,
        ...(day.dates ? sourceOf(day, next, weekly) : {}),
        ...lieuOf(day, date, next, weekly),
      },
    ];
  });
}

/** `next`: the day in lieu of `date`. */
function lieuOf(
  day: MalaysianDay,
  date: string,
  next: string,
  weekly: WeeklyHoliday,
): Pick<ListedDate, 'source' | 'basis' | 'status' | 'note'> {
  if (weekly === 'sunday' && !day.dates) return { source: ACT };
  if (weekly === 'sunday' && LISTS[next.slice(0, 4)]) return { source: ACT };
  if (weekly === 'sunday' && isIn2026(day, next)) {
    return { ...sourceOf(day, next, weekly), source: ACT };
  }
  const told = weekly === 'sunday' ? toldOf(day, date, weekly) : undefined;
  if (told) return inLieuOf(told);
  return { source: ACT, status: 'estimated', note: IN_LIEU_BY_RULE };
}

function nextFree(date: string, taken: ReadonlySet<string>, free: readonly number[]): string {
  let day = mustParseDay(date) + 1;
  while (taken.has(formatDay(day)) || free.includes(isoWeekday(day))) day += 1;
  return formatDay(day);
}

function row(day: MalaysianDay, date: string, weekly: WeeklyHoliday): ListedDate {
  const { name, ms, source } = day;
  return {
    name,
    names: { ms },
    date,
    kind: 'holiday',
    ...(source ? { source } : sourceOf(day, date, weekly)),
  };
}

function isIn2026(day: MalaysianDay, date: string): boolean {
  return day.in2026 !== undefined && date.startsWith('2026-');
}

/** Kelantan and Terengganu have one day of Chinese New Year by the federal tables (that of 2021 was read), two by lists of 2024. */
function isSecondThere({ ms }: MalaysianDay, date: string, weekly: WeeklyHoliday): boolean {
  const isSecondDay = ms === 'Tahun Baru Cina (hari kedua)';
  return isSecondDay && weekly === 'saturday' && !date.startsWith('2024-');
}

/** What a text tells of the day there. */
function toldOf(day: MalaysianDay, date: string, weekly: WeeklyHoliday) {
  return day.isUntold || isSecondThere(day, date, weekly) ? undefined : TOLD[date];
}

function sourceOf(
  day: MalaysianDay,
  date: string,
  weekly: WeeklyHoliday,
): Pick<ListedDate, 'source' | 'status' | 'note'> {
  if (isIn2026(day, date)) {
    const isTentative = day.in2026 === 'tentative';
    return {
      source: TABLE_2026,
      note: isTentative ? STARRED_2026 : READ_2026,
      ...(isTentative && { status: 'provisional' }),
    };
  }
  if (isSecondThere(day, date, weekly)) return { source: NOT_FOUND, note: ONE_DAY };
  const source = LISTS[date.slice(0, 4)];
  return source ? { source } : (toldOf(day, date, weekly) ?? { source: NOT_FOUND, note: UNREAD });
}

/** The listed dates, or those of a rule that is a date of the year. */
function listedDates({
  dates,
  rule,
  from = FIRST_LISTED,
  to = LAST_LISTED,
}: MalaysianDay): string[] {
  if (dates !== undefined) return dates.split(' ').filter((date) => date !== '');
  if (!rule || !/^\d\d-\d\d$/.test(rule)) return [];
  const first = Math.max(from, FIRST_LISTED);
  return Array.from(
    { length: Math.max(0, Math.min(to, LAST_LISTED) - first + 1) },
    (_, index) => `${first + index}-${rule}`,
  );
}

function yearOf(date: string): number {
  return Number(date.slice(0, 4));
}

interface KeptRows {
  readonly rules: RuleRow[];
  readonly dates: readonly (readonly ListedDate[])[];
}

/** The days of the table of 2027 for a weekly holiday. */
export function year2027(weekly: WeeklyHoliday): ListedDate[] {
  return weekly === 'sunday' ? [...FEDERAL_2027, ...IN_LIEU_2027] : FEDERAL_2027;
}

/** The rows of a place that keeps these days, and the dates declared for it. */
export function keeping(
  days: readonly MalaysianDay[],
  weekly: WeeklyHoliday = 'sunday',
  ...more: ListedDate[][]
): KeptRows {
  const declared = new Set(more.flat().map(({ date }) => date));
  const made = datesOf(days, weekly).filter(({ date }) => !declared.has(date));
  return { rules: rulesOf(days, weekly), dates: [made, year2027(weekly), ...more] };
}

const STATE_LISTS_2024 = 'https://www.holiday-times.com/public-holidays-malaysia/';

/** A state's own day: the lists of 2024 tell of those in force then. */
export function ownDay(
  name: string,
  ms: string,
  rule: string,
  more: Partial<MalaysianDay> = {},
): MalaysianDay {
  return { name, ms, rule, source: STATE_LISTS_2024, ...more };
}
