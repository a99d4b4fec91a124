import { promisify } from 'node:util';
import { gzip, gzipSync } from 'node:zlib';
import { type Answer, JSON_TYPE } from '../api/endpoint.js';
import type { HeaderList } from '../limits/rate-limit.js';
import type { Problem } from '../queries/problem.js';
import { sha256Of } from '../store/build-record.js';
import { LICENSE_LINK } from '../text/license.js';
import type { Context } from './context.js';
import {
  accepts,
  endWithText,
  type Headers,
  hasKeyInHeader,
  listOf,
  matches,
  wantsPage,
} from './responses.js';

/** Writes answers and problems: common headers, conditional requests, compression and HEAD. */

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
const LONG = 262_144;
const compress = promisify(gzip);
/** Media types of files that cannot contain their licence. */
const TABLES_AND_FEEDS = /^text\/c(?:sv|alendar)\b/;
/** Tells clients to close an idle connection before the server does (app.ts), so that no request is lost. */
const KEEP_ALIVE: HeaderList = ['keep-alive', 'timeout=5'];
/** Headers of every response, errors too, beside the release. */
const COMMON: Headers = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers':
    'x-data-release, x-next-cursor, etag, ratelimit, ratelimit-policy, retry-after',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};

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
  /** The compressed body, if it is long. */
  compressed?: Uint8Array;
}

/** What the headers of an answer depend on beside the answer. */
interface Variant {
  /** Whether a shared cache may store it. */
  readonly isShared: boolean;
  readonly isCompressible: boolean;
  readonly isCompressed: boolean;
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

/** Whether compressing it would take some ten milliseconds. */
export function isLong({ answer }: PreparedAnswer): boolean {
  return answer.body.length >= LONG;
}

/** Compresses a long answer in a thread of its own, so that other requests run meanwhile. */
export async function compressLong({ request }: Context, prepared: PreparedAnswer): Promise<void> {
  if (accepts(request, 'gzip')) prepared.compressed = await compress(prepared.answer.body);
}

/**
 * The responses of one build. `release` is the id of its release; `version` changes whenever the program may write other bytes for
 * the same request. An answer depends only on the URL, these two and its `asOf` date, which form its strong ETag; that of a feed has
 * its bytes instead of the two, so that calendar programs fetch it again only when a release changed it. `isSharedCache`: a
 * cache in front authenticates the keys and may store responses for all of them.
 */
export class Responder {
  /** Headers of every response, errors too. */
  readonly common: Headers;
  readonly #release: string;
  readonly #version: string;
  readonly #isSharedCache: boolean;
  /** The first headers of every answer of this release; for another release, replace the item at RELEASE_AT. */
  readonly #first: HeaderList;

  constructor(release: string, version: string, isSharedCache = false) {
    this.#release = release;
    this.#version = version;
    this.#isSharedCache = isSharedCache;
    this.common = { 'x-data-release': release, ...COMMON };
    this.#first = ['x-data-release', release, ...listOf(COMMON), ...KEEP_ALIVE];
  }

  /** Sends an answer with the headers of the key's limit. */
  sendAnswer(
    { request, response, limit }: Context,
    { answer, forms, compressed }: PreparedAnswer,
  ): void {
    const isForAll = answer.asOf === undefined && answer.view === undefined;
    const isShared = this.#isSharedCache && isForAll && hasKeyInHeader(request);
    const isCompressible = answer.body.length >= MIN_COMPRESSED_LENGTH;
    const isCompressed = isCompressible && accepts(request, 'gzip');
    const index = (isShared ? 2 : 0) + (isCompressed ? 1 : 0);
    const form =
      forms[index] ?? this.#formOf(answer, { isShared, isCompressible, isCompressed }, compressed);
    forms[index] = form;
    const { body, encoding } = form;
    const isNotModified = matches(request.headers['if-none-match'], form.etag);
    const headers = isNotModified ? form.headers.slice(0, form.notModifiedLength) : form.headers;
    // Rate-limit fields are per key, so leave them out of shared responses.
    response.writeHead(isNotModified ? 304 : 200, isShared ? [...headers] : headers.concat(limit));
    if (isNotModified || request.method === 'HEAD') response.end();
    else if (typeof body === 'string') endWithText(response, body, encoding);
    else response.end(body);
  }

