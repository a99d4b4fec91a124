import * as z from 'zod';
import { SCHEDULE_CONVENTIONS } from '../engine/adjusted-schedule.js';
import { expectedPeriod } from '../engine/nearest-period.js';
import { FUTURES_ROLLS, parseRoll, type Roll, WEEKDAY_ROLLS } from '../engine/rolls.js';
import { parseBusinessStep, parseStep, type Step } from '../engine/schedule.js';
import { STUBS } from '../engine/stubs.js';
import { nearestNames } from '../text/nearest.js';
import { sharedQuery, sharedResponse } from './business-days.js';
import { yearsBetween } from './cost.js';
import { day, integer, text, word } from './parameters.js';
import { dateQuery } from './schedule-dates.js';
import { periodMembers, periodQuery } from './schedule-periods.js';
import { Coverage, DateText } from './schemas.js';

/** The parameters, the response and the size of /v1/business-days/schedule. */

/** Maximum number of regular dates in a response. */
export const MAX_SCHEDULE_DATES = 2000;
const DIRECTIONS = ['forward', 'backward'] as const;
const PERIODS = ['start', 'regular', 'stub'] as const;
const A_FREQUENCY =
  'a number from 1 to 999 with D, W, M or Y (or B, business days), such as 1W, 3M or 1Y, or the word term';
const A_ROLL = `a day of the month from 1 to 31, EOM, ${FUTURES_ROLLS.join(', ')}, FRN, or with weeks ${WEEKDAY_ROLLS.join(', ')}`;

export interface Frequency {
  readonly name: string;
  /** Of business days their usual length, by which sizes are estimated. */
  readonly step: Step;
  /** The n of every n-th business day. */
  readonly business?: number;
}

const frequency = text(A_FREQUENCY)
  .meta({
    description:
      'The interval between dates in days, weeks, months or years, or in business days (10B); term (or zero): only start and end',
    examples: ['3M', '2W', '10B', 'term'],
  })
  .transform((value, context): Frequency => {
    const step = parseStep(value);
    if (step !== null) return { name: step === 'term' ? 'term' : value.toUpperCase(), step };
    const business = parseBusinessStep(value);
    if (business !== null) {
      const days = Math.max(1, Math.floor((business * 7) / 5));
      return { name: value.toUpperCase(), step: { days }, business };
    }
    context.addIssue({ code: 'custom', message: nearestFrequency(value) });
    return z.NEVER;
  });

const SPOKEN_FREQUENCIES: Readonly<Record<string, string>> = {
  daily: '1D',
  weekly: '1W',
  biweekly: '2W',
  fortnightly: '2W',
  monthly: '1M',
  bimonthly: '2M',
  quarterly: '3M',
  semiannual: '6M',
  semiannually: '6M',
  'semi-annual': '6M',
  annual: '1Y',
  annually: '1Y',
  yearly: '1Y',
};

function nearestFrequency(value: string): string {
  const spoken = nearestNames(value, Object.keys(SPOKEN_FREQUENCIES))[0];
  return spoken === undefined
    ? expectedPeriod(A_FREQUENCY, value)
    : `${A_FREQUENCY}: ${SPOKEN_FREQUENCIES[spoken]}?`;
}

const roll = text(A_ROLL)
  .meta({
    description:
      'The day of regular dates: 1 to 31 (the last day in shorter months); EOM: the last day; of futures, with 1M or whole quarters: IMM (third Wednesday), IMMCAD (two days before), IMMAUD (day before the second Friday), IMMNZD (first Wednesday after the ninth), SFE (second Friday); FRN: the Eurodollar convention; with weeks MON to SUN, TBILL (Monday). Default: that of the anchor date, `start` or `end`',
    examples: ['15', 'EOM', 'IMM', 'WED'],
  })
  .transform((value, context): Roll => {
    const read = parseRoll(value);
    if (read !== null) return read;
    context.addIssue({ code: 'custom', message: nearestRoll(value) });
    return z.NEVER;
  })
  .optional();

const NAMED_ROLLS = ['EOM', 'FRN', ...FUTURES_ROLLS, ...WEEKDAY_ROLLS];

/** What is right, with the nearest roll: of 31st the 31, of WEDNESDAY WED. */
function nearestRoll(value: string): string {
  const [number] = /^\d{1,2}(?=\s*(?:st|nd|rd|th)$)/i.exec(value) ?? [];
  const upper = value.toUpperCase();
  const begun = NAMED_ROLLS.find((name) => upper.startsWith(name) && upper !== name);
  const [near] = nearestNames(
    value,
    NAMED_ROLLS.map((name) => name.toLowerCase()),
  );
  const nearest = number ?? near?.toUpperCase() ?? begun;
  return nearest === undefined ? A_ROLL : `${A_ROLL}: ${nearest}?`;
}

export const scheduleQuery = z.object({
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
    'Where the remaining days go. short: a period of their own; long: joined to the adjacent regular period; smart: so if under 7; none: refused. Default short',
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
export type ScheduleQuery = z.output<typeof scheduleQuery>;

export const scheduleResponse = z.strictObject({
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
});

const MONTHS_A_YEAR = 12;

type CostQuery = Pick<
  z.output<typeof scheduleQuery>,
  'start' | 'end' | 'count' | 'frequency' | 'tenor'
>;

/** The number of dates, for the cost of a schedule. */
export function datesOf({ start, end, count = 0 }: CostQuery): number {
  return Math.max(count, yearsBetween(start, end) * MONTHS_A_YEAR);
}

/** The number of periods, by the frequency. */
export function periodsOf({ start, end, count = 0, frequency, tenor }: CostQuery): number {
  const { step } = frequency;
  if (step === 'term') return 1;
  const years = tenor === undefined ? yearsBetween(start, end) : tenor.months / MONTHS_A_YEAR + 1;
  const aYear = 'days' in step ? 365.25 / step.days : MONTHS_A_YEAR / step.months;
  return Math.min(Math.max(count, years * aYear), MAX_SCHEDULE_DATES);
}
