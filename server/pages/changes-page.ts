import { parseDay } from '../engine/civil-date.js';
import type { Locale } from '../locale/locales.js';
import type { Catalog } from '../queries/catalog.js';
import { noteOf } from '../queries/changes.js';
import type { ReleaseChanges } from '../store/changes.js';
import { escapeHtml } from '../text/html.js';
import { splitList } from '../text/split-list.js';
import { type ChangesQuery, changesAddress, changesTable } from './changes-table.js';
import { findChanges, isFirstPage, someAltersDay, someAltersNoDay } from './find-changes.js';
import type { Parameters } from './parameters.js';
import { isPlace, MAX_PLACES, MAX_TEXTS, placeMistakes, readPlaces } from './places.js';
import { trustLegend } from './provenance.js';
import { hiddenFields, valuesOf } from './site.js';

/**
 * Pages of the releases, newest first, and of their changes, before and after side by side, without a script. Filters: one release,
 * some calendars, a range of dates. By default only changes that alter a day.
 */

const MAX_ID_LENGTH = 40;

export const CHANGES_PARAMETERS = [
  'release',
  'calendar',
  'calendars',
  'from',
  'to',
  'since',
  'what',
  'cursor',
];

/** Reads the query; invalid values are mistakes, and ignored. */
export function readChangesQuery(
  catalog: Catalog,
  parameters: Parameters,
  query: Readonly<Record<string, unknown>>,
  locale: Locale,
): ChangesQuery {
  const { mistakes, date, choice, whole } = parameters;
  // The API calls it calendars.
  const fields = [...valuesOf(query.calendar), ...valuesOf(query.calendars)];
  const places = readPlaces(catalog, placesIn(catalog, fields, locale), locale);
  const [from, to] = [date('from'), date('to')];
  if (isReversed({ from, to }))
    mistakes.push({ word: 'wrong_span', values: { from: from!, to: to! }, status: 400 });
  const last = catalog.data.meta.releases.at(-1)!.changes[1];
  const read: ChangesQuery = {
    release: releaseIn(catalog, parameters),
    from,
    to,
    since: sinceIn(catalog, parameters),
    calendars: places.indexes.map((index) => catalog.calendar(index).id),
    unknown: places.unknown.map(({ text }) => text.slice(0, MAX_ID_LENGTH)),
    what: choice('what', ['days', 'all']) ?? 'days',
    cursor: whole('cursor', 0, last, 0),
  };
  const addressFor = (calendars: readonly string[]) =>
    changesAddress({ ...read, calendars, cursor: 0 });
  mistakes.push(...placeMistakes(catalog, places, locale, addressFor));
  return read;
}

/**
 * The places in the fields. Names may have spaces, and ids may be separated by them: which of the two is looked up only for as
 * many texts as are answered for.
 */
function placesIn(catalog: Catalog, fields: readonly string[], locale: Locale): string[] {
  const isId = (text: string) => catalog.find(text) !== undefined;
  const texts = fields
    .slice(0, MAX_TEXTS)
    .flatMap((field) => splitList(field, MAX_TEXTS, /[,;]/).parts);
  return texts.slice(0, MAX_TEXTS).flatMap((text, at) => {
    const words = splitList(text, MAX_TEXTS, /\s+/).parts.filter((word) => word !== '');
    const isRead = at < MAX_PLACES && words.length > 1;
    const isList =
      isRead && (words.every(isId) || (words.some(isId) && !isPlace(catalog, text, locale)));
    return isList || words.length === 0 ? words : [words.join(' ')];
  });
}

/** No date lies in such a span. */
function isReversed({ from, to }: Pick<ChangesQuery, 'from' | 'to'>): boolean {
  return from !== null && to !== null && from > to;
}

