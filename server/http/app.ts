import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Logger } from 'pino';
import polka, { type Request } from 'polka';
import type { RateLimit } from '../config.js';
import { type Answer, JSON_TYPE } from '../endpoints/endpoint.js';
import { ENDPOINTS } from '../endpoints/index.js';
import { Problem, quote } from '../service/problem.js';
import { type Address, parseAddress } from './address.js';
import { createGuard } from './guard.js';
import type { FindKey } from './keys.js';
import { parameterReader } from './parameters.js';
import { clientErrorProblem, rawProblem } from './raw-problem.js';
import { type RememberedAnswers, rememberAnswers } from './remembered-answers.js';
import { createResponder, type HeaderList, type Responder } from './respond.js';
import type { Served, ServedNow } from './served.js';

export interface AppOptions {
  /** Looked at for every request: another one may take its place at any moment. */
  readonly served: ServedNow;
  readonly findKey: FindKey;
  readonly rateLimit: RateLimit | null;
  readonly log: Logger;
  /** The OpenAPI document as JSON text. */
  readonly openApi: () => string;
  /** The clock, in milliseconds since 1970-01-01T00:00Z. */
  readonly nowMs?: () => number;
}

interface Answering {
  readonly served: Served;
  readonly responder: Responder;
  readonly remembered: RememberedAnswers;
}

declare module 'node:http' {
  interface IncomingMessage {
    /** What answered when the request came: a switch meanwhile does not concern it. */
    answering: Answering;
    /** Whether its address was asked for lately: then its answer is worth keeping. */
    isAskedAgain: boolean;
  }
}

