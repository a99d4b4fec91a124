import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Logger } from 'pino';
import polka, { type Polka, type Request } from 'polka';
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
  LimitedRequest,
  limitConnections,
  processLimits,
} from './connection-limits.js';
import type { CurrentBuild, Exchange, ServerBuild } from './exchange.js';
import { malformedRequest, rejectMalformed } from './malformed.js';
import { MCP_PATH, type McpOptions, mcpHandler } from './mcp.js';
import { NO_REQUEST, type Observer, observeRequests } from './observe.js';
import { createResponder } from './responses.js';
import { routes } from './routes.js';
import { DRAIN_TIMES, type DrainTimes, drain } from './shutdown.js';

/**
 * The steps of a request: connection limits (connection-limits.ts), route (routes.ts), authentication and rate limit
 * (authenticate.ts), parameters (api/question.ts), answer (api/), headers and body (responses.ts).
 */
export interface AppOptions {
  /** Read for every request: a new build may replace it at any moment. */
  readonly served: CurrentBuild;
  readonly findKey: FindKey;
  readonly rateLimit: RateLimit | null;
  readonly log: Logger;
  /** The OpenAPI document as JSON text. */
  readonly openApi: () => Promise<string>;
  /** The clock, in milliseconds since 1970-01-01T00:00Z. */
  readonly nowMs?: () => number;
  /** Connection limits; default: derived from the limits of this process. */
  readonly limits?: Partial<ConnectionLimits>;
  /** The limit of unknown keys from one address. */
  readonly unknownKeyLimit?: RateLimit;
  readonly drainTimes?: DrainTimes;
  /** The store of rate limits shared by several servers; default: the memory of this process. */
  readonly openLimiter?: OpenLimiter;
  /** Finds clients behind trusted proxies; default: the peer of the connection is the client. */
  readonly clients?: Clients;
  /** Whether a cache in front, which authenticates keys itself, may store responses for all keys; default: no. */
  readonly isSharedCache?: boolean;
  /** Contact for vulnerability reports (mailto:, https:); without one there is no security.txt. */
  readonly securityContact?: string | null;
  /** The demo key of the explorer, for users without a key; default: none. */
  readonly demoKey?: string | null;
  /** Opens feeds and files of pages to everybody, with this limit for each address; default: they need a key. */
  readonly publicFeeds?: { readonly rateLimit: RateLimit | null } | null;
  /** Called at the end of every request; default: none. */
  readonly observer?: Observer;
  /** Enables the MCP tools, and for which origins; default: disabled. */
  readonly mcp?: McpOptions | null;
}

/** The server and its shutdown: readiness goes first and no request is lost; it ends within a limit, and repeated calls are harmless. */
export type App = Server & { readonly drain: () => Promise<void>; readonly counts: () => ConnectionCounts };

/** Timeouts for the arrival of a request and of its headers; slower connections are closed. */
const REQUEST_TIMEOUT_MS = 15_000;
const HEADERS_TIMEOUT_MS = 10_000;
const MAX_HEADER_BYTES = 16_384;
const ALLOW = 'GET, HEAD, OPTIONS';

/** Creates the server, not yet listening. It makes every response, also to malformed requests. */
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
    IncomingMessage: LimitedRequest,
    // Lets us see duplicate Host or Authorization headers and refuse them with an explanation.
    joinDuplicateHeaders: true,
    requireHostHeader: false,
  });
  // A client that has closed its sending side still gets its responses.
  Object.assign(server, { httpAllowHalfOpen: true });
  // connection-limits.ts closes idle connections, so no keep-alive timer is set for each response.
  server.keepAliveTimeout = 0;
  let draining: Promise<void> | undefined;
  const readiness = () => {
    if (draining !== undefined) return 'draining';
    return options.served.isSwitching ? 'switching' : 'ok';
  };

  const fail = (thrown: unknown, request: IncomingMessage, response: ServerResponse) => {
    const problem = thrown instanceof Problem ? thrown : new Problem('internal_error', 'the server failed');
    // Without the query, which may contain a key.
    if (problem.status >= 500) log.error({ err: thrown, path: request.url?.split('?', 1)[0] }, 'a request failed');
    request.exchange.responder.sendProblem(request, response, problem);
  };
  const app = polka<Request>({ onError: fail, onNoMatch: refuseMethod });
  if (options.mcp) app.all(MCP_PATH, mcpHandler(options.mcp, authenticator, nowMs));
  const { openApi, securityContact = null, demoKey = null } = options;
  const all = routes({ ...{ authenticator, nowMs, readiness, openApi, securityContact, demoKey } });
  for (const { path, name, handle } of all) {
    app.get(path, (request, response) => {
      request.exchange.route = name;
      return handle(request, response);
    });
  }
  findOnce(
    app,
    all.map(({ path }) => path),
  );

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

/**
 * Polka matches the pattern of every route for every request. Nearly all paths have no parameter: the matches for those are
 * computed here once (npm run bench).
 */
function findOnce(app: Polka<Request>, paths: readonly string[]): void {
  const find = app.find.bind(app);
  const plain = paths.filter((path) => !/[:*]/.test(path));
  const found = new Map(plain.map((path) => [path, find('GET', path)]));
  app.find = (method, path) => (method === 'GET' && found.get(path)) || find(method, path);
}

/** The handlers and objects made from the current build, once for each build. */
function exchanges(now: CurrentBuild, isSharedCache: boolean): () => Exchange {
  const make = (build: ServerBuild) => ({
    served: build,
    responder: createResponder(build.catalog.release.id, build.version, isSharedCache),
    answers: createAnswerCache(),
  });
  let last = make(now.current);
  return () => {
    if (last.served !== now.current) last = make(now.current);
    // Assign members one by one: a spread would create a new hidden class for each request.
    const { served, responder, answers } = last;
    return { served, responder, answers, route: '(refused)', key: null };
  };
}

/** Answers OPTIONS (the CORS preflight) and refuses all other methods but GET and HEAD. */
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
