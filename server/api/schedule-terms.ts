import type { ScheduleConvention } from '../engine/adjusted-schedule.js';
import { type BusinessDays, businessDayAfter, type Found } from '../engine/business-days.js';
import { civilDate, type DayNumber } from '../engine/civil-date.js';
import { endOfMonth } from '../engine/conventions.js';
import { type MonthRoll, type Roll, weekdayOf } from '../engine/rolls.js';
import {
  addMonths,
  type Grid,
  gridDate,
  gridFrom,
  impliedRoll,
  monthEndsOf,
  unadjustedDates,
} from '../engine/schedule.js';
import { Problem } from '../queries/problem.js';
import type { Context } from './endpoint.js';
import type { RequestedDay } from './parameters.js';
import { resolveDay } from './request.js';
import {
  requireMonths,
  requireOneEnd,
  requireOrder,
  requireSize,
  requireYear,
} from './schedule-checks.js';
import {
  anchorOf,
  datesByRule,
  datesByStubs,
  endByRule,
  joinedEnds,
  type MadeDates,
  requireNoStub,
  requireStubOrder,
  terminationOf,
} from './schedule-dates.js';
import type { ScheduleCover } from './schedule-outside.js';
import type { ScheduleQuery } from './schedule-parameters.js';
import { isStepped, requireStepped, steppedDates } from './schedule-stepped.js';

/** What the parameters of a schedule say: its unadjusted dates, and how they are adjusted. */

/** How the dates are adjusted: the first, the last and the others. */
interface Conventions {
  readonly first: ScheduleConvention;
  readonly convention: ScheduleConvention;
  readonly termination: ScheduleConvention;
}

export function conventionsOf(query: ScheduleQuery): Conventions {
  const { rule } = query;
  const convention =
    query.convention ?? (rule?.includes('cds') ? 'following' : 'modified_following');
  return {
    convention,
    first: query.start_convention ?? (rule === 'old_cds' ? 'unadjusted' : convention),
    termination: query.termination_convention ?? terminationOf(rule, convention),
  };
}

/** The unadjusted dates. */
export interface Terms extends Omit<MadeDates, 'grid'> {
  readonly grid: Grid | null;
  readonly days: BusinessDays;
  readonly direction: 'forward' | 'backward';
  readonly end: DayNumber;
}

/** Throws a Problem if terms contradict each other or lie outside the data. */
export function termsOf(...of: Parameters<typeof termsByParameters>): Terms {
  const [query] = of;
  const terms = termsByParameters(...of);
  requireNoStub(query, terms.dates);
  return terms;
}

function termsByParameters(
  query: ScheduleQuery,
  context: Context,
  ends: { readonly start: DayNumber; readonly requested: DayNumber | null },
  indexes: readonly number[],
  cover: ScheduleCover,
  conventions: Conventions,
): Terms {
  const { catalog } = context;
  const { start } = ends;
  const { rule } = query;
  const { first_regular, last_regular, count, roll, direction: directed, stub } = query;
  const days = catalog.combined(indexes, query.mode);
  const requested =
    rule !== undefined || query.tenor === undefined
      ? ends.requested
      : tenorEnd(query, query.tenor, start, endOfMonthRule(query, days, start, cover).isApplied);
  if (rule !== undefined) {
    const others = { count, roll, direction: directed, stub, first_regular, last_regular };
    const end = endByRule(query, start, requested, { ...others, ...applied(query) });
    requireOrder(start, end);
    cover.atStart();
    cover.atEnd(end);
    requireSize(query, start, end);
    const made = datesByRule(query, start, end, days, conventions);
    const dates = [made.dates[0]!.day, made.dates.at(-1)!.day] as const;
    cover.atStart(dates[0]);
    cover.atEnd(dates[1]);
    return { ...made, days, direction: 'forward', end: dates[1] };
  }
  const of = { query, context, start, requested, cover, days };
  if (isStepped(query)) return termsByStepping(of, conventions);
  if (first_regular !== undefined || last_regular !== undefined) return termsByStubs(of);
  const direction = directionOf(query);
  const anchor = direction === 'forward' ? start : (requested ?? start);
  const eom = endOfMonthRule(query, days, anchor, cover);
  const { end, grid } = endAndGrid(query, start, requested, direction, eom.isApplied);
  cover.atStart();
  if (requested !== null) cover.atEnd(end);
  cover.beyond(end);
  requireYear(query.tenor === undefined ? 'count' : 'tenor', end);
  const dates = unadjustedDates({
    start,
    end,
    grid,
    ...joinedEnds(stub),
  });
  return { dates, grid, days, direction, end, examined: eom.examined };
}

/** What the dates are made from. */
interface TermsOf {
  readonly query: ScheduleQuery;
  readonly context: Context;
  readonly start: DayNumber;
  readonly requested: DayNumber | null;
  readonly cover: ScheduleCover;
  readonly days: BusinessDays;
}

function termsByStepping(
  { query, start, requested, cover, days }: TermsOf,
  { convention }: Conventions,
): Terms {
  requireStepped(query, convention);
  requireOneEnd(query);
  const direction = query.roll === 'FRN' ? 'forward' : directionOf(query);
  cover.atStart();
  if (requested !== null) {
    requireOrder(start, requested);
    requireSize(query, start, requested);
    cover.atEnd(requested);
  }
  const made = steppedDates(query, days, start, requested, direction);
  if (made === null) throw cover.result(direction === 'forward' ? 'after' : 'before');
  return { ...made, grid: null, days, direction, end: made.dates.at(-1)!.day };
}

