import type { DayNumber } from './civil-date.js';
import type { Certainty } from './combined-days.js';
import type { TradedDays } from './fx.js';
import {
  expiryBefore,
  expiryOnOrAfter,
  type MonthsTenor,
  type OptionDates,
  type OptionDays,
  type OptionTenor,
  type ShortTenor,
  spotOf,
  wantedExpiry,
} from './fx-option.js';
import { pairIn, partWithin, rangeOfMonths, tradeIn } from './fx-ranges.js';
import { type DayRange, searchPart } from './ranges.js';

/** The ranges of expiry and delivery of an option on currencies: see ranges.ts. */
export interface OptionRanges {
  readonly expiry: DayRange;
  readonly delivery: DayRange;
}

/** The ranges of an option asked for a day, whose dates are `found`; null if estimated days cannot change them. */
export function rangesOfOption(
  days: OptionDays,
  traded: TradedDays,
  requested: DayNumber,
  tenor: OptionTenor,
  found: OptionDates,
): OptionRanges | null {
  const ranges =
    tenor.kind === 'months'
      ? rangesFromDelivery(days, traded, requested, tenor, found)
      : rangesFromExpiry(days, traded, requested, tenor, found);
  const { expiry, delivery } = ranges;
  const isFixed =
    expiry.earliest === expiry.latest &&
    delivery.earliest === delivery.latest &&
    expiry.earliest === found.expiry &&
    delivery.earliest === found.delivery;
  return isFixed ? null : ranges;
}

/** The fewer days are business days, the later are trade, expiry and delivery. */
function rangesFromExpiry(
  days: OptionDays,
  traded: TradedDays,
  requested: DayNumber,
  tenor: ShortTenor,
  { delivery }: OptionDates,
): OptionRanges {
  const on = (certainty: Certainty) =>
    searchIn(days, traded, certainty, requested, delivery, (some, trade) => {
      const { last } = some.pairOn(trade).all;
      const expiry = expiryOnOrAfter(some, wantedExpiry(trade, tenor), last);
      const spot = expiry === null ? null : spotOf(some, expiry);
      return spot && { expiry: expiry!, delivery: spot.spot };
    });
  const [first, end] = [on('possible'), on('certain')];
  return {
    expiry: { earliest: first?.expiry ?? null, latest: end?.expiry ?? null },
    delivery: { earliest: first?.delivery ?? null, latest: end?.delivery ?? null },
  };
}

/** The fewer days are business days, the earlier is the last day that has a delivery date as its spot date. */
function rangesFromDelivery(
  days: OptionDays,
  traded: TradedDays,
  requested: DayNumber,
  tenor: MonthsTenor,
  { delivery, expiry }: OptionDates,
): OptionRanges {
  const spotIn = (certainty: Certainty) =>
    searchIn(days, traded, certainty, requested, requested, (some, trade) => spotOf(some, trade));
  const [first, end] = [spotIn('possible')?.spot, spotIn('certain')?.spot];
  const { all } = days.pairOn(requested);
  const delivered =
    first === undefined || end === undefined
      ? { earliest: null, latest: null }
      : rangeOfMonths(all, first, end, tenor);
  const expiryOf = (day: DayNumber | null, certainty: Certainty) =>
    day === null
      ? null
      : (searchPart(all, certainty, Math.min(expiry, day), Math.max(delivery, day), (part) =>
          expiryBefore(daysIn(days, part, certainty), day),
        )?.expiry ?? null);
  return {
    expiry: {
      earliest: expiryOf(delivered.earliest, 'certain'),
      latest: expiryOf(delivered.latest, 'possible'),
    },
    delivery: delivered,
  };
}

/** Searches in parts of the days around from..to, with the trade date that they give. */
function searchIn<T>(
  days: OptionDays,
  traded: TradedDays,
  certainty: Certainty,
  from: DayNumber,
  to: DayNumber,
  evaluate: (days: OptionDays, trade: DayNumber) => T | null,
): T | null {
  return searchPart(days.pairOn(from).all, certainty, from, to, (all): T | null => {
    const trade = tradeIn(traded, from, partWithin(all, certainty));
    return trade === null || trade > all.last
      ? null
      : evaluate(daysIn(days, all, certainty), trade);
  });
}

type Days = Parameters<typeof partWithin>[0];

function daysIn({ pairOn, nonDeliverable }: OptionDays, all: Days, certainty: Certainty) {
  const part = partWithin(all, certainty);
  return {
    pairOn: (trade: DayNumber) => pairIn(pairOn(trade), all, part),
    nonDeliverable: nonDeliverable && { ...nonDeliverable, days: part(nonDeliverable.days) },
  };
}
