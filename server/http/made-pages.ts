import { gzipSync } from 'node:zlib';
import { JSON_TYPE } from '../api/endpoint.js';
import type { Catalog } from '../queries/catalog.js';
import { calendarByName, unknownCalendar } from '../queries/find-calendars.js';
import { dateIn } from '../queries/today.js';
import { calendarFile } from '../site/calendar-file.js';
import { calendarTitle, renderCalendar } from '../site/calendar-page.js';
import { calendarsPage } from '../site/calendars-page.js';
import { carryLanguage, languageToCarry } from '../site/carry-language.js';
import { CHANGES_PARAMETERS, readChangesQuery, renderChanges } from '../site/changes-page.js';
import { explorerPage } from '../site/explorer-page.js';
import { choicesFor } from '../site/find.js';
import { homePage } from '../site/home-page.js';
import { MARKETS_PARAMETERS, marketDates, readMarketsQuery, renderMarkets } from '../site/market-page.js';
import { parametersOf, withMistakes } from '../site/parameters.js';
import { paydaysFile, paydaysPage } from '../site/paydays-page.js';
import type { Requested, SiteFile, SitePage } from '../site/site.js';
import { valuesOf } from '../site/site.js';
import { staticPage } from '../site/static-page.js';
import { wallPage } from '../site/wall-page.js';
import { sha256Of } from '../store/build-record.js';
import { type Address, decodedPart } from '../text/address.js';
import { htmlPage, type PartAddresses, textName } from '../text/html.js';
import { LruCache } from '../util/lru-cache.js';
import { isLanguage, languageOf, readingOf } from '../words/reading.js';
import type { Exchange } from './exchange.js';
import { PAGE_CACHE, type PageFiles } from './page-files.js';
import { acceptsGzip, type Headers, redirect, sendBody } from './responses.js';
import type { FileHandler } from './stored-files.js';

/**
 * Pages of the data, without a script or a key, in the language of the browser. They are rendered on request, so a thousand pages
 * do not slow down the start; pages of many calendars are cached.
 */

const HTML_TYPE = 'text/html; charset=utf-8';
const CALENDAR = /^\/calendars\/([^/]+)$/;
const FILE = /^(.+)\.(csv|xlsx)$/i;
const MAX_PAGES = 64;
/** Midnight in every time zone is on a full minute. */
const MINUTE_MS = 60_000;
/** A query parameter of the workspace that the first screen does not have. */
const VIEW = ['calendars', 'ask', 'year', 'show', 'day', 'span'];

export interface MadePagesOptions {
  /** Whether feeds and files of pages are public; default: they need a key. */
  readonly isPublic?: boolean;
  /** Whether the explorer is public (demo key); default: it needs a key. */
  readonly hasDemo?: boolean;
}

type Made = SitePage | { readonly location: string } | { readonly json: string } | { readonly file: Promise<SiteFile> };
type Maker = (requested: Requested) => Made;

