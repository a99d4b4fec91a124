import type { ScheduleConvention } from '../engine/adjusted-schedule.js';
import type { BusinessDays } from '../engine/business-days.js';
import type { DayNumber } from '../engine/civil-date.js';
import { everyBusinessDays, frnDates, type SteppedDates } from '../engine/stepped-dates.js';
import { Problem } from '../queries/problem.js';
import { joinedOf } from './schedule-dates.js';
import type { ScheduleQuery } from './schedule-parameters.js';

/** Schedules of business-day frequencies (10B), and by the FRN convention. */

/** Whether each regular date follows from the business day before it. */
export function isStepped({ frequency, roll }: ScheduleQuery): boolean {
  return frequency.business !== undefined || roll === 'FRN';
}

/** Throws a Problem for parameters that such a schedule does not have. */
export function requireStepped(query: ScheduleQuery, convention: ScheduleConvention): void {
  const { frequency, roll, first_regular, last_regular, end_of_month, direction, stub } = query;
  const { step, name } = frequency;
  const isFrn = roll === 'FRN';
  const what = isFrn ? 'the roll FRN' : `the frequency ${name}`;
  const given = Object.entries({
    first_regular,
    last_regular,
    end_of_month: end_of_month === 'true' ? end_of_month : undefined,
    roll: isFrn ? undefined : roll,
    direction: isFrn && direction === 'backward' ? direction : undefined,
    stub: isFrn && stub?.endsWith('front') ? stub : undefined,
  }).find(([, value]) => value !== undefined);
  if (given)
    throw new Problem(
      'invalid_parameter',
      `${given[0]}: was read with ${what}, which counts each date from the one before it; expected one of the two`,
    );
  if (!isFrn) return;
  if (step === 'term' || !('months' in step) || frequency.business !== undefined)
    throw new Problem(
      'invalid_parameter',
      `roll: FRN was read with the frequency ${name}; expected months or years with it`,
    );
  if (convention !== 'modified_following')
    throw new Problem(
      'invalid_parameter',
      `convention: ${convention} was read with the roll FRN; expected modified_following, which is part of it`,
    );
}

/** The dates; null if they lie outside the data. */
export function steppedDates(
  { frequency, count = 0, stub }: ScheduleQuery,
  days: BusinessDays,
  start: DayNumber,
  end: DayNumber | null,
  direction: 'forward' | 'backward',
): SteppedDates | null {
  const terms = { start, end, count, isLongStub: joinedOf(stub) };
  if (frequency.business !== undefined)
    return everyBusinessDays(days, frequency.business, { ...terms, direction });
  return frnDates(days, (frequency.step as { readonly months: number }).months, terms);
}
