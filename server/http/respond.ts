import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { LICENSE_LINK } from '../core/license.js';
import { Remembered } from '../core/remembered.js';
import type { Answer } from '../endpoints/endpoint.js';
import type { Problem } from '../service/problem.js';
import { accepts } from './coding.js';
import { SMALL_BODY, sendBytes, sendText } from './send.js';

/** Writes answers: one place for the headers that every answer has, conditional requests and HEAD. */

export type Headers = Readonly<Record<string, string | number>>;
/** Names and values in turn: what Node writes fastest. */
export type HeaderList = readonly string[];

/** Counts a large body that was made for one response, and is kept until it is taken. */
export type Hold = (response: ServerResponse, bytes: number) => void;

const NO_HEADERS: HeaderList = [];
/** Releases whose headers are kept. */
const REMEMBERED_PINNED = 32;
const PROBLEM_TYPE = 'application/problem+json; charset=utf-8';
/** Answers are for one key and may change with a release: kept shortly, then asked for again (304 if unchanged). */
const CACHE_STABLE = 'private, max-age=60, must-revalidate';
/** For a cache in front of all keys too; kept there and by the client, a new release shows within a minute. */
const CACHE_SHARED = 'public, max-age=30, must-revalidate';
/** What a release said does not change; what the program makes of it, hardly ever. */
const CACHE_PINNED = 'private, max-age=86400, immutable';
const CACHE_DATED = 'private, max-age=0, must-revalidate';
/** They are passed on as files, and have no place for their licence inside. */
const TABLES_AND_FEEDS = /^text\/c(?:sv|alendar)\b/;
const EXPOSED = 'x-data-release, x-next-cursor, etag, ratelimit, ratelimit-policy, retry-after';

/** An answer that is for this request alone, and kept nowhere. */
export interface OnceAnswer {
  readonly status: number;
  readonly contentType: string;
  readonly body: string;
}

