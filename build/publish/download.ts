import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { lstat, readFile, realpath } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';

/** The files of one release, in a folder or at an address such as https://host/releases/latest/. */
export interface Download {
  /**
   * Bytes of a file; null when it is not there. Rejects with `WrongFile` when what is there is longer than `mostBytes`
   * or is no plain file of the release, else when it cannot be told.
   */
  readonly read: (name: string, mostBytes: number) => Promise<Buffer | null>;
  /** All files, where they can be listed: paths below the folder. */
  readonly names: () => readonly string[] | null;
}

/** What is there is not what was published: a finding, not a failure to look. */
export class WrongFile extends Error {}

/** Longest time that a server may ask to wait, and how often. */
const LONGEST_WAIT_S = 120;
const TRIES = 5;
const MAX_REDIRECTS = 5;
const MAX_GZIP_OVERHEAD_BYTES = 1 << 16;
/** For one file with its body: an archive of 10 MB over a slow line takes minutes. */
const TIMEOUT_MS = 10 * 60_000;
/** Letters, digits, `_`, `.` and `-`, no segment beginning with a dot: nothing that an address or a file system reads. */
const PATH = /^\w[\w.-]*(?:\/\w[\w.-]*)*$/;

const fromGzip = promisify(gunzip);

/** Whether a name is a path that stays below the release, in a folder as in an address. */
export function isPathBelow(name: string): boolean {
  return PATH.test(name);
}

/** `apiKey` is sent as a Bearer token to the host of the address, and to no other. */
export function openDownload(place: string, apiKey: string | undefined): Download {
  const { read, names } = /^https?:\/\//.test(place) ? atAddress(place, apiKey) : inFolder(place);
  const readChecked: Download['read'] = async (name, mostBytes) => {
    if (!isPathBelow(name)) throw new WrongFile(`${JSON.stringify(name)} is not a path below the release`);
    return read(name, mostBytes);
  };
  return { read: readChecked, names };
}

/** Passes on what `source` yields; throws `WrongFile` once it is more than `mostBytes`. */
export async function* upTo(source: AsyncIterable<Uint8Array>, mostBytes: number, name: string) {
  let length = 0;
  for await (const part of source) {
    length += part.length;
    if (length > mostBytes) throw new WrongFile(`${name} has more than ${mostBytes} bytes`);
    yield part;
  }
}

function inFolder(dir: string): Download {
  if (!existsSync(dir)) throw new Error(`${dir} is not there; expected the folder of a release, or an address`);
  const root = realpathSync(dir);
  const readStored = async (name: string, mostBytes: number) => {
    const path = join(root, name);
    const stat = await lstat(path).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
      throw error;
    });
    if (!stat) return null;
    if (stat.isSymbolicLink() || (await realpath(path)) !== path)
      throw new WrongFile(`${name} is a symbolic link, or in a folder that is one; expected a file`);
    if (!stat.isFile()) throw new WrongFile(`${name} is not a file`);
    if (stat.size > mostBytes) throw new WrongFile(`${name} has ${stat.size} bytes; expected ${mostBytes} at most`);
    return readFile(path);
  };
  // A build may have a file compressed alone.
  const read = async (name: string, mostBytes: number) => {
    const stored = await readStored(name, mostBytes);
    if (stored) return stored;
    const compressed = await readStored(`${name}.gz`, mostBytes + MAX_GZIP_OVERHEAD_BYTES);
    return compressed && fromGzip(compressed, { maxOutputLength: mostBytes + 1 }).catch(() => notACopy(name));
  };
  const names = () =>
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => !entry.isDirectory())
      .map((entry) => relative(root, join(entry.parentPath, entry.name)));
  return { read, names };
}

function notACopy(name: string): never {
  throw new WrongFile(`${name}.gz is not a copy of ${name}`);
}

function atAddress(place: string, apiKey: string | undefined): Download {
  let base = new URL(place.endsWith('/') ? place : `${place}/`);
  const headers = apiKey ? { authorization: `Bearer ${apiKey}` } : {};

  const get = async (address: URL): Promise<{ response: Response; final: URL }> => {
    let final = address;
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const response = await fetch(final, { headers, redirect: 'manual', signal });
      const location = response.headers.get('location');
      if (response.status < 300 || response.status > 399 || location === null) return { response, final };
      await response.body?.cancel();
      const next = new URL(location, final);
      if (next.origin !== base.origin)
        throw new Error(`${final.href} redirects to another host, ${next.origin}: give its address if you trust it`);
      final = next;
    }
    throw new Error(`${address.href} redirects more than ${MAX_REDIRECTS} times`);
  };

  const read = async (name: string, mostBytes: number) => {
    for (let attempt = 1; ; attempt++) {
      const { response, final } = await get(new URL(name, base));
      if (response.ok) {
        // Where latest/ led once, it leads for all files, though another release is published meanwhile.
        if (final.pathname.endsWith(`/${name}`)) base = new URL(final.pathname.slice(0, -name.length), final);
        const parts: Uint8Array[] = [];
        for await (const part of upTo(response.body ?? noBytes(), mostBytes, name)) parts.push(part);
        return Buffer.concat(parts);
      }
      await response.body?.cancel();
      if (response.status === 404) return null;
      const seconds = Number(response.headers.get('retry-after'));
      const isLater = (response.status === 429 || response.status === 503) && attempt < TRIES;
      if (!isLater || !(seconds > 0 && seconds <= LONGEST_WAIT_S)) {
        throw new Error(`${final.href} was answered ${response.status}`);
      }
      await wait(seconds * 1000);
    }
  };
  return { read, names: () => null };
}

async function* noBytes(): AsyncGenerator<Uint8Array> {}
