import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { buildDir } from '../../server/store/dist-folder.js';
import { withLock } from '../../server/util/lock.js';
import { ownName } from '../../server/util/owner.js';
import { type BaseBuild, openBase } from './base.js';
import {
  addStep,
  type OwnHistory,
  type OwnStep,
  overlaidBytes,
  readOwnHistory,
  readStepText,
  stepText,
} from './history.js';
import { type Applied, applyOverlay, type Overlaid } from './merge-overlay.js';
import { makeOwnBuild } from './overlay-build.js';
import { HISTORY_FOLDER } from './read-files.js';
import { type Overlay, readOverlay } from './read-overlay.js';

/** Applies the overlay in a folder to a build. */

/** The note of every own release. It gives no details, since they are not visible to every key. */
const NOTE = 'Own days of this server';

export interface OverlayBuild extends Applied {
  /** The build with the overlay, in dist/builds; it is not yet the current one. */
  readonly name: string;
  readonly step: OwnStep;
  /** Whether the history already had it: the same overlay on the same release. */
  readonly isKnown: boolean;
  /** Own releases that are left out, since their base is not in this dist/. */
  readonly missing: readonly string[];
}

/** Throws an OverlayError with all problems; nothing has changed then. Needs the lock of `dist`. */
export async function buildOverlay(
  dist: string,
  baseName: string,
  dir: string,
): Promise<OverlayBuild> {
  const base = openBase(buildDir(dist, baseName));
  try {
    requireFolder(dir);
    const overlay = readOverlay(dir);
    const applied = applyOverlay(base, overlay);
    const known = knownStep(readOwnHistory(dir, base), base, overlay);
    const { history, step, text } = known
      ? { ...known, text: readStepText(dir, known.step.id) }
      : newStep(dir, base, overlay, applied.overlaid);
    const steps = known ? history.steps : [...history.steps, step];
    const make = () => makeOwnBuild({ dist, baseName, base, steps, text });
    const name = known
      ? await make()
      : await withOverlayLock(dir, async () => {
          requireLast(dir, base, history);
          const made = await make();
          addStep(dir, step.id, text, overlaidBytes(step, base.last), overlay.files);
          return made;
        });
    return { ...applied, name, step, isKnown: known !== null, missing: history.missing };
  } finally {
    base.close();
  }
}

/** The effect of a build, without making it. Throws like `buildOverlay`. */
export function checkOverlay(
  dist: string,
  baseName: string,
  dir: string,
): Applied & { readonly overlay: Overlay } {
  const base = openBase(buildDir(dist, baseName));
  try {
    requireFolder(dir);
    const overlay = readOverlay(dir);
    readOwnHistory(dir, base);
    return { ...applyOverlay(base, overlay), overlay };
  } finally {
    base.close();
  }
}

function requireFolder(dir: string): void {
  if (!statSync(dir, { throwIfNoEntry: false })?.isDirectory()) {
    throw new Error(`KALENDS_OWN: there is no folder ${dir}`);
  }
}

/** The last step, if it has the same overlay and base release: it is used again. */
function knownStep(
  history: OwnHistory,
  base: BaseBuild,
  overlay: Overlay,
): { history: OwnHistory; step: OwnStep } | null {
  const step = history.steps.at(-1);
  const isLast = step !== undefined && step.id === history.last?.file.id;
  return isLast && step.base === base.last.id && step.digest === overlay.digest
    ? { history, step }
    : null;
}

function newStep(
  dir: string,
  base: BaseBuild,
  overlay: Overlay,
  overlaid: Overlaid,
): { history: OwnHistory; step: OwnStep; text: string } {
  const history = readOwnHistory(dir, base);
  const taken = [...base.history.releases.map(({ id }) => id), history.last?.file.id ?? '']
    .sort()
    .at(-1)!;
  const id = nextId(taken, Date.now());

  const note = NOTE;
  const step: OwnStep = {
    id,
    generated_at: instantOf(id),
    base: base.last.id,
    digest: overlay.digest,
    note,
    overlaid,
  };
  return { history, step, text: stepText(step, history, overlaidBytes(step, base.last)) };
}

/** The id of this second, or the next second after the last release. */
function nextId(last: string, nowMs: number): string {
  const now = idOf(nowMs);
  return now > last ? now : idOf(Date.parse(instantOf(last)) + 1000);
}

function idOf(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

function instantOf(id: string): string {
  const [, year, month, day, hour, minute, second] =
    /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(id)!;
  return `${year}-${month}-${day}T${hour}:${minute}:${second}+00:00`;
}

/**
 * Runs `work` while no other command changes the rows or the history of the overlay: several people may add rows to it at
 * once, and several dist/ folders may use it.
 */
export async function withOverlayLock<T>(dir: string, work: () => T | Promise<T>): Promise<T> {
  const folder = join(dir, HISTORY_FOLDER);
  mkdirSync(folder, { recursive: true });
  const path = join(folder, '.lock');
  return withLock({ path, draft: `${path}.${ownName()}` }, work);
}

/** Throws an Error if another process added a step meanwhile. */
function requireLast(dir: string, base: BaseBuild, { last }: OwnHistory): void {
  const now = readOwnHistory(dir, base).last?.file.id;
  if (now !== last?.file.id)
    throw new Error(`another build added ${now} to the history of ${dir}: run it again`);
}
