import type { Locale } from '../locale/locales.js';
import type { EntryQuery } from '../queries/entries.js';

/** Entries as pages show them: in the reader's language, and marked as English where they have no name in it. */
export function shownIn({ lang }: Locale, withSources = false): EntryQuery {
  return { lang, withSources, marksEnglish: true };
}
