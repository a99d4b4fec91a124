import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import type { Answer } from '../api/endpoint.js';
import type { HeaderList } from '../limits/rate-limit.js';
import type { Problem } from '../queries/problem.js';
import { LICENSE_LINK } from '../text/license.js';
import type { Exchange } from './exchange.js';

/** Writes responses: common headers, conditional requests, compression and HEAD. */

export type Headers = Readonly<Record<string, string | number>>;

/** The index of the release in the headers of an answer. */
const RELEASE_AT = 1;
const PROBLEM_TYPE = 'application/problem+json; charset=utf-8';
/** Responses are for one key and may change with a release: cached briefly, then revalidated (304 if unchanged). */
const CACHE_STABLE = 'private, max-age=60, must-revalidate';
/** For shared caches too: cached there and by the client, so a new release shows within a minute. */
const CACHE_SHARED = 'public, max-age=30, must-revalidate';
/** Answers as of a release: its data never change, and the program's output hardly ever. */
const CACHE_AS_OF = 'private, max-age=86400, immutable';
/** Answers that depend on today are revalidated each time. */
const CACHE_DATED = 'private, max-age=0, must-revalidate';
/** Below this length compression saves less than its headers take. */
const MIN_COMPRESSED_LENGTH = 1024;
/** Media types of files that cannot contain their licence. */
const TABLES_AND_FEEDS = /^text\/c(?:sv|alendar)\b/;
/** Tells clients to close an idle connection before the server does (app.ts), so that no request is lost. */
const KEEP_ALIVE: HeaderList = ['keep-alive', 'timeout=5'];
/** Content encodings in Accept-Encoding. */
const ACCEPTED = {
  gzip: /(?:^|,)\s*gzip\s*(?:;(?!\s*q=0(?:\.0*)?\s*(?:,|$))|,|$)/i,
  br: /(?:^|,)\s*br\s*(?:;(?!\s*q=0(?:\.0*)?\s*(?:,|$))|,|$)/i,
};
const EXPOSED = 'x-data-release, x-next-cursor, etag, ratelimit, ratelimit-policy, retry-after';

/** A response for this request only, never cached. */
interface UncachedAnswer {
  readonly status: number;
  readonly contentType: string;
  readonly body: string;
}

/** An answer with the forms of its response made so far: plain or compressed, for one key or for all. */
export interface PreparedAnswer {
  readonly answer: Answer;
  readonly forms: (ResponseForm | undefined)[];
}

/** The headers that are the same in every response: all except those of the rate limit. */
interface ResponseForm {
  readonly etag: string;
  readonly headers: HeaderList;
  /** The number of items of `headers`, names and values, that a 304 has too. */
  readonly notModifiedLength: number;
  readonly body: string | Uint8Array;
  /** The encoding of a text; ASCII is the same in both, and faster to write as Latin-1. */
  readonly encoding: 'latin1' | 'utf8';
}

/** The first headers of a response, those that a 304 has too. */
interface Head {
  readonly etag: string;
  readonly headers: HeaderList;
}

/** An answer before its first response. */
export function prepare(answer: Answer): PreparedAnswer {
  return { answer, forms: [undefined, undefined, undefined, undefined] };
}

export interface Responder {
  /** Headers of every response, errors too. */
  readonly common: Headers;
  readonly sendAnswer: (exchange: Exchange, prepared: PreparedAnswer, headers: HeaderList) => void;
  readonly sendUncached: (response: ServerResponse, answer: UncachedAnswer, headers: HeaderList) => void;
  readonly sendProblem: (exchange: Exchange, problem: Problem, headers?: HeaderList) => void;
}

/**
 * `release` is the id of the current release; `version` changes whenever the program may write other bytes for the same request.
 * An answer depends only on the URL, these two and its `asOf` date, which form its strong ETag. `isSharedCache`: a cache in front
 * authenticates the keys and may store responses for all of them.
 */
