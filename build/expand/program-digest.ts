import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/**
 * Digest of programs, with all packages and tables that they use, as bundles: minified and from the root of the
 * checkout, so that neither their folder nor a comment changes the digest. `entryPoints` are paths from there.
 */
export async function programDigest(...entryPoints: string[]): Promise<string> {
  const { outputFiles } = await build({
    absWorkingDir: fileURLToPath(new URL('../..', import.meta.url)),
    entryPoints,
    outdir: 'programs',
    bundle: true,
    minify: true,
    platform: 'node',
    format: 'esm',
    write: false,
    logLevel: 'error',
  });
  const hash = createHash('sha256');
  for (const { contents } of outputFiles) hash.update(contents);
  return hash.digest('hex');
}
