import { countBusinessDays, covers, isEstimatedSpan } from '../engine/business-days.js';
import { type DayNumber, formatDay, mustParseDay } from '../engine/civil-date.js';
import type { BusinessDays } from '../engine/combined-days.js';
import type { Locale } from '../locale/locales.js';
import { dateIn } from '../queries/today.js';
import { escapeHtml } from '../text/html.js';
import { choiceName } from './calendar-name.js';
import { type Mistake, parametersOf, withMistakes } from './parameters.js';
import { placeInputs } from './place-inputs.js';
import { namedOrUsual, placeMistakes, readPlaces } from './places.js';
import { pathWithQuery, queryText, type Requested, type SitePage, valuesOf } from './site.js';

/** Business days between two dates, for up to ten places: what /v1/business-days/count answers, without a key. */

const USUAL_DAYS = 30;

interface Counted {
  readonly name: string;
  readonly href: string | null;
  readonly count: number;
  readonly isEstimated: boolean;
}

/** Where counting needs a key, the address of the same question in the workspace. */
export function countPage(requested: Requested): SitePage | { readonly location: string } {
  if (requested.countsOpenly) return openCount(requested);
  const { catalog, locale, query } = requested;
  const { indexes } = readPlaces(catalog, valuesOf(query.for), locale);
  const calendars = indexes.map((index) => catalog.calendar(index).id).join();
  const given = { calendars: calendars || undefined, from: query.from, to: query.to };
  return { location: pathWithQuery('/', { ...given, question: 'count' }) };
}

function openCount(requested: Requested): SitePage {
  const { catalog, locale, query, nowMs } = requested;
  const { message } = locale;
  const parameters = parametersOf(query, ['for', 'from', 'to']);
  const today = mustParseDay(dateIn('UTC', nowMs));
  const dayOf = (name: string, usual: DayNumber) => {
    const text = parameters.date(name);
    return text === null ? usual : mustParseDay(text);
  };
  const from = dayOf('from', today);
  const to = dayOf('to', from + USUAL_DAYS);
  const places = readPlaces(catalog, valuesOf(query.for), locale);
  const indexes = namedOrUsual(catalog, places);
  const addressFor = (texts: readonly string[]) =>
    `/count?${queryText([...texts.map((text) => ['for', text] as const), ['from', formatDay(from)], ['to', formatDay(to)]])}`;
  const mistakes: Mistake[] = [
    ...parameters.mistakes,
    ...placeMistakes(catalog, places, locale, addressFor),
  ];
  const isReversed = from > to;
  if (isReversed)
    mistakes.push({
      word: 'wrong_span',
      values: { from: formatDay(from), to: formatDay(to) },
      status: 400,
    });
  const isInside = (index: number) => coversRange(catalog.businessDays(index), from, to);
  for (const index of isReversed ? [] : indexes.filter((one) => !isInside(one))) {
    const calendar = catalog.calendar(index);
    const [first, last] = calendar.data_years;
    const values = { name: choiceName(calendar, locale), first, last };
    mistakes.push({ word: 'outsideData', values, status: 404 });
  }
  // A count of some of the places would be no answer to the question, as in the API.
  const hasAnswer = mistakes.every(({ status }) => status === 200);
  const answer = hasAnswer && indexes.length > 0 ? table(requested, indexes, from, to) : '';
  const title = message('taskCount');
  const page = {
    title,
    body: `<main class="count-page"><h1>${title}</h1><p class="quiet">${message('taskCountAbout')}</p><form class="filter pay-form" action="/count">${placeInputs(catalog, indexes, places, locale)}
<label>${message('fieldFrom')} <input type="date" name="from" value="${formatDay(from)}" required></label>
<label>${message('fieldTo')} <input type="date" name="to" value="${formatDay(to)}" required></label>
<button type="submit">${message('showIt')}</button></form>${answer}</main>`,
    parts: { scripts: ['forms.js'] },
  };
  return withMistakes(page, mistakes, locale);
}

/** Whether all counted days lie in the data, and the first even where none is counted. */
function coversRange(days: BusinessDays, from: DayNumber, to: DayNumber): boolean {
  return covers(days, from) && covers(days, Math.max(from, to - 1));
}

function table(
  { catalog, locale }: Requested,
  indexes: readonly number[],
  from: DayNumber,
  to: DayNumber,
): string {
  const { message } = locale;
  const of = (days: BusinessDays, name: string, href: string | null): Counted => ({
    name,
    href,
    count: countIn(days, from, to),
    isEstimated: isEstimatedSpan(days, from, to - 1),
  });
  const counted = indexes.map((index) => {
    const calendar = catalog.calendar(index);
    const href = `/calendars/${calendar.id}`;
    return of(catalog.businessDays(index), choiceName(calendar, locale), href);
  });
  if (indexes.length > 1)
    counted.push(of(catalog.combined(indexes, 'all'), message('openInAll'), null));
  const span = `${locale.plainDate(from)} – ${locale.plainDate(to)}`;
  const rows = counted.map((one) => row(one, locale));
  return `<div class="scrolls" tabindex="0" role="region" aria-label="${message('workingDays')}"><table class="list counted"><caption>${span}: ${message('nDays', { n: to - from })}</caption><thead><tr><th scope="col">${message('colName')}</th><th scope="col">${message('workingDays')}</th></tr></thead><tbody>${rows.join('\n')}</tbody></table></div>`;
}

/** Business days from `from` (counted) to `to` (not counted); the day after the data may be `to`. */
function countIn(days: BusinessDays, from: DayNumber, to: DayNumber): number {
  return to === from ? 0 : countBusinessDays(days, from, to);
}

function row({ name, href, count, isEstimated }: Counted, { message }: Locale): string {
  const label = href === null ? escapeHtml(name) : `<a href="${href}">${escapeHtml(name)}</a>`;
  const doubt = isEstimated ? ` <small>(${message('estimatedWord')})</small>` : '';
  return `<tr><th scope="row">${label}</th><td><strong>${count}</strong>${doubt}</td></tr>`;
}
