import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { Problem, quote } from '../service/problem.js';
import { clientErrorProblem, rawProblem } from './raw-problem.js';
import type { Responder } from './respond.js';

/** A socket's event: what it sent is no HTTP. */
export const REFUSED = 'kalends:refused';
/** What is refused on the bare socket is read on for so long: a socket closed earlier drops the answer. */
const LINGER_MS = 1000;
/** As many as are read: Node leaves out the others without a word. */
const MOST_PARAMETERS = 1000;
/** RFC 9112 section 3.2: a name, an IPv4 address or an IPv6 address in brackets, and perhaps a port. */
const HOST = /^(?:[A-Za-z0-9\-._~%!$&'()*+,;=]*|\[[0-9A-Fa-f:.]+\])(?::\d*)?$/;
/** GET http://host/path: a proxy's form of the address (RFC 9112 section 3.2.2). */
const ABSOLUTE_FORM = /^https?:\/\/[^/?#]*\/?/i;

/** The Host that was right last: nearly all requests have the same one. */
let lastHost: string | undefined;

/** The Problem of a request that came whole but cannot be read for certain; makes its address one of this server. */
export function whyUnreadable(request: IncomingMessage): Problem | null {
  const { headers, httpVersionMajor, httpVersion } = request;
  if (httpVersionMajor !== 1) return badRequest(`HTTP/${httpVersion} was read; expected HTTP/1.1`);
  if (headers.host === undefined) {
    if (request.httpVersionMinor > 0) return badRequest('the Host header is missing');
  } else if (headers.host !== lastHost) {
    if (!HOST.test(headers.host)) return badRequest(whatIsWrongWithHost(request));
    lastHost = headers.host;
  }
  if (headers.expect !== undefined && headers.expect.toLowerCase() !== '100-continue') {
    return new Problem('expectation_failed', `Expect: ${quote(headers.expect)} was read; expected no such header`);
  }
  const url = request.url ?? '';
  if (!url.startsWith('/')) request.url = url.replace(ABSOLUTE_FORM, '/');
  if (url.length > MOST_PARAMETERS && countOf('&', url) >= MOST_PARAMETERS) {
    return badRequest(`the address has more than ${MOST_PARAMETERS} parameters`);
  }
  return null;
}

function badRequest(detail: string): Problem {
  return new Problem('bad_request', detail);
}

function whatIsWrongWithHost({ headers: { host = '' }, rawHeaders }: IncomingMessage): string {
  const given = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;
  if (given > 1) return `${given} Host headers were read; expected one`;
  return `Host: ${quote(host)} was read; expected a name and perhaps a port`;
}

function countOf(letter: string, text: string): number {
  let count = 0;
  for (let at = text.indexOf(letter); at >= 0; at = text.indexOf(letter, at + 1)) count++;
  return count;
}

/**
 * What is not valid HTTP never becomes a request: it is answered on the bare socket, behind the answers to what was
 * asked before it. Returns the status of its answer; null when it gets none.
 */
export function rejectUnreadable(
  error: NodeJS.ErrnoException & { reason?: string },
  socket: Socket,
  responder: Responder,
): number | null {
  const { connection } = socket;
  if (connection?.isRefused) return null;
  if (error.code === 'ECONNRESET' || !connection || !socket.writable) {
    socket.destroy();
    return null;
  }
  connection.isRefused = true;
  // One who reads the body of a request waits for what does not come any more.
  socket.emit(REFUSED);
  const problem = clientErrorProblem(error.code, error.reason);
  const refuse = () => {
    if (!socket.writable) return;
    socket.end(rawProblem(problem, responder.common));
    setTimeout(() => socket.destroy(), LINGER_MS).unref();
  };
  const last = connection.waiting.at(-1)?.response ?? connection.current;
  if (last && !last.writableFinished) last.once('close', refuse);
  else refuse();
  return problem.status;
}
