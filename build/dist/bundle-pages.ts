import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { buildSync } from 'esbuild';
import { sha256Of } from '../../server/store/build-record.js';
import { ROOT } from './root.js';

/** The assets of the pages: scripts and styles in one file each, with a digest in the name, so that caches can keep them forever. */

const SOURCES = join(ROOT, 'server/client');
const ENTRIES = [
  'home.ts',
  'forms.ts',
  'export-links.ts',
  'explorer.ts',
  'quality.ts',
  'docs.ts',
  'style.css',
  'explorer.css',
  'quality.css',
  'docs.css',
];
const IMAGES = ['icon.svg'];
const ASSETS = 'assets';
const DIGEST_LENGTH = 10;

/** Writes the assets into `dir`/assets; returns their URLs by name (`explorer.js`). */
export function writeAssets(dir: string): Map<string, string> {
  mkdirSync(join(dir, ASSETS), { recursive: true });
  const addresses = new Map<string, string>();
  const keep = (name: string, bytes: Buffer) => addresses.set(name, writeAsset(dir, name, bytes));
  const { outputFiles } = buildSync({
    entryPoints: ENTRIES.map((entry) => join(SOURCES, entry)),
    outdir: join(dir, ASSETS),
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    legalComments: 'none',
    logLevel: 'warning',
    write: false,
  });
  for (const { path, contents } of outputFiles) keep(basename(path), Buffer.from(contents));
  for (const image of IMAGES) keep(image, readFileSync(join(SOURCES, image)));
  return addresses;
}

/** Writes one asset into `dir`/assets with a digest in its name; returns its URL. */
export function writeAsset(dir: string, name: string, bytes: Buffer): string {
  const ending = extname(name);
  const digest = sha256Of(bytes).slice(0, DIGEST_LENGTH);
  const path = `${ASSETS}/${name.slice(0, -ending.length)}-${digest}${ending}`;
  writeFileSync(join(dir, path), bytes);
  return `/${path}`;
}

/** A page with the URLs of its assets in place of {{name}}. `name`: of the page, for errors. */
export function pageWith(
  name: string,
  html: string,
  addresses: ReadonlyMap<string, string>,
): string {
  return html.replace(/\{\{([\w.-]+)\}\}/g, (_, part: string) => {
    const address = addresses.get(part);
    if (address === undefined) throw new Error(`${name}: there is no part ${part}`);
    return address;
  });
}
