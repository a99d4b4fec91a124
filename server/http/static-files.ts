import { createReadStream, existsSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Request } from 'polka';
import sirv from 'sirv';
import { Problem, quote } from '../service/problem.js';
import { type Headers, matches } from './respond.js';

/** Serves one file of a fixed set, or throws the Problem `not_found`. */
export type StaticFiles = (request: Request, response: ServerResponse, headers: Headers) => void;

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
  csv: 'text/csv; charset=utf-8; header=present',
  ics: 'text/calendar; charset=utf-8; method=PUBLISH',
  json: 'application/json; charset=utf-8',
};
const PREFIX = '/releases/';

/**
 * The pages of a folder. sirv looks it up once at the start; a Range header, which it cannot read safely when it is
 * malformed, is taken away first.
 */
export function pageFiles(dir: string): StaticFiles {
  if (!existsSync(dir)) return notFound;
  const serve = sirv(dir, { etag: true, extensions: ['html'] });
  return (request, response, headers) => {
    delete request.headers.range;
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    serve(request, response, () => notFound(request));
  };
}

/**
 * The artifacts of a release under /releases/<id>/: they never change, so that any cache may keep them. /releases/latest/
 * leads to the release that answers.
 */
export function releaseFiles(dir: string): StaticFiles {
  const path = join(dir, 'manifest.json');
  if (!existsSync(path)) return notFound;
  const text = readFileSync(path);
  const { release, files } = JSON.parse(text.toString('utf8')) as Manifest;
  return (request, response, headers) => {
    const [id, ...rest] = request.path.slice(PREFIX.length).split('/');
    const name = rest.join('/');
    const file = Object.hasOwn(files, name) ? files[name]! : undefined;
    if (!file && name !== 'manifest.json') notFound(request);
    if (id === 'latest') {
      const location = `${PREFIX}${release.id}/${name}${request.search}`;
      response.writeHead(302, { ...headers, location, 'cache-control': REDIRECT, 'content-length': 0 }).end();
      return;
    }
    if (id !== release.id) notFound(request);
    sendFile(request, response, headers, { dir, name, file });
  };
}

function sendFile(
  request: Request,
  response: ServerResponse,
  headers: Headers,
  { dir, name, file }: { dir: string; name: string; file: ManifestFile | undefined },
): void {
  // A key in the address must not end in a shared cache's store beside the file.
  const cacheControl = request.query.key === undefined ? IMMUTABLE : IMMUTABLE.replace('public', 'private');
  const validators = { ...headers, 'cache-control': cacheControl, ...(file && { etag: `"${file.sha256}"` }) };
  if (file && matches(request.headers['if-none-match'], `"${file.sha256}"`)) {
    response.writeHead(304, validators).end();
    return;
  }
  const type = TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
  response.writeHead(200, { ...validators, 'content-type': type, ...(file && { 'content-length': file.bytes }) });
  if (request.method === 'HEAD') {
    response.end();
    return;
  }
  createReadStream(join(dir, name))
    .on('error', () => response.destroy())
    .pipe(response);
}

function notFound(request: Request): never {
  throw new Problem('not_found', `there is nothing at ${quote(request.path)}; /openapi.json lists the addresses`);
}
