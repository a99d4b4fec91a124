import { businessDayOnOrAfter, isBusinessDay } from './business-days.js';
import { civilDate, type DayNumber, isoWeekday } from './civil-date.js';
import { type FxStep, type PairDays, valueDate } from './fx.js';
import type { Tenor } from './fx-tenor.js';

/**
 * Expiry and delivery of options on currencies. Overnight, days and weeks: the expiry is counted from the trade, to a weekday that
 * is not 1 January (it may be a holiday), and delivery is the spot date of the expiry. Months and years: delivery is that of a
 * forward, and the expiry is the last day that has it as its spot date ("inverse spot"). If a currency is not deliverable, the
 * expiry is a business day of it. Sources: `OPTION_RULE`.
 */
export type OptionTenor = ShortTenor | MonthsTenor;
/** From the trade date. */
export type ShortTenor = { readonly kind: 'ON' } | Extract<Tenor, { readonly kind: 'days' }>;
/** From spot. */
export type MonthsTenor = Extract<Tenor, { readonly kind: 'months' }>;

export interface OptionDates {
  readonly expiry: DayNumber;
  readonly delivery: DayNumber;
  /** The spot date of the expiry: delivery, or, if no day has delivery as its spot date, an earlier one. */
  readonly spotOfExpiry: DayNumber;
  readonly steps: readonly OptionStep[];
}

/** A step of the trace. `isShown`: holidays among its days make no difference. */
export interface OptionStep extends FxStep {
  readonly isShown?: true;
}

/** What the dates depend on. */
export interface OptionDays {
  /** The days of the pair for trades of a day: its conventions may change. */
  readonly pairOn: (trade: DayNumber) => PairDays;
  /** The business days of the currencies that are not deliverable, and which these are; null if there are none. */
  readonly nonDeliverable: Pick<FxStep, 'days' | 'of'> | null;
}

/** The text with the rule. */
export const OPTION_RULE = {
  publisher: 'HandWiki, from Wikipedia',
  title: 'Foreign exchange date conventions: expiry and delivery (undated page, read in 2026)',
  url: 'https://handwiki.org/wiki/Finance:Foreign_exchange_date_conventions',
  year: 2026,
};

/** A tenor as one of options; null of spot, swaps, IMM dates, and months with days. */
export function optionTenorOf(tenor: Tenor): OptionTenor | null {
  if (tenor.kind === 'ON') return { kind: tenor.kind };
  return tenor.kind === 'days' || tenor.kind === 'months' ? tenor : null;
}

/** Expiry and delivery of an option traded on a day; null if the data end before one of them. */
export function optionDates(
  days: OptionDays,
  trade: DayNumber,
  tenor: OptionTenor,
): OptionDates | null {
  if (tenor.kind === 'months') {
    const found = valueDate(days.pairOn(trade), trade, tenor);
    if (!found || found.far === null) return null;
    const expired = expiryBefore(days, found.far);
    return (
      expired && { ...expired, delivery: found.far, steps: [...found.steps, ...expired.steps] }
    );
  }
  const last = days.pairOn(trade).all.last;
  const expiry = expiryOnOrAfter(days, wantedExpiry(trade, tenor), last);
  const spot = expiry === null ? null : spotOf(days, expiry);
  if (expiry === null || !spot) return null;
  const { spot: delivery, steps } = spot;
  const looked = expiryStep(days, wantedExpiry(trade, tenor), expiry, expiry);
  return { expiry, delivery, spotOfExpiry: delivery, steps: [looked, ...steps] };
}

/** The date counted from the trade, whether an option can expire on it or not. */
export function wantedExpiry(trade: DayNumber, tenor: ShortTenor): DayNumber {
  return trade + (tenor.kind === 'ON' ? 1 : tenor.days);
}

/** The first day on or after a date on which options expire; null if it is not within `last`. */
export function expiryOnOrAfter(
  { nonDeliverable }: OptionDays,
  wanted: DayNumber,
  last: DayNumber,
): DayNumber | null {
  for (let day = wanted; day <= last; day++) if (isExpiry(day, nonDeliverable)) return day;
  return null;
}

/** The last day on which options expire whose spot date is not after delivery; null if the data end (or begin) before. */
export function expiryBefore(
  days: OptionDays,
  delivery: DayNumber,
): Omit<OptionDates, 'delivery'> | null {
  // The days of the first one that has a later spot date decide too.
  let later: readonly OptionStep[] = [];
  for (let expiry = delivery; expiry >= days.pairOn(delivery).all.first; expiry--) {
    if (!isExpiry(expiry, days.nonDeliverable)) continue;
    const spot = spotOf(days, expiry);
    if (spot && spot.spot <= delivery) {
      const steps = [expiryStep(days, expiry, delivery, expiry), ...spot.steps, ...later];
      return { expiry, spotOfExpiry: spot.spot, steps };
    }
    later = spot?.steps.map((step) => ({ ...step, chosen: null })) ?? [];
  }
  return null;
}

/** A weekday other than 1 January; if a currency is not deliverable, a business day of it. */
function isExpiry(day: DayNumber, nonDeliverable: OptionDays['nonDeliverable']): boolean {
  const { month, day: number } = civilDate(day);
  if (isoWeekday(day) > 5 || (month === 1 && number === 1)) return false;
  return nonDeliverable === null || isBusinessDay(nonDeliverable.days, day);
}

function expiryStep(
  { pairOn, nonDeliverable }: OptionDays,
  from: DayNumber,
  to: DayNumber,
  chosen: DayNumber,
): OptionStep {
  const what = 'expiry';
  return nonDeliverable === null
    ? { what, of: 'pair', days: pairOn(chosen).all, from, to, chosen, isShown: true }
    : { what, ...nonDeliverable, from, to, chosen };
}

/** The spot date of trades of a day, business day or not; null if the data end before it. */
export function spotOf({ pairOn }: OptionDays, day: DayNumber) {
  const pair = pairOn(day);
  if (day > pair.all.last || !businessDayOnOrAfter(pair.all, day)) return null;
  return valueDate(pair, day, { kind: 'SP' });
}
