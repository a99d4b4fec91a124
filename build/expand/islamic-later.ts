import { isIslamicRule } from '../calendars/announced-later.js';
import { expandFeast } from '../feasts/expand-feast.js';
import type { HijriRule } from '../feasts/feast.js';
import { FEASTS } from '../feasts/table.js';
import { wholeDaysIn } from './span.js';

/**
 * date-holidays has the calendar of Umm al-Qura as a table that ends in 2077, and gives no Islamic day of that year or of later
 * ones. Its rules are read as rules of our feasts then, which compute that calendar.
 */

/** The last year in which date-holidays has all Islamic days. */
export const LAST_ISLAMIC_YEAR = 2076;

const MONTHS = [
  'muharram',
  'safar',
  'rabi al-awwal',
  'rabi al-thani',
  'jumada al-awwal',
  'jumada al-thani',
  'rajab',
  'shaban',
  'ramadan',
  'shawwal',
  'dhu al-qidah',
  'dhu al-hijjah',
];

const RULE = new RegExp(
  `^(substitutes )?(day before )?(\\d+) (${MONTHS.join('|')})(?: p(\\d+)d| pt(\\d+)h)?((?: and)? if .*)?$`,
);

/** The days of a rule of date-holidays in those of the years from..to in which it has no Islamic days; of any other rule none. */
export function islamicLater(rule: string, [from, to]: readonly [number, number]) {
  if (to <= LAST_ISLAMIC_YEAR || !isIslamicRule(rule)) return [];
  return expandFeast(asFeastRule(rule), [Math.max(from, LAST_ISLAMIC_YEAR + 1), to]);
}

/**
 * The rule of a feast, in Mecca, that says what a rule of date-holidays for an Islamic day does. Throws an Error for a form or a
 * month that no rule had so far.
 */
export function asFeastRule(rule: string): string {
  const match = RULE.exec(rule.toLowerCase());
  if (!match) throw new Error(`${JSON.stringify(rule)}: no feast rule for years after 2076`);
  const [, substitutes = '', before, day = '', month = '', whole, hours = '24', moves = ''] = match;
  const days = whole ?? String(wholeDaysIn(Number(hours)));
  const number = MONTHS.indexOf(month) + 1;
  const inMonth = Object.entries(FEASTS).filter(([, feast]) => isInMonth(feast.rule, number));
  const isSame = ([, { rule: own }]: (typeof inMonth)[number]) =>
    (own as HijriRule).day === Number(day);
  const anchor = inMonth.find(isSame) ?? inMonth[0];
  if (!anchor) throw new Error(`${JSON.stringify(rule)}: no feast lies in that month`);
  const shift = Number(day) - (anchor[1].rule as HijriRule).day - (before ? 1 : 0);
  const from = shift === 0 ? '' : ` ${shift > 0 ? '+' : ''}${shift}`;
  const length = days === '1' ? '' : ` for ${days} days`;
  return `${substitutes}feast ${anchor[0]} at SA${from}${length}${moves.replaceAll(', ', ',')}`;
}

function isInMonth(rule: { readonly by: string }, month: number): boolean {
  const { by, lastWeekday, month: own } = rule as HijriRule;
  return by === 'hijri' && own === month && lastWeekday === undefined;
}
