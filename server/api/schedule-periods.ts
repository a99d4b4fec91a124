import * as z from 'zod';
import {
  type AccrualPeriod,
  accrualPeriods,
  type Examined,
  type Observation,
  type OutsideData,
  type PeriodTerms,
  type Role,
} from '../engine/accrual-periods.js';
import {
  type AdjustedSchedule,
  SCHEDULE_CONVENTIONS,
  type ScheduleConvention,
} from '../engine/adjusted-schedule.js';
import {
  type BusinessDays,
  isEstimatedSpan,
  isVerifiedSpan,
  type Trust,
} from '../engine/business-days.js';
import { formatDay } from '../engine/civil-date.js';
import { DAY_COUNTS, needsFrequency } from '../engine/day-count/day-counts.js';
import type { Grid } from '../engine/schedule.js';
import type { Mode } from '../engine/types.js';
import type { Catalog } from '../queries/catalog.js';
import { Problem } from '../queries/problem.js';
import { resultOutside } from '../queries/within-data.js';
import { type CsvValue, toCsv } from '../text/csv.js';
import { dayCountParameter } from './day-count-parameter.js';
import { named } from './named.js';
import { integer, text, word } from './parameters.js';
import { selectCalendars } from './request.js';
import { Coverage, DateText } from './schemas.js';

/** The periods of a schedule with their dates by role, as parameters and members of /v1/business-days/schedule. */

const MAX_LAG = 60;
const SIDES = ['advance', 'arrears'] as const;
const UNITS = ['business', 'calendar'] as const;

function convention(description: string) {
  return word(SCHEDULE_CONVENTIONS, description).optional();
}

function calendarsOf(role: string) {
  return text('one to ten calendar ids, separated by commas')
    .min(1, { error: 'one to ten calendar ids, separated by commas' })
    .meta({
      description: `Calendars of ${role}, combined by \`mode\`. Default: \`calendars\``,
      examples: ['GBP'],
    })
    .optional();
}

export const periodQuery = {
  periods: word(
    ['true', 'false'],
    'true: adds `periods`; any parameter of periods implies it. csv then has a row and text a payment date for each. Default false',
  ).optional(),
  day_count: dayCountParameter(
    `The year fraction of every period: ${DAY_COUNTS.join(', ')} (by the business days of \`calendars\`), or their names in FpML and QuantLib`,
  ).optional(),
  accrual_start_convention: convention(
    'How the first day of an accrual is adjusted. Default: `convention`',
  ),
  accrual_start_calendars: calendarsOf('the first day of an accrual'),
  accrual_end_convention: convention(
    'How the end of an accrual (not counted) is adjusted. Default: `convention`, of the last one `termination_convention`',
  ),
  accrual_end_calendars: calendarsOf('the end of an accrual'),
  payment_convention: convention(
    'How the end of an accrual becomes the payment date without a lag. Default: `convention`, or following if that is unadjusted',
  ),
  payment_calendars: calendarsOf('the payment'),
  payment_lag: integer(
    'Business days from the end of the accrual to the payment. Default 0',
    0,
    MAX_LAG,
    2,
  ).optional(),
  payment_in: word(
    SIDES,
    'From the end of the accrual (arrears, the default) or from its start',
  ).optional(),
  lookback: integer(
    'Business days of `fixing_calendars` by which overnight rates are observed before the accrual',
    0,
    MAX_LAG,
    5,
  ).optional(),
  observation_shift: word(
    ['true', 'false'],
    'With `lookback`: rates are weighted by their own days, not those of the accrual. Default false',
  ).optional(),
  lockout: integer(
    'The last business days that have the rate of the day before them',
    0,
    MAX_LAG,
    2,
  ).optional(),
  fixing_convention: convention(
    'How the fixing date is adjusted if there is no lag. Default preceding',
  ),
  fixing_calendars: calendarsOf('the fixing'),
  fixing_lag: integer(
    'Business days from the fixing to the start of the accrual (its end, in arrears)',
    0,
    MAX_LAG,
    2,
  ).optional(),
  fixing_in: word(
    SIDES,
    'From the start of the accrual (advance, the default) or from its end',
  ).optional(),
  ex_coupon_days: integer('Days from the ex-coupon date to the payment', 1, MAX_LAG, 7).optional(),
  ex_coupon_unit: word(UNITS, 'Of `ex_coupon_days`. Default business').optional(),
  ex_coupon_calendars: calendarsOf('the ex-coupon date'),
};

const periodSchema = z.object(periodQuery);
type PeriodQuery = z.output<typeof periodSchema>;

const COLUMNS = [
  'calendars',
  'unadjusted_start',
  'unadjusted_end',
  'accrual_start',
  'accrual_end',
  'payment_date',
  'fixing_date',
  'ex_coupon_date',
  'days',
  'day_count_fraction',
  'period',
  'coverage',
  'estimated',
];

const OBSERVED_COLUMNS = [
  'observation_start',
  'observation_end',
  'rate_cutoff_date',
  'weight_days',
];

export const PERIODS_CSV = `with periods ${COLUMNS.join()}, one row per period; with lookback or lockout also ${OBSERVED_COLUMNS.join()}`;

