import type { IncomingMessage } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gzip, gzipSync } from 'node:zlib';
import { answerInTurns } from '../api/answer-pieces.js';
import { JSON_TYPE } from '../api/endpoint.js';
import { type Locale, localeFor } from '../locale/locales.js';
import { carryLanguage, languageToCarry } from '../pages/carry-language.js';
import { errorPages } from '../pages/error-page.js';
import { pagesOf } from '../pages/page-at.js';
import type { Requested } from '../pages/site.js';
import { addressInLinks } from '../pages/site.js';
import { staticPage } from '../pages/static-page.js';
import type { Catalog } from '../queries/catalog.js';
import type { Problem } from '../queries/problem.js';
import { sha256Of } from '../store/build-record.js';
import { englishAsElements } from '../text/english.js';
import { htmlPage, type PartAddresses, textName } from '../text/html.js';
import type { Context } from './context.js';
import { PAGE_CACHE, type PageFiles } from './page-files.js';
import { accepts, type Headers, redirect, sendBody } from './responses.js';
import type { FileHandler } from './stored-files.js';

/**
 * Pages of the data, without a script or a key, in the language of the browser. They are rendered on request, so a thousand pages
 * do not slow down the start.
 */

const HTML_TYPE = 'text/html; charset=utf-8';
const MAX_HOST_LENGTH = 255;
/** Characters from which a page is compressed beside the event loop, and translated in a turn of its own. */
const LONG_PAGE = 100_000;
const gzipBeside = promisify(gzip);

export interface MadePagesOptions {
  /** Whether feeds and files of pages are public; default: they need a key. */
  readonly isPublic?: boolean;
  /** Whether days are counted without a key; default: they are. */
  readonly countsOpenly?: boolean;
  /** Whether the explorer is public (demo key); default: it needs a key. */
  readonly hasDemo?: boolean;
}

interface Site {
  readonly pages: FileHandler;
  readonly errorPage: (problem: Problem, request: IncomingMessage, seen: Catalog) => string;
}

/** All pages of a build. `shown`: the calendars that pages show. */
export function openSite(
  shown: Catalog,
  addresses: PartAddresses,
  files: PageFiles,
  options?: MadePagesOptions,
): Site {
  return {
    pages: madePages(shown, addresses, files, Date.now, options),
    errorPage: errorPages(withStyle(addresses, files)),
  };
}

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
  const makerOf = pagesOf(catalog);
  const send = async (context: Context, headers: Headers) => {
    const { request, path, query } = context;
    const maker = makerOf(path);
    const requested = pageRequest(catalog, context, nowMs(), options);
    const { locale } = requested;
    const carried = languageToCarry(query.lang, request.headers['accept-language']);
    if (!maker) {
      const text = isAsStored(context) ? undefined : await others.textOf(path, locale.lang);
      if (text === undefined) return others(context, headers);
      const translated = staticPage(text, path, locale);
      // The quality page is 700 KB.
      if (text.length > LONG_PAGE) await nextTurn();
      const body = carryLanguage(translated, carried);
      return sendPage(context, headers, policy, { type: HTML_TYPE, body });
    }
    if (maker.opening) {
      const opened = { contentType: '', body: '', pieces: maker.opening(requested) };
      // The client has gone.
      if ((await answerInTurns(opened, () => !context.response.destroyed)) === null) return;
    }
    const made = maker.make(requested);
    if ('location' in made) {
      const lang = `${made.location.includes('?') ? '&' : '?'}lang=${carried}`;
      const location = made.location + (carried === null ? '' : lang);
      redirect(context.response, { ...headers, location });
    } else if ('json' in made) {
      await sendPage(context, headers, policy, { type: JSON_TYPE, body: made.json });
    } else if ('file' in made) {
      const { type, name, bytes } = await made.file;
      const own = { 'content-type': type, 'content-disposition': `attachment; filename="${name}"` };
      sendBody(context, {
        headers: { ...headers, 'cache-control': 'private, max-age=60' },
        own,
        body: bytes,
      });
    } else {
      const { title, body, parts: own, status } = made;
      const html = body.startsWith('<!doctype')
        ? withParts(body, parts)
        : htmlPage(title, body, parts, {
            ...own,
            locale,
            address: addressInLinks(path, query),
          });
      await sendPage(context, headers, policy, {
        type: HTML_TYPE,
        body: englishAsElements(carryLanguage(html, carried)),
        status,
      });
    }
  };
  const unitsOf = async (context: Context) => {
    const { path } = context;
    const own = makerOf(path)?.units;
    if (own !== undefined || isAsStored(context)) return own ?? 1;
    return (await others.textUnits(path, localeOfRequest(context).lang)) ?? 1;
  };
  return Object.assign(send, { unitsOf });
}

function localeOfRequest({ query: { lang }, request: { headers } }: Context): Locale {
  return localeFor(lang, headers['accept-language']);
}

/** Whether a page that the build wrote is sent as it is: to readers of English. */
function isAsStored({ query: { lang }, request: { headers } }: Context): boolean {
  const accept = headers['accept-language'];
  return localeFor(lang, accept).lang === 'en' && languageToCarry(lang, accept) === null;
}

function pageRequest(
  catalog: Catalog,
  { request: { headers }, query }: Context,
  nowMs: number,
  options: MadePagesOptions,
): Requested {
  const host = headers.host ?? '';
  return {
    catalog,
    query,
    nowMs,
    locale: localeFor(query.lang, headers['accept-language']),
    host:
      /^[\w.:[\]-]+$/.test(host) && host.length <= MAX_HOST_LENGTH ? host : 'kalends.example.com',
    isPublic: options.isPublic ?? false,
    countsOpenly: options.countsOpenly ?? true,
    hasDemo: options.hasDemo ?? false,
  };
}

/** Adds the text of the common style, which is inlined in rendered pages. */
function withStyle(parts: PartAddresses, files: PageFiles): PartAddresses {
  const { style } = files;
  return style === undefined ? parts : new Map([...parts, [textName('style.css'), style]]);
}

/** A complete page with the URLs of its assets in place of {{name}}. */
function withParts(html: string, parts: PartAddresses): string {
  return html.replace(/\{\{([\w.-]+)\}\}/g, (_, name: string) => parts.get(name) ?? '');
}

interface Page {
  readonly type: string;
  readonly body: string;
  /** Default 200. */
  readonly status?: number | undefined;
}

async function sendPage(
  context: Context,
  common: Headers,
  policy: string,
  { type, body: text, status }: Page,
): Promise<void> {
  const isCompressed = accepts(context.request, 'gzip');
  const etag = `"${sha256Of(text).slice(0, 32)}${isCompressed ? '.gzip' : ''}"`;
  const isLong = text.length > LONG_PAGE;
  const body = !isCompressed ? text : isLong ? await gzipBeside(text) : gzipSync(text);
  sendBody(context, {
    headers: {
      ...common,
      etag,
      'cache-control': PAGE_CACHE,
      vary: 'accept-encoding, accept-language',
    },
    own: {
      ...(isCompressed && { 'content-encoding': 'gzip' }),
      'content-type': type,
      'content-security-policy': policy,
    },
    body,
    status,
  });
}
