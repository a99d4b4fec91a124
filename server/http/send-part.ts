import { createReadStream, statSync } from 'node:fs';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { Logger } from 'pino';

/**
 * One part of a file, as a Range header asks for it (RFC 9110, section 14): readers of Parquet get the footer, and then the calendar
 * that they want. Several parts at once and what is no range are ignored, as the standard allows: the answer is the whole file.
 */

interface Part {
  /** Both counted. */
  readonly start: number;
  readonly end: number;
}

const ONE_RANGE = /^bytes=(?:(\d{1,15})-(\d{0,15})|-(\d{1,15}))$/i;

/** The requested part of a file of `size` bytes; null: the whole file; `none`: the file ends before it. */
export function requestedPart(
  { range, 'if-range': ifRange }: IncomingHttpHeaders,
  etag: string,
  size: number,
): Part | 'none' | null {
  const [, first, last = '', suffix] = ONE_RANGE.exec(range ?? '') ?? [];
  if (first === undefined && suffix === undefined) return null;
  // A part of another version would not fit what the client has.
  if (ifRange !== undefined && ifRange !== etag) return null;
  const start = first === undefined ? Math.max(0, size - Number(suffix)) : Number(first);
  const end = first === undefined || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return null;
  return start >= size ? 'none' : { start, end };
}

/** Sends the requested part, with the headers that `response` has; false if the whole file is requested, or the file is missing. */
export function sendPart(
  path: string,
  etag: string,
  request: IncomingMessage,
  response: ServerResponse,
  log: Logger,
): boolean {
  // Only a GET has parts.
  if (request.headers.range === undefined || request.method !== 'GET') return false;
  const size = statSync(path, { throwIfNoEntry: false })?.size;
  const part = size === undefined ? null : requestedPart(request.headers, etag, size);
  if (part === null) return false;
  if (part === 'none') {
    response.writeHead(416, { 'content-range': `bytes */${size}`, 'content-length': 0 }).end();
    return true;
  }
  const { start, end } = part;
  response.writeHead(206, {
    'content-range': `bytes ${start}-${end}/${size}`,
    'content-length': end - start + 1,
  });
  pipeline(createReadStream(path, part), response).catch((error: NodeJS.ErrnoException) => {
    // Not an error if the client disconnected.
    if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE')
      log.error({ err: error }, 'a file cannot be read');
  });
  return true;
}
