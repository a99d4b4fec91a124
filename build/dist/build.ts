import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build as bundle } from 'esbuild';
import { openRelease } from '../../server/core/packed.js';
import { progressBar } from '../progress.js';
import { readHistory, releaseIds } from '../release/store.js';
import { writeArtifacts } from './artifacts.js';
import { packHistory } from './pack.js';
import { writePages } from './pages.js';

/**
 * npm run build: makes dist/ from the committed releases.
 *
 *   kalends.bin   the packed data that the server reads
 *   release/      csv/, ics/ and manifest.json of the last release
 *   pages/        static pages
 *   server.mjs    the bundled server, which needs no node_modules: node dist/server.mjs
 *   version       changes with the bundle
 */
const ROOT = new URL('../../', import.meta.url).pathname;
const DIST = join(ROOT, 'dist');

if (releaseIds().length === 0)
  throw new Error('there is no release yet: npm run release -- --write makes the first one');

// Made beside the old one, then put in its place: a server that starts meanwhile finds the old one whole.
const draft = join(ROOT, 'dist.draft');
rmSync(draft, { recursive: true, force: true });
mkdirSync(draft);

const replaying = progressBar('replaying', 'releases');
const history = readHistory({}, (done) => replaying.update(done, releaseIds().length));
replaying.stop();

const calendars = history.state.calendars.size;
const packing = progressBar('packing', 'calendars');
const packed = packHistory(history, (done) => packing.update(done, calendars));
writeFileSync(join(draft, 'kalends.bin'), packed);
packing.stop();

const writing = progressBar('writing artifacts of', 'calendars');
writeArtifacts(openRelease(packed), join(draft, 'release'), (done) => writing.update(done, calendars));
writing.stop();

writePages(join(draft, 'pages'));
await bundleServer(draft);
if (existsSync(DIST)) rmSync(DIST, { recursive: true });
renameSync(draft, DIST);

async function bundleServer(dir: string): Promise<void> {
  await bundle({
    entryPoints: [join(ROOT, 'server/main.ts')],
    outfile: join(dir, 'server.mjs'),
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    minifySyntax: true,
    legalComments: 'linked',
    logLevel: 'warning',
    // Packages in CommonJS ask for Node's own modules by `require`.
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
  });
  const digest = createHash('sha256')
    .update(readFileSync(join(dir, 'server.mjs')))
    .digest('hex');
  writeFileSync(join(dir, 'version'), `${digest.slice(0, 12)}\n`);
}
