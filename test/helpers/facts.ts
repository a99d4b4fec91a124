import { readdirSync } from 'node:fs';
import type { Fact } from '../data/facts/fact.js';

/** The facts of sources in `test/data/facts`, one file a part of the world. */
const FOLDER = new URL('../data/facts/', import.meta.url);

export const FACT_FILES: readonly string[] = readdirSync(FOLDER).filter(
  (name) => name.endsWith('.ts') && name !== 'fact.ts',
);

export async function factsOf(file: string): Promise<Fact[]> {
  const module = (await import(new URL(file, FOLDER).href)) as Readonly<Record<string, readonly Fact[]>>;
  return Object.values(module).flat();
}
