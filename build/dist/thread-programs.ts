import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { placeOfEach } from './place-of-each.mjs';

/** The modules that are programs of threads. */
const THREADS = ['history-thread', 'history-writer-thread', 'calendar-files-thread'] as const;

/** The text of each program. */
export type ThreadPrograms = Readonly<Record<(typeof THREADS)[number], string>>;

/** Bundles the programs of threads, each into one text, since threads do not have the TypeScript loader of the process. */
export async function threadPrograms(): Promise<ThreadPrograms> {
  const { outputFiles } = await build({
    entryPoints: THREADS.map((name) => fileURLToPath(new URL(`./${name}.ts`, import.meta.url))),
    outdir: 'programs',
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    write: false,
    plugins: [placeOfEach],
  });
  return Object.fromEntries(outputFiles.map(({ path, text }) => [basename(path, '.js'), text])) as ThreadPrograms;
}
