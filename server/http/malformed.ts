import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { Problem } from '../queries/problem.js';
import type { Connections } from './connection-limits.js';
import type { Headers } from './responses.js';

/** Data that is not HTTP. Requests that are complete but ambiguous: middleware/malformed-request.ts. */

/** After a refusal on the raw socket, keep reading for this time: closing it earlier would drop the response. */
const LINGER_MS = 1000;
/** Readable texts for cryptic error reasons of Node's parser. */
const REASONS: Readonly<Record<string, string>> = {
  HPE_PAUSED_H2_UPGRADE: 'HTTP/2.0 was read; expected HTTP/1.1',
  HPE_INVALID_VERSION: 'another version of HTTP was read; expected HTTP/1.1',
  HPE_INVALID_EOF_STATE: 'it ends in the middle',
};
/** A reason of the parser: a fixed text without any part of the request. */
const REASON = /^[A-Za-z][A-Za-z0-9 \-'`/.:]{2,100}$/;

/** Emitted by a socket on which invalid HTTP arrived: no more requests follow. */
export const MALFORMED = 'kalends:malformed';
const refused = new WeakSet<Socket>();

/**
 * Invalid HTTP never becomes a request: it is answered on the raw socket, after the responses to earlier requests. Returns the
 * status of the response; null if there is none.
 */
export function rejectMalformed(
  error: NodeJS.ErrnoException & { reason?: string },
  socket: Socket,
  connections: Connections,
  common: Headers,
): number | null {
  if (refused.has(socket)) return null;
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return null;
  }
  refused.add(socket);
  socket.emit(MALFORMED);
  const problem = clientErrorProblem(error.code, error.reason);
  const refuse = () => {
    if (!socket.writable) return;
    socket.end(rawProblem(problem, common));
    setTimeout(() => socket.destroy(), LINGER_MS).unref();
  };
  const last = connections.lastResponse(socket);
  if (last) last.once('close', refuse);
  else refuse();
  return problem.status;
}

/** Whether invalid HTTP arrived on a socket. */
export function isMalformed(socket: Socket): boolean {
  return refused.has(socket);
}

/** The Problem for an error of Node's HTTP parser, with the parser's reason. */
export function clientErrorProblem(code: string | undefined, reason?: string): Problem {
  if (code === 'HPE_HEADER_OVERFLOW') {
    return new Problem('headers_too_large', 'the request line and headers are longer than 16 KB');
  }
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT')
    return new Problem('request_timeout', 'the request did not arrive in time');
  const known =
    REASONS[code ?? ''] ?? (reason !== undefined && REASON.test(reason) ? reason : undefined);
  return new Problem(
    'bad_request',
    `the request is not valid HTTP/1.1${known ? `: ${known}` : ''}`,
  );
}

/** A problem as the bytes of a complete HTTP response that closes the connection. */
export function rawProblem(problem: Problem, common: Headers): string {
  const body = JSON.stringify(problem.body());
  const headers = {
    ...common,
    'content-type': 'application/problem+json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}\r\n${lines.join('')}\r\n${body}`;
}
