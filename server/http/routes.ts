import type { ServerResponse } from 'node:http';
import type { Request } from 'polka';
import { type Answer, JSON_TYPE } from '../api/endpoint.js';
import { ENDPOINTS } from '../api/index.js';
import { readerOf } from '../api/question.js';
import { refuseUnknown } from '../api/unknown-parameters.js';
import type { HeaderList } from '../limits/rate-limit.js';
import { seenBy } from '../queries/limited.js';
import { Problem, quote } from '../queries/problem.js';
import type { CalendarPatterns } from '../text/calendar-patterns.js';
import { onceDone } from '../util/once.js';
import type { Authenticator } from './authenticate.js';
import { PAGE_FILE } from './public-feeds.js';
import { prepare, type Responder } from './responses.js';
import { checkAnswer, checkFile, refuseLimited, viewOf } from './scope.js';
import { securityText } from './security-text.js';

/** Every route for GET and HEAD, in polka's patterns. Logs and metrics use these patterns. */

export interface Route {
  readonly path: string;
  readonly name: string;
  readonly handle: (request: Request, response: ServerResponse) => void | Promise<void>;
}

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
}

const FEED = /\.ics$/i;

/** All routes; the first match wins. */
export function routes(options: RouteOptions): readonly Route[] {
  return [
    ...endpointRoutes(options),
    ...serviceRoutes(options),
    { path: '/v1/*', name: '/v1/*', handle: unknownEndpoint(options) },
    { path: '/releases', name: '/releases/*', handle: releaseFile(options) },
    { path: '/releases/*', name: '/releases/*', handle: releaseFile(options) },
    { path: '*', name: '(page)', handle: page(options) },
  ];
}

/** The endpoints of the API: authentication and rate limit, parameters, answer. */
function endpointRoutes({ authenticator, nowMs }: RouteOptions): Route[] {
  return ENDPOINTS.map((endpoint) => {
    const read = readerOf(endpoint, refuseUnknown(endpoint, ENDPOINTS));
    return {
      path: endpoint.route,
      name: endpoint.route,
      handle: async (request, response) => {
        const { exchange, params, query, url: address } = request;
        const { served, responder, answers } = exchange;
        if (endpoint.feed && FEED.test(request.path)) exchange.route = `${endpoint.route}.ics`;
        const instant = nowMs();
        let headers: HeaderList = [];
        try {
          const key = await authenticator.identify(request, query.key);
          // Answers for a key limited to some calendars differ from those for others.
          const answered = key.calendars === undefined ? answers.get(address) : undefined;
          const question = answered ?? read(seenBy(key.calendars, served), { params, query, nowMs: instant });
          headers = await authenticator.charge(request, key, instant, question.units);
          const prepared =
            'prepared' in question ? question.prepared : prepare(viewed(question.answer(), key.calendars));
          if (!answered && key.calendars === undefined) answers.set(address, { units: question.units, prepared });
          checkAnswer(key, prepared.answer.contentType);
          responder.sendAnswer(request, response, prepared, headers);
        } catch (thrown) {
          if (!(thrown instanceof Problem)) throw thrown;
          responder.sendProblem(request, response, thrown, headers);
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
function serviceRoutes({ authenticator, nowMs, readiness, openApi, securityContact, demoKey }: RouteOptions): Route[] {
  const route = (path: string, handle: Route['handle']): Route => ({ path, name: path, handle });
  /** Made on the first request, once for each build, because its headers name the release. */
  const describe = (by: Responder) => ({
    by,
    prepared: onceDone(async () => prepare({ contentType: JSON_TYPE, body: Buffer.from(await openApi()) })),
  });
  let description: ReturnType<typeof describe> | undefined;
  const list = [
    route('/healthz', (request, response) => sendStatus(request, response, 200, { status: 'ok' })),
    route('/readyz', (request, response) => {
      const status = readiness();
      const release = request.exchange.served.catalog.release.id;
      sendStatus(request, response, status === 'ok' ? 200 : 503, { status, release });
    }),
    route('/v1/auth', async (request, response) => {
      const { 'x-original-uri': original } = request.headers;
      const address = typeof original === 'string' ? original : undefined;
      await authenticator.check(request, request.query.key, nowMs(), address);
      response.writeHead(204, { ...request.exchange.responder.common, 'cache-control': 'no-store' }).end();
    }),
    route('/openapi.json', async (request, response) => {
      const { responder } = request.exchange;
      if (description?.by !== responder) description = describe(responder);
      responder.sendAnswer(request, response, await description.prepared(), []);
    }),
    route('/demo-key', (request, response) => sendStatus(request, response, 200, { key: demoKey })),
  ];
  return securityContact === null ? list : [...list, securityRoute(securityContact, nowMs())];
}

function securityRoute(contact: string, startedMs: number): Route {
  const body = Buffer.from(securityText(contact, startedMs));
  const headers = {
    'content-type': 'text/plain; charset=utf-8',
    'content-length': body.length,
    'cache-control': 'max-age=86400',
  };
  return {
    path: '/.well-known/security.txt',
    name: '/.well-known/security.txt',
    handle: (request, response) => {
      response.writeHead(200, { ...request.exchange.responder.common, ...headers });
      response.end(request.method === 'HEAD' ? undefined : body);
    },
  };
}

function unknownEndpoint({ authenticator, nowMs }: RouteOptions): Route['handle'] {
  return async (request, response) => {
    const headers = await authenticator.admit(request, request.query.key, nowMs());
    const detail = `there is nothing at ${quote(request.path)}; /openapi.json lists the addresses`;
    request.exchange.responder.sendProblem(request, response, new Problem('not_found', detail), headers);
  };
}

function releaseFile({ authenticator, nowMs }: RouteOptions): Route['handle'] {
  return async (request, response) => {
    // Without rate-limit fields: a file may be cached for a year, and for other keys.
    await authenticator.admit(request, request.query.key, nowMs());
    const { served, responder, key } = request.exchange;
    checkFile(key!, request.path, served.catalog);
    await served.artifacts(request, response, responder.common);
  };
}

/** Pages need no key; their files need one, unless they are public. */
function page({ authenticator, nowMs }: RouteOptions): Route['handle'] {
  return async (request, response) => {
    const { served, responder } = request.exchange;
    if (PAGE_FILE.test(request.path)) {
      await authenticator.admit(request, request.query.key, nowMs());
      refuseLimited(request.exchange.key!);
    }
    await served.pages(request, response, responder.common);
  };
}

function sendStatus({ exchange }: Request, response: ServerResponse, status: number, value: object): void {
  const body = JSON.stringify(value);
  exchange.responder.sendUncached(response, { status, contentType: JSON_TYPE, body }, []);
}
