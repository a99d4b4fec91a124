import type { Publication, StandingRule } from './publication.js';

/**
 * The years that a publication verifies. Lists: all years of the list if its publisher decides on the days; a
 * compiler's list to the end of the year after the release's, since the authorities may decide otherwise. Open days of
 * a past year: if nobody could add days to the list (an operator's own), or the list was written or updated after the
 * last day of that year; an earlier list cannot contain days that were added later. Standing rules: their dates to the
 * end of the year after the release's. Their open days only if the rule excludes other days and nobody may add days by
 * decree: an operator's own rule as far as its dates, a statute to the end of the release's own year, since parliaments
 * add days too.
 */
interface Reach {
  /** Years after the release's year. */
  readonly list: number;
  readonly ruleDates: number;
  /** Null: never. */
  readonly ruleOpenDays: number | null;
}

const REACH: Readonly<Record<Publication['decided_by'], Reach>> = {
  operator: { list: Number.POSITIVE_INFINITY, ruleDates: 1, ruleOpenDays: 1 },
  parliament: { list: Number.POSITIVE_INFINITY, ruleDates: 1, ruleOpenDays: 0 },
  government: { list: Number.POSITIVE_INFINITY, ruleDates: 1, ruleOpenDays: null },
  others: { list: 1, ruleDates: 1, ruleOpenDays: null },
};

/** The last year whose lists are accepted from this publication. */
export function lastYearOfLists({ decided_by }: Publication, releaseYear: number): number {
  return releaseYear + REACH[decided_by].list;
}

/** Whether a list that these publications form together verifies the open days of a year, not only its dates. */
export function listsOpenDays(
  list: readonly Publication[],
  year: number,
  releaseYear: number,
): boolean {
  if (year >= releaseYear || list.every(({ decided_by }) => decided_by === 'operator')) return true;
  return list.some(({ published, current_on }) =>
    [published, current_on].some((day) => day && day > `${year}-12-31`),
  );
}

/** The first and last year whose dates are accepted from a rule; empty when the first is later. */
export function yearsOfDates(
  publication: Publication,
  rule: StandingRule,
  releaseYear: number,
): [number, number] {
  return [
    rule.from,
    lastYear(publication, rule, releaseYear, REACH[publication.decided_by].ruleDates),
  ];
}

/** The last year whose open days a rule verifies; null when it verifies none. */
export function lastYearOfOpenDays(
  publication: Publication,
  rule: StandingRule,
  releaseYear: number,
): number | null {
  const ahead = REACH[publication.decided_by].ruleOpenDays;
  if (rule.exhaustive === undefined || ahead === null) return null;
  return lastYear(publication, rule, releaseYear, ahead);
}

/** A rule without an end is only known to be in force on the day of its text, so years ahead are counted from there. */
function lastYear(
  publication: Publication,
  rule: StandingRule,
  releaseYear: number,
  ahead: number,
): number {
  if (rule.to !== null) return Math.min(rule.to, releaseYear + ahead);
  const known = Number((rule.in_force_on ?? publication.checked).slice(0, 4));
  return Math.min(known, releaseYear) + ahead;
}
