import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive, keepRenewed, ownName } from '../util/owner.js';

/**
 * The common folder of builds and servers:
 *
 *   builds/<name>/          a build, never changed once it has its name
 *   current                 the name of the current build; replaced atomically
 *   server.mjs              starts the server of the current build
 *   leases/<name>/<owner>   a process that uses a build; the build stays until the last lease has ended
 *   drafts/<owner>/         files that a process is writing
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

/** Makes a build the current one atomically: readers find either the previous one or this one. */
export function pointTo(dist: string, name: string): void {
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
  const draft = join(draftDir(dist), name);
  writeFileSync(draft, content);
  renameSync(draft, join(dist, name));
}

/** Names of the builds in the folder. */
export function buildNames(dist: string): string[] {
  const dir = join(dist, 'builds');
  return existsSync(dir) ? readdirSync(dir).filter((name) => BUILD_NAME.test(name)) : [];
}

let leases = 0;

/** Takes a lease on a build until the returned function is called. Throws if it cannot be written. */
export function takeLease(dist: string, name: string): () => void {
  const dir = join(dist, 'leases', name);
  // Each lease has its own file: when switching A-B-A, a process has two leases on the same build for a while.
  leases++;
  const path = join(dir, `${ownName()}~${leases}`);
  mkdirSync(dir, { recursive: true });
  writeFileSync(path, '');
  const stopRenewing = keepRenewed(path);
  return () => {
    stopRenewing();
    rmSync(path, { force: true });
  };
}

/** Whether a process uses a build. Removes leases of dead processes. */
export function isLeased(dist: string, name: string): boolean {
  const dir = join(dist, 'leases', name);
  if (!existsSync(dir)) return false;
  const owners = readdirSync(dir);
  const dead = owners.filter((owner) => !isAlive(owner, join(dir, owner)));
  for (const owner of dead) rmSync(join(dir, owner), { force: true });
  return dead.length < owners.length;
}
