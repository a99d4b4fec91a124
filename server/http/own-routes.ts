import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Polka } from 'polka';
import { type Answer, JSON_TYPE } from '../endpoints/endpoint.js';
import type { createGuard } from './guard.js';
import { securityText } from './security-text.js';

interface OwnRoutesOptions {
  readonly guard: ReturnType<typeof createGuard>;
  readonly nowMs: () => number;
  /** `ok`, or what keeps the server from taking new clients. */
  readonly readiness: () => string;
  /** The OpenAPI document as JSON text. */
  readonly openApi: () => string;
  readonly securityContact: string | null;
  /** What the explorer asks with where nobody entered a key. */
  readonly demoKey: string | null;
}

const OK = '{"status":"ok"}';

/** What the server says of itself: probes, its description, who to tell of faults, and whether a key would do. */
export function addOwnRoutes(app: Polka, options: OwnRoutesOptions): void {
  const { guard, nowMs, readiness } = options;
  app.get('/healthz', (request, response) => sendStatus(request, response, 200, OK));
  app.get('/readyz', (request, response) => {
    const status = readiness();
    const body = JSON.stringify({ status, release: request.answering.served.catalog.release.id });
    sendStatus(request, response, status === 'ok' ? 200 : 503, body);
  });
  app.get('/v1/auth', async (request, response) => {
    const { 'x-original-uri': original } = request.headers;
    await guard.check(request, request.query.key, nowMs(), typeof original === 'string' ? original : undefined);
    response.writeHead(204, { ...request.answering.responder.common, 'cache-control': 'no-store' }).end();
  });
  /** Made once, when somebody asks; all are sent the same bytes. */
  let openApi: Answer | undefined;
  app.get('/openapi.json', (request, response) => {
    openApi ??= { contentType: JSON_TYPE, body: Buffer.from(options.openApi()) };
    request.answering.responder.sendAnswer(request, response, openApi, []);
  });
  const demo = JSON.stringify({ key: options.demoKey });
  app.get('/demo-key', (request, response) => sendStatus(request, response, 200, demo));
  if (options.securityContact) addSecurityText(app, options.securityContact, nowMs());
}

function addSecurityText(app: Polka, contact: string, instant: number): void {
  const body = Buffer.from(securityText(contact, instant));
  const headers = {
    'content-type': 'text/plain; charset=utf-8',
    'content-length': body.length,
    'cache-control': 'max-age=86400',
  };
  app.get('/.well-known/security.txt', (request, response) => {
    response.writeHead(200, { ...request.answering.responder.common, ...headers });
    response.end(request.method === 'HEAD' ? undefined : body);
  });
}

function sendStatus(request: IncomingMessage, response: ServerResponse, status: number, body: string): void {
  const headers = { 'content-type': JSON_TYPE, 'content-length': body.length, 'cache-control': 'no-store' };
  response.writeHead(status, { ...request.answering.responder.common, ...headers }).end(body);
}
