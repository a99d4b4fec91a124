import { civilDate } from '../civil-date.js';
import { yearsOf360 } from './months-of-30.js';
import type { CountedPeriod } from './terms.js';
import { thirty360 } from './thirty-360.js';

/**
 * 30U/360 EOM: 30/360 in which the last day of a February is a 30th as the first day, and as the second one too if both are
 * such. As in OpenGamma Strata (DayCounts.THIRTY_U_360_EOM, StandardDayCounts.java at commit 39c46e34, read 2026).
 */
export function thirtyU360Eom(period: CountedPeriod): number {
  if (!isEndOfFebruary(period.start)) return thirty360(period);
  const [from, to] = [civilDate(period.start), civilDate(period.end)];
  const last = isEndOfFebruary(period.end) || to.day === 31 ? 30 : to.day;
  return yearsOf360({ ...from, day: 30 }, { ...to, day: last });
}

/** 30U/360 (30/360 US, 30/360 SIA): the same for ends of months, else 30/360; Strata's DayCounts.THIRTY_U_360. */
export function thirtyU360(period: CountedPeriod): number {
  return period.endsMonths === false ? thirty360(period) : thirtyU360Eom(period);
}

function isEndOfFebruary(day: number): boolean {
  return civilDate(day).month === 2 && civilDate(day + 1).month === 3;
}
