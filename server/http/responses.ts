import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import type { Answer } from '../api/endpoint.js';
import type { HeaderList } from '../limits/rate-limit.js';
import type { Problem } from '../queries/problem.js';
import { LICENSE_LINK } from '../text/license.js';
import { PAGE_POLICY } from './page-policy.js';

/** Writes responses: one place for the headers that every response has, conditional requests, compression and HEAD. */

export type Headers = Readonly<Record<string, string | number>>;

const NO_HEADERS: HeaderList = [];
const PROBLEM_TYPE = 'application/problem+json; charset=utf-8';
/** Answers are for one key and may change with a release: kept shortly, then asked for again (304 if unchanged). */
const CACHE_STABLE = 'private, max-age=60, must-revalidate';
/** For a cache in front of all keys too; kept there and by the client, a new release shows within a minute. */
const CACHE_SHARED = 'public, max-age=30, must-revalidate';
/** What a release said does not change; what the program makes of it, hardly ever. */
const CACHE_AS_OF = 'private, max-age=86400, immutable';
/** An answer that holds today's date is asked for again each time. */
const CACHE_DATED = 'private, max-age=0, must-revalidate';
/** Below this length compression saves less than its headers take. */
const MIN_COMPRESSED_LENGTH = 1024;
/** They are passed on as files, and have no place for their licence inside. */
const TABLES_AND_FEEDS = /^text\/c(?:sv|alendar)\b/;
/** Tells clients to give up an idle connection before the server closes it (connection-limits.ts), so that no request is lost. */
const KEEP_ALIVE: HeaderList = ['keep-alive', 'timeout=5'];
const EXPOSED = 'x-data-release, x-next-cursor, etag, ratelimit, ratelimit-policy, retry-after';

/** A response that is for this request alone, and kept nowhere. */
export interface UncachedAnswer {
  readonly status: number;
  readonly contentType: string;
  readonly body: string;
}

/** An answer, and the forms of its response that were sent so far: plain or compressed, for one key or for all. */
export interface PreparedAnswer {
  readonly answer: Answer;
  readonly forms: (ResponseForm | undefined)[];
}

/** What is the same in every response with an answer: all but what is left of the key's limit. */
interface ResponseForm {
  readonly etag: string;
  readonly notModified: HeaderList;
  readonly headers: HeaderList;
  readonly body: string | Uint8Array;
  /** Of a text; ASCII is the same in both, and written faster as Latin-1. */
  readonly encoding: 'latin1' | 'utf8';
}

/** An answer whose response was never sent before. */
export function prepare(answer: Answer): PreparedAnswer {
  return { answer, forms: [undefined, undefined, undefined, undefined] };
}

export interface Responder {
  /** Headers of every response, errors too. */
  readonly common: Headers;
  readonly sendAnswer: (
    request: IncomingMessage,
    response: ServerResponse,
    prepared: PreparedAnswer,
    headers: HeaderList,
  ) => void;
  readonly sendUncached: (response: ServerResponse, answer: UncachedAnswer, headers: HeaderList) => void;
  readonly sendProblem: (
    request: IncomingMessage,
    response: ServerResponse,
    problem: Problem,
    headers?: HeaderList,
  ) => void;
}

/**
 * `release` is the id of the release that answers; `version` changes whenever the program may write other bytes for the
 * same question. An answer is a function of the address, these two and its `asOf` date: they are its strong ETag.
 * `isSharedCache`: a cache in front checks the keys and may keep answers for all of them.
 */
