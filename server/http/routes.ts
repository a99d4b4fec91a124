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
import { once } from '../util/once.js';
import type { Authenticator } from './authenticate.js';
import { PAGE_FILE } from './public-feeds.js';
import { type PreparedAnswer, prepare, type Responder } from './responses.js';
import { checkAnswer, checkFile, refuseLimited, viewOf } from './scope.js';
import { securityText } from './security-text.js';

/** Every address that is answered by GET and HEAD, as polka writes patterns. The names are what logs and metrics tell. */

export interface Route {
  readonly path: string;
  readonly name: string;
  readonly handle: (request: Request, response: ServerResponse) => void | Promise<void>;
}

export interface RouteOptions {
  readonly authenticator: Authenticator;
  readonly nowMs: () => number;
  /** `ok`, or what keeps the server from taking new clients. */
  readonly readiness: () => string;
  /** The OpenAPI document as JSON text. */
  readonly openApi: () => string;
  readonly securityContact: string | null;
  /** What the explorer asks with where nobody entered a key. */
  readonly demoKey: string | null;
}

const FEED = /\.ics$/i;

/** All routes; of two that match, the one in front answers. */
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

/** The endpoints of the API: key and limit, parameters, answer. */
function endpointRoutes({ authenticator, nowMs }: RouteOptions): Route[] {
  return ENDPOINTS.map((endpoint) => {
    const read = readerOf(endpoint, refuseUnknown(endpoint, ENDPOINTS));
    return {
      path: endpoint.route,
      name: endpoint.route,
      handle: async (request, response) => {
        const { exchange, params, query } = request;
        const { served, responder, answers } = exchange;
        if (endpoint.feed && FEED.test(request.path)) exchange.route = `${endpoint.route}.ics`;
        const instant = nowMs();
        const address = request.url;
        let headers: HeaderList = [];
        try {
          const kept = answers.get(address);
          // What other keys are answered is not what a key that is limited to some calendars is.
          const cached = () => (exchange.key?.calendars === undefined ? kept : undefined);
          // Read once the key is known, and before its limit is charged.
          const question = once(() => read(seenBy(exchange.key?.calendars, served), { params, query, nowMs: instant }));
          headers = await authenticator.admit(request, query.key, instant, () => (cached() ?? question()).units);
          const limited = exchange.key!.calendars;
          const prepared = cached()?.prepared ?? prepare(viewed(question().answer(), limited));
          if (!kept && limited === undefined) answers.set(address, { units: question().units, prepared });
          checkAnswer(exchange.key!, prepared.answer.contentType);
          responder.sendAnswer(request, response, prepared, headers);
        } catch (thrown) {
          if (!(thrown instanceof Problem)) throw thrown;
          responder.sendProblem(request, response, thrown, headers);
        }
      },
    };
  });
}

/** The answer to a key that is limited to some calendars has an ETag of its own. */
function viewed(answer: Answer, limited: CalendarPatterns | undefined): Answer {
  return limited === undefined ? answer : { ...answer, view: viewOf(limited) };
}

/** What the server says of itself: probes, its description, who to tell of faults, and whether a key would do. */
function serviceRoutes({ authenticator, nowMs, readiness, openApi, securityContact, demoKey }: RouteOptions): Route[] {
  const route = (path: string, handle: Route['handle']): Route => ({ path, name: path, handle });
  /** Made when somebody asks, once for each build that answers: its headers name the release. */
  let description: { readonly by: Responder; readonly prepared: PreparedAnswer } | undefined;
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
    route('/openapi.json', (request, response) => {
      const { responder } = request.exchange;
      if (description?.by !== responder) {
        description = { by: responder, prepared: prepare({ contentType: JSON_TYPE, body: Buffer.from(openApi()) }) };
      }
      responder.sendAnswer(request, response, description.prepared, []);
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
    // What is left of the key's limit is not told: a file may be kept for a year, and by others.
    await authenticator.admit(request, request.query.key, nowMs());
    const { served, responder, key } = request.exchange;
    checkFile(key!, request.path, served.catalog);
    await served.artifacts(request, response, responder.common);
  };
}

/** Pages need no key; files of them need one, unless the server opens them to everybody. */
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
