import { inSameLanguage } from './dom.js';
import { suggestFor } from './suggest.js';

/** Forms of places on pages that are whole without a script: it says what a text may mean while it is written. */

for (const input of document.querySelectorAll<HTMLInputElement>('.place input[name="for"]')) {
  suggestFor(input, {
    take: ({ ids, name, href }) => {
      if (href !== undefined) return location.assign(inSameLanguage(href));
      // Several calendars of one choice go as their ids, which the server takes with commas between them.
      input.value = ids.length > 1 ? ids.join() : (ids[0] ?? name);
    },
  });
}
