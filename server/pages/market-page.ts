import { covers, isBusinessDay } from '../engine/business-days.js';
import { formatDay, isoWeekday, lastDayOf, mustParseDay } from '../engine/civil-date.js';
import type { DayStatus, PlacedCalendar } from '../engine/types.js';
import type { Locale, MessageKey } from '../locale/locales.js';
import type { Catalog } from '../queries/catalog.js';
import { publicEntries } from '../queries/entries.js';
import { marketNow } from '../queries/market-now.js';
import { hasHours } from '../queries/sessions.js';
import { dateIn } from '../queries/today.js';
import { escapeHtml } from '../text/html.js';
import { nameFor } from './calendar-name.js';
import { CLOCKS, nowText } from './market-now.js';
import type { Parameters } from './parameters.js';

/** The world's exchanges today and in the next two weeks, each by its own date, as a page without a script. */

/** Today and two more weeks; one day less or more where the date already differs. */
const DAYS = 15;

/** Regions by the first part of the time zone's name, which every exchange has. */
const REGIONS: Readonly<Record<string, readonly string[]>> = {
  americas: ['America'],
  europe: ['Europe', 'Atlantic'],
  africa: ['Africa'],
  asia: ['Asia', 'Indian'],
  pacific: ['Australia', 'Pacific'],
};
const SORTS = ['name', 'id', 'today', 'next'] as const;
type Sort = (typeof SORTS)[number];

interface MarketsQuery {
  readonly region: string | null;
  readonly sort: Sort;
  /** The zone of displayed times: one of CLOCKS; null: each market's own. */
  readonly zone: string | null;
}

export const MARKETS_PARAMETERS = ['region', 'sort', 'tz'];

/** Reads the query; invalid values are mistakes, and replaced by defaults. */
export function readMarketsQuery({ choice }: Parameters): MarketsQuery {
  return {
    region: choice('region', Object.keys(REGIONS)),
    sort: choice('sort', SORTS) ?? 'today',
    zone: choice('tz', Object.keys(CLOCKS)),
  };
}

type Look = DayStatus | 'none';

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
  /** The dates of the table's columns, the same for all. */
  readonly days: readonly MarketDay[];
  /** The next special day, in the columns or after them. */
  readonly next: MarketDay | undefined;
  /** Its current state and end, if its hours are known. */
  readonly now: string;
  readonly isOpenNow: boolean;
}

/** The cache key of the page: the dates in the zones of the exchanges, and the minute if hours are known. */
export function marketDates(catalog: Catalog, nowMs: number): string {
  const indexes = exchanges(catalog);
  if (indexes.some((index) => hasHours(catalog.calendar(index))))
    return String(Math.floor(nowMs / 60_000));
  return indexes.map((index) => todayOf(catalog, index, nowMs)).join();
}

function exchanges(catalog: Catalog): number[] {
  return catalog
    .listed()
    .filter(({ kind }) => kind === 'exchange')
    .map(({ id }) => catalog.find(id)!);
}

function todayOf(catalog: Catalog, index: number, nowMs: number): string {
  return dateIn(catalog.calendar(index).timezone ?? 'UTC', nowMs);
}

/** The body of the page, as HTML. */
export function renderMarkets(
  catalog: Catalog,
  query: MarketsQuery,
  nowMs: number,
  locale: Locale,
): string {
  const { region, zone, sort } = query;
  const { message } = locale;
  const shown = exchanges(catalog).filter(
    (index) => region === null || isIn(region, catalog.calendar(index)),
  );
  const todays = shown.map((index) => todayOf(catalog, index, nowMs));
  const columns = columnsFrom(todays);
  const markets = shown.map((index, at) => ({
    ...marketOf(catalog, index, todays[at]!, columns, locale),
    isOpenNow: marketNow(catalog, index, nowMs)?.state === 'open',
    now: nowText(catalog, index, nowMs, zone, locale),
  }));
  markets.sort(ORDERS[sort]);
  return [
    `<main class="markets-page"><h1>${message('navMarkets')}</h1>${figures(markets, locale)}`,
    `<p class="quiet">${message('marketsAbout')}</p>`,
    choices(query, locale),
    clocks(query, locale),
    `<div class="scrolls tall" tabindex="0" role="region" aria-label="${message('navMarkets')}">${table(markets, columns, query, locale)}</div>`,
    '</main>',
    `<footer><p>${escapeHtml(message('aboutRelease', { id: catalog.release.id }))}. ${message('marketsLegend')}</p></footer>`,
  ].join('\n');
}

/** Starts with the earliest current date of all zones. */
function columnsFrom(todays: readonly string[]): readonly number[] {
  const days = todays.map(mustParseDay);
  const first = Math.min(...days);
  return Array.from({ length: Math.max(...days) - first + DAYS }, (_, at) => first + at);
}

/** The number of exchanges by status today. */
function figures(markets: readonly Market[], { message }: Locale): string {
  const items = GROUPS.map(({ look, does }) => {
    const count = markets.filter(({ today }) => today.look === look).length;
    return `<li class="${look}"><b>${count}</b> ${message(does)}</li>`;
  });
  const open = markets.filter(({ isOpenNow }) => isOpenNow).length;
  const now = open > 0 ? `<li class="now"><b>${open}</b> ${message('countOpen')}</li>` : '';
  return `<ul class="figures" aria-label="${message('todayWord')}">${now}${items.join('')}</ul>`;
}

