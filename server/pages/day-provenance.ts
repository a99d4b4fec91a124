import type { AnswerBasis } from '../engine/types.js';
import type { Reading } from '../locale/make-reading.js';
import { trustOf } from '../locale/trust.js';

/** What a day of a calendar rests on that is not verified, in one sentence, the same in the workspace and on pages. */

/**
 * The basis of a day without entries is that of the other dates of its year, and that of an entry says nothing of a day
 * as a whole: so `publication` alone would look as if the day were verified.
 */
export function unverifiedGrounds(
  { basis, hasEntries }: { readonly basis: AnswerBasis | null; readonly hasEntries: boolean },
  name: string,
  { say }: Pick<Reading, 'say'>,
): string {
  if (hasEntries && basis === 'publication') return say('dayPartly', { name });
  return say(hasEntries ? 'dayRests' : 'dayUnlisted', {
    name,
    basis: basis === null ? say('evidenceNone') : say(`trust_${trustOf(basis)}`),
  });
}
