import * as z from 'zod';
import {
  type AdjustedDate,
  adjustSchedule,
  SCHEDULE_CONVENTIONS,
  type ScheduleConvention,
} from '../engine/adjusted-schedule.js';
import {
  type BusinessDays,
  businessDayAfter,
  type Found,
  isEstimatedSpan,
  isVerifiedSpan,
  type Trust,
} from '../engine/business-days.js';
import { civilDate, type DayNumber, dayNumber, formatDay } from '../engine/civil-date.js';
import { endOfMonth } from '../engine/conventions.js';
import { DAY_COUNTS } from '../engine/day-count/day-counts.js';
import {
  addMonths,
  type Grid,
  gridDate,
  gridFrom,
  isWholeQuarters,
  monthEndsOf,
  parseRoll,
  parseStep,
  type Roll,
  type Step,
  sizeOf,
  unadjustedDates,
} from '../engine/schedule.js';
import { hasFullFirstCoupon } from '../engine/twentieths.js';
import { Problem } from '../queries/problem.js';
import { toCsv } from '../text/csv.js';
import { sharedQuery, sharedResponse } from './business-days.js';
import { yearsBetween } from './cost.js';
import { type Context, defineEndpoint, inFormat, json } from './endpoint.js';
import { day, integer, type RequestedDay, text, word } from './parameters.js';
import { resolveDay, selectCalendars } from './request.js';
import {
  anchorOf,
  dateQuery,
  datesByRule,
  datesByStubs,
  endByRule,
  type MadeDates,
  requireStubOrder,
  terminationOf,
} from './schedule-dates.js';
import { type ScheduleCover, scheduleCover } from './schedule-outside.js';
import {
  isWithPeriods,
  PERIODS_CSV,
  periodMembers,
  periodQuery,
  periodRows,
  periodsCsv,
  wantsPeriods,
} from './schedule-periods.js';
import { Coverage, DateText } from './schemas.js';

/** Maximum number of regular dates in a response. */
export const MAX_SCHEDULE_DATES = 2000;
const STUBS = ['short_front', 'long_front', 'short_back', 'long_back'] as const;
const DIRECTIONS = ['forward', 'backward'] as const;
const PERIODS = ['start', 'regular', 'stub'] as const;
const COLUMNS = ['calendars', 'unadjusted', 'date', 'period', 'coverage', 'estimated'];
const A_FREQUENCY =
  'a number from 1 to 999 with D, W, M or Y, such as 1W, 3M or 1Y, or the word term';
const A_ROLL = 'a day of the month from 1 to 31, EOM or IMM';

const frequency = text(A_FREQUENCY)
  .meta({
    description:
      'The interval between dates in days, weeks, months or years; term (or zero): only start and end',
    examples: ['3M', '2W', '1Y', 'term'],
  })
  .transform((value, context): { readonly name: string; readonly step: Step } => {
    const step = parseStep(value);
    if (step !== null) return { name: step === 'term' ? 'term' : value.toUpperCase(), step };
    context.addIssue({ code: 'custom', message: A_FREQUENCY });
    return z.NEVER;
  });

const roll = text(A_ROLL)
  .meta({
    description:
      'The day of the month of regular dates (the last day in shorter months); EOM: the last day; IMM: the third Wednesday, with 1M of every month, with whole quarters of March, June, September and December. Default: the day of the anchor date, `start` or `end`',
    examples: ['15', 'EOM', 'IMM'],
  })
  .transform((value, context): Roll => {
    const read = parseRoll(value);
    if (read !== null) return read;
    context.addIssue({ code: 'custom', message: A_ROLL });
    return z.NEVER;
  })
  .optional();

