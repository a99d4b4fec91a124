import type { Bytes, ReadFile } from './api.js';
import { readBytes } from './read-bytes.js';

/** Reads the files of a release from an address, or by a function; what cannot be reached is told from what is wrong. */

const MANIFEST = 'manifest.json';
const LATEST = /\/latest\/$/;
const RELEASE_ID = /^\d{8}T\d{6}Z$/;

/** There was no network, or no server that answers: what was kept may serve instead. `cause` is the error itself. */
export class Unreachable extends Error {}

/** The files of one release. */
export interface Reached {
  readonly manifest: Uint8Array<ArrayBuffer>;
  readonly read: ReadFile;
}

type Headers = Readonly<Record<string, string>>;

/** Rejects with `Unreachable`, or with an Error if the manifest is refused. */
export async function reach(from: string | URL | ReadFile, headers: Headers): Promise<Reached> {
  if (typeof from === 'function') {
    const read: ReadFile = async (path) => whole(path, async () => from(path));
    return { manifest: await readBytes(await read(MANIFEST), MANIFEST), read };
  }
  const base = addressOf(from);
  const get = getter(headers);
  const response = await get(new URL(MANIFEST, base));
  if (isMissing(response) && LATEST.test(base.pathname)) {
    const id = await namedLatest(base, get);
    if (id !== null) return reach(new URL(`../${id}/`, base), headers);
  }
  // `latest` leads to the release that it is now: the packs are of the same, even if it changes meanwhile.
  const own = response.redirected ? new URL(response.url) : base;
  const read: ReadFile = (path) => whole(path, () => get(new URL(path, own)));
  const file = await whole(MANIFEST, async () => response);
  return { manifest: await readBytes(file, MANIFEST), read };
}

/** The id of the last release at an address of the last one; null if it cannot be told without the manifest. */
export async function latestId(
  from: string | URL | ReadFile,
  headers: Headers,
): Promise<string | null> {
  if (typeof from === 'function') return null;
  const base = addressOf(from);
  if (!LATEST.test(base.pathname)) return null;
  const get = getter(headers);
  const response = await get(new URL('release.json', base));
  return isMissing(response) ? namedLatest(base, get) : idIn(response);
}

/** Object storage has no redirect: latest.json beside the releases names the last one. */
async function namedLatest(
  base: URL,
  get: (address: URL) => Promise<Response>,
): Promise<string | null> {
  return idIn(await get(new URL('../latest.json', base)));
}

async function idIn(response: Response): Promise<string | null> {
  if (response.status !== 200) return null;
  const { id } = (await response.json()) as { readonly id?: unknown };
  return typeof id === 'string' && RELEASE_ID.test(id) ? id : null;
}

function addressOf(from: string | URL): URL {
  const address = String(from);
  return new URL(address.endsWith('/') ? address : `${address}/`);
}

/** Storage without the right to list answers 403 for what is not there. */
function isMissing({ status }: Response): boolean {
  return status === 404 || status === 403;
}

function getter(headers: Headers): (address: URL) => Promise<Response> {
  return async (address) => {
    const response = await reached(() => fetch(address, { headers }));
    if (response.status < 500 && response.status !== 429) return response;
    throw new Unreachable(`${address.href} was answered ${response.status}`);
  };
}

/** A file with its whole body; a refused response as it is, to be told. */
function whole(path: string, read: () => Promise<Bytes>): Promise<Bytes> {
  return reached(async () => {
    const file = await read();
    const isAnswer = typeof Response !== 'undefined' && file instanceof Response;
    if (isAnswer && file.status >= 500)
      throw new Error(`${path}: ${file.url} was answered ${file.status}`);
    return isAnswer && file.status === 200 ? file.arrayBuffer() : file;
  });
}

async function reached<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof Unreachable) throw error;
    throw new Unreachable(error instanceof Error ? error.message : String(error), { cause: error });
  }
}
