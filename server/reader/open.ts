import { openCalendars } from '../queries/calendars.js';
import { BUNDLE_FILE, readDirectory } from '../store/bundle.js';
import type { ChangesReader } from '../store/changes.js';
import { type FileBytes, PACK_ALIGNMENT } from '../store/pack.js';
import { openReleaseData, type ReleaseData } from '../store/release-data.js';
import type { Bytes, Manifest, OpenOptions, Reader } from './api.js';
import { readerOf } from './reader.js';

/** Checks the hash of a downloaded release before it is used. */

const SHA256 = /^[0-9a-f]{64}$/i;

/** The expected file, and where that comes from. */
interface Expected {
  readonly sha256: string;
  readonly bytes?: number;
  readonly release?: string;
  readonly from: string;
}

export async function openRead(
  file: Bytes | Promise<Bytes>,
  options: OpenOptions,
): Promise<Reader> {
  const expected = await expectedOf(options);
  const bytes = aligned(await bytesOf(await file, BUNDLE_FILE));
  await checkAgainst(bytes, expected);
  const data = openFormat(bytes);
  const found = data.release.id;
  if (expected.release !== undefined && expected.release !== found) {
    throw new Error(
      `${BUNDLE_FILE} is of the release ${found}; ${expected.from} says ${expected.release}`,
    );
  }
  return readerOf(openCalendars(data));
}

async function expectedOf({ manifest, sha256 }: OpenOptions): Promise<Expected> {
  if ((manifest === undefined) === (sha256 === undefined)) {
    const read = manifest === undefined ? 'neither' : 'both';
    throw new TypeError(`open: ${read} of manifest and sha256 was given; expected one of the two`);
  }
  if (sha256 === undefined) return listedIn(await manifestOf((await manifest)!));
  if (SHA256.test(sha256)) return { sha256: sha256.toLowerCase(), from: 'sha256' };
  throw new TypeError(`sha256: ${JSON.stringify(sha256)} was read; expected 64 hexadecimal digits`);
}

async function manifestOf(given: Manifest | string | Bytes): Promise<Partial<Manifest> | null> {
  if (typeof given !== 'string' && !isBytes(given)) return given;
  const text =
    typeof given === 'string'
      ? given
      : new TextDecoder().decode(await bytesOf(given, 'manifest.json'));
  try {
    return JSON.parse(text) as Partial<Manifest> | null;
  } catch {
    throw new Error(
      `manifest.json: ${JSON.stringify(text.slice(0, 40))} was read; expected the JSON of a manifest`,
    );
  }
}

function listedIn(manifest: Partial<Manifest> | null): Expected {
  const id = manifest?.release?.id;
  if (id === undefined || !manifest?.files)
    throw new Error('manifest.json: what was read is no manifest of a release');
  const listed = manifest.files[BUNDLE_FILE];
  if (listed && SHA256.test(listed.sha256))
    return { ...listed, release: id, from: `the manifest of ${id}` };
  throw new Error(`the manifest of ${id} lists no ${BUNDLE_FILE}`);
}

/** Throws an Error with the value found and the value expected. */
async function checkAgainst(
  bytes: FileBytes,
  { sha256, bytes: length, from }: Expected,
): Promise<void> {
  if (length !== undefined && bytes.length !== length) {
    throw new Error(
      `${BUNDLE_FILE} has ${bytes.length} bytes; ${from} says ${length}: fetch it again`,
    );
  }
  const found = await sha256Of(bytes);
  if (found === sha256) return;
  throw new Error(
    `${BUNDLE_FILE} has the SHA-256 ${found}; ${from} says ${sha256}: fetch it again`,
  );
}

async function sha256Of(bytes: FileBytes): Promise<string> {
  // Browsers offer it only on https:// and localhost.
  if (!globalThis.crypto?.subtle) {
    throw new Error(
      'crypto.subtle is not there to check the SHA-256: browsers offer it on https:// and localhost alone',
    );
  }
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Throws an Error with what was found and what was expected if this reader does not read the file. */
function openFormat(bytes: FileBytes): ReleaseData {
  const later = 'take the reader of the server that the file comes from';
  try {
    const { directory, start } = readDirectory(bytes);
    const packs = directory.calendars.map(({ offset, bytes: length }) => {
      return bytes.subarray(start + offset, start + offset + length);
    });
    const data = openReleaseData({
      directory,
      releases: [],
      bytes: (index) => packs[index]!,
      search: () => new Uint8Array(),
      changes: NO_CHANGES,
    });
    // All packs have one format.
    if (directory.calendars.length > 0) data.record(0);
    return data;
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    throw new Error(`${BUNDLE_FILE}: ${problem}${/ of format /.test(problem) ? `: ${later}` : ''}`);
  }
}

/** A downloaded release has no other releases. */
const NO_CHANGES: ChangesReader = {
  entries: () => [],
  description: () => '{}',
  record: () => '{}',
};

function isBytes(value: unknown): value is Bytes {
  return (
    isArrayBuffer(value) ||
    ArrayBuffer.isView(value) ||
    typeof (value as Partial<Response> | null)?.arrayBuffer === 'function'
  );
}

/** Also recognises objects of another realm, as in some test tools. */
function isArrayBuffer(value: unknown): value is ArrayBuffer {
  return Object.prototype.toString.call(value) === '[object ArrayBuffer]';
}

/** Throws an Error with the status of another response. */
async function bytesOf(value: Bytes, name: string): Promise<Uint8Array> {
  if (!isBytes(value)) {
    throw new TypeError(
      `${name}: ${typeof value} was given; expected an ArrayBuffer, bytes, a Blob or a Response`,
    );
  }
  if (isArrayBuffer(value)) return new Uint8Array(value);
  if (ArrayBuffer.isView(value))
    return new Uint8Array(value.buffer, value.byteOffset, value.byteLength);
  if ('status' in value && value.status !== 200) {
    throw new Error(
      `${name}: ${value.url} was answered ${value.status}: ${(await value.text()).slice(0, 200)}`,
    );
  }
  return new Uint8Array(await value.arrayBuffer());
}

/** Copies if necessary: typed arrays need aligned bytes, and digests do not accept shared memory. */
function aligned(bytes: Uint8Array): FileBytes {
  const isReady = bytes.byteOffset % PACK_ALIGNMENT === 0 && bytes.buffer instanceof ArrayBuffer;
  return isReady ? (bytes as FileBytes) : new Uint8Array(bytes);
}