const query = z.object({
  start: day('The first date'),
  end: day('The last date; this, `count` or `tenor`').optional(),
  count: integer(
    'This many periods after `start`, instead of `end`',
    1,
    MAX_SCHEDULE_DATES,
    12,
  ).optional(),
  frequency,
  roll,
  end_of_month: word(
    ['true', 'false'],
    'true: if the anchor date (`start` or `end`) is the last day or the last business day of its month, all regular dates are last days of months, adjusted by `convention`. Default false',
  )
    .optional()
    .default('false'),
  direction: word(
    DIRECTIONS,
    'backward: regular dates are counted from `end`, with a front stub; forward: from `start`, with a back stub. Default: by `stub`; without it forward with `count`, backward with `end`',
  ).optional(),
  stub: word(
    STUBS,
    'Where the remaining days go. short: a period of their own; long: joined to the adjacent regular period. Default short',
  ).optional(),
  convention: word(
    SCHEDULE_CONVENTIONS,
    'How dates are adjusted, as in /v1/business-days/adjust; or unadjusted. Default modified_following; with a rule of cds following',
  ).optional(),
  start_convention: word(
    SCHEDULE_CONVENTIONS,
    'How the first date is adjusted. Default: `convention`; with old_cds unadjusted',
  ).optional(),
  termination_convention: word(
    SCHEDULE_CONVENTIONS,
    'How the last date is adjusted. Default: `convention`; with cds2015 and cds unadjusted',
  ).optional(),
  ...dateQuery,
  ...periodQuery,
  ...sharedQuery,
});
type ScheduleQuery = z.output<typeof query>;

/** Parameters that the tool leaves out: most questions need none of them, and models would read all. */
const ROLES_OF_PERIODS = [
  'start_convention',
  'periods',
  'accrual_start_convention',
  'accrual_start_calendars',
  'accrual_end_convention',
  'accrual_end_calendars',
  'payment_convention',
  'payment_calendars',
  'fixing_convention',
  'fixing_calendars',
  'fixing_in',
  'ex_coupon_days',
  'ex_coupon_unit',
  'ex_coupon_calendars',
];

