import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Logger } from 'pino';
import polka, { type Polka } from 'polka';
import { type Clients, DIRECT_CLIENTS } from '../config/client-address.js';
import type { RateLimit } from '../config/config.js';
import type { FindKey } from '../keys/key.js';
import type { OpenLimiter } from '../limits/rate-limit.js';
import { withoutOrigin } from '../text/address.js';
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
  type Request,
  type ServerBuild,
} from './context.js';
import { rejectMalformed } from './malformed.js';
import { fail } from './middleware/fail.js';
import type { McpOptions } from './middleware/mcp.js';
import { refuseMethod } from './middleware/refuse-method.js';
import { NO_REQUEST, type Observer, observeRequest } from './observe.js';
import { Responder } from './responder.js';
import { addRoutes } from './routes.js';
import { DRAIN_TIMES, type DrainTimes, drain, type Together } from './shutdown.js';

/**
 * The way of a request: connection limits (connection-limits.ts), polka with its routes (routes.ts) and their handlers
 * (middleware/), which authenticate it (authenticate.ts), read its parameters and answer (api/), and send (responder.ts).
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
/** A connection without any traffic for this time is closed, while a request or a response is under way. */
const IDLE_MS = 10_000;
/** Between requests: longer than the minute for which balancers keep connections, which otherwise send on one that is just closed. */
export const KEPT_MS = 65_000;
const MAX_HEADER_BYTES = 16_384;

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
  const handle = ({ request, response }: Context) => {
    // Before polka, which looks for the route by it.
    request.url = withoutOrigin(request.url);
    void app.handler(request, response, undefined as never);
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
  server.setTimeout(IDLE_MS).keepAliveTimeout = KEPT_MS;
  return server;
}

/** Polka with all routes. Its `handler` answers a request; `listen`, which would run it in a later turn, is not used. */
function createRouter(
  options: AppOptions,
  clients: Clients,
  readiness: () => string,
): Polka<Request> {
  const { nowMs = Date.now, securityContact = null, demoKey = null, mcp = null } = options;
  const { openApi } = options;
  const authenticator = new Authenticator({ ...options, nowMs, clients });
  const app = polka<Request>({ onError: fail(options.log), onNoMatch: refuseMethod });
  addRoutes(app, { authenticator, nowMs, readiness, openApi, securityContact, demoKey, mcp });
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
