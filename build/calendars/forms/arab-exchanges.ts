import { ADHA_NAME, FITR_NAME } from '../countries/shared/arab-feasts.js';
import type { ListedDate, RuleRow } from '../vocabulary.js';

/**
 * The feasts on the exchanges of Arab countries: rules for the years to come, and rows for days that were moved. Their days
 * to 2026 stand with the countries.
 */

/** The feasts from 2027 (or later) on, by the calendar of Umm al-Qura: Eid al-Fitr and Eid al-Adha, days as in `feastDays`. */
export function feastRules(
  fitr: readonly [from: number, to: number],
  adha: readonly [from: number, to: number],
  source: string,
  since = 2027,
): RuleRow[] {
  const row = { from: since, status: 'estimated' as const, source };
  return [
    { ...row, rule: feast('eid-al-fitr', fitr), name: FITR_NAME },
    { ...row, rule: feast('eid-al-adha', adha), name: ADHA_NAME },
  ];
}

/** All five markets keep the months of Saudi Arabia nearly always: see countries/shared/arab-feasts.ts. */
function feast(name: string, [from, to]: readonly [number, number]): string {
  return `feast ${name} at SA${from === 0 ? '' : ` ${from}`} for ${to - from + 1} days`;
}

/** Computed days that were trading days. */
export function open(
  name: string,
  source: string,
  dates: readonly string[],
  note?: string,
): ListedDate[] {
  return dates.map((date) => ({ date, kind: 'open', name, source, ...(note ? { note } : {}) }));
}

/** The first days of a feast from a year on. */
export function since(year: number, firstDays: readonly string[]): string[] {
  return firstDays.filter((first) => first >= `${year}`);
}