/** GET /v1/business-days/schedule */
export const listSchedule = defineEndpoint({
  route: '/v1/business-days/schedule',
  example: '/v1/business-days/schedule?start=2026-02-10&end=2027-01-31&frequency=6M&calendars=EUR',
  operationId: 'listSchedule',
  firstParameters: [
    'start',
    'end',
    'count',
    'frequency',
    'calendars',
    'convention',
    'roll',
    'end_of_month',
    'stub',
    'day_count',
    'payment_lag',
    'format',
  ],
  tool: {
    name: 'payment_schedule',
    without: ROLES_OF_PERIODS,
    words: {
      count: 'Periods after `start`, instead of `end`',
      frequency: 'Interval in days, weeks, months or years (3M); term: only start and end',
      roll: 'Day of the month of regular dates; EOM: its last day; IMM: its third Wednesday. Default: that of the anchor (start or end)',
      end_of_month:
        'If the anchor is the last (business) day of its month, all regular dates are. Default false',
      direction: 'backward from `end`, with a front stub; forward from `start`, with a back stub',
      stub: 'The remaining days: a period (short), or joined to the next one (long)',
      convention:
        'How dates are adjusted. Default modified_following; following with cds2015, cds, old_cds',
      termination_convention:
        'How the last date is adjusted. Default: `convention`; unadjusted with cds2015, cds',
      first_regular: 'The first regular date, where the first stub ends',
      last_regular: 'The last regular date, where the last stub begins',
      rule: 'Dates of credit default swaps, as in QuantLib',
      tenor: 'From `start`, instead of `end`, such as 5Y',
      day_count: DAY_COUNTS.join(', '),
      payment_lag: 'Business days from the end of a period to its payment',
      fixing_lag: 'Business days from the fixing to the start of its period',
    },
  },
  summary: 'Dates of coupons, payrolls and other regular payments, unadjusted and on business days',
  description: `Each regular date is counted from the anchor, \`end\` (backward) or \`start\` (forward), so 31 January is followed by 28 February and 31 March. If \`start\` or \`end\` is not on the roll day, there is a stub on that side. Dates that fall on the same business day are merged. \`first_regular\` and \`last_regular\` set the stubs, \`rule\` gives the dates of credit default swaps, and with \`periods\`, \`day_count\` or a parameter of a role the response lists each period. At most ${MAX_SCHEDULE_DATES} dates.`,
  path: z.object({}),
  query,
  response: z.strictObject({
    start: DateText,
    end: DateText,
    frequency: z.string(),
    direction: z.enum(DIRECTIONS),
    convention: z.enum(SCHEDULE_CONVENTIONS),
    start_convention: z.enum(SCHEDULE_CONVENTIONS),
    termination_convention: z.enum(SCHEDULE_CONVENTIONS),
    end_of_month: z.boolean().meta({
      description:
        'Whether regular dates are last days of months: by `roll`, or by `end_of_month`, which applies if the anchor date is the last day or the last business day of its month',
    }),
    ...sharedResponse,
    dates: z.array(
      z.strictObject({
        unadjusted: DateText,
        date: DateText,
        period: z
          .enum(PERIODS)
          .meta({ description: 'The period that ends on this date: regular or a stub' }),
        coverage: Coverage,
        estimated: z.boolean(),
      }),
    ),
    ...periodMembers,
  }),
  csv: `${COLUMNS.join()}: one row a date; calendars separated by spaces; ${PERIODS_CSV}`,
  text: 'One adjusted date a line; with periods one payment date',
  demo: { formats: ['json'] },
  units: ({ query }) => (wantsPeriods(query) ? periodsOf(query) / 40 : datesOf(query) / 60),
  problems: [400, 422],
  answer({ query }, context) {
    const { catalog } = context;
    const indexes = selectCalendars(catalog, query.calendars);
    const start = resolveDay(query.start, query.tz, context);
    const requested = query.end === undefined ? null : resolveDay(query.end, query.tz, context);
    const conventions = conventionsOf(query);
    const needsData = Object.values(conventions).some((one) => one !== 'unadjusted');
    const ends = { start: start.day, requested: requested?.day ?? null };
    const cover = scheduleCover(catalog, indexes, query, ends.start, ends.requested, needsData);
    const terms = { ...conventions, ...termsOf(query, context, ends, indexes, cover, conventions) };
    const { days, dates, grid, direction, convention, termination, end, examined: first } = terms;

    const schedule = adjustSchedule(days, dates, convention, termination, direction, terms.first);
    if (!schedule) return cover.result(convention.endsWith('preceding') ? 'before' : 'after');
    if (schedule === 'empty') throw noBusinessDay(start.day, end);
    // Every date depends on the days that decided whether the end-of-month rule applies.
    const rows = schedule.dates.map((date) => rowOf(days, date, first));
    const ofDates = trustOfAll(days, [...first, ...schedule.examined]);
    const made = isWithPeriods(query)
      ? periodRows(catalog, query, {
          schedule,
          convention,
          termination,
          grid,
          indexes,
          mode: query.mode,
          countsLastDay: query.rule !== undefined && hasFullFirstCoupon(query.rule),
          also: first.map((found) => ({ days, found })),
        })
      : null;
    const { coverage, estimated } = made ? leastTrust(ofDates, made.trust) : ofDates;
    const ids = indexes.map((index) => catalog.calendar(index).id).join(' ');
    return inFormat(
      query.format,
      {
        json: () =>
          json(catalog, {
            start: formatDay(start.day),
            end: formatDay(end),
            frequency: query.frequency.name,
            direction,
            convention,
            start_convention: terms.first,
            termination_convention: termination,
            end_of_month: grid?.roll === 'EOM',
            mode: query.mode,
            coverage,
            estimated,
            dates: rows,
            ...(made && { day_count: query.day_count ?? null, periods: made.rows }),
          }),
        csv: () =>
          made
            ? periodsCsv(ids, made.rows)
            : toCsv(
                COLUMNS,
                rows.map((row) => [ids, ...Object.values(row)]),
              ),
        text: () =>
          (made ? made.rows.map((row) => row.payment_date) : rows.map(({ date }) => date)).join(
            '\n',
          ),
      },
      start.asOf ?? requested?.asOf ?? asOfRegular(query, context),
    );
  },
});

function noBusinessDay(start: DayNumber, end: DayNumber): Problem {
  const between = `${formatDay(start)} to ${formatDay(end)}`;
  const detail = `end: from ${between} there is no business day between start and end`;
  return new Problem('invalid_parameter', detail);
}

/** The date of `today`, if a regular date was given as `today`. */
function asOfRegular(
  { first_regular, last_regular, tz }: ScheduleQuery,
  context: Context,
): string | undefined {
  return [first_regular, last_regular].includes('today')
    ? resolveDay('today', tz, context).asOf
    : undefined;
}