  sendJson(context: Context, value: object, status = 200): void {
    this.sendUncached(context, { status, contentType: JSON_TYPE, body: JSON.stringify(value) });
  }

  sendUncached({ response, limit }: Context, { status, contentType, body }: UncachedAnswer): void {
    const content = body.length > 0 && { 'content-type': contentType };
    const own = {
      ...this.common,
      ...content,
      'content-length': Buffer.byteLength(body),
      'cache-control': 'no-store',
    };
    response.writeHead(status, [...listOf(own), ...limit]).end(body);
  }

  /** Sends a problem: to browsers as a page, to programs as problem details. */
  sendProblem(context: Context, problem: Problem): void {
    const { request, response, files } = context;
    if (response.headersSent) {
      response.destroy();
      return;
    }
    const send = (page?: string) => this.#sendProblem(context, problem, page);
    const page = wantsPage(request)
      ? files.errorPage?.(problem, request, context.view.catalog)
      : undefined;
    // If the page cannot be made, send problem details.
    if (page instanceof Promise) page.then(send, () => send());
    else send(page);
  }

  #sendProblem(
    { request, response, files, limit }: Context,
    problem: Problem,
    page: string | undefined,
  ): void {
    const isCompressed = page !== undefined && accepts(request, 'gzip');
    const text = page ?? JSON.stringify(problem.body());
    const body = isCompressed ? gzipSync(text) : text;
    const own = {
      ...this.common,
      ...(page !== undefined && { 'content-security-policy': files.pagePolicy }),
      ...(isCompressed && { 'content-encoding': 'gzip' }),
      ...(problem.release !== undefined && { 'x-data-release': problem.release }),
      'content-type': page === undefined ? PROBLEM_TYPE : 'text/html; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      'cache-control': 'no-store',
    };
    // A refusal by the rate limit has its own headers.
    const limitHeaders = problem.headers.includes('ratelimit') ? [] : limit;
    response.writeHead(problem.status, [...listOf(own), ...limitHeaders, ...problem.headers]);
    response.end(request.method === 'HEAD' ? undefined : body);
  }

  #formOf(answer: Answer, variant: Variant, compressed?: Uint8Array): ResponseForm {
    const { contentType, language, next } = answer;
    const { etag, headers: head } = this.#headOf(answer, variant);
    const body = variant.isCompressed ? (compressed ?? gzipSync(answer.body)) : answer.body;
    const length = Buffer.byteLength(body);
    const headers = [...head, 'content-type', contentType, 'content-length', String(length)];
    if (variant.isCompressed) headers.push('content-encoding', 'gzip');
    if (TABLES_AND_FEEDS.test(contentType)) headers.push('link', LICENSE_LINK);
    if (language !== undefined) headers.push('content-language', language);
    if (typeof next === 'number') headers.push('x-next-cursor', String(next));
    const encoding = length === body.length ? 'latin1' : 'utf8';
    return { etag, headers, notModifiedLength: head.length, body, encoding };
  }

  #headOf(answer: Answer, { isShared, isCompressible, isCompressed }: Variant): Head {
    const { asOf, of, view } = answer;
    const data =
      answer.isTaggedByBytes && of === undefined
        ? [sha256Of(answer.body).slice(0, 32)]
        : [of?.id ?? this.#release, of?.version ?? this.#version];
    const tag = [...data, view, asOf, isCompressed ? 'gzip' : undefined];
    const etag = `"${tag.filter((part) => part !== undefined).join('.')}"`;
    const headers = [
      ...this.#first,
      'etag',
      etag,
      'cache-control',
      cacheControlOf(answer, isShared),
    ];
    if (of !== undefined) headers[RELEASE_AT] = of.id;
    if (isCompressible || !isShared) headers.push('vary', varyOn(isShared, isCompressible));
    return { etag, headers };
  }
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