export interface Responder {
  /** Headers of every answer, errors too. */
  readonly common: Headers;
  readonly sendAnswer: (
    request: IncomingMessage,
    response: ServerResponse,
    answer: Answer,
    headers: HeaderList,
  ) => void;
  readonly sendOnce: (response: ServerResponse, answer: OnceAnswer, headers: HeaderList) => void;
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
export function createResponder(release: string, version: string, hold: Hold, isSharedCache = false): Responder {
  const common: Headers = {
    'x-data-release': release,
    'access-control-allow-origin': '*',
    'access-control-expose-headers': EXPOSED,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  };
  const present = identityOf(common, { id: release, version }, CACHE_STABLE, CACHE_SHARED);
  /** Of releases that were named. Another release does not change them. */
  const pinned = new Remembered<string, Identity>(REMEMBERED_PINNED);
  const pinnedIdentity = (of: Origin) =>
    // Two releases may hold the same data.
    pinned.get(`${of.id}.${of.version}`, () =>
      identityOf({ ...common, 'x-data-release': of.id }, of, CACHE_PINNED, CACHE_SHARED),
    );
  let dated = validators(common, '', CACHE_DATED);

  const sendAnswer: Responder['sendAnswer'] = (request, response, answer, extra) => {
    const { asOf, contentType, language, next, of } = answer;
    let { body } = answer;
    const isShared = isSharedCache && asOf === undefined && hasKeyInHeader(request);
    // What is left of one key's limit is nothing to tell the others.
    const limit = isShared ? NO_HEADERS : extra;
    const from = of === undefined ? present : pinnedIdentity(of);
    const forms = isShared ? from.shared : from.own;
    let form = forms.only;
    if (answer.compress) {
      form = accepts(request, 'gzip') ? forms.coded : forms.plain;
      if (form === forms.coded && request.headers['if-none-match'] !== form.etag) body = compressed(answer);
    } else if (asOf !== undefined) {
      const etag = `"${from.tag}.${asOf}"`;
      if (dated.etag !== etag) dated = validators(from.forKey, etag, CACHE_DATED);
      form = dated;
    }
    if (matches(request.headers['if-none-match'], form.etag)) {
      response.writeHead(304, form.list.concat(limit)).end();
      return;
    }
    const bytes = body.length > SMALL_BODY ? bytesOf(response, body) : body;
    const length = Buffer.byteLength(bytes);
    const content = ['content-type', contentType, 'content-length', String(length)];
    if (TABLES_AND_FEEDS.test(contentType)) content.push('link', LICENSE_LINK);
    if (language !== undefined) content.push('content-language', language);
    if (typeof next === 'number') content.push('x-next-cursor', String(next));
    response.writeHead(200, form.list.concat(limit, content));
    if (request.method === 'HEAD') response.end();
    // ASCII is the same in both; Node copies Latin-1 as it is, and writes UTF-8 character by character.
    else if (typeof bytes === 'string') sendText(response, bytes, length === bytes.length ? 'latin1' : 'utf8');
    else sendBytes(response, bytes);
  };

  /** A large body as bytes: those that many are sent as they are, those that are made here counted. */
  function bytesOf(response: ServerResponse, body: string | Uint8Array): Uint8Array {
    if (typeof body !== 'string') return body;
    const bytes = Buffer.from(body);
    hold(response, bytes.length);
    return bytes;
  }

  const sendOnce: Responder['sendOnce'] = (response, { status, contentType, body }, extra) => {
    const bytes = Buffer.from(body);
    if (bytes.length > SMALL_BODY) hold(response, bytes.length);
    const content = bytes.length > 0 && { 'content-type': contentType };
    const own = { ...common, ...content, 'content-length': bytes.length, 'cache-control': 'no-store' };
    response.writeHead(status, [...listOf(own), ...extra]);
    sendBytes(response, bytes);
  };

  const sendProblem: Responder['sendProblem'] = (request, response, problem, extra = []) => {
    if (response.headersSent) {
      response.destroy();
      return;
    }
    const body = JSON.stringify(problem.body());
    const content = {
      'content-type': PROBLEM_TYPE,
      'content-length': Buffer.byteLength(body),
      'cache-control': 'no-store',
    };
    const own = problem.release === undefined ? common : { ...common, 'x-data-release': problem.release };
    response.writeHead(problem.status, [...listOf({ ...own, ...content }), ...extra, ...problem.headers]);
    response.end(request.method === 'HEAD' ? undefined : body);
  };

  return { common, sendAnswer, sendOnce, sendProblem };
}

const compressedBodies = new WeakMap<Answer, Buffer>();

/** The body by gzip: made once for an answer that many are sent. */
function compressed(answer: Answer): Buffer {
  const known = compressedBodies.get(answer);
  if (known) return known;
  const bytes = gzipSync(answer.body);
  compressedBodies.set(answer, bytes);
  return bytes;
}

/** A key in the address must not end in a shared cache's store beside the answer. */
function hasKeyInHeader({ headers, url = '' }: IncomingMessage): boolean {
  return headers.authorization !== undefined && !/[?&]key=/.test(url);
}

interface Validators {
  readonly etag: string;
  readonly list: string[];
}

type Origin = NonNullable<Answer['of']>;

/** What answers have in common by the release and the program that they are of. */
interface Identity {
  readonly tag: string;
  readonly forKey: Headers;
  readonly own: ReturnType<typeof answerForms>;
  readonly shared: ReturnType<typeof answerForms>;
}

function identityOf(common: Headers, { id, version }: Origin, cache: string, sharedCache: string): Identity {
  const tag = `${id}.${version}`;
  return {
    tag,
    forKey: { ...common, vary: 'Authorization' },
    own: answerForms(common, ['Authorization'], tag, cache),
    shared: answerForms(common, [], tag, sharedCache),
  };
}

/** The headers of an answer that has one form only, and of one that is compressed for those who read that. */
function answerForms(common: Headers, vary: readonly string[], tag: string, cacheControl: string) {
  const varying = (...names: string[]): Headers =>
    names.length === 0 ? common : { ...common, vary: names.join(', ') };
  const forCoding = varying(...vary, 'Accept-Encoding');
  const coded = validators(forCoding, `"${tag}.gzip"`, cacheControl);
  coded.list.push('content-encoding', 'gzip');
  return {
    only: validators(varying(...vary), `"${tag}"`, cacheControl),
    plain: validators(forCoding, `"${tag}"`, cacheControl),
    coded,
  };
}

/** The headers that the answers of one ETag share. */
function validators(common: Headers, etag: string, cacheControl: string): Validators {
  const all = { ...common, etag, 'cache-control': cacheControl };
  return { etag, list: listOf(all) };
}

function listOf(headers: Headers): string[] {
  return Object.entries(headers).flatMap(([name, value]) => [name, String(value)]);
}

/** Whether If-None-Match holds the tag: a list, weak comparison (RFC 9110 section 13.1.2), or `*`. */
export function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
