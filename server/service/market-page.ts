import { covers, isBusinessDay } from '../core/business-days.js';
import { formatDay, isoWeekday, mustParseDay } from '../core/civil-date.js';
import { escapeHtml } from '../core/html.js';
import type { PlacedCalendar } from '../core/types.js';
import type { Catalog } from './catalog.js';
import { publicEntries } from './entries.js';
import { dateIn } from './today.js';

/** The world's exchanges today and in the coming two weeks, each by its own date, as a page that needs no script. */

const DAYS = 15;
const LETTERS = ['M', 'T', 'W', 'T', 'F', 'S', 'S'];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Regions by the first part of a zone's name: data that every exchange has. */
const REGIONS: Readonly<Record<string, readonly string[]>> = {
  americas: ['America'],
  europe: ['Europe', 'Atlantic'],
  africa: ['Africa'],
  asia: ['Asia', 'Indian'],
  pacific: ['Australia', 'Pacific'],
};
const SORTS = ['name', 'id', 'today', 'next'] as const;
type Sort = (typeof SORTS)[number];

export interface MarketsQuery {
  readonly region: string | null;
  readonly sort: Sort;
}

/** What an address asks for; what it says wrongly is the usual. */
export function readMarketsQuery(query: Readonly<Record<string, unknown>>): MarketsQuery {
  const { region, sort } = query;
  return {
    region: typeof region === 'string' && Object.hasOwn(REGIONS, region) ? region : null,
    sort: SORTS.find((one) => one === sort) ?? 'today',
  };
}

type Look = 'open' | 'early' | 'closed' | 'weekend' | 'none';

interface MarketDay {
  readonly date: string;
  readonly look: Look;
  readonly names: readonly string[];
  readonly closes: string | null;
  readonly isEstimated: boolean;
}

interface Market {
  readonly calendar: PlacedCalendar;
  readonly days: readonly MarketDay[];
}

/** The dates that it is in the zones of the exchanges, joined: while they are the same, so is the page. */
export function marketDates(catalog: Catalog, nowMs: number): string {
  return exchanges(catalog)
    .map((index) => todayOf(catalog, index, nowMs))
    .join();
}

function exchanges({ data }: Catalog): number[] {
  return data.meta.calendars.flatMap(({ kind }, index) => (kind === 'exchange' ? [index] : []));
}

function todayOf(catalog: Catalog, index: number, nowMs: number): string {
  return dateIn(catalog.calendar(index).timezone ?? 'UTC', nowMs);
}

/** The body of the page, as HTML. */
export function renderMarkets(catalog: Catalog, { region, sort }: MarketsQuery, nowMs: number): string {
  const markets = exchanges(catalog)
    .map((index) => marketOf(catalog, index, nowMs))
    .filter(({ calendar }) => region === null || isIn(region, calendar));
  markets.sort(ORDERS[sort]);
  const count = (look: Look) => markets.filter(({ days }) => days[0]!.look === look).length;
  const summary = `Today: ${count('open')} trade, ${count('early')} close early, ${count('closed')} have a holiday, ${count('weekend')} a weekend.`;
  return [
    `<main><h1>Markets</h1><p>${summary} Each by its own date; whether a market is in session this minute is not told.</p>`,
    choices(region, sort),
    `<div class="scrolls" tabindex="0" role="region" aria-label="Markets">${table(markets, region, sort)}</div>`,
    '</main>',
    `<footer><p>Data release ${catalog.release.id}. ■ holiday, ◧ early close, · trading day, blank: weekend; in italics: estimated.</p></footer>`,
  ].join('\n');
}

function isIn(region: string, { timezone }: PlacedCalendar): boolean {
  return REGIONS[region]!.includes((timezone ?? '').split('/')[0]!);
}

const RANKS: Readonly<Record<Look, number>> = { closed: 0, early: 1, open: 2, weekend: 3, none: 4 };
const ORDERS: Readonly<Record<Sort, (a: Market, b: Market) => number>> = {
  id: (a, b) => compare(a.calendar.id, b.calendar.id),
  name: (a, b) => compare(a.calendar.name, b.calendar.name),
  today: (a, b) => RANKS[a.days[0]!.look] - RANKS[b.days[0]!.look] || compare(nextOf(a), nextOf(b)),
  next: (a, b) => compare(nextOf(a), nextOf(b)) || compare(a.calendar.name, b.calendar.name),
};

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** The first of the days that is not usual; after all others when there is none. */
function nextOf({ days }: Market): string {
  return days.find(({ look }) => look === 'closed' || look === 'early')?.date ?? '9';
}

