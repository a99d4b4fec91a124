import { parseDay } from '../engine/civil-date.js';
import type { Catalog } from '../queries/catalog.js';
import { changeForms } from '../queries/change-forms.js';
import { descriptionJson } from '../queries/changes.js';
import { ALTERS_DAY, type ReleaseChanges } from '../store/changes-file.js';
import { takeChanges } from '../store/take-changes.js';
import { escapeHtml } from '../text/html.js';
import type { Reading, Word } from '../words/reading.js';
import { nameFor } from './calendar-name.js';
import { type NamedPlaces, placeMessages, readPlaces } from './places.js';
import { queryText, valuesOf } from './site.js';

/**
 * Pages of the releases, newest first, and of their changes, before and after side by side, without a script. Filters: one release,
 * some calendars, a range of dates. By default only changes that alter a day.
 */

/** Changes on one page. */
const MAX_CHANGES = 200;
/** Maximum rows checked for one page, some milliseconds; the next page continues. */
const MAX_ROWS = 65_536;
const LONGEST_ID = 40;

export interface ChangesQuery {
  /** Id of a release; null: all of them. */
  readonly release: string | null;
  /** Only changes of these calendars; empty: all. */
  readonly calendars: readonly string[];
  /** The calendars as they were written. */
  readonly named: NamedPlaces;
  /** Invalid dates. */
  readonly wrong: readonly string[];
  /** Only of dates from..to, YYYY-MM-DD, both inclusive. */
  readonly from: string | null;
  readonly to: string | null;
  readonly what: 'days' | 'all';
  readonly cursor: number;
}

/** Parses the query; invalid values are reported and ignored. */
export function readChangesQuery(
  catalog: Catalog,
  query: Readonly<Record<string, unknown>>,
  reading: Reading,
): ChangesQuery {
  const [release] = valuesOf(query.release);
  const [cursor = ''] = valuesOf(query.cursor);
  const isKnown = catalog.data.meta.releases.some(({ id }) => id === release);
  const named = readPlaces(catalog, valuesOf(query.calendar).flatMap(writtenIn(catalog, reading)), reading);
  const dateOf = (value: unknown) => valuesOf(value).find((text) => parseDay(text) !== null) ?? null;
  const wrong = [query.from, query.to].flatMap((value) => valuesOf(value).filter((text) => parseDay(text) === null));
  return {
    release: isKnown ? release! : null,
    calendars: named.indexes.map((index) => catalog.calendar(index).id),
    named,
    wrong: wrong.map((text) => text.slice(0, LONGEST_ID)),
    from: dateOf(query.from),
    to: dateOf(query.to),
    what: query.what === 'all' ? 'all' : 'days',
    cursor: /^\d{1,9}$/.test(cursor) ? Number(cursor) : 0,
  };
}

/** The calendars in one field, also ids with spaces between them, since a name may have spaces itself. */
function writtenIn(catalog: Catalog, reading: Reading): (field: string) => string[] {
  const isId = (text: string) => catalog.find(text) !== undefined;
  const isPlace = (text: string) => readPlaces(catalog, [text], reading).indexes.length > 0;
  return (field) =>
    field.split(/[,;]/).flatMap((text) => {
      const words = text.split(/\s+/).filter((word) => word !== '');
      const isList = words.every(isId) || (words.some(isId) && !isPlace(text.trim()));
      return isList ? words : [words.join(' ')];
    });
}

/** The body of the page, as HTML. */
export function renderChanges(catalog: Catalog, query: ChangesQuery, reading: Reading): string {
  const release = catalog.data.meta.releases.find(({ id }) => id === query.release);
  // Changes of all calendars are no answer to a question about one that is unknown.
  const isUnknown = query.calendars.length === 0 && query.named.written.length > 0;
  if (isUnknown)
    return `<main class="changes-page"><h1>${reading.say('changesTitle')}</h1>${filterForm(catalog, query, reading)}<p><a href="/changes">${reading.say('allReleases')}</a></p></main>`;
  const isFiltered = query.calendars.length > 0 || query.from !== null || query.to !== null;
  const body =
    release || isFiltered ? renderFound(catalog, release, query, reading) : renderReleases(catalog, query, reading);
  return `<main class="changes-page">${body}</main>`;
}

function renderReleases(catalog: Catalog, query: ChangesQuery, reading: Reading): string {
  const { say } = reading;
  const items = [...catalog.data.meta.releases].reverse().map((release) => {
    const { id, generated_at, library_version, counts } = release;
    const { note } = JSON.parse(descriptionJson(catalog.data, release)) as { note: string };
    const isSame = counts.added + counts.removed + counts.modified === 0;
    const headline = isSame
      ? say('noDateChanged')
      : `<a href="/changes?release=${id}">${headlineOf(counts, reading)}</a>`;
    return `<li><time class="when" datetime="${generated_at}">${generated_at.slice(0, 10)}<br>${generated_at.slice(11, 16)} UTC</time><h2>${headline}</h2>${isSame ? '' : shareOf(counts)}<p>${escapeHtml(note)}</p><p><small>${id}</small> <small>date-holidays ${library_version}</small></p></li>`;
  });
  return `<h1>${say('changesTitle')}</h1><p class="quiet">${say('changesAbout')}</p>${filterForm(catalog, query, reading)}<ol class="releases" reversed>${items.join('\n')}</ol>`;
}

