import { isBusinessDay, isEstimatedSpan, isVerifiedSpan } from '../engine/business-days.js';
import { type DayNumber, yearOf } from '../engine/civil-date.js';
import type { AnswerBasis, Coverage, DayStatus, Mode, Payload } from '../engine/types.js';
import { basisAt } from '../store/basis-at.js';
import type { Entries } from '../store/pack.js';
import { weakerOf, yearBasis } from './basis.js';
import type { Calendars } from './calendars.js';

/** One day in one calendar. */
export interface CalendarDay {
  readonly id: string;
  readonly status: DayStatus;
  readonly is_business_day: boolean;
  readonly close_time: string | null;
  readonly coverage: Coverage;
  /** The basis of the day: that of its entries, otherwise that of the year. */
  readonly basis: AnswerBasis;
  /** Whether an estimated or provisional entry, of this day or a nearby one, could change it. */
  readonly estimated: boolean;
  readonly hasEntries: boolean;
  /** The sources, if requested; empty if it is not verified. */
  readonly sources: readonly string[];
}

export function calendarDay(
  calendars: Calendars,
  index: number,
  date: DayNumber,
  withSources: boolean,
): CalendarDay {
  const days = calendars.businessDays(index);
  const open = isBusinessDay(days, date);
  const entries = calendars.data.entries(index);
  const [start, end] = entries.range(date, date);
  let closing: Payload | undefined;
  let isHoliday = false;
  let isVerified = isVerifiedSpan(days, date, date);
  for (let position = start; position < end; position++) {
    const payload = entries.payload(position);
    if (payload.kind === 'early_close') closing = payload;
    if (payload.kind === 'holiday') isHoliday = true;
    // A holiday on a weekend outside the lists: it affects no business day, but this response shows it.
    if (payload.coverage !== 'verified') isVerified = false;
  }
  return {
    id: calendars.calendar(index).id,
    status: statusOf(open, closing !== undefined, isHoliday),
    is_business_day: open,
    close_time: open && closing ? closing.close_time : null,
    coverage: isVerified ? 'verified' : 'library',
    basis: isVerified ? 'publication' : basisOfDay(calendars, index, date, entries, start, end),
    estimated: isEstimatedSpan(days, date, date),
    hasEntries: start < end,
    sources:
      withSources && isVerified ? sourcesOf(calendars, index, date, entries, start, end) : [],
  };
}

/** The basis of its weakest entry; for a day without entries that of its year. */
function basisOfDay(
  calendars: Calendars,
  index: number,
  date: DayNumber,
  entries: Entries,
  start: number,
  end: number,
): AnswerBasis {
  if (start === end) return yearBasis(calendars, index, yearOf(date));
  let weakest: AnswerBasis = 'publication';
  for (let position = start; position < end; position++)
    weakest = weakerOf(weakest, basisAt(entries, position));
  return weakest;
}

/** Combines the days of several calendars: whether it is a business day, and whether that could change. */
export function combinedDay(
  days: readonly Pick<CalendarDay, 'is_business_day' | 'estimated'>[],
  mode: Mode,
): Pick<CalendarDay, 'is_business_day' | 'estimated'> {
  const combine = (opens: readonly boolean[]) =>
    mode === 'all' ? !opens.includes(false) : opens.includes(true);
  const isCertain = combine(days.map((day) => day.is_business_day && !day.estimated));
  const isPossible = combine(days.map((day) => day.is_business_day || day.estimated));
  return {
    is_business_day: combine(days.map((day) => day.is_business_day)),
    estimated: isCertain !== isPossible,
  };
}

/** The sources of its entries, otherwise those that list its year completely. */
function sourcesOf(
  calendars: Calendars,
  index: number,
  date: DayNumber,
  entries: Entries,
  start: number,
  end: number,
): readonly string[] {
  if (start === end) {
    const year = yearOf(date);
    return (
      calendars.calendar(index).year_sources?.find(({ years }) => years.includes(year))?.sources ??
      []
    );
  }
  const named = Array.from({ length: end - start }, (_, at) => entries.payload(start + at).sources);
  return [...new Set(named.flat())];
}

function statusOf(open: boolean, closesEarly: boolean, isHoliday: boolean): DayStatus {
  if (open) return closesEarly ? 'early_close' : 'open';
  return isHoliday ? 'closed' : 'weekend';
}
