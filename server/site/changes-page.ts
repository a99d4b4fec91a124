import type { Catalog } from '../queries/catalog.js';
import { changeForms } from '../queries/change-forms.js';
import { descriptionJson } from '../queries/changes.js';
import { ALTERS_DAY, type ReleaseChanges } from '../store/changes-file.js';
import { takeChanges } from '../store/take-changes.js';
import { escapeHtml } from '../text/html.js';

/** The releases, newest first, and what each changed, before and after side by side, as pages that need no script. */

/** Changes on one page. */
const MOST_CHANGES = 200;
/** Rows that are looked at for one page: some milliseconds; it then goes on. */
const MOST_ROWS = 65_536;

export interface ChangesQuery {
  /** Id of a release; null: all of them are listed. */
  readonly release: string | null;
  /** Only changes of this calendar. */
  readonly calendar: string | null;
  /** What was asked for as a calendar and is none. */
  readonly unknown: string | null;
  readonly what: 'days' | 'all';
  readonly cursor: number;
}

const LONGEST_ID = 40;

/** What an address asks for; what it says wrongly is the usual. */
export function readChangesQuery(catalog: Catalog, query: Readonly<Record<string, unknown>>): ChangesQuery {
  const { release, calendar, what, cursor } = query;
  const index = typeof calendar === 'string' ? catalog.find(calendar) : undefined;
  const isKnown = catalog.data.meta.releases.some(({ id }) => id === release);
  const isUnknown = isKnown && typeof calendar === 'string' && calendar !== '' && index === undefined;
  const position = typeof cursor === 'string' && /^\d{1,9}$/.test(cursor) ? Number(cursor) : 0;
  return {
    release: isKnown ? (release as string) : null,
    calendar: index === undefined ? null : catalog.calendar(index).id,
    unknown: isUnknown ? calendar.slice(0, LONGEST_ID) : null,
    what: what === 'all' ? 'all' : 'days',
    cursor: isKnown ? position : 0,
  };
}

/** The body of the page, as HTML. */
export function renderChanges(catalog: Catalog, query: ChangesQuery): string {
  const release = catalog.data.meta.releases.find(({ id }) => id === query.release);
  const body = release ? renderRelease(catalog, release, query) : renderReleases(catalog);
  return `<main>${body}</main>`;
}

function renderReleases(catalog: Catalog): string {
  const items = [...catalog.data.meta.releases].reverse().map((release) => {
    const { id, generated_at, library_version, counts } = release;
    const { note } = JSON.parse(descriptionJson(catalog.data, release)) as { note: string };
    const { added, removed, modified } = counts;
    const told =
      added + removed + modified === 0
        ? '<p>no date changed</p>'
        : `${shareOf(counts)}<p><a href="/changes?release=${id}">${number(added)} added, ${number(removed)} removed, ${number(modified)} modified</a></p>`;
    return `<li><time class="when" datetime="${generated_at}">${generated_at.slice(0, 10)}<br>${generated_at.slice(11, 16)} UTC</time><h2>${escapeHtml(note)}</h2>${told}<p><small>${id}</small> <small>date-holidays ${library_version}</small></p></li>`;
  });
  return `<h1>Releases</h1><p class="quiet">Each is kept as it was, and can be asked by its id; what it changed is told date by date.</p><ol class="releases" reversed>${items.join('\n')}</ol>`;
}

/** What part of the changes is of which type, drawn; the numbers stand below. */
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

function number(count: number): string {
  return count.toLocaleString('en-GB');
}

interface State {
  readonly names: Readonly<Record<string, string>>;
  readonly status: string;
  readonly observed: boolean;
  readonly close_time: string | null;
  readonly coverage: string;
  readonly sources: readonly string[];
}

interface ToldChange {
  readonly calendar_id: string;
  readonly date: string;
  readonly kind: string;
  readonly change_type: string;
  readonly origin?: 'own';
  readonly before: State | null;
  readonly after: State | null;
}