function termsByStubs({ query, context, start, requested, cover, days }: TermsOf): Terms {
  const { first_regular, last_regular, count, roll, direction: directed, stub } = query;
  if (requested === null)
    throw new Problem('invalid_parameter', `end: is missing; expected a date, instead of count`);
  requireMonths(query);
  const regular = (one: RequestedDay | undefined) =>
    one === undefined ? null : resolveDay(one, query.tz, context).day;
  const [firstRegular, lastRegular] = [regular(first_regular), regular(last_regular)];
  // A smart stub at the back is counted to from the first regular date.
  const usual = stub === 'smart_back' && last_regular === undefined ? 'forward' : 'backward';
  const direction = directed ?? usual;
  const of = {
    start,
    end: requested,
    firstRegular,
    lastRegular,
    direction,
    frequency: query.frequency,
    stub,
  };
  cover.atStart();
  cover.atEnd(requested);
  requireStubOrder({ ...of, roll: null, endsMonth: false }, { count, tenor: query.tenor });
  requireSize(query, start, requested);
  const eom = endOfMonthRule(query, days, anchorOf(of), cover);
  const made = datesByStubs({
    ...of,
    roll: (roll ?? null) as MonthRoll | null,
    endsMonth: eom.isApplied,
  });
  return { ...made, days, direction, end: requested, examined: eom.examined };
}

/** The date a tenor after the start: on the roll day if the start is, and an end of month by the end-of-month rule. */
function tenorEnd(
  query: ScheduleQuery,
  { name, months }: { readonly name: string; readonly months: number },
  start: DayNumber,
  endsMonth: boolean,
): DayNumber {
  requireOneEnd(query);
  requireMonths(query);
  if (months === 0) {
    const problem = `tenor: ${name} was read without rule`;
    throw new Problem('invalid_parameter', `${problem}; expected a month or more`);
  }
  const given = query.roll ?? (endsMonth ? 'EOM' : null);
  const roll = given === 'FRN' || weekdayOf(given) !== null ? null : (given as MonthRoll | null);
  const isOnRoll = roll !== null && (endsMonth || addMonths(start, 0, roll) === start);
  return addMonths(start, months, isOnRoll ? roll : civilDate(start).day);
}

/** The option `end_of_month` of the grid, only if requested. */
function applied({ end_of_month }: ScheduleQuery) {
  return end_of_month === 'true' ? { end_of_month } : {};
}

/** The direction, given or derived; throws if the stub cannot be on the requested side. */
function directionOf(query: ScheduleQuery): 'forward' | 'backward' {
  const { direction, stub, count, tenor, roll } = query;
  if (count !== undefined && direction === 'backward') {
    throw new Problem(
      'invalid_parameter',
      'direction: backward was read with count; expected forward, or end instead of count',
    );
  }
  const isOfOneEnd = stub !== undefined && stub !== 'none';
  const ofStub = isOfOneEnd && (stub.endsWith('front') ? 'backward' : 'forward');
  const usual = tenor === undefined ? 'backward' : 'forward';
  const chosen = direction ?? (count !== undefined ? 'forward' : ofStub || usual);
  // A roll day fixes the regular dates and may leave a stub at both ends.
  if (ofStub && ofStub !== chosen && roll === undefined) {
    const where = chosen === 'forward' ? 'back' : 'front';
    throw new Problem(
      'invalid_parameter',
      `stub: ${stub} was read; dates counted ${chosen} leave a stub at the ${where} only`,
    );
  }
  return chosen;
}

/** The last date, and the grid of regular dates; throws a Problem if terms contradict each other. */
function endAndGrid(
  query: ScheduleQuery,
  start: DayNumber,
  requested: DayNumber | null,
  direction: 'forward' | 'backward',
  endsMonth: boolean,
): { end: DayNumber; grid: Grid | null } {
  const { count, frequency, roll } = query;
  const { step } = frequency;
  requireOneEnd(query);
  requireMonths(query);
  if (requested !== null) requireOrder(start, requested);
  if (step === 'term') {
    if (requested === null)
      throw new Problem(
        'invalid_parameter',
        'count: was given with the frequency term; expected end',
      );
    return { end: requested, grid: null };
  }
  const anchor = direction === 'forward' ? start : requested!;
  const isEndOfMonth = endsMonth || isLastDays(roll);
  const given = (roll ?? null) as Exclude<Roll, 'FRN'> | null;
  const implied =
    query.stub === 'none' && requested !== null ? impliedRoll(start, requested, step) : null;
  const grid =
    (isEndOfMonth && requested !== null && monthEndsOf(start, requested, step)) ||
    gridFrom(anchor, step, given ?? (endsMonth ? null : implied), endsMonth, direction);
  const end = requested ?? gridDate(grid, grid.base === start ? count! : count! - 1);
  if (requested !== null) requireSize(query, start, end);
  return { end, grid };
}

/** Whether a roll is the last day of every month. */
function isLastDays(roll: Roll | undefined): boolean {
  return roll === 'EOM' || roll === 31;
}

/**
 * Whether the end-of-month rule is requested and applies: `anchor` is the last day of its month, or no business day follows it in
 * the month (like QuantLib's Schedule). Also returns the days that this depends on.
 */
function endOfMonthRule(
  { end_of_month, roll }: ScheduleQuery,
  days: BusinessDays,
  anchor: DayNumber,
  cover: ScheduleCover,
): { readonly isApplied: boolean; readonly examined: readonly Found[] } {
  if (end_of_month === 'false' || roll !== undefined) return { isApplied: false, examined: [] };
  const end = endOfMonth(anchor);
  if (anchor === end) return { isApplied: true, examined: [] };
  cover.atAnchor(anchor);
  const next = businessDayAfter(days, anchor, 1);
  if (next && next.day <= end) return { isApplied: false, examined: [next] };
  return { isApplied: true, examined: [{ day: anchor, dependsFrom: anchor + 1, dependsTo: end }] };
}