/** `others` handles all other requests; its pages are sent in the reader's language as far as their texts are marked. */
export function madePages(
  catalog: Catalog,
  addresses: PartAddresses,
  others: PageFiles,
  nowMs: () => number = Date.now,
  options: MadePagesOptions = {},
): FileHandler {
  const { policy } = others;
  const parts = withStyle(addresses, others);
  const pages = new LruCache<string, string>(MAX_PAGES);
  let dates = { minute: -1, text: '' };
  const datesAt = (now: number): string => {
    const minute = Math.floor(now / MINUTE_MS);
    if (minute !== dates.minute) dates = { minute, text: marketDates(catalog, now) };
    return dates.text;
  };
  /** Pages of many calendars, rendered once for each language. `name` identifies the page. */
  const cached = (requested: Requested, name: string, title: string, body: () => string): SitePage => {
    const key = `${requested.reading.lang} ${name}`;
    let html = pages.get(key);
    if (html === undefined) {
      html = body();
      pages.set(key, html);
    }
    return { title, body: html };
  };
  const markets: Maker = (requested) => {
    const parameters = parametersOf(requested.query, MARKETS_PARAMETERS);
    const query = readMarketsQuery(parameters);
    const { nowMs: now, reading } = requested;
    const name = `markets ${query.region} ${query.sort} ${query.zone} ${datesAt(now)}`;
    const title = reading.say('marketsTitle');
    const page = cached(requested, name, title, () => renderMarkets(catalog, query, now, reading));
    return withMistakes(page, parameters.mistakes, reading);
  };
  const changes: Maker = (requested) => {
    const parameters = parametersOf(requested.query, CHANGES_PARAMETERS);
    const query = readChangesQuery(catalog, parameters, requested.query, requested.reading);
    const { reading } = requested;
    const name = `changes ${JSON.stringify(query)}`;
    const page = cached(requested, name, reading.say('changesTitle'), () => renderChanges(catalog, query, reading));
    return withMistakes(page, parameters.mistakes, reading);
  };
  const calendar =
    (text: string): Maker | null =>
    (requested) => {
      const [, name, form] = FILE.exec(text) ?? [];
      const written = name ?? text;
      const index = calendarByName(catalog, written);
      if (index === undefined) throw unknownCalendar(catalog, written, 404);
      const { id, timezone } = catalog.calendar(index);
      if (name !== undefined) return { file: calendarFile(requested, index, form!.toLowerCase()) };
      // Aliases, ISO's own spelling and other letter cases redirect to the page of the calendar.
      if (text !== id) return { location: `/calendars/${id}` };
      const today = dateIn(timezone ?? 'UTC', requested.nowMs);
      const { choice, mistakes } = parametersOf(requested.query, ['view', 'year']);
      if (choice('view', ['wall']) === 'wall') return wallPage(requested, index, today);
      const { reading } = requested;
      const title = calendarTitle(catalog.calendar(index), reading);
      return withMistakes(
        { title, body: renderCalendar(requested, index, today), parts: { scripts: ['take-away.js'] } },
        mistakes,
        reading,
      );
    };
  const makers: Readonly<Record<string, Maker>> = {
    '/': (requested) => (VIEW.some((name) => name in requested.query) ? explorerPage(requested) : homePage(requested)),
    '/find': (requested) => {
      const choices = choicesFor(catalog, valuesOf(requested.query.q)[0] ?? '', requested.reading, requested.nowMs);
      return { json: JSON.stringify({ choices }) };
    },
    '/calendars': (requested) =>
      Object.keys(requested.query).some((name) => name !== 'lang')
        ? calendarsPage(requested)
        : cached(requested, 'calendars', requested.reading.say('calendarsTitle'), () => calendarsPage(requested).body),
    '/wall': (requested) => wallPage(requested, null, dateIn('UTC', requested.nowMs)),
    '/paydays': paydaysPage,
    '/paydays.csv': (requested) => ({ file: paydaysFile(requested, 'csv') }),
    '/paydays.xlsx': (requested) => ({ file: paydaysFile(requested, 'xlsx') }),
    '/markets': markets,
    '/changes': changes,
  };

  return async (exchange, headers) => {
    const { request, path, address } = exchange;
    const named = CALENDAR.exec(path)?.[1];
    const maker = named === undefined ? makers[path] : calendar(decodedPart(named));
    const requested = pageRequest(catalog, exchange, nowMs(), options);
    const carried = languageToCarry(address.query.lang, request.headers['accept-language']);
    if (!maker) {
      const { reading } = requested;
      const text = reading.lang === 'en' && carried === null ? undefined : await others.textOf(path);
      if (text === undefined) return others(exchange, headers);
      const body = carryLanguage(staticPage(text, path, reading), carried);
      return sendPage(exchange, headers, policy, { type: HTML_TYPE, body });
    }
    const made = maker(requested);
    if ('location' in made) {
      redirect(exchange.response, {
        ...headers,
        location: carried === null ? made.location : `${made.location}?lang=${carried}`,
      });
    } else if ('json' in made) {
      sendPage(exchange, headers, policy, { type: JSON_TYPE, body: made.json });
    } else if ('file' in made) {
      const { type, name, bytes } = await made.file;
      const own = { 'content-type': type, 'content-disposition': `attachment; filename="${name}"` };
      sendBody(exchange, { headers: { ...headers, 'cache-control': 'private, max-age=60' }, own, body: bytes });
    } else {
      const { title, body, parts: own, status } = made;
      const html = body.startsWith('<!doctype')
        ? withParts(body, parts)
        : htmlPage(title, body, parts, {
            ...own,
            reading: requested.reading,
            address: addressWithoutLanguage(address),
          });
      sendPage(exchange, headers, policy, { type: HTML_TYPE, body: carryLanguage(html, carried), status });
    }
  };
}

const MAX_HOST_LENGTH = 255;

function pageRequest(
  catalog: Catalog,
  { request: { headers }, address: { query } }: Exchange,
  nowMs: number,
  options: MadePagesOptions,
): Requested {
  const lang = isLanguage(query.lang) ? query.lang : languageOf(headers['accept-language']);
  const host = headers.host ?? '';
  return {
    ...{ catalog, query, nowMs, reading: readingOf(lang) },
    host: /^[\w.:[\]-]+$/.test(host) && host.length <= MAX_HOST_LENGTH ? host : 'kalends.example.com',
    isPublic: options.isPublic ?? false,
    hasDemo: options.hasDemo ?? false,
  };
}

/** Adds the text of the common style, which is inlined in rendered pages. */
export function withStyle(parts: PartAddresses, files: PageFiles): PartAddresses {
  const { style } = files;
  return style === undefined ? parts : new Map([...parts, [textName('style.css'), style]]);
}

/** A complete page with the URLs of its assets in place of {{name}}. */
function withParts(html: string, parts: PartAddresses): string {
  return html.replace(/\{\{([\w.-]+)\}\}/g, (_, name: string) => parts.get(name) ?? '');
}

/** The path and query for the same page in another language; a key is not repeated in it. */
function addressWithoutLanguage({ pathname, query }: Address): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (name !== 'lang' && name !== 'key') for (const one of valuesOf(value)) search.append(name, one);
  }
  const text = search.toString();
  return text === '' ? pathname : `${pathname}?${text}`;
}

interface Page {
  readonly type: string;
  readonly body: string;
  /** Default 200. */
  readonly status?: number | undefined;
}

function sendPage(exchange: Exchange, common: Headers, policy: string, { type, body: text, status }: Page): void {
  const isCompressed = acceptsGzip(exchange.request);
  const etag = `"${sha256Of(text).slice(0, 32)}${isCompressed ? '.gzip' : ''}"`;
  sendBody(exchange, {
    headers: { ...common, etag, 'cache-control': PAGE_CACHE, vary: 'accept-encoding, accept-language' },
    own: {
      ...(isCompressed && { 'content-encoding': 'gzip' }),
      'content-type': type,
      'content-security-policy': policy,
    },
    body: isCompressed ? gzipSync(text) : text,
    status,
  });
}
