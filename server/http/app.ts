import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Logger } from 'pino';
import { type Clients, DIRECT_CLIENTS } from '../config/client-address.js';
import type { RateLimit } from '../config/config.js';
import type { FindKey } from '../keys/key.js';
import type { OpenLimiter } from '../limits/rate-limit.js';
import { Problem } from '../queries/problem.js';
import { Address } from '../text/address.js';
import { createAnswerCache } from './answer-cache.js';
import { createAuthenticator } from './authenticate.js';
import {
  type ConnectionCounts,
  type ConnectionLimits,
  LimitedRequest,
  limitConnections,
  processLimits,
} from './connection-limits.js';
import { type BuildParts, type CurrentBuild, Exchange, type ServerBuild } from './exchange.js';
import { malformedRequest, rejectMalformed } from './malformed.js';
import type { McpOptions } from './mcp.js';
import { NO_REQUEST, type Observer, observeRequest } from './observe.js';
import { createResponder, sendPreflight } from './responses.js';
import { type FindRoute, routeFinder } from './router.js';
import { routes } from './routes.js';
import { DRAIN_TIMES, type DrainTimes, drain } from './shutdown.js';

/**
 * The steps of a request: connection limits (connection-limits.ts), route (routes.ts), authentication and rate limit
 * (authenticate.ts), parameters (api/question.ts), answer (api/), headers and body (responses.ts).
 */
export interface AppOptions {
  /** Read for every request: a new build may replace it at any moment. */
  readonly builds: CurrentBuild;
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
/** A connection without any traffic for this time is closed. */
const IDLE_MS = 10_000;
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
  // Idle connections are closed by this one, so no keep-alive timer is set for each response.
  server.setTimeout(IDLE_MS).keepAliveTimeout = 0;
  let draining: Promise<void> | undefined;
  const readiness = () => {
    if (draining !== undefined) return 'draining';
    return options.builds.isSwitching ? 'switching' : 'ok';
  };

  const { openApi, securityContact = null, demoKey = null, mcp = null } = options;
  const findRoute: FindRoute = routeFinder(
    routes({
      ...{ authenticator, nowMs, readiness, openApi, securityContact, demoKey, mcp },
      find: (path) => findRoute('GET', path),
    }),
  );
  const fail = (thrown: unknown, exchange: Exchange) => {
    const problem = thrown instanceof Problem ? thrown : new Problem('internal_error', 'the server failed');
    if (problem.status >= 500) log.error({ err: thrown, path: exchange.path }, 'a request failed');
    exchange.responder.sendProblem(exchange, problem);
  };
  const handle = (exchange: Exchange) => {
    const { request, response } = exchange;
    exchange.route = '(refused)';
    const problem = malformedRequest(request);
    exchange.address = new Address(request.url!);
    if (problem !== null) {
      response.shouldKeepAlive = false;
      exchange.responder.sendProblem(exchange, problem);
      return;
    }
    const { route, params } = findRoute(request.method!, exchange.path);
    if (route === undefined) {
      refuseMethod(exchange);
      return;
    }
    exchange.route = route.name;
    exchange.params = params;
    try {
      route.handle(exchange)?.catch((thrown: unknown) => fail(thrown, exchange));
    } catch (thrown) {
      fail(thrown, exchange);
    }
  };

  const partsInUse = partsOf(options.builds, options.isSharedCache ?? false);
  const isProbe = ({ url }: IncomingMessage) => url === '/healthz' || url === '/readyz';
  const limits = { ...processLimits(), ...options.limits };
  const connections = limitConnections(server, limits, { clients, log, isProbe }, handle);
  const arrive = (request: IncomingMessage, response: ServerResponse) => {
    const exchange = new Exchange(request, response, partsInUse());
    if (observer) observeRequest(exchange, observer);
    connections.take(exchange);
  };
  for (const event of ['request', 'checkExpectation']) server.on(event, arrive);
  server.on('clientError', (error, socket) => {
    const status = rejectMalformed(error, socket as Socket, connections, partsInUse().responder.common);
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

/** The current build with what is made from it, once for each build. */
function partsOf(builds: CurrentBuild, isSharedCache: boolean): () => BuildParts {
  const make = (build: ServerBuild): BuildParts => ({
    build,
    responder: createResponder(build.catalog.release.id, build.version, isSharedCache),
    answers: createAnswerCache(),
  });
  let last = make(builds.current);
  return () => {
    if (last.build !== builds.current) last = make(builds.current);
    return last;
  };
}

/** Answers OPTIONS (the CORS preflight) and refuses all other methods but GET and HEAD. */
function refuseMethod(exchange: Exchange): void {
  const { method } = exchange.request;
  if (method === 'OPTIONS') {
    sendPreflight(exchange, ALLOW, 'Authorization, If-None-Match');
    return;
  }
  const detail = `${method} was read; expected GET or HEAD`;
  exchange.responder.sendProblem(exchange, new Problem('method_not_allowed', detail, undefined, ['allow', ALLOW]));
}
