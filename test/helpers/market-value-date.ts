/**
 * The market's value dates, written from its rules as they are told (London FX, Annex A to the 1998 FX and Currency Option
 * Definitions, handbooks) and not from the program: dates are texts, days are sets, nothing of server/engine is used.
 */

export interface CurrencyOf {
  /** Weekend days from a date on, 0 = Sunday ... 6 = Saturday; the last one that has begun is in force. */
  readonly weekends: readonly { readonly start: string; readonly days: readonly number[] }[];
  readonly holidays: ReadonlySet<string>;
}

export interface Market {
  /** By ISO 4217 code. */
  readonly currencies: ReadonlyMap<string, CurrencyOf>;
  /** The last date that all data have. */
  readonly end: string;
}

export interface Valued {
  readonly trade: string;
  readonly spot: string;
  /** Null where there is no such swap. */
  readonly near: string | null;
  readonly far: string | null;
  /** Whether the answer has a reason. */
  readonly isTold: boolean;
}

/** Delivered the next day against the dollar, since when; and on the day of the trade. */
const NEXT_DAY: Readonly<Record<string, string>> = {
  CAD: '',
  TRY: '',
  PHP: '',
  RUB: '',
  KZT: '2018-09-10',
};
const SAME_DAY = ['COP', 'UAH', 'KZT'];
/** A holiday in New York between trade and value moves the value date. */
const WAITS_FOR_NEW_YORK = ['MXN', 'ARS', 'CLP', 'BRL'];
/** "Effectively a three-day weekend" of Friday, Saturday and Sunday for value dates, whatever their own weekend was. */
const NO_WEEKEND = ['SAR', 'JOD'];
/** Not traded through the dollar. */
const WITHOUT_DOLLAR = ['BGN EUR', 'EUR RSD'];

/** Two days in both currencies, whatever each has against the dollar. */
const TWO_DAYS = ['EUR TRY'];

export function nextDay(date: string, days = 1): string {
  return remembered(followers, `${date} ${days}`, () => {
    const moved = new Date(`${date}T12:00:00Z`);
    moved.setUTCDate(moved.getUTCDate() + days);
    return moved.toISOString().slice(0, 10);
  });
}

function weekdayOf(date: string): number {
  return remembered(weekdays, date, () => new Date(`${date}T12:00:00Z`).getUTCDay());
}

const followers = new Map<string, string>();
const weekdays = new Map<string, number>();

function remembered<T>(known: Map<string, T>, key: string, make: () => T): T {
  const value = known.get(key) ?? make();
  known.set(key, value);
  return value;
}

/** Weekdays on which the market of a currency rests: a Saturday that banks work is none of its days. */
function rests(currency: CurrencyOf, date: string): boolean {
  const { days } = currency.weekends.findLast(({ start }) => start <= date)!;
  const weekday = weekdayOf(date);
  return days.includes(weekday) || (weekday === 6 && days.includes(0));
}

/** The value dates of a trade of a pair such as EURUSD, or counted from a day; null where the data end before. */
export function marketValueDate(
  market: Market,
  pair: string,
  requested: string,
  tenor: string,
  counted?: string,
): Valued | null {
  const codes = [pair.slice(0, 3), pair.slice(3)];
  const of = (code: string) => market.currencies.get(code)!;
  const works = (code: string, date: string) =>
    !rests(of(code), date) && !of(code).holidays.has(date);
  const delivering = WITHOUT_DOLLAR.includes([...codes].sort().join(' '))
    ? codes
    : [...new Set([...codes, 'USD'])];
  const delivers = (date: string) => delivering.every((code) => works(code, date));
  const first = (from: string, isIt: (date: string) => boolean): string => {
    let date = from;
    while (date <= market.end && !isIt(date)) date = nextDay(date);
    return date;
  };

  const trade = counted ?? first(requested, (date) => codes.some((code) => works(code, date)));
  const lags: number[] = [];
  const cleared = codes.map((code) => {
    if (code === 'USD') return trade;
    const since = NEXT_DAY[code];
    const isOfPair = TWO_DAYS.includes([...codes].sort().join(' '));
    const days = isOfPair
      ? 2
      : since !== undefined && trade >= since
        ? 1
        : SAME_DAY.includes(code)
          ? 0
          : 2;
    lags.push(days);
    const counts = (date: string) =>
      works(code, date) &&
      !(WAITS_FOR_NEW_YORK.includes(code) && !works('USD', date)) &&
      !(NO_WEEKEND.includes(code) && weekdayOf(date) % 6 === 0);
    let date = trade;
    for (let day = 0; day < days; day++) date = first(nextDay(date), counts);
    return date;
  });
  const spot = first(cleared.sort().at(-1)!, delivers);
  const swap = (near: string | null, far: string | null, isTold = false): Valued | null => {
    const isBeyond = [trade, spot, near, far].some((date) => date !== null && date > market.end);
    return isBeyond ? null : { trade, spot, near, far, isTold: isTold || far === null };
  };

  if (tenor === 'SP') return swap(spot, spot);
  if (tenor === 'SN') return swap(spot, first(nextDay(spot), delivers));
  if (tenor === 'TOD') return delivers(trade) ? swap(trade, trade) : swap(null, null);
  if (tenor === 'TOM') {
    const tomorrow = first(nextDay(trade), delivers);
    return swap(tomorrow, tomorrow);
  }
  if (tenor === 'ON')
    return delivers(trade) ? swap(trade, first(nextDay(trade), delivers)) : swap(null, null);
  if (tenor === 'TN') {
    const tomorrow = first(nextDay(trade), delivers);
    // Of a day or less: from tomorrow, which is spot, or after it.
    if (Math.max(...lags) < 2) return swap(tomorrow, first(nextDay(tomorrow), delivers), true);
    return tomorrow < spot ? swap(tomorrow, spot) : swap(null, null);
  }
  const unit = tenor.endsWith('W') ? 7 : tenor.endsWith('D') ? 1 : 0;
  if (unit > 0)
    return swap(spot, first(nextDay(spot, unit * Number.parseInt(tenor, 10)), delivers));
  return swap(
    spot,
    monthsLater(spot, Number.parseInt(tenor, 10) * (tenor.endsWith('Y') ? 12 : 1), delivers),
  );
}

