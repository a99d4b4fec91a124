import { STATUS_CODES } from 'node:http';
import { Problem } from '../service/problem.js';
import type { Headers } from './respond.js';

/** The problem behind an error of Node's HTTP parser. */
export function clientErrorProblem(code: string | undefined): Problem {
  if (code === 'HPE_HEADER_OVERFLOW') {
    return new Problem('headers_too_large', 'the request line and headers are longer than 16 KB');
  }
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return new Problem('request_timeout', 'the request did not arrive in time');
  return new Problem('bad_request', 'the request is not valid HTTP/1.1');
}

/** A problem as the bytes of a whole HTTP response, after which the connection closes. */
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
