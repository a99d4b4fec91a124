import { lookUpChain } from '../util/names.js';

export { isNamedIn, lookUpChain, nameIn } from '../util/names.js';

/** The language of names that a request asks for: see util/names.ts. */

/** The language of `languages` that matches a tag, or English. */
export function lookUpLanguage(
  tag: string,
  languages: { readonly has: (language: string) => boolean },
): string {
  // The usual case; a generator would cost as much as parsing a date.
  if (languages.has(tag)) return tag;
  for (const language of lookUpChain(tag)) if (languages.has(language)) return language;
  return 'en';
}
