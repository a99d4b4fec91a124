import type { MessageKey } from '../locale/make-locale.js';
import { message } from './locale.js';

/** The terms of conventions, stubs and instruments in the words of the interface; what has none stays as the API calls it. */

const TERMS: Readonly<Record<string, MessageKey>> = {
  '': 'usualWord',
  following: 'term_following',
  modified_following: 'term_modified_following',
  preceding: 'term_preceding',
  modified_preceding: 'term_modified_preceding',
  nearest: 'term_nearest',
  unadjusted: 'term_unadjusted',
  start: 'term_start',
  stub: 'term_stub',
  short_front: 'term_short_front',
  long_front: 'term_long_front',
  short_back: 'term_short_back',
  long_back: 'term_long_back',
  smart_front: 'term_smart_front',
  smart_back: 'term_smart_back',
  none: 'term_no_stub',
  equity: 'term_equity',
  equity_t0: 'term_equity_t0',
  b_share: 'term_b_share',
  government_bond: 'term_government_bond',
  corporate_bond: 'term_corporate_bond',
  option_premium: 'term_option_premium',
};

/** What each convention does with a date on which the calendars are closed. */
const ABOUT: Readonly<Record<string, MessageKey>> = {
  following: 'about_following',
  modified_following: 'about_modified_following',
  preceding: 'about_preceding',
  modified_preceding: 'about_modified_preceding',
  nearest: 'about_nearest',
  unadjusted: 'about_unadjusted',
};

/** What the choice of a field does, in a sentence; empty where it needs none. */
export function aboutTerm(field: string, term: string): string {
  const word = field === 'stub' ? 'about_stub' : ABOUT[term];
  return word === undefined ? '' : message(word);
}

/** `modified following`, or its name in the language of the page. */
export function termText(term: string): string {
  const word = TERMS[term];
  return word === undefined ? term.replaceAll('_', ' ') : message(word);
}
