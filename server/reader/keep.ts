import { isPackFile } from '../store/bundle.js';
import type { FileBytes } from '../store/pack.js';
import type { ReadFile, Store } from './api.js';
import type { SignedFile } from './lists.js';
import { type Expected, readBytes, readChecked, readManifest } from './read-bytes.js';

/**
 * Keeps the packs that were opened, by their SHA-256, and the lists that have them: a pack that a later release did not change is
 * not read again, and without a network all of it answers. What is kept is checked as what is read is.
 */

/** Lists of one release, or its manifest, and when they were read: ISO 8601. */
export interface KeptRelease {
  readonly lists: readonly SignedFile[];
  readonly checkedAt: string;
}

const RELEASE = 'release.json';
/** Addresses in a cache must be of http; nothing is requested from this one. */
const IN_CACHE = 'https://kept.kalends.invalid/';

interface Files {
  readonly read: (name: string, expected: Expected) => Promise<FileBytes>;
  /** What was read anew, by SHA-256. */
  readonly fetched: ReadonlyMap<string, FileBytes>;
}

/** Reads packs from memory, from the store, or anew. */
export function keptFiles(
  store: Store | undefined,
  known: ReadonlyMap<string, FileBytes>,
  readAnew: ReadFile,
): Files {
  const fetched = new Map<string, FileBytes>();
  const read = async (name: string, expected: Expected) => {
    const { sha256 } = expected;
    const there = known.get(sha256) ?? (await kept(store, name, expected));
    if (there) return there;
    const bytes = await readChecked(await readAnew(name), name, expected);
    fetched.set(sha256, bytes);
    return bytes;
  };
  return { read, fetched };
}

/** A pack of the store; null if there is none, or another one than it should be. */
async function kept(
  store: Store | undefined,
  name: string,
  expected: Expected,
): Promise<FileBytes | null> {
  const bytes = await store?.get(packName(expected.sha256));
  return bytes ? readChecked(bytes, name, expected).catch(() => null) : null;
}

/** Keeps a release whose packs are all there: the packs before the lists, so that a store is of one release at any time. */
export async function keepRelease(
  store: Store,
  release: KeptRelease,
  packs: ReadonlyMap<string, FileBytes>,
): Promise<void> {
  const before = await keptRelease(store);
  await Promise.all(Array.from(packs, ([sha256, bytes]) => store.put(packName(sha256), bytes)));
  await store.put(RELEASE, packed(release));
  const listed = await packsOf(release);
  const old = before ? await packsOf(before) : new Set<string>();
  for (const sha256 of old) if (!listed.has(sha256)) await store.delete(packName(sha256));
}

/** Notes when the kept release was last found to be the current one. */
export async function confirmKept(store: Store, id: string, checkedAt: string): Promise<void> {
  const release = await keptRelease(store);
  if (release === null) return;
  const [first] = release.lists;
  const isOfIt = (await readManifest(first!.bytes)).release.id === id;
  if (isOfIt) await store.put(RELEASE, packed({ ...release, checkedAt }));
}

/** The release that was kept last; null if there is none that can be read. */
export async function keptRelease(store: Store): Promise<KeptRelease | null> {
  const bytes = await store.get(RELEASE);
  if (!bytes) return null;
  try {
    const text = new TextDecoder().decode(await readBytes(bytes, RELEASE));
    const { checked_at, lists } = JSON.parse(text) as {
      readonly checked_at: string;
      readonly lists: readonly { readonly name: string; text: string; signature: string | null }[];
    };
    const files = lists.map(({ name, text, signature }) => ({
      name,
      bytes: new TextEncoder().encode(text),
      signature: signature === null ? null : fromBase64(signature),
    }));
    return files.length > 0 ? { checkedAt: checked_at, lists: files } : null;
  } catch {
    return null;
  }
}

function packed({ lists, checkedAt }: KeptRelease): Uint8Array<ArrayBuffer> {
  const text = JSON.stringify({
    checked_at: checkedAt,
    lists: lists.map(({ name, bytes, signature }) => ({
      name,
      text: new TextDecoder().decode(bytes),
      signature: signature && btoa(String.fromCharCode(...signature)),
    })),
  });
  return new TextEncoder().encode(text);
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}

async function packsOf({ lists }: KeptRelease): Promise<Set<string>> {
  const manifests = await Promise.all(lists.map(({ name, bytes }) => readManifest(bytes, name)));
  return new Set(
    manifests.flatMap(({ files }) =>
      Object.entries(files).flatMap(([name, { sha256 }]) => (isPackFile(name) ? [sha256] : [])),
    ),
  );
}

function packName(sha256: string): string {
  return `${sha256}.bin`;
}

/** A store in the Cache API. */
export function cacheStore(cache: {
  match(address: string): Promise<Response | undefined>;
  put(address: string, response: Response): Promise<unknown>;
  delete(address: string): Promise<unknown>;
}): Store {
  return {
    get: (name) => cache.match(IN_CACHE + name),
    put: (name, bytes) => {
      const headers = { 'cache-control': 'max-age=31536000' };
      return cache.put(IN_CACHE + name, new Response(bytes, { headers }));
    },
    delete: (name) => cache.delete(IN_CACHE + name),
  };
}
