import type { DayNumber } from './civil-date.js';
import {
  type Grid,
  gridDatesWithin,
  type Joined,
  joinStubs,
  type UnadjustedDate,
} from './schedule.js';

/**
 * Schedules whose stubs are given by dates: the first and the last regular date (firstRegularPeriodStartDate and
 * lastRegularPeriodEndDate of FpML, firstDate and nextToLastDate of QuantLib's Schedule).
 */

interface StubTerms {
  readonly start: DayNumber;
  /** start <= firstRegular <= lastRegular <= end; either may be absent. */
  readonly firstRegular: DayNumber | null;
  readonly lastRegular: DayNumber | null;
  readonly end: DayNumber;
  readonly grid: Grid;
  /** Whether a stub that no date gives is joined to the adjacent regular period. */
  readonly isLongFront: Joined;
  readonly isLongBack: Joined;
}

/**
 * Start, the first regular date, the dates of the grid between it and the last one, that one and end, ascending. As in
 * QuantLib, a first and a last regular date on different grids leave a stub between two dates.
 */
export function datesWithStubs({
  start,
  firstRegular,
  lastRegular,
  end,
  grid,
  isLongFront,
  isLongBack,
}: StubTerms): UnadjustedDate[] {
  const [low, high] = [firstRegular ?? start, lastRegular ?? end];
  const between = gridDatesWithin(grid, low + 1, high - 1);
  const ofGrid = gridDatesWithin(grid, start, end);
  const front = firstRegular === null && ofGrid[0] !== start && isLongFront;
  const back = lastRegular === null && ofGrid.at(-1) !== end && isLongBack;
  joinStubs(between, { start, end }, { front, back });
  const days = [
    start,
    ...(low > start && low < end ? [low] : []),
    ...between,
    ...(high > low && high < end ? [high] : []),
    end,
  ];
  const places = new Map(ofGrid.map((day, index) => [day, index]));
  // Start and end are regular only next to an adjacent date of the grid: a longer period is a stub.
  const isNext = (from: DayNumber, to: DayNumber) =>
    places.has(from) && places.get(to) === places.get(from)! + 1;
  return days.map((day, index) => {
    if (index === 0) return { day, isRegular: isNext(day, days[1]!) };
    if (index === days.length - 1) return { day, isRegular: isNext(days[index - 1]!, day) };
    return { day, isRegular: places.has(day) };
  });
}
