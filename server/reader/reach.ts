import type { Bytes, ReadFile } from './api.js';
import { type ListSource, MANIFEST, type SignedFile } from './lists.js';
import { readBytes } from './read-bytes.js';
import { signatureOf } from './signature.js';

/** Reads the files of a release from an address, or by a function; what cannot be reached is told from what is wrong. */

const LATEST = /\/latest\/$/;
const RELEASE_ID = /^\d{8}T\d{6}Z$/;
/** Codes of Node for a connection that the other side closed. */
const CLOSED = ['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE'];
const RELEASE_FOLDER = /\/(\d{8}T\d{6}Z)\/$/;

/** There was no network, or no server that answers: what was kept may serve instead. `cause` is the error itself. */
export class Unreachable extends Error {}

/** The files of one release. */
export interface Reached extends ListSource {
  readonly file: ReadFile;
}

type Headers = Readonly<Record<string, string>>;
type Get = (address: URL) => Promise<Response>;

/** What is read of a release: the list that is needed, and whether its signature is too. */
export interface Wanted {
  readonly list: string;
  readonly isSigned: boolean;
}

/**
 * The list is read first, or the manifest where there are no lists. Rejects with `Unreachable`, or with an Error if that is
 * refused.
 */
export async function reach(
  from: string | URL | ReadFile,
  headers: Headers,
  { list, isSigned }: Wanted,
): Promise<Reached> {
  const found =
    typeof from === 'function'
      ? await readBy(from, list)
      : await find(addressOf(from), getter(headers), [list, MANIFEST]);
  const { name, bytes, file, release } = found;
  const signed = async (of: string, read: () => Promise<Bytes>): Promise<SignedFile> => {
    const signature = isSigned ? file(signatureOf(of)) : null;
    // Both are awaited together, so that neither rejects unseen.
    const [own, by] = await Promise.all([read(), signature]);
    return {
      name: of,
      bytes: await readBytes(own, of),
      signature: by && (await readBytes(by, signatureOf(of))),
    };
  };
  return {
    first: await signed(name, bytes),
    read: (of) => signed(of, async () => file(of)),
    release,
    file,
  };
}

interface Found {
  /** The name of the file that was read, and its bytes. */
  readonly name: string;
  readonly bytes: () => Promise<Bytes>;
  readonly file: ReadFile;
  readonly release: string | null;
}

async function readBy(from: ReadFile, list: string): Promise<Found> {
  const file: ReadFile = (path) => whole(path, async () => from(path));
  const listed = await readOrNull(file, list);
  if (listed) return { name: list, bytes: async () => listed, file, release: null };
  return { name: MANIFEST, bytes: async () => file(MANIFEST), file, release: null };
}

/** Null where a function has no such file, in whichever way it says so; what else it could be, the manifest tells. */
async function readOrNull(file: ReadFile, path: string): Promise<Bytes | null> {
  const read = await Promise.resolve(file(path)).catch(() => null);
  return read && 'status' in read && read.status !== 200 ? null : read;
}

/** The first of these files that there is. */
async function find(
  base: URL,
  get: Get,
  [name = MANIFEST, ...others]: readonly string[],
): Promise<Found> {
  const response = await get(new URL(name, base));
  if (isMissing(response)) {
    const id = LATEST.test(base.pathname) ? await namedLatest(base, get) : null;
    if (id !== null) return find(new URL(`../${id}/`, base), get, [name, ...others]);
    if (others.length > 0) return find(base, get, others);
  }
  // `latest` leads to the release that it is now: the packs are of the same, even if it changes meanwhile.
  const own = response.redirected ? folderOf(new URL(response.url), name) : base;
  return {
    name,
    bytes: () => whole(name, async () => response),
    file: (path) => whole(path, () => get(new URL(path, own))),
    release: RELEASE_FOLDER.exec(own.pathname)?.[1] ?? null,
  };
}

/** The folder of the release, from the address of a file in it. */
function folderOf(address: URL, name: string): URL {
  return new URL('../'.repeat(name.split('/').length - 1) || '.', address);
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
async function namedLatest(base: URL, get: Get): Promise<string | null> {
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

function getter(headers: Headers): Get {
  return async (address) => {
    const response = await reached(() => fetchOver(address, headers));
    if (response.status < 500 && response.status !== 429) return response;
    throw new Unreachable(`${address.href} was answered ${response.status}`);
  };
}

/**
 * A kept connection that the server closed meanwhile fails the request which is sent on it: a GET is then sent once more (RFC 9110,
 * 9.2.2). Browsers do that themselves.
 */
async function fetchOver(address: URL, headers: Headers): Promise<Response> {
  try {
    return await fetch(address, { headers });
  } catch (error) {
    const { code } = ((error as Error).cause ?? {}) as { readonly code?: string };
    if (!CLOSED.includes(code ?? '')) throw error;
    return fetch(address, { headers });
  }
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
