import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive, keepRenewed, ownName } from '../util/owner.js';

/**
 * The folder that builds and servers share:
 *
 *   builds/<name>/          a build, never changed once it has its name
 *   current                 the name of the build that answers; replaced in one step
 *   server.mjs              starts the server of the current build
 *   leases/<name>/<owner>   who still reads a build: it stays until the last of them has gone
 *   drafts/<owner>/         what a process is writing
 */
export const POINTER = 'current';
const BUILD_NAME = /^[0-9a-f]{20}(\.\d+)?$/;

export function buildDir(dist: string, name: string): string {
  return join(dist, 'builds', name);
}

/** The name of the current build; null when there is none. Throws an Error when the pointer is damaged. */
export function currentBuild(dist: string): string | null {
  const path = join(dist, POINTER);
  if (!existsSync(path)) return null;
  const name = readFileSync(path, 'utf8').trim();
  if (!BUILD_NAME.test(name)) throw new Error(`${path} is damaged: it names no build`);
  return name;
}

/** Makes a build the current one: those who look at any moment find either the one before or this one. */
export function pointTo(dist: string, name: string): void {
  replaceFile(dist, POINTER, `${name}\n`);
}

/** Where this process writes what is not finished. */
export function draftDir(dist: string): string {
  const dir = join(dist, 'drafts', ownName());
  mkdirSync(dir, { recursive: true });
  return dir;
}

/** Puts a file in the place of another in one step. */
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

/** Says that this process reads a build, until the returned function is called. Throws when nothing can be written. */
export function takeLease(dist: string, name: string): () => void {
  const dir = join(dist, 'leases', name);
  // A file of its own for each: going from a build to another and back, a process has two of the same build for a while.
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

/** Whether somebody reads a build. Leases of those who died are cleared on the way. */
export function isLeased(dist: string, name: string): boolean {
  const dir = join(dist, 'leases', name);
  if (!existsSync(dir)) return false;
  const owners = readdirSync(dir);
  const dead = owners.filter((owner) => !isAlive(owner, join(dir, owner)));
  for (const owner of dead) rmSync(join(dir, owner), { force: true });
  return dead.length < owners.length;
}
