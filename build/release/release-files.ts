import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DataRelease } from '../../server/engine/types.js';
import { sha256Of } from '../../server/store/build-record.js';
import type { Reason } from './reasons.js';

/**
 * Releases on disk: one folder each under `releases/`, named by id, never changed once written, and `releases/HEAD`,
 * which names the last one.
 *
 *   release.json     what and when, the release before it, SHA-256 of its files, of the whole state after it and of the
 *                    release.json before it
 *   calendars.jsonl  the records of calendars that are new or other than before; {"removed": id} for those that went
 *   sources.jsonl    the same for sources
 *   snapshot.jsonl   all dates (first release only), as statements
 *   changes.jsonl    the dates that changed (all others), as statements
 *   texts.jsonl      addresses, and who publishes there, that rows name, numbered from 0 on
 *   rows.jsonl       the rows of definitions, in words with their texts, that the next file speaks of, numbered from 0 on
 *   grounds.jsonl    of each calendar whose dates rest on something else than before: all its rows, and the dates that each
 *                    makes (see provenance-lines.ts). Not there if none does
 *   reasons.jsonl    why something was given up, where it was (see reasons.ts)
 */
export const RELEASES_DIR = new URL('../../releases/', import.meta.url).pathname;

/** The format of releases. */
export const STORE_FORMAT = 2;
const HEAD = 'HEAD';
const RELEASE_ID = /^\d{8}T\d{6}Z$/;

export interface ReleaseFile extends DataRelease {
  readonly format: number;
  readonly previous: string | null;
  /** SHA-256 of the release.json before it; null in the first one. */
  readonly previous_sha256: string | null;
  /** SHA-256 over "id sha256-of-its-release.json" of every release before it, a line each. */
  readonly history_sha256: string;
  readonly note: string;
  readonly files: Readonly<Record<string, string>>;
  readonly state_sha256: string;
}

/** The description of a release, without its dates. */
export interface Words {
  readonly note: string;
  readonly reasons: readonly Reason[];
}

/** A parsed release.json, and the SHA-256 of its bytes. */
export interface Described {
  readonly file: ReleaseFile;
  readonly sha256: string;
}

/** Ids of the releases in a folder, oldest first. */
export function releaseIds(dir = RELEASES_DIR): string[] {
  return existsSync(dir)
    ? readdirSync(dir)
        .filter((name) => RELEASE_ID.test(name))
        .sort()
    : [];
}

/** The release.json of a release, as committed. */
export function releaseText(dir: string, id: string): string {
  return readFileSync(join(dir, id, 'release.json'), 'utf8');
}

/**
 * The release.json of every release of a folder, oldest first. Throws an Error that names a release with another format, one that
 * does not follow the previous one, or one with another SHA-256 of the history; and if the last one is not that of `HEAD`.
 */
export function readDescriptions(dir = RELEASES_DIR): Described[] {
  const described: Described[] = [];
  for (const id of releaseIds(dir)) {
    const one = readDescription(join(dir, id));
    checkFollows(join(dir, id), one.file, described);
    described.push(one);
  }
  checkHead(dir, described);
  return described;
}

/** A release among those before it. */
export interface ChainLink {
  readonly id: string;
  /** SHA-256 of its release.json. */
  readonly sha256: string;
}

/** The chain of releases, oldest first. */
export function chainOf(described: readonly Described[]): ChainLink[] {
  return described.map(({ file: { id }, sha256: digest }) => ({ id, sha256: digest }));
}

/** SHA-256 of the releases so far: the next one records it as `history_sha256`. */
export function historyDigest(chain: readonly ChainLink[]): string {
  return sha256Of(chain.map((link) => `${link.id} ${link.sha256}\n`).join(''));
}

/** Prepares a release as the last one, before its folder has its final name. See `finishHead`. */
export function prepareHead(dir: string, id: string, releaseJson: string): void {
  writeFileSync(join(dir, `${HEAD}.draft`), headLine(id, sha256Of(releaseJson)), { flush: true });
}

/** Makes the prepared release the last one. */
export function finishHead(dir: string): void {
  renameSync(join(dir, `${HEAD}.draft`), join(dir, HEAD));
}

/** The parsed lines of a file of a release; throws if its SHA-256 is not the recorded one. */
export function readLines(dir: string, name: string, expected: string | undefined): unknown[] {
  // Texts of single lines: that of a whole file of several megabytes would take memory until they are parsed.
  const bytes = readFileSync(join(dir, name));
  const found = sha256Of(bytes);
  if (found !== expected)
    throw new Error(`${join(dir, name)} was changed: SHA-256 ${found} when expected ${expected}`);
  const lines: unknown[] = [];
  for (let from = 0; from < bytes.length; ) {
    const end = bytes.indexOf('\n', from);
    const to = end < 0 ? bytes.length : end;
    if (to > from) lines.push(JSON.parse(bytes.toString('utf8', from, to)));
    from = to + 1;
  }
  return lines;
}

export function jsonLines(lines: readonly unknown[]): string {
  return lines.map((line) => `${JSON.stringify(line)}\n`).join('');
}

function readDescription(dir: string): Described {
  const text = readFileSync(join(dir, 'release.json'), 'utf8');
  try {
    return { file: JSON.parse(text) as ReleaseFile, sha256: sha256Of(text) };
  } catch (error) {
    throw new Error(`${join(dir, 'release.json')} is not JSON: ${String(error)}`);
  }
}

function checkFollows(dir: string, file: ReleaseFile, earlier: readonly Described[]): void {
  const { format, previous } = file;
  const before = earlier.at(-1);
  const expect = (what: string, found: string | null | undefined, expected: string | null) => {
    if (found !== expected)
      throw new Error(`${dir}: ${what} ${found ?? '(none)'} when expected ${expected ?? '(none)'}`);
  };
  if (format !== STORE_FORMAT)
    throw new Error(`${dir}: got format ${format} when expected ${STORE_FORMAT}`);
  expect('follows the release', previous, before?.file.id ?? null);
  expect('the release.json before it has SHA-256', before?.sha256 ?? null, file.previous_sha256);
  expect(
    'the releases before it have SHA-256',
    historyDigest(chainOf(earlier)),
    file.history_sha256,
  );
}

/** The file is there once there is a release. */
function checkHead(dir: string, described: readonly Described[]): void {
  const path = join(dir, HEAD);
  const last = described.at(-1);
  const text = existsSync(path) ? readFileSync(path, 'utf8') : null;
  if (text === null && last === undefined) return;
  if (last && text === headLine(last.file.id, last.sha256)) return;
  if (last && isInterrupted(dir, last)) {
    finishHead(dir);
    return;
  }
  const found = text === null ? 'it is missing' : `it says ${JSON.stringify(text.slice(0, 100))}`;
  const expected = last
    ? JSON.stringify(headLine(last.file.id, last.sha256))
    : 'no such file, since there is no release';
  throw new Error(
    `${path} tells which release is the last: ${found} when expected ${expected}. A release is gone, was changed or was added by hand; if that is meant, write what is expected into it`,
  );
}

/** Whether the process that wrote the last release was killed between renaming its folder and updating `HEAD`. */
function isInterrupted(dir: string, last: Described): boolean {
  const draft = join(dir, `${HEAD}.draft`);
  return existsSync(draft) && readFileSync(draft, 'utf8') === headLine(last.file.id, last.sha256);
}

/** The text of `HEAD` for a release of the folder. */
export function headLineOf(dir: string, id: string): string {
  return headLine(id, sha256Of(releaseText(dir, id)));
}

function headLine(id: string, digest: string): string {
  return `${id} ${digest}\n`;
}