export function createResponder(release: string, version: string, isSharedCache = false): Responder {
  const others: Headers = {
    'access-control-allow-origin': '*',
    'access-control-expose-headers': EXPOSED,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  };
  const common: Headers = { 'x-data-release': release, ...others };
  /** The first headers of every answer of this release; for another release, replace the item at RELEASE_AT. */
  const first: HeaderList = ['x-data-release', release, ...listOf(others), ...KEEP_ALIVE];

  const makeHead = (answer: Answer, isShared: boolean, isCompressible: boolean, isCompressed: boolean): Head => {
    const { asOf, of, view } = answer;
    const tag = `${of?.id ?? release}.${of?.version ?? version}${view === undefined ? '' : `.${view}`}`;
    const etag = `"${tag}${asOf === undefined ? '' : `.${asOf}`}${isCompressed ? '.gzip' : ''}"`;
    const headers = [...first, 'etag', etag, 'cache-control', cacheControlOf(answer, isShared)];
    if (of !== undefined) headers[RELEASE_AT] = of.id;
    if (isCompressible || !isShared) headers.push('vary', varyOn(isShared, isCompressible));
    return { etag, headers };
  };
  /** Those of answers that depend on the URL and the current release alone, which most do. */
  const heads: (Head | undefined)[] = [];
  const headOf = (answer: Answer, isShared: boolean, isCompressible: boolean, isCompressed: boolean): Head => {
    const make = () => makeHead(answer, isShared, isCompressible, isCompressed);
    if (answer.asOf !== undefined || answer.of !== undefined || answer.view !== undefined) return make();
    const index = (isShared ? 4 : 0) + (isCompressible ? 2 : 0) + (isCompressed ? 1 : 0);
    heads[index] ??= make();
    return heads[index];
  };

  const formOf = (answer: Answer, isShared: boolean, isCompressible: boolean, isCompressed: boolean): ResponseForm => {
    const { contentType, language, next } = answer;
    const { etag, headers: head } = headOf(answer, isShared, isCompressible, isCompressed);
    const body = isCompressed ? gzipSync(answer.body) : answer.body;
    const length = Buffer.byteLength(body);
    const headers = [...head, 'content-type', contentType, 'content-length', String(length)];
    if (isCompressed) headers.push('content-encoding', 'gzip');
    if (TABLES_AND_FEEDS.test(contentType)) headers.push('link', LICENSE_LINK);
    if (language !== undefined) headers.push('content-language', language);
    if (typeof next === 'number') headers.push('x-next-cursor', String(next));
    return {
      etag,
      headers,
      notModifiedLength: head.length,
      body,
      encoding: length === body.length ? 'latin1' : 'utf8',
    };
  };

  const sendAnswer: Responder['sendAnswer'] = ({ request, response }, { answer, forms }, limitHeaders) => {
    const isForAll = answer.asOf === undefined && answer.view === undefined;
    const isShared = isSharedCache && isForAll && hasKeyInHeader(request);
    const isCompressible = answer.body.length >= MIN_COMPRESSED_LENGTH;
    const isCompressed = isCompressible && accepts(request, 'gzip');
    const index = (isShared ? 2 : 0) + (isCompressed ? 1 : 0);
    const form = forms[index] ?? formOf(answer, isShared, isCompressible, isCompressed);
    forms[index] = form;
    const { body, encoding } = form;
    const isNotModified = matches(request.headers['if-none-match'], form.etag);
    const headers = isNotModified ? form.headers.slice(0, form.notModifiedLength) : form.headers;
    // Rate-limit fields are per key, so leave them out of shared responses.
    response.writeHead(isNotModified ? 304 : 200, isShared ? [...headers] : headers.concat(limitHeaders));
    if (isNotModified || request.method === 'HEAD') response.end();
    else if (typeof body === 'string') endWithText(response, body, encoding);
    else response.end(body);
  };

  const sendUncached: Responder['sendUncached'] = (response, { status, contentType, body }, extra) => {
    const content = body.length > 0 && { 'content-type': contentType };
    const own = { ...common, ...content, 'content-length': Buffer.byteLength(body), 'cache-control': 'no-store' };
    response.writeHead(status, [...listOf(own), ...extra]).end(body);
  };

  const sendProblem: Responder['sendProblem'] = ({ request, response, build }, problem, extra = []) => {
    if (response.headersSent) {
      response.destroy();
      return;
    }
    const send = (page?: string) => {
      const isCompressed = page !== undefined && accepts(request, 'gzip');
      const text = page ?? JSON.stringify(problem.body());
      const body = isCompressed ? gzipSync(text) : text;
      const own = {
        ...common,
        ...(page !== undefined && { 'content-security-policy': build.pagePolicy }),
        ...(isCompressed && { 'content-encoding': 'gzip' }),
        ...(problem.release !== undefined && { 'x-data-release': problem.release }),
        'content-type': page === undefined ? PROBLEM_TYPE : 'text/html; charset=utf-8',
        'content-length': Buffer.byteLength(body),
        'cache-control': 'no-store',
      };
      response.writeHead(problem.status, [...listOf(own), ...extra, ...problem.headers]);
      response.end(request.method === 'HEAD' ? undefined : body);
    };
    const page = wantsPage(request) ? build.errorPage?.(problem, request) : undefined;
    // If the page cannot be made, send problem details.
    if (page instanceof Promise) page.then(send, () => send());
    else send(page);
  };

  return { common, sendAnswer, sendUncached, sendProblem };
}

