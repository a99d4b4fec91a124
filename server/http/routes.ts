import type { Polka } from 'polka';
import { ENDPOINTS } from '../api/index.js';
import { PAGE_FILE } from '../text/page-file.js';
import type { Authenticator } from './authenticate.js';
import type { Request } from './context.js';
import { checkKey } from './middleware/check-key.js';
import { demoKey } from './middleware/demo-key.js';
import { endpointHandlers } from './middleware/endpoint.js';
import { health, ready } from './middleware/health.js';
import { malformedRequest } from './middleware/malformed-request.js';
import { type McpOptions, mcp } from './middleware/mcp.js';
import { openApi } from './middleware/openapi.js';
import { page, pageFile } from './middleware/page.js';
import { releaseFile } from './middleware/release-file.js';
import { securityText } from './middleware/security-text.js';
import { feedByToken, feedTokens, payDaysByToken } from './middleware/token-feed.js';
import { unknownEndpoint } from './middleware/unknown-endpoint.js';
import { type Requested, route } from './route.js';
import { API, PAGE_FILES, scopesOfFile, TABLES } from './scope.js';

export interface RouteOptions {
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
}

/** Adds every route to polka; the first that matches answers. */
export function addRoutes(app: Polka<Request>, options: RouteOptions): void {
  const { authenticator, nowMs, securityContact } = options;
  const open = (path: string) => route(path, null);
  // Not app.use(), which does not see what is no path: OPTIONS *.
  app.all(/^/, malformedRequest);
  for (const endpoint of ENDPOINTS)
    app.get(endpoint.route, ...endpointHandlers(endpoint, authenticator, nowMs));
  app.get('/healthz', open('/healthz'), health);
  app.get('/readyz', open('/readyz'), ready(options.readiness));
  app.get('/v1/auth', open('/v1/auth'), checkKey(authenticator, app));
  app.get('/openapi.json', open('/openapi.json'), openApi(options.openApi));
  app.get('/demo-key', open('/demo-key'), demoKey(options.demoKey));
  if (securityContact !== null) {
    const path = '/.well-known/security.txt';
    app.get(path, open(path), securityText(securityContact, nowMs()));
  }
  if (options.mcp) app.all('/mcp', route('/mcp', API), mcp(options.mcp, authenticator, nowMs));
  app.get('/feeds/token', route('/feeds/token', TABLES), feedTokens(authenticator, nowMs));
  app.get('/feeds/:name', route('/feeds/{calendars}.ics', null), feedByToken(authenticator, nowMs));
  app.get('/v1/*', route('/v1/*', API), unknownEndpoint(authenticator));
  const file = route('/releases/*', ({ path }) => scopesOfFile(path));
  app.get('/releases', file, releaseFile(authenticator));
  app.get('/releases/*', file, releaseFile(authenticator));
  addPages(app, authenticator);
}

/** Pages and their files: a calendar has both under one pattern. */
function addPages(app: Polka<Request>, authenticator: Authenticator): void {
  const isFile = ({ id = '' }: Requested['params']) => PAGE_FILE.test(id);
  const [sendPage, sendFile] = [page(authenticator), pageFile(authenticator)];
  app.get(
    '/calendars/:id',
    route('(page)', ({ params }) => (isFile(params) ? PAGE_FILES : null)),
    (request, response, next) =>
      (isFile(request.params) ? sendFile : sendPage)(request, response, next),
  );
  const payDayFeed = payDaysByToken(authenticator, sendFile);
  app.get('/paydays.ics', route('(page)', PAGE_FILES), payDayFeed);
  for (const page of ['/paydays', '/print']) {
    for (const form of ['csv', 'xlsx', 'ics'])
      app.get(`${page}.${form}`, route('(page)', PAGE_FILES), sendFile);
  }
  app.get('*', route('(page)', null), sendPage);
}
