import { formatDay, isoWeekday } from '../engine/civil-date.js';
import type { Locale, MessageKey } from '../locale/locales.js';
import { escapeHtml } from '../text/html.js';
import { shownName } from './calendar-name.js';
import type { Look, Market, MarketDay } from './market-days.js';
import { addressOf, type MarketsQuery, type Sort } from './markets-query.js';

/** The table of exchanges: a row each, a column a date. */

export const GROUPS: readonly { readonly look: Look; readonly does: MessageKey }[] = [
  { look: 'closed', does: 'doesHoliday' },
  { look: 'early_close', does: 'doesEarlyClose' },
  { look: 'open', does: 'doesTrade' },
  { look: 'weekend', does: 'doesWeekend' },
];

export function marketsTable(
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
  return `<tr><td><a href="/calendars/${id}">${escapeHtml(shownName(calendar, locale))}</a></td><td><code>${id}</code></td><td class="now ${today.look}">${titleOf(today, locale)}${now && `<br><small${isOpenNow ? ' class="is-open"' : ''}>${escapeHtml(now)}</small>`}</td><td title="${coming}">${coming}</td>${cells.join('')}</tr>`;
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
