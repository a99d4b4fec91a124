import {
  type BusinessDays,
  businessDayAfter,
  businessDayBefore,
  businessDayOnOrAfter,
  businessDayOnOrBefore,
  countBusinessDays,
  type Found,
} from '../engine/business-days.js';
import { civilDate, type DayNumber, firstDayOf, formatDay } from '../engine/civil-date.js';
import { endOfMonth } from '../engine/conventions.js';
import { settle } from '../engine/settle.js';
import type { AnswerBasis, Coverage, DayStatus } from '../engine/types.js';
import type { CsvValue } from '../text/csv.js';
import { calendarDay } from './calendar-day.js';
import type { Calendars } from './calendars.js';
import { publicEntries } from './entries.js';
import { type Market, marketAt } from './market-settlement.js';
import { Problem } from './problem.js';

/**
 * A day of a calendar as a row of a table: what a warehouse keeps of it in a date dimension. The same rows are the answers of
 * GET /v1/days for a range and the files that a build writes.
 */
export interface DayRow {
  readonly date: DayNumber;
  readonly calendar: string;
  readonly status: DayStatus;
  readonly is_business_day: boolean;
  /** The number of a business day, from 1; null for other days. */
  readonly business_day_of_month: number | null;
  readonly business_day_of_year: number | null;
  /** Business days of the month after this day. */
  readonly business_days_left_in_month: number;
  /** Before and after this day; null outside the data. */
  readonly previous_business_day: DayNumber | null;
  readonly next_business_day: DayNumber | null;
  /** Of the month of this day; null if it has none. */
  readonly first_business_day_of_month: DayNumber | null;
  readonly last_business_day_of_month: DayNumber | null;
  /** 1 to 4. */
  readonly quarter: number;
  readonly year: number;
  /** Of a trade dated this day, also if nobody trades on it; null without a known cycle, or outside the data. */
  readonly settlement_date: DayNumber | null;
  readonly settlement_estimated: boolean | null;
  readonly close_time: string | null;
  /** The names of its entries, with ` / ` between them; null without entries. */
  readonly name: string | null;
  readonly coverage: Coverage;
  readonly basis: AnswerBasis;
  readonly estimated: boolean;
  /** Ids of publications, separated by spaces; null if it is not verified. */
  readonly source: string | null;
}

/** The columns of a table, in their order. */
export const DAY_COLUMNS = [
  'date',
  'calendar',
  'status',
  'is_business_day',
  'business_day_of_month',
  'business_day_of_year',
  'business_days_left_in_month',
  'previous_business_day',
  'next_business_day',
  'first_business_day_of_month',
  'last_business_day_of_month',
  'quarter',
  'year',
  'settlement_date',
  'settlement_estimated',
  'close_time',
  'name',
  'coverage',
  'basis',
  'estimated',
  'source',
] as const satisfies readonly (keyof DayRow)[];

/** A row with its dates as texts, in the order of the columns. */
export function publicRow(row: DayRow, dateText: (day: DayNumber) => string = formatDay) {
  const orNull = (day: DayNumber | null) => (day === null ? null : dateText(day));
  return {
    ...row,
    date: dateText(row.date),
    previous_business_day: orNull(row.previous_business_day),
    next_business_day: orNull(row.next_business_day),
    first_business_day_of_month: orNull(row.first_business_day_of_month),
    last_business_day_of_month: orNull(row.last_business_day_of_month),
    settlement_date: orNull(row.settlement_date),
  };
}

/** The fields of a row as CSV, in the order of the columns. */
export function csvOfRow(row: DayRow, dateText?: (day: DayNumber) => string): CsvValue[] {
  const texts = publicRow(row, dateText);
  return DAY_COLUMNS.map((column) => texts[column]);
}

/** The rows of one calendar; each day asked for must be within its data. `lang`: the language of names. */
export function dayRows(
  calendars: Calendars,
  index: number,
  lang: string,
): (date: DayNumber) => DayRow {
  const days = calendars.businessDays(index);
  const market = marketOfRows(calendars, index);
  const entryQuery = { lang, withSources: false };
  return (date) => {
    const day = calendarDay(calendars, index, date, true);
    const entries = day.hasEntries ? publicEntries(calendars, index, date, date, entryQuery) : [];
    return {
      date,
      calendar: day.id,
      status: day.status,
      is_business_day: day.is_business_day,
      ...placeOf(days, date, day.is_business_day),
      ...settlementOf(market, date),
      close_time: day.close_time,
      name: entries.length === 0 ? null : entries.map(({ name }) => name).join(' / '),
      coverage: day.coverage,
      basis: day.basis,
      estimated: day.estimated,
      source: day.sources.length === 0 ? null : day.sources.join(' '),
    };
  };
}

/** Where a day is among the business days of its month and year. */
function placeOf(days: BusinessDays, date: DayNumber, isOpen: boolean) {
  const { year, month, day } = civilDate(date);
  const monthStart = date - day + 1;
  const monthEnd = endOfMonth(date);
  return {
    business_day_of_month: isOpen ? countBusinessDays(days, monthStart, date + 1) : null,
    business_day_of_year: isOpen ? countBusinessDays(days, firstDayOf(year), date + 1) : null,
    business_days_left_in_month: countBusinessDays(days, date + 1, monthEnd + 1),
    previous_business_day: dayOf(businessDayBefore(days, date, 1)),
    next_business_day: dayOf(businessDayAfter(days, date, 1)),
    first_business_day_of_month: within(
      businessDayOnOrAfter(days, monthStart),
      monthStart,
      monthEnd,
    ),
    last_business_day_of_month: within(businessDayOnOrBefore(days, monthEnd), monthStart, monthEnd),
    quarter: Math.ceil(month / 3),
    year,
  };
}

function dayOf(found: Found | null): DayNumber | null {
  return found?.day ?? null;
}

function within(found: Found | null, from: DayNumber, to: DayNumber): DayNumber | null {
  return found && found.day >= from && found.day <= to ? found.day : null;
}

/** The market whose trades the rows settle: of equities, or else of the first instrument of its cycles. Null if it has none. */
function marketOfRows(calendars: Calendars, index: number): Market | null {
  const { settlement_cycles: cycles = [] } = calendars.calendar(index);
  const [instrument = null] = [
    ...cycles.filter((cycle) => cycle.instrument === 'equity'),
    ...cycles,
  ].map((cycle) => cycle.instrument);
  return instrument && marketAt(calendars, index, instrument);
}

function settlementOf(market: Market | null, date: DayNumber) {
  const settled = market && settledBy(market, date);
  if (!settled || typeof settled === 'string')
    return { settlement_date: null, settlement_estimated: null };
  return { settlement_date: settled.settled.day, settlement_estimated: settled.estimated };
}

function settledBy({ days, cycles }: Market, date: DayNumber) {
  try {
    return settle(days, cycles, date);
  } catch (thrown) {
    // The release has no calendar of settlement days for the cycle.
    if (thrown instanceof Problem) return null;
    throw thrown;
  }
}
