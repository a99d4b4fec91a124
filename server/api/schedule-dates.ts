import * as z from 'zod';
import { adjustBy, type ScheduleConvention } from '../engine/adjusted-schedule.js';
import type { BusinessDays, Found } from '../engine/business-days.js';
import { type DayNumber, formatDay } from '../engine/civil-date.js';
import {
  type Grid,
  gridFrom,
  isWholeQuarters,
  type Joined,
  monthEndsOf,
  parseStep,
  type Step,
  type UnadjustedDate,
} from '../engine/schedule.js';
import { datesWithStubs } from '../engine/stub-dates.js';
import {
  cdsMaturity,
  hasFullFirstCoupon,
  isQuarterly,
  TWENTIETH_RULES,
  type TwentiethRule,
  twentiethDates,
} from '../engine/twentieths.js';
import { Problem } from '../queries/problem.js';
import { day, text, word } from './parameters.js';

/** Dates of a schedule given by its first and last regular dates, or by a market rule for the 20th of a month. */

const A_TENOR = 'months or years, up to 50 years, such as 6M or 5Y';
const MAX_TENOR_MONTHS = 50 * 12;

const tenor = text(A_TENOR)
  .meta({
    description:
      'Instead of `end`: months or years after `start`. With a rule of cds the tenor of the standard maturity',
    examples: ['5Y', '6M'],
  })
  .transform((value, context): { readonly name: string; readonly months: number } => {
    const step = value.toUpperCase() === '0M' ? { months: 0 } : parseStep(value);
    if (step !== null && step !== 'term' && 'months' in step && step.months <= MAX_TENOR_MONTHS)
      return { name: value.toUpperCase(), ...step };
    context.addIssue({ code: 'custom', message: A_TENOR });
    return z.NEVER;
  })
  .optional();

export const dateQuery = {
  first_regular: day('The first regular date, where the first stub ends').optional(),
  last_regular: day('The last regular date, where the last stub begins').optional(),
  rule: word(
    TWENTIETH_RULES,
    "Dates on the 20th of quarters, by QuantLib's DateGeneration. cds2015 (since 21 December 2015) and cds (since 2009): a full first coupon. old_cds: from `start`, a first period of less than 30 days joined to the next. twentieth_imm: from `start`. twentieth: of any month",
  ).optional(),
  tenor,
};

interface DateQuery {
  readonly rule?: TwentiethRule | undefined;
  readonly tenor?: { readonly name: string; readonly months: number } | undefined;
  readonly frequency: { readonly name: string; readonly step: Step };
}

/** The names of given parameters that apply only to other schedules. */
export type Others = Readonly<Record<string, unknown>>;

function given(others: Others): string | undefined {
  return Object.keys(others).find((name) => others[name] !== undefined);
}

/** The end of a schedule by a rule, from either `end` or `tenor`. Throws a Problem. */
export function endByRule(
  { rule, tenor: requested }: DateQuery,
  start: DayNumber,
  end: DayNumber | null,
  others: Others,
): DayNumber {
  const other = given(others);
  if (other) {
    const problem = `${other}: was read with the rule ${rule}, which fixes the dates`;
    throw new Problem('invalid_parameter', `${problem}; expected one of the two`);
  }
  if ((end === null) === (requested === undefined)) {
    const read = end === null ? 'both are missing' : 'both were given';
    throw new Problem('invalid_parameter', `end, tenor: ${read}; expected one of the two`);
  }
  if (end !== null) return end;
  if (rule === 'twentieth' || rule === 'twentieth_imm') {
    throw new Problem(
      'invalid_parameter',
      `tenor: was read with the rule ${rule}; expected end instead`,
    );
  }
  if (!isWholeQuarters(requested!)) {
    const problem = `tenor: ${requested!.name} was read with the rule ${rule}`;
    throw new Problem(
      'invalid_parameter',
      `${problem}; expected whole quarters (3M, 6M, 5Y) or 0M`,
    );
  }
  const maturity = cdsMaturity(start, requested!.months, rule!);
  if (maturity !== null) return maturity;
  const problem = `tenor: ${requested!.name} was read; a trade of ${formatDay(start)} has no standard maturity of it by ${rule}`;
  throw new Problem('invalid_parameter', `${problem}; expected 3M or more`);
}

export interface MadeDates {
  readonly dates: UnadjustedDate[];
  readonly grid: Grid;
  readonly examined: readonly Found[];
}

/** The dates of a schedule by a rule. Throws a Problem for a frequency that the rule does not support. */
export function datesByRule(
  { rule, frequency }: DateQuery,
  start: DayNumber,
  end: DayNumber,
  days: BusinessDays,
  {
    convention,
    termination,
  }: { readonly convention: ScheduleConvention; readonly termination: ScheduleConvention },
): MadeDates {
  const { step, name } = frequency;
  if (step === 'term' || !('months' in step) || (isQuarterly(rule!) && !isWholeQuarters(step))) {
    const right = isQuarterly(rule!) ? 'whole quarters (3M, 6M, 1Y)' : 'months or years';
    throw new Problem(
      'invalid_parameter',
      `frequency: ${name} was read with the rule ${rule}; expected ${right}`,
    );
  }
  const examined: Found[] = [];
  const by = (convention: ScheduleConvention) => (day: DayNumber) => {
    const found = adjustBy(days, day, convention);
    if (found) examined.push(found);
    return found?.day ?? day;
  };
  const made = twentiethDates({
    rule: rule!,
    start,
    end,
    step,
    adjusted: by(convention),
    adjustedLast: by(termination),
  });
  return { ...made, examined };
}

