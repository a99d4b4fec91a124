import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { bundleReader } from '../../build/dist/reader.js';
import { hasBrowser, newContext, sharedBrowser } from '../helpers/browser.js';
import { install } from '../helpers/install.js';
import { freePort, isOpen } from '../helpers/ports.js';
import { type Storage, startStorage } from '../helpers/storage.js';

/**
 * npm run bench:edge [-- PATH-OF-ANOTHER-NODE]...: how long the JavaScript reader takes to its first answer about XNYS and EUR, with
 * signatures checked, from storage on this machine: cold (nothing kept), warm (kept by an earlier process, page or isolate), and
 * the next question of the same reader. Requests and bytes are those that the storage sent, compressed where the runtime accepts
 * it. Last, what a release without lists of packs takes: its whole manifest.
 */
const RUNS = 5;
const IDS = ['XNYS', 'EUR'];

interface Round {
  readonly ms: number;
  /** Of the next question. */
  readonly nextUs?: number;
}

if (process.argv.includes('--help')) {
  console.log(
    'npm run bench:edge [-- PATH-OF-ANOTHER-NODE]...: the time to the first answer of the JavaScript reader, by runtime',
  );
  process.exit(0);
}
const folder = mkdtempSync(join(tmpdir(), 'kalends-first-'));
const module = bundleReader();
writeFileSync(join(folder, 'kalends-reader.mjs'), module);
writeFileSync(
  join(folder, 'ask.mjs'),
  `const [address, publicKey, dir] = process.argv.slice(2);
const began = performance.now();
const { open } = await import('./kalends-reader.mjs');
const { readFile, writeFile, rm } = await import('node:fs/promises');
const store = {
  get: (name) => readFile(dir + '/' + name).catch(() => null),
  put: (name, bytes) => writeFile(dir + '/' + name, bytes),
  delete: (name) => rm(dir + '/' + name, { force: true }),
};
${askText('address', 'publicKey')}
console.log(JSON.stringify(await ask(open, store, began)));`,
);

/** A function in the runtime: the time to the first answer, and of the next one. */
function askText(address: string, publicKey: string): string {
  return `async function ask(open, store, began) {
  const reader = await open(${address}, { calendars: ${JSON.stringify(IDS)}, publicKey: ${publicKey}, store });
  reader.all('XNYS', 'EUR').isBusinessDay('2026-12-24');
  const ms = performance.now() - began;
  const both = reader.all('XNYS', 'EUR');
  const from = performance.now();
  for (let day = 1; day <= 28; day++) both.isBusinessDay('2027-01-' + String(day).padStart(2, '0'));
  return { ms, nextUs: ((performance.now() - from) * 1000) / 28 };
}`;
}

const storage = await startStorage();
try {
  console.log(`median of ${RUNS}; ${module.length} bytes of the reader's module are not counted\n`);
  console.log('runtime              state    ms   requests   KB   next question, us');
  const nodes = [process.execPath, ...process.argv.slice(2)];
  for (const node of nodes) await measureNode(node, storage, '');
  if (hasBrowser) await measureBrowser();
  if (install('workerd', folder)) await measureWorker();
  const old = await startStorage({ isOld: true });
  await measureNode(process.execPath, old, ', whole manifest');
  old.close();
} finally {
  storage.close();
  if (hasBrowser) await (await sharedBrowser()).close();
  rmSync(folder, { recursive: true, force: true });
}
process.exit();

/** Prints the medians of rounds, each made by `round` after `before`. */
async function row(
  name: string,
  state: string,
  from: Storage,
  round: (run: number) => Promise<Round>,
): Promise<void> {
  const rounds: Round[] = [];
  let asked: ReturnType<Storage['takeAsked']> = [];
  for (let run = 0; run < RUNS; run++) {
    from.takeAsked();
    rounds.push(await round(run));
    asked = from.takeAsked().filter(({ path }) => path.startsWith('/releases/'));
  }
  const bytes = asked.reduce((sum, one) => sum + one.bytes, 0);
  const median = (of: (one: Round) => number) => rounds.map(of).sort((a, b) => a - b)[RUNS >> 1]!;
  const next = median(({ nextUs }) => nextUs ?? Number.NaN);
  const cells = [
    median(({ ms }) => ms).toFixed(0),
    String(asked.length),
    (bytes / 1000).toFixed(1),
  ];
  const numbers = cells.map((cell) => cell.padStart(7)).join('');
  console.log(
    `${name.padEnd(20)} ${state.padEnd(5)}${numbers}   ${Number.isNaN(next) ? '' : next.toFixed(1)}`,
  );
}

