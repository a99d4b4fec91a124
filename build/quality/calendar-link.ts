import type { PlacedCalendar } from '../../server/engine/types.js';
import { escapeHtml } from '../../server/text/html.js';

/** A link to the page of a calendar, with its name: a place is marked with its id, names of markets and systems are English. */
export function calendarLink({
  id,
  kind,
  name,
}: Pick<PlacedCalendar, 'id' | 'kind' | 'name'>): string {
  const mark = kind === 'country' ? `data-place="${id}"` : 'lang="en"';
  return `<a href="/calendars/${id}" ${mark}>${escapeHtml(name)}</a>`;
}
