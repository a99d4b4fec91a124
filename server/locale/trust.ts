import { ANSWER_BASES, type AnswerBasis, type Basis } from '../engine/types.js';
import type { Locale } from './make-locale.js';

/**
 * How far a date can be trusted, in one of four words for people. The words for machines (coverage, basis, status, origin, evidence)
 * are in the API and on one page of the guide.
 */
export const TRUST_MARKS = ['verified', 'cited', 'reported', 'computed'] as const;
export type TrustMark = (typeof TRUST_MARKS)[number];

/** The section of the guide about them. */
export const TRUST_PAGE = '/docs/coverage#marks';

const MARKS: Readonly<Record<Basis, TrustMark>> = {
  publication: 'verified',
  law: 'cited',
  notice: 'cited',
  report: 'reported',
  rule: 'computed',
  library: 'computed',
};

/** `own`: of the operator's own days; null: that of a former state, which is not known. */
export type AnyMark = TrustMark | 'own' | null;

/** The mark of an entry; the operator's own days have a word of their own. */
export function trustOf(basis: AnswerBasis): TrustMark | 'own' {
  return basis === 'own' ? 'own' : MARKS[basis];
}

/**
 * The mark of a whole day. What a publication names is not verified as a day while no list has every closure of the year: then the
 * publication is cited.
 */
export function trustOfDay(
  coverage: 'verified' | 'library',
  basis: AnswerBasis,
): TrustMark | 'own' {
  if (coverage === 'verified') return 'verified';
  return basis === 'publication' ? 'cited' : trustOf(basis);
}

/** The mark of a day in several calendars, or of several days: that of the weakest. */
export function trustOfDays(
  days: readonly {
    readonly coverage: 'verified' | 'library';
    readonly basis: AnswerBasis;
  }[],
): TrustMark | 'own' {
  const unverified = days.filter(({ coverage }) => coverage !== 'verified');
  if (unverified.length === 0) return 'verified';
  return trustOfDay('library', weakestBasis(unverified.map(({ basis }) => basis)));
}

/** The weakest of at least one basis. */
export function weakestBasis(bases: readonly AnswerBasis[]): AnswerBasis {
  return ANSWER_BASES.findLast((basis) => bases.includes(basis))!;
}

/** The word of a mark. */
export function trustWord(mark: AnyMark, { message }: Pick<Locale, 'message'>): string {
  return mark === null ? message('notVerifiedWord') : message(`trust_${mark}`);
}

/** What a mark means, in a clause; empty where there is none. */
export function trustMeaning(mark: AnyMark, { message }: Pick<Locale, 'message'>): string {
  return mark === null || mark === 'own' ? '' : message(`trustMeans_${mark}`);
}
