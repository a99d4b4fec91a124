import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { Request } from 'polka';
import type { Catalog } from '../queries/catalog.js';
import { unknownCalendar } from '../queries/find-calendars.js';
import { dateIn } from '../queries/today.js';
import { calendarFile } from '../site/calendar-file.js';
import { calendarTitle, renderCalendar } from '../site/calendar-page.js';
import { calendarsPage } from '../site/calendars-page.js';
import { readChangesQuery, renderChanges } from '../site/changes-page.js';
import { explorerPage } from '../site/explorer-page.js';
import { choicesFor } from '../site/find.js';
import { homePage } from '../site/home-page.js';
import { marketDates, readMarketsQuery, renderMarkets } from '../site/market-page.js';
import { paydaysFile, paydaysPage } from '../site/paydays-page.js';
import type { Asked, SiteFile, SitePage } from '../site/site.js';
import { valuesOf } from '../site/site.js';
import { wallPage } from '../site/wall-page.js';
import { sha256Of } from '../store/build-record.js';
import { htmlPage, type PartAddresses } from '../text/html.js';
import { isLanguage, languageOf, readingOf } from '../words/reading.js';
import { type FileHandler, PAGE_CACHE } from './files.js';
import { PAGE_POLICY } from './page-policy.js';
import { acceptsGzip, type Headers, matches } from './responses.js';

/**
 * Pages of the data, which need neither a script nor a key, in the language that the reader's browser asks for. They are
 * made when they are asked for, so that a thousand pages cost a start nothing; those of many calendars are cached.
 */

const CALENDAR = /^\/calendars\/([^/]+)$/;
const FILE = /^(.+)\.(csv|xlsx)$/i;
const MAX_PAGES = 64;
/** Every zone's midnight is on a whole minute. */
const MINUTE_MS = 60_000;
/** What the address of the explorer holds, and that of the first screen does not. */
const VIEW = ['calendars', 'ask', 'year', 'show', 'day', 'span'];

export interface MadePagesOptions {
  /** Whether feeds and files of pages need no key; default: they do. */
  readonly isPublic?: boolean;
  /** Whether everybody may ask in the explorer; default: who has a key. */
  readonly hasDemo?: boolean;
}

type Made = SitePage | { readonly location: string } | { readonly json: string } | { readonly file: Promise<SiteFile> };
type Maker = (asked: Asked, request: Request) => Made;

/** All else is answered by `others`. */
export function madePages(
  catalog: Catalog,
  parts: PartAddresses,
  others: FileHandler,
  nowMs: () => number = Date.now,
  options: MadePagesOptions = {},
): FileHandler {
  const pages = new LRUCache<string, string>({ max: MAX_PAGES });
  let dates = { minute: -1, text: '' };
  const datesAt = (now: number): string => {
    const minute = Math.floor(now / MINUTE_MS);
    if (minute !== dates.minute) dates = { minute, text: marketDates(catalog, now) };
    return dates.text;
  };
  /** Pages of many calendars, made once for each language. `name` tells apart what differs. */
  const cached = (asked: Asked, name: string, title: string, body: () => string): SitePage => {
    const key = `${asked.reading.lang} ${name}`;
    let html = pages.get(key);
    if (html === undefined) {
      html = body();
      pages.set(key, html);
    }
    return { title, body: html };
  };
  const markets: Maker = (asked) => {
    const query = readMarketsQuery(asked.query);
    const { nowMs: now, reading } = asked;
    const name = `markets ${query.region} ${query.sort} ${query.zone} ${datesAt(now)}`;
    return cached(asked, name, reading.say('marketsTitle'), () => renderMarkets(catalog, query, now, reading));
  };
  const changes: Maker = (asked) => {
    const query = readChangesQuery(catalog, asked.query);
    const title = asked.reading.say('changesTitle');
    return cached(asked, `changes ${JSON.stringify(query)}`, title, () => renderChanges(catalog, query, asked.reading));
  };
  const calendar =
    (text: string): Maker | null =>
    (asked, request) => {
      const [, name, form] = FILE.exec(text) ?? [];
      const written = name ?? text;
      const index = catalog.find(written) ?? byDash(catalog, written) ?? byName(catalog, written);
      if (index === undefined) throw unknownCalendar(catalog, written, 404);
      const { id, timezone } = catalog.calendar(index);
      if (name !== undefined) return { file: calendarFile(asked, index, form!.toLowerCase()) };
      // Former and other ids, ISO's own spelling and other cases lead to the one page of the calendar.
      if (text !== id) return { location: `/calendars/${id}` };
      const today = dateIn(timezone ?? 'UTC', asked.nowMs);
      if (valuesOf(request.query.view)[0] === 'wall') return wallPage(asked, [index], today);
      return {
        title: calendarTitle(catalog.calendar(index), asked.reading),
        body: renderCalendar(asked, index, today),
      };
    };
  const makers: Readonly<Record<string, Maker>> = {
    '/': (asked) => (VIEW.some((name) => name in asked.query) ? explorerPage(asked.reading) : homePage(asked)),
    '/find': (asked) => {
      const choices = choicesFor(catalog, valuesOf(asked.query.q)[0] ?? '', asked.reading, asked.nowMs);
      return { json: JSON.stringify({ choices }) };
    },
    '/calendars': (asked) =>
      'q' in asked.query
        ? calendarsPage(asked)
        : cached(asked, 'calendars', asked.reading.say('calendarsTitle'), () => calendarsPage(asked).body),
    '/wall': (asked) => wallPage(asked, null, dateIn('UTC', asked.nowMs)),
    '/paydays': paydaysPage,
    '/paydays.csv': (asked) => ({ file: paydaysFile(asked, 'csv') }),
    '/paydays.xlsx': (asked) => ({ file: paydaysFile(asked, 'xlsx') }),
    '/markets': markets,
    '/changes': changes,
  };

  return async (request, response, headers) => {
    const { path } = request;
    const named = CALENDAR.exec(path)?.[1];
    const maker = named === undefined ? makers[path] : calendar(decoded(named));
    if (!maker) return others(request, response, headers);
    const asked = askedBy(catalog, request, nowMs(), options);
    const made = maker(asked, request);
    if ('location' in made) {
      response.writeHead(302, { ...headers, location: made.location, 'content-length': 0 }).end();
    } else if ('json' in made) {
      send(request, response, headers, { type: 'application/json; charset=utf-8', body: made.json });
    } else if ('file' in made) {
      const { type, name, bytes } = await made.file;
      const own = {
        ...headers,
        'content-type': type,
        'content-length': bytes.length,
        'cache-control': 'private, max-age=60',
      };
      response.writeHead(200, { ...own, 'content-disposition': `attachment; filename="${name}"` });
      response.end(request.method === 'HEAD' ? undefined : bytes);
    } else {
      const { title, body, parts: own } = made;
      const html = body.startsWith('<!doctype')
        ? withParts(body, parts)
        : htmlPage(title, body, parts, { ...own, reading: asked.reading, address: addressWithoutLanguage(request) });
      send(request, response, headers, { type: 'text/html; charset=utf-8', body: html });
    }
  };
}

