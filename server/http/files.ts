import { createReadStream } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { Logger } from 'pino';
import type { Request } from 'polka';
import sirv from 'sirv';
import type { ArtifactCache } from '../config/config.js';
import { Problem, quote } from '../queries/problem.js';
import { sha256Of } from '../store/build-record.js';
import type { ReleaseFolder } from '../store/load.js';
import { DATA_LICENSE, LICENSE_LINK } from '../text/license.js';
import { once } from '../util/once.js';
import { PAGE_POLICY } from './page-policy.js';
import { type Headers, matches } from './responses.js';

/** Files by sirv: the pages, and the files of releases, which never change, so that a cache may keep them for ever. */

/** SHA-256 of files by their path in a folder. */
export type Sums = ReadonlyMap<string, string>;
/** Serves one file of a fixed set; throws the Problem `not_found`, or rejects with another one. */
export type FileHandler = (request: Request, response: ServerResponse, headers: Headers) => void | Promise<void>;

const TYPES: Readonly<Record<string, string>> = {
  '.csv': 'text/csv; charset=utf-8; header=present',
  '.ics': 'text/calendar; charset=utf-8; method=PUBLISH',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.py': 'text/x-python; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.tgz': 'application/gzip',
};
/** The same for everybody: any cache may keep a page, and soon asks whether it is still the one. */
export const PAGE_CACHE = 'public, max-age=60, must-revalidate';
/** What has its digest in its name never changes. */
const ASSETS = '/assets/';
const PART_NAME = /-[0-9a-f]{10}(\.(?:css|js|svg))$/;
const FOREVER = 'max-age=31536000, immutable';
const ASK_AGAIN = 'private, max-age=0, must-revalidate';
const PREFIX = '/releases/';
const LATEST = 'latest';
const MANIFEST = 'manifest.json';
/** What a build signs, it may sign with another key later. */
const OF_THE_KEY = /\.(?:sig|pem)$/;
/** Compressed copies are sent, not addressed; the best first. */
const ENCODINGS = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;

/**
 * The pages of a folder: an .html file answers without its ending too, an index.html for its folder. `sums`: the SHA-256
 * of every file, compressed copies too, by path in the folder.
 */
export function pageFiles(dir: string, sums: Sums, log: Logger): FileHandler {
  const files = listedFiles(dir, sums, published(sums), log);
  return (request, response, headers) => {
    const path = request.path.slice(1);
    const folder = path === '' || path.endsWith('/') ? path : `${path}/`;
    const name = [path, `${path}.html`, `${folder}index.html`].find((candidate) => files.has(candidate));
    if (name === undefined) {
      throw new Problem('not_found', `there is nothing at ${quote(request.path)}; /openapi.json lists the addresses`);
    }
    const cache = `/${name}`.startsWith(ASSETS) ? `public, ${FOREVER}` : PAGE_CACHE;
    const own = { 'content-security-policy': PAGE_POLICY, 'cache-control': cache, vary: 'accept-encoding' };
    files.send(request, response, name, { ...headers, ...own });
  };
}

/** The addresses of parts by their names without a digest: `style.css` is at /assets/style-0123456789.css. */
export function partAddresses(names: Iterable<string>): Map<string, string> {
  const parts = [...names].filter((name) => `/${name}`.startsWith(ASSETS) && PART_NAME.test(name));
  return new Map(parts.map((name) => [name.slice(ASSETS.length - 1).replace(PART_NAME, '$1'), `/${name}`]));
}

/**
 * The files of releases under /releases/<id>/, `releases` oldest first. /releases/ lists the releases, /releases/latest/
 * leads to the one that answers. The strong ETag of a file is the SHA-256 that it was built with.
 */
export function releaseFiles(releases: readonly ReleaseFolder[], cache: ArtifactCache, log: Logger): FileHandler {
  const byId = new Map(releases.map((folder) => [folder.release.id, folder]));
  const latest = releases.at(-1)!;
  const files = new Map(
    releases.map(({ release, dir, sums, files: known }) => [release.id, listedFiles(dir, sums, known, log)]),
  );
  const list = Buffer.from(`${JSON.stringify(listOf(releases), null, 1)}\n`);
  const listTag = `"${sha256Of(list)}"`;

  const sendList = (request: Request, response: ServerResponse, headers: Headers) => {
    const own = { ...headers, etag: listTag, 'cache-control': ASK_AGAIN, vary: 'authorization' };
    if (matches(request.headers['if-none-match'], listTag)) response.writeHead(304, own).end();
    else {
      response.writeHead(200, { ...own, 'content-type': TYPES['.json'], 'content-length': list.length });
      response.end(request.method === 'HEAD' ? undefined : list);
    }
  };

  return (request, response, headers) => {
    const [id = '', ...rest] = request.path.slice(PREFIX.length).split('/');
    const name = rest.join('/');
    if (id === '' && rest.length === 0) return sendList(request, response, headers);
    const folder = id === LATEST ? latest : byId.get(id);
    if (!folder) throw new Problem('not_found', noRelease(id, releases));
    const hasKey = request.query.key !== undefined;
    if (!files.get(folder.release.id)!.has(name)) throw new Problem('not_found', noFile(folder.release.id, name));
    const own = { ...headers, 'x-data-release': folder.release.id, link: LICENSE_LINK };
    if (id === LATEST && !hasKey) return redirect(response, own, `${PREFIX}${folder.release.id}/${name}`);
    const cached = cachedAs(cache, id === LATEST || OF_THE_KEY.test(name), hasKey);
    files.get(folder.release.id)!.send(request, response, name, { ...own, ...cached });
  };
}

