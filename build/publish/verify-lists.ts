import type { KeyObject } from 'node:crypto';
import { SUMS_FILE, sha256Of } from '../../server/store/build-record.js';
import { isPackList, packListsOf } from '../../server/store/pack-lists.js';
import { forEachAtOnce } from '../concurrency-limit.js';
import { isSignedBy, signatureOf } from '../dist/signing.js';
import type { Download } from './download.js';

/** Checks the lists of packs of a release, which are made of its manifest alone: see server/store/pack-lists.ts. */

const MAX_SIGNATURE_BYTES = 1 << 14;
const AT_ONCE = 8;
const SIGNATURE = /\.sig$/;

/** Whether a file in the folder of a release is one of its lists, or the signature of one. */
export function isListFile(name: string): boolean {
  return isPackList(name.replace(SIGNATURE, ''));
}

interface Known {
  /** The key that signed the manifest; null if none did. */
  readonly key: KeyObject | null;
  /** Of SHA256SUMS; null if there is none. */
  readonly sums: ReadonlyMap<string, string> | null;
  /** Whether an address is asked for each file. */
  readonly each: boolean;
}

/** Checks that each list says what the manifest says, and is signed by the same key. A release may have no lists. */
export async function checkLists(
  download: Download,
  manifest: Buffer,
  { key, sums, each }: Known,
  right: string[],
  wrong: string[],
): Promise<void> {
  const names = download.names();
  if (!names && !each) return;
  const told = [...(sums ?? [])].filter(([name]) => isListFile(name));
  if (told.length === 0 && !names?.some(isListFile)) return;
  const before = wrong.length;
  const listing = JSON.parse(manifest.toString()) as Parameters<typeof packListsOf>[0];
  const expected = packListsOf(listing);
  const found = new Map<string, string>();
  await forEachAtOnce([...expected], AT_ONCE, async ([name, text]) => {
    const bytes = await download.read(name, Buffer.byteLength(text));
    if (!bytes) return;
    found.set(name, sha256Of(bytes));
    if (bytes.toString() !== text) wrong.push(`${name} is not what the manifest says`);
    const signature = key && (await checkSigned(download, name, bytes, key, wrong));
    if (signature) found.set(signatureOf(name), sha256Of(signature));
  });
  const missing = [...expected.keys()].filter((name) => !found.has(name));
  for (const name of missing) wrong.push(`${name} is missing`);
  for (const [name, sha256] of told)
    if ((key || isPackList(name)) && found.get(name) !== sha256)
      wrong.push(`${SUMS_FILE} says otherwise of ${name}`);
  for (const name of names ?? [])
    if (isListFile(name) && !expected.has(name.replace(SIGNATURE, '')))
      wrong.push(`${name} is not listed`);
  if (wrong.length === before) right.push(`lists of packs: ${expected.size}`);
}

/** Checks the signature of a file, which is beside it; returns that, null if there is none. */
export async function checkSigned(
  download: Download,
  name: string,
  bytes: Buffer,
  key: KeyObject,
  wrong: string[],
): Promise<Buffer | null> {
  const signature = await download.read(signatureOf(name), MAX_SIGNATURE_BYTES);
  if (!signature) wrong.push(`signature: there is no ${signatureOf(name)}`);
  else if (!isSignedBy(key, bytes, signature))
    wrong.push(`signature: ${name} is not signed by the key of the manifest`);
  return signature;
}