function releaseIn(
  { data, release: { id: last } }: Catalog,
  { text, mistakes }: Parameters,
): string | null {
  const id = text('release');
  if (id === null) return null;
  const known = data.meta.releases.find((release) => release.id === id.toUpperCase());
  if (!known)
    mistakes.push({
      word: 'wrong_release',
      values: { text: id.slice(0, MAX_ID_LENGTH), id: last },
      status: 404,
    });
  return known?.id ?? null;
}

/** A date, or the id of a release. */
function sinceIn({ data }: Catalog, { text, date }: Parameters): string | null {
  const given = text('since')?.toUpperCase() ?? null;
  const isRelease = data.meta.releases.some(({ id }) => id === given);
  return isRelease ? given : date('since');
}

/** The body of the page, as HTML. */
export function renderChanges(catalog: Catalog, query: ChangesQuery, locale: Locale): string {
  const release = catalog.data.meta.releases.find(({ id }) => id === query.release);
  // Changes of all calendars are no answer to a question about one that is unknown.
  const isUnknown = query.calendars.length === 0 && query.unknown.length > 0;
  if (isReversed(query) || isUnknown) {
    const { message } = locale;
    const all = `<p><a href="/changes">${message('allReleases')}</a></p>`;
    return `<main class="changes-page"><h1>${message('changesTitle')}</h1>${filterForm(query, locale)}${all}</main>`;
  }
  const isFiltered =
    query.calendars.length > 0 || query.from !== null || query.to !== null || query.since !== null;
  const body =
    release || isFiltered
      ? renderFound(catalog, release, query, locale)
      : renderReleases(catalog, query, locale);
  return `<main class="changes-page">${body}</main>`;
}

function renderReleases(catalog: Catalog, query: ChangesQuery, locale: Locale): string {
  const { message } = locale;
  const items = [...catalog.data.meta.releases].reverse().map((release) => {
    const { id, generated_at, library_version, counts } = release;
    const note = noteOf(catalog.data, release);
    const isSame = counts.added + counts.removed + counts.modified === 0;
    const headline = isSame
      ? message('noDateChanged')
      : `<a href="/changes?release=${id}">${headlineOf(counts, locale)}</a>`;
    return `<li><time class="when" datetime="${generated_at}">${generated_at.slice(0, 10)}<br>${generated_at.slice(11, 16)} UTC</time><h2>${headline}</h2>${isSame ? '' : shareOf(counts)}<p${english(locale)}>${escapeHtml(note)}</p><p><small>${id}</small> <small>date-holidays ${library_version}</small></p></li>`;
  });
  return `<h1>${message('changesTitle')}</h1><p class="quiet">${message('changesAbout')}</p>${filterForm(query, locale)}<ol class="releases" reversed>${items.join('\n')}</ol>`;
}

/** One sentence, first what altered a day: `4,153 dates added and 273 dates removed.` What did not happen is left out. */
function headlineOf(
  { added, removed, modified }: ReleaseChanges['counts'],
  { message, number, list }: Locale,
): string {
  const parts = [
    added > 0 && message('nAdded', { n: number(added) }),
    removed > 0 && message('nRemoved', { n: number(removed) }),
    modified > 0 && message('nModified', { n: number(modified) }),
  ];
  return message('changesHeadline', { changes: list(parts.filter((part) => part !== false)) });
}

/** A bar with the share of each type of change; the numbers are above. */
function shareOf(counts: ReleaseChanges['counts']): string {
  const parts = (['added', 'removed', 'modified'] as const).filter((type) => counts[type] > 0);
  const all = parts.reduce((sum, type) => sum + counts[type], 0);
  let from = 0;
  const drawn = parts.map((type) => {
    const width = Math.max(0.5, (100 * counts[type]) / all);
    const rect = `<rect class="${type}" x="${from.toFixed(1)}" width="${width.toFixed(1)}" height="1"/>`;
    from += width;
    return rect;
  });
  return `<svg class="share" viewBox="0 0 ${from.toFixed(1)} 1" preserveAspectRatio="none" aria-hidden="true">${drawn.join('')}</svg>`;
}

