import { SCHEDULE_CONVENTIONS } from '../../server/engine/adjusted-schedule.js';
import { formatDay } from '../../server/engine/civil-date.js';
import { CONVENTIONS } from '../../server/engine/conventions.js';
import { DAY_COUNTS } from '../../server/engine/day-count/day-counts.js';
import { STUBS } from '../../server/engine/stubs.js';
import type { PairKind } from './draw-pair.js';
import type { Args, Draw } from './draw-question.js';
import type { ApiKind } from './kinds.js';

/** Random questions in the terms of desks: periods, places in months, weekends of one's own, conventions of schedules. */

type PlainKind =
  | 'settle'
  | 'add'
  | 'next'
  | 'previous'
  | 'day'
  | 'adjust'
  | 'count'
  | 'list'
  | 'schedule'
  | 'holidays'
  | 'nextHolidays'
  | 'sessions';
export type TermKind = Exclude<ApiKind, PlainKind | PairKind>;

const MONTHS = ['1M', '3M', '6M', '1Y', '1Y6M', '-6M', '30Y'];
const PERIODS = [...MONTHS, '2W', '10D', '1Y1D', '-1W'];
/** ISO weekdays, digits from Monday, and the kinds of NETWORKDAYS.INTL. */
const WEEKENDS = ['7', '6,7', '5,6', 'none', '0000011', '11', '12', '17'];
const ROLLS = [
  ['3M', 'IMM'],
  ['3M', 'IMMCAD'],
  ['3M', 'IMMAUD'],
  ['3M', 'IMMNZD'],
  ['3M', 'SFE'],
  ['1M', 'EOM'],
  ['1M', '31'],
  ['2M', 'FRN'],
  ['1W', 'WED'],
  ['4W', 'TBILL'],
] as const;

export function drawTerms(kind: TermKind, draw: Draw): Args {
  const { whole, oneOf, date, range, id } = draw;
  const weekend = { weekend: oneOf(WEEKENDS) };
  switch (kind) {
    case 'addPeriod': {
      const convention = oneOf(SCHEDULE_CONVENTIONS);
      return { date: date(), n: whole(-3, 3), period: oneOf(PERIODS), convention };
    }
    case 'addToMonthEnd':
      return { date: date(), period: oneOf(MONTHS), end_of_month: 'true' };
    case 'addCalendarDays':
      return {
        date: date(),
        n: whole(-400, 400),
        unit: 'calendar',
        convention: oneOf(CONVENTIONS),
      };
    case 'addToResult':
      return { date: date(), n: whole(-5, 5), result_calendars: [id(), id()].join() };
    case 'addInWeekend':
      return { date: date(), n: whole(-12, 12), ...weekend };
    case 'adjustInWeekend':
      return { date: date(), convention: oneOf(CONVENTIONS), ...weekend };
    case 'countInWeekend':
      return { ...range(400), ...weekend };
    case 'countPeriods':
      return { ...range(2000), period: oneOf(PERIODS), convention: oneOf(SCHEDULE_CONVENTIONS) };
    case 'number':
      return { date: date() };
    case 'numberInYear':
      return { date: date(), of: oneOf(['quarter', 'year']), ...weekend };
    case 'yearFraction':
      return { ...range(2000), day_count: oneOf(DAY_COUNTS), frequency: '6M' };
    case 'listInWeekend':
      return { ...range(60), ...weekend };
    case 'nthDay':
      return { ...range(200), only: 'nth_of_month', nth: oneOf([1, 2, 5, 15, -1, -3]) };
    case 'nthWeekday':
      return {
        ...range(400),
        only: 'nth_of_month',
        nth: oneOf([1, 3, 5, -1, -2]),
        weekday: whole(1, 7),
        convention: oneOf(CONVENTIONS),
      };
    default:
      return drawSchedule(kind, draw);
  }
}

type ScheduleKind = 'rolls' | 'stubs' | 'businessSteps' | 'periods' | 'overnightRates';

function drawSchedule(kind: ScheduleKind, { whole, oneOf, day }: Draw): Args {
  const first = day();
  const start = formatDay(first);
  const term = { start, end: formatDay(first + whole(200, 900)) };
  const convention = oneOf(SCHEDULE_CONVENTIONS);
  switch (kind) {
    case 'rolls': {
      const [frequency, roll] = oneOf(ROLLS);
      return { ...term, frequency, roll, convention };
    }
    case 'stubs': {
      const by = oneOf<Args>([term, { start, tenor: oneOf(['18M', '2Y', '10Y']) }]);
      const roll = oneOf<Args>([{}, { roll: oneOf(['EOM', '15', '31']) }, { roll: 'IMM' }]);
      const frequency = oneOf(['1M', '3M', '6M', '1Y']);
      return { ...by, frequency, stub: oneOf(STUBS), ...roll, convention };
    }
    case 'businessSteps':
      return { start, count: whole(1, 24), frequency: oneOf(['1B', '5B', '10B', '22B']) };
    case 'periods':
      return {
        ...term,
        frequency: oneOf(['1M', '3M', '6M']),
        day_count: oneOf(DAY_COUNTS),
        payment_lag: whole(0, 3),
        fixing_lag: whole(0, 3),
      };
    case 'overnightRates':
      return {
        ...term,
        frequency: oneOf(['1M', '3M', '10B']),
        day_count: oneOf(['ACT/360', 'ACT/365F']),
        lookback: whole(1, 5),
        ...oneOf<Args>([{}, { observation_shift: 'true' }, { lockout: whole(1, 3) }]),
        ...oneOf<Args>([{}, { payment_in: 'advance' }, { payment_lag: 2 }]),
      };
  }
}