async function measureNode(node: string, from: Storage, more: string): Promise<void> {
  const { stdout } = spawnSync(node, ['--version'], { encoding: 'utf8' });
  const run = (dir: string) =>
    new Promise<Round>((resolve, reject) => {
      const args = [join(folder, 'ask.mjs'), from.address, from.publicKey, dir];
      const child = spawn(node, args, { stdio: ['ignore', 'pipe', 'inherit'] });
      let printed = '';
      child.stdout.on('data', (text: Buffer) => (printed += text.toString()));
      child.on('close', (code) =>
        code === 0 ? resolve(JSON.parse(printed) as Round) : reject(new Error(`${node}: ${code}`)),
      );
    });
  const fresh = () => mkdtempSync(join(folder, 'store-'));
  const name = `Node ${stdout.trim()}${more}`;
  await row(name, 'cold', from, () => run(fresh()));
  const kept = fresh();
  await run(kept);
  await row(name, 'warm', from, () => run(kept));
}

async function measureBrowser(): Promise<void> {
  storage.put('/', Buffer.from('<!doctype html><title>x</title>'));
  storage.put('/kalends-reader.js', module);
  const code = `(async () => {
    const began = performance.now();
    const { open, cacheStore } = await import('/kalends-reader.js');
    const store = cacheStore(await caches.open('kalends'));
    ${askText("new URL('/releases/latest/', location)", JSON.stringify(storage.publicKey))}
    return ask(open, store, began);
  })()`;
  const version = `Chromium ${(await sharedBrowser()).version().split('.')[0]}`;
  const inPage = async (context: Awaited<ReturnType<typeof newContext>>) => {
    const page = await context.newPage();
    await page.goto(`${storage.origin}/`);
    const round = (await page.evaluate(code)) as Round;
    await page.close();
    return round;
  };
  await row(version, 'cold', storage, async () => {
    const context = await newContext();
    const round = await inPage(context);
    await context.close();
    return round;
  });
  const context = await newContext();
  await inPage(context);
  await row(version, 'warm', storage, () => inPage(context));
  await context.close();
}

/** Seen from outside: a runtime's clock stands still while it computes. Each round is a new process; its start is not counted. */
async function measureWorker(): Promise<void> {
  const port = await freePort();
  mkdirSync(join(folder, 'kept'));
  writeFileSync(join(folder, 'reader.js'), module);
  writeFileSync(
    join(folder, 'worker.js'),
    `import { open } from './reader.js';
let reader;
export default {
  async fetch(request, { RELEASES, KEY, KEPT }) {
    const at = (name) => 'http://kept/' + name;
    const store = {
      get: async (name) => { const found = await KEPT.fetch(at(name)); return found.status === 200 ? found : null; },
      put: (name, body) => KEPT.fetch(at(name), { method: 'PUT', body }),
      delete: (name) => KEPT.fetch(at(name), { method: 'DELETE' }),
    };
    reader ??= await open(RELEASES, { calendars: ${JSON.stringify(IDS)}, publicKey: KEY, store });
    return new Response(String(reader.all('XNYS', 'EUR').isBusinessDay('2026-12-24')));
  },
};`,
  );
  writeFileSync(
    join(folder, 'config.capnp'),
    `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "worker", worker = .worker),
    (name = "internet", network = (allow = ["private"])),
    (name = "kept", disk = (path = "${join(folder, 'kept')}", writable = true)),
  ],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "worker")],
);
const worker :Workerd.Worker = (
  modules = [
    (name = "worker.js", esModule = embed "worker.js"),
    (name = "reader.js", esModule = embed "reader.js"),
  ],
  bindings = [
    (name = "RELEASES", text = "${storage.address}"),
    (name = "KEY", text = ${JSON.stringify(storage.publicKey)}),
    (name = "KEPT", service = "kept"),
  ],
  compatibilityDate = "2026-11-01",
);`,
  );
  const round = async (): Promise<Round> => {
    const runtime = spawn(join(folder, 'node_modules/.bin/workerd'), ['serve', 'config.capnp'], {
      cwd: folder,
      stdio: 'inherit',
      // What npm puts there is a script, which starts the runtime: both are ended as a group.
      detached: true,
    });
    const ended = new Promise((resolve) => runtime.once('exit', resolve));
    try {
      while (!(await isOpen(port))) await wait(20);
      const ask = async () => {
        const from = performance.now();
        const response = await fetch(`http://127.0.0.1:${port}/`);
        const text = await response.text();
        if (text !== 'true') throw new Error(text);
        return performance.now() - from;
      };
      const ms = await ask();
      await ask();
      return { ms, nextUs: (await ask()) * 1000 };
    } finally {
      process.kill(-runtime.pid!);
      await ended;
      while (await isOpen(port)) await wait(20);
    }
  };
  const kept = join(folder, 'kept');
  await row('workerd', 'cold', storage, () => {
    for (const name of readdirSync(kept)) rmSync(join(kept, name));
    return round();
  });
  await row('workerd', 'warm', storage, round);
}
