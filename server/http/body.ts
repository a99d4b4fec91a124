import type { IncomingMessage } from 'node:http';
import { Problem } from '../service/problem.js';
import { waitsForRest } from './connections.js';
import { REFUSED } from './unreadable.js';

/** What a request carries. */

export interface BodyBounds {
  readonly mostBytes: number;
  /** It must be there so soon. */
  readonly withinMs: number;
}

/**
 * The whole body of a request. Rejects with the Problem that refuses it: too long, too slow, broken off. What comes of it
 * later is read and forgotten, so that the connection can go on; of a client that has gone, nobody is told.
 */
export function readBody(request: IncomingMessage, { mostBytes, withinMs }: BodyBounds): Promise<Buffer> {
  const { socket } = request;
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = [];
    let bytes = 0;
    const end = () => {
      clearTimeout(timer);
      waitsForRest(socket.connection, false);
      request.off('data', take).off('end', finish).off('close', brokenOff);
      socket.off(REFUSED, brokenOff);
    };
    const refuse = (problem: Problem) => {
      end();
      request.resume();
      reject(problem);
    };
    const take = (piece: Buffer) => {
      bytes += piece.length;
      if (bytes > mostBytes) refuse(tooLong(mostBytes));
      else pieces.push(piece);
    };
    const finish = () => {
      end();
      resolve(Buffer.concat(pieces));
    };
    const brokenOff = () => refuse(new Problem('bad_request', 'the body of the request ends in the middle'));
    waitsForRest(socket.connection, true);
    const timer = setTimeout(() => {
      refuse(new Problem('request_timeout', `the body of the request did not arrive within ${withinMs / 1000} s`));
    }, withinMs);
    if (Number(request.headers['content-length']) > mostBytes) refuse(tooLong(mostBytes));
    else if (socket.connection?.isRefused && !request.complete) brokenOff();
    else {
      request.on('data', take).once('end', finish).once('close', brokenOff);
      socket.once(REFUSED, brokenOff);
    }
  });
}

function tooLong(mostBytes: number): Problem {
  return new Problem('content_too_large', `the body is longer than ${mostBytes / 1024} KB`);
}
