import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import type { Request } from 'polka';
import { type Headers, matches } from './respond.js';
import { notFound, type StaticFiles } from './static-files.js';

/** One file of a release, as its manifest lists it. */
export interface ManifestFile {
  readonly bytes: number;
  readonly sha256: string;
}

export interface Manifest {
  readonly release: { readonly id: string };
  readonly files: Readonly<Record<string, ManifestFile>>;
}

const IMMUTABLE = 'public, max-age=31536000, immutable';
const REDIRECT = 'private, max-age=0, must-revalidate';
const TYPES: Readonly<Record<string, string>> = {
  '.csv': 'text/csv; charset=utf-8; header=present',
  '.ics': 'text/calendar; charset=utf-8; method=PUBLISH',
  '.json': 'application/json; charset=utf-8',
};
const PREFIX = '/releases/';
const MANIFEST = 'manifest.json';
/** Best first; the build writes such a copy where it saves something. */
const CODINGS = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;

/**
 * The artifacts of a release under /releases/<id>/: they never change, so that any cache may keep them; compressed
 * copies lie beside them. /releases/latest/ leads to the release that answers.
 */
export function releaseFiles(dir: string): StaticFiles {
  const path = join(dir, MANIFEST);
  if (!existsSync(path)) return notFound;
  const text = readFileSync(path);
  const { release, files } = JSON.parse(text.toString('utf8')) as Manifest;
  const manifest: ManifestFile = { bytes: text.length, sha256: createHash('sha256').update(text).digest('hex') };
  return (request, response, headers) => {
    const [id, ...rest] = request.path.slice(PREFIX.length).split('/');
    const name = rest.join('/');
    const file = name === MANIFEST ? manifest : Object.hasOwn(files, name) ? files[name] : undefined;
    if (!file) return notFound(request);
    if (id === 'latest') {
      const location = `${PREFIX}${release.id}/${name}${request.search}`;
      response.writeHead(302, { ...headers, location, 'cache-control': REDIRECT, 'content-length': 0 }).end();
      return;
    }
    if (id !== release.id) notFound(request);
    sendFile(request, response, headers, join(dir, name), file);
  };
}

function sendFile(
  request: Request,
  response: ServerResponse,
  headers: Headers,
  path: string,
  file: ManifestFile,
): void {
  const coding = CODINGS.find(({ name, suffix }) => accepts(request, name) && existsSync(path + suffix));
  const etag = `"${file.sha256}${coding ? `-${coding.name}` : ''}"`;
  // A key in the address must not end in a shared cache's store beside the file.
  const cacheControl = request.query.key === undefined ? IMMUTABLE : IMMUTABLE.replace('public', 'private');
  const validators = { ...headers, 'cache-control': cacheControl, etag, vary: 'accept-encoding' };
  if (matches(request.headers['if-none-match'], etag)) {
    response.writeHead(304, validators).end();
    return;
  }
  const stored = coding ? path + coding.suffix : path;
  response.writeHead(200, {
    ...validators,
    'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
    'content-length': statSync(stored).size,
    ...(coding && { 'content-encoding': coding.name }),
  });
  if (request.method === 'HEAD') {
    response.end();
    return;
  }
  createReadStream(stored)
    .on('error', () => response.destroy())
    .pipe(response);
}

/** Whether Accept-Encoding names a coding without the weight 0. */
function accepts(request: Request, coding: string): boolean {
  return String(request.headers['accept-encoding'] ?? '')
    .split(',')
    .map((text) => text.split(';').map((part) => part.trim().toLowerCase()))
    .some(([name, weight]) => name === coding && !/^q=0(\.0*)?$/.test(weight ?? ''));
}
