import type { Manifest } from './api.js';
import { readManifest } from './read-bytes.js';
import { requireSigned } from './signature.js';

/** What a release says of its packs: its manifest, or as many of its lists of packs as are needed. */

export const MANIFEST = 'manifest.json';

/** A manifest, or a list of packs, as it was read; the signature is null where none was asked for. */
export interface SignedFile {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly signature: Uint8Array<ArrayBuffer> | null;
}

export interface Lists {
  /** What these lists say, and all that were read before. Rejects like `openLists`. */
  readonly with: (names: Iterable<string>) => Promise<Manifest>;
  /** The manifest, with every pack of the release. Rejects like `openLists`. */
  readonly whole: () => Promise<Manifest>;
  /** What was read, to be kept. */
  readonly files: () => readonly SignedFile[];
  /** Whether every pack of the release is listed. */
  readonly isWhole: boolean;
}

export interface ListSource {
  /** What was read first: the manifest, or one of the lists. */
  readonly first: SignedFile;
  readonly read: (name: string) => Promise<SignedFile>;
  /** The release that they should be of, where its address tells it. */
  readonly release: string | null;
}

/** Rejects with an Error that names the file which is not signed by the key, is no such list, or is of another release. */
export async function openLists(source: ListSource, publicKey?: string): Promise<Lists> {
  const files = new Map<string, SignedFile>();
  let manifest: Manifest | null = null;
  const add = async (file: SignedFile) => {
    const found = await checked(file, publicKey);
    const expected = manifest?.release.id ?? source.release;
    const { id } = found.release;
    if (expected !== null && expected !== id)
      throw new Error(`${file.name} is of the release ${id}; expected ${expected}`);
    files.set(file.name, file);
    manifest = manifest ? { ...manifest, files: { ...manifest.files, ...found.files } } : found;
  };
  await add(source.first);
  const isWhole = source.first.name === MANIFEST;
  return {
    isWhole,
    files: () => [...files.values()],
    whole: async () => (isWhole ? manifest! : checked(await source.read(MANIFEST), publicKey)),
    with: async (names) => {
      const missing = isWhole ? [] : [...new Set(names)].filter((name) => !files.has(name));
      for (const file of await Promise.all(missing.map(source.read))) await add(file);
      return manifest!;
    },
  };
}

async function checked(
  { name, bytes, signature }: SignedFile,
  publicKey?: string,
): Promise<Manifest> {
  if (publicKey !== undefined)
    await requireSigned(name, bytes, signature ?? new Uint8Array(), publicKey);
  const found = await readManifest(bytes, name);
  const { list = MANIFEST } = found as { readonly list?: unknown };
  if (list === name) return found;
  throw new Error(`${name}: what was read is ${String(list)}`);
}
