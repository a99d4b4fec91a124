import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Logger } from 'pino';
import polka, { type Polka } from 'polka';
import { type Clients, DIRECT_CLIENTS } from '../config/client-address.js';
import type { RateLimit } from '../config/config.js';
import type { FindKey } from '../keys/key.js';
import type { OpenLimiter } from '../limits/rate-limit.js';
import { Problem } from '../queries/problem.js';
import { createAnswerCache } from './answer-cache.js';
import { Authenticator, type PublicFeeds } from './authenticate.js';
import {
  type ConnectionCounts,
  type ConnectionLimits,
  Connections,
  LimitedRequest,
  processLimits,
} from './connection-limits.js';
import {
  type BuildParts,
  Context,
  type CurrentBuild,
  type Middleware,
  type Request,
  type ServerBuild,
} from './context.js';
import { malformedRequest, rejectMalformed, usePath } from './malformed.js';
import type { McpOptions } from './mcp.js';
import { NO_REQUEST, type Observer, observeRequest } from './observe.js';
import { Responder } from './responder.js';
import { sendPreflight } from './responses.js';
import type { Route } from './route.js';
import { type FindRoute, routes } from './routes.js';
import { DRAIN_TIMES, type DrainTimes, drain, type Together } from './shutdown.js';

/**
 * The steps of a request: connection limits (connection-limits.ts), HTTP that is not malformed (malformed.ts), polka with its routes
 * (routes.ts), authentication and rate limit (authenticate.ts), parameters (api/question.ts), answer (api/), headers and body
 * (responder.ts).
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
  /** For one of several processes that share a port; default: it has the port alone. */
  readonly together?: Together;
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
  readonly publicFeeds?: PublicFeeds | null;
  /** The limit of pages, which need no key, for each address; default: none. */
  readonly pageLimit?: RateLimit | null;
  /** Called at the end of every request; default: none. */
  readonly observer?: Observer;
  /** Enables the MCP tools, and for which origins; default: disabled. */
  readonly mcp?: McpOptions | null;
}

/** The server and its shutdown: readiness goes first and no request is lost; it ends within a limit, and repeated calls are harmless. */
export type App = Server & {
  readonly drain: () => Promise<void>;
  readonly counts: () => ConnectionCounts;
};

/** Timeouts for the arrival of a request and of its headers; slower connections are closed. */
const REQUEST_TIMEOUT_MS = 15_000;
const HEADERS_TIMEOUT_MS = 10_000;
/** A connection without any traffic for this time is closed. */
const IDLE_MS = 10_000;
const MAX_HEADER_BYTES = 16_384;
const ALLOW = 'GET, HEAD, OPTIONS';

/** Creates the server, not yet listening. It makes every response, also to malformed requests. */
export function createApp(options: AppOptions): App {
  const { builds, clients = DIRECT_CLIENTS, log, observer } = options;
  const server = createListener();
  const partsInUse = partsOf(builds, options.isSharedCache ?? false);
  let draining: Promise<void> | undefined;
  const readiness = () => {
    if (draining !== undefined) return 'draining';
    return builds.isSwitching ? 'switching' : 'ok';
  };
  const app = createRouter(options, clients, readiness);
  const handle = (context: Context) => {
    const { request, response, responder } = context;
    usePath(request);
    const problem = malformedRequest(request);
    if (problem === null) {
      void app.handler(request, response, undefined as never);
      return;
    }
    context.route = '(refused)';
    response.shouldKeepAlive = false;
    responder.sendProblem(context, problem);
  };
  const connections = new Connections(server, {
    limits: { ...processLimits(), ...options.limits },
    clients,
    log,
    handle,
    isProbe: ({ url }) => url === '/healthz' || url === '/readyz',
  });
  const arrive = (request: IncomingMessage, response: ServerResponse) => {
    const context = new Context(request as Request, response, partsInUse());
    if (observer) observeRequest(context, observer);
    connections.take(context);
  };
  for (const event of ['request', 'checkExpectation']) server.on(event, arrive);
  server.on('clientError', (error, socket) => {
    const status = rejectMalformed(
      error,
      socket as Socket,
      connections,
      partsInUse().responder.common,
    );
    if (status !== null) observer?.({ ...NO_REQUEST, status });
  });
  return Object.assign(server, {
    drain: () => {
      draining ??= drain(server, connections, options.drainTimes ?? DRAIN_TIMES, options.together);
      return draining;
    },
    counts: () => connections.counts(),
  });
}

/** Node's server with its own limits. */
function createListener(): Server {
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
  return server;
}

/** Polka with all routes. Its `handler` answers a request; `listen`, which would run it in a later turn, is not used. */
function createRouter(
  options: AppOptions,
  clients: Clients,
  readiness: () => string,
): Polka<Request> {
  const {
    log,
    findKey,
    rateLimit,
    unknownKeyLimit,
    openLimiter,
    openApi,
    nowMs = Date.now,
  } = options;
  const {
    publicFeeds = null,
    pageLimit = null,
    securityContact = null,
    demoKey = null,
    mcp = null,
  } = options;
  const authenticator = new Authenticator({
    findKey,
    defaultLimit: rateLimit,
    unknownKeyLimit,
    openLimiter,
    clients,
    publicFeeds,
    pageLimit,
  });
  const app = polka<Request>({
    onError: (thrown: unknown, { context }) => fail(thrown, context, log),
    onNoMatch: ({ context }) => refuseMethod(context),
  });
  const routeOf = new Map<Middleware, Route>();
  const find: FindRoute = (path) => {
    const { params, handlers } = app.find('GET', path);
    return { route: routeOf.get(handlers[0]!), params };
  };
  for (const route of routes({
    authenticator,
    nowMs,
    readiness,
    openApi,
    securityContact,
    demoKey,
    mcp,
    find,
  })) {
    const begin: Middleware = ({ context }, _response, next) => {
      context.route = route.name;
      return next();
    };
    routeOf.set(begin, route);
    if (route.isForAllMethods) app.all(route.path, begin, ...route.handlers);
    else app.get(route.path, begin, ...route.handlers);
  }
  return app;
}

/** The current build with what is made from it, once for each build. */
function partsOf(builds: CurrentBuild, isSharedCache: boolean): () => BuildParts {
  const make = (build: ServerBuild): BuildParts => ({
    build,
    responder: new Responder(build.catalog.release.id, build.version, isSharedCache),
    answers: createAnswerCache(),
  });
  let last = make(builds.current);
  return () => {
    if (last.build !== builds.current) last = make(builds.current);
    return last;
  };
}

/** Sends the problem of a request that failed. */
function fail(thrown: unknown, context: Context, log: Logger): void {
  const problem =
    thrown instanceof Problem ? thrown : new Problem('internal_error', 'the server failed');
  if (problem.status >= 500) log.error({ err: thrown, path: context.path }, 'a request failed');
  context.responder.sendProblem(context, problem);
}

/** Answers OPTIONS (the CORS preflight) and refuses all other methods but GET and HEAD. */
function refuseMethod(context: Context): void {
  const { method } = context.request;
  context.route = '(refused)';
  if (method === 'OPTIONS') {
    sendPreflight(context, ALLOW, 'Authorization, If-None-Match');
    return;
  }
  const detail = `${method} was read; expected GET or HEAD`;
  context.responder.sendProblem(
    context,
    new Problem('method_not_allowed', detail, undefined, ['allow', ALLOW]),
  );
}
