import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Logger } from 'pino';
import polka, { type Request } from 'polka';
import type { RateLimit } from '../config.js';
import { type Answer, JSON_TYPE } from '../endpoints/endpoint.js';
import { ENDPOINTS } from '../endpoints/index.js';
import type { FindKey } from '../keys/key.js';
import type { Catalog } from '../service/catalog.js';
import type { Pinned } from '../service/pinned.js';
import { Problem, quote } from '../service/problem.js';
import { type Address, parseAddress } from './address.js';
import { type Bounds, boundsOfProcess } from './bounds.js';
import { type Clients, DIRECT_CLIENTS } from './client.js';
import { keepConnections } from './connections.js';
import { DRAIN_TIMES, type DrainTimes, drain } from './draining.js';
import { createGuard } from './guard.js';
import type { Limiter } from './limit.js';
import { NO_REQUEST, type Observer, observeRequests } from './observe.js';
import { parameterReader } from './parameters.js';
import { clientErrorProblem, rawProblem } from './raw-problem.js';
import { type RememberedAnswers, rememberAnswers } from './remembered-answers.js';
import { createResponder, type HeaderList, type Hold, type Responder } from './respond.js';
import { checkAnswer } from './scope.js';
import { securityText } from './security-text.js';
import type { Served, ServedNow } from './served.js';
import { BoundedRequest, takeTurns } from './turns.js';
import { refuseUnknown } from './unknown-parameters.js';

export interface AppOptions {
  /** Looked at for every request: another one may take its place at any moment. */
  readonly served: ServedNow;
  readonly findKey: FindKey;
  readonly rateLimit: RateLimit | null;
  readonly log: Logger;
  /** The OpenAPI document as JSON text. */
  readonly openApi: () => string;
  /** The clock, in milliseconds since 1970-01-01T00:00Z. */
  readonly nowMs?: () => number;
  /** What clients may hold; default: as much as this process can bear. */
  readonly bounds?: Partial<Bounds>;
  /** Wrong keys from one address. */
  readonly wrongKeyLimit?: RateLimit;
  readonly drainTimes?: DrainTimes;
  /** Limits that several servers share; default: this one's memory. */
  readonly limiter?: (name: string, limit: RateLimit) => Limiter;
  /** Clients behind trusted proxies; default: who connects is the client. */
  readonly clients?: Clients;
  /** Whether a cache in front, which checks the keys itself, may keep answers for all of them; default: no. */
  readonly isSharedCache?: boolean;
  /** Where faults are reported (mailto:, https:); without one there is no security.txt. */
  readonly securityContact?: string | null;
  /** Told of every request when it is over; default: nobody asks. */
  readonly observer?: Observer;
}

/** The server, and how it ends: readiness first, without a request lost; bounded, and the same however often asked. */
export type App = Server & { readonly drain: () => Promise<void>; readonly counts: () => Counts };

/** What it has done since its start, and what it holds. */
export interface Counts {
  /** Requests that were given their turn. */
  readonly answered: number;
  /** Of those, answers that were remembered. */
  readonly remembered: number;
  /** Connections that were cut, whatever was asked over them. */
  readonly cut: number;
  readonly connections: number;
  /** Requests that wait for their turn behind others of their connection. */
  readonly waiting: number;
}

interface Answering {
  readonly served: Served;
  readonly responder: Responder;
  readonly remembered: RememberedAnswers;
}

declare module 'node:http' {
  interface IncomingMessage {
    /** What answered when the request came: a switch meanwhile does not concern it. */
    answering: Answering;
    /** Whether its address was asked for lately: then its answer is worth keeping. */
    isAskedAgain: boolean;
  }
}

