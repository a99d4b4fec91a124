import { isDeepStrictEqual } from 'node:util';
import { mustParseDay } from '../engine/civil-date.js';
import type { Locale, MessageKey } from '../locale/locales.js';
import { type AnyMark, trustOf, trustWord } from '../locale/trust.js';
import type { Catalog } from '../queries/catalog.js';
import type { ChangedEntry, ChangeJson } from '../queries/change-forms.js';
import { basisAt } from '../store/basis-at.js';
import { escapeHtml } from '../text/html.js';
import { nameIn } from '../text/language.js';
import { publisherName, shownName } from './calendar-name.js';
import { queryText } from './site.js';

/** The table of changes, and the address of each view of them. */

export interface ChangesQuery {
  /** Id of a release; null: all of them. */
  readonly release: string | null;
  /** Only changes of these calendars; empty: all. */
  readonly calendars: readonly string[];
  /** Texts that are no calendar. */
  readonly unknown: readonly string[];
  /** Only of dates from..to, YYYY-MM-DD, both inclusive. */
  readonly from: string | null;
  readonly to: string | null;
  /** Only of releases since a date, or after a release; null: of all. */
  readonly since: string | null;
  readonly what: 'days' | 'all';
  readonly cursor: number;
}

/** The address of the page with this query; HTML. */
export function changesAddress({
  release,
  calendars,
  from,
  to,
  since,
  what,
  cursor,
}: ChangesQuery): string {
  const parts = [
    release && `release=${release}`,
    calendars.length > 0 && queryText([['calendar', calendars.join()]]),
    from && `from=${from}`,
    to && `to=${to}`,
    since && `since=${since}`,
    what === 'all' && 'what=all',
    cursor > 0 && `cursor=${cursor}`,
  ];
  return `/changes?${parts.filter(Boolean).join('&amp;')}`;
}

const TYPES: Readonly<Record<ChangeJson['change_type'], MessageKey>> = {
  added: 'changeAdded',
  removed: 'changeRemoved',
  modified: 'changeModified',
};
const KINDS: Readonly<Record<ChangeJson['kind'], MessageKey>> = {
  holiday: 'kindHoliday',
  early_close: 'kindEarlyClose',
  weekend_workday: 'kindWorkday',
};

/** A row for each change, before and after side by side. */
export function changesTable(
  catalog: Catalog,
  changes: readonly ChangeJson[],
  query: ChangesQuery,
  ofAll: boolean,
  locale: Locale,
): string {
  const { message } = locale;
  const sideOf = (calendar: string, state: ChangedEntry | null): Side | null =>
    state && { ...state, trust: trustWord(markOfState(catalog, calendar, state), locale) };
  const sourceOf = sourceLinks(catalog, locale);
  const cell = (label: MessageKey, state: string) =>
    `<td data-of="${message(label)}">${state}</td>`;
  const rows = changes.flatMap(
    ({ release_id, calendar_id, date, kind, change_type, origin, before, after }) => {
      const left = sideOf(calendar_id, before);
      const right = sideOf(calendar_id, after);
      // What no reader of this page could tell apart is no row of it.
      const was = stateOf(left, right, sourceOf, locale);
      const is = stateOf(right, left, sourceOf, locale);
      if (left && right && was === is) return [];
      const name = escapeHtml(nameOf(catalog, calendar_id, locale));
      const address = changesAddress({ ...query, calendars: [calendar_id], cursor: 0 });
      // The page of a calendar that is no more would find none.
      const named =
        catalog.find(calendar_id) === undefined ? name : `<a href="${address}">${name}</a>`;
      const link = `${named} <code>${calendar_id}</code>`;
      const what = `<span class="change ${change_type}">${message(TYPES[change_type])} ${message(KINDS[kind])}${origin ? ` (${message('kindOwn')})` : ''}</span>`;
      const of = ofAll
        ? `<td class="date"><a href="/changes?release=${release_id}">${release_id.slice(0, 4)}-${release_id.slice(4, 6)}-${release_id.slice(6, 8)}</a></td>`
        : '';
      return `<tr><td>${link}</td><td class="date">${date}</td><td>${what}</td>${cell('colBefore', was)}${cell('colAfter', is)}${of}</tr>`;
    },
  );
  const heads = [
    message('colCalendar'),
    message('colDate'),
    message('colChange'),
    message('colBefore'),
    message('colAfter'),
    ...(ofAll ? [message('releaseWord')] : []),
  ]
    .map((head) => `<th scope="col">${head}</th>`)
    .join('');
  return `<div class="scrolls" tabindex="0" role="region" aria-label="${message('changesTitle')}"><table class="list changed"><thead><tr>${heads}</tr></thead><tbody>${rows.join('\n')}</tbody></table></div>`;
}

