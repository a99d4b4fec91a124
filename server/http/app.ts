import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Logger } from 'pino';
import polka, { type Request } from 'polka';
import { type Clients, DIRECT_CLIENTS } from '../config/client-address.js';
import type { RateLimit } from '../config/config.js';
import type { FindKey } from '../keys/key.js';
import type { OpenLimiter } from '../limits/rate-limit.js';
import { Problem } from '../queries/problem.js';
import { createAnswerCache } from './answer-cache.js';
import { createAuthenticator } from './authenticate.js';
import {
  type ConnectionCounts,
  type ConnectionLimits,
  GuardedRequest,
  limitConnections,
  processLimits,
} from './connection-limits.js';
import type { Exchange, Served, ServedNow } from './exchange.js';
import { malformedRequest, rejectMalformed } from './malformed.js';
import { MCP_PATH, type McpOptions, mcpHandler } from './mcp.js';
import { NO_REQUEST, type Observer, observeRequests } from './observe.js';
import { createResponder } from './responses.js';
import { routes } from './routes.js';
import { DRAIN_TIMES, type DrainTimes, drain } from './shutdown.js';

/**
 * The way of a request: limits of its connection (connection-limits.ts), route (routes.ts), key and limit
 * (authenticate.ts), parameters (api/question.ts), answer (api/), headers and bytes (responses.ts).
 */
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
  readonly limits?: Partial<ConnectionLimits>;
  /** Unknown keys from one address. */
  readonly unknownKeyLimit?: RateLimit;
  readonly drainTimes?: DrainTimes;
  /** Limits that several servers share; default: this one's memory. */
  readonly openLimiter?: OpenLimiter;
  /** Clients behind trusted proxies; default: who connects is the client. */
  readonly clients?: Clients;
  /** Whether a cache in front, which checks the keys itself, may keep answers for all of them; default: no. */
  readonly isSharedCache?: boolean;
  /** Where faults are reported (mailto:, https:); without one there is no security.txt. */
  readonly securityContact?: string | null;
  /** What the explorer asks with where nobody entered a key; default: it has to be entered. */
  readonly demoKey?: string | null;
  /** Whether feeds and files of pages are open to everybody, and how often each address may ask; default: they are not. */
  readonly publicFeeds?: { readonly rateLimit: RateLimit | null } | null;
  /** Told of every request when it is over; default: nobody asks. */
  readonly observer?: Observer;
  /** Whether and to whom tools are offered; default: to nobody. */
  readonly mcp?: McpOptions | null;
}

/** The server, and how it ends: readiness first, without a request lost; bounded, and the same however often asked. */
export type App = Server & { readonly drain: () => Promise<void>; readonly counts: () => ConnectionCounts };

/** A request has so long to arrive, and its headers so long; a connection that dribbles is cut. */
const REQUEST_TIMEOUT_MS = 15_000;
const HEADERS_TIMEOUT_MS = 10_000;
const MAX_HEADER_BYTES = 16_384;
const ALLOW = 'GET, HEAD, OPTIONS';

/** The server, not yet listening. Every response, also to what is no valid HTTP, is made here. */
export function createApp(options: AppOptions): App {
  const { log, observer, findKey, unknownKeyLimit, openLimiter, nowMs = Date.now } = options;
  const clients = options.clients ?? DIRECT_CLIENTS;
  const authenticator = createAuthenticator({
    ...{ findKey, defaultLimit: options.rateLimit, unknownKeyLimit, openLimiter, clients },
    publicFeeds: options.publicFeeds ?? null,
  });
  const server = createServer({
    requestTimeout: REQUEST_TIMEOUT_MS,
    headersTimeout: HEADERS_TIMEOUT_MS,
    connectionsCheckingInterval: 2_000,
    maxHeaderSize: MAX_HEADER_BYTES,
    IncomingMessage: GuardedRequest,
    // Two Host or Authorization headers are then seen, and refused with a body that says so.
    joinDuplicateHeaders: true,
    requireHostHeader: false,
  });
  // A client that has said all it had to say still gets its answers.
  Object.assign(server, { httpAllowHalfOpen: true });
  // A connection that waits for its next request is idle as any other (connection-limits.ts): no timer for each response.
  server.keepAliveTimeout = 0;
  let draining: Promise<void> | undefined;
  const readiness = () => {
    if (draining !== undefined) return 'draining';
    return options.served.isSwitching ? 'switching' : 'ok';
  };

  const fail = (thrown: unknown, request: IncomingMessage, response: ServerResponse) => {
    const problem = thrown instanceof Problem ? thrown : new Problem('internal_error', 'the server failed');
    // Without the query, which may hold a key.
    if (problem.status >= 500) log.error({ err: thrown, path: request.url?.split('?', 1)[0] }, 'a request failed');
    request.exchange.responder.sendProblem(request, response, problem);
  };
  const app = polka<Request>({ onError: fail, onNoMatch: refuseMethod });
  if (options.mcp) app.all(MCP_PATH, mcpHandler(options.mcp, authenticator, nowMs));
  const { openApi, securityContact = null, demoKey = null } = options;
  for (const { path, name, handle } of routes({
    ...{ authenticator, nowMs, readiness, openApi, securityContact, demoKey },
  })) {
    app.get(path, (request, response) => {
      request.exchange.route = name;
      return handle(request, response);
    });
  }

  const exchangeOf = exchanges(options.served, options.isSharedCache ?? false);
  const handle = (request: IncomingMessage, response: ServerResponse) => {
    request.exchange = exchangeOf();
    const problem = malformedRequest(request);
    if (problem === null) {
      void app.handler(request as Request, response, undefined as never);
      return;
    }
    response.shouldKeepAlive = false;
    request.exchange.responder.sendProblem(request, response, problem);
  };
  const isProbe = ({ url }: IncomingMessage) => url === '/healthz' || url === '/readyz';
  const limits = { ...processLimits(), ...options.limits };
  const connections = limitConnections(server, limits, { clients, log, isProbe }, handle);
  for (const event of ['request', 'checkExpectation']) {
    if (observer) server.on(event, observeRequests(observer));
    server.on(event, connections.listener);
  }
  server.on('clientError', (error, socket) => {
    const status = rejectMalformed(error, socket as Socket, connections, exchangeOf().responder.common);
    if (status !== null) observer?.({ ...NO_REQUEST, status });
  });
  return Object.assign(server, {
    drain: () => {
      draining ??= drain(server, connections, options.drainTimes ?? DRAIN_TIMES);
      return draining;
    },
    counts: connections.counts,
  });
}

/** What each request is answered with: what is served now, and what was made for it, once. */
function exchanges(now: ServedNow, isSharedCache: boolean): () => Exchange {
  const make = (served: Served) => ({
    served,
    responder: createResponder(served.catalog.release.id, served.version, isSharedCache),
    answers: createAnswerCache(),
  });
  let last = make(now.current);
  return () => {
    if (last.served !== now.current) last = make(now.current);
    // Member by member: a spread makes a hidden class for each request.
    const { served, responder, answers } = last;
    return { served, responder, answers, route: '(refused)', key: null };
  };
}

/** OPTIONS (the CORS preflight) is answered, every other method but GET and HEAD refused. */
function refuseMethod(request: Request, response: ServerResponse): void {
  const { responder } = request.exchange;
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
