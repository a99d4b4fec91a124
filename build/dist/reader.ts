import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { sha256Of } from '../../server/store/build-record.js';
import { draftDir, replaceFile } from '../../server/store/dist-folder.js';
import { PACK_FORMAT } from '../../server/store/pack.js';
import { escapeHtml, htmlPage, type PartAddresses } from '../../server/text/html.js';
import { joinModules } from './python-module.js';
import { ROOT } from './root.js';
import { tarball } from './tarball.js';
import { wheel, wheelName } from './wheel.js';

/**
 * The reader for programs, from server/reader: a package for npm, the same as one module for browsers, a wheel for pip, the
 * same as one Python module; and a page that says what is there. Nothing of it needs a key.
 */

const SOURCES = join(ROOT, 'server/reader');
const PACKAGE = 'kalends-reader';
const PYTHON = 'kalends';
const DESCRIPTION =
  'Answers of a downloaded Kalends release in your own process: business days, holidays, T+n';
/** The purpose of each file, in order. */
const USES = [
  'npm: Node 20 or later, bundlers',
  'Browsers, as a module',
  'pip: Python 3.9 or later',
  'Python, as one module',
];

/** Writes the files of the reader and their page into `dir`/reader. */
export function writeReader(dir: string, parts: PartAddresses): void {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    version: string;
  };
  const module = bundleReader();
  const files = new Map<string, Buffer>([
    [`${PACKAGE}-${version}.tgz`, packageOf(version, module)],
    [`${PACKAGE}-${version}.js`, module],
    ...pythonFiles(version),
  ]);
  mkdirSync(join(dir, 'reader'), { recursive: true });
  for (const [name, bytes] of files) writeFileSync(join(dir, 'reader', name), bytes);
  writeFileSync(join(dir, 'reader/index.html'), pageOf(files, parts));
}

/** Copies the reader of a build to dist/reader, each file atomically; removes other versions. */
export function putReader(dist: string, build: string): void {
  const from = join(build, 'pages/reader');
  const names = readdirSync(from).filter((name) => /\.(?:tgz|js|py|whl)$/.test(name));
  for (const dir of [dist, draftDir(dist)]) mkdirSync(join(dir, 'reader'), { recursive: true });
  for (const name of names) replaceFile(dist, `reader/${name}`, readFileSync(join(from, name)));
  for (const name of readdirSync(join(dist, 'reader'))) {
    if (!names.includes(name)) rmSync(join(dist, 'reader', name), { recursive: true, force: true });
  }
}

/** One module without imports that does not use Node. */
export function bundleReader(): Buffer {
  const { outputFiles } = buildSync({
    absWorkingDir: ROOT,
    entryPoints: [join(SOURCES, 'index.ts')],
    bundle: true,
    format: 'esm',
    platform: 'neutral',
    target: 'es2022',
    minify: true,
    legalComments: 'none',
    logLevel: 'warning',
    write: false,
  });
  return Buffer.from(outputFiles[0]!.contents);
}

function packageOf(version: string, module: Buffer): Buffer {
  const description = {
    name: PACKAGE,
    version,
    description: DESCRIPTION,
    license: 'MIT',
    type: 'module',
    exports: { '.': { types: './index.d.ts', default: './index.js' } },
    types: './index.d.ts',
    sideEffects: false,
    engines: { node: '>=20' },
    // The packs it can open: see store/pack.ts.
    kalends: { format: PACK_FORMAT },
  };
  return tarball(
    new Map<string, Uint8Array>([
      ['package.json', Buffer.from(`${JSON.stringify(description, null, 2)}\n`)],
      ['index.js', module],
      ['index.d.ts', readFileSync(join(SOURCES, 'api.ts'))],
      ['README.md', readFileSync(join(SOURCES, 'README.md'))],
      ['LICENSE', readFileSync(join(ROOT, 'LICENSE'))],
    ]),
  );
}

/** The Python package as a wheel, and as one module. */
function pythonFiles(version: string): [name: string, bytes: Buffer][] {
  const dir = join(SOURCES, PYTHON);
  const sources = readdirSync(dir)
    .filter((name) => /\.py$|^py\.typed$/.test(name))
    .sort();
  const files = new Map(
    sources.map((name) => [`${PYTHON}/${name}`, readFileSync(join(dir, name))]),
  );
  const modules = sources
    .filter((name) => name.endsWith('.py'))
    .map((name) => [name.slice(0, -'.py'.length), readFileSync(join(dir, name), 'utf8')] as const);
  const texts = {
    name: PYTHON,
    version,
    summary: DESCRIPTION,
    readme: readFileSync(join(dir, 'README.md'), 'utf8'),
    license: readFileSync(join(ROOT, 'LICENSE'), 'utf8'),
    python: '>=3.9',
  };
  return [
    [wheelName(texts), wheel(texts, files)],
    [`${PYTHON}.py`, Buffer.from(joinModules(new Map(modules)))],
  ];
}

function pageOf(files: ReadonlyMap<string, Buffer>, parts: PartAddresses): string {
  const rows = [...files].map(([name, bytes], index) => {
    const link = `<a href="/reader/${name}">${escapeHtml(name)}</a>`;
    const cells = [
      link,
      USES[index]!,
      `${Math.ceil(bytes.length / 1000)} KB`,
      `<code>${sha256Of(bytes)}</code>`,
    ];
    return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  });
  return htmlPage(
    'In your own program',
    `<main><h1>In your own program</h1>
<p>A release answers without this server: fetch its <code>packs.bin</code> and its <code>manifest.json</code> from
<code>/releases/</code>, with a key, and open them with the reader. These files need none. They open format ${PACK_FORMAT}.</p>
<div class="scrolls" tabindex="0" role="region" aria-label="Files"><table class="list">
<thead><tr><th scope="col">File</th><th scope="col">For</th><th scope="col">Size</th><th scope="col">SHA-256</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table></div>
<p><a href="/docs/clients">How they are used</a></p></main>`,
    parts,
  );
}
