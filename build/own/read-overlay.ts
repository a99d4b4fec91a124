import { createHash } from 'node:crypto';
import { type OwnDefinition, readCalendarFiles } from './calendar-files.js';
import { type Correction, readCorrections } from './corrections.js';
import { messageOf, OverlayError } from './mistakes.js';
import { CORRECTIONS_FILE, readOwnFiles, textOf } from './read-files.js';

/** Reads the folder KALENDS_OWN, with all checks that do not need upstream's calendars. */
export interface Overlay {
  /** SHA-256 of its files: names and contents. */
  readonly digest: string;
  /** By path in the folder. */
  readonly files: ReadonlyMap<string, Buffer>;
  readonly calendars: readonly OwnDefinition[];
  readonly corrections: readonly Correction[];
}

/** Reads the folder. Throws an OverlayError with all problems. */
export function readOverlay(dir: string): Overlay {
  const { files, mistakes: wrongFiles } = readOwnFiles(dir);
  const { calendars, mistakes: wrongCalendars } = readCalendarFiles(files);
  const { corrections, mistakes: wrongRows } = correctionsIn(files);
  const mistakes = [...wrongFiles, ...wrongCalendars, ...wrongRows];
  if (mistakes.length > 0) throw new OverlayError(mistakes);
  return { digest: digestOf(files), files, calendars, corrections };
}

function correctionsIn(files: ReadonlyMap<string, Buffer>): ReturnType<typeof readCorrections> {
  const bytes = files.get(CORRECTIONS_FILE);
  if (!bytes) return { corrections: [], mistakes: [] };
  try {
    return readCorrections(textOf(bytes));
  } catch (error) {
    return { corrections: [], mistakes: [`${CORRECTIONS_FILE}: ${messageOf(error)}`] };
  }
}

function digestOf(files: ReadonlyMap<string, Buffer>): string {
  const hash = createHash('sha256');
  for (const path of [...files.keys()].sort())
    hash.update(`${path} ${files.get(path)!.length}\n`).update(files.get(path)!);
  return hash.digest('hex');
}
