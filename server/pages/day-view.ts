import type { ServedBasis as Basis } from '../engine/types.js';
import { BASIS_MEANINGS } from '../text/basis-words.js';
import type { Calendar, CalendarDay, Citation } from './answers.js';
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
  const { id, status, is_business_day, close_time, coverage, basis, estimated, entries, sources = [] } = day;
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
      h('span', { class: coverage }, coverage === 'verified' ? 'verified' : (basis ?? 'not verified')),
      estimated && h('span', { class: 'estimated' }, is_business_day ? 'may yet be closed' : 'may yet be open'),
    ),
    ...entries.map((entry) =>
      h(
        'p',
        { class: 'name' },
        entry.name,
        entry.observed && h('small', {}, ' observed'),
        entry.status !== 'confirmed' && h('small', { class: 'estimated-word' }, ` ${entry.status}${moves(entry)}`),
        (entries.length > 1 || entry.basis === 'own') && entry.basis && h('small', {}, ` ${entry.basis}`),
      ),
    ),
    ...entries.flatMap(({ coverage: own, citation }) =>
      citation && own !== 'verified' ? [drawCitation(citation)] : [],
    ),
    named.length > 0
      ? h('ul', { class: 'sources' }, ...named.map((source) => drawSource(source, calendar)))
      : h('p', { class: 'quiet' }, withoutPublication(basis, entries.length > 0)),
  );
}

function withoutPublication(basis: Basis | null, hasEntries: boolean): string {
  if (basis === null) return 'No publication verifies it. What else it rests on, this release does not record.';
  if (basis === 'publication') return BASIS_MEANINGS[basis];
  const of = hasEntries ? 'it rests on' : 'its year rests on';
  return `No publication verifies it; ${of} ${basis}: ${BASIS_MEANINGS[basis]}.`;
}

function drawCitation({ url, publisher, what, note, years, through }: Citation): HTMLElement {
  const about = [
    what,
    years && `cited for ${years[0]} to ${years[1] ?? 'now'}`,
    through && `through ${through.calendar}`,
  ];
  return h(
    'p',
    { class: 'sources' },
    url ? h('a', { href: url, rel: 'noreferrer', target: '_blank' }, publisher ?? url) : 'No address',
    h('span', { class: 'quiet' }, ` ${about.filter(Boolean).join('; ')}`),
    url && h('span', { class: 'address' }, url),
    note && h('span', { class: 'quiet' }, ` ${note}`),
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
