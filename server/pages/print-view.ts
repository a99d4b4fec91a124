import { countBusinessDays, isBusinessDay } from '../engine/business-days.js';
import {
  dayNumber,
  daysInMonth,
  firstDayOf,
  formatDay,
  isoWeekday,
  lastDayOf,
} from '../engine/civil-date.js';
import type { AnswerBasis } from '../engine/types.js';
import type { Locale } from '../locale/locales.js';
import { type PublicEntry, publicEntries } from '../queries/entries.js';
import { escapeHtml } from '../text/html.js';
import { nameFor, shownName } from './calendar-name.js';
import { classesOf, entriesByDay } from './draw-year.js';
import { shownIn } from './entry-query.js';
import { calendarFeed } from './feed-links.js';
import { fileButtons } from './file-buttons.js';
import { type Mistake, withMistakes } from './parameters.js';
import { placeInputs } from './place-inputs.js';
import type { NamedPlaces } from './places.js';
import { readPrintQuery } from './print-query.js';
import { trustCounts, trustLegend } from './provenance.js';
import { type Requested, type SitePage, valuesOf } from './site.js';

/** The print view: a year on a sheet of paper, one calendar with the names of its days or several side by side. */

const MONTHS = Array.from({ length: 12 }, (_, at) => at + 1);
const MAX_DAYS = 31;
const NONE_PICKED: Mistake = { word: 'pickFirst', values: {}, status: 400 };

export function printPage(requested: Requested): SitePage {
  const { catalog, locale, query } = requested;
  const { year, places, shown, mistakes } = readPrintQuery(requested);
  const missing: Mistake[] = valuesOf(query.for).length === 0 ? [NONE_PICKED] : [];
  const names = shown.map((index) => nameFor(catalog.calendar(index), locale));
  const title = `${names.join(', ') || locale.message('printTitle')} ${year}`;
  const sheet =
    shown.length === 0
      ? ''
      : shown.length === 1
        ? oneSheet(requested, shown[0]!, year)
        : severalSheet(requested, shown, year);
  const page = {
    title,
    body: `<main class="print-view"><h1>${escapeHtml(title)}</h1><p class="quiet screen-only">${locale.message('printHint')}</p>${form(requested, places.indexes, places, year)}${files(requested, shown, year)}${sheet}<p class="print-foot">${escapeHtml(locale.message('aboutRelease', { id: catalog.release.id }))} · Kalends. ${trustLegend(locale)}</p></main>`,
    parts: { scripts: ['forms.js', 'export-links.js'] },
  };
  return withMistakes(page, [...mistakes, ...missing], locale);
}

/** Which places and which year: on the screen alone. */
function form(
  { catalog, locale }: Requested,
  indexes: readonly number[],
  named: NamedPlaces,
  year: number,
): string {
  const { message } = locale;
  return `<form class="filter pay-form screen-only" action="/print">${placeInputs(catalog, indexes, named, locale)}
<label>${message('labelYear')} <input type="number" name="year" min="1000" max="9999" value="${year}"></label>
<button type="submit">${message('showIt')}</button></form>`;
}

/** The holidays of these calendars in one file. */
function files(requested: Requested, shown: readonly number[], year: number): string {
  if (shown.length === 0) return '';
  const feed = shown.map((index) => requested.catalog.calendar(index).id);
  const ids = feed.map((id) => ['for', id] as const);
  const values = [...ids, ['year', String(year)] as const];
  return fileButtons('/print', values, requested, calendarFeed(feed, feed.join(', ')));
}

