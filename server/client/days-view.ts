import type { Calendar, YearOf } from './answers.js';
import { combineYears, type DrawnDay } from './combine.js';
import { byId, h } from './dom.js';
import { calendars, nameOf, shown } from './explorer-state.js';
import { listed } from './list-dates.js';
import { locale, message } from './locale.js';
import { daysOfSpan, drawMatrix } from './matrix-view.js';
import { todayIn } from './messages.js';
import { type Span, shownCalendars } from './state.js';
import { drawList, drawYear } from './year-view.js';

/** Draws the days of the calendars: a year of months or rows of some weeks, and the list below. */

export function drawDays(
  years: readonly YearOf[],
  outside: readonly Calendar[],
  onSelect: (day: string) => void,
): void {
  const { mode } = shownCalendars(shown.view);
  const days = outside.length > 0 && mode === 'all' ? [] : combineYears(years, mode);
  const todays = new Map<string, string[]>();
  for (const { id } of years) {
    const today = todayIn(calendars.get(id)!.timezone);
    todays.set(today, [...(todays.get(today) ?? []), id]);
  }
  const notes = outside.map(({ id, data_years }) =>
    h(
      'p',
      { class: 'refused' },
      message('outsideData', { name: id, first: data_years[0]!, last: data_years[1]! }),
    ),
  );
  const common = { todays, selected: shown.view.day, onSelect };
  const draw = () =>
    shown.view.span === 'year'
      ? drawYear({ ...common, year: shown.view.year, days })
      : drawMatrix({ ...common, rows: rowsOf(years, days) });
  byId('months').replaceChildren(
    ...notes,
    ...(days.length > 0 ? [h('p', { class: 'summary' }, summaryOf(days)), draw()] : []),
  );
  const caption = message('listCaption', {
    span: shown.view.span === 'year' ? shown.view.year : spanWords(shown.view.at, shown.view.span),
  });
  byId('list').replaceChildren(drawList(listed(years), caption, years.length, nameOf));
}

export function markSelected(): void {
  for (const button of document.querySelectorAll<HTMLElement>('#months [data-date]')) {
    button.setAttribute('aria-pressed', String(button.dataset.date === shown.view.day));
  }
}

/** The first and the last day of a span: `24 November 2026 – 23 February 2027`. */
function spanWords(at: string, span: Exclude<Span, 'year'>): string {
  const days = daysOfSpan(at, span);
  return `${locale.plainDate(days[0]!)} – ${locale.plainDate(days.at(-1)!)}`;
}

function rowsOf(years: readonly YearOf[], days: readonly DrawnDay[]) {
  const own = years.map((year) => ({
    id: year.id,
    name: nameOf(year.id),
    days: combineYears([year], 'all'),
  }));
  const { mode } = shownCalendars(shown.view);
  return years.length > 1
    ? [{ id: '', name: message(mode === 'all' ? 'allOpenChip' : 'anyOpenChip'), days }, ...own]
    : own;
}

function summaryOf(days: readonly DrawnDay[]): string {
  const verified = days.filter(({ mark }) => mark === 'verified').length;
  const open = days.filter(
    ({ look }) => look === 'open' || look === 'weekend_workday' || look === 'early_close',
  ).length;
  const trust =
    verified === days.length
      ? message('allVerified')
      : message('someVerified', { n: verified, all: days.length });
  return `${message('businessDays', { n: open })} ${trust}`;
}
