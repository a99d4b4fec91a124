import type { MessageKey } from '../locale/make-locale.js';
import {
  type AnyMark,
  TRUST_PAGE,
  trustMeaning,
  trustOf,
  trustOfDay,
  trustWord,
} from '../locale/trust.js';
import { choiceName, nameFor } from '../pages/calendar-name.js';
import { unverifiedProvenance } from '../pages/day-provenance.js';
import type { Calendar, CalendarDay, Citation, Day, Entry } from './answers.js';
import { addressOf, calendarOf, inLanguage, requestJson } from './api.js';
import { h, inSameLanguage } from './dom.js';
import { locale, message } from './locale.js';

/** The details of a day: its status in each calendar, its names, and its sources. */

const MAX_UNFOLDED = 2;

export async function drawDetails(
  date: string,
  ids: readonly string[],
  signal: AbortSignal,
): Promise<HTMLElement> {
  const address = addressOf(`/v1/days/${date}`, {
    calendars: ids.join(),
    include: 'sources',
    ...inLanguage(),
  });
  const [{ calendars }, ...known] = await Promise.all([
    requestJson<Day>(address, signal),
    ...ids.map(calendarOf),
  ]);
  const drawn = calendars.map((day) =>
    drawCalendarDay(
      day,
      known.find(({ id }) => id === day.id),
      calendars.length > MAX_UNFOLDED,
    ),
  );
  return h('div', {}, h('h2', {}, locale.longDate(date)), ...drawn);
}

const STATUS_WORDS: Readonly<Record<CalendarDay['status'], MessageKey>> = {
  open: 'statusOpen',
  early_close: 'statusEarlyClose',
  closed: 'statusClosed',
  weekend: 'statusWeekend',
};

function drawCalendarDay(
  day: CalendarDay,
  calendar: Calendar | undefined,
  isOneOfMany: boolean,
): HTMLElement {
  const {
    id,
    status,
    is_business_day,
    close_time,
    coverage,
    basis,
    estimated,
    entries,
    sources = [],
  } = day;
  const named = [...new Set([...sources, ...entries.flatMap((entry) => entry.sources ?? [])])];
  const works = entries.some(({ kind }) => kind === 'weekend_workday');
  const what = [
    message(STATUS_WORDS[status]),
    close_time && message('localTime', { time: close_time }),
    works && message('statusWeekendWorkday'),
  ]
    .filter(Boolean)
    .join(', ');
  const place = calendar as Parameters<typeof nameFor>[0] | undefined;
  return h(
    'section',
    { class: `calendar-day${isOneOfMany ? ' brief' : ''}` },
    h(
      'h3',
      {},
      h('a', { href: inSameLanguage(`/calendars/${id}`) }, place ? nameFor(place, locale) : id),
      ' ',
      h('code', {}, id),
    ),
    h(
      'p',
      { class: 'facts' },
      h('span', { class: `status ${status}` }, what),
      !isOneOfMany && h('span', {}, message(is_business_day ? 'businessDay' : 'noBusinessDay')),
      drawTrust(trustOfDay(coverage, basis), coverage),
      estimated &&
        h('span', { class: 'estimated' }, message(is_business_day ? 'mayBeClosed' : 'mayBeOpen')),
    ),
    ...entries.map((entry) => drawEntry(entry, entries.length > 1)),
    ...entries.flatMap(({ coverage: own, citation }) =>
      citation && own !== 'verified' ? [drawCitation(citation)] : [],
    ),
    named.length > 0 && drawSources(named, calendar, isOneOfMany),
    coverage !== 'verified' &&
      h(
        'p',
        { class: 'quiet' },
        unverifiedProvenance(
          { basis, hasEntries: entries.length > 0 },
          place ? choiceName(place, locale) : id,
          locale,
        ),
      ),
  );
}

/** The name of an entry, with what is uncertain of it, and its own mark if the day has several. */
function drawEntry(entry: CalendarDay['entries'][number], isOneOfMany: boolean): HTMLElement {
  const { name, observed, status, basis } = entry;
  const word = status === 'estimated' ? 'estimatedWord' : 'provisionalWord';
  return h(
    'p',
    { class: 'name' },
    name,
    observed && h('small', {}, ` ${message('observedWord')}`),
    status !== 'confirmed' &&
      h('small', { class: 'estimated-word' }, ` ${message(word)}${moves(entry)}`),
    (isOneOfMany || basis === 'own') && h('small', {}, ` ${trustWord(trustOf(basis), locale)}`),
  );
}

/** The mark of a day with its sentence, which leads to the guide. */
function drawTrust(mark: AnyMark, coverage: CalendarDay['coverage']): HTMLElement {
  const word = h(
    'a',
    { href: TRUST_PAGE, title: trustMeaning(mark, locale) },
    trustWord(mark, locale),
  );
  return h('span', { class: coverage }, word);
}

function drawCitation({
  url,
  publisher,
  evidence,
  what,
  note,
  years,
  through,
}: Citation): HTMLElement {
  const about = [
    evidence,
    what,
    years && message('citedFor', { from: years[0], to: years[1] ?? message('nowWord') }),
    through && message('throughId', { id: through.calendar }),
  ];
  return h(
    'p',
    { class: 'sources' },
    url
      ? h('a', { href: url, rel: 'noreferrer', target: '_blank' }, publisher ?? url)
      : message('noAddress'),
    h('span', { class: 'quiet' }, ` ${about.filter(Boolean).join('; ')}`),
    url && h('span', { class: 'address' }, url),
    note && h('span', { class: 'quiet' }, ` ${note}`),
  );
}

/** With many calendars the sources are folded, so that all calendars are visible. */
function drawSources(
  ids: readonly string[],
  calendar: Calendar | undefined,
  isFolded: boolean,
): HTMLElement {
  const list = h('ul', { class: 'sources' }, ...ids.map((source) => drawSource(source, calendar)));
  if (!isFolded) return list;
  return h('details', {}, h('summary', {}, message('sourcesOf', { n: ids.length })), list);
}

function moves({ may_move_days: days }: Entry): string {
  if (days === null) return ` (${message('movesUnknown')})`;
  return days === undefined ? '' : ` (± ${message('nDays', { n: days })})`;
}

function drawSource(id: string, calendar: Calendar | undefined): HTMLElement {
  const source = calendar?.sources.find((one) => one.id === id);
  if (!source) return h('li', {}, id);
  const { url, publisher, evidence, checked, url_is_exact } = source;
  return h(
    'li',
    {},
    h('a', { href: url, rel: 'noreferrer', target: '_blank' }, publisher),
    h(
      'span',
      { class: 'quiet' },
      ` ${evidence ?? message('evidenceNone')}${checked ? `, ${message('checkedOn', { date: checked })}` : ''}`,
    ),
    url_is_exact === false && h('span', { class: 'quiet' }, ` (${message('siteAlone')})`),
    h('span', { class: 'address' }, url),
  );
}
