import { covers, isBusinessDay } from '../engine/business-days.js';
import { formatDay, isoWeekday, mustParseDay } from '../engine/civil-date.js';
import type { PlacedCalendar } from '../engine/types.js';
import type { Catalog } from '../queries/catalog.js';
import { publicEntries } from '../queries/entries.js';
import { hasHours } from '../queries/sessions.js';
import { dateIn } from '../queries/today.js';
import { SHORT_MONTHS, SHORT_WEEKDAYS } from '../text/date-words.js';
import { escapeHtml } from '../text/html.js';
import { CLOCKS, nowText } from './market-now.js';

/** The world's exchanges today and in the coming two weeks, each by its own date, as a page that needs no script. */

/** Today and two weeks more; where it is another date already, one day less or more. */
const DAYS = 15;

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
  /** The zone in which times are told: one of CLOCKS; null: each market's own. */
  readonly zone: string | null;
}

/** What an address asks for; what it says wrongly is the usual. */
export function readMarketsQuery(query: Readonly<Record<string, unknown>>): MarketsQuery {
  const { region, sort, tz } = query;
  return {
    zone: typeof tz === 'string' && Object.hasOwn(CLOCKS, tz) ? tz : null,
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
  readonly today: MarketDay;
  /** The days of the table's columns: the same dates for all. */
  readonly days: readonly MarketDay[];
  /** What it does now and for how long, where its hours are known. */
  readonly now: string;
}

/** What the page depends on: the dates in the zones of the exchanges, and where hours are known the minute. */
export function marketDates(catalog: Catalog, nowMs: number): string {
  const indexes = exchanges(catalog);
  if (indexes.some((index) => hasHours(catalog.calendar(index)))) return String(Math.floor(nowMs / 60_000));
  return indexes.map((index) => todayOf(catalog, index, nowMs)).join();
}

function exchanges({ data }: Catalog): number[] {
  return data.meta.calendars.flatMap(({ kind }, index) => (kind === 'exchange' ? [index] : []));
}

function todayOf(catalog: Catalog, index: number, nowMs: number): string {
  return dateIn(catalog.calendar(index).timezone ?? 'UTC', nowMs);
}

/** The body of the page, as HTML. */
export function renderMarkets(catalog: Catalog, query: MarketsQuery, nowMs: number): string {
  const { region, sort, zone } = query;
  const shown = exchanges(catalog).filter((index) => region === null || isIn(region, catalog.calendar(index)));
  const todays = shown.map((index) => todayOf(catalog, index, nowMs));
  const columns = columnsFrom(todays);
  const markets = shown.map((index, at) =>
    marketOf(catalog, index, todays[at]!, columns, nowText(catalog, index, nowMs, zone)),
  );
  markets.sort(ORDERS[sort]);
  return [
    `<main><h1>Markets</h1>${figures(markets)}`,
    '<p class="quiet">Each by its own date; what it does now is told where its hours are known.</p>',
    choices(query),
    clocks(query),
    `<div class="scrolls tall" tabindex="0" role="region" aria-label="Markets">${table(markets, columns, query)}</div>`,
    '</main>',
    `<footer><p>Data release ${catalog.release.id}. ■ holiday, ◧ early close, · trading day, blank: weekend, framed: its today; in italics: estimated.</p></footer>`,
  ].join('\n');
}

/** From the day that it is where it is earliest. */
function columnsFrom(todays: readonly string[]): readonly number[] {
  const days = todays.map(mustParseDay);
  const first = Math.min(...days);
  return Array.from({ length: Math.max(...days) - first + DAYS }, (_, at) => first + at);
}

/** How many do what today. */
function figures(markets: readonly Market[]): string {
  const items = GROUPS.map(({ look, does }) => {
    const count = markets.filter(({ today }) => today.look === look).length;
    return `<li class="${look}"><b>${count}</b> ${does}</li>`;
  });
  return `<ul class="figures" aria-label="Today">${items.join('')}</ul>`;
}

function isIn(region: string, { timezone }: PlacedCalendar): boolean {
  return REGIONS[region]!.includes((timezone ?? '').split('/')[0]!);
}

const GROUPS: readonly { readonly look: Look; readonly does: string }[] = [
  { look: 'closed', does: 'on holiday' },
  { look: 'early', does: 'closing early' },
  { look: 'open', does: 'trading' },
  { look: 'weekend', does: 'at the weekend' },
];
const RANKS: Readonly<Record<Look, number>> = { closed: 0, early: 1, open: 2, weekend: 3, none: 4 };
const ORDERS: Readonly<Record<Sort, (a: Market, b: Market) => number>> = {
  id: (a, b) => compare(a.calendar.id, b.calendar.id),
  name: (a, b) => compare(a.calendar.name, b.calendar.name),
  today: (a, b) => RANKS[a.today.look] - RANKS[b.today.look] || compare(nextOf(a), nextOf(b)),
  next: (a, b) => compare(nextOf(a), nextOf(b)) || compare(a.calendar.name, b.calendar.name),
};

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** The first of the days to come that is not usual. */
function unusualOf({ days, today }: Market): MarketDay | undefined {
  return days.find(({ look, date }) => date > today.date && (look === 'closed' || look === 'early'));
}

/** Its date; after all others when there is none. */
function nextOf(market: Market): string {
  return unusualOf(market)?.date ?? '9';
}

function marketOf(catalog: Catalog, index: number, today: string, columns: readonly number[], now: string): Market {
  const days = columns.map((day) => marketDay(catalog, index, day));
  return { calendar: catalog.calendar(index), today: days.find(({ date }) => date === today)!, days, now };
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

/** In whose clocks times are told. */
function clocks(query: MarketsQuery): string {
  const link = (zone: string | null, label: string) =>
    zone === query.zone
      ? `<strong aria-current="true">${label}</strong>`
      : `<a href="${addressOf({ ...query, zone })}">${label}</a>`;
  const links = [link(null, 'Local'), ...Object.entries(CLOCKS).map(([zone, label]) => link(zone, label))];
  return `<nav aria-label="Times in">Times: ${links.join(' ')}</nav>`;
}

function choices(query: MarketsQuery): string {
  const link = (region: string | null, label: string) =>
    region === query.region
      ? `<strong aria-current="page">${label}</strong>`
      : `<a href="${addressOf({ ...query, region })}">${label}</a>`;
  return `<nav aria-label="Regions">${[link(null, 'All'), ...Object.keys(REGIONS).map((one) => link(one, capital(one)))].join(' ')}</nav>`;
}

function capital(word: string): string {
  return word[0]!.toUpperCase() + word.slice(1);
}

function addressOf({ region, sort, zone }: MarketsQuery): string {
  const parts = [region && `region=${region}`, sort !== 'today' && `sort=${sort}`, zone && `tz=${zone}`].filter(
    Boolean,
  );
  return `/markets${parts.length > 0 ? `?${parts.join('&amp;')}` : ''}`;
}

function table(markets: readonly Market[], columns: readonly number[], query: MarketsQuery): string {
  const { sort } = query;
  const head = (value: Sort, label: string) =>
    value === sort
      ? `<th scope="col" aria-sort="ascending">${label}</th>`
      : `<th scope="col"><a href="${addressOf({ ...query, sort: value })}">${label}</a></th>`;
  const heads = head('id', 'Id') + head('name', 'Market') + head('today', 'Today') + head('next', 'Next');
  const rows = markets.map((market, at) => {
    const isFirst = sort === 'today' && market.today.look !== markets[at - 1]?.today.look;
    return (isFirst ? groupRow(market.today.look, columns.length) : '') + row(market);
  });
  return `<table class="list markets"><thead><tr>${heads}${columns.map(dateHead).join('')}</tr></thead><tbody>${rows.join('\n')}</tbody></table>`;
}

/** The weekday, and the day of the month; its month where one begins. */
function dateHead(day: number, at: number): string {
  const date = formatDay(day);
  const month = at === 0 || date.endsWith('-01') ? ` ${SHORT_MONTHS[Number(date.slice(5, 7)) - 1]}` : '';
  return `<th scope="col"><small>${SHORT_WEEKDAYS[isoWeekday(day) - 1]}</small> ${Number(date.slice(8))}${month && `<small>${month}</small>`}</th>`;
}

function groupRow(look: Look, columns: number): string {
  const title = capital(GROUPS.find((group) => group.look === look)?.does ?? WORDS[look]);
  return `<tr class="group"><th scope="rowgroup" colspan="${columns + 4}">${title}</th></tr>\n`;
}

function row(market: Market): string {
  const { calendar, days, today, now } = market;
  const { id, name } = calendar;
  const next = unusualOf(market);
  const cells = days.map((day) => {
    const isToday = day === today ? ' today' : '';
    const isOver = day.date < today.date ? ' over' : '';
    return `<td class="${classOf(day)}${isToday}${isOver}" title="${titleOf(day)}">${SIGNS[day.look]}</td>`;
  });
  const coming = next ? `${shortDate(next.date)} ${escapeHtml(next.names.join(' / '))}` : '';
  return `<tr><td><a href="/calendars/${id}">${id}</a></td><td>${escapeHtml(name)}</td><td>${titleOf(today)}${now && `<br><small>${now}</small>`}</td><td title="${coming}">${coming}</td>${cells.join('')}</tr>`;
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

/** For whom colour is not enough. */
const SIGNS: Readonly<Record<Look, string>> = { open: '·', early: '◧', closed: '■', weekend: '', none: '?' };

function shortDate(date: string): string {
  return `${Number(date.slice(8))} ${SHORT_MONTHS[Number(date.slice(5, 7)) - 1]}`;
}
