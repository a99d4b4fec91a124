import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { type BuildOptions, build as bundle, type Metafile, type Plugin } from 'esbuild';
import { billOfMaterials, SBOM_FILE } from './sbom.js';

/**
 * The server as files that need no node_modules, and the licences of what it is made of. What few settings ask for is a
 * part of its own, read only then; its name holds its digest, so that server.mjs stands for the whole program.
 */

const PACKAGE = /(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)\//;
const LICENSE_FILE = /^(licen[cs]e|copying|notice)/i;
const PROGRAM = 'server/main.ts';
/**
 * What `import()` names, by the name of its file. None may be left out: what is imported while it runs and is in the same
 * file makes functions of all modules that it has in common with the others.
 */
const PARTS: Readonly<Record<string, string>> = {
  builds: 'server/ops/builds-main.ts',
  mcp: 'server/mcp/part.ts',
  metrics: 'server/ops/metrics.ts',
  // Of the command alone, by its name: see server/ops/own-part.ts.
  own: 'build/own/main.ts',
  redis: 'server/limits/redis.ts',
  'worker-link': 'server/ops/worker-link.ts',
  workers: 'server/ops/workers.ts',
  xlsx: 'server/text/xlsx.ts',
};

/** Writes server.mjs, its parts (part-*.mjs), LICENSE, NOTICE and sbom.json into `dir`. */
export async function bundleServer(root: string, dir: string): Promise<void> {
  const metafiles: Metafile[] = [];
  const parts = new Map<string, string>();
  for (const [name, source] of Object.entries(PARTS)) {
    const { metafile } = await bundle(optionsOf(root, dir, { [`part-${name}`]: source }, '[name]-[hash]'));
    metafiles.push(metafile);
    parts.set(resolve(root, source), basename(Object.keys(metafile.outputs)[0]!));
  }
  const { metafile } = await bundle({
    ...optionsOf(root, dir, { server: PROGRAM }, '[name]'),
    plugins: [besideIt(parts)],
  });
  metafiles.push(metafile);
  writeFileSync(join(dir, 'LICENSE'), readFileSync(join(root, 'LICENSE')));
  const names = [...new Set(metafiles.flatMap(bundledPackages))].sort();
  const packages = names.map((name) => licenceOf(root, name));
  writeFileSync(join(dir, SBOM_FILE), billOfMaterials(root, names));
  writeFileSync(join(dir, 'NOTICE'), [readFileSync(join(root, 'NOTICE'), 'utf8').trimEnd(), ...packages].join(RULE));
}

function optionsOf(root: string, dir: string, entryPoints: Record<string, string>, entryNames: string) {
  return {
    absWorkingDir: root,
    entryPoints,
    entryNames,
    outdir: dir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    minifySyntax: true,
    // Words in Arabic and Japanese are then characters, not escapes.
    charset: 'utf8',
    legalComments: 'none',
    metafile: true,
    logLevel: 'warning',
    alias: {
      '@modelcontextprotocol/server/_shims': join(root, 'server/mcp/no-validator.ts'),
      'date-holidays': join(root, 'build/own/no-library.ts'),
      'date-holidays/data': join(root, 'build/own/no-library.ts'),
    },
    // Packages in CommonJS ask for Node's own modules by `require`; others have a `createRequire` of their own.
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
    },
  } satisfies BuildOptions;
}

/** Leaves the import of a part as one of the file beside this one. `parts` are files by their source. */
function besideIt(parts: ReadonlyMap<string, string>): Plugin {
  return {
    name: 'parts',
    setup: ({ onResolve }) => {
      onResolve({ filter: /\.js$/ }, ({ kind, path, resolveDir }) => {
        const file = kind === 'dynamic-import' && parts.get(resolve(resolveDir, path.replace(/\.js$/, '.ts')));
        return file ? { path: `./${file}`, external: true } : undefined;
      });
    },
  };
}

const RULE = `\n\n${'-'.repeat(80)}\n\n`;

/** Names of the packages whose code is in the bundle, sorted. */
export function bundledPackages({ inputs }: Metafile): string[] {
  const names = Object.keys(inputs).flatMap((path) => PACKAGE.exec(path)?.[1] ?? []);
  return [...new Set(names)].sort();
}

/** Name, version and licence of a package, as it came; where a package under MIT came without the text, that. */
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
    typeof author === 'object' ? author.name : (author ?? (repository && `the authors of ${repository.url}`));
  if (license !== 'MIT' || !holder) throw new Error(`${dir}: the package came without its licence`);
  return [title, `Copyright (c) ${holder}`, mitTerms(root)].join('\n\n');
}

interface PackageFile {
  readonly version: string;
  readonly license?: string;
  readonly author?: string | { readonly name: string };
  readonly repository?: { readonly url: string };
}

/** Our own licence is the same, below the line of its holder. */
function mitTerms(root: string): string {
  const text = readFileSync(join(root, 'LICENSE'), 'utf8');
  return text.slice(text.indexOf('Permission is hereby granted')).trim();
}