/** How the dates are adjusted: the first, the last and the others. */
interface Conventions {
  readonly first: ScheduleConvention;
  readonly convention: ScheduleConvention;
  readonly termination: ScheduleConvention;
}

function conventionsOf(query: ScheduleQuery): Conventions {
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
interface Terms extends Omit<MadeDates, 'grid'> {
  readonly grid: Grid | null;
  readonly days: BusinessDays;
  readonly direction: 'forward' | 'backward';
  readonly end: DayNumber;
}

/** Throws a Problem if terms contradict each other or lie outside the data. */
function termsOf(
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
  if (first_regular !== undefined || last_regular !== undefined) {
    if (requested === null)
      throw new Problem('invalid_parameter', `end: is missing; expected a date, instead of count`);
    requireMonths(query);
    const regular = (one: RequestedDay | undefined) =>
      one === undefined ? null : resolveDay(one, query.tz, context).day;
    const [firstRegular, lastRegular] = [regular(first_regular), regular(last_regular)];
    const direction = directed ?? 'backward';
    const of = {
      start,
      end: requested,
      firstRegular,
      lastRegular,
      direction,
      frequency: query.frequency,
    };
    cover.atStart();
    cover.atEnd(requested);
    requireStubOrder({ ...of, roll: null, endsMonth: false }, stub, { count, tenor: query.tenor });
    requireSize(query, start, requested);
    const eom = endOfMonthRule(query, days, anchorOf(of), cover);
    const made = datesByStubs({ ...of, roll: roll ?? null, endsMonth: eom.isApplied });
    return { ...made, days, direction, end: requested, examined: eom.examined };
  }
  const direction = directionOf(query);
  const anchor = direction === 'forward' ? start : (requested ?? start);
  const eom = endOfMonthRule(query, days, anchor, cover);
  const { end, grid } = endAndGrid(query, start, requested, direction, eom.isApplied);
  cover.atStart();
  if (requested !== null) cover.atEnd(end);
  cover.beyond(end);
  requireYear(query.tenor === undefined ? 'count' : 'tenor', end);
  const isLongFront = stub === 'long_front';
  const dates = unadjustedDates({
    start,
    end,
    grid,
    isLongFront,
    isLongBack: stub === 'long_back',
  });
  return { dates, grid, days, direction, end, examined: eom.examined };
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
  const roll = query.roll ?? (endsMonth ? 'EOM' : null);
  const isOnRoll = roll !== null && (endsMonth || addMonths(start, 0, roll) === start);
  return addMonths(start, months, isOnRoll ? roll : civilDate(start).day);
}

/** Throws a Problem unless exactly one of `end`, `count` and `tenor` says where the schedule ends. */
function requireOneEnd({ end, count, tenor }: ScheduleQuery): void {
  const given = Object.entries({ end, count, tenor }).flatMap(([name, value]) =>
    value === undefined ? [] : [name],
  );
  if (given.length === 1) return;
  if (tenor === undefined) {
    const read = given.length === 0 ? 'both are missing' : 'both were given';
    throw new Problem('invalid_parameter', `end, count: ${read}; expected one of the two`);
  }
  throw new Problem(
    'invalid_parameter',
    `${given.join(', ')}: were given together; expected one of end, count and tenor`,
  );
}

/** The option `end_of_month` of the grid, only if requested. */
function applied({ end_of_month }: ScheduleQuery) {
  return end_of_month === 'true' ? { end_of_month } : {};
}

function leastTrust(one: Trust, other: Trust): Trust {
  return {
    coverage: one.coverage === 'verified' ? other.coverage : one.coverage,
    estimated: one.estimated || other.estimated,
  };
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
  const ofStub = stub && (stub.endsWith('front') ? 'backward' : 'forward');
  const usual = tenor === undefined ? 'backward' : 'forward';
  const chosen = direction ?? (count !== undefined ? 'forward' : (ofStub ?? usual));
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
  const grid =
    (isEndOfMonth && requested !== null && monthEndsOf(start, requested, step)) ||
    gridFrom(anchor, step, roll ?? null, endsMonth, direction);
  const end = requested ?? gridDate(grid, grid.base === start ? count! : count! - 1);
  if (requested !== null) requireSize(query, start, end);
  return { end, grid };
}

/** Whether a roll is the last day of every month. */
function isLastDays(roll: Roll | undefined): boolean {
  return roll === 'EOM' || roll === 31;
}

/** The last day of a date with four digits for its year. */
const LAST_DAY = dayNumber(9999, 12, 31);

function requireYear(name: string, end: DayNumber): void {
  if (end <= LAST_DAY) return;
  throw new Problem('invalid_parameter', `${name}: the last date lies after 9999-12-31`);
}

function requireOrder(start: DayNumber, end: DayNumber): void {
  if (end > start) return;
  throw new Problem(
    'invalid_parameter',
    `end: ${formatDay(end)} is not after start, ${formatDay(start)}`,
  );
}

function requireSize({ frequency }: ScheduleQuery, start: DayNumber, end: DayNumber): void {
  const { step } = frequency;
  if (step === 'term') return;
  const size = sizeOf(start, end, { step });
  if (size <= MAX_SCHEDULE_DATES + 2) return;
  const problem = `frequency: ${frequency.name} makes some ${size} dates up to ${formatDay(end)}`;
  throw new Problem('invalid_parameter', `${problem}; at most ${MAX_SCHEDULE_DATES} are allowed`);
}

/** A roll day and end_of_month do not apply to days and weeks, and exclude each other. */
function requireMonths({ frequency, roll, end_of_month }: ScheduleQuery): void {
  const isMonths = frequency.step !== 'term' && 'months' in frequency.step;
  const expected = 'expected a frequency of months or years with it';
  if (roll !== undefined && !isMonths) {
    throw new Problem(
      'invalid_parameter',
      `roll: ${roll} was read with the frequency ${frequency.name}; ${expected}`,
    );
  }
  if (roll === 'IMM' && !hasThirdWednesdays(frequency.step)) {
    const right = 'expected whole quarters (3M, 6M, 1Y) or 1M with it';
    throw new Problem(
      'invalid_parameter',
      `roll: IMM was read with the frequency ${frequency.name}; ${right}`,
    );
  }
  if (end_of_month === 'true' && !isMonths) {
    throw new Problem(
      'invalid_parameter',
      `end_of_month: true was read with the frequency ${frequency.name}; ${expected}`,
    );
  }
  if (end_of_month === 'true' && roll !== undefined && roll !== 'EOM' && roll !== 31) {
    throw new Problem(
      'invalid_parameter',
      `end_of_month: true contradicts the roll ${roll}; expected one of the two`,
    );
  }
}

function hasThirdWednesdays(step: Step): boolean {
  return step !== 'term' && 'months' in step && (step.months === 1 || isWholeQuarters(step));
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

function rowOf(days: BusinessDays, date: AdjustedDate, alsoExamined: readonly Found[]) {
  const { unadjusted, day, period } = date;
  const trust = trustOfAll(days, [...alsoExamined, date]);
  return { unadjusted: formatDay(unadjusted), date: formatDay(day), period, ...trust };
}

/** The coverage of all days that any of the dates depends on. */
function trustOfAll(days: BusinessDays, found: readonly Found[]): Trust {
  return {
    coverage: found.every(({ dependsFrom, dependsTo }) =>
      isVerifiedSpan(days, dependsFrom, dependsTo),
    )
      ? 'verified'
      : 'library',
    estimated: found.some(({ dependsFrom, dependsTo }) =>
      isEstimatedSpan(days, dependsFrom, dependsTo),
    ),
  };
}

const MONTHS_A_YEAR = 12;

type CostQuery = Pick<z.output<typeof query>, 'start' | 'end' | 'count' | 'frequency' | 'tenor'>;

/** The number of dates, for the cost of a schedule. */
function datesOf({ start, end, count = 0 }: CostQuery): number {
  return Math.max(count, yearsBetween(start, end) * MONTHS_A_YEAR);
}

/** The number of periods, by the frequency. */
function periodsOf({ start, end, count = 0, frequency, tenor }: CostQuery): number {
  const { step } = frequency;
  if (step === 'term') return 1;
  const years = tenor === undefined ? yearsBetween(start, end) : tenor.months / MONTHS_A_YEAR + 1;
  const aYear = 'days' in step ? 365.25 / step.days : MONTHS_A_YEAR / step.months;
  return Math.min(Math.max(count, years * aYear), MAX_SCHEDULE_DATES);
}
