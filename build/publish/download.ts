import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';

/** The files of one release, in a folder or at an address such as https://host/releases/latest/. */
export interface Download {
  /** Bytes of a file; null when it is not there. Rejects when that cannot be told. */
  readonly read: (name: string) => Promise<Buffer | null>;
  /** All files, where they can be listed: paths below the folder. */
  readonly names: () => readonly string[] | null;
}

/** Longest time that a server may ask to wait, and how often. */
const LONGEST_WAIT_S = 120;
const TRIES = 5;
const TIMEOUT_MS = 60_000;

/** `apiKey` is sent to an address as a Bearer token. */
export function openDownload(place: string, apiKey: string | undefined): Download {
  return /^https?:\/\//.test(place) ? atAddress(place, apiKey) : inFolder(place);
}

function inFolder(dir: string): Download {
  if (!existsSync(dir)) throw new Error(`${dir} is not there; expected the folder of a release, or an address`);
  const readStored = (name: string) =>
    readFile(join(dir, name)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    });
  // A build has most files compressed alone.
  const read = async (name: string) => {
    const stored = await readStored(name);
    if (stored) return stored;
    const compressed = await readStored(`${name}.gz`);
    return compressed && unpacked(compressed);
  };
  const names = () =>
    readdirSync(dir, { recursive: true, withFileTypes: true })
      .filter((entry) => !entry.isDirectory())
      .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(join(dir, '/').length));
  return { read, names };
}

/** What cannot be unpacked is given as it is: no file is that. */
function unpacked(compressed: Buffer): Buffer {
  try {
    return gunzipSync(compressed);
  } catch {
    return compressed;
  }
}

function atAddress(place: string, apiKey: string | undefined): Download {
  const base = new URL(place.endsWith('/') ? place : `${place}/`);
  const headers = apiKey ? { authorization: `Bearer ${apiKey}` } : {};
  const read = async (name: string) => {
    const address = new URL(name, base);
    for (let attempt = 1; ; attempt++) {
      const response = await fetch(address, { headers, signal: AbortSignal.timeout(TIMEOUT_MS) });
      if (response.ok) return Buffer.from(await response.arrayBuffer());
      await response.body?.cancel();
      if (response.status === 404) return null;
      const seconds = Number(response.headers.get('retry-after'));
      const isLater = (response.status === 429 || response.status === 503) && attempt < TRIES;
      if (!isLater || !(seconds > 0 && seconds <= LONGEST_WAIT_S)) {
        throw new Error(`${address.href} was answered ${response.status}`);
      }
      await wait(seconds * 1000);
    }
  };
  return { read, names: () => null };
}
