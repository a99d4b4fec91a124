import { byId, h, inSameLanguage } from './dom.js';
import { shown, urlOf } from './explorer-state.js';
import { locale, message } from './locale.js';
import { drawUnknown } from './unknown-calendar.js';

/** The heading above the days, and what of the URL they do not show. */

/** The heading: the year or the dates, also for printing. */
export function drawHeading(): void {
  byId('year').textContent = shown.view.span === 'year' ? String(shown.view.year) : '';
  byId('at-label').hidden = shown.view.span === 'year';
  byId<HTMLInputElement>('at').value = shown.view.at;
  for (const input of document.querySelectorAll<HTMLInputElement>('#spans input'))
    input.checked = input.value === shown.view.span;
  const query = new URLSearchParams([
    ...shown.view.calendars.map((id) => ['for', id]),
    ['year', String(shown.view.year)],
  ]);
  byId<HTMLAnchorElement>('print-view').href = inSameLanguage(
    `/print?${query.toString().replaceAll('%3A', ':')}`,
  );
  drawLeftOut();
}

/** Reports parts of the URL that the view does not show. */
function drawLeftOut(): void {
  const withCalendar = (id: string) =>
    urlOf({ ...shown.view, calendars: [...new Set([...shown.view.calendars, id])] });
  const messages = shown.unknown.map((text) => drawUnknown(text, withCalendar));
  const more =
    shown.beyond.length > 0
      ? [h('p', { class: 'refused' }, message('beyondTen', { ids: locale.list(shown.beyond) }))]
      : [];
  byId('left-out').replaceChildren(...messages, ...more);
}
