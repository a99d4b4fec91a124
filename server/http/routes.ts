import { type Answer, JSON_TYPE } from '../api/endpoint.js';
import { ENDPOINTS } from '../api/index.js';
import { isFeed, readerOf } from '../api/question.js';
import { refuseUnknown } from '../api/unknown-parameters.js';
import type { HeaderList } from '../limits/rate-limit.js';
import { seenBy } from '../queries/limited.js';
import { Problem, quote } from '../queries/problem.js';
import { PAGE_FILE } from '../site/site.js';
import { Address } from '../text/address.js';
import type { CalendarPatterns } from '../text/calendar-patterns.js';
import { onceDone } from '../util/once.js';
import type { Authenticator } from './authenticate.js';
import type { Exchange, ServerBuild } from './exchange.js';
import { type McpOptions, mcpRoute } from './mcp.js';
import { prepare, type Responder } from './responses.js';
import { type FindRoute, type Requested, type Route, scopesOfRequest } from './router.js';
import { API, checkFile, PAGE_FILES, refuseLimited, type Scopes, scopesOf, scopesOfFile, viewOf } from './scope.js';
import { securityRoute } from './security-text.js';

/** Every route, in polka's patterns. Logs and metrics use these patterns. */

interface RouteOptions {
  readonly authenticator: Authenticator;
  readonly nowMs: () => number;
  /** `ok`, or the reason why the server is not ready. */
  readonly readiness: () => string;
  /** The OpenAPI document as JSON text. */
  readonly openApi: () => Promise<string>;
  readonly securityContact: string | null;
  /** The demo key of the explorer. */
  readonly demoKey: string | null;
  /** The MCP tools; null = disabled. */
  readonly mcp: McpOptions | null;
  /** Finds the route of a GET. */
  readonly find: (path: string) => ReturnType<FindRoute>;
}

/** All routes; the first match wins. */
export function routes(options: RouteOptions): readonly Route[] {
  return [
    ...endpointRoutes(options),
    ...serviceRoutes(options),
    ...(options.mcp ? [mcpRoute(options.mcp, options.authenticator, options.nowMs)] : []),
    { path: '/v1/*', name: '/v1/*', scopes: API, handle: unknownEndpoint(options) },
    ...['/releases', '/releases/*'].map((path) => ({
      ...{ path, name: '/releases/*', handle: releaseFile(options) },
      scopes: (requested: Requested) => scopesOfFile(requested.path),
    })),
    ...pageRoutes(options),
  ];
}

/** The endpoints of the API: authentication and rate limit, parameters, answer. */
function endpointRoutes({ authenticator, nowMs }: RouteOptions): Route[] {
  return ENDPOINTS.map((endpoint) => {
    const read = readerOf(endpoint, refuseUnknown(endpoint, ENDPOINTS));
    return {
      path: endpoint.route,
      name: endpoint.route,
      scopes: ({ build, params, query }) => {
        const { form } = read(build, { params, query, nowMs: nowMs() });
        return scopesOf(endpoint, form, query);
      },
      handle: async (exchange) => {
        const { address, params, build, responder, answers } = exchange;
        const url = exchange.request.url!;
        const isOneFeed = endpoint.feed !== undefined && isFeed(endpoint, params);
        if (isOneFeed) exchange.route = `${endpoint.route}${endpoint.feed.suffix}`;
        const instant = nowMs();
        let headers: HeaderList = [];
        try {
          const key = await authenticator.identify(exchange, isOneFeed);
          // Answers for a key limited to some calendars differ from those for others.
          const cached = key.calendars === undefined ? answers.get(url) : undefined;
          if (cached) {
            headers = await authenticator.charge(exchange, key, instant, cached);
            responder.sendAnswer(exchange, cached.prepared, headers);
            return;
          }
          const data = seenBy(key.calendars, build);
          const question = read(data, { params, query: address.query, nowMs: instant });
          const cost = { units: question.units, scopes: scopesOf(endpoint, question.form, address.query) };
          headers = await authenticator.charge(exchange, key, instant, cost);
          if (endpoint.load) await endpoint.load();
          const prepared = prepare(viewed(question.answer(), key.calendars));
          if (key.calendars === undefined) answers.set(url, { ...cost, prepared });
          responder.sendAnswer(exchange, prepared, headers);
        } catch (thrown) {
          if (!(thrown instanceof Problem)) throw thrown;
          responder.sendProblem(exchange, thrown, headers);
        }
      },
    };
  });
}