function isIn(region: string, { timezone }: PlacedCalendar): boolean {
  return REGIONS[region]!.includes((timezone ?? '').split('/')[0]!);
}

const GROUPS: readonly { readonly look: Look; readonly does: MessageKey }[] = [
  { look: 'closed', does: 'doesHoliday' },
  { look: 'early_close', does: 'doesEarlyClose' },
  { look: 'open', does: 'doesTrade' },
  { look: 'weekend', does: 'doesWeekend' },
];
const RANKS: Readonly<Record<Look, number>> = {
  closed: 0,
  early_close: 1,
  open: 2,
  weekend: 3,
  none: 4,
};
const ORDERS: Readonly<Record<Sort, (a: Market, b: Market) => number>> = {
  id: (a, b) => compare(a.calendar.id, b.calendar.id),
  name: (a, b) => compare(a.calendar.name, b.calendar.name),
  today: (a, b) =>
    RANKS[a.today.look] - RANKS[b.today.look] ||
    leadOf(a) - leadOf(b) ||
    compare(nextOf(a), nextOf(b)),
  next: (a, b) => compare(nextOf(a), nextOf(b)) || compare(a.calendar.name, b.calendar.name),
};

/** The largest exchanges by the value of the companies listed, which lead each group of today. */
const LARGEST = 'XNYS XNAS XSHG XTKS XHKG XPAR XNSE XLON XTSE XSAU XETR XTAI XKRX XSWX XASX'.split(
  ' ',
);

