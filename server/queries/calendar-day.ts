import { isBusinessDay, isEstimatedSpan, isVerifiedSpan } from '../engine/business-days.js';
import { type DayNumber, yearOf } from '../engine/civil-date.js';
import type { Coverage, DayStatus, Mode, Payload } from '../engine/types.js';
import { basisAt, type KnownBasis } from '../store/basis-at.js';
import { entryRange } from '../store/packed.js';
import { weakerOf, yearBasis } from './basis.js';
import type { Calendars } from './calendars.js';

/** What one calendar says of one day. */
export interface CalendarDay {
  readonly id: string;
  readonly status: DayStatus;
  readonly is_business_day: boolean;
  readonly close_time: string | null;
  readonly coverage: Coverage;
  /** What the day rests on: its entries, else the year. */
  readonly basis: KnownBasis;
  /** Whether an estimated or provisional entry, of this day or of one near it, could make it another. */
  readonly estimated: boolean;
  readonly hasEntries: boolean;
  /** What the answer rests on, if that is asked for; empty where it is not verified. */
  readonly sources: readonly string[];
}

export function calendarDay(calendars: Calendars, index: number, date: DayNumber, withSources: boolean): CalendarDay {
  const { data } = calendars;
  const days = calendars.businessDays(index);
  const open = isBusinessDay(days, date);
  const [start, end] = entryRange(data, index, date, date);
  let closing: Payload | undefined;
  let isHoliday = false;
  let isVerified = isVerifiedSpan(days, date, date);
  for (let position = start; position < end; position++) {
    const payload = data.payloads[data.arrays.entryPayload[position]!]!;
    if (payload.kind === 'early_close') closing = payload;
    if (payload.kind === 'holiday') isHoliday = true;
    // A holiday on a weekend that no list names: no business day depends on it, but this answer tells of it.
    if (payload.coverage !== 'verified') isVerified = false;
  }
  return {
    id: calendars.calendar(index).id,
    status: statusOf(open, closing !== undefined, isHoliday),
    is_business_day: open,
    close_time: open && closing ? closing.close_time : null,
    coverage: isVerified ? 'verified' : 'library',
    basis: isVerified ? 'publication' : basisOfDay(calendars, index, date, start, end),
    estimated: isEstimatedSpan(days, date, date),
    hasEntries: start < end,
    sources: withSources && isVerified ? sourcesOf(calendars, index, date, start, end) : [],
  };
}

/** The weakest of its entries; of a day without one what its year rests on. */
function basisOfDay(calendars: Calendars, index: number, date: DayNumber, start: number, end: number): KnownBasis {
  if (start === end) return yearBasis(calendars, index, yearOf(date));
  let weakest: KnownBasis = 'publication';
  for (let position = start; position < end; position++) weakest = weakerOf(weakest, basisAt(calendars.data, position));
  return weakest;
}

/** Several days, each of a calendar of its own, as one: whether it is a business day, and whether that could change. */
export function combinedDay(
  days: readonly Pick<CalendarDay, 'is_business_day' | 'estimated'>[],
  mode: Mode,
): Pick<CalendarDay, 'is_business_day' | 'estimated'> {
  const combine = (opens: readonly boolean[]) => (mode === 'all' ? !opens.includes(false) : opens.includes(true));
  const isCertain = combine(days.map((day) => day.is_business_day && !day.estimated));
  const isPossible = combine(days.map((day) => day.is_business_day || day.estimated));
  return { is_business_day: combine(days.map((day) => day.is_business_day)), estimated: isCertain !== isPossible };
}

/** Those of its entries, else those that list its year in full. */
function sourcesOf(
  calendars: Calendars,
  index: number,
  date: DayNumber,
  start: number,
  end: number,
): readonly string[] {
  const { data } = calendars;
  if (start === end) {
    const year = yearOf(date);
    return calendars.calendar(index).year_sources?.find(({ years }) => years.includes(year))?.sources ?? [];
  }
  const named = Array.from(data.arrays.entryPayload.subarray(start, end), (number) => data.payloads[number]!.sources);
  return [...new Set(named.flat())];
}

function statusOf(open: boolean, closesEarly: boolean, isHoliday: boolean): DayStatus {
  if (open) return closesEarly ? 'early_close' : 'open';
  return isHoliday ? 'closed' : 'weekend';
}
