import type { Locale } from '../locale/locales.js';
import type { Catalog } from '../queries/catalog.js';
import { escapeHtml } from '../text/html.js';
import { choiceName } from './calendar-name.js';
import { MAX_PLACES, type NamedPlaces } from './places.js';

/** The fields of a form for up to ten places, which works without a script; with one (server/client/forms.ts) it suggests. */

/** A field for each calendar, and an empty one up to `max`; if no place is known, what was written stays to be corrected. */
export function placeInputs(
  catalog: Catalog,
  indexes: readonly number[],
  named: Pick<NamedPlaces, 'written'>,
  locale: Locale,
  max = MAX_PLACES,
): string {
  const { message } = locale;
  const places = indexes.map((index) => {
    const calendar = catalog.calendar(index);
    return { name: choiceName(calendar, locale), id: calendar.id };
  });
  const written = places.length > 0 ? places : named.written.map((name) => ({ name, id: '' }));
  const inputs = [...written, null].slice(0, max).map((place, at) => {
    const label =
      max === 1
        ? message('colCalendar')
        : place
          ? message('labelPlace', { n: at + 1 })
          : message('labelAnother');
    return `<span class="place"><input type="text" name="for" value="${escapeHtml(place?.name ?? '')}" data-id="${place?.id ?? ''}" aria-label="${label}" placeholder="${place ? '' : escapeHtml(written.length > 0 ? message('another') : message('findExamples'))}" autocomplete="off" spellcheck="false" size="16">${place?.id ? removeButton(place.name, locale) : ''}</span>`;
  });
  return inputs.join('');
}

/** Takes a chosen place out of the form; only a script shows it (server/client/place-field.ts). */
export function removeButton(name: string, { message }: Locale): string {
  const label = escapeHtml(message('removeCalendar', { name }));
  return `<button type="button" class="remove-place" aria-label="${label}" hidden></button>`;
}
