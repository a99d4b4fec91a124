import type { CalendarDefinition } from './definition.js';

/** The home of a calendar: its countries, cities and currencies. */

const EURO_CALENDAR = 'EUR';
/** The code of a currency before the colon, or the whole id. */
const MONEY_ID = /^[A-Z]{3}(?=:|$)/;

/**
 * A definition with its home: part of an exchange (XCME:FX, XNYS:SETTLEMENT) has that of the exchange, and a payment
 * system or bonds the currency of the id, unless they say otherwise. `find` gives the definition of another calendar.
 */
export function withHome(
  definition: CalendarDefinition,
  find: (id: string) => CalendarDefinition | undefined,
): CalendarDefinition {
  const { id, kind } = definition;
  if (kind === 'country') return definition;
  const isMoney = kind === 'settlement' || kind === 'bond';
  const money = isMoney ? MONEY_ID.exec(id)?.[0] : undefined;
  const whole = definition.countries ? undefined : find(id.split(':')[0]!);
  const { countries = whole?.countries, cities = whole?.cities } = definition;
  const currencies = definition.currencies ?? (money ? [money] : whole?.currencies);
  return {
    ...definition,
    ...(countries && { countries }),
    ...(cities && { cities }),
    ...(currencies && { currencies }),
  };
}

/** The calendar whose days a market mostly keeps: that of its country, or of the euro's payment system; null: none. */
export function homeCalendar(countries: readonly string[] = []): string | null {
  return countries.length > 1 ? EURO_CALENDAR : (countries[0] ?? null);
}