/** Modified following, end to end. */
function monthsLater(spot: string, months: number, delivers: (date: string) => boolean): string {
  const month = spot.slice(0, 7);
  let isEnd = true;
  for (let date = nextDay(spot); date.startsWith(month); date = nextDay(date))
    if (delivers(date)) isEnd = false;
  const [year, ofYear] = month.split('-').map(Number) as [number, number];
  const last = new Date(Date.UTC(year, ofYear - 1 + months + 1, 0)).toISOString().slice(0, 10);
  const sameDay = `${last.slice(0, 8)}${spot.slice(8)}`;
  let date = isEnd || sameDay > last ? last : sameDay;
  while (date <= last && !delivers(date)) date = nextDay(date);
  if (date <= last) return date;
  date = last;
  while (!delivers(date)) date = nextDay(date, -1);
  return date;
}

export interface OptionDated {
  readonly expiry: string;
  readonly delivery: string;
}

/**
 * Expiry and delivery of an option on a pair: days and weeks to a weekday that is not 1 January, delivery its spot date; months and
 * years by the forward, expiry the last day whose spot date is not after it. Of the currencies in `nonDeliverable` the expiry is a
 * business day. Null where the data end before.
 */
export function marketOptionDates(
  market: Market,
  pair: string,
  requested: string,
  tenor: string,
  nonDeliverable: readonly string[],
): OptionDated | null {
  const spotOn = (date: string) => marketValueDate(market, pair, date, 'SP');
  const fixed = [pair.slice(0, 3), pair.slice(3)].filter((code) => nonDeliverable.includes(code));
  const expires = (date: string) =>
    weekdayOf(date) % 6 !== 0 &&
    !date.endsWith('-01-01') &&
    fixed.every((code) => {
      const currency = market.currencies.get(code)!;
      const { days } = currency.weekends.findLast(({ start }) => start <= date)!;
      return !days.includes(weekdayOf(date)) && !currency.holidays.has(date);
    });
  const unit = tenor === 'ON' || tenor.endsWith('D') ? 1 : tenor.endsWith('W') ? 7 : 0;
  if (unit > 0) {
    const { trade } = spotOn(requested)!;
    let expiry = nextDay(trade, unit * (tenor === 'ON' ? 1 : Number.parseInt(tenor, 10)));
    while (!expires(expiry)) expiry = nextDay(expiry);
    const spot = spotIfTraded(market, pair, expiry);
    return spot === null ? null : { expiry, delivery: spot };
  }
  const delivery = marketValueDate(market, pair, requested, tenor)?.far;
  if (!delivery) return null;
  let expiry = delivery;
  while (!expires(expiry) || (spotIfTraded(market, pair, expiry) ?? '9999') > delivery)
    expiry = nextDay(expiry, -1);
  return { expiry, delivery };
}

/** The spot date counted from a day, whether somebody trades on it or not. */
function spotIfTraded(market: Market, pair: string, date: string): string | null {
  return marketValueDate(market, pair, date, 'SP', date)?.spot ?? null;
}
