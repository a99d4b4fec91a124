import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Mcp, McpReply } from '../mcp/types.js';
import { Problem, quote } from '../service/problem.js';
import type { Address } from './address.js';
import { readBody } from './body.js';
import type { Guard } from './guard.js';
import { oneByOne } from './one-by-one.js';
import type { HeaderList, Responder } from './respond.js';
import { checkAnswer } from './scope.js';

/**
 * The address that the Model Context Protocol is spoken at (streamable HTTP, without sessions and without streams): who
 * may ask, how often and how much. What is said there is another matter (server/mcp).
 */

export interface McpOptions {
  /** What answers; loaded when it is asked for the first time. */
  readonly open: () => Promise<Mcp>;
  /** Whose pages may ask, beside those of this computer; in lower case. */
  readonly origins: readonly string[];
}

export const MCP_PATH = '/mcp';
const ALLOW = 'POST, OPTIONS';
const MOST_BODY_BYTES = 65_536;
/** An answer of which nothing moves is cut after ten seconds: before that. */
const BODY_WITHIN_MS = 8_000;
/** Each of them is counted, and answered. */
const MOST_MESSAGES = 20;
/** The protocol's own errors (JSON-RPC 2.0 section 5.1). */
const PARSE_ERROR = -32_700;
const INVALID_REQUEST = -32_600;
const JSON_TYPE = 'application/json';
const IS_JSON = /^application\/json\s*(?:;|$)/i;
/** Pages of this computer: of a tool for trying servers out, for one. */
const LOOPBACK = /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;
const PROTOCOL_HEADERS = /^(?:mcp-[\w-]+|accept|user-agent)$/;
const ALLOWED_HEADERS =
  'Authorization, Content-Type, Accept, Mcp-Protocol-Version, Mcp-Session-Id, Mcp-Method, Mcp-Name, Last-Event-ID';

export type AnswerMcp = (request: IncomingMessage, response: ServerResponse, address: Address) => Promise<void>;

/** The answerer of that address; what it throws is the Problem that refuses a request. */
export function mcpRoute({ open, origins }: McpOptions, guard: Guard, nowMs: () => number): AnswerMcp {
  const inTurn = oneByOne();
  const answer = async (request: IncomingMessage, { query }: Address, told: { headers: HeaderList }) => {
    const takeOne = () => guard(request, query.key, nowMs());
    told.headers = await takeOne();
    checkAnswer(request.key!, JSON_TYPE);
    checkType(request);
    const posted = parse(await readBody(request, { mostBytes: MOST_BODY_BYTES, withinMs: BODY_WITHIN_MS }));
    if ('reply' in posted) return posted.reply;
    const { message } = posted;
    for (let counted = 1; counted < countOf(message); counted++) told.headers = await takeOne();
    const mcp = await open();
    const headers = protocolHeaders(request);
    const moment = { served: request.answering.served, nowMs: nowMs() };
    const one = (single: unknown) => inTurn(request.key!.id, () => mcp.answer(single, headers, moment));
    return Array.isArray(message) ? several(await Promise.all(message.map(one))) : one(message);
  };

  return async (request, response, address) => {
    const { responder } = request.answering;
    const told: { headers: HeaderList } = { headers: [] };
    try {
      checkOrigin(request, origins);
      if (request.method === 'OPTIONS') return preflight(response, responder);
      if (request.method !== 'POST') throw notPosted(request);
      const { status, body } = await answer(request, address, told);
      responder.sendOnce(response, { status, contentType: JSON_TYPE, body }, told.headers);
    } catch (thrown) {
      if (!(thrown instanceof Problem)) throw thrown;
      // What is not whole yet might come for long.
      if (thrown.code === 'request_timeout' || thrown.code === 'bad_request') response.shouldKeepAlive = false;
      // Those of a refusal by the limit are its own.
      const isLimit = thrown.headers.includes('ratelimit');
      responder.sendProblem(request, response, thrown, isLimit ? [] : told.headers);
    }
  };
}

/**
 * A page of another origin is refused, as the protocol asks for: a name that a page's owner lets lead to this computer
 * makes requests of that page look like those of programs here (DNS rebinding).
 */
function checkOrigin({ headers: { origin } }: IncomingMessage, origins: readonly string[]): void {
  if (origin === undefined || origin === '') return;
  const asked = origin.toLowerCase();
  if (LOOPBACK.test(asked) || origins.includes(asked)) return;
  const expected = 'expected none, one of this computer, or one that KALENDS_MCP_ORIGINS names';
  throw new Problem('forbidden_origin', `Origin: ${quote(origin)} was read; ${expected}`);
}

function preflight(response: ServerResponse, { common }: Responder): void {
  response.writeHead(204, {
    ...common,
    allow: ALLOW,
    'access-control-allow-methods': ALLOW,
    'access-control-allow-headers': ALLOWED_HEADERS,
    'access-control-max-age': '86400',
    'cache-control': 'no-store',
  });
  response.end();
}

/** No stream to be listened to by GET, no session to be ended by DELETE. */
function notPosted({ method }: IncomingMessage): Problem {
  const detail = `${method} was read; expected POST: ${MCP_PATH} has no sessions and no streams`;
  return new Problem('method_not_allowed', detail, undefined, ['allow', ALLOW]);
}

function checkType({ headers }: IncomingMessage): void {
  const type = headers['content-type'];
  if (type !== undefined && IS_JSON.test(type)) return;
  const read = type === undefined ? 'is missing' : `${quote(type)} was read`;
  throw new Problem('unsupported_media_type', `Content-Type: ${read}; expected ${JSON_TYPE}`);
}

function parse(body: Buffer): { readonly message: unknown } | { readonly reply: McpReply } {
  let message: unknown;
  try {
    message = JSON.parse(body.toString('utf8'));
  } catch {
    return { reply: rejection(PARSE_ERROR, `the ${body.length} bytes that were read are not JSON`) };
  }
  const count = countOf(message);
  if (count >= 1 && count <= MOST_MESSAGES) return { message };
  return { reply: rejection(INVALID_REQUEST, `${count} messages were read; expected 1 to ${MOST_MESSAGES} at once`) };
}

function countOf(message: unknown): number {
  return Array.isArray(message) ? message.length : 1;
}

/** The replies to messages that came together: each stands for itself. */
function several(replies: readonly McpReply[]): McpReply {
  const bodies = replies.map(({ body }) => body).filter((body) => body !== '');
  return bodies.length === 0 ? { status: 202, body: '' } : { status: 200, body: `[${bodies.join()}]` };
}

function rejection(code: number, message: string): McpReply {
  return { status: 400, body: JSON.stringify({ jsonrpc: '2.0', error: { code, message }, id: null }) };
}

/** The headers that the protocol knows: nothing else of a request, its key least of all, is passed on. */
function protocolHeaders({ headers }: IncomingMessage): Record<string, string> {
  const known = Object.entries(headers).filter(
    (header): header is [string, string] => PROTOCOL_HEADERS.test(header[0]) && typeof header[1] === 'string',
  );
  return Object.fromEntries(known);
}
