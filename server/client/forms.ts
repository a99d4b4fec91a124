import { inSameLanguage } from './dom.js';
import { suggestFor } from './suggest.js';

/** Suggestions in the place fields of pages that work without a script too. */

for (const input of document.querySelectorAll<HTMLInputElement>('.place input[name="for"]')) {
  suggestFor(input, {
    take: ({ ids, name, href }) => {
      if (href !== undefined) return location.assign(inSameLanguage(href));
      // A choice of several calendars is sent as their ids, separated by commas.
      input.value = ids.length > 1 ? ids.join() : (ids[0] ?? name);
    },
  });
}
