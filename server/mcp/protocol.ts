import process from 'node:process';
import {
  createMcpHandler,
  isLegacyRequest,
  ProtocolError,
  ProtocolErrorCode,
  Server,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server';
import {
  StdioServerTransport,
  serveStdio as serveStreams,
} from '@modelcontextprotocol/server/stdio';
import { INTERFACE_VERSION } from '../config/version.js';
import { INSTRUCTIONS } from './instructions.js';
import { makeTools, type Tools } from './tools.js';
import type { Mcp, McpReply, Moment, Report } from './types.js';

/** The protocol, by its SDK: every revision that the SDK supports, with one server for each request (HTTP) or client (stdio). */

/** Timeout of tool calls, which normally return at once. */
const ANSWER_WITHIN_MS = 9_000;
/** Never fetched: the SDK needs requests with a URL. */
const ADDRESS = 'http://kalends/mcp';
/** Both types, as the protocol requires of clients; the response is always JSON. */
const ACCEPT = 'application/json, text/event-stream';
/** Maximum bytes of a line on the standard input. */
const MAX_LINE_BYTES = 1_048_576;

/** The tools, loaded by `import()` on the first call, since few servers get any. */
export function openMcp(report: Report): Mcp {
  const tools = makeTools(report);
  return {
    answer: (message, headers, moment) =>
      within(answerMessage(message, headers, () => serverOf(tools, () => moment))),
    unitsOf: ({ name, given }, moment) => tools.unitsOf(name, given, moment),
    serveStdio: (moment) => serveStdio(moment, tools),
  };
}

function serverOf(tools: Tools, moment: () => Moment): Server {
  const server = new Server(
    {
      name: 'kalends',
      title: 'Kalends: business days, settlement days and holidays',
      version: INTERFACE_VERSION,
    },
    {
      capabilities: { tools: {} },
      instructions: INSTRUCTIONS,
      jsonSchemaValidator: {
        getValidator: () => (data) => ({
          valid: true,
          data: data as never,
          errorMessage: undefined,
        }),
      },
    },
  );
  server.setRequestHandler('tools/list', () => ({ tools: [...tools.list] }));
  server.setRequestHandler('tools/call', ({ params }) => {
    const called = tools.call(params.name, params.arguments ?? {}, moment());
    if (called !== undefined) return called;
    const known = tools.list.map(({ name }) => name).join(', ');
    throw new ProtocolError(
      ProtocolErrorCode.InvalidParams,
      `there is no tool ${JSON.stringify(params.name)}; known are ${known}`,
    );
  });
  return server;
}

/** Answers one message with a server of its own, in the revision that the message names. */
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

/** Revisions up to 2025-11-25, which begin with a handshake; it is not stored. */
async function answerEarlier(
  message: unknown,
  request: Request,
  server: Server,
): Promise<Response> {
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

/** Ends with the standard input, after answering earlier messages. Rejects with the client's error. */
async function serveStdio(moment: () => Moment, tools: Tools): Promise<void> {
  const { stdin, stdout } = process;
  const transport = new StdioServerTransport(stdin, stdout, { maxBufferSize: MAX_LINE_BYTES });
  let mistake: Error | undefined;
  const onerror = (error: Error) => {
    mistake = error;
  };
  const handle = serveStreams(() => serverOf(tools, moment), {
    transport,
    maxSubscriptions: 0,
    onerror,
  });
  const refused = await new Promise<boolean>((resolve) => {
    for (const event of ['end', 'close', 'error']) stdin.once(event, () => resolve(false));
    stdout.once('error', () => resolve(false));
    const { onclose } = transport;
    transport.onclose = () => {
      onclose?.();
      // Runs after the events of the streams themselves.
      setImmediate(() => resolve(true));
    };
  });
  await handle.close();
  // The last write is still in progress.
  await new Promise<void>((resolve) => stdout.write('', () => resolve()));
  if (refused && mistake) throw mistake;
}
