import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { DataRelease } from '../engine/types.js';

/**
 * What a build says of itself: `build.json` in its folder, written by the build and read by the server, in one place so
 * that the form has one author. It names the SHA-256 of every file beside it, and its own.
 */
export const RECORD_FILE = 'build.json';
const RECORD_FORMAT = 1;

/** The files of a release that it lists by SHA-256, in the form of sha256sum: `sha256sum -c SHA256SUMS` holds them to it. */
export const SUMS_FILE = 'SHA256SUMS';

export interface FileSum {
  readonly bytes: number;
  readonly sha256: string;
}

/** A release whose artifacts are in the build, at `releases/<id>/`. */
export interface BuiltRelease extends DataRelease {
  readonly note: string;
  /** Digest of all that its files are made from: files of the same key are the same. */
  readonly key: string;
  /** Files that its manifest lists, and their bytes together. */
  readonly files: number;
  readonly bytes: number;
}

export interface BuildRecord {
  readonly format: number;
  /** Digest of everything the build was made from, but for the choice of releases. */
  readonly made_from: string;
  /** Which releases were chosen, as the build was told: `all`, a number of the last ones, or ids. */
  readonly chosen: string;
  /** Oldest first; the last one is the release that answers. */
  readonly releases: readonly BuiltRelease[];
  /** Of a build with an overlay: the build below it, and the SHA-256 of the overlay's files. Absent of all others. */
  readonly own?: { readonly base: string; readonly digest: string };
  /** By path in the folder of the build; the files of a release by way of its SHA256SUMS. */
  readonly files: Readonly<Record<string, FileSum>>;
}

/** The bytes of `build.json`. */
export function writeRecord(record: Omit<BuildRecord, 'format'>): string {
  const whole = { format: RECORD_FORMAT, ...record };
  return `${JSON.stringify({ ...whole, sha256: sha256Of(JSON.stringify(whole)) }, null, 1)}\n`;
}

/** Reads a `build.json`. Throws an Error that names the file when it is missing, damaged or of another format. */
export function readRecord(path: string): BuildRecord {
  const text = readFileSync(path, 'utf8');
  const { sha256, ...record } = parse(text, path) as BuildRecord & { sha256?: string };
  if (record.format !== RECORD_FORMAT)
    throw new Error(`${path}: got format ${record.format} when expected ${RECORD_FORMAT}`);
  const found = sha256Of(JSON.stringify(record));
  if (found !== sha256) throw new Error(`${path} is damaged: SHA-256 ${found} when expected ${sha256}`);
  return record;
}

export function sha256Of(bytes: string | Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

function parse(text: string, path: string): object {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) return value;
  } catch {
    // Said below.
  }
  throw new Error(`${path} is damaged: its ${text.length} characters are not the JSON of a build`);
}
