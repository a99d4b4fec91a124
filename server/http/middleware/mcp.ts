import type { IncomingMessage } from 'node:http';
import { setImmediate as nextRound } from 'node:timers/promises';
import pLimit from 'p-limit';
import { joinReplies, parseMessages, unitsOf } from '../../mcp/messages.js';
import type { Mcp, McpReply } from '../../mcp/types.js';
import { Problem, quote } from '../../queries/problem.js';
import type { Authenticator } from '../authenticate.js';
import type { Context, Middleware } from '../context.js';
import { sendPreflight } from '../responses.js';
import { API } from '../scope.js';
import { readBody } from './body.js';

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

const ALLOW = 'POST, OPTIONS';
const MAX_BODY_BYTES = 65_536;
/** Connections without traffic are closed after ten seconds; this must be shorter. */
const BODY_WITHIN_MS = 8_000;
/** Problems of a body that did not arrive completely. */
const INCOMPLETE = new Set(['request_timeout', 'bad_request']);
const JSON_TYPE = 'application/json';
/** The reply to a message of a client that has gone. */
const NOTHING: McpReply = { status: 202, body: '' };
const IS_JSON = /^application\/json\s*(?:;|$)/i;
/** Origins of this computer, for example a local inspector of MCP servers. */
const LOOPBACK = /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;
const PROTOCOL_HEADERS = /^(?:mcp-[\w-]+|accept|user-agent)$/;
const ALLOWED_HEADERS =
  'Authorization, Content-Type, Accept, Mcp-Protocol-Version, Mcp-Session-Id, Mcp-Method, Mcp-Name, Last-Event-ID';

/** The handler of the endpoint. */
export function mcp(
  { open, origins }: McpOptions,
  authenticator: Authenticator,
  nowMs: () => number,
): Middleware {
  // One at a time, so that other requests can run between two of them.
  const oneByOne = pLimit(1);
  const answer = async (context: Context) => {
    const { request, response } = context;
    const admit = (units: number) => authenticator.admit(context, { units, scopes: API });
    await admit(1);
    checkType(request);
    const posted = parseMessages(
      await readBody(request, { maxBytes: MAX_BODY_BYTES, withinMs: BODY_WITHIN_MS }),
    );
    if ('reply' in posted) return posted.reply;
    const { messages } = posted;
    const tools = await open();
    const headers = protocolHeaders(request);
    const moment = { data: context.view, nowMs: nowMs() };
    const units = unitsOf(messages, (call) => tools.unitsOf(call, moment));
    if (units > 1) await admit(units - 1);
    const one = (message: unknown) =>
      oneByOne(async () => {
        await nextRound();
        if (response.destroyed) return NOTHING;
        return tools.answer(message, headers, moment);
      });
    return posted.isBatch ? joinReplies(await Promise.all(messages.map(one))) : one(messages[0]);
  };

  return async ({ context, method }, response) => {
    checkOrigin(context.request, origins);
    if (method === 'OPTIONS') return sendPreflight(context, ALLOW, ALLOWED_HEADERS);
    if (method !== 'POST') throw notPosted(context.request);
    try {
      const { status, body } = await answer(context);
      context.responder.sendUncached(context, { status, contentType: JSON_TYPE, body });
    } catch (thrown) {
      // An incomplete body might take long to arrive.
      if (thrown instanceof Problem && INCOMPLETE.has(thrown.code))
        response.shouldKeepAlive = false;
      throw thrown;
    }
  };
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
  const detail = `${method} was read; expected POST: /mcp has no sessions and no streams`;
  return new Problem('method_not_allowed', detail, undefined, ['allow', ALLOW]);
}

function checkType({ headers }: IncomingMessage): void {
  const type = headers['content-type'];
  if (type !== undefined && IS_JSON.test(type)) return;
  const read = type === undefined ? 'is missing' : `${quote(type)} was read`;
  throw new Problem('unsupported_media_type', `Content-Type: ${read}; expected ${JSON_TYPE}`);
}

/** The headers of the protocol: no other part of a request is passed on, least of all its key. */
function protocolHeaders({ headers }: IncomingMessage): Record<string, string> {
  const known = Object.entries(headers).filter(
    (header): header is [string, string] =>
      PROTOCOL_HEADERS.test(header[0]) && typeof header[1] === 'string',
  );
  return Object.fromEntries(known);
}
