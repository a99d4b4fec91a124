import { createReadStream, readFileSync } from 'node:fs';
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
import { pagePolicy } from './page-policy.js';
import { type Headers, matches } from './responses.js';

/** Static files by sirv: the pages, and release files, which never change, so caches may store them forever. */

/** SHA-256 of files by their path in a folder. */
export type Sums = ReadonlyMap<string, string>;
/** Sends one file of a fixed set; throws the Problem `not_found`, or rejects with another one. */
export type FileHandler = (request: Request, response: ServerResponse, headers: Headers) => void | Promise<void>;
/** Serves pages, and has their text, English, by path; none where there is no page. */
export interface PageFiles extends FileHandler {
  readonly textOf: (path: string) => string | undefined;
  /** The policy of pages, which allows the styles that stand in them. */
  readonly policy: string;
  /** The style of all pages; none where there is none. */
  readonly style: () => string | undefined;
}

const HTML = '.html';
const STYLE_NAME = /^assets\/[\w-]+-[0-9a-f]{10}\.css$/;
const COMMON_STYLE_NAME = /^assets\/style-[0-9a-f]{10}\.css$/;
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
/** Pages are the same for everybody: any cache may store them, and revalidates soon. */
export const PAGE_CACHE = 'public, max-age=60, must-revalidate';
/** Files with a digest in their name never change. */
const ASSETS = '/assets/';
const PART_NAME = /-[0-9a-f]{10}(\.(?:css|js|svg))$/;
const FOREVER = 'max-age=31536000, immutable';
const RETRY = 'private, max-age=0, must-revalidate';
const PREFIX = '/releases/';
const LATEST = 'latest';
const MANIFEST = 'manifest.json';
/** Files that depend on the signing key, which may change. */
const OF_THE_KEY = /\.(?:sig|pem)$/;
/** Content encodings, best first. Compressed copies are sent by content negotiation and have no URL of their own. */
const ENCODINGS = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;

/**
 * Serves the pages of a folder: an .html file also without its extension, an index.html for its folder. `sums`: the SHA-256 of
 * every file, compressed copies included, by path in the folder.
 */
export function pageFiles(dir: string, sums: Sums, log: Logger): PageFiles {
  const files = listedFiles(dir, sums, published(sums), log);
  const nameOf = (address: string) => {
    const path = address.slice(1);
    const folder = path === '' || path.endsWith('/') ? path : `${path}/`;
    return [path, `${path}.html`, `${folder}index.html`].find((candidate) => files.has(candidate));
  };
  const styles = [...sums.keys()].filter((name) => STYLE_NAME.test(name));
  const style = styles.find((name) => COMMON_STYLE_NAME.test(name));
  const policy = pagePolicy(styles.map((name) => sums.get(name)!));
  const handler: FileHandler = (request, response, headers) => {
    const name = nameOf(request.path);
    if (name === undefined) {
      throw new Problem('not_found', `there is nothing at ${quote(request.path)}; /openapi.json lists the addresses`);
    }
    const cache = `/${name}`.startsWith(ASSETS) ? `public, ${FOREVER}` : PAGE_CACHE;
    const vary = name.endsWith(HTML) ? 'accept-encoding, accept-language' : 'accept-encoding';
    const own = { 'content-security-policy': policy, 'cache-control': cache, vary };
    files.send(request, response, name, { ...headers, ...own });
  };
  const textOf = (address: string) => {
    const name = nameOf(address);
    return name?.endsWith(HTML) ? readText(join(dir, name)) : undefined;
  };
  const styleText = once(() => (style === undefined ? undefined : readText(join(dir, style))));
  return Object.assign(handler, { textOf, policy, style: styleText });
}

/** Undefined where it cannot be read, which is told when it is sent as it is. */
function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

/** The URLs of assets by their names without a digest: `style.css` is at /assets/style-0123456789.css. */
export function partAddresses(names: Iterable<string>): Map<string, string> {
  const parts = [...names].filter((name) => `/${name}`.startsWith(ASSETS) && PART_NAME.test(name));
  return new Map(parts.map((name) => [name.slice(ASSETS.length - 1).replace(PART_NAME, '$1'), `/${name}`]));
}

/**
 * Serves release files under /releases/<id>/, `releases` oldest first. /releases/ lists the releases, /releases/latest/ redirects
 * to the current one. The strong ETag of a file is its SHA-256 from the build.
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
    const own = { ...headers, etag: listTag, 'cache-control': RETRY, vary: 'authorization' };
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

/** The files with a URL: all but the compressed copies. */
function published(sums: Sums): Sums {
  return new Map([...sums].filter(([name]) => !ENCODINGS.some(({ suffix }) => name.endsWith(suffix))));
}

interface ListedFiles {
  readonly has: (name: string) => boolean;
  /** Sends a file in the best encoding that the client accepts. Its strong ETag is its SHA-256 from the build. */
  readonly send: (request: Request, response: ServerResponse, name: string, headers: Headers) => void;
}

/** `stored`: the files of a folder, compressed copies included; `known`: those with a URL, some of them stored only compressed. */
function listedFiles(dir: string, stored: Sums, known: Sums, log: Logger): ListedFiles {
  // Lazy, because sirv reads the names of all files.
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

/** Unpacks a file that is stored only as gzip, for the few clients that do not accept gzip. */
function sendUnpacked(path: string, request: Request, response: ServerResponse, log: Logger): void {
  if (request.method === 'HEAD') {
    response.writeHead(200).end();
    return;
  }
  pipeline(createReadStream(path), createGunzip(), response).catch((error: NodeJS.ErrnoException) => {
    // Not an error if the client disconnected.
    if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') log.error({ err: error }, 'a file cannot be read');
  });
}

/**
 * Passes a request to sirv, without its Range header, which sirv mishandles (an end before the start throws), and with error
 * handling for the file's stream: it may fail to open, and the client may disconnect.
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

/** The caching headers of a release file. */
function cachedAs(cache: ArtifactCache, mayChange: boolean, hasKey: boolean): Headers {
  if (mayChange) return { 'cache-control': RETRY, vary: 'accept-encoding, authorization' };
  // A shared cache must not store a URL with a key.
  if (cache === 'private' || hasKey) {
    return { 'cache-control': `private, ${FOREVER}`, vary: 'accept-encoding, authorization' };
  }
  return { 'cache-control': `public, ${FOREVER}`, vary: 'accept-encoding' };
}

/** Redirects to the permanent URL. Not used for URLs with a key, which must not be repeated in another URL. */
function redirect(response: ServerResponse, headers: Headers, location: string): void {
  const own = { 'cache-control': RETRY, vary: 'authorization', 'content-length': 0 };
  response.writeHead(302, { ...headers, ...own, location }).end();
}

/** The name of the file in the best encoding that the client accepts. */
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

/** The error detail for a file that is not in a release. */
export function noFile(id: string, name: string): string {
  return `there is no file ${quote(name)} in the release ${id}; ${PREFIX}${id}/${MANIFEST} lists its files`;
}
