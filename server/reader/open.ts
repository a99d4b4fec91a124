import { openCalendars } from '../queries/calendars.js';
import type { FileBytes } from '../store/container.js';
import { FORMAT_VERSION, openRelease, RELEASE_DATA, type ReleaseData } from '../store/packed.js';
import type { Bytes, Manifest, OpenOptions, Reader } from './api.js';
import { readerOf } from './reader.js';

/** Checks the hash of a downloaded release before it is used. */

const ALIGNMENT = 8;
const SHA256 = /^[0-9a-f]{64}$/i;
/** The first bytes of the file, before the format version: see store/container.ts. */
const MAGIC = 'KLND';

/** The expected file, and where that comes from. */
interface Expected {
  readonly sha256: string;
  readonly bytes?: number;
  readonly release?: string;
  readonly from: string;
}

export async function openRead(file: Bytes | Promise<Bytes>, options: OpenOptions): Promise<Reader> {
  const expected = await expectedOf(options);
  const bytes = aligned(await bytesOf(await file, RELEASE_DATA));
  await checkAgainst(bytes, expected);
  const data = openFormat(bytes);
  const found = data.meta.releases.at(-1)!.id;
  if (expected.release !== undefined && expected.release !== found) {
    throw new Error(`${RELEASE_DATA} is of the release ${found}; ${expected.from} says ${expected.release}`);
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
  const text = typeof given === 'string' ? given : new TextDecoder().decode(await bytesOf(given, 'manifest.json'));
  try {
    return JSON.parse(text) as Partial<Manifest> | null;
  } catch {
    throw new Error(`manifest.json: ${JSON.stringify(text.slice(0, 40))} was read; expected the JSON of a manifest`);
  }
}

function listedIn(manifest: Partial<Manifest> | null): Expected {
  const id = manifest?.release?.id;
  if (id === undefined || !manifest?.files) throw new Error('manifest.json: what was read is no manifest of a release');
  const listed = manifest.files[RELEASE_DATA];
  if (listed && SHA256.test(listed.sha256)) return { ...listed, release: id, from: `the manifest of ${id}` };
  throw new Error(`the manifest of ${id} lists no ${RELEASE_DATA}`);
}

/** Throws an Error with the value found and the value expected. */
async function checkAgainst(bytes: FileBytes, { sha256, bytes: length, from }: Expected): Promise<void> {
  if (length !== undefined && bytes.length !== length) {
    throw new Error(`${RELEASE_DATA} has ${bytes.length} bytes; ${from} says ${length}: fetch it again`);
  }
  const found = await sha256Of(bytes);
  if (found === sha256) return;
  throw new Error(`${RELEASE_DATA} has the SHA-256 ${found}; ${from} says ${sha256}: fetch it again`);
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

function openFormat(bytes: FileBytes): ReleaseData {
  const version = versionOf(bytes);
  if (version !== undefined && version !== FORMAT_VERSION) {
    const expected = `this reader reads format ${FORMAT_VERSION}: take the reader of the server that the file comes from`;
    throw new Error(`${RELEASE_DATA} has format ${version} and ${expected}`);
  }
  try {
    return openRelease(bytes);
  } catch (error) {
    throw new Error(`${RELEASE_DATA}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** The format version; undefined if it is not a Kalends file. */
function versionOf(bytes: FileBytes): number | undefined {
  const isOurs = new TextDecoder().decode(bytes.subarray(0, MAGIC.length)) === MAGIC;
  return isOurs && bytes.length >= ALIGNMENT
    ? new DataView(bytes.buffer, bytes.byteOffset).getUint32(4, true)
    : undefined;
}

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
    throw new TypeError(`${name}: ${typeof value} was given; expected an ArrayBuffer, bytes, a Blob or a Response`);
  }
  if (isArrayBuffer(value)) return new Uint8Array(value);
  if (ArrayBuffer.isView(value)) return new Uint8Array(value.buffer, value.byteOffset, value.byteLength);
  if ('status' in value && value.status !== 200) {
    throw new Error(`${name}: ${value.url} was answered ${value.status}: ${(await value.text()).slice(0, 200)}`);
  }
  return new Uint8Array(await value.arrayBuffer());
}

/** Copies if necessary: typed arrays need aligned bytes, and digests do not accept shared memory. */
function aligned(bytes: Uint8Array): FileBytes {
  const isReady = bytes.byteOffset % ALIGNMENT === 0 && bytes.buffer instanceof ArrayBuffer;
  return isReady ? (bytes as FileBytes) : new Uint8Array(bytes);
}
