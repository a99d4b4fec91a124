import { covers, coversYear, isBusinessDay } from '../engine/business-days.js';
import { type DayNumber, isoWeekday } from '../engine/civil-date.js';
import { type BusinessDays, combine } from '../engine/combined-days.js';
import { getOrMake } from '../util/get-or-make.js';
import type { Calendars } from './calendars.js';
import { SHARED_MONEY } from './shared-money.js';

/** The days on which money moves at a place: those of the place and of the payment system of its currency. */

/** A payment system of a currency; XAG and XAU (no currency of a state, ISO 4217) are not. */
const CURRENCY = /^(?!X)[A-Z]{3}$/;
const FRIDAY = 5;

/** The year from which the euro is the money of a country that joined after 2001. */
const EURO_SINCE: ReadonlyMap<string, number> = new Map(
  SHARED_MONEY.flatMap(({ place, currency, since }) =>
    currency === 'EUR' && since !== undefined ? [[place, since] as const] : [],
  ),
);

/** Days on which money moves at a place in one year. */
export interface MoneyDays {
  /** The place with its payment system; the place alone if none is known. */
  readonly days: BusinessDays;
  /** The index of the payment system; null: none is known for this place and year. */
  readonly system: number | null;
  readonly isOpen: (day: DayNumber) => boolean;
}

/** The indexes of the payment systems, by the currencies and the countries of each: read once for each release. */
interface Systems {
  readonly byCurrency: ReadonlyMap<string, number>;
  readonly byCountry: ReadonlyMap<string, readonly string[]>;
}
const known = new WeakMap<object, Systems>();

/** The places that share a currency with the countries of its payment system. */
function sharing(currency: string): string[] {
  return SHARED_MONEY.filter((row) => row.currency === currency && row.since === undefined).map(
    ({ place }) => place,
  );
}

const WITHOUT_TEXT: ReadonlySet<string> = new Set(
  SHARED_MONEY.flatMap(({ place, text }) => (text === null ? [place] : [])),
);

/** Whether no text was read that says which currency the country of this calendar uses. */
export function lacksMoneyText(id: string): boolean {
  return WITHOUT_TEXT.has(id.split(':')[0]!);
}

function systemsOf(calendars: Calendars): Systems {
  return getOrMake(known, calendars.data, () => {
    const byCurrency = new Map<string, number>();
    const byCountry = new Map<string, string[]>();
    for (const [id = ''] of calendars.data.ids) {
      if (!CURRENCY.test(id)) continue;
      const index = calendars.find(id)!;
      const { kind, countries } = calendars.calendar(index);
      if (kind !== 'settlement') continue;
      byCurrency.set(id, index);
      for (const country of [...countries, ...sharing(id)]) {
        getOrMake(byCountry, country, (): string[] => []).push(id);
      }
    }
    return { byCurrency, byCountry };
  });
}

/**
 * The index of the payment system through which a place pays in a year: of a country or region that of its currency, of a market
 * that of the currency it trades in. Null for payment systems themselves, for calendars of several currencies, and where no
 * system of the currency is known for the whole year.
 */
export function paymentSystemOf(calendars: Calendars, index: number, year: number): number | null {
  const { id, kind, currencies } = calendars.calendar(index);
  if (kind === 'settlement') return null;
  const { byCurrency, byCountry } = systemsOf(calendars);
  const country = id.split(':')[0]!;
  const codes = kind === 'country' ? (byCountry.get(country) ?? []) : currencies;
  if (kind !== 'country' && codes.length > 1) return null;
  const inUse = codes.filter((code) => {
    const days = calendars.businessDays(byCurrency.get(code) ?? index);
    const isTaken = code !== 'EUR' || year >= (EURO_SINCE.get(country) ?? 0);
    return byCurrency.has(code) && coversYear(days, year) && isTaken;
  });
  // The first letters of a code are its country's (ISO 4217): CNH is no money of Hong Kong, the lev was Bulgaria's before the euro.
  const own = inUse.find((code) => code.startsWith(country)) ?? inUse[0];
  return own === undefined ? null : byCurrency.get(own)!;
}

/** Reads a place with its payment system. */
export function moneyDays(calendars: Calendars, index: number, year: number): MoneyDays {
  const place = calendars.businessDays(index);
  const system = paymentSystemOf(calendars, index, year);
  if (system === null) {
    return { days: place, system, isOpen: (day) => isBusinessDay(place, day) };
  }
  const payments = calendars.businessDays(system);
  const days = combine([place, payments], 'all');
  const isOpen = (day: DayNumber) =>
    isBusinessDay(days, day) ||
    (isBusinessDay(payments, day) && isOfficesDay(calendars, index, system, day));
  return { days, system, isOpen };
}

/**
 * Whether a place is closed on a Friday only because a holiday on the Saturday after it is observed by public offices. Banks
 * of the same country that work on it pay: "For holidays falling on Saturday, Federal Reserve Banks and Branches will be
 * open the preceding Friday" (https://www.frbservices.org/about/holiday-schedules).
 */
function isOfficesDay(
  calendars: Calendars,
  index: number,
  system: number,
  day: DayNumber,
): boolean {
  if (isoWeekday(day) !== FRIDAY) return false;
  const country = calendars.calendar(index).id.split(':')[0]!;
  if (calendars.calendar(system).countries.join() !== country) return false;
  const entries = calendars.data.entries(index);
  const namesOn = (date: DayNumber, isObserved: boolean) => {
    const [start, end] = entries.range(date, date);
    return Array.from({ length: end - start }, (_, at) => entries.payload(start + at))
      .filter(({ kind, observed }) => kind === 'holiday' && observed === isObserved)
      .map(({ names }) => names.en);
  };
  const next = namesOn(day + 1, false);
  const today = namesOn(day, true);
  return today.length > 0 && today.every((name) => next.includes(name));
}

/** The n-th day (n >= 1) on or after a day on which money moves, or on or before it; null outside the data. */
export function nthMoneyDay(
  { days, isOpen }: MoneyDays,
  from: DayNumber,
  n: number,
  step: 1 | -1,
): DayNumber | null {
  let left = n;
  for (let day = from; covers(days, day); day += step) {
    if (isOpen(day)) left--;
    if (left === 0) return day;
  }
  return null;
}

/** Its id, for files. */
export function systemId(calendars: Calendars, { system }: MoneyDays): string {
  return system === null ? '' : calendars.calendar(system).id;
}