/** A complete response besides answers: `headers` are those of a 304 too. */
interface Sent {
  readonly headers: Headers;
  /** Headers of the body. */
  readonly own: Headers;
  readonly body: string | Uint8Array;
  /** Default 200. */
  readonly status?: number | undefined;
}

/** Sends a body, or 304 if the client has the ETag among `headers`. */
export function sendBody({ request, response }: Exchange, { headers, own, body, status = 200 }: Sent): void {
  const { etag } = headers;
  if (status === 200 && etag !== undefined && matches(request.headers['if-none-match'], String(etag))) {
    response.writeHead(304, headers).end();
    return;
  }
  response.writeHead(status, { ...headers, ...own, 'content-length': Buffer.byteLength(body) });
  response.end(request.method === 'HEAD' ? undefined : body);
}

export function redirect(response: ServerResponse, headers: Headers): void {
  response.writeHead(302, { ...headers, 'content-length': 0 }).end();
}

/** Answers OPTIONS, the CORS preflight. */
export function sendPreflight({ response, responder }: Exchange, methods: string, allowedHeaders: string): void {
  response.writeHead(204, {
    ...responder.common,
    allow: methods,
    'access-control-allow-methods': methods,
    'access-control-allow-headers': allowedHeaders,
    'access-control-max-age': '86400',
    'cache-control': 'no-store',
  });
  response.end();
}

/**
 * Ends a response, whose Content-Length is already set, with a text. `response.end(text)` would copy the text and the empty final
 * chunk into a new buffer; writing a single chunk avoids that and takes a tenth less processor time (npm run bench -- server).
 */
function endWithText(response: ServerResponse, text: string, encoding: 'latin1' | 'utf8'): void {
  const { socket } = response;
  response.write(text, encoding);
  socket?.uncork();
  response.end();
}

function cacheControlOf({ asOf, of }: Answer, isShared: boolean): string {
  if (asOf !== undefined) return CACHE_DATED;
  if (isShared) return CACHE_SHARED;
  return of === undefined ? CACHE_STABLE : CACHE_AS_OF;
}

/** A shared cache that authenticates the keys itself stores one response for all of them. */
function varyOn(isShared: boolean, isCompressible: boolean): string {
  if (isShared) return 'Accept-Encoding';
  return isCompressible ? 'Authorization, Accept-Encoding' : 'Authorization';
}

/** Whether the client is a browser that shows the response: browsers accept HTML, programs do not. */
function wantsPage({ headers: { accept } }: IncomingMessage): boolean {
  return accept !== undefined && /(?:^|,)\s*text\/html\s*(?:,|$)/i.test(String(accept));
}

/** A shared cache must not store a URL with a key. */
function hasKeyInHeader({ headers, url = '' }: IncomingMessage): boolean {
  return headers.authorization !== undefined && !/[?&]key=/.test(url);
}

/** Whether Accept-Encoding names an encoding without the weight 0. */
export function accepts({ headers }: IncomingMessage, encoding: keyof typeof ACCEPTED): boolean {
  const accepted = headers['accept-encoding'];
  return accepted !== undefined && ACCEPTED[encoding].test(String(accepted));
}

export function listOf(headers: Headers): string[] {
  return Object.entries(headers).flatMap(([name, value]) => [name, String(value)]);
}

/** Whether If-None-Match matches the tag: a list with weak comparison (RFC 9110 section 13.1.2), or `*`. */
export function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
