import { type ListedDate, NOT_FOUND, type RuleRow } from '../vocabulary.js';

/** What the exchanges of Euronext and of southern Europe have in common: short forms for their tables. */

/** The last year whose lists of closed days the exchanges have published. */
const PUBLISHED_TO = 2026;

/** Holidays that an exchange lists anew each year: an open-ended row is an estimate after the last published year. */
export function listedYearly(rows: readonly RuleRow[]): RuleRow[] {
  const ended = rows.filter((row) => row.to !== undefined);
  const standing = rows.filter((row) => row.to === undefined);
  return [
    ...ended,
    ...standing.map((row) => ({ ...row, to: PUBLISHED_TO })),
    ...standing.map((row) => ({ ...row, from: PUBLISHED_TO + 1, status: 'estimated' as const })),
  ];
}

type Span = Pick<RuleRow, 'from' | 'to' | 'exceptYears' | 'source' | 'note'>;

/** One row for each of the rules (rule -> name), otherwise alike. */
export function alike(
  days: Readonly<Record<string, string>>,
  span: Span & Pick<RuleRow, 'status'>,
): RuleRow[] {
  return Object.entries(days).map(([rule, name]) => ({ rule, name, ...span }));
}

/** Days that rest on a lead only: no text of the time was found. */
export function unconfirmed(
  days: Readonly<Record<string, string>>,
  from: number,
  to: number,
  doubt: string,
): RuleRow[] {
  return alike(days, { from, to, source: NOT_FOUND, note: `doubt: ${doubt}` });
}

/** One listed closure that rests on a lead only. */
export function unconfirmedDate(date: string, name: string, doubt: string): ListedDate {
  return { date, kind: 'holiday', name, source: NOT_FOUND, note: `doubt: ${doubt}` };
}

/** The same closing time on both days, a row for each. */
export function halfDays(
  days: Readonly<Record<string, string>>,
  closes: string,
  span: Span,
): RuleRow[] {
  return alike(days, span).map((row) => ({ ...row, closes, weekdays: [1, 2, 3, 4, 5] }));
}
