import type { Publication, StandingRule } from './publication.js';

/**
 * How far a publication vouches. Lists: as far ahead as they go where their publisher decides on the days; those of a
 * compiler to the end of the year after the release's, since those who decide may decide otherwise. The open days of a
 * year that is over: where nobody could add days to the list (an operator's own), or it was written or kept up to date
 * after that year's last day; a list made before it knows nothing of days that were added later. Standing rules: the
 * dates they name to the end of that year; and where their words say that there are no other days, the open days too,
 * if nobody may add days by decree: an operator's own rule as far as its dates, a statute to the end of the release's
 * own year, since parliaments add days too.
 */
interface Reach {
  /** Years past the release's. */
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

/** The last year of which a list of this publication is taken at its word. */
export function lastYearOfLists({ decided_by }: Publication, releaseYear: number): number {
  return releaseYear + REACH[decided_by].list;
}

/** Whether a list that these publications make together vouches for the open days of a year, not for its dates alone. */
export function vouchesForOpenDays(list: readonly Publication[], year: number, releaseYear: number): boolean {
  if (year >= releaseYear || list.every(({ decided_by }) => decided_by === 'operator')) return true;
  return list.some(({ published, current_on }) => [published, current_on].some((day) => day && day > `${year}-12-31`));
}

/** The years of which a rule's dates are taken at its word, first and last; empty when the first is later. */
export function yearsOfDates(publication: Publication, rule: StandingRule, releaseYear: number): [number, number] {
  return [rule.from, lastYear(publication, rule, releaseYear, REACH[publication.decided_by].ruleDates)];
}

/** The last year whose open days a rule vouches for; null when it vouches for none. */
export function lastYearOfOpenDays(publication: Publication, rule: StandingRule, releaseYear: number): number | null {
  const ahead = REACH[publication.decided_by].ruleOpenDays;
  if (rule.exhaustive === undefined || ahead === null) return null;
  return lastYear(publication, rule, releaseYear, ahead);
}

/** A rule without an end is known to hold on the day of its text alone: later years are counted from there. */
function lastYear(publication: Publication, rule: StandingRule, releaseYear: number, ahead: number): number {
  if (rule.to !== null) return Math.min(rule.to, releaseYear + ahead);
  const known = Number((rule.in_force_on ?? publication.checked).slice(0, 4));
  return Math.min(known, releaseYear) + ahead;
}