/** Whether the last date is adjusted without a `termination_convention`: never for a standard contract. */
export function terminationOf(
  rule: TwentiethRule | undefined,
  convention: ScheduleConvention,
): ScheduleConvention {
  return rule !== undefined && hasFullFirstCoupon(rule) ? 'unadjusted' : convention;
}

/** The end of the grid if stubs are given by dates. */
interface StubQuery {
  readonly frequency: { readonly name: string; readonly step: Step };
  readonly start: DayNumber;
  readonly end: DayNumber;
  readonly firstRegular: DayNumber | null;
  readonly lastRegular: DayNumber | null;
  readonly direction: 'forward' | 'backward';
  readonly roll: Grid['roll'];
  readonly endsMonth: boolean;
  readonly stub: string | undefined;
}

/**
 * Throws a Problem for first and last regular dates in the wrong order, or together with contradicting parameters. A stub on the
 * side that they are on agrees with them. As in Strata, one on the other end leaves a single period, and one on its own end no stub.
 */
export function requireStubOrder(
  { start, end, firstRegular, lastRegular, frequency, stub }: StubQuery,
  others: Others,
): void {
  const name = firstRegular === null ? 'last_regular' : 'first_regular';
  if (firstRegular !== end && lastRegular !== start)
    requireAgreeing(stub, firstRegular, lastRegular);
  const other = given(others);
  if (other) {
    const problem = `${other}: was read with ${name}, which says where the stub is`;
    throw new Problem('invalid_parameter', `${problem}; expected one of the two`);
  }
  if (frequency.step === 'term') {
    throw new Problem(
      'invalid_parameter',
      `${name}: was read with the frequency term, which has no regular dates`,
    );
  }
  const order: [string, DayNumber | null][] = [
    ['start', start],
    ['first_regular', firstRegular],
    ['last_regular', lastRegular],
    ['end', end],
  ];
  const shown = order.filter((one): one is [string, DayNumber] => one[1] !== null);
  for (const [position, [later, to]] of shown.slice(1).entries()) {
    const [earlier, from] = shown[position]!;
    const isEqualAllowed = earlier !== 'start' || later !== 'end';
    if (to > from || (isEqualAllowed && to === from)) continue;
    const read =
      later === 'end'
        ? `${earlier}: ${formatDay(from)} is after`
        : `${later}: ${formatDay(to)} is before`;
    const beside = later === 'end' ? `end, ${formatDay(to)}` : `${earlier}, ${formatDay(from)}`;
    throw new Problem('invalid_parameter', `${read} ${beside}`);
  }
}

/** Whether a stub is joined to the adjacent regular period. */
export function joinedOf(stub: string | undefined): Joined {
  return stub?.startsWith('smart') ? 'smart' : (stub?.startsWith('long') ?? false);
}

/** The same of each end. */
export function joinedEnds(stub: string | undefined): Record<'isLongFront' | 'isLongBack', Joined> {
  const joined = joinedOf(stub);
  return {
    isLongFront: stub?.endsWith('front') ? joined : false,
    isLongBack: stub?.endsWith('back') ? joined : false,
  };
}

/** Throws a Problem if `stub` is none and the dates leave a period that is not regular. */
export function requireNoStub(
  { stub, frequency }: { readonly stub?: string | undefined; readonly frequency: { name: string } },
  dates: readonly UnadjustedDate[],
): void {
  if (stub !== 'none') return;
  const at = dates.findIndex(
    ({ isRegular }, index) => index > 0 && !(isRegular && dates[index - 1]!.isRegular),
  );
  if (at < 0) return;
  const [from, to] = [dates[at - 1]!, dates[at]!].map(({ day }) => formatDay(day));
  const problem = `stub: none was read, and the frequency ${frequency.name} leaves the stub ${from} to ${to}`;
  throw new Problem(
    'invalid_parameter',
    `${problem}; expected short_front, long_front, smart_front, short_back, long_back or smart_back with these dates`,
  );
}

/** Throws a Problem for a stub on a side on which no regular date was given. */
function requireAgreeing(
  stub: string | undefined,
  firstRegular: DayNumber | null,
  lastRegular: DayNumber | null,
): void {
  // As in Strata, smart is of the stub that no date gives; whether none remains is seen in the dates.
  if (stub === undefined || stub === 'none' || stub.startsWith('smart')) return;
  const agreeing = stub.endsWith('front') ? firstRegular : lastRegular;
  const other = stub.endsWith('front') ? lastRegular : firstRegular;
  if (agreeing !== null && other === null) return;
  const name = stub.endsWith('front') ? 'last_regular' : 'first_regular';
  const problem = `stub: ${stub} was read with ${name}, which leaves a stub at the other end`;
  throw new Problem('invalid_parameter', `${problem}; expected one of the two`);
}

/** The anchor date: regular dates are counted from it. */
export function anchorOf({
  start,
  end,
  firstRegular,
  lastRegular,
  direction,
}: Omit<StubQuery, 'roll' | 'endsMonth' | 'stub'>) {
  return direction === 'forward' ? (firstRegular ?? start) : (lastRegular ?? end);
}

export function datesByStubs(requested: StubQuery): MadeDates {
  const { frequency, roll, endsMonth, direction, start, end, firstRegular, lastRegular } =
    requested;
  const step = frequency.step as Exclude<Step, 'term'>;
  const isEndOfMonth = endsMonth || roll === 'EOM' || roll === 31;
  const grid =
    (isEndOfMonth && monthEndsOf(firstRegular ?? start, lastRegular ?? end, step)) ||
    gridFrom(anchorOf(requested), step, roll, endsMonth, direction);
  return {
    dates: datesWithStubs({
      start,
      end,
      firstRegular,
      lastRegular,
      grid,
      ...joinedEnds(requested.stub),
    }),
    grid,
    examined: [],
  };
}
