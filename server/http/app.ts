import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Logger } from 'pino';
import polka, { type Request } from 'polka';
import type { RateLimit } from '../config.js';
import { ENDPOINTS } from '../endpoints/index.js';
import type { FindKey } from '../keys/key.js';
import { Problem } from '../service/problem.js';
import { type Address, parseAddress } from './address.js';
import { whatAnswers } from './answering.js';
import { type Bounds, boundsOfProcess } from './bounds.js';
import { type Clients, DIRECT_CLIENTS } from './client.js';
import { keepConnections } from './connections.js';
import { DRAIN_TIMES, type DrainTimes, drain } from './draining.js';
import { type AnswerGuarded, endpointRoutes } from './endpoint-routes.js';
import { createGuard } from './guard.js';
import type { Limiter } from './limit.js';
import { type AnswerMcp, MCP_PATH, type McpOptions, mcpRoute } from './mcp.js';
import { NO_REQUEST, type Observer, observeRequests } from './observe.js';
import { addOwnRoutes } from './own-routes.js';
import type { HeaderList, Responder } from './respond.js';
import { checkAnswer } from './scope.js';
import type { ServedNow } from './served.js';
import { BoundedRequest, takeTurns } from './turns.js';
import { rejectUnreadable, whyUnreadable } from './unreadable.js';

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
  /** What the explorer asks with where nobody entered a key; default: it has to be entered. */
  readonly demoKey?: string | null;
  /** Told of every request when it is over; default: nobody asks. */
  readonly observer?: Observer;
  /** Whether and to whom tools are offered; default: to nobody. */
  readonly mcp?: McpOptions | null;
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

/** A request has so long to arrive, and its headers so long; a connection that dribbles is cut. */
const REQUEST_TIMEOUT_MS = 15_000;
const HEADERS_TIMEOUT_MS = 10_000;
const MAX_HEADER_BYTES = 16_384;
const ALLOW = 'GET, HEAD, OPTIONS';
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
  let draining: Promise<void> | undefined;
  const remembering = { hits: 0 };

  const fail = (thrown: unknown, request: IncomingMessage, response: ServerResponse, headers: HeaderList = []) => {
    const problem = thrown instanceof Problem ? thrown : new Problem('internal_error', 'the server failed');
    if (problem.status >= 500) log.error({ err: thrown, path: pathOf(request) }, 'a request failed');
    request.answering.responder.sendProblem(request, response, problem, headers);
  };
  /** Asks the guard, then answers. A Problem is answered with the headers of the key's limit too. */
  const answerGuarded: AnswerGuarded = async (request, response, queryKey, answer) => {
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

  const readiness = () => {
    if (draining !== undefined) return 'draining';
    return options.served.isSwitching ? 'switching' : 'ok';
  };

  app.parse = (request) => (request as Request)._parsedUrl;
  const { openApi, securityContact = null, demoKey = null } = options;
  addOwnRoutes(app, { guard, nowMs, readiness, openApi, securityContact, demoKey });
  const answerMcp: AnswerMcp | null = options.mcp ? mcpRoute(options.mcp, guard, nowMs) : null;
  if (answerMcp) app.get(MCP_PATH, (request, response) => answerMcp(request, response, request._parsedUrl as Address));
  const endpoints = endpointRoutes(answerGuarded);
  for (const { route, answer } of endpoints.all) {
    app.get(route, (request, response) => answer(request, response, request._parsedUrl as Address, request.params));
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
    const answered = endpoints.answer(request, response, address);
    if (answered !== undefined) return answered;
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
    if (answerMcp && request.url!.startsWith(MCP_PATH)) {
      const address = parseAddress(request.url!);
      if (address.pathname === MCP_PATH) return answerMcp(request, response, address);
    }
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
