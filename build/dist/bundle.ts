import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BuildOptions, build as bundle, type Metafile, stop } from 'esbuild';
import { billOfMaterials, SBOM_FILE } from './sbom.js';

/**
 * Bundles the server into files that need no node_modules, with the licences of its packages. Rarely used code is imported on
 * demand: esbuild splits it into parts (part-*.mjs) with digests in their names, so the digest of server.mjs identifies the whole
 * program.
 */

const PACKAGE = /(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)\//;
const LICENSE_FILE = /^(licen[cs]e|copying|notice)/i;
const PROGRAM = 'server/main.ts';
/** The command `own` makes builds, so it is a program of its own and not a module of the server (server/ops/own-part.ts). */
const OWN_PROGRAM = 'build/own/main.ts';

/** Writes server.mjs, its parts (part-*.mjs), LICENSE, NOTICE and sbom.json into `dir`. */
export async function bundleServer(root: string, dir: string): Promise<void> {
  const { metafile: server } = await bundle({
    ...optionsOf(root, dir),
    entryPoints: { server: PROGRAM },
  });
  const { metafile: own } = await bundle({
    ...optionsOf(root, dir),
    entryPoints: { 'part-own': OWN_PROGRAM },
    entryNames: '[name]-[hash]',
    splitting: false,
  });
  // The process of esbuild would keep as much memory as the rest of the build.
  await stop();
  writeFileSync(join(dir, 'LICENSE'), readFileSync(join(root, 'LICENSE')));
  const names = [...new Set([server, own].flatMap(bundledPackages))].sort();
  const packages = names.map((name) => licenceOf(root, name));
  writeFileSync(join(dir, SBOM_FILE), billOfMaterials(root, names));
  writeFileSync(
    join(dir, 'NOTICE'),
    [readFileSync(join(root, 'NOTICE'), 'utf8').trimEnd(), ...packages].join(RULE),
  );
}

function optionsOf(root: string, dir: string) {
  return {
    absWorkingDir: root,
    outdir: dir,
    entryNames: '[name]',
    chunkNames: 'part-[name]-[hash]',
    splitting: true,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    minifySyntax: true,
    // Keeps Arabic and Japanese texts as characters, not escapes.
    charset: 'utf8',
    legalComments: 'none',
    metafile: true,
    logLevel: 'warning',
    alias: {
      '@modelcontextprotocol/server/_shims': join(root, 'server/mcp/no-validator.ts'),
      'thread-stream': join(root, 'server/ops/no-thread-stream.ts'),
      '@pinojs/redact': join(root, 'server/ops/no-redact.ts'),
      'safe-stable-stringify': join(root, 'server/ops/no-safe-stringify.ts'),
      mrmime: join(root, 'server/http/mime-types.ts'),
      'date-holidays': join(root, 'build/own/no-library.ts'),
      'date-holidays/data': join(root, 'build/own/no-library.ts'),
    },
    // CommonJS packages load Node's own modules by `require`; the name avoids clashes with other uses of `createRequire`.
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
    },
  } satisfies BuildOptions;
}

const RULE = `\n\n${'-'.repeat(80)}\n\n`;

/** Names of the packages whose code is in the bundle, sorted. */
export function bundledPackages({ inputs }: Metafile): string[] {
  const names = Object.keys(inputs).flatMap((path) => PACKAGE.exec(path)?.[1] ?? []);
  return [...new Set(names)].sort();
}

/** Name, version and licence text of a package; the standard text for a package under MIT without one. */
function licenceOf(root: string, name: string): string {
  const dir = join(root, 'node_modules', name);
  const { version, license, author, repository } = JSON.parse(
    readFileSync(join(dir, 'package.json'), 'utf8'),
  ) as PackageFile;
  const title = `server.mjs holds code of ${name} ${version} (${license ?? 'see below'})`;
  const texts = readdirSync(dir)
    .filter((file) => LICENSE_FILE.test(file))
    .sort()
    .map((file) => readFileSync(join(dir, file), 'utf8').trim());
  if (texts.length > 0) return [title, ...texts].join('\n\n');
  const holder =
    typeof author === 'object'
      ? author.name
      : (author ?? (repository && `the authors of ${repository.url}`));
  if (license !== 'MIT' || !holder) throw new Error(`${dir}: the package came without its licence`);
  return [title, `Copyright (c) ${holder}`, mitTerms(root)].join('\n\n');
}

interface PackageFile {
  readonly version: string;
  readonly license?: string;
  readonly author?: string | { readonly name: string };
  readonly repository?: { readonly url: string };
}

/** Our own licence text, without the copyright line. */
function mitTerms(root: string): string {
  const text = readFileSync(join(root, 'LICENSE'), 'utf8');
  return text.slice(text.indexOf('Permission is hereby granted')).trim();
}
