import type { Exclusion, ListedDate, RuleRow } from './vocabulary.js';

/**
 * Short forms for many rows with something in common, which is written once, before what differs. Files of calendars
 * define no functions of their own: a person who reviews them reads rows.
 */

/** What remains to be said of a row where `Common` is given; a row may also say it otherwise. */
type Remaining<Row, Common> = Omit<Row, keyof Common> & Partial<Row>;

/**
 * Rules with members in common:
 *
 *     ruleRows({ from: 2017, source: LIST_2017 }, [
 *       { rule: '01-04', name: 'Independence Day' },
 *       { rule: '02-12', name: 'Union Day', to: 2021 },
 *     ])
 */
export function ruleRows<Common extends Partial<RuleRow>>(
  common: Common,
  rows: readonly Remaining<RuleRow, Common>[],
): RuleRow[] {
  return rows.map((row) => ({ ...common, ...row }) as RuleRow);
}

/**
 * Single dates with members in common:
 *
 *     dateRows({ kind: 'holiday', source: LIST_2024 }, [{ date: '2024-01-26', name: 'Republic Day' }, ...])
 */
export function dateRows<Common extends Partial<ListedDate>>(
  common: Common,
  rows: readonly Remaining<ListedDate, Common>[],
): ListedDate[] {
  return rows.map((row) => ({ ...common, ...row }) as ListedDate);
}

/** Rules that differ by their name alone, rule -> name: `rulesNamed({ from: 2016, source: LAW }, { '10-31': "Martyrs' Day" })`. */
export function rulesNamed(common: Omit<RuleRow, 'rule' | 'name'>, names: Readonly<Record<string, string>>): RuleRow[] {
  return Object.entries(names).map(([rule, name]) => ({ rule, name, ...common }));
}

/** Dates that differ by their name alone, date -> name: `datesNamed({ kind: 'holiday', source: LIST }, { '2024-01-26': 'Republic Day' })`. */
export function datesNamed(
  common: Omit<ListedDate, 'date' | 'name'>,
  names: Readonly<Record<string, string>>,
): ListedDate[] {
  return Object.entries(names).map(([date, name]) => ({ date, name, ...common }));
}

/** One holiday by each of the rules: `onRules(['07-11', '07-12'], { name: 'Naadam', from: 2004, source: LAW })`. */
export function onRules(rules: readonly string[], row: Omit<RuleRow, 'rule'>): RuleRow[] {
  return rules.map((rule) => ({ rule, ...row }));
}

/** Each of the rules in each of the periods: `inPeriods([{ from: 1990, to: 2009, source: LIST }, { from: 2027, source: LAW }], [{ rule: '01-11', name: 'Manifesto Day' }])`. */
export function inPeriods(
  periods: readonly Omit<RuleRow, 'rule' | 'name' | 'names'>[],
  rules: readonly Pick<RuleRow, 'rule' | 'name' | 'names'>[],
): RuleRow[] {
  return rules.flatMap((rule) => periods.map((period) => ({ ...rule, ...period })));
}

/** Rules of the library excluded for one reason: `excludedRules(['06-01', '10-12'], { why: 'not in article 66' })`. */
export function excludedRules(rules: readonly string[], row: Omit<Exclusion, 'rule'>): Exclusion[] {
  return rules.map((rule) => ({ rule, ...row }));
}
