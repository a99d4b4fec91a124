import process from 'node:process';
import {
  createMcpHandler,
  isLegacyRequest,
  ProtocolError,
  ProtocolErrorCode,
  Server,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server';
import { StdioServerTransport, serveStdio as serveStreams } from '@modelcontextprotocol/server/stdio';
import { INSTRUCTIONS } from './instructions.js';
import { openTools, type Tools } from './tools.js';
import type { Mcp, McpHost, McpReply, Moment } from './types.js';

/** The protocol, by its SDK: every revision that the SDK speaks, with one server for each request (HTTP) or client (stdio). */

/** Every tool answers at once: what takes longer will not be answered. */
const ANSWER_WITHIN_MS = 9_000;
/** Never fetched: the SDK wants requests with an address. */
const ADDRESS = 'http://kalends/mcp';
/** Both, as the protocol asks of every client: the answer is JSON whatever was accepted. */
const ACCEPT = 'application/json, text/event-stream';
/** A line of a client on the standard input, in bytes. */
const MOST_LINE_BYTES = 1_048_576;

export function openMcp(host: McpHost): Mcp {
  const tools = openTools(host);
  return {
    answer: (message, headers, moment) =>
      within(answerMessage(message, headers, () => serverOf(tools, host, () => moment))),
    serveStdio: (moment) => serveStdio(moment, tools, host),
  };
}

function serverOf(tools: Tools, { version }: McpHost, moment: () => Moment): Server {
  const server = new Server(
    { name: 'kalends', title: 'Kalends: business days, settlement days and holidays', version },
    {
      capabilities: { tools: {} },
      instructions: INSTRUCTIONS,
      jsonSchemaValidator: {
        getValidator: () => (data) => ({ valid: true, data: data as never, errorMessage: undefined }),
      },
    },
  );
  server.setRequestHandler('tools/list', () => ({ tools: [...tools.list] }));
  server.setRequestHandler('tools/call', ({ params }) => {
    const called = tools.call(params.name, params.arguments ?? {}, moment());
    if (called) return called;
    const known = tools.list.map(({ name }) => name).join(', ');
    throw new ProtocolError(
      ProtocolErrorCode.InvalidParams,
      `there is no tool ${JSON.stringify(params.name)}; known are ${known}`,
    );
  });
  return server;
}

/** Answers one message with a server of its own: of the revision that the message itself says it is of. */
async function answerMessage(
  message: unknown,
  headers: Readonly<Record<string, string>>,
  makeServer: () => Server,
): Promise<McpReply> {
  const request = new Request(ADDRESS, {
    method: 'POST',
    headers: { ...headers, accept: ACCEPT, 'content-type': 'application/json' },
  });
  const response = (await isLegacyRequest(request, message))
    ? await answerEarlier(message, request, makeServer())
    : await createMcpHandler(makeServer, { legacy: 'reject', maxSubscriptions: 0 }).fetch(request, {
        parsedBody: message,
      });
  return { status: response.status, body: await response.text() };
}

/** Revisions up to 2025-11-25, which begin with a handshake that nobody has to remember here. */
async function answerEarlier(message: unknown, request: Request, server: Server): Promise<Response> {
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  try {
    return await transport.handleRequest(request, { parsedBody: message });
  } finally {
    await server.close();
  }
}

function within(reply: Promise<McpReply>): Promise<McpReply> {
  let timer: NodeJS.Timeout;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('a message was not answered')), ANSWER_WITHIN_MS);
  });
  return Promise.race([reply, late]).finally(() => clearTimeout(timer));
}

/** Ends with the standard input; what was asked before that is answered. Rejects with what the client did wrong. */
async function serveStdio(moment: () => Moment, tools: Tools, host: McpHost): Promise<void> {
  const { stdin, stdout } = process;
  const transport = new StdioServerTransport(stdin, stdout, { maxBufferSize: MOST_LINE_BYTES });
  let mistake: Error | undefined;
  const onerror = (error: Error) => {
    mistake = error;
  };
  const handle = serveStreams(() => serverOf(tools, host, moment), { transport, maxSubscriptions: 0, onerror });
  const refused = await new Promise<boolean>((resolve) => {
    for (const event of ['end', 'close', 'error']) stdin.once(event, () => resolve(false));
    stdout.once('error', () => resolve(false));
    const { onclose } = transport;
    transport.onclose = () => {
      onclose?.();
      // After what the streams themselves tell.
      setImmediate(() => resolve(true));
    };
  });
  await handle.close();
  // What was written last is on its way.
  await new Promise<void>((resolve) => stdout.write('', () => resolve()));
  if (refused && mistake) throw mistake;
}
