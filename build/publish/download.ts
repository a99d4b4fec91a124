import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { lstat, readFile, realpath } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';

/** The files of one release, in a folder or at a URL such as https://host/releases/latest/. */
export interface Download {
  /**
   * The bytes of a file; null if it does not exist. Rejects with `WrongFile` if it is longer than `maxBytes` or is not a plain file
   * of the release, and with other errors if it cannot be read.
   */
  readonly read: (name: string, maxBytes: number) => Promise<Buffer | null>;
  /** The paths of all files below the folder, if they can be listed. */
  readonly names: () => readonly string[] | null;
  /** The releases that its place names: the folder or the address, also that of a redirect that was followed. */
  readonly releases: () => readonly string[];
}

/** The file is not the published one: a finding, not a failed check. */
export class WrongFile extends Error {}

/** Maximum wait for Retry-After, and maximum number of retries. */
const MAX_WAIT_S = 120;
const TRIES = 5;
const MAX_REDIRECTS = 5;
const MAX_GZIP_OVERHEAD_BYTES = 1 << 16;
/** Timeout of one file with its body: an archive of 10 MB over a slow line takes minutes. */
const TIMEOUT_MS = 10 * 60_000;
/** Letters, digits, `_`, `.` and `-`, no segment starting with a dot: no characters that are special in URLs or file systems. */
const PATH = /^\w[\w.-]*(?:\/\w[\w.-]*)*$/;

const fromGzip = promisify(gunzip);

/** Whether a name is a path below the release, in a folder and in a URL. */
export function isPathBelow(name: string): boolean {
  return PATH.test(name);
}

/** `apiKey` is sent as a Bearer token, only to the host of the URL. */
export function openDownload(place: string, apiKey: string | undefined): Download {
  const { read, names, releases } = /^https?:\/\//.test(place)
    ? atAddress(place, apiKey)
    : inFolder(place);
  const readChecked: Download['read'] = async (name, maxBytes) => {
    if (!isPathBelow(name))
      throw new WrongFile(`${JSON.stringify(name)} is not a path below the release`);
    return read(name, maxBytes);
  };
  return { read: readChecked, names, releases };
}

const RELEASE_FOLDER = /(?:^|\/)(\d{8}T\d{6}Z)\/*$/;

/** The release that a path ends with, in a list; an empty one if it names none. */
function releaseIn(path: string): string[] {
  return RELEASE_FOLDER.exec(path)?.slice(1) ?? [];
}

/** Passes on the chunks of `source`; throws `WrongFile` after more than `maxBytes`. */
export async function* upTo(source: AsyncIterable<Uint8Array>, maxBytes: number, name: string) {
  let length = 0;
  for await (const part of source) {
    length += part.length;
    if (length > maxBytes) throw new WrongFile(`${name} has more than ${maxBytes} bytes`);
    yield part;
  }
}

function inFolder(dir: string): Download {
  if (!existsSync(dir))
    throw new Error(`${dir} is not there; expected the folder of a release, or an address`);
  const root = realpathSync(dir);
  const readStored = async (name: string, maxBytes: number) => {
    const path = join(root, name);
    const stat = await lstat(path).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
      throw error;
    });
    if (!stat) return null;
    if (stat.isSymbolicLink() || (await realpath(path)) !== path)
      throw new WrongFile(
        `${name} is a symbolic link, or in a folder that is one; expected a file`,
      );
    if (!stat.isFile()) throw new WrongFile(`${name} is not a file`);
    if (stat.size > maxBytes)
      throw new WrongFile(`${name} has ${stat.size} bytes; expected ${maxBytes} at most`);
    return readFile(path);
  };
  // A build may store a file only compressed.
  const read = async (name: string, maxBytes: number) => {
    const stored = await readStored(name, maxBytes);
    if (stored) return stored;
    const compressed = await readStored(`${name}.gz`, maxBytes + MAX_GZIP_OVERHEAD_BYTES);
    return (
      compressed &&
      fromGzip(compressed, { maxOutputLength: maxBytes + 1 }).catch(() => notACopy(name))
    );
  };
  const names = () =>
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => !entry.isDirectory())
      .map((entry) => relative(root, join(entry.parentPath, entry.name)));
  return { read, names, releases: () => [...releaseIn(dir), ...releaseIn(root)] };
}

function notACopy(name: string): never {
  throw new WrongFile(`${name}.gz is not a copy of ${name}`);
}

function atAddress(place: string, apiKey: string | undefined): Download {
  const given = new URL(place.endsWith('/') ? place : `${place}/`);
  let base = given;
  const headers = apiKey ? { authorization: `Bearer ${apiKey}` } : {};

  const get = async (address: URL): Promise<{ response: Response; final: URL }> => {
    let final = address;
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const response = await fetch(final, { headers, redirect: 'manual', signal });
      const location = response.headers.get('location');
      if (response.status < 300 || response.status > 399 || location === null)
        return { response, final };
      await response.body?.cancel();
      const next = new URL(location, final);
      if (next.origin !== base.origin)
        throw new Error(
          `${final.href} redirects to another host, ${next.origin}: give its address if you trust it`,
        );
      final = next;
    }
    throw new Error(`${address.href} redirects more than ${MAX_REDIRECTS} times`);
  };

  const read = async (name: string, maxBytes: number) => {
    for (let attempt = 1; ; attempt++) {
      const { response, final } = await get(new URL(name, base));
      if (response.ok) {
        // Use the same redirect of latest/ for all files, even if another release is published meanwhile.
        if (final.pathname.endsWith(`/${name}`))
          base = new URL(final.pathname.slice(0, -name.length), final);
        const parts: Uint8Array[] = [];
        for await (const part of upTo(response.body ?? noBytes(), maxBytes, name)) parts.push(part);
        return Buffer.concat(parts);
      }
      await response.body?.cancel();
      if (response.status === 404) return null;
      const seconds = Number(response.headers.get('retry-after'));
      const isLater = (response.status === 429 || response.status === 503) && attempt < TRIES;
      if (!isLater || !(seconds > 0 && seconds <= MAX_WAIT_S)) {
        throw new Error(`${final.href} was answered ${response.status}`);
      }
      await wait(seconds * 1000);
    }
  };
  return {
    read,
    names: () => null,
    releases: () => [...releaseIn(given.pathname), ...releaseIn(base.pathname)],
  };
}

async function* noBytes(): AsyncGenerator<Uint8Array> {}
