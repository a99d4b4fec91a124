import {
  type BusinessDays,
  countBusinessDays,
  isBusinessDay,
  isEstimatedSpan,
} from '../engine/business-days.js';
import {
  type DayNumber,
  dayNumber,
  daysInMonth,
  firstDayOf,
  isoWeekday,
} from '../engine/civil-date.js';
import type { Calendars } from './calendars.js';
import { type MoneyDays, moneyDays, nthMoneyDay } from './payment-system.js';

/** Pay days of a year: days on which money moves at a place, by a rule; for pages, files and feeds alike. */

/**
 * When is paid: the first, last or n-th day of each month on which money moves; a day of the month (`day`); the 15th and the
 * last (`half`); every second week (`fortnight`).
 */
export const PAY_RULES = ['first', 'last', 'nth', 'day', 'half', 'fortnight'] as const;
export type PayRule = (typeof PAY_RULES)[number];

/** Where money does not move on the day that the rule names: the day before it, or after it. */
export const WHEN_CLOSED = ['before', 'after'] as const;
export type WhenClosed = (typeof WHEN_CLOSED)[number];

export interface PayPlan {
  readonly rule: PayRule;
  /** Of `nth` 1 to 23, of `day` 1 to 31; of a month that is shorter its last day. */
  readonly n: number;
  /** Any pay day of `fortnight`. */
  readonly from: DayNumber;
  readonly closed: WhenClosed;
  /** How many days on which money moves before the pay day the bank needs the file. */
  readonly cutoff: number;
}

export interface PayDay {
  /** 1 to 12. */
  readonly month: number;
  /** The day that the rule names, before it is moved; null: it names none. */
  readonly named: DayNumber | null;
  /** Null: the month has no such day, or it is outside the data. */
  readonly day: DayNumber | null;
  /** The last day on which the bank takes the file; null as `day`. */
  readonly fileBy: DayNumber | null;
  readonly isEstimated: boolean;
}

const FORTNIGHT = 14;
const FRIDAY = 5;
const MONTHS = Array.from({ length: 12 }, (_, at) => at + 1);

/** The pay days of a place in a year that its data covers, with the days on which money moves there. */
export function payDays(
  calendars: Calendars,
  index: number,
  year: number,
  plan: PayPlan,
): { pays: PayDay[]; money: MoneyDays } {
  const money = moneyDays(calendars, index, year);
  const found = MONTHS.flatMap((month) => inMonth(money, year, month, plan));
  const pays = found.map(({ month, named, day, depends }): PayDay => {
    const fileBy =
      day === null || plan.cutoff === 0 ? day : nthMoneyDay(money, day - 1, plan.cutoff, -1);
    const [from, to] = depends;
    const isEstimated = isEstimatedSpan(money.days, Math.min(fileBy ?? from, from), to);
    return { month, named, day, fileBy, isEstimated };
  });
  return { pays, money };
}

/** How many business days each month of a year that the data covers has at the place itself. */
export function workingDaysOf(days: BusinessDays, year: number): number[] {
  return MONTHS.map((month) => {
    const first = dayNumber(year, month, 1);
    const last = first + daysInMonth(year, month) - 1;
    // Its last day is counted apart: the day after it may be outside the data.
    return countBusinessDays(days, first, last) + Number(isBusinessDay(days, last));
  });
}

interface FoundDay {
  readonly month: number;
  readonly named: DayNumber | null;
  readonly day: DayNumber | null;
  /** The days it depends on, both inclusive. */
  readonly depends: readonly [DayNumber, DayNumber];
}

function inMonth(money: MoneyDays, year: number, month: number, plan: PayPlan): FoundDay[] {
  const first = dayNumber(year, month, 1);
  const last = first + daysInMonth(year, month) - 1;
  const { rule, n, from, closed } = plan;
  const moved = (named: DayNumber, how: WhenClosed): FoundDay => {
    const day = nthMoneyDay(money, named, 1, how === 'before' ? -1 : 1);
    const other = day ?? named;
    return { month, named, day, depends: [Math.min(named, other), Math.max(named, other)] };
  };
  const within = (day: DayNumber | null) =>
    day !== null && day >= first && day <= last ? day : null;
  switch (rule) {
    case 'first':
    case 'nth': {
      const day = within(nthMoneyDay(money, first, rule === 'nth' ? n : 1, 1));
      return [{ month, named: null, day, depends: [first, day ?? last] }];
    }
    case 'last': {
      const day = within(nthMoneyDay(money, last, 1, -1));
      return [{ month, named: null, day, depends: [day ?? first, last] }];
    }
    case 'day':
      return [moved(Math.min(first + n - 1, last), closed)];
    case 'half':
      return [moved(first + 14, closed), moved(last, 'before')];
    case 'fortnight': {
      const begin = first + ((((from - first) % FORTNIGHT) + FORTNIGHT) % FORTNIGHT);
      const count = Math.floor((last - begin) / FORTNIGHT) + 1;
      return Array.from({ length: count }, (_, at) => moved(begin + at * FORTNIGHT, closed));
    }
  }
}

/** The first Friday of a year: where every second week begins unless it is said. */
export function firstFriday(year: number): DayNumber {
  const first = firstDayOf(year);
  return first + ((FRIDAY - isoWeekday(first) + 7) % 7);
}
