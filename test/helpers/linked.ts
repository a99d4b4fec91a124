import { copyFileSync, linkSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Copies of folders of many files, most of which are links: to make and to remove them takes a twentieth of the time. */

/**
 * Copies a folder, with what is in it, to a place where there is none. Files of which `isLinked` holds, asked with their path
 * in the folder, are the same files at both places: who changes one puts another in its place, by `replaceContent`.
 */
export function copyLinked(
  from: string,
  to: string,
  isLinked: (path: string) => boolean = () => true,
  path = '',
): void {
  mkdirSync(join(to, path), { recursive: true });
  for (const entry of readdirSync(join(from, path), { withFileTypes: true })) {
    const inner = path === '' ? entry.name : `${path}/${entry.name}`;
    if (entry.isDirectory()) copyLinked(from, to, isLinked, inner);
    else if (isLinked(inner)) linkOrCopy(join(from, inner), join(to, inner));
    else copyFileSync(join(from, inner), join(to, inner));
  }
}

/** Other content for a file, whose links elsewhere keep theirs. */
export function replaceContent(path: string, content: string | Uint8Array): void {
  rmSync(path);
  writeFileSync(path, content);
}

function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    // Not every file system has links.
    copyFileSync(from, to);
  }
}

/** Pages and program, in a dist/ folder or in a build: most of its bytes, which few tests spoil. */
const SHARED = /(?:^|\/)(?:pages\/.*|[\w-]+\.mjs)$/;

/** Copies a dist/ folder, or a build; pages and program are links. */
export function copyDist(from: string, to: string): void {
  copyLinked(from, to, (path) => SHARED.test(path));
}