/** A request has so long to arrive, and its headers so long; a connection that dribbles is cut. */
const REQUEST_TIMEOUT_MS = 15_000;
const HEADERS_TIMEOUT_MS = 10_000;
const MAX_HEADER_BYTES = 16_384;
const ALLOW = 'GET, HEAD, OPTIONS';
type Params = Readonly<Record<string, string>>;
type Answerer = (request: IncomingMessage, response: ServerResponse, address: Address, params: Params) => Promise<void>;
const NO_PARAMS: Params = {};
const LAST_PARAMETER = /^([^:]*)\/:(\w+)$/;
const OK = '{"status":"ok"}';
/** What is refused on the bare socket is read on for so long: a socket closed earlier drops the answer. */
const LINGER_MS = 1000;
/** As many as are read: Node leaves out the others without a word. */
const MOST_PARAMETERS = 1000;
/** RFC 9112 section 3.2: a name, an IPv4 address or an IPv6 address in brackets, and perhaps a port. */
const HOST = /^(?:[A-Za-z0-9\-._~%!$&'()*+,;=]*|\[[0-9A-Fa-f:.]+\])(?::\d*)?$/;
/** GET http://host/path: a proxy's form of the address (RFC 9112 section 3.2.2). */
const ABSOLUTE_FORM = /^https?:\/\/[^/?#]*\/?/i;

/** The server, not yet listening. Every answer, also to what is no valid HTTP, is made here. */
export function createApp(options: AppOptions): App {
  const { log } = options;
  const nowMs = options.nowMs ?? Date.now;
  const clients = options.clients ?? DIRECT_CLIENTS;
  const { findKey, rateLimit: defaultLimit, wrongKeyLimit, limiter } = options;
  const guard = createGuard({ findKey, defaultLimit, wrongKeyLimit, limiter, clients });
  const server = createServer({
    requestTimeout: REQUEST_TIMEOUT_MS,
    headersTimeout: HEADERS_TIMEOUT_MS,
    connectionsCheckingInterval: 2_000,
    maxHeaderSize: MAX_HEADER_BYTES,
    IncomingMessage: BoundedRequest,
    // Two Host or Authorization headers are then seen, and refused below with a body that says so.
    joinDuplicateHeaders: true,
    requireHostHeader: false,
  });
  // A client that has said all it had to say still gets its answers.
  Object.assign(server, { httpAllowHalfOpen: true });
  const bounds = { ...boundsOfProcess(), ...options.bounds };
  const connections = keepConnections(server, bounds, log, clients.isProxy);
  const answering = whatAnswers(options.served, connections.hold, options.isSharedCache ?? false);
  /** Made once, when somebody asks; all are sent the same bytes. */
  let openApi: Answer | undefined;
  let draining: Promise<void> | undefined;
  const remembering = { hits: 0 };

  const fail = (thrown: unknown, request: IncomingMessage, response: ServerResponse, headers: HeaderList = []) => {
    const problem = thrown instanceof Problem ? thrown : new Problem('internal_error', 'the server failed');
    if (problem.status >= 500) log.error({ err: thrown, path: pathOf(request) }, 'a request failed');
    request.answering.responder.sendProblem(request, response, problem, headers);
  };
  /** Asks the guard, then answers. A Problem is answered with the headers of the key's limit too. */
  const answerGuarded = async (
    request: IncomingMessage,
    response: ServerResponse,
    queryKey: unknown,
    answer: (instant: number) => Answer,
  ) => {
    let headers: HeaderList = [];
    try {
      const instant = nowMs();
      const passed = guard(request, queryKey, instant);
      headers = passed instanceof Promise ? await passed : passed;
      const made = answer(instant);
      if (request.key!.scope !== 'all') checkAnswer(request.key!, made.contentType);
      request.answering.responder.sendAnswer(request, response, made, headers);
    } catch (thrown) {
      fail(thrown, request, response, headers);
    }
  };

  const app = polka<Request>({
    server,
    onError: (thrown, request, response) => fail(thrown, request, response),
    onNoMatch: async (request, response) => {
      const { served, responder } = request.answering;
      if (request.path === '/releases' || request.path.startsWith('/releases/')) {
        // What is left of the key's limit is not told: a file may be kept for a year, and by others.
        await guard(request, request.query.key, nowMs());
        await served.artifacts(request, response, responder.common);
        return;
      }
      const headers = request.path.startsWith('/v1/') ? await guard(request, request.query.key, nowMs()) : [];
      await refuseWith(responder, request, response, headers, () => served.pages(request, response, responder.common));
    },
  });

  const sendStatus = (request: IncomingMessage, response: ServerResponse, status: number, body: string) => {
    const headers = { 'content-type': JSON_TYPE, 'content-length': body.length, 'cache-control': 'no-store' };
    response.writeHead(status, { ...request.answering.responder.common, ...headers }).end(body);
  };
  const readiness = () => {
    if (draining !== undefined) return 'draining';
    return options.served.isSwitching ? 'switching' : 'ok';
  };

  app.parse = (request) => (request as Request)._parsedUrl;
  app.get('/healthz', (request, response) => sendStatus(request, response, 200, OK));
  app.get('/readyz', (request, response) => {
    const status = readiness();
    const body = JSON.stringify({ status, release: request.answering.served.catalog.release.id });
    sendStatus(request, response, status === 'ok' ? 200 : 503, body);
  });
  if (options.securityContact) {
    const body = Buffer.from(securityText(options.securityContact, nowMs()));
    const headers = { 'content-type': 'text/plain; charset=utf-8', 'content-length': body.length };
    app.get('/.well-known/security.txt', (request, response) => {
      response.writeHead(200, { ...request.answering.responder.common, ...headers, 'cache-control': 'max-age=86400' });
      response.end(request.method === 'HEAD' ? undefined : body);
    });
  }
  app.get('/v1/auth', async (request, response) => {
    const { 'x-original-uri': original } = request.headers;
    await guard.check(request, request.query.key, nowMs(), typeof original === 'string' ? original : undefined);
    response.writeHead(204, { ...request.answering.responder.common, 'cache-control': 'no-store' }).end();
  });
  app.get('/openapi.json', (request, response) => {
    openApi ??= { contentType: JSON_TYPE, body: Buffer.from(options.openApi()) };
    request.answering.responder.sendAnswer(request, response, openApi, []);
  });
  /**
   * Endpoints by their path, and by what stands before a parameter that ends it: polka tries the expressions of all
   * routes, which takes a request 1 µs, and is left what is written otherwise: percent escapes, other cases.
   */
  const byPath = new Map<string, Answerer>();
  const byFolder = new Map<string, { readonly parameter: string; readonly answer: Answerer }>();
  for (const endpoint of ENDPOINTS) {
    const readPath = parameterReader(endpoint.path);
    const readQuery = parameterReader(endpoint.query);
    const refuseUnknownOf = refuseUnknown(endpoint, ENDPOINTS);
    const answer: Answerer = (request, response, address, params) =>
      answerGuarded(request, response, address.query.key, (instant) => {
        const { served, remembered } = request.answering;
        const path = readPath(params);
        refuseUnknownOf(address.query);
        const input = { path, query: readQuery(address.query) };
        const make = (catalog: Catalog) => endpoint.answer(input, { catalog, nowMs: instant });
        const asked = input.query.release as string | undefined;
        const made = asked === undefined ? make(served.catalog) : answerOf(served.pinned.find(asked), make);
        if (request.isAskedAgain) remembered.keep(address.raw, made);
        return made;
      });
    const last = LAST_PARAMETER.exec(endpoint.route);
    if (last) byFolder.set(last[1]!, { parameter: last[2]!, answer });
    else if (!endpoint.route.includes(':')) byPath.set(endpoint.route, answer);
    app.get(endpoint.route, (request, response) =>
      answer(request, response, request._parsedUrl as Address, request.params),
    );
  }
  const route = app.handler as unknown as (request: IncomingMessage, response: ServerResponse) => void;
  const find = (request: IncomingMessage, response: ServerResponse) => {
    const { remembered } = request.answering;
    request.isAskedAgain = remembered.isAskedAgain(request.url!);
    // What was answered lately needs no route and no parameters. Its address holds no key.
    const known = request.isAskedAgain ? remembered.find(request.url!) : undefined;
    if (known) {
      remembering.hits++;
      return answerGuarded(request, response, undefined, () => known);
    }
    const address = parseAddress(request.url!);
    const { pathname } = address;
    const direct = byPath.get(pathname);
    if (direct) return direct(request, response, address, NO_PARAMS);
    const slash = pathname.lastIndexOf('/');
    const above = byFolder.get(pathname.slice(0, slash));
    if (above && slash + 1 < pathname.length && !pathname.includes('%')) {
      return above.answer(request, response, address, { [above.parameter]: pathname.slice(slash + 1) });
    }
    (request as Request)._parsedUrl = address;
    return route(request, response);
  };
  const answerReadable = (request: IncomingMessage, response: ServerResponse): unknown => {
    const { responder } = request.answering;
    const unreadable = whyUnreadable(request);
    if (unreadable) {
      response.shouldKeepAlive = false;
      return responder.sendProblem(request, response, unreadable);
    }
    if (request.method === 'GET' || request.method === 'HEAD') return find(request, response);
    return answerOtherMethod(request, response, responder);
  };
  const turns = takeTurns(connections, bounds, {
    clientOf: clients.of,
    isProbe: ({ url }) => url === '/healthz' || url === '/readyz',
    handle: (request, response) => {
      request.answering = answering();
      try {
        const done = answerReadable(request, response);
        if (done instanceof Promise) done.catch((thrown: unknown) => fail(thrown, request, response));
      } catch (thrown) {
        fail(thrown, request, response);
      }
    },
  });
  const { observer } = options;
  if (observer) {
    const observe = observeRequests(
      observer,
      ENDPOINTS.map((endpoint) => endpoint.route),
    );
    for (const event of ['request', 'checkExpectation']) server.on(event, observe);
  }
  server.on('request', turns.take);
  server.on('checkExpectation', turns.take);
  server.on('clientError', (error, socket) => {
    const status = rejectUnreadable(error, socket as Socket, answering().responder);
    if (status !== null) {
      observer?.({ ...NO_REQUEST, status });
    }
  });
  return Object.assign(server, {
    drain: () => {
      draining ??= drain(server, connections, turns, options.drainTimes ?? DRAIN_TIMES);
      return draining;
    },
    counts: () => ({
      answered: turns.answered(),
      remembered: remembering.hits,
      cut: connections.cutInAll(),
      connections: connections.all.size,
      waiting: connections.waiting.count,
    }),
  });
}

/** The Host that was right last: nearly all requests have the same one. */
let lastHost: string | undefined;

/** The Problem of a request that came whole but cannot be read for certain; makes its address one of this server. */
function whyUnreadable(request: IncomingMessage): Problem | null {
  const { headers, httpVersionMajor, httpVersion } = request;
  if (httpVersionMajor !== 1) return badRequest(`HTTP/${httpVersion} was read; expected HTTP/1.1`);
  if (headers.host === undefined) {
    if (request.httpVersionMinor > 0) return badRequest('the Host header is missing');
  } else if (headers.host !== lastHost) {
    if (!HOST.test(headers.host)) return badRequest(whatIsWrongWithHost(request));
    lastHost = headers.host;
  }
  if (headers.expect !== undefined && headers.expect.toLowerCase() !== '100-continue') {
    return new Problem('expectation_failed', `Expect: ${quote(headers.expect)} was read; expected no such header`);
  }
  const url = request.url ?? '';
  if (!url.startsWith('/')) request.url = url.replace(ABSOLUTE_FORM, '/');
  if (url.length > MOST_PARAMETERS && countOf('&', url) >= MOST_PARAMETERS) {
    return badRequest(`the address has more than ${MOST_PARAMETERS} parameters`);
  }
  return null;
}

function badRequest(detail: string): Problem {
  return new Problem('bad_request', detail);
}

function whatIsWrongWithHost({ headers: { host = '' }, rawHeaders }: IncomingMessage): string {
  const given = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;
  if (given > 1) return `${given} Host headers were read; expected one`;
  return `Host: ${quote(host)} was read; expected a name and perhaps a port`;
}

function countOf(letter: string, text: string): number {
  let count = 0;
  for (let at = text.indexOf(letter); at >= 0; at = text.indexOf(letter, at + 1)) count++;
  return count;
}

/** What answers now and what was made for it: looked up for each request, made anew when another one took its place. */
function whatAnswers(now: ServedNow, hold: Hold, isSharedCache: boolean): () => Answering {
  const make = (served: Served): Answering => ({
    served,
    responder: createResponder(served.catalog.release.id, served.version, hold, isSharedCache),
    remembered: rememberAnswers(),
  });
  let last = make(now.current);
  return () => {
    if (last.served !== now.current) last = make(now.current);
    return last;
  };
}

/** Answers that are made once for many, as they are sent for a release that was named. */
const stampedAnswers = new WeakMap<Answer, Answer>();

function stamped(answer: Answer, of: NonNullable<Answer['of']>): Answer {
  if (!answer.compress) return { ...answer, of };
  const known = stampedAnswers.get(answer);
  if (known) return known;
  const made = { ...answer, of };
  stampedAnswers.set(answer, made);
  return made;
}

/** The answer as that release gives it; a Problem says which one was asked, as an answer does. */
function answerOf({ catalog, id, version }: Pinned, make: (catalog: Catalog) => Answer): Answer {
  try {
    return stamped(make(catalog), { id, version });
  } catch (thrown) {
    if (thrown instanceof Problem) thrown.release = id;
    throw thrown;
  }
}

/** Without the query, which may hold a key. */
function pathOf(request: IncomingMessage): string {
  return parseAddress(request.url!).pathname;
}

/** Runs `answer`; a Problem that it throws is answered with these headers, the key's limit, too. */
function refuseWith(
  responder: Responder,
  request: IncomingMessage,
  response: ServerResponse,
  headers: HeaderList,
  answer: () => void | Promise<void>,
): void | Promise<void> {
  const refuse = (thrown: unknown) => {
    if (!(thrown instanceof Problem)) throw thrown;
    responder.sendProblem(request, response, thrown, headers);
  };
  try {
    return answer()?.catch(refuse);
  } catch (thrown) {
    refuse(thrown);
  }
}

/** OPTIONS (the CORS preflight) is answered, every other method refused. */
function answerOtherMethod(request: IncomingMessage, response: ServerResponse, responder: Responder): void {
  if (request.method !== 'OPTIONS') {
    const detail = `${request.method} was read; expected GET or HEAD`;
    responder.sendProblem(request, response, new Problem('method_not_allowed', detail, undefined, ['allow', ALLOW]));
    return;
  }
  response.writeHead(204, {
    ...responder.common,
    allow: ALLOW,
    'access-control-allow-methods': ALLOW,
    'access-control-allow-headers': 'Authorization, If-None-Match',
    'access-control-max-age': '86400',
  });
  response.end();
}

/**
 * What is not valid HTTP never becomes a request: it is answered on the bare socket, behind the answers to what was
 * asked before it. Returns the status of its answer; null when it gets none.
 */
function rejectUnreadable(
  error: NodeJS.ErrnoException & { reason?: string },
  socket: Socket,
  responder: Responder,
): number | null {
  const { connection } = socket;
  if (connection?.isRefused) return null;
  if (error.code === 'ECONNRESET' || !connection || !socket.writable) {
    socket.destroy();
    return null;
  }
  connection.isRefused = true;
  const problem = clientErrorProblem(error.code, error.reason);
  const refuse = () => {
    if (!socket.writable) return;
    socket.end(rawProblem(problem, responder.common));
    setTimeout(() => socket.destroy(), LINGER_MS).unref();
  };
  const last = connection.waiting.at(-1)?.response ?? connection.current;
  if (last && !last.writableFinished) last.once('close', refuse);
  else refuse();
  return problem.status;
}
