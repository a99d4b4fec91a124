import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { DIST_DIR } from '../helpers/release.js';

/**
 * npm run bench [-- engine | parts | server]: each part is bundled as the server is, since what tsx runs is slower, and
 * run in a process of its own. Linux only: processor time and memory are read from /proc.
 */
const PARTS = ['engine', 'parts', 'server'] as const;

const wanted = process.argv.slice(2);
const named = PARTS.filter((part) => wanted.includes(part));
const options = wanted.filter((argument) => argument.startsWith('--'));
if (!existsSync(join(DIST_DIR, 'server.mjs'))) throw new Error('there is no dist/ yet: npm run build makes it');

// Within the repository, so that scripts find dist/ and packages as they do from source.
const dir = mkdtempSync(join(tmpdir(), 'kalends-bench-'));
try {
  await bundle([...PARTS, 'bare-server']);
  for (const part of named.length > 0 ? named : PARTS) {
    console.log(`\n=== ${part}\n`);
    const script = join(dir, `${part}.mjs`);
    const places = part === 'server' ? [join(DIST_DIR, 'server.mjs'), join(dir, 'bare-server.mjs')] : [DIST_DIR];
    const { status } = spawnSync(process.execPath, [script, ...places, ...options], { stdio: 'inherit' });
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
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
  });
}
