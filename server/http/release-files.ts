import type { Logger } from 'pino';
import { JSON_TYPE } from '../api/endpoint.js';
import type { ArtifactCache } from '../config/config.js';
import { Problem, quote } from '../queries/problem.js';
import { sha256Of } from '../store/build-record.js';
import { isPackFile, packFile } from '../store/bundle.js';
import { isTableFile } from '../store/day-tables.js';
import type { LoadedBuild, ReleaseFolder } from '../store/load.js';
import { DATA_LICENSE, LICENSE_LINK } from '../text/license.js';
import type { Context } from './context.js';
import { accepts, type Headers, redirect, sendBody } from './responses.js';
import { eitherOf, type FileHandler, type StoredFiles, storedFiles } from './stored-files.js';

/** The files of releases, which never change, so caches may store them forever; tables of days change with the program. */

const PREFIX = '/releases/';
const LATEST = 'latest';
const MANIFEST = 'manifest.json';
/** Files that depend on the signing key, which may change. */
const OF_THE_KEY = /\.(?:sig|pem)$/;
/** The largest pack, read and compressed: a millisecond. */
const PACK_UNITS = 2;
const BYTES_TYPE = 'application/octet-stream';
const FOREVER = 'max-age=31536000, immutable';
const RETRY = 'private, max-age=0, must-revalidate';

/**
 * Serves release files under /releases/<id>/, `releases` oldest first. /releases/ lists the releases, /releases/latest/ redirects
 * to the current one. The strong ETag of a file is its SHA-256 from the build.
 */
export function releaseFiles(
  { releases, history }: Pick<LoadedBuild, 'releases' | 'history'>,
  cache: ArtifactCache,
  log: Logger,
): FileHandler {
  const byId = new Map(releases.map((folder) => [folder.release.id, folder]));
  const latest = releases.at(-1)!;
  const files = new Map(releases.map((one) => [one.release.id, filesOf(one, log)]));
  const list = Buffer.from(`${JSON.stringify(listOf(releases), null, 1)}\n`);
  const listTag = `"${sha256Of(list)}"`;

  const sendList = (context: Context, common: Headers) => {
    const headers = { ...common, etag: listTag, 'cache-control': RETRY, vary: 'authorization' };
    sendBody(context, { headers, own: { 'content-type': JSON_TYPE }, body: list });
  };

  /** Packs are sent from the bundles of the build. */
  const sendPack = (context: Context, id: string, name: string, headers: Headers) => {
    const place = history
      .bundle(id)
      .directory.calendars.find((calendar) => packFile(calendar.id) === name)!;
    const isCompressed = place.gzip !== undefined && accepts(context.request, 'gzip');
    const read = isCompressed ? history.storedPack : history.pack;
    const body = read(place, id, `the pack of ${place.id}`);
    sendBody(context, {
      headers: { ...headers, etag: `"${place.sha256}${isCompressed ? '-gzip' : ''}"` },
      own: { 'content-type': BYTES_TYPE, ...(isCompressed && { 'content-encoding': 'gzip' }) },
      body,
    });
  };

  const fileAt = (path: string) => {
    const [id = '', ...rest] = path.slice(PREFIX.length).split('/');
    const isList = id === '' && rest.length === 0;
    return { id, isList, name: rest.join('/'), folder: id === LATEST ? latest : byId.get(id) };
  };
  const unitsOf = (context: Context) => {
    const { id, name, folder } = fileAt(context.path);
    if (!folder || (id === LATEST && context.query.key === undefined)) return 1;
    if (isPackFile(name)) return PACK_UNITS;
    const own = files.get(folder.release.id)!;
    return own.has(name) ? own.unitsOf(context, name) : 1;
  };

  const send = (context: Context, headers: Headers) => {
    const { path, query } = context;
    const { id, isList, name, folder } = fileAt(path);
    if (isList) return sendList(context, headers);
    if (!folder) throw new Problem('not_found', noRelease(id, releases));
    const hasKey = query.key !== undefined;
    if (!files.get(folder.release.id)!.has(name))
      throw new Problem('not_found', noFile(folder.release.id, name));
    const own = { ...headers, 'x-data-release': folder.release.id, link: LICENSE_LINK };
    // A URL with a key must not be repeated in another URL.
    if (id === LATEST && !hasKey) {
      const location = `${PREFIX}${folder.release.id}/${name}`;
      return redirect(context.response, {
        ...own,
        'cache-control': RETRY,
        vary: 'authorization',
        location,
      });
    }
    const mayChange = id === LATEST || OF_THE_KEY.test(name) || isTableFile(name);
    const cached = cachedAs(cache, mayChange, hasKey);
    if (isPackFile(name)) return sendPack(context, folder.release.id, name, { ...own, ...cached });
    return files.get(folder.release.id)!.send(context, name, { ...own, ...cached });
  };
  return Object.assign(send, { unitsOf });
}

/** The files of a release, and its tables of days if there are any. */
function filesOf({ dir, sums, files, tables }: ReleaseFolder, log: Logger): StoredFiles {
  const own = storedFiles(dir, sums, files, log);
  if (!tables) return own;
  return eitherOf(isTableFile, storedFiles(tables.dir, tables.sums, tables.files, log), own);
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

function listOf(releases: readonly ReleaseFolder[]): object {
  const latest = releases.at(-1)!.release.id;
  return {
    license: DATA_LICENSE,
    latest,
    releases: releases.map(
      ({ release: { id, library_version, generated_at, note, files, bytes } }) => ({
        id,
        library_version,
        generated_at,
        note,
        files,
        bytes,
        manifest: `${PREFIX}${id}/${MANIFEST}`,
      }),
    ),
  };
}

function noRelease(id: string, releases: readonly ReleaseFolder[]): string {
  const known = releases.map(({ release }) => release.id).join(', ');
  return `there is no release ${quote(id)} here; there are ${known} (and latest, the last of them)`;
}

/** The error detail for a file that is not in a release. */
export function noFile(id: string, name: string): string {
  if (isTableFile(name)) {
    const how = 'its tables were not made (npm run build -- --tables), or not with this one';
    return `there is no file ${quote(name)} in the release ${id}: ${how}`;
  }
  return `there is no file ${quote(name)} in the release ${id}; ${PREFIX}${id}/${MANIFEST} lists its files`;
}
