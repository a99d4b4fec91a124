import { ADHA_NAME, FITR_NAME } from '../../../countries/shared/arab-feasts.js';
import type { ListedDate, RuleRow } from '../../../vocabulary.js';

/**
 * The feasts on the exchanges of Arab countries: rules for the years to come, and rows for days that were moved. Their days
 * to 2026 stand with the countries.
 */

/** The feasts from 2027 on, by the tabular calendar: Eid al-Fitr and Eid al-Adha, days as in `feastDays`. */
export function feastRules(
  fitr: readonly [from: number, to: number],
  adha: readonly [from: number, to: number],
  source: string,
): RuleRow[] {
  const row = { from: 2027, status: 'estimated' as const, source };
  return [
    ...days(fitr).map((offset) => ({ ...row, rule: day(offset, 1, 'Shawwal'), name: FITR_NAME })),
    ...days(adha).map((offset) => ({ ...row, rule: day(offset, 10, 'Dhu al-Hijjah'), name: ADHA_NAME })),
  ];
}

function days([from, to]: readonly [number, number]): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

function day(offset: number, first: number, month: string): string {
  return first + offset < 1 ? `day before ${first} ${month}` : `${first + offset} ${month}`;
}

/** Feasts of one day each, by the tabular calendar, estimated in all years. */
export function islamicRules(
  rows: readonly (readonly [rule: string, name: string])[],
  from: number,
  source: string,
  note: string,
): RuleRow[] {
  return rows.map(([rule, name]) => ({ rule, name, from, status: 'estimated', source, note }));
}

/** Computed days that were trading days. */
export function open(name: string, source: string, dates: readonly string[], note?: string): ListedDate[] {
  return dates.map((date) => ({ date, kind: 'open', name, source, ...(note ? { note } : {}) }));
}

/** The first days of a feast from a year on. */
export function since(year: number, firstDays: readonly string[]): string[] {
  return firstDays.filter((first) => first >= `${year}`);
}
