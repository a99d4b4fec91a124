import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { DIST, DIST_DIR, ROOT } from '../helpers/release.js';

/**
 * npm run bench [-- engine | peers | parts | dearest | reader | server]: each part is bundled as the server is, since what tsx runs is slower, and
 * run in a process of its own. Linux only: processor time and memory are read from /proc.
 */
const PARTS = ['engine', 'peers', 'parts', 'dearest', 'reader', 'server'] as const;

if (process.argv.includes('--help')) {
  console.log(`npm run bench -- [${PARTS.join(' | ')}]: measures these parts, or all of them`);
  process.exit(0);
}
const wanted = process.argv.slice(2);
const named = PARTS.filter((part) => wanted.includes(part));
const options = wanted.filter((argument) => argument.startsWith('--'));
/** What each is told on its command line. */
const PLACES = {
  engine: () => [DIST_DIR],
  peers: () => [DIST_DIR, new URL('peers.py', import.meta.url).pathname],
  parts: () => [DIST_DIR],
  dearest: () => [DIST_DIR, join(dir, 'dearest-server.mjs')],
  reader: () => [
    DIST_DIR,
    new URL('reader.py', import.meta.url).pathname,
    join(ROOT, 'server/reader'),
  ],
  // As users run it: the launcher and the current build.
  server: () => [join(DIST, 'server.mjs'), join(dir, 'bare-server.mjs')],
};
const dir = mkdtempSync(join(tmpdir(), 'kalends-bench-'));
try {
  await bundle([...PARTS, 'bare-server', 'dearest-server']);
  for (const part of named.length > 0 ? named : PARTS) {
    console.log(`\n=== ${part}\n`);
    const script = join(dir, `${part}.mjs`);
    const { status } = spawnSync(process.execPath, [script, ...PLACES[part](), ...options], {
      stdio: 'inherit',
    });
    if (status !== 0) process.exitCode = 1;
  }
} finally {
  rmSync(dir, { recursive: true });
}

/** With the settings of the server's own bundle. */
async function bundle(names: readonly string[]): Promise<void> {
  await build({
    entryPoints: names.map((name) => new URL(`${name}.ts`, import.meta.url).pathname),
    outdir: dir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    minifySyntax: true,
    logLevel: 'warning',
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
    },
  });
}
