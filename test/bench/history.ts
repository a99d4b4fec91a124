import { fork } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeArtifacts } from '../../build/dist/artifacts.js';
import { openPacked, packState } from '../../build/dist/pack.js';
import { ChangesPacker } from '../../build/dist/pack-changes.js';
import { RunningDigest } from '../../build/release/digest.js';
import { jsonLines } from '../../build/release/release-files.js';
import { replayReleases } from '../../build/release/replay.js';
import {
  applyChanges,
  diffStates,
  type EntryChange,
  emptyState,
  payloadOf,
  type ReleaseState,
} from '../../build/release/state.js';
import { toStatements } from '../../build/release/statements.js';
import { writeReleaseFiles } from '../../build/release/store.js';
import { realHistory } from '../helpers/history.js';

/**
 * npm run bench:history: what a long history costs. 100 releases over 2,000 calendars, made of the real ones: each
 * release renames one holiday, for all of its years, in some hundred calendars, and changes their records. Tells the
 * time of each step of a build, and the memory of a process that has loaded what was built.
 */
const CALENDARS = 2000;
const RELEASES = 100;
const TOUCHED = 400;

const folder = mkdtempSync(join(tmpdir(), 'history-'));
try {
  await run(join(folder, 'releases'), join(folder, 'dist'));
} finally {
  rmSync(folder, { recursive: true });
}

async function run(dir: string, dist: string): Promise<void> {
  mkdirSync(dir);
  mkdirSync(dist);
  timed('made the releases (no part of a build)', () => writeReleases(dir));
  const started = start();
  const packer = new ChangesPacker();
  const state = timed('replay', () => {
    let last = emptyState();
    for (const step of replayReleases({ dir })) {
      packer.add(step, step.state);
      last = step.state;
    }
    return last;
  });
  const { data, changes } = timed('pack', () => packState(state, packer, () => {}));
  writeFileSync(join(dist, 'kalends.bin'), data);
  writeFileSync(join(dist, 'changes.bin'), changes);
  const before = start();
  await writeArtifacts(
    openPacked({ data, changes }),
    join(dist, 'release'),
    { chain: [], releaseJson: '', signer: null },
    () => {},
  );
  tell('artifacts of one release', before);
  tell(`build of ${RELEASES} releases over ${state.calendars.size} calendars`, started);
  const mib = (bytes: number) => `${(bytes / 1_048_576).toFixed(1)} MiB`;
  console.log(
    `kalends.bin ${mib(statSync(join(dist, 'kalends.bin')).size)}, changes.bin ${mib(statSync(join(dist, 'changes.bin')).size)}`,
  );
  const [bare, loaded] = [await memoryOf([]), await memoryOf([dist])];
  console.log(`memory: ${mib(loaded)} loaded, ${mib(bare)} bare, ${mib(loaded - bare)} more`);
}

function timed<T>(what: string, work: () => T): T {
  const started = start();
  const result = work();
  tell(what, started);
  return result;
}

interface Started {
  readonly atMs: number;
  readonly cpu: NodeJS.CpuUsage;
}

function start(): Started {
  return { atMs: performance.now(), cpu: process.cpuUsage() };
}

/** Others may use the machine: processor time is what can be compared. */
function tell(what: string, { atMs, cpu }: Started): void {
  const { user, system } = process.cpuUsage(cpu);
  const seconds = (performance.now() - atMs) / 1000;
  console.log(`${what}: ${seconds.toFixed(1)} s, ${((user + system) / 1_000_000).toFixed(1)} s of processor time`);
}

/** Resident bytes of a process that has loaded a build, or nothing. */
function memoryOf(args: string[]): Promise<number> {
  const child = fork(new URL('./loaded-memory.ts', import.meta.url).pathname, args, {
    execArgv: ['--import', 'tsx', '--expose-gc'],
  });
  return new Promise((resolve, reject) => {
    child.once('message', (bytes) => resolve(bytes as number));
    child.once('error', reject);
  });
}

function writeReleases(dir: string): void {
  const state = largeState();
  const digest = new RunningDigest();
  const snapshot = toStatements(diffStates(emptyState(), state));
  const files = (name: string, calendars: readonly unknown[], lines: readonly unknown[]) => ({
    'calendars.jsonl': jsonLines(calendars),
    'sources.jsonl': '',
    [name]: jsonLines(lines),
  });
  const words = { note: 'A release', reasons: [] };
  writeReleaseFiles(
    releaseOf(0),
    words,
    files('snapshot.jsonl', [...state.calendars.values()], snapshot),
    digest.of(state),
    dir,
  );
  const ids = [...state.calendars.keys()];
  for (let number = 1; number < RELEASES; number++) {
    const touched = Array.from({ length: TOUCHED }, (_, index) => ids[(number * 137 + index * 5) % ids.length]!);
    const changes = [...new Set(touched)].sort().flatMap((id) => renamed(state, id, number));
    applyChanges(state, changes);
    const records = touched.map((id) => ({ ...state.calendars.get(id)!, name: `Name ${number}` }));
    for (const record of records) state.calendars.set(record.id, record);
    digest.touch(touched);
    writeReleaseFiles(
      releaseOf(number),
      words,
      files('changes.jsonl', records, toStatements(changes)),
      digest.of(state),
      dir,
    );
  }
}

/** The real calendars, again and again under other ids. */
function largeState(): ReleaseState {
  const real = realHistory().state;
  const state = emptyState();
  for (let copy = 0; state.calendars.size < CALENDARS; copy++) {
    for (const [id, record] of real.calendars) {
      if (state.calendars.size === CALENDARS) break;
      const name = copy === 0 ? id : `${id}-${copy}`;
      state.calendars.set(name, { ...record, id: name, sources: [] });
      state.entries.set(name, new Map(real.entries.get(id)));
    }
  }
  return state;
}

/** One holiday of a calendar, in all of its years, gets another name. */
function renamed(state: ReleaseState, calendar: string, number: number): EntryChange[] {
  const entries = [...(state.entries.get(calendar)?.values() ?? [])];
  const chosen = entries[(number * 31) % Math.max(1, entries.length)]?.payload;
  if (!chosen) return [];
  const after = payloadOf({
    ...chosen,
    names: { ...chosen.names, en: `${chosen.names.en!.split(' #')[0]} #${number}` },
  });
  return entries
    .filter(({ payload }) => payload === chosen)
    .sort((a, b) => a.day - b.day)
    .map(({ day }) => ({ calendar, day, kind: chosen.kind, before: chosen, after }));
}

function releaseOf(number: number) {
  const instant = new Date(Date.UTC(2027, 0, 1 + number)).toISOString().slice(0, 19);
  return {
    ...{ id: `${instant.replaceAll(/[-:]/g, '')}Z`, library_version: '3.37.0', generated_at: `${instant}+00:00` },
  };
}
