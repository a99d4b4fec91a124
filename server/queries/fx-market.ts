import type { Calendars } from './calendars.js';

/**
 * The days of a currency's foreign exchange market, which may differ from those of its payment system: Sydney's bank
 * holidays close the market of the Australian dollar while RITS is open. They are in a calendar of their own (`AUD:FX`), or
 * the calendar of the payment system has that id as an alias: then a text was read by which the market keeps its days.
 */

/** The index of the calendar of the market's days; undefined if the currency has no calendar at all. */
export function fxMarketIndex(
  calendars: Pick<Calendars, 'find'>,
  currency: string,
): number | undefined {
  return calendars.find(`${currency}:FX`) ?? calendars.find(currency);
}

/** Whether the days of the payment system stand for those of the market, because no text about the market was read. */
export function keepsPaymentDays(calendars: Pick<Calendars, 'find'>, currency: string): boolean {
  return calendars.find(`${currency}:FX`) === undefined;
}
