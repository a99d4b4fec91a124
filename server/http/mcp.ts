import type { IncomingMessage } from 'node:http';
import { setImmediate as nextRound } from 'node:timers/promises';
import pLimit from 'p-limit';
import type { HeaderList } from '../limits/rate-limit.js';
import type { Mcp, McpReply } from '../mcp/types.js';
import { seenBy } from '../queries/limited.js';
import { Problem, quote } from '../queries/problem.js';
import type { Authenticator } from './authenticate.js';
import { readBody } from './body.js';
import type { Exchange } from './exchange.js';
import { sendPreflight } from './responses.js';
import type { Route } from './router.js';
import { checkAnswer } from './scope.js';

/**
 * The HTTP endpoint of the Model Context Protocol (streamable HTTP, without sessions and streams): authentication, limits and
 * sizes. The protocol itself is in server/mcp.
 */

export interface McpOptions {
  /** The protocol handler, loaded on the first request. */
  readonly open: () => Promise<Mcp>;
  /** Origins whose pages may use it, in addition to those of this computer; in lower case. */
  readonly origins: readonly string[];
}

const MCP_PATH = '/mcp';
const ALLOW = 'POST, OPTIONS';
const MAX_BODY_BYTES = 65_536;
/** Connections without traffic are closed after ten seconds; this must be shorter. */
const BODY_WITHIN_MS = 8_000;
/** Messages in one request; each is counted and answered. */
const MAX_MESSAGES = 20;
/** Total characters of the replies, which the client parses as one JSON text. */
const MAX_REPLY_LENGTH = 4_194_304;
/** Deeper nested JSON is refused: recursive code would overflow the stack. */
const MAX_DEPTH = 64;
/** The overhead of a tool call, in addition to the cost of its answer; other messages cost as much as a request. */
const TOOL_CALL_UNITS = 4;
/** The protocol's own errors (JSON-RPC 2.0 section 5.1). */
const PARSE_ERROR = -32_700;
const INVALID_REQUEST = -32_600;
const JSON_TYPE = 'application/json';
const IS_JSON = /^application\/json\s*(?:;|$)/i;
/** Origins of this computer, for example a local inspector of MCP servers. */
const LOOPBACK = /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;
const PROTOCOL_HEADERS = /^(?:mcp-[\w-]+|accept|user-agent)$/;
const ALLOWED_HEADERS =
  'Authorization, Content-Type, Accept, Mcp-Protocol-Version, Mcp-Session-Id, Mcp-Method, Mcp-Name, Last-Event-ID';

/** The route of the endpoint. */
export function mcpRoute({ open, origins }: McpOptions, authenticator: Authenticator, nowMs: () => number): Route {
  // One at a time, so that other requests can run between two of them.
  const oneByOne = pLimit(1);
  const answer = async (exchange: Exchange, limit: { headers: HeaderList }) => {
    const { request, build } = exchange;
    const admit = (units: number) => authenticator.admit(exchange, nowMs(), units);
    limit.headers = await admit(1);
    checkAnswer(exchange.key!, JSON_TYPE);
    checkType(request);
    const posted = parse(await readBody(request, { maxBytes: MAX_BODY_BYTES, withinMs: BODY_WITHIN_MS }));
    if ('reply' in posted) return posted.reply;
    const { messages } = posted;
    const units = messages.reduce<number>((sum, message) => sum + unitsOf(message), 0);
    if (units > 1) limit.headers = await admit(units - 1);
    const mcp = await open();
    const headers = protocolHeaders(request);
    const moment = { data: seenBy(exchange.key!.calendars, build), nowMs: nowMs() };
    const one = (message: unknown) =>
      oneByOne(async () => {
        await nextRound();
        return mcp.answer(message, headers, moment);
      });
    return posted.isBatch ? joined(await Promise.all(messages.map(one))) : one(messages[0]);
  };

  const handle = async (exchange: Exchange): Promise<void> => {
    const { request, response, responder } = exchange;
    const limit: { headers: HeaderList } = { headers: [] };
    try {
      checkOrigin(request, origins);
      if (request.method === 'OPTIONS') return sendPreflight(exchange, ALLOW, ALLOWED_HEADERS);
      if (request.method !== 'POST') throw notPosted(request);
      const { status, body } = await answer(exchange, limit);
      responder.sendUncached(response, { status, contentType: JSON_TYPE, body }, limit.headers);
    } catch (thrown) {
      if (!(thrown instanceof Problem)) throw thrown;
      // An incomplete body might take long to arrive.
      if (thrown.code === 'request_timeout' || thrown.code === 'bad_request') response.shouldKeepAlive = false;
      // A refusal by the rate limit has its own headers.
      const isLimit = thrown.headers.includes('ratelimit');
      responder.sendProblem(exchange, thrown, isLimit ? [] : limit.headers);
    }
  };
  return { path: MCP_PATH, name: MCP_PATH, isForAllMethods: true, handle };
}

/**
 * Refuses pages of other origins, as the protocol requires: with DNS rebinding, requests of such a page look like those of local
 * programs.
 */
function checkOrigin({ headers: { origin } }: IncomingMessage, origins: readonly string[]): void {
  if (origin === undefined || origin === '') return;
  const requested = origin.toLowerCase();
  if (LOOPBACK.test(requested) || origins.includes(requested)) return;
  const expected = 'expected none, one of this computer, or one that KALENDS_MCP_ORIGINS names';
  throw new Problem('forbidden_origin', `Origin: ${quote(origin)} was read; ${expected}`);
}

/** Refuses GET, which opens a stream, and DELETE, which ends a session: there are neither. */
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

/** The messages of a body, or the reply that refuses them. Batches must not be nested, because each message is counted. */
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

/** The replies to the messages of one request; each is independent. */
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

/** The headers of the protocol: no other part of a request is passed on, least of all its key. */
function protocolHeaders({ headers }: IncomingMessage): Record<string, string> {
  const known = Object.entries(headers).filter(
    (header): header is [string, string] => PROTOCOL_HEADERS.test(header[0]) && typeof header[1] === 'string',
  );
  return Object.fromEntries(known);
}