/** The id where there is no such calendar any more. */
function nameOf(catalog: Catalog, id: string, locale: Locale): string {
  const index = catalog.find(id);
  return index === undefined ? id : shownName(catalog.calendar(index), locale);
}

/**
 * A change does not record what a date that is not verified rests on. Where the entry is still the same, it is known from the data
 * in use; otherwise the mark is null.
 */
function markOfState(
  { data }: Catalog,
  calendar: string,
  { date, ...state }: ChangedEntry,
): AnyMark {
  if (state.coverage === 'verified') return 'verified';
  const index = data.calendarIndex.get(calendar);
  if (index === undefined) return null;
  const day = mustParseDay(date);
  const entries = data.entries(index);
  const [first, last] = entries.range(day, day);
  for (let at = first; at < last; at++) {
    if (isDeepStrictEqual(entries.payload(at), state)) return trustOf(basisAt(entries, at));
  }
  return null;
}

/** One side of a change, with the word of its mark. */
interface Side extends ChangedEntry {
  readonly trust: string;
}

/** A publication by its publisher, years and address; the id of one that is no more. HTML. */
function sourceLinks({ data }: Catalog, locale: Locale): (id: string) => string {
  const known = new Map(data.meta.sources.map((source) => [source.id, source]));
  return (id) => {
    const source = known.get(id);
    if (source === undefined) return escapeHtml(id);
    const years = source.years ?? [];
    const [first, last] = [years[0], years.at(-1)];
    const span = first === undefined ? '' : ` ${first === last ? first : `${first}–${last}`}`;
    const name = escapeHtml(publisherName(source.publisher, locale));
    return `<a href="${escapeHtml(source.url)}" rel="noreferrer" title="${id}">${name}${span}</a>`;
  };
}

/** One side of a change, with differences to the other side marked. */
function stateOf(
  state: Side | null,
  other: Side | null,
  sourceOf: (id: string) => string,
  { message, lang }: Locale,
): string {
  if (!state) return '–';
  const name = ({ names }: Side) => nameIn(names, lang);
  const members: (readonly [string, string | undefined])[] = [
    [name(state), other ? name(other) : undefined],
    [state.close_time ?? '', other?.close_time ?? ''],
    [statusIn(state, other, message), other ? statusIn(other, state, message) : undefined],
    [state.observed ? message('observedWord') : '', other?.observed ? message('observedWord') : ''],
    [state.trust, other?.trust],
  ];
  // Names of other languages are told where nothing else differs.
  const isSame = members.every(([value, beside]) => value === beside);
  if (other && isSame && state.sources.join() === other.sources.join()) {
    for (const [language, own] of Object.entries(state.names)) {
      const beside = other.names[language];
      if (own !== beside) members.push([`${language}: ${own}`, `${language}: ${beside ?? ''}`]);
    }
  }
  const shown = members
    .filter(([value]) => value !== '')
    .map(([value, beside]) => marked(escapeHtml(value), other !== null && value !== beside));
  const isOther = (id: string) => other !== null && !other.sources.includes(id);
  const sources = state.sources.map((id) => marked(sourceOf(id), isOther(id)));
  return [...shown, ...sources].join(', ');
}

function marked(html: string, isOther: boolean): string {
  return isOther ? `<b>${html}</b>` : html;
}

/** That a date was announced is said only where it was not before, or is not any more. */
function statusIn({ status }: Side, other: Side | null, message: Locale['message']): string {
  if (status !== 'confirmed')
    return message(status === 'estimated' ? 'estimatedWord' : 'provisionalWord');
  return other && other.status !== 'confirmed' ? message('confirmedWord') : '';
}