/** One column per month and one row per day, with the names of the days. */
function oneSheet({ catalog, locale }: Requested, index: number, year: number): string {
  const days = catalog.businessDays(index);
  const entries = publicEntries(catalog, index, firstDayOf(year), lastDayOf(year), shownIn(locale));
  const byDay = entriesByDay(entries);
  const heads = MONTHS.map((month) => {
    const first = dayNumber(year, month, 1);
    let open = 0;
    for (let day = first; day < first + daysInMonth(year, month); day++)
      if (isBusinessDay(days, day)) open++;
    return `<th scope="col">${locale.month(month)} <small>${open}</small></th>`;
  });
  const rows = Array.from({ length: MAX_DAYS }, (_, at) => {
    const cells = MONTHS.map((month) => {
      if (at >= daysInMonth(year, month)) return '<td class="blank"></td>';
      const day = dayNumber(year, month, at + 1);
      const own = byDay.get(day) ?? [];
      const name = [...new Set(own.map((entry) => entry.name))].join(', ');
      const closes = own.find(({ kind }) => kind === 'early_close')?.close_time;
      return `<td class="${classesOf(days, own, day)}"><b>${at + 1}</b> <small>${locale.weekday(isoWeekday(day), 'short')}</small> <span>${escapeHtml(name)}${closes ? ` ${closes}` : ''}</span></td>`;
    });
    return `<tr>${cells.join('')}</tr>`;
  });
  const count = countYear(days, year);
  return `<p class="summary">${locale.message('businessDays', { n: count })} <small>${trustOfEntries(entries, locale)}</small> <small>${locale.message('printCounts')}</small></p><div class="scrolls" tabindex="0" role="region" aria-label="${year}"><table class="print-year"><thead><tr>${heads.join('')}</tr></thead><tbody>${rows.join('\n')}</tbody></table></div>`;
}

/** The dates of the year by their marks: `verified 9, cited 2`. */
function trustOfEntries(entries: readonly PublicEntry[], locale: Locale): string {
  const counts = new Map<AnswerBasis, number>();
  for (const { basis } of entries) counts.set(basis, (counts.get(basis) ?? 0) + 1);
  return trustCounts(Object.fromEntries(counts), locale);
}

function countYear(days: Parameters<typeof countBusinessDays>[0], year: number): number {
  const last = lastDayOf(year);
  return countBusinessDays(days, firstDayOf(year), last) + Number(isBusinessDay(days, last));
}

/** Month after month, with one row per calendar. */
function severalSheet(
  { catalog, locale }: Requested,
  indexes: readonly number[],
  year: number,
): string {
  const places = indexes.map((index) => {
    const entries = publicEntries(
      catalog,
      index,
      firstDayOf(year),
      lastDayOf(year),
      shownIn(locale),
    );
    return {
      days: catalog.businessDays(index),
      entries,
      byDay: entriesByDay(entries),
      calendar: catalog.calendar(index),
    };
  });
  const counts = places.map(
    ({ days, entries, calendar }) =>
      `<li><b>${escapeHtml(shownName(calendar, locale))}</b> ${locale.message('businessDays', { n: countYear(days, year) })} <small>${trustOfEntries(entries, locale)}</small></li>`,
  );
  const months = MONTHS.map((month) => {
    const first = dayNumber(year, month, 1);
    const length = daysInMonth(year, month);
    const numbers = Array.from({ length }, (_, at) => first + at);
    const heads = numbers.map(
      (day) =>
        `<th>${locale.weekday(isoWeekday(day), 'narrow')}<br>${Number(formatDay(day).slice(8))}</th>`,
    );
    const rows = places.map(({ days, byDay, calendar }) => {
      const cells = numbers.map((day) => {
        const own = byDay.get(day) ?? [];
        const title =
          own.length > 0 ? ` title="${escapeHtml(own.map(({ name }) => name).join(', '))}"` : '';
        const look = classesOf(days, own, day);
        return `<td class="${look}"${title}>${signOf(look)}</td>`;
      });
      return `<tr><th scope="row">${escapeHtml(shownName(calendar, locale))}</th>${cells.join('')}</tr>`;
    });
    return `<table class="print-month"><caption><span>${locale.month(month)}</span></caption><thead><tr><td></td>${heads.join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
  });
  return `<ul class="print-counts">${counts.join('')}</ul><div class="scrolls" tabindex="0" role="region" aria-label="${year}">${months.join('\n')}</div>`;
}

/** Symbols, for users who cannot rely on colour and for printers without it. */
function signOf(look: string): string {
  if (look.startsWith('closed')) return '■';
  return look.startsWith('early_close') ? '◧' : '';
}