/** `DE-BY`, as ISO 3166-2 writes it: the dash for the colon. */
function byDash(catalog: Catalog, text: string): number | undefined {
  return text.includes('-') && !text.includes(':') ? catalog.find(text.replace('-', ':')) : undefined;
}

/** What people call it: `nyse`, `Bavaria`. Other signs than those of names lead nowhere. */
function byName(catalog: Catalog, text: string): number | undefined {
  return /^[\p{L}\p{M}\p{N} .'&-]+$/u.test(text) ? catalog.named(text)[0] : undefined;
}

const LONGEST_HOST = 255;

function askedBy(catalog: Catalog, request: Request, nowMs: number, options: MadePagesOptions): Asked {
  const { query, headers } = request;
  const lang = isLanguage(query.lang) ? query.lang : languageOf(headers['accept-language']);
  const host = headers.host ?? '';
  return {
    ...{ catalog, query, nowMs, reading: readingOf(lang) },
    host: /^[\w.:[\]-]+$/.test(host) && host.length <= LONGEST_HOST ? host : 'kalends.example.com',
    isPublic: options.isPublic ?? false,
    hasDemo: options.hasDemo ?? false,
  };
}

/** A page that is whole already, with the addresses of its parts, each written there as {{name}}. */
function withParts(html: string, parts: PartAddresses): string {
  return html.replace(/\{\{([\w.-]+)\}\}/g, (_, name: string) => parts.get(name) ?? '');
}

/** The path and query for the same page in another language; a key is not repeated in it. */
function addressWithoutLanguage({ path, query }: Request): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (name !== 'lang' && name !== 'key') for (const one of valuesOf(value)) search.append(name, one);
  }
  const text = search.toString();
  return text === '' ? path : `${path}?${text}`;
}

interface Sent {
  readonly type: string;
  readonly body: string;
}

function send(request: Request, response: ServerResponse, headers: Headers, { type, body: text }: Sent): void {
  const isCompressed = acceptsGzip(request);
  const etag = `"${sha256Of(text).slice(0, 32)}${isCompressed ? '.gzip' : ''}"`;
  const own = { ...headers, etag, 'cache-control': PAGE_CACHE, vary: 'accept-encoding, accept-language' };
  if (matches(request.headers['if-none-match'], etag)) {
    response.writeHead(304, own).end();
    return;
  }
  const body = isCompressed ? gzipSync(text) : Buffer.from(text);
  response.writeHead(200, {
    ...own,
    ...(isCompressed && { 'content-encoding': 'gzip' }),
    'content-type': type,
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
