import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { replaceDurably, syncFiles, syncFolder } from '../util/durable.js';
import { ownName } from '../util/owner.js';

/**
 * The common folder of builds and servers:
 *
 *   builds/<name>/      a build, never changed once it has its name; the last three stay
 *   current             the name of the current build; replaced atomically
 *   server.mjs          starts the server of the current build
 *   drafts/<owner>/     files that a process is writing
 */
export const POINTER = 'current';
const BUILD_NAME = /^[0-9a-f]{20}(\.\d+)?$/;

export function buildDir(dist: string, name: string): string {
  return join(dist, 'builds', name);
}

/** The name of the current build; null if there is none. Throws an Error if the pointer is damaged. */
export function currentBuild(dist: string): string | null {
  const path = join(dist, POINTER);
  if (!existsSync(path)) return null;
  const name = readFileSync(path, 'utf8').trim();
  if (!BUILD_NAME.test(name)) throw new Error(`${path} is damaged: it names no build`);
  return name;
}

/**
 * Makes a build the current one atomically: readers find either the previous one or this one, after a power cut too. Throws the
 * file system's error if the build is missing.
 */
export function pointTo(dist: string, name: string): void {
  syncFiles(buildDir(dist, name));
  syncFolder(join(dist, 'builds'));
  replaceFile(dist, POINTER, `${name}\n`);
}

/** The folder for unfinished files of this process. */
export function draftDir(dist: string): string {
  const dir = join(dist, 'drafts', ownName());
  mkdirSync(dir, { recursive: true });
  return dir;
}

/** Replaces a file atomically. */
export function replaceFile(dist: string, name: string, content: string | Uint8Array): void {
  replaceDurably(join(draftDir(dist), name), join(dist, name), content);
}

/** Names of the builds in the folder. */
export function buildNames(dist: string): string[] {
  const dir = join(dist, 'builds');
  return existsSync(dir) ? readdirSync(dir).filter((name) => BUILD_NAME.test(name)) : [];
}
