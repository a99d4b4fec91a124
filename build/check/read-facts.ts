import { readdirSync } from 'node:fs';
import type { Fact } from './facts/fact.js';
import type { Statute } from './statutes/statute.js';

/** Facts and statutes, one file per part of the world; new files are found automatically. */

const FACTS = new URL('./facts/', import.meta.url);
const STATUTES = new URL('./statutes/', import.meta.url);

export const FACT_FILES: readonly string[] = filesOf(FACTS, 'fact.ts');

/** The facts of one of `FACT_FILES`. */
export async function factsOf(file: string): Promise<Fact[]> {
  const module = (await import(new URL(file, FACTS).href)) as Readonly<
    Record<string, readonly Fact[]>
  >;
  return Object.values(module).flat();
}

export async function allFacts(): Promise<Fact[]> {
  return (await Promise.all(FACT_FILES.map(factsOf))).flat();
}

/** Every file of statutes/ but statute.ts is a list (`export default`). */
export async function allStatutes(): Promise<Statute[]> {
  const lists = await Promise.all(
    filesOf(STATUTES, 'statute.ts').map((name) => import(new URL(name, STATUTES).href)),
  );
  return (lists as { default: readonly Statute[] }[]).flatMap((list) => list.default);
}

function filesOf(folder: URL, form: string): string[] {
  return readdirSync(folder).filter((name) => name.endsWith('.ts') && name !== form);
}
