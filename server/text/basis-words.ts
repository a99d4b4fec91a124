import { type AnswerBasis, BASES } from '../engine/types.js';

/** The possible bases of a date in words. */
const BASIS_MEANINGS: Readonly<Record<AnswerBasis, string>> = {
  publication: 'an official publication names or covers it',
  law: 'a statute, decree or standing rule of the authority is cited for it, as read in its own words',
  notice: 'an announcement or gazette entry of the authority is cited for it, as read in its own words',
  report: 'somebody else’s account of such a text is cited for it',
  rule: 'our own rule, for which no text was found',
  library: 'date-holidays alone',
  own: 'the overlay of the operator of this server, in no release',
};

/** All of them in one sentence, as HTML. */
export function basisLegend(): string {
  return BASES.map((basis) => `<i>${basis}</i>: ${BASIS_MEANINGS[basis]}`).join('; ');
}
