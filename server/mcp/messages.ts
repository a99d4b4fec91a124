import type { JsonObject, McpReply, ToolCall } from './types.js';

/** The JSON-RPC messages of one request: how many, how deep, and their replies together. */

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

interface Posted {
  readonly messages: readonly unknown[];
  readonly isBatch: boolean;
}

/** The messages of a body, or the reply that refuses them. Batches must not be nested, because each message is counted. */
export function parseMessages(body: Buffer): Posted | { readonly reply: McpReply } {
  let value: unknown;
  try {
    value = JSON.parse(body.toString('utf8'));
  } catch {
    return {
      reply: rejection(PARSE_ERROR, `the ${body.length} bytes that were read are not JSON`),
    };
  }
  const isBatch = Array.isArray(value);
  const messages: readonly unknown[] = isBatch ? (value as unknown[]) : [value];
  const { length } = messages;
  if (length < 1 || length > MAX_MESSAGES) {
    return {
      reply: rejection(
        INVALID_REQUEST,
        `${length} messages were read; expected 1 to ${MAX_MESSAGES} at once`,
      ),
    };
  }
  if (isBatch && messages.some((message) => Array.isArray(message))) {
    return {
      reply: rejection(INVALID_REQUEST, 'a batch was read within a batch; expected messages'),
    };
  }
  if (isDeeperThan(value, MAX_DEPTH)) {
    return {
      reply: rejection(INVALID_REQUEST, `the JSON is nested more than ${MAX_DEPTH} levels deep`),
    };
  }
  return { messages, isBatch };
}

function isDeeperThan(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return depth === 0 || Object.values(value).some((member) => isDeeperThan(member, depth - 1));
}

/** The cost of messages against the key's limit; `answerUnits`: that of the answer of a tool, at least 1. */
export function unitsOf(
  messages: readonly unknown[],
  answerUnits: (call: ToolCall) => number,
): number {
  const unitsOfOne = (message: unknown) => {
    const call = toolCall(message);
    return call === null ? 1 : TOOL_CALL_UNITS - 1 + answerUnits(call);
  };
  return messages.reduce<number>((sum, message) => sum + unitsOfOne(message), 0);
}

/** The call of a message, null if it is another one. */
function toolCall(message: unknown): ToolCall | null {
  if (!isObject(message) || message.method !== 'tools/call') return null;
  const { name, arguments: given } = isObject(message.params) ? message.params : {};
  return { name: typeof name === 'string' ? name : '', given: isObject(given) ? given : {} };
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null;
}

/** The replies to the messages of one request; each is independent. */
export function joinReplies(replies: readonly McpReply[]): McpReply {
  const bodies = replies.map(({ body }) => body).filter((body) => body !== '');
  const length = bodies.reduce((sum, body) => sum + body.length, 0);
  if (length > MAX_REPLY_LENGTH) {
    return rejection(
      INVALID_REQUEST,
      `the answers have ${length} characters together: send fewer messages at once`,
    );
  }
  return bodies.length === 0
    ? { status: 202, body: '' }
    : { status: 200, body: `[${bodies.join()}]` };
}

function rejection(code: number, message: string): McpReply {
  return {
    status: 400,
    body: JSON.stringify({ jsonrpc: '2.0', error: { code, message }, id: null }),
  };
}
