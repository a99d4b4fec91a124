import type { Calendar, CalendarDay } from './answers.js';
import { addressOf, askJson, calendarOf } from './api.js';
import { h } from './dom.js';
import { longDate } from './words.js';

/** A day in full: what it is in each calendar, its names, and on what that rests. */

export async function drawDetails(date: string, ids: readonly string[], signal: AbortSignal): Promise<HTMLElement> {
  const address = addressOf(`/v1/days/${date}`, { calendars: ids.join(), include: 'sources' });
  const [{ calendars }, ...known] = await Promise.all([
    askJson<{ calendars: CalendarDay[] }>(address, signal),
    ...ids.map(calendarOf),
  ]);
  const drawn = calendars.map((day) =>
    drawCalendarDay(
      day,
      known.find(({ id }) => id === day.id),
    ),
  );
  return h('div', {}, h('h2', {}, longDate(date)), ...drawn);
}

function drawCalendarDay(day: CalendarDay, calendar: Calendar | undefined): HTMLElement {
  const { id, status, is_business_day, close_time, coverage, estimated, entries, sources = [] } = day;
  const named = [...new Set([...sources, ...entries.flatMap((entry) => entry.sources ?? [])])];
  const works = entries.some(({ kind }) => kind === 'weekend_workday');
  const what =
    status.replace('_', ' ') +
    (close_time ? `, ${close_time} local time` : '') +
    (works ? ', a working weekend day' : '');
  return h(
    'section',
    { class: 'calendar-day' },
    h('h3', {}, h('a', { href: `/calendars/${id}` }, id), ` ${calendar?.name ?? ''}`),
    h(
      'p',
      { class: 'facts' },
      h('span', { class: `status ${status}` }, what),
      h('span', {}, is_business_day ? 'business day' : 'no business day'),
      h('span', { class: coverage }, coverage),
      estimated && h('span', { class: 'estimated' }, is_business_day ? 'may yet be closed' : 'may yet be open'),
    ),
    ...entries.map((entry) =>
      h(
        'p',
        { class: 'name' },
        entry.name,
        entry.basis === 'own' && h('small', {}, ' own'),
        entry.observed && h('small', {}, ' observed'),
        entry.status !== 'confirmed' && h('small', { class: 'estimated-word' }, ` ${entry.status}${moves(entry)}`),
      ),
    ),
    named.length > 0
      ? h('ul', { class: 'sources' }, ...named.map((source) => drawSource(source, calendar)))
      : h('p', { class: 'quiet' }, 'No publication says so; it rests on a rule or the library alone.'),
  );
}

function moves({ may_move_days: days }: { readonly may_move_days?: number | null }): string {
  if (days === null) return ' (how far it may move is not known)';
  return days === undefined ? '' : ` (may move by ${days} ${days === 1 ? 'day' : 'days'})`;
}

function drawSource(id: string, calendar: Calendar | undefined): HTMLElement {
  const source = calendar?.sources.find((one) => one.id === id);
  if (!source) return h('li', {}, id);
  const { url, publisher, evidence, checked, url_is_exact } = source;
  return h(
    'li',
    {},
    h('a', { href: url, rel: 'noreferrer', target: '_blank' }, publisher),
    h('span', { class: 'quiet' }, ` ${evidence ?? 'evidence not recorded'}${checked ? `, checked ${checked}` : ''}`),
    url_is_exact === false && h('span', { class: 'quiet' }, ' (the site; not the page itself)'),
    h('span', { class: 'address' }, url),
  );
}
