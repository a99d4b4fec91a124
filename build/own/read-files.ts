import { closeSync, constants, fstatSync, openSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readAt } from '../../server/store/read-at.js';
import { messageOf, shown } from './mistakes.js';

/**
 * The files of an overlay folder:
 *
 *     corrections.csv        corrections of upstream calendars on single dates
 *     calendars/NAME.json    a calendar OWN:NAME, of its own or joined from others
 *     calendars/NAME.csv     the dates of a calendar OWN:NAME
 *     history/               the own releases built so far: written only by the command
 *
 * Any other file may have a misspelt name and is a mistake, except README.md and names that begin with a dot.
 */
export const CORRECTIONS_FILE = 'corrections.csv';
export const CALENDARS_FOLDER = 'calendars';
export const HISTORY_FOLDER = 'history';

const MAX_FILE_BYTES = 4_194_304;
const MAX_FILES = 2000;
const CALENDAR_FILE = /^[A-Z0-9][A-Z0-9_-]{0,31}\.(?:json|csv)$/;
const PASSED_OVER = /^\.|^README\.md$|~$/;

export interface OwnFiles {
  /** By path in the folder, sorted. */
  readonly files: ReadonlyMap<string, Buffer>;
  readonly mistakes: readonly string[];
}

/** Reads the folder, which must exist. Pipes, devices and huge files are rejected without being read. */
export function readOwnFiles(dir: string): OwnFiles {
  const mistakes: string[] = [];
  const files = new Map<string, Buffer>();
  const names = namesIn(dir, '', mistakes);
  for (const name of names) {
    if (name === CORRECTIONS_FILE) take(name);
    else if (name !== CALENDARS_FOLDER && name !== HISTORY_FOLDER) {
      mistakes.push(`${name}: unknown file; expected ${CORRECTIONS_FILE} or ${CALENDARS_FOLDER}/`);
    }
  }
  if (names.includes(CALENDARS_FOLDER)) {
    for (const name of namesIn(join(dir, CALENDARS_FOLDER), `${CALENDARS_FOLDER}/`, mistakes)) {
      if (CALENDAR_FILE.test(name)) take(`${CALENDARS_FOLDER}/${name}`);
      else {
        const expected =
          'expected NAME.json or NAME.csv, NAME of up to 32 capital letters, digits, _ and -';
        mistakes.push(`${CALENDARS_FOLDER}/${name}: ${expected}`);
      }
    }
  }
  return { files, mistakes };

  function take(path: string): void {
    try {
      files.set(path, readBounded(join(dir, path)));
    } catch (error) {
      mistakes.push(`${path}: ${messageOf(error)}`);
    }
  }
}

function namesIn(dir: string, prefix: string, mistakes: string[]): string[] {
  try {
    const names = readdirSync(dir).filter((name) => !PASSED_OVER.test(name));
    if (names.length <= MAX_FILES) return names.sort();
    mistakes.push(`${prefix || dir}: has ${names.length} files; expected at most ${MAX_FILES}`);
  } catch (error) {
    mistakes.push(`${prefix || dir}: cannot be read: ${messageOf(error)}`);
  }
  return [];
}

/** Throws an Error unless it is a regular file of moderate length; does not wait for a pipe. */
function readBounded(path: string): Buffer {
  // Check the type by path first: opening a device may have side effects.
  if (!statSync(path).isFile()) throw new Error('is not a regular file');
  const file = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
  try {
    const found = fstatSync(file);
    if (!found.isFile()) throw new Error('is not a regular file');
    if (found.size > MAX_FILE_BYTES) {
      throw new Error(`has ${found.size} bytes; expected at most ${MAX_FILE_BYTES}`);
    }
    const bytes = Buffer.alloc(found.size);
    return bytes.subarray(0, readAt(file, bytes, 0));
  } finally {
    closeSync(file);
  }
}

const UTF8 = new TextDecoder('utf-8', { fatal: true });

/** The text of a file, without a byte order mark. Throws an Error unless it is UTF-8. */
export function textOf(bytes: Buffer): string {
  try {
    return UTF8.decode(bytes);
  } catch {
    throw new Error(
      `is not UTF-8: it begins with ${shown(bytes.subarray(0, 8).toString('latin1'))}; save it as UTF-8`,
    );
  }
}
