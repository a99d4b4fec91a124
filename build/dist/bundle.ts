import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build as bundle, type Metafile } from 'esbuild';
import { billOfMaterials, SBOM_FILE } from './sbom.js';

/**
 * The server as files that need no node_modules, and the licences of what it is made of. What is imported while it runs,
 * since few settings ask for it, is a file of its own; its name holds its digest, so that server.mjs stands for all.
 */

const PACKAGE = /(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)\//;
const LICENSE_FILE = /^(licen[cs]e|copying|notice)/i;

/** Writes server.mjs, its parts (part-*.mjs), LICENSE, NOTICE and sbom.json into `dir`. */
export async function bundleServer(root: string, dir: string): Promise<void> {
  const { metafile } = await bundle({
    absWorkingDir: root,
    entryPoints: { server: 'server/main.ts' },
    outdir: dir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    chunkNames: 'part-[name]-[hash]',
    platform: 'node',
    target: 'node20',
    format: 'esm',
    minifySyntax: true,
    legalComments: 'none',
    metafile: true,
    logLevel: 'warning',
    // Packages in CommonJS ask for Node's own modules by `require`.
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
  });
  writeFileSync(join(dir, 'LICENSE'), readFileSync(join(root, 'LICENSE')));
  const names = bundledPackages(metafile);
  const packages = names.map((name) => licenceOf(root, name));
  writeFileSync(join(dir, SBOM_FILE), billOfMaterials(root, names));
  writeFileSync(join(dir, 'NOTICE'), [readFileSync(join(root, 'NOTICE'), 'utf8').trimEnd(), ...packages].join(RULE));
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
