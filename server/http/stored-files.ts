import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { Logger } from 'pino';
import sirv from 'sirv';
import { Problem, quote } from '../queries/problem.js';
import { once } from '../util/once.js';
import type { Context } from './context.js';
import { accepts, type Headers, matches } from './responses.js';
import { requestedPart, sendPart } from './send-part.js';

/**
 * Sends the files of a build by sirv. What sirv cannot do is here: it ignores `q=0` in Accept-Encoding, knows only weak ETags of its
 * own, fails on some Range headers (send-part.ts), does not handle errors of the file's stream, and cannot unpack what is stored as
 * gzip alone.
 */

/** SHA-256 of files by their path in a folder. */
export type Sums = ReadonlyMap<string, string>;
export interface FileHandler {
  /** Sends one file of a fixed set; throws the Problem `not_found`, or rejects with another one. */
  (context: Context, headers: Headers): void | Promise<void>;
  /** Its cost in units (api/cost.ts), known before it is sent; absent: 1. */
  readonly unitsOf?: (context: Context) => number | Promise<number>;
}

/** The cost of what a handler would send. */
export function fileUnits({ unitsOf }: FileHandler, context: Context): number | Promise<number> {
  return unitsOf?.(context) ?? 1;
}

/** Bytes of a file for one unit. */
const UNIT_BYTES = 16_384;

/** The cost of sending that many bytes, in units. */
export function unitsOfBytes(bytes: number): number {
  return Math.ceil(bytes / UNIT_BYTES);
}

/** Texts are some five to fifteen times as long as their gzip. */
const UNPACKED = 10;

const TYPES: Readonly<Record<string, string>> = {
  '.csv': 'text/csv; charset=utf-8; header=present',
  '.ics': 'text/calendar; charset=utf-8; method=PUBLISH',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.parquet': 'application/vnd.apache.parquet',
  '.py': 'text/x-python; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.tgz': 'application/gzip',
  '.whl': 'application/zip',
};
/** Content encodings, best first. Compressed copies are sent by content negotiation and have no URL of their own. */
const ENCODINGS = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;

/** The files with a URL: all but the compressed copies. */
export function withoutCompressed(sums: Sums): Sums {
  return new Map(
    [...sums].filter(([name]) => !ENCODINGS.some(({ suffix }) => name.endsWith(suffix))),
  );
}

export interface StoredFiles {
  readonly has: (name: string) => boolean;
  /** Sends a file in the best encoding that the client accepts. Its strong ETag is its SHA-256 from the build. */
  readonly send: (context: Context, name: string, headers: Headers) => void;
  /** The cost of sending a file, by its bytes in the encoding that is sent. */
  readonly unitsOf: (context: Context, name: string) => Promise<number>;
}

/** The files of two folders; `isFirst` says which names the first one has. */
export function eitherOf(
  isFirst: (name: string) => boolean,
  first: StoredFiles,
  second: StoredFiles,
): StoredFiles {
  const of = (name: string) => (isFirst(name) ? first : second);
  return {
    has: (name) => of(name).has(name),
    send: (context, name, headers) => of(name).send(context, name, headers),
    unitsOf: (context, name) => of(name).unitsOf(context, name),
  };
}

/** `stored`: the files of a folder, compressed copies included; `known`: those with a URL, some of them stored only compressed. */
export function storedFiles(dir: string, stored: Sums, known: Sums, log: Logger): StoredFiles {
  // Lazy, because sirv reads the names of all files.
  const serve = once(() => sirv(dir, { etag: false, dotfiles: true, extensions: [] }));
  const found = ({ request }: Context, name: string) => {
    const encoded = encodedName(request, stored, name);
    return {
      encoded,
      isStored: stored.has(encoded),
      etag: `"${stored.get(encoded) ?? known.get(name)}"`,
      // A part of a text would be one of its compressed form.
      hasParts: stored.has(name) && !ENCODINGS.some(({ suffix }) => stored.has(name + suffix)),
    };
  };
  return {
    has: (name) => known.has(name),
    unitsOf: async (context, name) => {
      const { method, headers } = context.request;
      const { encoded, isStored, etag, hasParts } = found(context, name);
      if (method === 'HEAD' || matches(headers['if-none-match'], etag)) return 1;
      // What cannot be read fails when it is sent, with the reason.
      const size = await stat(join(dir, isStored ? encoded : `${name}.gz`)).then(
        (file) => file.size,
        () => 0,
      );
      const part = hasParts ? requestedPart(headers, etag, size) : null;
      if (part) return Math.max(1, unitsOfBytes(part === 'none' ? 0 : part.end - part.start + 1));
      return unitsOfBytes(size * (isStored ? 1 : UNPACKED));
    },
    send: (context, name, headers) => {
      const { request, response } = context;
      const { encoded, isStored, etag, hasParts } = found(context, name);
      if (matches(request.headers['if-none-match'], etag)) {
        response.writeHead(304, { ...headers, etag }).end();
        return;
      }
      for (const [header, value] of Object.entries({ ...headers, ...typeOf(name), etag })) {
        response.setHeader(header, value);
      }
      if (hasParts) {
        response.setHeader('accept-ranges', 'bytes');
        if (sendPart(join(dir, name), etag, request, response, log)) return;
      }
      if (!isStored) return sendUnpacked(join(dir, `${name}.gz`), request, response, log);
      request.url = `/${encoded}`;
      sendBySirv(serve(), request, response, log, () => {
        for (const header of response.getHeaderNames()) response.removeHeader(header);
        throw unusable(join(dir, encoded), name, log);
      });
    },
  };
}

/** Logs that a file was missing when sirv read the folder; returns the Problem, which does not say where it is. */
function unusable(path: string, name: string, log: Logger): Problem {
  log.error({ file: path }, 'a file of the build is missing; run the build again');
  return new Problem(
    'internal_error',
    `the stored file ${quote(name)} cannot be read; the reason was logged`,
  );
}

/** Unpacks a file that is stored only as gzip, for the few clients that do not accept gzip. */
function sendUnpacked(
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
  log: Logger,
): void {
  if (request.method === 'HEAD') {
    response.writeHead(200).end();
    return;
  }
  pipeline(createReadStream(path), createGunzip(), response).catch(
    (error: NodeJS.ErrnoException) => {
      // Not an error if the client disconnected.
      if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE')
        log.error({ err: error }, 'a file cannot be read');
    },
  );
}

/**
 * Passes a request to sirv, without its Range header, which sirv mishandles (an end before the start throws), and with error
 * handling for the file's stream: it may fail to open, and the client may disconnect.
 */
function sendBySirv(
  serve: ReturnType<typeof sirv>,
  request: IncomingMessage,
  response: ServerResponse,
  log: Logger,
  notFound: () => never,
): void {
  delete request.headers.range;
  response.once('pipe', (file: Readable) => {
    file.once('error', (error) => {
      log.error({ err: error }, 'a file cannot be read');
      response.destroy();
    });
    response.once('close', () => file.destroy());
  });
  serve(request, response, notFound);
}

function typeOf(path: string): Headers {
  const type = TYPES[extname(path)];
  return type === undefined ? {} : { 'content-type': type };
}

/** The name of the file in the best encoding that the client accepts. */
function encodedName(request: IncomingMessage, sums: Sums, name: string): string {
  const best = ENCODINGS.find(
    ({ name: encoding, suffix }) => sums.has(name + suffix) && accepts(request, encoding),
  );
  return best ? name + best.suffix : name;
}
