import { STATUS_CODES } from 'node:http';
import { Problem } from '../service/problem.js';
import type { Headers } from './respond.js';

/** What Node's parser calls its reasons, where that tells a person nothing. */
const REASONS: Readonly<Record<string, string>> = {
  HPE_PAUSED_H2_UPGRADE: 'HTTP/2.0 was read; expected HTTP/1.1',
  HPE_INVALID_VERSION: 'another version of HTTP was read; expected HTTP/1.1',
  HPE_INVALID_EOF_STATE: 'it ends in the middle',
};
/** A reason of the parser: a fixed text, no piece of what was sent. */
const REASON = /^[A-Za-z][A-Za-z0-9 \-'`/.:]{2,100}$/;

/** The problem behind an error of Node's HTTP parser, with the parser's reason. */
export function clientErrorProblem(code: string | undefined, reason?: string): Problem {
  if (code === 'HPE_HEADER_OVERFLOW') {
    return new Problem('headers_too_large', 'the request line and headers are longer than 16 KB');
  }
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return new Problem('request_timeout', 'the request did not arrive in time');
  const known = REASONS[code ?? ''] ?? (reason !== undefined && REASON.test(reason) ? reason : undefined);
  return new Problem('bad_request', `the request is not valid HTTP/1.1${known ? `: ${known}` : ''}`);
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