/** Answers for a key limited to some calendars have their own ETag. */
function viewed(answer: Answer, limited: CalendarPatterns | undefined): Answer {
  return limited === undefined ? answer : { ...answer, view: viewOf(limited) };
}

/** Routes about the server itself: probes, the OpenAPI document, security.txt, and the key check. */
function serviceRoutes(options: RouteOptions): Route[] {
  const { authenticator, nowMs, readiness, openApi, securityContact, demoKey, find } = options;
  const route = (path: string, handle: Route['handle']): Route => ({ path, name: path, scopes: null, handle });
  /** Made on the first request, once for each build, because its headers name the release. */
  const describe = (by: Responder) => ({
    by,
    prepared: onceDone(async () => prepare({ contentType: JSON_TYPE, body: Buffer.from(await openApi()) })),
  });
  let description: ReturnType<typeof describe> | undefined;
  const list = [
    route('/healthz', (exchange) => sendStatus(exchange, 200, { status: 'ok' })),
    route('/readyz', (exchange) => {
      const status = readiness();
      const release = exchange.build.catalog.release.id;
      sendStatus(exchange, status === 'ok' ? 200 : 503, { status, release });
    }),
    route('/v1/auth', async (exchange) => {
      const { 'x-original-uri': original } = exchange.request.headers;
      const scopes = typeof original === 'string' ? scopesOfAddress(original, find, exchange.build) : null;
      await authenticator.check(exchange, nowMs(), scopes);
      exchange.response.writeHead(204, { ...exchange.responder.common, 'cache-control': 'no-store' }).end();
    }),
    route('/openapi.json', async (exchange) => {
      const { responder } = exchange;
      if (description?.by !== responder) description = describe(responder);
      responder.sendAnswer(exchange, await description.prepared(), []);
    }),
    route('/demo-key', (exchange) => sendStatus(exchange, 200, { key: demoKey })),
  ];
  return securityContact === null ? list : [...list, securityRoute(securityContact, nowMs())];
}

/** The scopes that open a URL; null: it needs no key. */
function scopesOfAddress(url: string, find: RouteOptions['find'], build: ServerBuild): Scopes | null {
  const { pathname: path, query } = new Address(url);
  const { route, params } = find(path);
  return route ? scopesOfRequest(route, { path, params, query, build }) : null;
}

function unknownEndpoint({ authenticator, nowMs }: RouteOptions): Route['handle'] {
  return async (exchange) => {
    const headers = await authenticator.admit(exchange, nowMs(), API);
    const detail = `there is nothing at ${quote(exchange.path)}; /openapi.json lists the addresses`;
    exchange.responder.sendProblem(exchange, new Problem('not_found', detail), headers);
  };
}

function releaseFile({ authenticator, nowMs }: RouteOptions): Route['handle'] {
  return async (exchange) => {
    // Without rate-limit fields: a file may be cached for a year, and for other keys.
    await authenticator.admit(exchange, nowMs(), scopesOfFile(exchange.path));
    const { build, responder, key, path } = exchange;
    checkFile(key!, path, build.catalog);
    await build.artifacts(exchange, responder.common);
  };
}

/** Pages need no key; their files need one, unless they are public. */
/** Pages, which need no key, and their files. */
function pageRoutes({ authenticator, nowMs }: RouteOptions): Route[] {
  const page: Route['handle'] = (exchange) => exchange.build.pages(exchange, exchange.responder.common);
  const file: Route['handle'] = async (exchange) => {
    await authenticator.admit(exchange, nowMs(), PAGE_FILES);
    refuseLimited(exchange.key!);
    await page(exchange);
  };
  const name = '(page)';
  const isFile = ({ id = '' }: Requested['params']) => PAGE_FILE.test(id);
  return [
    {
      ...{ path: '/calendars/:id', name, scopes: ({ params }) => (isFile(params) ? PAGE_FILES : null) },
      handle: (exchange) => (isFile(exchange.params) ? file(exchange) : page(exchange)),
    },
    ...['/paydays.csv', '/paydays.xlsx'].map((path) => ({ path, name, scopes: PAGE_FILES, handle: file })),
    { path: '*', name, scopes: null, handle: page },
  ];
}

function sendStatus({ response, responder }: Exchange, status: number, value: object): void {
  const body = JSON.stringify(value);
  responder.sendUncached(response, { status, contentType: JSON_TYPE, body }, []);
}