const Period = z
  .strictObject({
    unadjusted_start: DateText,
    unadjusted_end: DateText,
    accrual_start: DateText.meta({ description: 'The first day that is counted' }),
    accrual_end: DateText.meta({ description: 'The first day that is not counted' }),
    payment_date: DateText,
    fixing_date: DateText.nullable(),
    ex_coupon_date: DateText.nullable(),
    days: z.int().min(0).meta({
      description: 'Calendar days of the accrual',
    }),
    day_count_fraction: z.number().nullable().meta({ description: 'null: without `day_count`' }),
    period: z.enum(['regular', 'stub']),
    coverage: Coverage,
    estimated: z.boolean(),
    observation_start: DateText.optional().meta({
      description: 'With `lookback` or `lockout`: the first day whose overnight rate is observed',
    }),
    observation_end: DateText.optional().meta({ description: 'The first day after them' }),
    rate_cutoff_date: DateText.nullable().optional().meta({
      description: 'The last day whose own rate counts; null: without `lockout`',
    }),
    weight_days: z.int().min(0).optional().meta({
      description: 'Calendar days by which rates are weighted',
    }),
  })
  .meta({
    id: 'AccrualPeriod',
    description: 'A period of a schedule, with the dates of its roles',
  });

export const periodMembers = {
  day_count: z
    .enum(DAY_COUNTS)
    .nullable()
    .optional()
    .meta({ description: 'With `periods`: the requested one' }),
  periods: z.array(Period).optional().meta({ description: 'If requested' }),
};

/** The parameter that requests periods, if any. */
export function wantsPeriods(query: Readonly<Record<string, unknown>>): string | undefined {
  return Object.keys(periodQuery).find(
    (name) => query[name] !== undefined && query[name] !== 'false',
  );
}

/** Whether periods are requested. Throws a Problem if `periods` is false together with such a parameter. */
export function isWithPeriods(query: PeriodQuery): boolean {
  const name = wantsPeriods(query);
  if (query.periods === 'false' && name !== undefined) {
    throw new Problem(
      'invalid_parameter',
      `periods: false was read beside ${name}; expected one of the two`,
    );
  }
  return name !== undefined;
}

/** The data of the schedule that periods use. */
interface PeriodsOf {
  readonly schedule: AdjustedSchedule;
  readonly convention: ScheduleConvention;
  readonly termination: ScheduleConvention;
  readonly grid: Grid | null;
  readonly countsLastDay: boolean;
  readonly indexes: readonly number[];
  readonly mode: Mode;
  /** The days that every date depends on, in addition to its own. */
  readonly also: readonly Examined[];
}

/** The rows of the periods, and their combined coverage. Throws a Problem, which names a parameter of the role concerned. */
export function periodRows(catalog: Catalog, query: PeriodQuery, of: PeriodsOf) {
  const { terms, indexesOf } = termsOf(catalog, query, of);
  const made = accrualPeriods(of.schedule.dates, terms);
  if ('role' in made) {
    const outside = (): never => {
      throw resultOutside(catalog, indexesOf(made.role), made.side);
    };
    const given = Object.entries(query).find(
      ([name, value]) => name.startsWith(made.role) && value !== undefined,
    );
    return given ? named(given[0], String(given[1]), outside) : outside();
  }
  const rows = made.map((period) => rowOf(period, of.also));
  return { rows, trust: trustOf([...of.also, ...made.flatMap(({ examined }) => examined)]) };
}

type PeriodRow = ReturnType<typeof periodRows>['rows'][number];

export function periodsCsv(ids: string, rows: readonly PeriodRow[]): string {
  const isObserved = rows.some((row) => 'observation_start' in row);
  return toCsv(
    isObserved ? [...COLUMNS, ...OBSERVED_COLUMNS] : COLUMNS,
    rows.map((row) => [ids, ...(Object.values(row) as CsvValue[])]),
  );
}

