import { cityName } from '../locale/cities.js';
import type { Locale, MessageKey } from '../locale/locales.js';
import type { Catalog } from '../queries/catalog.js';
import { marketNow } from '../queries/market-now.js';
import { hasHours } from '../queries/sessions.js';
import { escapeHtml } from '../text/html.js';
import { columnsFrom, exchanges, type Market, marketOf, todayOf } from './market-days.js';
import { CLOCKS, nowText } from './market-now.js';
import { ORDERS } from './market-order.js';
import { addressOf, isIn, type MarketsQuery, REGIONS } from './markets-query.js';
import { GROUPS, marketsTable } from './markets-table.js';

/** The world's exchanges today and in the next two weeks, each by its own date, as a page without a script. */

/** The cache key of the page: the dates in the zones of the exchanges, and the minute if hours are known. */
export function marketDates(catalog: Catalog, nowMs: number): string {
  const indexes = exchanges(catalog);
  if (indexes.some((index) => hasHours(catalog.calendar(index))))
    return String(Math.floor(nowMs / 60_000));
  return indexes.map((index) => todayOf(catalog, index, nowMs)).join();
}

/**
 * Reads what the page needs of each exchange, a piece each: its pack, its hours and the clocks of its zone, which takes a few
 * milliseconds the first time and is kept.
 */
export function* openMarkets(catalog: Catalog, nowMs: number): Generator<string, undefined> {
  for (let index = 0; index < catalog.data.ids.length; index++) {
    catalog.data.record(index);
    yield '';
  }
  for (const index of exchanges(catalog)) {
    todayOf(catalog, index, nowMs);
    marketNow(catalog, index, nowMs);
    yield '';
  }
  return undefined;
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
    `<div class="scrolls tall" tabindex="0" role="region" aria-label="${message('navMarkets')}">${marketsTable(markets, columns, query, locale)}</div>`,
    '</main>',
    `<footer><p>${escapeHtml(message('aboutRelease', { id: catalog.release.id }))}. ${message('marketsLegend')}</p></footer>`,
  ].join('\n');
}

/** The number of exchanges by status today. */
function figures(markets: readonly Market[], { message }: Locale): string {
  const items = GROUPS.map(({ look, does }) => {
    const count = markets.filter(({ today }) => today.look === look).length;
    // Of the day, not of the hour: on a Friday night it was a trading day, and nobody trades.
    const what = look === 'open' ? 'countTradingDay' : does;
    return `<li class="${look}"><b>${count}</b> ${message(what)}</li>`;
  });
  const open = markets.filter(({ isOpenNow }) => isOpenNow).length;
  const knowsHours = markets.some(({ now }) => now !== '');
  const now = knowsHours ? `<li class="now"><b>${open}</b> ${message('countOpen')}</li>` : '';
  return `<ul class="figures" aria-label="${message('todayWord')}">${now}${items.join('')}</ul>`;
}

const REGION_WORDS: Readonly<Record<string, MessageKey>> = {
  americas: 'regionAmericas',
  europe: 'regionEurope',
  africa: 'regionAfrica',
  asia: 'regionAsia',
  pacific: 'regionPacific',
};

/** The choice of the time zone. */
function clocks(query: MarketsQuery, { message, lang }: Locale): string {
  const link = (zone: string | null, label: string) =>
    zone === query.zone
      ? `<strong aria-current="true">${label}</strong>`
      : `<a href="${addressOf({ ...query, zone })}">${label}</a>`;
  const links = [
    link(null, message('clockLocal')),
    ...Object.entries(CLOCKS).map(([zone, label]) => link(zone, cityName(zone, label, lang))),
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