/** What may be asked for of files that are all stored as they are: compressed copies are sent, not addressed. */
function published(sums: Sums): Sums {
  return new Map([...sums].filter(([name]) => !ENCODINGS.some(({ suffix }) => name.endsWith(suffix))));
}

interface ListedFiles {
  readonly has: (name: string) => boolean;
  /** Sends the best form of a file that the client reads. Its strong ETag is the SHA-256 that it was built with. */
  readonly send: (request: Request, response: ServerResponse, name: string, headers: Headers) => void;
}

/** `stored`: the files of a folder, compressed forms too; `known`: those that may be asked for, some stored compressed alone. */
function listedFiles(dir: string, stored: Sums, known: Sums, log: Logger): ListedFiles {
  // Reads the names of all files, which few starts need.
  const serve = once(() => sirv(dir, { etag: false, dotfiles: true, extensions: [] }));
  return {
    has: (name) => known.has(name),
    send: (request, response, name, headers) => {
      const encoded = encodedName(request, stored, name);
      const etag = `"${stored.get(encoded) ?? known.get(name)}"`;
      if (matches(request.headers['if-none-match'], etag)) {
        response.writeHead(304, { ...headers, etag }).end();
        return;
      }
      for (const [header, value] of Object.entries({ ...headers, ...typeOf(name), etag })) {
        response.setHeader(header, value);
      }
      if (!stored.has(encoded)) return sendUnpacked(join(dir, `${name}.gz`), request, response, log);
      request.url = `/${encoded}`;
      sendBySirv(serve(), request, response, log, () => {
        for (const header of response.getHeaderNames()) response.removeHeader(header);
        log.error({ file: join(dir, encoded) }, 'a file of the build is missing: run the build again');
        throw new Problem('internal_error', `the stored file ${quote(name)} is not as it was built; it was logged`);
      });
    },
  };
}

/** For the few clients that read no gzip: the file that is stored by it alone. */
function sendUnpacked(path: string, request: Request, response: ServerResponse, log: Logger): void {
  if (request.method === 'HEAD') {
    response.writeHead(200).end();
    return;
  }
  pipeline(createReadStream(path), createGunzip(), response).catch((error: NodeJS.ErrnoException) => {
    // Not where the client went away.
    if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') log.error({ err: error }, 'a file cannot be read');
  });
}

/**
 * Hands a request to sirv. Without its Range header, which sirv reads wrongly (an end before the start throws); and with
 * an owner for the file's stream: it may fail to open, and its client may go away in the middle.
 */
function sendBySirv(
  serve: ReturnType<typeof sirv>,
  request: Request,
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

/** What a cache may do with a file of a release. */
function cachedAs(cache: ArtifactCache, mayChange: boolean, hasKey: boolean): Headers {
  if (mayChange) return { 'cache-control': ASK_AGAIN, vary: 'accept-encoding, authorization' };
  // A key in the address must not end in a shared cache's store beside the file.
  if (cache === 'private' || hasKey) {
    return { 'cache-control': `private, ${FOREVER}`, vary: 'accept-encoding, authorization' };
  }
  return { 'cache-control': `public, ${FOREVER}`, vary: 'accept-encoding' };
}

/**
 * To the address that stays. A key in the address is not repeated in another one: who sends it there is given the file
 * itself.
 */
function redirect(response: ServerResponse, headers: Headers, location: string): void {
  const own = { 'cache-control': ASK_AGAIN, vary: 'authorization', 'content-length': 0 };
  response.writeHead(302, { ...headers, ...own, location }).end();
}

/** The name of the best form of a file that the client reads. */
function encodedName({ headers }: Request, sums: Sums, name: string): string {
  const accepted = String(headers['accept-encoding'] ?? '').toLowerCase();
  const best = ENCODINGS.find(({ name: encoding, suffix }) => {
    const isRefused = new RegExp(`\\b${encoding}\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$)`).test(accepted);
    return sums.has(name + suffix) && new RegExp(`\\b${encoding}\\b`).test(accepted) && !isRefused;
  });
  return best ? name + best.suffix : name;
}

function listOf(releases: readonly ReleaseFolder[]): object {
  const latest = releases.at(-1)!.release.id;
  return {
    license: DATA_LICENSE,
    latest,
    releases: releases.map(({ release: { id, library_version, generated_at, note, files, bytes } }) => ({
      id,
      library_version,
      generated_at,
      note,
      files,
      bytes,
      manifest: `${PREFIX}${id}/${MANIFEST}`,
    })),
  };
}

function noRelease(id: string, releases: readonly ReleaseFolder[]): string {
  const served = releases.map(({ release }) => release.id).join(', ');
  return `the release ${quote(id)} is not served here; served are ${served} (and latest, the last of them)`;
}

/** What is told of a file that a release has not. */
export function noFile(id: string, name: string): string {
  return `there is no file ${quote(name)} in the release ${id}; ${PREFIX}${id}/${MANIFEST} lists its files`;
}
