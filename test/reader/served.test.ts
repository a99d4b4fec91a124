import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { pino } from 'pino';
import type { Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { releaseFiles } from '../../server/http/release-files.js';
import { open } from '../../server/reader/index.js';
import { sha256Of } from '../../server/store/build-record.js';
import {
  freshPages,
  inBrowser,
  newContext,
  seriousFaults,
  watchedPage,
} from '../helpers/browser.js';
import { filesOf } from '../helpers/data.js';
import { needs, pathOf } from '../helpers/needs.js';
import { downloaded, FORMAT, readerFiles, VERSION } from '../helpers/reader.js';
import { KEY, startApp, type TestServer } from '../helpers/server.js';
import { writeSmallDist } from '../helpers/small-dist.js';

/** The reader and the data that it reads, fetched from the server, by programs and in Chromium. */

const runFile = promisify(execFile);
const RELEASE = '20270102T030405Z';
const PACKAGE = `kalends-reader-${VERSION}.tgz`;
const MODULE = `kalends-reader-${VERSION}.js`;
const WHEEL = `kalends-${VERSION}-py3-none-any.whl`;

let folder: string;
let server: TestServer;
test.before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kalends-reader-'));
  const dir = await writeSmallDist(join(folder, 'dist'), {
    name: 'a'.repeat(20),
    releases: [RELEASE],
    holiday: 'Christmas Day',
  });
  const artifacts = releaseFiles(filesOf(dir), 'private', pino({ level: 'silent' }));
  server = await startApp({ pages: freshPages(), artifacts });
});
test.after(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

test('the files of the reader need no key, and are what the build wrote', async () => {
  for (const [name, type] of [
    [PACKAGE, 'application/gzip'],
    [MODULE, 'text/javascript; charset=utf-8'],
    [WHEEL, 'application/zip'],
    ['kalends.py', 'text/x-python; charset=utf-8'],
  ] as const) {
    const response = await fetch(`${server.origin}/reader/${name}`);
    assert.equal([response.status, response.headers.get('content-type')], [200, type], name);
    assert.is(
      response.headers.get('access-control-allow-origin'),
      '*',
      'modules are imported from other origins',
    );
    assert.equal(Buffer.from(await response.arrayBuffer()), readerFiles().get(name), name);
  }
  const page = await (await fetch(`${server.origin}/reader/`)).text();
  for (const [name, bytes] of readerFiles())
    if (name !== 'index.html') assert.ok(page.includes(sha256Of(bytes)), name);
});

test('npm installs the package from its address', async () => {
  const user = join(folder, 'user');
  mkdirSync(user);
  writeFileSync(join(user, 'package.json'), '{"name":"user","version":"1.0.0","private":true}');
  const address = `${server.origin}/reader/`;
  const options = { cwd: user, timeout: 600_000 };
  const npm = [
    'install',
    '--no-audit',
    '--no-fund',
    '--cache',
    join(folder, 'cache'),
    `${address}${PACKAGE}`,
  ];
  await runFile('npm', npm, options);
  const installed = readFileSync(join(user, 'node_modules/kalends-reader/index.js'));
  assert.equal(installed, readerFiles().get(MODULE));
});

needs('python')('Python reads the module from its address', async () => {
  const address = `${server.origin}/reader/`;
  const script = `import urllib.request; exec(urllib.request.urlopen("${address}kalends.py").read()); print(FORMAT)`;
  const { stdout } = await runFile(pathOf('python')!, ['-c', script], { timeout: 600_000 });
  assert.is(stdout.trim(), String(FORMAT));
});

test('a release is fetched with a key and opened, held to its manifest', async () => {
  const get = (name: string) => server.get(`/releases/${RELEASE}/${name}`);
  assert.is((await fetch(`${server.origin}/releases/${RELEASE}/packs.bin`)).status, 401);
  const reader = await open(get('packs.bin'), { manifest: get('manifest.json') });
  assert.is(reader.release.id, RELEASE);
  const eve = reader.all('XNYS').day('2026-12-24');
  assert.equal([eve.is_business_day, eve.calendars[0]!.close_time], [true, '13:00']);
  assert.is(reader.any('XNYS', 'EUR').next('2026-12-24').result, '2026-12-28');
});

test('the file is sent compressed, kept for ever, and asked again for nothing', async () => {
  const path = `/releases/${RELEASE}/packs.bin`;
  const response = await server.get(path, { headers: { 'accept-encoding': 'br' } });
  await response.arrayBuffer();
  const header = (name: string) => response.headers.get(name);
  assert.equal(
    [header('content-type'), header('content-encoding')],
    ['application/octet-stream', 'br'],
  );
  assert.match(header('cache-control')!, /immutable/);
  const again = await server.get(path, {
    headers: { 'if-none-match': header('etag')!, 'accept-encoding': 'br' },
  });
  assert.is(again.status, 304);
});

inBrowser('the module in a page of another origin, over a file of 22 MB', async () => {
  const { file, manifest } = downloaded();
  await withUserPage(file, async (page) => {
    // As text: what tsx makes of a function asks for a helper that the page has not.
    const script = `(async ([address, manifest]) => {
      const { open } = await import(address);
      const reader = await open(fetch('/packs.bin'), { manifest });
      const nyse = reader.all('XNYS');
      const refused = await open(fetch('/packs.bin'), { sha256: 'a'.repeat(64) }).catch((error) => error.message);
      return [
        typeof process + typeof Buffer,
        nyse.isBusinessDay('2026-12-25'),
        reader.all('XNYS', 'EUR').add('2026-12-23', 2).result,
        nyse.count('2026-01-01', '2027-01-01').count,
        refused,
      ];
    })(${JSON.stringify([`${server.origin}/reader/${MODULE}`, manifest])})`;
    const answers = await page.evaluate<unknown[]>(script);
    assert.equal(answers.slice(0, 4), ['undefinedundefined', false, '2026-12-28', 251]);
    assert.match(String(answers[4]), /^packs\.bin has the SHA-256 [0-9a-f]{64}; sha256 says a{64}/);
  });
});

inBrowser('a release fetched with a key across origins', () =>
  withUserPage(new Uint8Array(), async (page) => {
    const script = `(async ([origin, module, key]) => {
      const { open } = await import(origin + '/reader/' + module);
      const get = (name) =>
        fetch(origin + '/releases/latest/' + name, { headers: { authorization: 'Bearer ' + key } });
      const reader = await open(get('packs.bin'), { manifest: get('manifest.json') });
      return [reader.release.id, reader.all('XNYS').next('2026-12-24').result];
    })(${JSON.stringify([server.origin, MODULE, KEY])})`;
    assert.equal(await page.evaluate(script), [RELEASE, '2026-12-28']);
  }),
);

inBrowser('the page of the reader: 320 pixels wide, and for everybody', async () => {
  const context = await newContext({ viewport: { width: 320, height: 640 } });
  const { page, faults } = await watchedPage(context);
  await page.goto(`${server.origin}/reader/`);
  assert.is(await page.getByRole('heading', { level: 1 }).innerText(), 'In your own program');
  assert.is(
    await page.getByRole('link', { name: PACKAGE }).getAttribute('href'),
    `/reader/${PACKAGE}`,
  );
  assert.ok(
    (await page.evaluate<number>('document.documentElement.scrollWidth')) <= 320,
    'nothing sticks out',
  );
  assert.equal(await seriousFaults(page), []);
  assert.equal(faults, []);
  await context.close();
});

/** A page of another server, which has a file at /packs.bin; nothing goes wrong in it. */
async function withUserPage(file: Uint8Array, use: (page: Page) => Promise<void>): Promise<void> {
  const other = createServer((request, response) => {
    if (request.url === '/packs.bin') response.end(file);
    else
      response
        .setHeader('content-type', 'text/html')
        .end('<!doctype html><title>A user</title><link rel="icon" href="data:,">');
  });
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const context = await newContext();
  try {
    const { page, faults } = await watchedPage(context);
    await page.goto(`http://127.0.0.1:${(other.address() as AddressInfo).port}/`);
    await use(page);
    assert.equal(faults, []);
  } finally {
    await context.close();
    other.closeAllConnections();
    other.close();
  }
}

test.run();
