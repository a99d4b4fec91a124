import { type World, weekdayOf } from './worlds.js';

/** The questions of the endpoints answered by loops over days, in one world. Days count from 1970-01-01. */

const DAY_MS = 86_400_000;

export function textOf(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

/** So many business days on (back, when negative) from a day; 0: the day itself or the next one. */
export function add(isOpen: World, date: number, n: number): number {
  if (n === 0) return search(isOpen, date, 1);
  let day = date;
  for (let left = Math.abs(n); left > 0; ) {
    day += Math.sign(n);
    if (isOpen(day)) left--;
  }
  return day;
}

/** The first business day from a day on, in steps of 1 or -1. */
export function search(isOpen: World, from: number, step: number): number {
  let day = from;
  while (!isOpen(day)) day += step;
  return day;
}

export function count(isOpen: World, from: number, to: number): number {
  let found = 0;
  for (let day = from; day < to; day++) if (isOpen(day)) found++;
  return found;
}

export function adjust(isOpen: World, date: number, convention: string): number {
  if (isOpen(date)) return date;
  const [after, before] = [search(isOpen, date, 1), search(isOpen, date, -1)];
  const isInMonth = (day: number) => textOf(day).slice(0, 7) === textOf(date).slice(0, 7);
  switch (convention) {
    case 'following':
      return after;
    case 'preceding':
      return before;
    case 'modified_following':
      return isInMonth(after) ? after : before;
    case 'modified_preceding':
      return isInMonth(before) ? before : after;
    default:
      return weekdayOf(date) === 7 || weekdayOf(date) === 1 ? after : before;
  }
}

/** Business days of from..to; with `only` the last ones of their months. */
export function list(
  isOpen: World,
  from: number,
  to: number,
  only: 'first' | 'last' | null,
): number[] {
  const found: number[] = [];
  for (let day = from; day <= to; day++) if (isOpen(day)) found.push(day);
  if (only === null) return found;
  const step = only === 'first' ? -1 : 1;
  return found.filter((day) => {
    const beside = search(isOpen, day + step, step);
    return textOf(beside).slice(0, 7) !== textOf(day).slice(0, 7);
  });
}

/** So many dates, months apart from the first one on, each moved to a business day; each once. */
export function schedule(
  isOpen: World,
  start: number,
  dates: number,
  months: number,
  convention: string,
): number[] {
  const all = Array.from({ length: dates + 1 }, (_, index) =>
    adjust(isOpen, monthsAfter(start, index * months), convention),
  );
  return [...new Set(all)];
}

/** The same day so many months later, or the last one of that month. */
export function monthsAfter(date: number, months: number): number {
  const [year = 0, month = 0, day = 0] = textOf(date).split('-').map(Number);
  const last = Date.UTC(year, month + months, 0) / DAY_MS;
  return Math.min(Date.UTC(year, month - 1 + months, day) / DAY_MS, last);
}

export interface Leg {
  readonly lag: number;
  readonly intermediate: string;
  readonly isOpen: World;
  readonly isWeekend: (day: number) => boolean;
}

/** The first day from one on that is a business day of one of the currencies and not of its weekend. */
export function tradeDate(
  currencies: readonly Pick<Leg, 'isOpen' | 'isWeekend'>[],
  requested: number,
): number {
  return search(
    (day) => currencies.some(({ isOpen, isWeekend }) => isOpen(day) && !isWeekend(day)),
    requested,
    1,
  );
}

/** Spot: each currency counts its days from the trade; then the first day on which all that deliver are open. */
export function spot(legs: readonly Leg[], dollar: World, pair: World, trade: number): number {
  const ends = legs.map(({ lag, intermediate, isOpen, isWeekend }) => {
    let day = trade;
    for (let left = lag; left > 0; ) {
      day++;
      if (isWeekend(day) || (intermediate === 'weekdays' && weekdayOf(day) >= 6)) continue;
      if (isOpen(day) && (intermediate !== 'new_york' || dollar(day))) left--;
    }
    return day;
  });
  return search(pair, Math.max(trade, ...ends), 1);
}

/** A tenor from spot: weeks by following, months by modified following and from month end to month end. */
export function fromSpot(pair: World, day: number, tenor: string): number {
  if (tenor === 'SP') return day;
  const number = Number(tenor.slice(0, -1));
  if (tenor.endsWith('W')) return search(pair, day + 7 * number, 1);
  const next = search(pair, day + 1, 1);
  const isLast = textOf(next).slice(0, 7) !== textOf(day).slice(0, 7);
  const target = isLast ? endOfMonth(monthsAfter(day, number)) : monthsAfter(day, number);
  return adjust(pair, target, 'modified_following');
}

function endOfMonth(day: number): number {
  const [year = 0, month = 0] = textOf(day).split('-').map(Number);
  return Date.UTC(year, month, 0) / DAY_MS;
}
