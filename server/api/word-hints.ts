import { nearestNames } from '../text/nearest.js';

/** What other lists call the words of parameters: FpML's and Strata's conventions, desks' abbreviations of them. */
const OTHER_WORDS: Readonly<Record<string, string>> = {
  f: 'following',
  fol: 'following',
  mf: 'modified_following',
  modfol: 'modified_following',
  modfollowing: 'modified_following',
  p: 'preceding',
  previous: 'preceding',
  mp: 'modified_preceding',
  modpreceding: 'modified_preceding',
  none: 'unadjusted',
  noadjust: 'unadjusted',
};

/** The word of a list that was meant by another spelling, another list's word or a misspelling; undefined if none is near. */
export function nearestWord(value: string, words: readonly string[]): string | undefined {
  const plain = (text: string) => text.toLowerCase().replaceAll(/[\s_-]/g, '');
  const written = plain(value)
    .replace(/initial$/, 'front')
    .replace(/final$/, 'back');
  const meant = words.find((word) => plain(word) === written) ?? OTHER_WORDS[written];
  if (meant !== undefined && words.includes(meant)) return meant;
  return nearestNames(value, words)[0];
}