/** A summary sentence: `6,013 dates changed, 4,153 added and 273 removed.` */
function headlineOf({ added, removed, modified }: ReleaseChanges['counts'], { say, number }: Reading): string {
  return say('changesHeadline', { added: number(added), removed: number(removed), modified: number(modified) });
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

interface State {
  readonly names: Readonly<Record<string, string>>;
  readonly status: string;
  readonly observed: boolean;
  readonly close_time: string | null;
  readonly coverage: string;
  readonly sources: readonly string[];
}

interface ShownChange {
  readonly release_id: string;
  readonly calendar_id: string;
  readonly date: string;
  readonly kind: string;
  readonly change_type: 'added' | 'removed' | 'modified';
  readonly origin?: 'own';
  readonly before: State | null;
  readonly after: State | null;
}

interface Found {
  readonly told: readonly ShownChange[];
  /** Where the next page begins; null: this was the last one. */
  readonly next: number | null;
}

function find(
  catalog: Catalog,
  release: ReleaseChanges | undefined,
  query: ChangesQuery,
  what: 'days' | 'all',
  lang: string,
): Found {
  const forms = changeForms(catalog.data, lang);
  const result: ShownChange[] = [];
  const filter = {
    calendars: query.calendars.length === 0 ? undefined : query.calendars.flatMap((id) => idsOf(catalog, id)),
    from: query.from === null ? undefined : parseDay(query.from)!,
    to: query.to === null ? undefined : parseDay(query.to)!,
    marks: what === 'days' ? ALTERS_DAY : 0,
    end: release?.changes[1],
  };
  const next = takeChanges(
    catalog.data,
    Math.max(query.cursor, release?.changes[0] ?? 0),
    filter,
    (change) => result.length < MAX_CHANGES && result.push(JSON.parse(forms.json(change)) as ShownChange) > 0,
    MAX_ROWS,
  );
  return { told: result, next };
}

function renderFound(
  catalog: Catalog,
  release: ReleaseChanges | undefined,
  query: ChangesQuery,
  reading: Reading,
): string {
  const { say, lang } = reading;
  const days = query.what === 'days' ? find(catalog, release, query, 'days', lang) : null;
  // If no day was altered, show the other changes at once.
  const isEmpty = days !== null && days.told.length === 0 && days.next === null;
  const what = isEmpty ? 'all' : query.what;
  const { told, next } = days !== null && !isEmpty ? days : find(catalog, release, query, 'all', lang);
  const shown = { ...query, what } as const;
  const title = release
    ? `${say('releaseWord')} ${release.id} <small>${release.generated_at.slice(0, 10)}</small>`
    : say('changesTitle');
  const note = release
    ? `<p>${escapeHtml((JSON.parse(descriptionJson(catalog.data, release)) as { note: string }).note)}</p>`
    : '';
  const other = what === 'days' ? 'all' : 'days';
  const switchTo = isEmpty
    ? ''
    : ` · <a href="${addressOf({ ...query, what: other, cursor: 0 })}">${say(other === 'all' ? 'showAllChanges' : 'showDayChanges')}</a>`;
  const all =
    query.calendars.length > 0
      ? ` · <a href="${addressOf({ ...query, calendars: [], cursor: 0 })}">${say('ofAllCalendars')}</a>`
      : '';
  const state =
    isEmpty && told.length > 0 ? say('noDayAltered') : say(what === 'days' ? 'onlyDayChanges' : 'allChanges');
  return [
    `<h1>${title}</h1>${note}`,
    filterForm(catalog, shown, reading),
    `<p><a href="/changes">${say('allReleases')}</a> · ${state}${switchTo}${all}</p>`,
    told.length === 0
      ? `<p>${say(next === null ? 'noChangesHere' : 'noneYet')}</p>`
      : table(catalog, told, shown, release === undefined, reading),
    next === null ? '' : `<p><a href="${addressOf({ ...shown, cursor: next })}">${say('goOn')}</a></p>`,
  ].join('\n');
}

/** The filter form for calendars and dates, without a script. */
function filterForm(catalog: Catalog, query: ChangesQuery, reading: Reading): string {
  const { release, calendars, named, from, to, what, wrong } = query;
  const { say } = reading;
  const sameFor = (texts: readonly string[]) => addressOf({ ...query, calendars: texts, cursor: 0 });
  const refusals = [
    placeMessages(catalog, named, reading, sameFor),
    ...wrong.map((text) => `<p class="refused">${escapeHtml(say('leftOut', { text }))}</p>`),
  ].join('');
  const hidden = (name: string, value: string) => `<input type="hidden" name="${name}" value="${value}">`;
  const date = (name: string, label: string, value: string | null) =>
    `<label>${label} <input type="date" name="${name}" value="${value ?? ''}"></label>`;
  const value = escapeHtml([...calendars, ...named.unknown.map(({ text }) => text)].join(', '));
  return `<form class="filter" action="/changes">${release ? hidden('release', release) : ''}${what === 'all' ? hidden('what', 'all') : ''}<label for="calendar">${say('onlyCalendars')}</label><input id="calendar" name="calendar" size="22" spellcheck="false" autocomplete="off" placeholder="XNYS, DE:BY …" value="${value}">${date('from', say('fromDate'), from)}${date('to', say('toDate'), to)}<button type="submit">${say('showIt')}</button></form>${refusals}`;
}

/** A calendar's history includes changes under its former ids. */
function idsOf(catalog: Catalog, id: string): readonly string[] {
  const { aliases = [] } = catalog.calendar(catalog.find(id)!);
  return [id, ...aliases];
}

function addressOf({ release, calendars, from, to, what, cursor }: ChangesQuery): string {
  const parts = [
    release && `release=${release}`,
    calendars.length > 0 && queryText([['calendar', calendars.join()]]),
    from && `from=${from}`,
    to && `to=${to}`,
    what === 'all' && 'what=all',
    cursor > 0 && `cursor=${cursor}`,
  ];
  return `/changes?${parts.filter(Boolean).join('&amp;')}`;
}

const TYPES: Readonly<Record<ShownChange['change_type'], Word>> = {
  added: 'changeAdded',
  removed: 'changeRemoved',
  modified: 'changeModified',
};
const KINDS: Readonly<Record<string, Word>> = {
  holiday: 'kindHoliday',
  early_close: 'kindEarlyClose',
  weekend_workday: 'kindWorkday',
};

function table(
  catalog: Catalog,
  changes: readonly ShownChange[],
  query: ChangesQuery,
  ofAll: boolean,
  reading: Reading,
): string {
  const { say } = reading;
  const side = (label: Word, state: State | null, other: State | null) =>
    `<td data-of="${say(label)}">${stateOf(state, other, reading)}</td>`;
  const rows = changes.map(({ release_id, calendar_id, date, kind, change_type, origin, before, after }) => {
    const link = `<a href="${addressOf({ ...query, calendars: [calendar_id], cursor: 0 })}">${escapeHtml(nameOf(catalog, calendar_id, reading))}</a> <code>${calendar_id}</code>`;
    const what = `<span class="change ${change_type}">${say(TYPES[change_type])} ${say(KINDS[kind]!)}${origin ? ` (${say('kindOwn')})` : ''}</span>`;
    const of = ofAll
      ? `<td class="date"><a href="/changes?release=${release_id}">${release_id.slice(0, 4)}-${release_id.slice(4, 6)}-${release_id.slice(6, 8)}</a></td>`
      : '';
    return `<tr><td>${link}</td><td class="date">${date}</td><td>${what}</td>${side('colBefore', before, after)}${side('colAfter', after, before)}${of}</tr>`;
  });
  const heads = [
    say('colCalendar'),
    say('colDate'),
    say('colChange'),
    say('colBefore'),
    say('colAfter'),
    ...(ofAll ? [say('releaseWord')] : []),
  ]
    .map((head) => `<th scope="col">${head}</th>`)
    .join('');
  return `<div class="scrolls" tabindex="0" role="region" aria-label="${say('changesTitle')}"><table class="list changed"><thead><tr>${heads}</tr></thead><tbody>${rows.join('\n')}</tbody></table></div>`;
}

/** The id where there is no such calendar any more. */
function nameOf(catalog: Catalog, id: string, reading: Reading): string {
  const index = catalog.find(id);
  return index === undefined ? id : nameFor(catalog.calendar(index), reading);
}

function checkedWord({ coverage }: State, say: Reading['say']): string {
  return say(coverage === 'verified' ? 'verifiedWord' : 'notVerifiedWord');
}

/** One side of a change, with differences to the other side marked. */
function stateOf(state: State | null, other: State | null, { say, lang }: Reading): string {
  if (!state) return '–';
  const name = ({ names }: State) => names[lang] ?? names.en!;
  const members = [
    [name(state), other ? name(other) : undefined],
    [state.close_time ?? '', other?.close_time ?? ''],
    [state.status, other?.status],
    [state.observed ? say('observedWord') : '', other?.observed ? say('observedWord') : ''],
    [checkedWord(state, say), other ? checkedWord(other, say) : undefined],
    [state.sources.join(' '), other?.sources.join(' ')],
  ] as const;
  return members
    .filter(([value]) => value !== '')
    .map(([value, beside]) => (other && value !== beside ? `<b>${escapeHtml(value)}</b>` : escapeHtml(value)))
    .join(', ');
}
