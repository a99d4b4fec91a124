import * as z from 'zod';
import { type AdjustedDate, adjustSchedule } from '../engine/adjusted-schedule.js';
import {
  type BusinessDays,
  type Found,
  isEstimatedSpan,
  isVerifiedSpan,
  type Trust,
} from '../engine/business-days.js';
import { type DayNumber, formatDay } from '../engine/civil-date.js';
import { DAY_COUNTS } from '../engine/day-count/day-counts.js';
import { hasFullFirstCoupon } from '../engine/twentieths.js';
import { Problem } from '../queries/problem.js';
import { toCsv } from '../text/csv.js';
import { type Context, defineEndpoint, inFormat, json } from './endpoint.js';
import { resolveDay, selectCalendars } from './request.js';
import { scheduleCover } from './schedule-outside.js';
import {
  datesOf,
  MAX_SCHEDULE_DATES,
  periodsOf,
  type ScheduleQuery,
  scheduleQuery,
  scheduleResponse,
} from './schedule-parameters.js';
import {
  isWithPeriods,
  PERIODS_CSV,
  periodRows,
  periodsCsv,
  wantsPeriods,
} from './schedule-periods.js';
import { conventionsOf, termsOf } from './schedule-terms.js';

const COLUMNS = ['calendars', 'unadjusted', 'date', 'period', 'coverage', 'estimated'];

/** Parameters that the tool leaves out: most questions need none of them, and models would read all. */
const LEFT_OUT = [
  'direction',
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
  'payment_in',
  'lookback',
  'observation_shift',
  'lockout',
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
    without: LEFT_OUT,
    words: {
      count: 'Periods after `start`, instead of `end`',
      frequency: 'Days, business days (10B), weeks, months or years (3M); term: only start and end',
      roll: 'Day of the month of regular dates, EOM (its last), IMM, FRN, or with weeks MON to SUN. Default: that of the anchor (start or end)',
      end_of_month:
        'If the anchor is the last (business) day of its month, all dates are. Default false',
      stub: 'Days left over: a period (short), joined to the next (long, smart: if under 7)',
      convention:
        'How dates are adjusted. Default modified_following; following with cds2015, cds, old_cds',
      termination_convention:
        'How the last date is adjusted. Default: `convention`; unadjusted with cds2015, cds',
      first_regular: 'First regular date, where the first stub ends',
      last_regular: 'Last regular date, where the last stub begins',
      rule: 'Dates of CDS, as in QuantLib',
      tenor: 'From `start`, instead of `end`, such as 5Y',
      day_count: DAY_COUNTS.join(', '),
      payment_lag: 'Business days from the end of a period to its payment',
      fixing_lag: 'Business days from the fixing to the start of its period',
    },
  },
  summary: 'Dates of coupons, payrolls and other regular payments, unadjusted and on business days',
  description: `Each regular date is counted from the anchor, \`end\` (backward) or \`start\` (forward). If \`start\` or \`end\` is not on the roll day, there is a stub on that side. Dates that fall on the same business day are merged. With \`periods\`, \`day_count\` or a parameter of a role the response lists each period. At most ${MAX_SCHEDULE_DATES} dates.`,
  path: z.object({}),
  query: scheduleQuery,
  response: scheduleResponse,
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

function leastTrust(one: Trust, other: Trust): Trust {
  return {
    coverage: one.coverage === 'verified' ? other.coverage : one.coverage,
    estimated: one.estimated || other.estimated,
  };
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
