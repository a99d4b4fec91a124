import type { AnswerBasis } from '../engine/types.js';
import type { Locale } from '../locale/make-locale.js';
import { trustOf } from '../locale/trust.js';

/** What a day of a calendar rests on that is not verified, in one sentence, the same in the workspace and on pages. */

/**
 * The basis of a day without entries is that of the other dates of its year, and that of an entry says nothing of a day
 * as a whole: so `publication` alone would look as if the day were verified.
 */
export function unverifiedProvenance(
  { basis, hasEntries }: { readonly basis: AnswerBasis; readonly hasEntries: boolean },
  name: string,
  { message }: Pick<Locale, 'message'>,
): string {
  if (hasEntries && basis === 'publication') return message('dayPartly', { name });
  return message(hasEntries ? 'dayRests' : 'dayUnlisted', {
    name,
    basis: message(`trust_${trustOf(basis)}`),
  });
}
