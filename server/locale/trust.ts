import type { AnswerBasis, Basis } from '../engine/types.js';
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

/** The mark of an entry; the operator's own days have a word of their own. */
export function trustOf(basis: AnswerBasis): TrustMark | 'own' {
  return basis === 'own' ? 'own' : MARKS[basis];
}

/**
 * The mark of a whole day; null if its basis is not known. What a publication names is not verified as a day while no list has every
 * closure of the year: then the publication is cited.
 */
export function trustOfDay(
  coverage: 'verified' | 'library',
  basis: AnswerBasis | null,
): TrustMark | 'own' | null {
  if (coverage === 'verified') return 'verified';
  if (basis === null) return null;
  return basis === 'publication' ? 'cited' : trustOf(basis);
}

/** The word of a mark. */
export function trustWord(
  mark: TrustMark | 'own' | null,
  { message }: Pick<Locale, 'message'>,
): string {
  return mark === null ? message('notVerifiedWord') : message(`trust_${mark}`);
}

/** What a mark means, in a clause; empty where there is none. */
export function trustMeaning(
  mark: TrustMark | 'own' | null,
  { message }: Pick<Locale, 'message'>,
): string {
  return mark === null || mark === 'own' ? '' : message(`trustMeans_${mark}`);
}