/** A request has so long to arrive, and its headers so long; a connection that dribbles is cut. */
const REQUEST_TIMEOUT_MS = 15_000;
const HEADERS_TIMEOUT_MS = 10_000;
const MAX_HEADER_BYTES = 16_384;
const ALLOW = 'GET, HEAD, OPTIONS';
type Params = Readonly<Record<string, string>>;
const NO_PARAMS: Params = {};
const HEALTHY = '{"status":"ok"}';
/** GET http://host/path: a proxy's form of the address (RFC 9112 section 3.2.2). */
const ABSOLUTE_FORM = /^https?:\/\/[^/?#]*\/?/i;

/** The server, not yet listening. Every answer, also to what is no valid HTTP, is made here. */
export function createApp(options: AppOptions): Server {
  const { log } = options;
  const nowMs = options.nowMs ?? Date.now;
  const guard = createGuard(options.findKey, options.rateLimit);
  const answering = whatAnswers(options.served);
  const server = createServer({
    requestTimeout: REQUEST_TIMEOUT_MS,
    headersTimeout: HEADERS_TIMEOUT_MS,
    connectionsCheckingInterval: 2_000,
    maxHeaderSize: MAX_HEADER_BYTES,
    // Refused below, with a body that says so.
    requireHostHeader: false,
  });

  const fail = (thrown: unknown, request: IncomingMessage, response: ServerResponse, headers: HeaderList = []) => {
    const problem = thrown instanceof Problem ? thrown : new Problem('internal_error', 'the server failed');
    if (problem.status >= 500) log.error({ err: thrown, path: pathOf(request) }, 'a request failed');
    request.answering.responder.sendProblem(request, response, problem, headers);
  };
  /** Asks the guard, then answers. A Problem is answered with the headers of the key's limit too. */
  const answerGuarded = async (
    request: IncomingMessage,
    response: ServerResponse,
    queryKey: unknown,
    answer: (instant: number) => Answer,
  ) => {
    let headers: HeaderList = [];
    try {
      const instant = nowMs();
      const passed = guard(request, queryKey, instant);
      headers = passed instanceof Promise ? await passed : passed;
      request.answering.responder.sendAnswer(request, response, answer(instant), headers);
    } catch (thrown) {
      fail(thrown, request, response, headers);
    }
  };

  const app = polka<Request>({
    server,
    onError: (thrown, request, response) => fail(thrown, request, response),
    onNoMatch: async (request, response) => {
      const isArtifact = request.path === '/releases' || request.path.startsWith('/releases/');
      const isKept = isArtifact || request.path.startsWith('/v1/');
      const { served, responder } = request.answering;
      const headers = isKept ? await guard(request, request.query.key, nowMs()) : [];
      await refuseWith(responder, request, response, headers, () =>
        (isArtifact ? served.artifacts : served.pages)(request, response, { ...responder.common, ...pairs(headers) }),
      );
    },
  });

  app.parse = (request) => (request as Request)._parsedUrl;
  app.get('/healthz', ({ answering: { responder } }, response) => {
    const headers = { 'content-type': JSON_TYPE, 'content-length': HEALTHY.length, 'cache-control': 'no-store' };
    response.writeHead(200, { ...responder.common, ...headers }).end(HEALTHY);
  });
  app.get('/openapi.json', (request, response) => {
    request.answering.responder.sendAnswer(request, response, { contentType: JSON_TYPE, body: options.openApi() }, []);
  });
  /** Endpoints without parameters in their path, by it: polka tries the expressions of all routes, which takes 1 µs. */
  const byPath = new Map<string, (request: IncomingMessage, response: ServerResponse, address: Address) => unknown>();
  for (const endpoint of ENDPOINTS) {
    const readPath = parameterReader(endpoint.path);
    const readQuery = parameterReader(endpoint.query);
    const answer = (request: IncomingMessage, response: ServerResponse, address: Address, params: Params) =>
      answerGuarded(request, response, address.query.key, (instant) => {
        const { served, remembered } = request.answering;
        const input = { path: readPath(params), query: readQuery(address.query) };
        const made = endpoint.answer(input, { catalog: served.catalog, nowMs: instant });
        if (request.isAskedAgain) remembered.keep(address.raw, made);
        return made;
      });
    if (!endpoint.route.includes(':')) {
      byPath.set(endpoint.route, (request, response, address) => answer(request, response, address, NO_PARAMS));
    }
    app.get(endpoint.route, (request, response) =>
      answer(request, response, request._parsedUrl as Address, request.params),
    );
  }
  const route = app.handler as unknown as (request: IncomingMessage, response: ServerResponse) => void;
  const handle = (request: IncomingMessage, response: ServerResponse) => {
    const { remembered } = request.answering;
    request.isAskedAgain = remembered.isAskedAgain(request.url!);
    // What was answered lately needs no route and no parameters. Its address holds no key.
    const known = request.isAskedAgain ? remembered.find(request.url!) : undefined;
    if (known) return answerGuarded(request, response, undefined, () => known);
    const address = parseAddress(request.url!);
    const direct = byPath.get(address.pathname);
    if (direct) return direct(request, response, address);
    (request as Request)._parsedUrl = address;
    return route(request, response);
  };
  server.on('request', (request, response) => {
    request.answering = answering();
    const { responder } = request.answering;
    if (!request.url!.startsWith('/')) request.url = request.url!.replace(ABSOLUTE_FORM, '/');
    if (request.headers.host === undefined && request.httpVersionMinor > 0) {
      responder.sendProblem(request, response, new Problem('bad_request', 'the Host header is missing'));
    } else if (request.method !== 'GET' && request.method !== 'HEAD') answerOtherMethod(request, response, responder);
    // As polka's own listen() does: what arrived together is answered together.
    else setImmediate(handle, request, response);
  });
  server.on('checkExpectation', (request, response) => {
    const detail = `Expect: ${quote(String(request.headers.expect))} was read; expected no such header`;
    answering().responder.sendProblem(request, response, new Problem('expectation_failed', detail));
  });
  server.on('clientError', (error, socket) => rejectUnreadable(error, socket as Socket, answering().responder));
  return server;
}

/** What answers now and what was made for it: looked up for each request, made anew when another one took its place. */
function whatAnswers(now: ServedNow): () => Answering {
  const make = (served: Served): Answering => ({
    served,
    responder: createResponder(served.catalog.release.id, served.version),
    remembered: rememberAnswers(),
  });
  let last = make(now.current);
  return () => {
    if (last.served !== now.current) last = make(now.current);
    return last;
  };
}

/** Without the query, which may hold a key. */
function pathOf(request: IncomingMessage): string {
  return parseAddress(request.url!).pathname;
}

/** Runs `answer`; a Problem that it throws is answered with these headers, the key's limit, too. */
function refuseWith(
  responder: Responder,
  request: IncomingMessage,
  response: ServerResponse,
  headers: HeaderList,
  answer: () => void | Promise<void>,
): void | Promise<void> {
  const refuse = (thrown: unknown) => {
    if (!(thrown instanceof Problem)) throw thrown;
    responder.sendProblem(request, response, thrown, headers);
  };
  try {
    return answer()?.catch(refuse);
  } catch (thrown) {
    refuse(thrown);
  }
}

function pairs(headers: HeaderList): Record<string, string> {
  const named: Record<string, string> = {};
  for (let index = 0; index + 1 < headers.length; index += 2) named[headers[index]!] = headers[index + 1]!;
  return named;
}

/** OPTIONS (the CORS preflight) is answered, every other method refused. */
function answerOtherMethod(request: IncomingMessage, response: ServerResponse, responder: Responder): void {
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

/** What is not valid HTTP never becomes a request: it is answered on the bare socket, if that still listens. */
function rejectUnreadable(error: NodeJS.ErrnoException, socket: Socket, responder: Responder): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  socket.end(rawProblem(clientErrorProblem(error.code), responder.common));
}
