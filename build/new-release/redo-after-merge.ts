import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Mistake } from '../command-line.js';
import { type Reason, readReasons } from '../release/reasons.js';
import { headLineOf, type ReleaseFile, releaseIds } from '../release/release-files.js';

/**
 * After a merge of two branches that each made a release: both follow the same one, and only that of the main branch
 * stays. The other is taken out of the folder, and made again after it, with its note and its reasons.
 */

/** The note and reasons of a release that is taken out. */
export interface TakenOut {
  readonly note: string;
  readonly reasons: readonly Reason[];
}

/**
 * Removes the release `id`, and makes `HEAD` name the last of the others. Throws a Mistake unless another release of the
 * folder follows the same one: a release that is part of the history is never changed.
 */
export function takeOut(dir: string, id: string): TakenOut {
  const ids = releaseIds(dir);
  const files = new Map(ids.map((one) => [one, readFile(dir, one)]));
  const own = files.get(id);
  if (!own) throw new Mistake(`--again: there is no release ${id}; there are ${ids.join(', ')}`);
  const beside = ids.find((one) => one !== id && files.get(one)!.previous === own.previous);
  if (beside === undefined || own.previous === null) {
    throw new Mistake(
      `--again: no other release follows ${own.previous ?? 'none'}, so ${id} is part of the history`,
    );
  }
  const after = ids.find((one) => files.get(one)!.previous === id);
  if (after !== undefined)
    throw new Mistake(`--again: ${after} follows ${id}: take that out first`);
  const path = join(dir, id, 'reasons.jsonl');
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n').filter(Boolean) : [];
  const reasons = readReasons(
    lines.map((line) => JSON.parse(line) as unknown),
    path,
  );
  rmSync(join(dir, id), { recursive: true });
  const last = ids.filter((one) => one !== id).at(-1)!;
  writeFileSync(join(dir, 'HEAD'), headLineOf(dir, last));
  return { note: own.note, reasons };
}

function readFile(dir: string, id: string): ReleaseFile {
  return JSON.parse(readFileSync(join(dir, id, 'release.json'), 'utf8')) as ReleaseFile;
}
