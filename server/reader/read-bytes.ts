import { type FileBytes, PACK_ALIGNMENT } from '../store/pack.js';
import type { Bytes, Manifest } from './api.js';

/** Reads what was downloaded, and checks it against its SHA-256 before it is used. */

export const SHA256 = /^[0-9a-f]{64}$/i;
/** For a file of another format. */
const LATER = 'take the reader of the server that the file comes from';

/** The expected file, and where that comes from. */
export interface Expected {
  readonly sha256: string;
  readonly bytes?: number;
  readonly from: string;
}

/** The bytes of a file as typed arrays need them. Throws an Error with the value found and the value expected. */
export async function readChecked(
  file: Bytes,
  name: string,
  { sha256, bytes: length, from }: Expected,
): Promise<FileBytes> {
  const bytes = await readBytes(file, name);
  if (length !== undefined && bytes.length !== length)
    throw new Error(`${name} has ${bytes.length} bytes; ${from} says ${length}: fetch it again`);
  const found = await sha256Of(bytes);
  if (found === sha256) return bytes;
  throw new Error(`${name} has the SHA-256 ${found}; ${from} says ${sha256}: fetch it again`);
}

/** The bytes of a file as typed arrays and digests need them. Throws an Error with the status of a refused response. */
export async function readBytes(file: Bytes, name: string): Promise<FileBytes> {
  return aligned(await bytesOf(file, name));
}

/** A manifest, or a list, with a release and files. Throws an Error with what was read if it is none. */
export async function readManifest(
  given: Manifest | string | Bytes,
  name = 'manifest.json',
): Promise<Manifest> {
  const manifest = await parsed(given, name);
  if (manifest?.release?.id === undefined || !manifest.files)
    throw new Error(`${name}: what was read is no manifest of a release`);
  return manifest as Manifest;
}

async function parsed(
  given: Manifest | string | Bytes,
  name: string,
): Promise<Partial<Manifest> | null> {
  if (typeof given !== 'string' && !isBytes(given)) return given;
  const text =
    typeof given === 'string' ? given : new TextDecoder().decode(await bytesOf(given, name));
  try {
    return JSON.parse(text) as Partial<Manifest> | null;
  } catch {
    throw new Error(
      `${name}: ${JSON.stringify(text.slice(0, 40))} was read; expected the JSON of a manifest`,
    );
  }
}

/** The file as it is expected by a manifest, which comes with its name. Throws an Error if the manifest does not list it. */
export function listedIn({ release, files }: Manifest, name: string): Expected {
  const listed = files[name];
  const from = `the manifest of ${release.id}`;
  if (listed && SHA256.test(listed.sha256)) return { ...listed, from };
  throw new Error(`${from} lists no ${name}`);
}

/** What `open` returns; its errors name the file. */
export function named<T>(name: string, open: () => T): T {
  try {
    return open();
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    throw new Error(`${name}: ${problem}${/ of format /.test(problem) ? `: ${LATER}` : ''}`);
  }
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
