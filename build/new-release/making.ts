import { marketConventions } from '../calendars/conventions/index.js';
import type { CalendarDefinition } from '../calendars/definition.js';
import { allFacts, allStatutes } from '../check/read-facts.js';
import { programDigest } from '../expand/program-digest.js';
import type { Vouching } from '../release/compute-state.js';
import type { RunningDigest } from '../release/digest.js';
import type { ReleaseFile } from '../release/release-files.js';
import type { ReleaseState } from '../release/state.js';
import type { Contradiction } from '../verify/claims.js';
import type { Publication } from '../verify/publication.js';
import { inputDigests } from './inputs.js';
import { type MadeCalendar, readMade, unchangedOf, writeMade } from './last-made.js';

/** What expands, verifies and judges: another one, and no calendar counts as unchanged. */
const PROGRAMS = ['build/release/compute-state.ts', 'build/check/all-gates.ts'];

/** The making of a release, beside that of the last one. */
export interface Making {
  /** The calendars that the last release has as they would be made again. */
  readonly unchanged: ReadonlyMap<string, MadeCalendar>;
  /** Keeps what the release that was just written was made from, for the next one. */
  readonly keep: (release: ReleaseFile, made: Finished) => void;
}

export interface Finished {
  /** Of the calendars that were computed; `digests` knows the others. */
  readonly state: ReleaseState;
  readonly digests: RunningDigest;
  readonly vouching: ReadonlyMap<string, Vouching>;
  readonly contradictions: readonly Contradiction[];
}

/** `last`: the newest release, if there is one; `releaseDay`: YYYY-MM-DD. */
export async function openMaking(
  last: ReleaseFile | null,
  definitions: readonly CalendarDefinition[],
  publications: readonly Publication[],
  releaseDay: string,
): Promise<Making> {
  const program = await makingProgram();
  const [conventions, facts, statutes] = [
    await marketConventions(),
    await allFacts(),
    await allStatutes(),
  ];
  const inputs = inputDigests({
    definitions,
    publications,
    conventions,
    facts,
    statutes,
    releaseDay,
  });
  const made = last && readMade(last, program);
  return {
    unchanged: made ? unchangedOf(made, inputs) : new Map(),
    keep: (release, { state, digests, vouching, contradictions }) => {
      const madeOf = (id: string): MadeCalendar => ({
        inputs: inputs.get(id)!,
        digest: digests.ofCalendar(state, id),
        vouching: [...(vouching.get(id) ?? [])],
        contradictions: contradictions.filter(({ calendar }) => calendar === id),
      });
      writeMade(
        release,
        program,
        Object.fromEntries(definitions.map(({ id }) => [id, madeOf(id)])),
      );
    },
  };
}

async function makingProgram(): Promise<string> {
  const { node, icu, tz } = process.versions;
  return [await programDigest(...PROGRAMS), node, icu, tz].join();
}

/** What vouches for calendars that are not computed. */
export function vouchingOf(unchanged: Making['unchanged']): ReadonlyMap<string, Vouching> {
  return new Map([...unchanged].map(([id, { vouching }]) => [id, new Map(vouching)]));
}

/** The digests of those that are not computed. */
export function standingOf(
  unchanged: Making['unchanged'],
  computed: ReleaseState,
): ReadonlyMap<string, string> {
  const standing = [...unchanged].filter(([id]) => !computed.calendars.has(id));
  return new Map(standing.map(([id, { digest }]) => [id, digest]));
}