function termsOf(catalog: Catalog, query: PeriodQuery, of: PeriodsOf) {
  const { convention, termination, indexes, mode, grid } = of;
  requireWhole(query, grid);
  const indexesBy = new Map<OutsideData['role'], readonly number[]>();
  const role = (
    name: OutsideData['role'],
    list: string | undefined,
    by: ScheduleConvention,
  ): Role => {
    const own = list === undefined ? indexes : selectOf(catalog, `${name}_calendars`, list);
    indexesBy.set(name, own);
    return { days: catalog.combined(own, mode), convention: by };
  };
  const { accrual_start_convention: startBy, accrual_start_calendars: startIn } = query;
  const { accrual_end_convention: endBy, accrual_end_calendars: endIn } = query;
  const {
    fixing_convention: fixingBy,
    fixing_calendars: fixingIn,
    fixing_lag: fixingLag,
    fixing_in: side,
  } = query;
  const payBy =
    query.payment_convention ?? (convention === 'unadjusted' ? 'following' : convention);
  const observes = (query.lookback ?? query.lockout) !== undefined;
  const fixes = [fixingBy, observes ? undefined : fixingIn, fixingLag, side].some(
    (value) => value !== undefined,
  );
  const exDays = query.ex_coupon_days;
  const terms: PeriodTerms = {
    accrualStart:
      (startBy ?? startIn) === undefined
        ? null
        : role('accrual_start', startIn, startBy ?? convention),
    accrualEnd:
      (endBy ?? endIn) === undefined
        ? null
        : { ...role('accrual_end', endIn, endBy ?? convention), last: endBy ?? termination },
    payment: {
      ...role('payment', query.payment_calendars, payBy),
      lag: query.payment_lag ?? 0,
      isInAdvance: query.payment_in === 'advance',
    },
    observation: observationOf(query, (list) => role('observation', list, 'preceding').days),
    fixing: fixes
      ? {
          ...role('fixing', fixingIn, fixingBy ?? 'preceding'),
          lag: fixingLag ?? 0,
          isInArrears: side === 'arrears',
        }
      : null,
    exCoupon:
      exDays === undefined
        ? null
        : {
            days: role('ex_coupon', query.ex_coupon_calendars, 'preceding').days,
            count: exDays,
            isBusiness: query.ex_coupon_unit !== 'calendar',
          },
    dayCount: query.day_count ?? null,
    counted: catalog.combined(indexes, mode),
    countsLastDay: of.countsLastDay,
    grid,
    schedule: { days: catalog.combined(indexes, mode), convention },
  };
  return { terms, indexesOf: (name: OutsideData['role']) => indexesBy.get(name) ?? indexes };
}

/** Lookback, observation shift and lockout; null if none is asked for. */
function observationOf(
  { lookback, observation_shift: shift, lockout, fixing_calendars }: PeriodQuery,
  daysOf: (list: string | undefined) => BusinessDays,
): Observation | null {
  if (lookback === undefined && lockout === undefined) return null;
  return {
    days: daysOf(fixing_calendars),
    lookback: lookback ?? 0,
    isShifted: shift === 'true',
    lockout: lockout ?? null,
  };
}

/** Throws a Problem for parameters that need another one. */
function requireWhole(query: PeriodQuery, grid: Grid | null): void {
  const beside = (['ex_coupon_unit', 'ex_coupon_calendars'] as const).find(
    (name) => query[name] !== undefined,
  );
  if (beside && query.ex_coupon_days === undefined) {
    throw new Problem(
      'invalid_parameter',
      `ex_coupon_days: is missing beside ${beside}; expected a number of days`,
    );
  }
  if (query.observation_shift !== undefined && query.lookback === undefined)
    throw new Problem(
      'invalid_parameter',
      'lookback: is missing beside observation_shift; expected a number of business days',
    );
  for (const [lag, by] of [
    ['payment_lag', 'payment_convention'] as const,
    ['fixing_lag', 'fixing_convention'] as const,
  ]) {
    if ((query[lag] ?? 0) > 0 && query[by] !== undefined) {
      const problem = `${by}: ${query[by]} was read beside ${lag} ${query[lag]}`;
      throw new Problem(
        'invalid_parameter',
        `${problem}; a lag counts business days, so expected one of the two`,
      );
    }
  }
  const { day_count: dayCount } = query;
  if (dayCount && needsFrequency(dayCount) && (!grid || 'days' in grid.step)) {
    const problem = `day_count: ${dayCount} was read, which divides a year by its coupons`;
    throw new Problem(
      'invalid_parameter',
      `${problem}; expected a frequency of months or years with it`,
    );
  }
}

/** The calendars of a role; a Problem names the parameter. */
function selectOf(catalog: Catalog, name: string, list: string): readonly number[] {
  try {
    return selectCalendars(catalog, list);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    throw new Problem(error.code, `${name}: ${error.message.replace(/^calendars: /, '')}`);
  }
}

function rowOf(period: AccrualPeriod, also: readonly Examined[]) {
  const { fixing, exCoupon, observed, days, fraction, isRegular, examined } = period;
  return {
    unadjusted_start: formatDay(period.unadjustedStart),
    unadjusted_end: formatDay(period.unadjustedEnd),
    accrual_start: formatDay(period.accrualStart),
    accrual_end: formatDay(period.accrualEnd),
    payment_date: formatDay(period.payment),
    fixing_date: fixing === null ? null : formatDay(fixing),
    ex_coupon_date: exCoupon === null ? null : formatDay(exCoupon),
    days,
    day_count_fraction: fraction,
    period: isRegular ? ('regular' as const) : ('stub' as const),
    ...trustOf([...also, ...examined]),
    ...(observed && {
      observation_start: formatDay(observed.start),
      observation_end: formatDay(observed.end),
      rate_cutoff_date: observed.cutoff === null ? null : formatDay(observed.cutoff),
      weight_days: observed.weightDays,
    }),
  };
}

function trustOf(examined: readonly Examined[]): Trust {
  const spans = examined.map(
    ({ days, found }) => [days, found.dependsFrom, found.dependsTo] as const,
  );
  return {
    coverage: spans.every((span) => isVerifiedSpan(...span)) ? 'verified' : 'library',
    estimated: spans.some((span) => isEstimatedSpan(...span)),
  };
}
