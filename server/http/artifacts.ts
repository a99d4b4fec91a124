import type { ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import type { Logger } from 'pino';
import type { Request } from 'polka';
import type { ArtifactCache } from '../config.js';
import { sha256Of } from '../core/build-record.js';
import { DATA_LICENSE, LICENSE_LINK } from '../core/license.js';
import { checkedFiles, type StoredFile } from '../service/checked-files.js';
import { MANIFEST_FILE, type ReleaseFolder } from '../service/load.js';
import { Problem, quote } from '../service/problem.js';
import { accepts, CODINGS, GZIP_SUFFIX } from './coding.js';
import { type Headers, matches } from './respond.js';
import { sendBytes } from './send.js';
import type { StaticFiles } from './static-files.js';

/**
 * The files of releases under /releases/<id>/: they never change, so that a cache may keep them for ever. What is sent
 * was held to its SHA-256 just before. /releases/ lists the releases, /releases/latest/ leads to the one that answers.
 */

const FOREVER = 'max-age=31536000, immutable';
const ASK_AGAIN = 'private, max-age=0, must-revalidate';
const TYPES: Readonly<Record<string, string>> = {
  '.csv': 'text/csv; charset=utf-8; header=present',
  '.ics': 'text/calendar; charset=utf-8; method=PUBLISH',
  '.json': 'application/json; charset=utf-8',
};
const PREFIX = '/releases/';
const LATEST = 'latest';
/** What a build signs, it may sign with another key later. */
const OF_THE_KEY = /\.(?:sig|pem)$/;
/** A file in a form in which it can be sent. */
interface Form {
  readonly stored: StoredFile;
  readonly coding: string | null;
  /** SHA-256 of the bytes as they are sent. */
  readonly sha256: string;
}

/** `releases` oldest first. */
export function artifactFiles(releases: readonly ReleaseFolder[], cache: ArtifactCache, log: Logger): StaticFiles {
  const byId = new Map(releases.map((folder) => [folder.release.id, folder]));
  const latest = releases.at(-1)!;
  const list = Buffer.from(`${JSON.stringify(listOf(releases), null, 1)}\n`);
  const listTag = `"${sha256Of(list)}"`;
  const read = checkedFiles();

  const sendList = (request: Request, response: ServerResponse, headers: Headers) => {
    const own = { ...headers, etag: listTag, 'cache-control': ASK_AGAIN, vary: 'authorization' };
    if (matches(request.headers['if-none-match'], listTag)) response.writeHead(304, own).end();
    else send(request, response, { ...own, 'content-type': TYPES['.json']! }, list);
  };

  const sendFile = async (
    request: Request,
    response: ServerResponse,
    headers: Headers,
    folder: ReleaseFolder,
    name: string,
  ) => {
    for (const { stored, sha256, coding } of formsOf(request, folder, name)) {
      const own = { ...headers, ...(coding && { 'content-encoding': coding }), etag: `"${sha256}"` };
      if (matches(request.headers['if-none-match'], own.etag)) {
        response.writeHead(304, own).end();
        return;
      }
      const bytes = await read(stored).catch((error: unknown) => {
        log.error(
          { err: error, release: folder.release.id },
          'a file of a release cannot be served: run the build again',
        );
        return null;
      });
      if (bytes) {
        send(request, response, { ...own, 'content-type': TYPES[extname(name)] ?? 'application/octet-stream' }, bytes);
        return;
      }
    }
    throw new Problem('internal_error', `the stored file ${quote(request.path)} is not as it was built; it was logged`);
  };

  return (request, response, headers) => {
    const [id = '', ...rest] = request.path.slice(PREFIX.length).split('/');
    const name = rest.join('/');
    if (id === '' && rest.length === 0) return sendList(request, response, headers);
    const folder = id === LATEST ? latest : byId.get(id);
    if (!folder) throw new Problem('not_found', noRelease(id, releases));
    const hasKey = request.query.key !== undefined;
    if (!folder.files.has(name)) throw new Problem('not_found', noFile(folder, name));
    const own = { ...headers, 'x-data-release': folder.release.id, link: LICENSE_LINK };
    if (id === LATEST && !hasKey) return redirect(response, own, `${PREFIX}${folder.release.id}/${name}`);
    return sendFile(
      request,
      response,
      cached(own, cache, id === LATEST || OF_THE_KEY.test(name), hasKey),
      folder,
      name,
    );
  };
}

/** What a cache may do with a file. */
function cached(headers: Headers, cache: ArtifactCache, mayChange: boolean, hasKey: boolean): Headers {
  if (mayChange) return { ...headers, 'cache-control': ASK_AGAIN, vary: 'accept-encoding, authorization' };
  // A key in the address must not end in a shared cache's store beside the file.
  if (cache === 'private' || hasKey)
    return { ...headers, 'cache-control': `private, ${FOREVER}`, vary: 'accept-encoding, authorization' };
  return { ...headers, 'cache-control': `public, ${FOREVER}`, vary: 'accept-encoding' };
}

/**
 * To the address that stays. A key in the address is not repeated in another one: who sends it there is given the file
 * itself.
 */
function redirect(response: ServerResponse, headers: Headers, location: string): void {
  const own = { 'cache-control': ASK_AGAIN, vary: 'authorization', 'content-length': 0 };
  response.writeHead(302, { ...headers, ...own, location }).end();
}

function send(request: Request, response: ServerResponse, headers: Headers, bytes: Buffer): void {
  response.writeHead(200, { ...headers, 'content-length': bytes.length });
  if (request.method === 'HEAD') response.end();
  else sendBytes(response, bytes);
}

/** The forms that the client reads, the best first; at the end the file as it is, which may be stored compressed alone. */
function formsOf(request: Request, { dir, sums, files }: ReleaseFolder, name: string): Form[] {
  const storedAs = (suffix: string): StoredFile | null => {
    const sha256 = sums.get(name + suffix);
    return sha256 === undefined ? null : { path: join(dir, name + suffix), sha256 };
  };
  const coded = CODINGS.filter((coding) => accepts(request, coding.name)).flatMap(
    ({ name: coding, suffix }): Form[] => {
      const stored = storedAs(suffix);
      return stored ? [{ stored, coding, sha256: stored.sha256 }] : [];
    },
  );
  const sha256 = files.get(name)!;
  const plain = storedAs('') ?? { ...storedAs(GZIP_SUFFIX)!, unpacked: sha256 };
  return [...coded, { stored: plain, coding: null, sha256 }];
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
      manifest: `${PREFIX}${id}/${MANIFEST_FILE}`,
    })),
  };
}

function noRelease(id: string, releases: readonly ReleaseFolder[]): string {
  const served = releases.map(({ release }) => release.id).join(', ');
  return `the release ${quote(id)} is not served here; served are ${served} (and latest, the last of them)`;
}

function noFile({ release: { id } }: ReleaseFolder, name: string): string {
  return `there is no file ${quote(name)} in the release ${id}; ${PREFIX}${id}/${MANIFEST_FILE} lists its files`;
}
