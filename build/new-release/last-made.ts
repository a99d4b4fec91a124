import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { readKept, writeKept } from '../kept-file.js';
import type { ReleaseFile } from '../release/release-files.js';
import type { Contradiction } from '../verify/claims.js';

/**
 * What the newest release was made from, kept beside the cache of expansions: a calendar whose inputs are the same again
 * need not be expanded, verified and judged anew. Nothing of it is trusted that does not fit the release (see replay.ts).
 */
const FILE = new URL('../../.kalends/cache/last-release.json', import.meta.url).pathname;

/** One calendar of a release. */
export interface MadeCalendar {
  /** See inputs.ts. */
  readonly inputs: string;
  /** Of its part of the state: see digest.ts. */
  readonly digest: string;
  readonly vouching: readonly (readonly [source: string, years: readonly number[]])[];
  readonly contradictions: readonly Contradiction[];
}

export type MadeCalendars = Readonly<Record<string, MadeCalendar>>;

interface Made {
  readonly release: string;
  readonly state: string;
  readonly program: string;
  readonly calendars: MadeCalendars;
}

/** The calendars of a release as this program made them; null where that is not known. */
export function readMade(
  { id, state_sha256 }: ReleaseFile,
  program: string,
  file = FILE,
): MadeCalendars | null {
  try {
    const text = readKept(file);
    if (text === null) return null;
    const made = JSON.parse(text) as Made;
    const isOfRelease =
      made.release === id && made.state === state_sha256 && made.program === program;
    return isOfRelease ? made.calendars : null;
  } catch {
    // Not there: everything is made anew.
    return null;
  }
}

export function writeMade(
  { id, state_sha256 }: ReleaseFile,
  program: string,
  calendars: MadeCalendars,
  file = FILE,
): void {
  const text = JSON.stringify({
    release: id,
    state: state_sha256,
    program,
    calendars,
  } satisfies Made);
  mkdirSync(dirname(file), { recursive: true });
  writeKept(file, text);
}

/**
 * Of the calendars of the last release those that are the same again, given what they would be made from now; none where
 * one of them is gone, since another may answer in its place.
 */
export function unchangedOf(
  made: MadeCalendars,
  inputs: ReadonlyMap<string, string>,
): ReadonlyMap<string, MadeCalendar> {
  const all = Object.entries(made);
  if (all.some(([id]) => !inputs.has(id))) return new Map();
  return new Map(all.filter(([id, { inputs: before }]) => inputs.get(id) === before));
}