function renderFound(
  catalog: Catalog,
  release: ReleaseChanges | undefined,
  query: ChangesQuery,
  locale: Locale,
): string {
  const { message, lang } = locale;
  const days = query.what === 'days' ? findChanges(catalog, release, query, 'days', lang) : null;
  // If no day was altered, show the other changes at once.
  const isFirst = isFirstPage(catalog, release, query);
  const isEmpty = days !== null && days.rows.length === 0 && days.next === null && isFirst;
  const what = isEmpty ? 'all' : query.what;
  const { rows, next, hasMore } =
    days !== null && !isEmpty ? days : findChanges(catalog, release, query, 'all', lang);
  const shown = { ...query, what } as const;
  const title = release
    ? `${message('releaseWord')} ${release.id} <small>${release.generated_at.slice(0, 10)}</small>`
    : message('changesTitle');
  const note = release
    ? `<p${english(locale)}>${escapeHtml(noteOf(catalog.data, release))}</p>`
    : '';
  const other = what === 'days' ? 'all' : 'days';
  // A link only to what is there.
  const hasOther = other === 'all' ? someAltersNoDay : someAltersDay;
  const switchTo =
    isEmpty || !hasOther(catalog, release, query)
      ? ''
      : ` · <a href="${changesAddress({ ...query, what: other, cursor: 0 })}">${message(other === 'all' ? 'showAllChanges' : 'showDayChanges')}</a>`;
  const all =
    query.calendars.length > 0
      ? ` · <a href="${changesAddress({ ...query, calendars: [], cursor: 0 })}">${message('ofAllCalendars')}</a>`
      : '';
  const state =
    isEmpty && rows.length > 0
      ? message('noDayAltered')
      : message(what === 'days' ? 'onlyDayChanges' : 'allChanges');
  return [
    `<h1>${title}</h1>${note}`,
    filterForm(shown, locale),
    `<p><a href="/changes">${message('allReleases')}</a> · ${state}${switchTo}${all}</p>`,
    rows.length === 0
      ? `<p>${message(next !== null ? 'noneYet' : isFirst ? 'noChangesHere' : 'noneFurther')}</p>`
      : changesTable(catalog, rows, shown, release === undefined, locale) +
        `<p class="quiet">${trustLegend(locale)}</p>`,
    next === null
      ? ''
      : `<p><a href="${changesAddress({ ...shown, cursor: next })}">${message(hasMore ? 'goOn' : 'searchOn')}</a></p>`,
  ].join('\n');
}

/** The reason of a release is in English. */
function english({ lang }: Locale): string {
  return lang === 'en' ? '' : ' lang="en" dir="ltr"';
}

/** The filter form for calendars and dates, without a script. */
function filterForm(
  { release, calendars, unknown, from, to, since, what }: ChangesQuery,
  { message }: Locale,
): string {
  const date = (name: string, label: string, value: string | null) =>
    `<label>${label} <input type="date" name="${name}" value="${value ?? ''}"></label>`;
  const value = escapeHtml([...calendars, ...unknown].join(', '));
  // A release is not a date; its id stays as it is.
  const isDate = since === null || parseDay(since) !== null;
  const sinceField = isDate
    ? date('since', message('publishedSince'), since)
    : hiddenFields([['since', since]]);
  return `<form class="filter" action="/changes">${release ? hiddenFields([['release', release]]) : ''}${what === 'all' ? hiddenFields([['what', 'all']]) : ''}${sinceField}<label for="calendar">${message('onlyCalendars')}</label><input id="calendar" name="calendar" size="22" spellcheck="false" autocomplete="off" placeholder="XNYS, DE:BY …" value="${value}">${date('from', message('affectingFrom'), from)}${date('to', message('toDate'), to)}<button type="submit">${message('showIt')}</button></form>`;
}
