import {
  type Added,
  type AddTerms,
  addPeriod,
  addToDate,
  rangeOfAddedPeriod,
} from '../engine/add-period.js';
import { type BusinessDays, covers, type Trust, trustIn } from '../engine/business-days.js';
import { type DayNumber, formatDay } from '../engine/civil-date.js';
import { dateRange } from '../engine/ranges.js';
import type { Mode } from '../engine/types.js';
import type { Calendars } from './calendars.js';
import type { Problem } from './problem.js';
import { combinedCovering, resultOutside } from './within-data.js';

/** Beyond it there are no dates of four digits. */
const MAX_DAYS = 2_900_000;
const MONTH_DAYS = 31;

/** The date a period after another, as the server and the readers tell it; the Problem of a result outside the data. */
export function addedPeriod(
  calendars: Calendars,
  indexes: readonly number[],
  mode: Mode,
  date: DayNumber,
  terms: AddTerms,
) {
  const days = combinedCovering(calendars, indexes, mode, date);
  const added = isWithin(days, date, terms) ? addPeriod(days, date, terms) : null;
  if (added === null) return outside(calendars, indexes, terms);
  const { found, unadjusted } = added;
  const trust = trustOf(days, added);
  return {
    days,
    found,
    unadjusted,
    trust,
    date: formatDay(date),
    result: formatDay(found.day),
    range: trust.estimated ? dateRange(rangeOfAddedPeriod(days, date, terms, added)) : {},
    members: {
      unadjusted: formatDay(unadjusted),
      convention: terms.convention,
      end_of_month: added.isEndOfMonth,
    },
  };
}

function isWithin(days: BusinessDays, date: DayNumber, { period }: AddTerms): boolean {
  const length = Math.abs(period.months) * MONTH_DAYS + Math.abs(period.days);
  return length <= MAX_DAYS && covers(days, addToDate(date, period));
}

function outside(
  calendars: Calendars,
  indexes: readonly number[],
  { period: { months, days } }: AddTerms,
): Problem {
  return resultOutside(calendars, indexes, months < 0 || days < 0 ? 'before' : 'after');
}

function trustOf(days: BusinessDays, { found, decided }: Added): Trust {
  const own = trustIn(days, found.dependsFrom, found.dependsTo);
  if (!decided) return own;
  const also = trustIn(days, decided.dependsFrom, decided.dependsTo);
  return {
    coverage: own.coverage === 'verified' ? also.coverage : own.coverage,
    estimated: own.estimated || also.estimated,
  };
}
