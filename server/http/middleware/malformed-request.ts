import type { IncomingMessage } from 'node:http';
import { Problem, quote } from '../../queries/problem.js';
import type { Middleware } from '../context.js';

/** Refuses requests that are complete but ambiguous, before any route. */

/** The maximum of node:querystring, which silently ignores further parameters. */
const MAX_PARAMETERS = 1000;
/** RFC 9112 section 3.2: a name, an IPv4 address or an IPv6 address in brackets, and perhaps a port. */
const HOST = /^(?:[A-Za-z0-9\-._~%!$&'()*+,;=]*|\[[0-9A-Fa-f:.]+\])(?::\d*)?$/;

export const malformedRequest: Middleware = ({ context }, response, next) => {
  const problem = problemOf(context.request);
  if (problem === null) return next();
  context.route = '(refused)';
  response.shouldKeepAlive = false;
  throw problem;
};

function problemOf(request: IncomingMessage): Problem | null {
  const { headers, httpVersion } = request;
  if (request.httpVersionMajor !== 1)
    return badRequest(`HTTP/${httpVersion} was read; expected HTTP/1.1`);
  if (headers.host === undefined) {
    if (request.httpVersionMinor > 0) return badRequest('the Host header is missing');
  } else if (!HOST.test(headers.host)) return badRequest(whatIsWrongWithHost(request));
  if (headers.expect !== undefined && headers.expect.toLowerCase() !== '100-continue') {
    return new Problem(
      'expectation_failed',
      `Expect: ${quote(headers.expect)} was read; expected no such header`,
    );
  }
  const url = request.url ?? '';
  if (url.length > MAX_PARAMETERS && url.split('&', MAX_PARAMETERS + 1).length > MAX_PARAMETERS) {
    return badRequest(`the address has more than ${MAX_PARAMETERS} parameters`);
  }
  return null;
}

function badRequest(detail: string): Problem {
  return new Problem('bad_request', detail);
}

function whatIsWrongWithHost({ headers: { host = '' }, rawHeaders }: IncomingMessage): string {
  const given = rawHeaders.filter(
    (name, index) => index % 2 === 0 && name.toLowerCase() === 'host',
  ).length;
  if (given > 1) return `${given} Host headers were read; expected one`;
  return `Host: ${quote(host)} was read; expected a name and perhaps a port`;
}
