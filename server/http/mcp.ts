import type { IncomingMessage, ServerResponse } from 'node:http';
import { setImmediate as nextRound } from 'node:timers/promises';
import pLimit from 'p-limit';
import type { Request } from 'polka';
import type { HeaderList } from '../limits/rate-limit.js';
import type { Mcp, McpReply } from '../mcp/types.js';
import { seenBy } from '../queries/limited.js';
import { Problem, quote } from '../queries/problem.js';
import type { Authenticator } from './authenticate.js';
import { readBody } from './body.js';
import type { Responder } from './responses.js';
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
const MAX_BODY_BYTES = 65_536;
/** An answer of which nothing moves is cut after ten seconds: before that. */
const BODY_WITHIN_MS = 8_000;
/** Each of them is counted, and answered. */
const MAX_MESSAGES = 20;
/** Answers together: a client reads them as one JSON text. */
const MAX_REPLY_LENGTH = 4_194_304;
/** JSON that is nested deeper is refused: what walks through it would run out of stack. */
const MAX_DEPTH = 64;
/** A call of a tool costs the protocol's own work beside the answer; other messages cost as much as a question. */
const TOOL_CALL_UNITS = 4;
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

/** The handler of that address. */
export function mcpHandler({ open, origins }: McpOptions, authenticator: Authenticator, nowMs: () => number) {
  // One at a time, so that other requests are answered between two of them.
  const oneByOne = pLimit(1);
  const answer = async (request: Request, told: { headers: HeaderList }) => {
    const admit = (units: number) => authenticator.admit(request, request.query.key, nowMs(), units);
    told.headers = await admit(1);
    checkAnswer(request.exchange.key!, JSON_TYPE);
    checkType(request);
    const posted = parse(await readBody(request, { maxBytes: MAX_BODY_BYTES, withinMs: BODY_WITHIN_MS }));
    if ('reply' in posted) return posted.reply;
    const { messages } = posted;
    const units = messages.reduce<number>((sum, message) => sum + unitsOf(message), 0);
    if (units > 1) told.headers = await admit(units - 1);
    const mcp = await open();
    const headers = protocolHeaders(request);
    const { key, served } = request.exchange;
    const moment = { served: seenBy(key!.calendars, served), nowMs: nowMs() };
    const one = (message: unknown) =>
      oneByOne(async () => {
        await nextRound();
        return mcp.answer(message, headers, moment);
      });
    return posted.isBatch ? joined(await Promise.all(messages.map(one))) : one(messages[0]);
  };

  return async (request: Request, response: ServerResponse): Promise<void> => {
    const { responder } = request.exchange;
    request.exchange.route = MCP_PATH;
    const told: { headers: HeaderList } = { headers: [] };
    try {
      checkOrigin(request, origins);
      if (request.method === 'OPTIONS') return preflight(response, responder);
      if (request.method !== 'POST') throw notPosted(request);
      const { status, body } = await answer(request, told);
      responder.sendUncached(response, { status, contentType: JSON_TYPE, body }, told.headers);
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

interface Posted {
  readonly messages: readonly unknown[];
  readonly isBatch: boolean;
}

/** The messages of a body, or the reply that refuses them: each of them is counted, so none may hold others. */
function parse(body: Buffer): Posted | { readonly reply: McpReply } {
  let value: unknown;
  try {
    value = JSON.parse(body.toString('utf8'));
  } catch {
    return { reply: rejection(PARSE_ERROR, `the ${body.length} bytes that were read are not JSON`) };
  }
  const isBatch = Array.isArray(value);
  const messages: readonly unknown[] = isBatch ? (value as unknown[]) : [value];
  const { length } = messages;
  if (length < 1 || length > MAX_MESSAGES) {
    return { reply: rejection(INVALID_REQUEST, `${length} messages were read; expected 1 to ${MAX_MESSAGES} at once`) };
  }
  if (isBatch && messages.some((message) => Array.isArray(message))) {
    return { reply: rejection(INVALID_REQUEST, 'a batch was read within a batch; expected messages') };
  }
  if (isDeeperThan(value, MAX_DEPTH)) {
    return { reply: rejection(INVALID_REQUEST, `the JSON is nested more than ${MAX_DEPTH} levels deep`) };
  }
  return { messages, isBatch };
}

function isDeeperThan(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return depth === 0 || Object.values(value).some((member) => isDeeperThan(member, depth - 1));
}

function unitsOf(message: unknown): number {
  const isCall = typeof message === 'object' && message !== null && 'method' in message;
  return isCall && message.method === 'tools/call' ? TOOL_CALL_UNITS : 1;
}

/** The replies to messages that came together: each stands for itself. */
function joined(replies: readonly McpReply[]): McpReply {
  const bodies = replies.map(({ body }) => body).filter((body) => body !== '');
  const length = bodies.reduce((sum, body) => sum + body.length, 0);
  if (length > MAX_REPLY_LENGTH) {
    return rejection(INVALID_REQUEST, `the answers have ${length} characters together: send fewer messages at once`);
  }
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