export function createResponder(release: string, version: string, isSharedCache = false): Responder {
  const others: Headers = {
    'access-control-allow-origin': '*',
    'access-control-expose-headers': EXPOSED,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  };
  const common: Headers = { 'x-data-release': release, ...others };
  const otherList = listOf(others);

  const formOf = (answer: Answer, isShared: boolean, isCompressible: boolean, isCompressed: boolean): ResponseForm => {
    const { asOf, contentType, language, next, of, view } = answer;
    const tag = `${of?.id ?? release}.${of?.version ?? version}${view === undefined ? '' : `.${view}`}`;
    const etag = `"${tag}${asOf === undefined ? '' : `.${asOf}`}${isCompressed ? '.gzip' : ''}"`;
    const notModified = ['x-data-release', of?.id ?? release, ...otherList, ...KEEP_ALIVE, 'etag', etag];
    notModified.push('cache-control', cacheControlOf(answer, isShared), ...varyOn(isShared, isCompressible));
    const body = isCompressed ? gzipSync(answer.body) : answer.body;
    const length = Buffer.byteLength(body);
    const headers = [...notModified, 'content-type', contentType, 'content-length', String(length)];
    if (isCompressed) headers.push('content-encoding', 'gzip');
    if (TABLES_AND_FEEDS.test(contentType)) headers.push('link', LICENSE_LINK);
    if (language !== undefined) headers.push('content-language', language);
    if (typeof next === 'number') headers.push('x-next-cursor', String(next));
    return { etag, notModified, headers, body, encoding: length === body.length ? 'latin1' : 'utf8' };
  };

  const sendAnswer: Responder['sendAnswer'] = (request, response, { answer, forms }, limitHeaders) => {
    const isForAll = answer.asOf === undefined && answer.view === undefined;
    const isShared = isSharedCache && isForAll && hasKeyInHeader(request);
    const isCompressible = answer.body.length >= MIN_COMPRESSED_LENGTH;
    const isCompressed = isCompressible && acceptsGzip(request);
    const index = (isShared ? 2 : 0) + (isCompressed ? 1 : 0);
    const form = forms[index] ?? formOf(answer, isShared, isCompressible, isCompressed);
    forms[index] = form;
    const { body, encoding } = form;
    const isNotModified = matches(request.headers['if-none-match'], form.etag);
    const headers = isNotModified ? form.notModified : form.headers;
    // What is left of one key's limit is nothing to tell the others.
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

  const sendProblem: Responder['sendProblem'] = (request, response, problem, extra = []) => {
    if (response.headersSent) {
      response.destroy();
      return;
    }
    const page = wantsPage(request) ? request.exchange?.served.errorPage?.(problem, request) : undefined;
    const body = page ?? JSON.stringify(problem.body());
    const own = {
      ...common,
      ...(page !== undefined && { 'content-security-policy': PAGE_POLICY }),
      ...(problem.release !== undefined && { 'x-data-release': problem.release }),
      'content-type': page === undefined ? PROBLEM_TYPE : 'text/html; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      'cache-control': 'no-store',
    };
    response.writeHead(problem.status, [...listOf(own), ...extra, ...problem.headers]);
    response.end(request.method === 'HEAD' ? undefined : body);
  };

  return { common, sendAnswer, sendUncached, sendProblem };
}

/**
 * Ends a response, whose Content-Length is told already, with a text. `response.end(text)` holds the text back until it is
 * joined by the empty chunk that ends it: two chunks are gathered in a buffer made for them, while one alone is written as
 * it is, which takes a tenth less of the processor (npm run bench -- server).
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

/** A shared cache that checks the keys itself keeps one answer for all of them. */
function varyOn(isShared: boolean, isCompressible: boolean): HeaderList {
  if (isShared) return isCompressible ? ['vary', 'Accept-Encoding'] : NO_HEADERS;
  return ['vary', isCompressible ? 'Authorization, Accept-Encoding' : 'Authorization'];
}

/** Whether it is a browser that will show what it gets: those name HTML, programs do not. */
function wantsPage({ headers: { accept } }: IncomingMessage): boolean {
  return accept !== undefined && /(?:^|,)\s*text\/html\s*(?:,|$)/i.test(String(accept));
}

/** A key in the address must not end in a shared cache's store beside the answer. */
function hasKeyInHeader({ headers, url = '' }: IncomingMessage): boolean {
  return headers.authorization !== undefined && !/[?&]key=/.test(url);
}

/** Whether Accept-Encoding names gzip without the weight 0. */
export function acceptsGzip({ headers }: IncomingMessage): boolean {
  const accepted = headers['accept-encoding'];
  return accepted !== undefined && /(?:^|,)\s*gzip\s*(?:;(?!\s*q=0(?:\.0*)?\s*(?:,|$))|,|$)/i.test(String(accepted));
}

export function listOf(headers: Headers): string[] {
  return Object.entries(headers).flatMap(([name, value]) => [name, String(value)]);
}

/** Whether If-None-Match holds the tag: a list, weak comparison (RFC 9110 section 13.1.2), or `*`. */
export function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
