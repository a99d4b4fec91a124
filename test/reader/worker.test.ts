import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { bundleReader } from '../../build/dist/reader.js';
import { fileOfPage } from '../../build/docs/pages-table.js';
import { packFile } from '../../server/store/bundle.js';
import { packListsOf } from '../../server/store/pack-lists.js';
import { install } from '../helpers/install.js';
import { needs } from '../helpers/needs.js';
import { freePort } from '../helpers/ports.js';
import { until } from '../helpers/process.js';
import { ROOT } from '../helpers/release.js';
import { releaseData } from '../helpers/server.js';

/** The worker of the guide, in the runtime of workers, reading a release from object storage. */

const IDS = ['EUR', 'XNYS', 'XNYS:SETTLEMENT'];

/** What the runtime asks of its cache, sent on to the server of the test. */
const CACHE = `export default {
  fetch: (request) => {
    const address = 'http://127.0.0.1:PORT/cache/' + encodeURIComponent(request.url);
    return fetch(address, { method: request.method, body: request.body });
  },
};
`;

let folder: string;
let server: Server;
let runtime: ChildProcess | undefined;
/** Paths that the storage was asked for, and what the runtime's cache has: whole answers by address. */
const asked: string[] = [];
const cached = new Map<string, Buffer>();
let isDown = false;

test.before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kalends-worker-'));
  const data = releaseData();
  const { id } = data.release;
  const listed: Record<string, { bytes: number; sha256: string }> = {};
  const files = new Map<string, Uint8Array>();
  for (const name of IDS) {
    const index = data.calendarIndex.get(name)!;
    const { bytes, sha256 } = data.directory.calendars[index]!;
    listed[packFile(name)] = { bytes, sha256 };
    files.set(`/releases/${id}/${packFile(name)}`, data.pack(index));
  }
  const manifest = { release: data.release, files: listed };
  files.set(`/releases/${id}/manifest.json`, Buffer.from(JSON.stringify(manifest)));
  for (const [name, text] of packListsOf(manifest))
    files.set(`/releases/${id}/${name}`, Buffer.from(text));
  files.set('/releases/latest.json', Buffer.from(JSON.stringify({ id })));
  server = createServer(async (request, response) => {
    const url = request.url!;
    if (url.startsWith('/cache/')) {
      // The runtime's cache: a PUT has the bytes of a whole answer of HTTP.
      if (request.method === 'PUT') {
        cached.set(url, await buffer(request));
        response.writeHead(204).end();
      } else if (cached.has(url)) {
        const answer = cached.get(url)!;
        const body = answer.subarray(answer.indexOf('\r\n\r\n') + 4);
        response.writeHead(200, { 'cf-cache-status': 'HIT' }).end(body);
      } else response.writeHead(504, { 'cf-cache-status': 'MISS' }).end();
      return;
    }
    asked.push(url);
    const bytes = files.get(url);
    if (isDown) request.socket.destroy();
    else if (bytes) response.writeHead(200).end(bytes);
    else response.writeHead(403).end('AccessDenied');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
test.after(() => {
  endRuntime();
  server.close();
  server.closeAllConnections();
  rmSync(folder, { recursive: true, force: true });
});

/** The code of the worker in the guide. */
function workerOfGuide(): string {
  const text = readFileSync(join(ROOT, fileOfPage({ slug: 'edge' })), 'utf8');
  const blocks = [...text.matchAll(/```js\n([\s\S]*?)```/g)].map(([, code]) => code!);
  return blocks.find((code) => code.includes('export default'))!;
}

/** What npm puts there is a script, which starts the runtime: both are ended as a group. */
function endRuntime(): void {
  if (runtime?.pid) process.kill(-runtime.pid);
  runtime = undefined;
}

/** Starts the runtime with the worker; returns its address. */
async function start(): Promise<string> {
  const port = await freePort();
  const { port: storage } = server.address() as AddressInfo;
  writeFileSync(join(folder, 'worker.js'), workerOfGuide());
  writeFileSync(join(folder, 'cache.js'), CACHE.replace('PORT', String(storage)));
  writeFileSync(join(folder, 'kalends-reader.js'), bundleReader());
  writeFileSync(
    join(folder, 'config.capnp'),
    `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "worker", worker = .worker),
    (name = "internet", network = (allow = ["private"])),
    (name = "cache", worker = .cache),
  ],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "worker")],
);
const worker :Workerd.Worker = (
  modules = [
    (name = "worker.js", esModule = embed "worker.js"),
    (name = "kalends-reader.js", esModule = embed "kalends-reader.js"),
  ],
  bindings = [
    (name = "RELEASES", text = "http://127.0.0.1:${storage}/releases/latest/"),
    (name = "CALENDARS", text = "XNYS,EUR"),
  ],
  cacheApiOutbound = "cache",
  compatibilityDate = "2026-11-01",
);
const cache :Workerd.Worker = (
  modules = [(name = "cache.js", esModule = embed "cache.js")],
  compatibilityDate = "2026-11-01",
);`,
  );
  runtime = spawn(join(folder, 'node_modules/.bin/workerd'), ['serve', 'config.capnp'], {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
  });
  const address = `http://127.0.0.1:${port}/`;
  const isUp = () =>
    fetch(`${address}?date=2026-12-24`).then(
      () => true,
      () => false,
    );
  await until(isUp, 'the runtime does not answer');
  return address;
}

needs('time')(
  'answers, tells its errors, keeps what it read and goes on without the storage',
  async () => {
    if (!install('workerd', folder)) return;
    const address = await start();
    const ask = async (query: string): Promise<Record<string, unknown>> => {
      const response = await fetch(`${address}?${query}`);
      return { status: response.status, ...((await response.json()) as Record<string, unknown>) };
    };
    const open = await ask('date=2026-12-24&calendars=XNYS,EUR');
    assert.equal([open.status, open.is_business_day], [200, true], JSON.stringify(open));
    assert.is(open.release, releaseData().release.id);
    assert.is((await ask('date=2026-12-25&calendars=EUR')).is_business_day, false);
    const wrong = await ask('date=2026-12-25&calendars=XLON');
    assert.equal([wrong.status, wrong.code], [400, 'unknown_calendar']);
    assert.is((await ask('date=2026-02-30&calendars=EUR')).status, 400);
    assert.is(asked.filter((path) => path.endsWith('.bin')).length, 3, 'each pack is read once');
    assert.is(cached.size, 4);
    // A new isolate, without the storage.
    isDown = true;
    endRuntime();
    const again = await start();
    const kept = (await (await fetch(`${again}?date=2026-12-24&calendars=XNYS`)).json()) as Record<
      string,
      unknown
    >;
    assert.equal(
      [kept.is_business_day, kept.checked_at],
      [true, open.checked_at],
      JSON.stringify(kept),
    );
  },
);

test.run();
