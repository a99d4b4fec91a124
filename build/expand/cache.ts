import { mkdirSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { sha256Of } from '../../server/store/build-record.js';
import type { CalendarDefinition } from '../calendars/definition.js';
import { readKept, writeKept } from '../kept-file.js';
import type { PlainEntry } from './entry.js';
import { programDigest } from './program-digest.js';

/**
 * Own entries (see `expandOwn`) of definitions that were expanded before, in files named by a digest of all that they
 * were made from: the definition, and the program that expands it with the library in it. A file is renamed into
 * place when it is complete and holds the SHA-256 of its content, so that neither a second process nor a kill leaves
 * a damaged one.
 */
export const CACHE_DIR = new URL('../../.kalends/cache/expanded/', import.meta.url).pathname;

/** How many files are kept: about six times the number of calendars. The least recently read are removed first. */
const MAX_FILES = 6000;

export interface ExpansionCache {
  readonly read: (definition: CalendarDefinition) => PlainEntry[] | null;
  readonly write: (definition: CalendarDefinition, entries: readonly PlainEntry[]) => void;
  /** Removes the least recently read files above the limit. */
  readonly prune: () => void;
}

/**
 * The cache of a folder, which keeps `maxFiles` when it is pruned. `program`: the digest of the program that expands;
 * default: the present one.
 */
export async function openCache(
  dir = CACHE_DIR,
  program?: string,
  maxFiles = MAX_FILES,
): Promise<ExpansionCache> {
  const made = program ?? (await programDigest('build/expand/worker.ts'));
  mkdirSync(dir, { recursive: true });
  const pathOf = (definition: CalendarDefinition) => join(dir, `${keyOf(definition, made)}.json`);
  return {
    read: (definition) => readEntries(pathOf(definition)),
    write: (definition, entries) => writeEntries(pathOf(definition), entries),
    prune: () => prune(dir, maxFiles),
  };
}

/** Members that own entries do not depend on are left out, so that a new listed date leaves them in the cache. */
function keyOf(whole: CalendarDefinition, program: string): string {
  const {
    dates: _dates,
    inherits: _inherits,
    note: _note,
    doubts: _doubts,
    doubtful: _doubtful,
    regularCloses: _closes,
    ...others
  } = whole;
  const {
    weekendSource: _source,
    weekendNote: _weekendNote,
    localName: _local,
    otherNames: _names,
    ...rest
  } = others;
  const {
    countries: _countries,
    cities: _cities,
    currencies: _money,
    isMainExchange: _main,
    ...definition
  } = rest;
  return sha256Of(
    `${program} ${process.versions.node.split('.')[0]} ${JSON.stringify(definition)}`,
  );
}

function readEntries(path: string): PlainEntry[] | null {
  try {
    const text = readKept(path);
    if (text === null) return null;
    utimesSync(path, new Date(), new Date());
    const { others, days } = JSON.parse(text) as {
      others: Omit<PlainEntry, 'day'>[];
      days: [number, number][];
    };
    return days.map(([day, index]) => ({ day, ...others[index]! }));
  } catch {
    // Missing, or removed meanwhile: the calendar is expanded again.
    return null;
  }
}

/** Many dates differ by the day alone: what they share is written once. */
function writeEntries(path: string, entries: readonly PlainEntry[]): void {
  const numbers = new Map<string, number>();
  const days = entries.map(({ day, ...others }): [number, number] => {
    const text = JSON.stringify(others);
    if (!numbers.has(text)) numbers.set(text, numbers.size);
    return [day, numbers.get(text)!];
  });
  const text = `{"others":[${[...numbers.keys()].join()}],"days":${JSON.stringify(days)}}`;
  writeKept(path, text);
}

function prune(dir: string, maxFiles: number): void {
  const names = readdirSync(dir);
  if (names.length <= maxFiles) return;
  const files = names.flatMap((name) => {
    try {
      return [{ path: join(dir, name), usedMs: statSync(join(dir, name)).mtimeMs }];
    } catch {
      // Another process removed it.
      return [];
    }
  });
  for (const { path } of files.sort((a, b) => b.usedMs - a.usedMs).slice(maxFiles))
    rmSync(path, { force: true });
}
