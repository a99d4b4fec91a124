import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { CalendarDefinition } from '../calendars/definition.js';
import type { ExpansionCache } from './cache.js';
import type { PlainEntry } from './entry.js';

/** Expands definitions on all cores, a country with its subdivisions at a time. */

/** Countries whose lunar astronomy takes longest go first, so that no core is left with one of them at the end. */
const SLOW_FIRST = ['MY', 'TW', 'HK', 'VN', 'CN', 'KR', 'SG', 'PH', 'IN', 'ES'];

type Batch = readonly CalendarDefinition[];
type Expanded = readonly (readonly [string, PlainEntry[]])[];

/**
 * The own entries (see `expandOwn`) of every definition, from the cache where it has them; `onDone` is called after
 * each batch with the number of calendars that are ready.
 */
export async function expandAll(
  definitions: readonly CalendarDefinition[],
  onDone: (ready: number) => void,
  cache: ExpansionCache,
): Promise<Map<string, PlainEntry[]>> {
  const expanded = new Map<string, PlainEntry[]>();
  for (const definition of definitions) {
    const known = cache.read(definition);
    if (known) expanded.set(definition.id, known);
  }
  onDone(expanded.size);
  const byId = new Map(definitions.map((definition) => [definition.id, definition]));
  const batches = inBatches(definitions.filter(({ id }) => !expanded.has(id)));
  const workers = Array.from(
    { length: Math.min(availableParallelism(), batches.length) },
    startWorker,
  );
  try {
    await Promise.all(
      workers.map((worker) =>
        drain(worker, batches, (batch) => {
          for (const [id, entries] of batch) {
            expanded.set(id, entries);
            cache.write(byId.get(id)!, entries);
          }
          onDone(expanded.size);
        }),
      ),
    );
  } finally {
    for (const worker of workers) worker.kill();
    cache.prune();
  }
  return expanded;
}

function inBatches(definitions: readonly CalendarDefinition[]): Batch[] {
  const byCountry = new Map<string, CalendarDefinition[]>();
  for (const definition of definitions) {
    const country = definition.id.split(':')[0]!;
    byCountry.set(country, [...(byCountry.get(country) ?? []), definition]);
  }
  const weight = (country: string) => {
    const index = SLOW_FIRST.indexOf(country);
    return index < 0 ? SLOW_FIRST.length : index;
  };
  return [...byCountry].sort(([a], [b]) => weight(a) - weight(b)).map(([, batch]) => batch);
}

function startWorker(): ChildProcess {
  const path = fileURLToPath(new URL('./worker.ts', import.meta.url));
  return fork(path, { execArgv: ['--import', 'tsx'], serialization: 'advanced' });
}

function drain(
  worker: ChildProcess,
  batches: Batch[],
  onBatch: (batch: Expanded) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let done = false;
    const next = () => {
      const batch = batches.shift();
      if (batch) worker.send(batch);
      else resolve();
      done = batch === undefined;
    };
    worker.on('message', (expanded) => {
      onBatch(expanded as Expanded);
      next();
    });
    worker.on('error', reject);
    worker.on('exit', (code) => {
      if (!done)
        reject(new Error(`an expanding process ended with ${code}; what it printed is above`));
    });
    next();
  });
}
