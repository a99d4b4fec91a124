import { coversYear } from '../engine/business-days.js';
import { formatDay, mustParseDay, yearOf } from '../engine/civil-date.js';
import { LANGUAGES, type Language, type Locale, languageFor, localeOf } from '../locale/locales.js';
import {
  firstFriday,
  PAY_RULES,
  type PayDay,
  type PayPlan,
  payDays,
  WHEN_CLOSED,
  workingDaysOf,
} from '../queries/pay-days.js';
import type { MoneyDays } from '../queries/payment-system.js';
import { Problem, quote } from '../queries/problem.js';
import { dateIn } from '../queries/today.js';
import { choiceName } from './calendar-name.js';
import { type Mistake, mistakeText, outsideYear, parametersOf } from './parameters.js';
import { type NamedPlaces, namedOrUsual, placeMistakes, readPlaces } from './places.js';
import { queryText, type Requested, valuesOf } from './site.js';

/** What a page or file of pay days is asked: up to ten places, a year, and when is paid. */

export const MAX_N = 31;
const MAX_NTH = 23;
const MAX_CUTOFF = 2;
/** The day of the month on which most who ask for one pay. */
const USUAL_DAY = 25;

export interface PayQuery {
  readonly year: number;
  readonly plan: PayPlan;
  readonly indexes: readonly number[];
  readonly named: NamedPlaces;
  readonly mistakes: readonly Mistake[];
}

const NAMES = ['for', 'year', 'rule', 'n', 'from', 'closed', 'cutoff', 'table'];

type AskedPay = Pick<Requested, 'catalog' | 'query' | 'nowMs' | 'locale'>;

/** Reads the query; invalid values are mistakes, and replaced by defaults. */
export function readPayQuery({ catalog, query, nowMs, locale }: AskedPay): PayQuery {
  const thisYear = yearOf(mustParseDay(dateIn('UTC', nowMs)));
  const parameters = parametersOf(query, NAMES);
  const named = readPlaces(catalog, valuesOf(query.for), locale);
  const year = parameters.year('year', thisYear);
  const rule = parameters.choice('rule', PAY_RULES) ?? 'last';
  const from = parameters.date('from');
  const plan: PayPlan = {
    rule,
    n: parameters.whole('n', 1, rule === 'day' ? MAX_N : MAX_NTH, rule === 'day' ? USUAL_DAY : 1),
    from: from === null ? firstFriday(year) : mustParseDay(from),
    closed: parameters.choice('closed', WHEN_CLOSED) ?? 'before',
    cutoff: parameters.whole('cutoff', 0, MAX_CUTOFF, 0),
  };
  const addressFor = (texts: readonly string[]) =>
    `/paydays?${queryText(payValues(texts, plan, year))}`;
  const unclear = placeMistakes(catalog, named, locale, addressFor);
  const indexes = namedOrUsual(catalog, named);
  return { year, plan, indexes, named, mistakes: [...parameters.mistakes, ...unclear] };
}

/** The same question as parameters of an address; without a year, of a feed, which goes on from year to year. */
export function payValues(places: readonly string[], plan: PayPlan, year: number | null) {
  const { rule, n, from, closed, cutoff } = plan;
  const values: [string, string][] = [...places.map((text): [string, string] => ['for', text])];
  if (year !== null) values.push(['year', String(year)]);
  values.push(['rule', rule]);
  if (rule === 'nth' || rule === 'day') values.push(['n', String(n)]);
  if (rule === 'fortnight') values.push(['from', formatDay(from)]);
  if (isMoved(plan) && closed !== 'before') values.push(['closed', closed]);
  if (cutoff > 0) values.push(['cutoff', String(cutoff)]);
  return values;
}

/** The question of a feed of pay days, with the ids of its calendars, and its language. Throws a Problem for a mistake, in English. */
export function payFeedOf(asked: Omit<AskedPay, 'locale'>): {
  readonly values: [string, string][];
  readonly lang: Language;
} {
  const { lang: tag } = asked.query;
  const lang = tag === undefined ? 'en' : languageFor(tag);
  if (lang === undefined)
    throw new Problem(
      'invalid_parameter',
      `lang: read ${quote(String(tag))}; expected one of ${Object.keys(LANGUAGES).join(', ')}`,
    );
  const locale = localeOf('en');
  const { indexes, plan, mistakes } = readPayQuery({ ...asked, locale });
  const [wrong] = mistakes;
  if (wrong) throw new Problem('invalid_parameter', mistakeText(wrong, locale));
  const ids = indexes.map((index) => asked.catalog.calendar(index).id);
  return { values: payValues(ids, plan, null), lang };
}

/** Whether the rule names a day that may be closed. */
export function isMoved({ rule }: PayPlan): boolean {
  return rule === 'day' || rule === 'half' || rule === 'fortnight';
}

export interface PayPlace {
  readonly index: number;
  readonly id: string;
  readonly name: string;
  readonly pays: readonly PayDay[];
  readonly money: MoneyDays;
  /** Business days of each month. */
  readonly working: readonly number[];
}

/** The calendars with data of the year, and mistakes, among them calendars without. */
export function payPlaces(
  requested: Requested,
  { indexes, year, plan, mistakes }: PayQuery,
): { places: PayPlace[]; mistakes: Mistake[] } {
  const { catalog, locale } = requested;
  const shown = indexes.filter((index) => coversYear(catalog.businessDays(index), year));
  const places = shown.map((index): PayPlace => {
    const calendar = catalog.calendar(index);
    return {
      index,
      id: calendar.id,
      name: choiceName(calendar, locale),
      ...payDays(catalog, index, year, plan),
      working: workingDaysOf(catalog.businessDays(index), year),
    };
  });
  return { places, mistakes: [...mistakes, ...outsideYear(requested, indexes, shown)] };
}

/** The rule in words: `the 25th day of the month`. */
export function ruleText({ rule, n, from }: PayPlan, { message, plainDate }: Locale): string {
  switch (rule) {
    case 'first':
      return message('ruleFirst');
    case 'last':
      return message('ruleLast');
    case 'nth':
      return `${message('ruleNth')} (n = ${n})`;
    case 'day':
      return message('ruleDayOf', { n });
    case 'half':
      return message('ruleHalf');
    case 'fortnight':
      return message('ruleFortnightFrom', { date: plainDate(from) });
  }
}