function renderRelease(catalog: Catalog, release: ReleaseChanges, query: ChangesQuery): string {
  const { data } = catalog;
  const { id, generated_at, changes } = release;
  const forms = changeForms(data, 'en');
  const told: ToldChange[] = [];
  const filter = {
    calendars: query.calendar === null ? undefined : idsOf(catalog, query.calendar),
    marks: query.what === 'days' ? ALTERS_DAY : 0,
    end: changes[1],
  };
  const next = takeChanges(
    data,
    Math.max(query.cursor, changes[0]),
    filter,
    (change) => told.length < MOST_CHANGES && told.push(JSON.parse(forms.json(change)) as ToldChange) > 0,
    MOST_ROWS,
  );
  const { note } = JSON.parse(descriptionJson(data, release)) as { note: string };
  const other = query.what === 'days' ? 'all' : 'days';
  const label = query.what === 'days' ? 'names, sources and coverage too' : 'only what alters a day';
  const more = next === null ? '' : `<p><a href="${addressOf({ ...query, cursor: next })}">Go on</a></p>`;
  return [
    `<h1>Release ${id} <small>${generated_at.slice(0, 10)}</small></h1><p>${escapeHtml(note)}</p>`,
    filterForm(query),
    `<p><a href="/changes">All releases</a> · ${query.what === 'days' ? 'only what alters a day' : 'all changes'} · <a href="${addressOf({ ...query, what: other, cursor: 0 })}">${label}</a>${query.calendar ? ` · ${query.calendar} alone · <a href="${addressOf({ ...query, calendar: null, cursor: 0 })}">all calendars</a>` : ''}</p>`,
    told.length === 0 ? '<p>Nothing of that kind here.</p>' : table(told, query),
    more,
  ].join('\n');
}

/** One calendar of this release: a form that needs no script. */
function filterForm({ release, calendar, what, unknown }: ChangesQuery): string {
  const refusal = unknown === null ? '' : `<p class="refused">There is no calendar ${escapeHtml(unknown)}.</p>`;
  const hidden = (name: string, value: string) => `<input type="hidden" name="${name}" value="${value}">`;
  return `<form class="filter" action="/changes">${hidden('release', release!)}${what === 'all' ? hidden('what', 'all') : ''}<label for="calendar">Only the calendar</label><input id="calendar" name="calendar" size="14" spellcheck="false" placeholder="XNYS, DE:BY …" value="${escapeHtml(calendar ?? unknown ?? '')}"><button type="submit">Show</button></form>${refusal}`;
}

/** A calendar's history is also what was told under its former ids. */
function idsOf(catalog: Catalog, id: string): readonly string[] {
  const { aliases = [] } = catalog.calendar(catalog.find(id)!);
  return [id, ...aliases];
}

function addressOf({ release, calendar, what, cursor }: ChangesQuery): string {
  const parts = [
    `release=${release}`,
    calendar && `calendar=${calendar}`,
    what === 'all' && 'what=all',
    cursor > 0 && `cursor=${cursor}`,
  ];
  return `/changes?${parts.filter(Boolean).join('&amp;')}`;
}

function table(changes: readonly ToldChange[], query: ChangesQuery): string {
  const rows = changes.map(({ calendar_id, date, kind, change_type, origin, before, after }) => {
    const link = `<a href="${addressOf({ ...query, calendar: calendar_id, cursor: 0 })}">${calendar_id}</a>`;
    const what = `<span class="change ${change_type}">${change_type} ${kind.replace('_', ' ')}${origin ? ' (own)' : ''}</span>`;
    return `<tr><td>${link}</td><td class="date">${date}</td><td>${what}</td><td>${stateOf(before, after)}</td><td>${stateOf(after, before)}</td></tr>`;
  });
  const heads = ['Calendar', 'Date', 'Change', 'Before', 'After']
    .map((head) => `<th scope="col">${head}</th>`)
    .join('');
  return `<div class="scrolls" tabindex="0" role="region" aria-label="Changes"><table class="list"><thead><tr>${heads}</tr></thead><tbody>${rows.join('\n')}</tbody></table></div>`;
}

function checked({ coverage }: State): string {
  return coverage === 'verified' ? 'verified' : 'not verified';
}

/** What a side says; what the other one says otherwise is marked. */
function stateOf(state: State | null, other: State | null): string {
  if (!state) return '–';
  const members = [
    [state.names.en!, other?.names.en],
    [state.close_time ?? '', other?.close_time ?? ''],
    [state.status, other?.status],
    [state.observed ? 'observed' : '', other?.observed ? 'observed' : ''],
    [checked(state), other && checked(other)],
    [state.sources.join(' '), other?.sources.join(' ')],
  ] as const;
  return members
    .filter(([value]) => value !== '')
    .map(([value, beside]) => (other && value !== beside ? `<b>${escapeHtml(value)}</b>` : escapeHtml(value)))
    .join(', ');
}
