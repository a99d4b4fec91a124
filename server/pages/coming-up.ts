import { isBusinessDay } from '../engine/business-days.js';
import { mustParseDay } from '../engine/civil-date.js';
import { entriesAhead } from '../queries/entries.js';
import { dateIn } from '../queries/today.js';
import { escapeHtml } from '../text/html.js';
import { shownChoice } from './calendar-name.js';
import { shownIn } from './entry-query.js';
import type { Requested } from './site.js';

/** The next special days of each calendar of a question, in words. */

/** The number of days for each calendar, by the number of calendars. */
const MOST = 4;
const LEAST = 2;
const MANY = 3;
/** The number of entries checked, since holidays on weekends close nothing. */
const MAX_LOOKED_AT = 16;

/** A section of the first screen; hidden if there is no calendar. */
export function comingUp(requested: Requested, indexes: readonly number[]): string {
  const { message } = requested.locale;
  if (indexes.length === 0) return '<section class="coming" id="coming" hidden></section>';
  const most = indexes.length > MANY ? LEAST : MOST;
  const places = indexes.map((index) => placeHtml(requested, index, most)).join('\n');
  return `<section class="coming" id="coming"><h2>${message('nextTitle')}</h2><div class="coming-places">${places}</div></section>`;
}

function placeHtml({ catalog, locale, nowMs }: Requested, index: number, most: number): string {
  const { message } = locale;
  const calendar = catalog.calendar(index);
  const from = mustParseDay(dateIn(calendar.timezone ?? 'UTC', nowMs));
  const days = catalog.businessDays(index);
  const items = entriesAhead(catalog, index, from, shownIn(locale), MAX_LOOKED_AT)
    .filter(({ date, kind }) => kind === 'early_close' || !isBusinessDay(days, mustParseDay(date)))
    .slice(0, most)
    .map(({ date, name, kind, close_time, status }) => {
      const early =
        kind === 'early_close'
          ? `${message('comma')}${message('closesAt', { time: close_time ?? '' })}`
          : '';
      const doubt = status === 'confirmed' ? '' : ` (${message('estimatedWord')})`;
      return `<li class="${kind}"><strong>${escapeHtml(name)}</strong><span class="quiet"><time datetime="${date}">${locale.longDate(date)}</time>${message('comma')}${locale.inDays(mustParseDay(date) - from)}${early}${doubt}</span></li>`;
    });
  const list = items.length > 0 ? `<ul>${items.join('')}</ul>` : `<p>${message('noneInData')}</p>`;
  return `<div><h3><a href="/calendars/${calendar.id}">${escapeHtml(shownChoice(calendar, locale))}</a> <code>${calendar.id}</code></h3>${list}</div>`;
}
