import type { IncomingMessage } from 'node:http';
import { Problem } from '../../queries/problem.js';
import { isMalformed, MALFORMED } from '../malformed.js';

/** Reads the body of a request. */

interface BodyLimits {
  readonly maxBytes: number;
  /** Time limit for the body. */
  readonly withinMs: number;
}

/**
 * The complete body of a request. Rejects with a Problem if it is too long, too slow or truncated. The rest is then read and
 * discarded, so that the connection can be reused; a client that has disconnected is not reported.
 */
export function readBody(
  request: IncomingMessage,
  { maxBytes, withinMs }: BodyLimits,
): Promise<Buffer> {
  const { socket } = request;
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    const end = () => {
      clearTimeout(timer);
      request.off('data', take).off('end', finish).off('close', brokenOff);
      socket.off(MALFORMED, brokenOff);
    };
    const refuse = (problem: Problem) => {
      end();
      request.resume();
      reject(problem);
    };
    const take = (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > maxBytes) refuse(tooLong(maxBytes));
      else chunks.push(chunk);
    };
    const finish = () => {
      end();
      resolve(Buffer.concat(chunks));
    };
    const brokenOff = () =>
      refuse(new Problem('bad_request', 'the body of the request ends in the middle'));
    const timer = setTimeout(() => {
      refuse(
        new Problem(
          'request_timeout',
          `the body of the request did not arrive within ${withinMs / 1000} s`,
        ),
      );
    }, withinMs);
    if (Number(request.headers['content-length']) > maxBytes) refuse(tooLong(maxBytes));
    else if (isMalformed(socket) && !request.complete) brokenOff();
    else {
      request.on('data', take).once('end', finish).once('close', brokenOff);
      socket.once(MALFORMED, brokenOff);
    }
  });
}

function tooLong(maxBytes: number): Problem {
  return new Problem('content_too_large', `the body is longer than ${maxBytes / 1024} KB`);
}