function marketOf(catalog: Catalog, index: number, nowMs: number): Market {
  const first = mustParseDay(todayOf(catalog, index, nowMs));
  const days = Array.from({ length: DAYS }, (_, at) => marketDay(catalog, index, first + at));
  return { calendar: catalog.calendar(index), days };
}

function marketDay(catalog: Catalog, index: number, day: number): MarketDay {
  const date = formatDay(day);
  const days = catalog.businessDays(index);
  if (!covers(days, day)) return { date, look: 'none', names: [], closes: null, isEstimated: false };
  const entries = publicEntries(catalog, index, day, day, { lang: 'en', withSources: false });
  const isOpen = isBusinessDay(days, day);
  const closing = isOpen ? entries.find(({ kind }) => kind === 'early_close') : undefined;
  const isHoliday = entries.some(({ kind }) => kind === 'holiday');
  const shut = isHoliday ? 'closed' : 'weekend';
  return {
    date,
    look: isOpen ? (closing ? 'early' : 'open') : shut,
    names: entries.map(({ name }) => name),
    closes: closing?.close_time ?? null,
    isEstimated: entries.some(({ status }) => status !== 'confirmed'),
  };
}

function choices(region: string | null, sort: Sort): string {
  const link = (value: string | null, label: string) =>
    value === region
      ? `<strong aria-current="page">${label}</strong>`
      : `<a href="${addressOf(value, sort)}">${label}</a>`;
  return `<nav aria-label="Regions">${[link(null, 'all'), ...Object.keys(REGIONS).map((one) => link(one, one))].join(' · ')}</nav>`;
}

function addressOf(region: string | null, sort: Sort): string {
  const parts = [region && `region=${region}`, sort !== 'today' && `sort=${sort}`].filter(Boolean);
  return `/markets${parts.length > 0 ? `?${parts.join('&amp;')}` : ''}`;
}

function table(markets: readonly Market[], region: string | null, sort: Sort): string {
  const head = (value: Sort, label: string) =>
    value === sort
      ? `<th scope="col" aria-sort="ascending">${label}</th>`
      : `<th scope="col"><a href="${addressOf(region, value)}">${label}</a></th>`;
  const offsets = Array.from({ length: DAYS - 1 }, (_, at) => `<th scope="col">+${at + 1}</th>`).join('');
  const heads = head('id', 'Id') + head('name', 'Market') + head('today', 'Today') + head('next', 'Next') + offsets;
  return `<table class="list markets"><thead><tr>${heads}</tr></thead><tbody>${markets.map(row).join('\n')}</tbody></table>`;
}

function row({ calendar: { id, name }, days }: Market): string {
  const [today, ...others] = days as [MarketDay, ...MarketDay[]];
  const next = days.find(({ look, date }) => date > today.date && (look === 'closed' || look === 'early'));
  const cells = others.map((day) => `<td class="${classOf(day)}" title="${titleOf(day)}">${markOf(day)}</td>`).join('');
  return `<tr><td><a href="/calendars/${id}">${id}</a></td><td>${escapeHtml(name)}</td><td class="${classOf(today)}">${titleOf(today)}</td><td>${next ? `${shortDate(next.date)} ${escapeHtml(next.names.join(' / '))}` : ''}</td>${cells}</tr>`;
}

function classOf({ look, isEstimated }: MarketDay): string {
  const name = look === 'closed' ? 'shut' : look;
  return isEstimated ? `${name} uncertain` : name;
}

const WORDS: Readonly<Record<Look, string>> = {
  open: 'trading day',
  early: 'closes early',
  closed: 'holiday',
  weekend: 'weekend',
  none: 'outside the data',
};

function titleOf({ date, look, names, closes, isEstimated }: MarketDay): string {
  const parts = [
    `${shortDate(date)}: ${WORDS[look]}${closes ? ` at ${closes}` : ''}`,
    ...names,
    isEstimated && 'estimated',
  ];
  return escapeHtml(parts.filter(Boolean).join(', '));
}

/** Signs, and a letter for whom neither colour nor sign is enough. */
function markOf({ date, look }: MarketDay): string {
  const letter = LETTERS[isoWeekday(mustParseDay(date)) - 1]!;
  const signs: Readonly<Record<Look, string>> = { open: '·', early: '◧', closed: '■', weekend: '', none: '?' };
  return `<small>${letter}</small>${signs[look]}`;
}

function shortDate(date: string): string {
  return `${Number(date.slice(8))} ${MONTHS[Number(date.slice(5, 7)) - 1]}`;
}
