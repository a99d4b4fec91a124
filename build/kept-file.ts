import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { sha256Of } from '../server/store/build-record.js';

/**
 * Texts of one line that are kept in .kalends/cache: a file holds the SHA-256 of its text and is put in place whole, so that
 * neither a second process nor a kill leaves a wrong one.
 */

/** The text; null if it is damaged. Throws what the file system says if it cannot be read. */
export function readKept(path: string): string | null {
  const [digest, text] = readFileSync(path, 'utf8').split('\n');
  return text !== undefined && sha256Of(text) === digest ? text : null;
}

/** The folder must exist. */
export function writeKept(path: string, text: string): void {
  const draft = `${path}.${process.pid}.draft`;
  writeFileSync(draft, `${sha256Of(text)}\n${text}`);
  renameSync(draft, path);
}
