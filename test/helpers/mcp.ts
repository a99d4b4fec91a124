import {
  Client,
  StreamableHTTPClientTransport,
  type Transport,
} from '@modelcontextprotocol/client';
import { KEY, type TestServer } from './server.js';

/** Clients of the Model Context Protocol: the SDK's own, and one that posts what it is told. */

/** Revisions that begin with a handshake, and those that do not. */
export const ERAS = ['legacy', { pin: '2026-07-28' }] as const;
export type Era = (typeof ERAS)[number];

export interface Said {
  readonly text: string;
  readonly structured: Record<string, unknown> | undefined;
  readonly isError: boolean;
}

export interface ToolClient {
  readonly client: Client;
  readonly call: (name: string, given: Record<string, unknown>) => Promise<Said>;
  readonly close: () => Promise<void>;
}

/** The SDK's client over that transport; it holds answers to the schemas of their tools. */
export async function connectTo(transport: Transport, era: Era): Promise<ToolClient> {
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode: era } });
  await client.connect(transport);
  await client.listTools();
  return {
    client,
    call: async (name, given) => textIn(await client.callTool({ name, arguments: given })),
    close: () => client.close(),
  };
}

export function connectHttp({ origin }: TestServer, era: Era, key = KEY): Promise<ToolClient> {
  const requestInit = { headers: { authorization: `Bearer ${key}` } };
  return connectTo(
    new StreamableHTTPClientTransport(new URL(`${origin}/mcp`), { requestInit }),
    era,
  );
}

export function textIn(result: {
  content?: unknown;
  structuredContent?: unknown;
  isError?: boolean | undefined;
}): Said {
  const content = result.content as { type: string; text: string }[];
  return {
    text: content.map(({ text }) => text).join('\n'),
    structured: result.structuredContent as Record<string, unknown> | undefined,
    isError: result.isError === true,
  };
}

/** A POST with the test's key; what is no text is sent as JSON. */
export function post(
  { origin }: Pick<TestServer, 'origin'>,
  body: unknown,
  init: RequestInit = {},
): Promise<Response> {
  return fetch(`${origin}/mcp`, {
    method: 'POST',
    ...init,
    headers: {
      authorization: `Bearer ${KEY}`,
      'content-type': 'application/json',
      ...init.headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

/** The message that calls a tool. */
export function calling(id: number | string, name: string, given: object) {
  return { jsonrpc: '2.0', id, method: 'tools/call', params: { name, arguments: given } };
}
