import { JSON_TYPE } from '../api/endpoint.js';
import { ENDPOINTS } from '../api/index.js';
import type { Key } from '../keys/key.js';
import type { QueryData } from '../queries/as-of.js';
import { Problem, quote } from '../queries/problem.js';
import { Address } from '../text/address.js';
import { PAGE_FILE } from '../text/page-file.js';
import { onceDone } from '../util/once.js';
import type { Authenticator } from './authenticate.js';
import type { Context, Middleware } from './context.js';
import { endpointRoute } from './endpoint-route.js';
import { withoutOrigin } from './malformed.js';
import { type McpOptions, mcpRoute } from './mcp.js';
import { prepare, type Responder } from './responder.js';
import { type Requested, type Route, scopesOfRequest } from './route.js';
import { API, checkFile, PAGE_FILES, refuseLimited, type Scopes, scopesOfFile } from './scope.js';
import { securityRoute } from './security-text.js';
import { fileUnits } from './stored-files.js';

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
  readonly find: FindRoute;
}

/** The route of a path and its parameters, percent-encoded; undefined if there is none. */
export type FindRoute = (path: string) => { route: Route | undefined; params: Requested['params'] };

/** All routes; the first match answers. */
export function routes(options: RouteOptions): readonly Route[] {
  const { authenticator, nowMs, mcp } = options;
  return [
    ...ENDPOINTS.map((endpoint) => endpointRoute(endpoint, authenticator, nowMs)),
    ...serviceRoutes(options),
    ...(mcp ? [mcpRoute(mcp, authenticator, nowMs)] : []),
    { path: '/v1/*', name: '/v1/*', scopes: API, handlers: [unknownEndpoint(options)] },
    ...['/releases', '/releases/*'].map((path) => ({
      path,
      name: '/releases/*',
      handlers: [releaseFile(options)],
      scopes: (requested: Requested) => scopesOfFile(requested.path),
    })),
    ...pageRoutes(options),
  ];
}

/** Routes about the server itself: probes, the OpenAPI document, security.txt, and the key check. */
function serviceRoutes(options: RouteOptions): Route[] {
  const { authenticator, nowMs, readiness, openApi, securityContact, demoKey, find } = options;
  const route = (path: string, handle: Middleware): Route => ({
    path,
    name: path,
    scopes: null,
    handlers: [handle],
  });
  /** Made on the first request, once for each build, because its headers name the release. */
  const describe = (by: Responder) => ({
    by,
    prepared: onceDone(async () =>
      prepare({ contentType: JSON_TYPE, body: Buffer.from(await openApi()) }),
    ),
  });
  let description: ReturnType<typeof describe> | undefined;
  const list = [
    route('/healthz', ({ context }) => sendStatus(context, 200, { status: 'ok' })),
    route('/readyz', ({ context }) => {
      const status = readiness();
      sendStatus(context, status === 'ok' ? 200 : 503, { status, release: context.release });
    }),
    route('/v1/auth', async ({ context, headers }, response) => {
      const { 'x-original-uri': original } = headers;
      const scopes =
        typeof original === 'string' ? scopesOfAddress(original, find, context.view) : null;
      await authenticator.check(context, nowMs(), scopes);
      response.writeHead(204, { ...context.responder.common, 'cache-control': 'no-store' }).end();
    }),
    route('/openapi.json', async ({ context }) => {
      const { responder } = context;
      if (description?.by !== responder) description = describe(responder);
      responder.sendAnswer(context, await description.prepared());
    }),
    route('/demo-key', ({ context }) => sendStatus(context, 200, { key: demoKey })),
  ];
  return securityContact === null ? list : [...list, securityRoute(securityContact, nowMs())];
}

/** The scopes that open a URL; null: it needs no key. */
function scopesOfAddress(url: string, find: FindRoute, view: QueryData): Scopes | null {
  const { pathname: path, query } = new Address(withoutOrigin(url));
  const { route, params } = find(path);
  return route ? scopesOfRequest(route, { path, params, query, view }) : null;
}

function unknownEndpoint({ authenticator, nowMs }: RouteOptions): Middleware {
  return async ({ context, path }) => {
    await authenticator.admit(context, nowMs(), { scopes: API });
    throw new Problem(
      'not_found',
      `there is nothing at ${quote(path)}; /openapi.json lists the addresses`,
    );
  };
}

function releaseFile({ authenticator, nowMs }: RouteOptions): Middleware {
  return async ({ context, path }) => {
    const { artifacts } = context.files;
    await authenticator.identify(context);
    const units = await fileUnits(artifacts, context);
    const refuse = (key: Key) => checkFile(key, path, context.view.catalog);
    await authenticator.charge(context, nowMs(), { units, scopes: scopesOfFile(path), refuse });
    // A file may be cached for a year, and for other keys.
    context.limit = [];
    await artifacts(context, context.responder.common);
  };
}

/** Pages, which need no key, and their files. */
function pageRoutes({ authenticator, nowMs }: RouteOptions): Route[] {
  const send = (context: Context) => context.files.pages(context, context.responder.common);
  const page: Middleware = async ({ context }) => {
    await authenticator.admitPage(context, await fileUnits(context.files.pages, context));
    await send(context);
  };
  const file: Middleware = async ({ context }) => {
    const units = await fileUnits(context.files.pages, context);
    await authenticator.admit(context, nowMs(), {
      units,
      scopes: PAGE_FILES,
      refuse: refuseLimited,
    });
    context.limit = [];
    await send(context);
  };
  const name = '(page)';
  const isFile = ({ id = '' }: Requested['params']) => PAGE_FILE.test(id);
  const calendar: Middleware = (request, response, next) =>
    (isFile(request.params) ? file : page)(request, response, next);
  return [
    {
      path: '/calendars/:id',
      name,
      handlers: [calendar],
      scopes: ({ params }) => (isFile(params) ? PAGE_FILES : null),
    },
    ...['/paydays.csv', '/paydays.xlsx'].map((path) => ({
      path,
      name,
      scopes: PAGE_FILES,
      handlers: [file],
    })),
    { path: '*', name, scopes: null, handlers: [page] },
  ];
}

function sendStatus(context: Context, status: number, value: object): void {
  context.responder.sendUncached(context, {
    status,
    contentType: JSON_TYPE,
    body: JSON.stringify(value),
  });
}
