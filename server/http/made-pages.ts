import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { Request } from 'polka';
import type { Catalog } from '../queries/catalog.js';
import { unknownCalendar } from '../queries/find-calendars.js';
import { dateIn } from '../queries/today.js';
import { calendarTitle, renderCalendar } from '../site/calendar-page.js';
import { readChangesQuery, renderChanges } from '../site/changes-page.js';
import { marketDates, readMarketsQuery, renderMarkets } from '../site/market-page.js';
import { sha256Of } from '../store/build-record.js';
import { htmlPage, type PartAddresses } from '../text/html.js';
import { type FileHandler, PAGE_CACHE, PAGE_POLICY } from './files.js';
import { acceptsGzip, type Headers, matches } from './responses.js';

/**
 * Pages of the data, which need neither a script nor a key: /calendars/<id>, /markets and /changes. They are made when they
 * are asked for, so that a thousand pages cost a start nothing; those of many calendars are cached.
 */

const CALENDAR = /^\/calendars\/([^/]+)$/;
const MAX_PAGES = 64;
/** Every zone's midnight is on a whole minute. */
const MINUTE_MS = 60_000;

/** All else is answered by `others`. */
export function madePages(
  catalog: Catalog,
  parts: PartAddresses,
  others: FileHandler,
  nowMs: () => number = Date.now,
): FileHandler {
  const pages = new LRUCache<string, string>({ max: MAX_PAGES });
  /** `name` tells apart what differs. */
  const pageOf = (name: string, title: string, body: () => string): string => {
    let html = pages.get(name);
    if (html === undefined) {
      html = htmlPage(title, body(), parts);
      pages.set(name, html);
    }
    return html;
  };
  const calendarPage = (index: number) => {
    const calendar = catalog.calendar(index);
    const today = dateIn(calendar.timezone ?? 'UTC', nowMs());
    return htmlPage(calendarTitle(calendar), renderCalendar(catalog, index, today), parts);
  };
  let dates = { minute: -1, text: '' };
  const datesAt = (now: number): string => {
    const minute = Math.floor(now / MINUTE_MS);
    if (minute !== dates.minute) dates = { minute, text: marketDates(catalog, now) };
    return dates.text;
  };
  const marketsPage = (query: Request['query']) => {
    const asked = readMarketsQuery(query);
    const now = nowMs();
    const name = `markets ${asked.region} ${asked.sort} ${asked.zone} ${datesAt(now)}`;
    return pageOf(name, 'Markets today and in the coming two weeks', () => renderMarkets(catalog, asked, now));
  };
  const changesPage = (query: Request['query']) => {
    const asked = readChangesQuery(catalog, query);
    return pageOf(`changes ${JSON.stringify(asked)}`, 'What releases changed', () => renderChanges(catalog, asked));
  };

  return (request, response, headers) => {
    const { path, query } = request;
    if (path === '/markets') return sendPage(marketsPage(query), request, response, headers);
    if (path === '/changes') return sendPage(changesPage(query), request, response, headers);
    const asked = CALENDAR.exec(path)?.[1];
    if (asked === undefined) return others(request, response, headers);
    const text = decoded(asked);
    const index = catalog.find(text);
    if (index === undefined) throw unknownCalendar(catalog, text, 404);
    const { id } = catalog.calendar(index);
    if (text === id) return sendPage(calendarPage(index), request, response, headers);
    // Former and other ids, and other cases, lead to the one page of the calendar.
    response.writeHead(302, { ...headers, location: `/calendars/${id}`, 'content-length': 0 }).end();
  };
}

function sendPage(html: string, request: Request, response: ServerResponse, headers: Headers): void {
  const isCompressed = acceptsGzip(request);
  const etag = `"${sha256Of(html).slice(0, 32)}${isCompressed ? '.gzip' : ''}"`;
  const own = { ...headers, etag, 'cache-control': PAGE_CACHE, vary: 'accept-encoding' };
  if (matches(request.headers['if-none-match'], etag)) {
    response.writeHead(304, own).end();
    return;
  }
  const body = isCompressed ? gzipSync(html) : Buffer.from(html);
  response.writeHead(200, {
    ...own,
    ...(isCompressed && { 'content-encoding': 'gzip' }),
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': PAGE_POLICY,
    'content-length': body.length,
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
