import './copy-buttons.js';
import { placeField, placeIn } from './place-field.js';

/** Forms with places, which work without a script too: places are fields of their own kind, and each change is asked at once. */

for (const form of document.querySelectorAll<HTMLFormElement>('form:has(.place input)')) {
  const inputs = [...form.querySelectorAll<HTMLInputElement>('.place input')];
  /** The ids beyond the first of a choice of several calendars, such as the two of a currency pair. */
  const more: string[] = [];
  // Chosen places are sent by their ids, not by the names that are shown.
  form.addEventListener('formdata', ({ formData }) => {
    formData.delete('for');
    for (const place of [...inputs.map(placeIn), ...more]) {
      if (place !== '') formData.append('for', place);
    }
  });
  const ask = () => form.requestSubmit();
  for (const input of inputs) {
    placeField(input, {
      take: ({ ids }) => {
        more.push(...ids.slice(1));
        ask();
      },
      changed: ask,
    });
  }
  for (const choice of form.querySelectorAll('select')) choice.addEventListener('change', ask);
  for (const date of form.querySelectorAll<HTMLInputElement>('[type=date], [type=number]')) {
    date.addEventListener('change', () => {
      if (date.value !== '' && form.checkValidity()) ask();
    });
  }
}
