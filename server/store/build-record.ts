import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { DataRelease } from '../engine/types.js';

/**
 * The record of a build: `build.json` in its folder, written by the build and read by the server; both use this module. It lists the
 * SHA-256 of every file beside it, and its own.
 */
export const RECORD_FILE = 'build.json';
const RECORD_FORMAT = 1;

/** The list of a release's files by SHA-256, in the form of sha256sum: `sha256sum -c SHA256SUMS` checks them. */
export const SUMS_FILE = 'SHA256SUMS';

/** Lines of 64 hexadecimal digits, two spaces and a path. */
export function readSums(text: string): Map<string, string> {
  const lines = text.split('\n').filter((line) => line !== '');
  return new Map(lines.map((line) => [line.slice(66), line.slice(0, 64)]));
}

export interface FileSum {
  readonly bytes: number;
  readonly sha256: string;
}

/** A release whose files are in the build, at `releases/<id>/`. */
export interface BuiltRelease extends DataRelease {
  readonly note: string;
  /** Digest of the inputs of its files: the same digest means the same files. */
  readonly key: string;
  /** The number of files in its manifest, and their total bytes. */
  readonly files: number;
  readonly bytes: number;
}

export interface BuildRecord {
  readonly format: number;
  /** Digest of all inputs of the build, without the choice of releases. */
  readonly made_from: string;
  /** Digest of the inputs beside the releases, from which its program was made; absent: it was made with an overlay. */
  readonly code?: string;
  /** The choice of releases, as given: `all`, a number of the last ones, or ids. */
  readonly chosen: string;
  /** Oldest first; the last one is the current release. */
  readonly releases: readonly BuiltRelease[];
  /** For a build with an overlay: the build below it, and the SHA-256 of the overlay's files. Absent for all others. */
  readonly own?: { readonly base: string; readonly digest: string };
  /** By path in the folder of the build; the files of a release are listed in its SHA256SUMS. */
  readonly files: Readonly<Record<string, FileSum>>;
}

/** The bytes of `build.json`. */
export function writeRecord(record: Omit<BuildRecord, 'format'>): string {
  const whole = { format: RECORD_FORMAT, ...record };
  return `${JSON.stringify({ ...whole, sha256: sha256Of(JSON.stringify(whole)) }, null, 1)}\n`;
}

/** Reads a `build.json`. Throws an Error that names the file if it is missing, damaged or of another format. */
export function readRecord(path: string): BuildRecord {
  if (!existsSync(path)) throw new Error(`${path} is missing: no build is there`);
  const text = readFileSync(path, 'utf8');
  const { sha256, ...record } = parse(text, path) as BuildRecord & { sha256?: string };
  if (record.format !== RECORD_FORMAT)
    throw new Error(`${path}: got format ${record.format} when expected ${RECORD_FORMAT}`);
  const found = sha256Of(JSON.stringify(record));
  if (found !== sha256)
    throw new Error(`${path} is damaged: SHA-256 ${found} when expected ${sha256}`);
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
    // Reported below.
  }
  throw new Error(`${path} is damaged: its ${text.length} characters are not the JSON of a build`);
}