function leadOf({ calendar }: Market): number {
  const at = LARGEST.indexOf(calendar.id);
  return at < 0 ? LARGEST.length : at;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Its date; sorts last if there is none. */
function nextOf({ next }: Market): string {
  return next?.date ?? '9';
}

/** Number of entries checked for the next special day, since feasts on weekends are skipped. */
const MAX_LOOKED_AT = 24;

function marketOf(
  catalog: Catalog,
  index: number,
  today: string,
  columns: readonly number[],
  locale: Locale,
): Omit<Market, 'now' | 'isOpenNow'> {
  const { lang } = locale;
  const days = columns.map((day) => marketDay(catalog, index, day, lang));
  return {
    calendar: catalog.calendar(index),
    today: days.find(({ date }) => date === today)!,
    days,
    next: nextUnusual(catalog, index, mustParseDay(today) + 1, lang),
  };
}

function nextUnusual(
  catalog: Catalog,
  index: number,
  from: number,
  lang: string,
): MarketDay | undefined {
  const last = lastDayOf(catalog.calendar(index).data_years[1]);
  if (from > last) return undefined;
  const coming = publicEntries(
    catalog,
    index,
    from,
    last,
    { lang, withSources: false },
    MAX_LOOKED_AT,
  );
  const days = catalog.businessDays(index);
  const unusual = coming.find(({ date, kind }) => {
    const day = mustParseDay(date);
    // A feast on a weekend changes nothing.
    return (
      kind === 'early_close' ||
      (kind === 'holiday' && !isBusinessDay(days, day) && !isWeekend(catalog, index, day))
    );
  });
  return unusual && marketDay(catalog, index, mustParseDay(unusual.date), lang);
}

function isWeekend(catalog: Catalog, index: number, day: number): boolean {
  const date = formatDay(day);
  const rule = catalog.calendar(index).weekend.findLast(({ start }) => start <= date);
  return rule?.days.includes(isoWeekday(day)) ?? false;
}

function marketDay(catalog: Catalog, index: number, day: number, lang: string): MarketDay {
  const date = formatDay(day);
  const days = catalog.businessDays(index);
  if (!covers(days, day))
    return { date, look: 'none', names: [], closes: null, isEstimated: false };
  const entries = publicEntries(catalog, index, day, day, { lang, withSources: false });
  const isOpen = isBusinessDay(days, day);
  const closing = isOpen ? entries.find(({ kind }) => kind === 'early_close') : undefined;
  const isHoliday = entries.some(({ kind }) => kind === 'holiday');
  const closed = isHoliday ? 'closed' : 'weekend';
  return {
    date,
    look: isOpen ? (closing ? 'early_close' : 'open') : closed,
    names: entries.map(({ name }) => name),
    closes: closing?.close_time ?? null,
    isEstimated: entries.some(({ status }) => status !== 'confirmed'),
  };
}

const REGION_WORDS: Readonly<Record<string, MessageKey>> = {
  americas: 'regionAmericas',
  europe: 'regionEurope',
  africa: 'regionAfrica',
  asia: 'regionAsia',
  pacific: 'regionPacific',
};

/** The choice of the time zone. */
function clocks(query: MarketsQuery, { message }: Locale): string {
  const link = (zone: string | null, label: string) =>
    zone === query.zone
      ? `<strong aria-current="true">${label}</strong>`
      : `<a href="${addressOf({ ...query, zone })}">${label}</a>`;
  const links = [
    link(null, message('clockLocal')),
    ...Object.entries(CLOCKS).map(([zone, label]) => link(zone, label)),
  ];
  return `<nav class="choices-row" aria-label="${message('clocksLabel')}">${message('clocksLabel')}: ${links.join(' ')}</nav>`;
}

function choices(query: MarketsQuery, { message }: Locale): string {
  const link = (region: string | null, word: MessageKey) =>
    region === query.region
      ? `<strong aria-current="page">${message(word)}</strong>`
      : `<a href="${addressOf({ ...query, region })}">${message(word)}</a>`;
  const links = [
    link(null, 'regionAll'),
    ...Object.keys(REGIONS).map((one) => link(one, REGION_WORDS[one]!)),
  ];
  return `<nav class="choices-row" aria-label="${message('regionsLabel')}">${links.join(' ')}</nav>`;
}

function addressOf({ region, sort, zone }: MarketsQuery): string {
  const parts = [
    region && `region=${region}`,
    sort !== 'today' && `sort=${sort}`,
    zone && `tz=${zone}`,
  ].filter(Boolean);
  return `/markets${parts.length > 0 ? `?${parts.join('&amp;')}` : ''}`;
}

function table(
  markets: readonly Market[],
  columns: readonly number[],
  query: MarketsQuery,
  locale: Locale,
): string {
  const { message } = locale;
  const { sort } = query;
  const head = (value: Sort, word: MessageKey) =>
    value === sort
      ? `<th scope="col" aria-sort="ascending">${message(word)}</th>`
      : `<th scope="col"><a href="${addressOf({ ...query, sort: value })}">${message(word)}</a></th>`;
  const heads =
    head('name', 'colMarket') +
    head('id', 'colId') +
    head('today', 'todayWord') +
    head('next', 'nextWord');
  const rows = markets.map((market, at) => {
    const isFirst = sort === 'today' && market.today.look !== markets[at - 1]?.today.look;
    return (
      (isFirst ? groupRow(market.today.look, columns.length, locale) : '') + row(market, locale)
    );
  });
  const days = columns.map((day, at) => dateHead(day, at, locale));
  return `<table class="list markets"><thead><tr>${heads}${days.join('')}</tr></thead><tbody>${rows.join('\n')}</tbody></table>`;
}

/** The weekday and the day of the month, with the month's name where one begins. */
function dateHead(day: number, at: number, locale: Locale): string {
  const date = formatDay(day);
  const month =
    at === 0 || date.endsWith('-01') ? ` ${locale.monthBrief(Number(date.slice(5, 7)))}` : '';
  return `<th scope="col"><small>${locale.weekday(isoWeekday(day), 'short')}</small> ${Number(date.slice(8))}${month && `<small>${month}</small>`}</th>`;
}

function groupRow(look: Look, columns: number, { message }: Locale): string {
  const title = message(GROUPS.find((group) => group.look === look)?.does ?? WORDS[look]);
  return `<tr class="group"><th scope="rowgroup" colspan="${columns + 4}">${capital(title)}</th></tr>\n`;
}

function row(market: Market, locale: Locale): string {
  const { calendar, days, today, next, now, isOpenNow } = market;
  const { id } = calendar;
  const cells = days.map((day) => {
    const isToday = day === today ? ' today' : '';
    const isOver = day.date < today.date ? ' over' : '';
    return `<td class="${classOf(day)}${isToday}${isOver}" title="${titleOf(day, locale)}">${SIGNS[day.look]}</td>`;
  });
  const when = next ? `${locale.briefDate(next.date)} ` : '';
  const coming = next ? `${when}${escapeHtml(next.names.join(' / '))}` : '';
  return `<tr><td><a href="/calendars/${id}">${escapeHtml(nameFor(calendar, locale))}</a></td><td><code>${id}</code></td><td class="now ${today.look}">${titleOf(today, locale)}${now && `<br><small${isOpenNow ? ' class="is-open"' : ''}>${escapeHtml(now)}</small>`}</td><td title="${coming}">${coming}</td>${cells.join('')}</tr>`;
}

function classOf({ look, isEstimated }: MarketDay): string {
  return isEstimated ? `${look} uncertain` : look;
}

const WORDS: Readonly<Record<Look, MessageKey>> = {
  open: 'marketOpen',
  early_close: 'statusEarlyClose',
  closed: 'marketClosed',
  weekend: 'statusWeekend',
  none: 'statusNone',
};

function titleOf({ date, look, names, closes, isEstimated }: MarketDay, locale: Locale): string {
  const word = closes ? locale.message('closesAt', { time: closes }) : locale.message(WORDS[look]);
  const parts = [
    `${locale.briefDate(date)}: ${word}`,
    ...names,
    isEstimated && locale.message('estimatedWord'),
  ];
  return escapeHtml(parts.filter(Boolean).join(', '));
}

/** Symbols, for users who cannot rely on colour. */
const SIGNS: Readonly<Record<Look, string>> = {
  open: '·',
  early_close: '◧',
  closed: '■',
  weekend: '',
  none: '?',
};

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
