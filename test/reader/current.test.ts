import { generateKeyPairSync } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { signerOf } from '../../build/dist/signing.js';
import type { CalendarOptions, CurrentReader, Store } from '../../server/reader/api.js';
import { cacheStore, open } from '../../server/reader/index.js';
import { packFile } from '../../server/store/bundle.js';
import { packList, packListsOf } from '../../server/store/pack-lists.js';
import { releaseData } from '../helpers/server.js';
import { storeVaried } from '../helpers/varied-history.js';

/** Releases on object storage, as publish puts them there: the reader keeps what it has read, and goes on without a network. */

const FIRST = '20260102T030405Z';
const SECOND = '20260203T040506Z';
const IDS = ['EUR', 'XNYS', 'XNYS:SETTLEMENT'];
const [NEW_YORK, EURO] = [packList('XNYS'), packList('EUR')];
const signer = signerOf(
  generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
);

let folder: string;
let server: Server;
let address: string;
/** What the storage has by path; changed by tests. */
let files: Map<string, Uint8Array>;
let asked: string[] = [];
/** How the storage answers, for what is there. */
let isDown = false;
/** How many of the next requests find their connection closed. */
let closing = 0;

/**
 * Puts a release on the storage; its packs are those of these calendars, those of `other` as a made-up history has them. With `isOld`
 * it has no lists of packs, as releases of before.
 */
function publish(id: string, other: readonly string[] = [], isOld = false): void {
  const listed: Record<string, { bytes: number; sha256: string }> = {};
  for (const name of IDS) {
    const data = other.includes(name) ? storeVaried().data() : releaseData();
    const index = data.calendarIndex.get(name)!;
    const { sha256, bytes } = data.directory.calendars[index]!;
    listed[packFile(name)] = { bytes, sha256 };
    files.set(`/releases/${id}/${packFile(name)}`, data.pack(index));
  }
  const release = { id, library_version: '1.0.0', generated_at: '2026-01-02T03:04:05+00:00' };
  const manifest = { release, files: listed };
  const lists = isOld ? [] : packListsOf(manifest);
  for (const [name, text] of [...lists, ['manifest.json', JSON.stringify(manifest)] as const]) {
    files.set(`/releases/${id}/${name}`, Buffer.from(text));
    files.set(`/releases/${id}/${name}.sig`, signer.sign(Buffer.from(text)));
  }
  files.set('/releases/latest.json', Buffer.from(JSON.stringify({ id })));
}

/** A folder as the README has it. */
function folderStore(dir: string): Store {
  mkdirSync(dir, { recursive: true });
  return {
    get: (name) => readFile(join(dir, name)).catch(() => null),
    put: (name, bytes) => writeFile(join(dir, name), bytes),
    delete: (name) => rm(join(dir, name), { force: true }),
  };
}

test.before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kalends-current-'));
  server = createServer((request, response) => {
    asked.push(request.url!);
    const bytes = files.get(request.url!);
    const isClosed = isDown || closing > 0;
    if (closing > 0) closing--;
    if (isClosed) request.socket.destroy();
    else if (bytes) response.writeHead(200).end(bytes);
    // As S3 answers who may not list.
    else response.writeHead(403).end('AccessDenied');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/releases/latest/`;
});
test.after(() => {
  server.close();
  server.closeAllConnections();
  rmSync(folder, { recursive: true });
});
test.before.each(() => {
  files = new Map();
  publish(FIRST);
  asked = [];
  isDown = false;
  closing = 0;
});

const opened = (options: Partial<CalendarOptions> = {}) =>
  open(address, { calendars: ['XNYS', 'EUR'], ...options });
const refusal = (promise: Promise<CurrentReader>) =>
  promise.then(
    () => 'opened',
    (error: Error) => error.message,
  );
const answers = (reader: CurrentReader) => [
  reader.all('XNYS', 'EUR').add('2026-12-24', 2),
  reader.settlement('XNYS', '2026-10-09'),
];

test('latest.json leads to the release where storage has no redirect', async () => {
  const reader = await opened();
  assert.equal([reader.release.id, reader.offline], [FIRST, null]);
  assert.ok(Math.abs(Date.parse(reader.checkedAt) - Date.now()) < 60_000);
  const { pathname } = new URL(address);
  assert.equal(asked, [
    `${pathname}${NEW_YORK}`,
    '/releases/latest.json',
    `/releases/${FIRST}/${NEW_YORK}`,
    `/releases/${FIRST}/${EURO}`,
    ...['XNYS', 'EUR', 'XNYS-SETTLEMENT'].map((name) => `/releases/${FIRST}/packs/${name}.bin`),
  ]);
  files.clear();
  assert.match(await refusal(opened()), /manifest\.json: .* was answered 403: AccessDenied/);
});

test('without lists of packs the manifest leads to them', async () => {
  files = new Map();
  publish(FIRST, [], true);
  assert.equal(answers(await opened({ publicKey: signer.publicKeyPem })), answers(await opened()));
  assert.ok(asked.includes(`/releases/${FIRST}/manifest.json`));
});

test('of a calendar that there is not, the manifest tells the nearest', async () => {
  assert.match(
    await refusal(opened({ calendars: ['EUR', 'XNYT'] })),
    new RegExp(`^no calendar "XNYT" in the release ${FIRST}; the nearest ids are XNYS`),
  );
  const reader = await opened({ calendars: ['EUR'] });
  assert.throws(
    () => reader.all('GBP'),
    /^"GBP" was not opened; name it in the calendars of open. The nearest that are open: EUR$/,
  );
});

test('lists of another release, in the place of another or of none are refused', async () => {
  const path = (name: string, id = FIRST) => `/releases/${id}/${name}`;
  const instead = async (name: string, bytes: Uint8Array, publicKey?: string) => {
    files = new Map();
    publish(SECOND);
    publish(FIRST);
    files.set(path(name), bytes);
    files.set(path(`${name}.sig`), signer.sign(bytes));
    return refusal(opened(publicKey === undefined ? {} : { publicKey }));
  };
  publish(SECOND);
  const other = (name: string) => files.get(path(name, SECOND))!;
  const { publicKeyPem: key } = signer;
  for (const publicKey of [undefined, key]) {
    for (const name of [NEW_YORK, EURO])
      assert.is(
        await instead(name, other(name), publicKey),
        `${name} is of the release ${SECOND}; expected ${FIRST}`,
      );
    assert.is(
      await instead(EURO, other(NEW_YORK), publicKey),
      `${EURO}: what was read is ${NEW_YORK}`,
    );
    assert.is(
      await instead(EURO, other('manifest.json'), publicKey),
      `${EURO}: what was read is manifest.json`,
    );
  }
  assert.match(await instead(EURO, Buffer.from('<html>')), `${EURO}: "<html>" was read; expected`);
  // A list that leaves a calendar out, by somebody else.
  files = new Map();
  publish(FIRST);
  const cut = Buffer.from(
    Buffer.from(files.get(path(EURO))!)
      .toString()
      .replace('EUR', 'EUX'),
  );
  files.set(path(EURO), cut);
  assert.is(
    await refusal(opened({ publicKey: key })),
    `${EURO}.sig: ${EURO} is not signed by the given public key`,
  );
});

test('two readers with other calendars keep theirs in one store', async () => {
  const store = folderStore(join(folder, 'shared'));
  await opened({ store, calendars: ['XNYS'] });
  await opened({ store, calendars: ['EUR'] });
  publish(SECOND);
  await opened({ store, calendars: ['EUR'] });
  isDown = true;
  for (const calendars of [['XNYS'], ['EUR']]) {
    const reader = await opened({ store, calendars });
    assert.equal([reader.release.id, reader.offline === null], [SECOND, false]);
  }
});

test('what was kept answers without a network, and tells since when', async () => {
  const store = folderStore(join(folder, 'kept'));
  const before = await opened({ store });
  isDown = true;
  const reader = await opened({ store });
  assert.is(reader.checkedAt, before.checkedAt);
  assert.ok(reader.offline!.length > 5);
  assert.equal(answers(reader), answers(before));
  assert.match(await refusal(opened({ store, calendars: ['GBP'] })), /fetch failed/);
  assert.not.match(await refusal(opened()), /^opened/);
  isDown = false;
  const again = await reader.refresh();
  assert.equal([again.offline, again.release.id], [null, FIRST]);
  assert.ok(again.checkedAt > before.checkedAt);
  isDown = true;
  assert.is((await opened({ store })).checkedAt, again.checkedAt, 'that is kept too');
});

test('refresh gives a new reader, reads changed packs alone, and leaves the old one as it is', async () => {
  const dir = join(folder, 'refreshed');
  const store = folderStore(dir);
  const reader = await opened({ store });
  const said = answers(reader);
  asked = [];
  const same = await reader.refresh();
  assert.equal(asked, [`${new URL(address).pathname}release.json`, '/releases/latest.json']);
  assert.is(same.release.id, FIRST);
  // Another pack in the place of one.
  publish(SECOND, ['EUR']);
  asked = [];
  const next = await same.refresh();
  assert.is(next.release.id, SECOND);
  assert.equal(
    asked.filter((path) => path.endsWith('.bin')),
    [`/releases/${SECOND}/packs/EUR.bin`],
  );
  assert.equal([reader.release.id, answers(reader)], [FIRST, said]);
  assert.is(readdirSync(dir).length, 4, 'the pack of before is gone');
  isDown = true;
  const offline = await next.refresh();
  assert.equal([offline.release.id, offline.offline === null], [SECOND, false]);
});

test('a signature by the given key, or none of it is used', async () => {
  const store = folderStore(join(folder, 'signed'));
  const publicKey = signer.publicKeyPem;
  const reader = await opened({ publicKey, store });
  assert.is(reader.offline, null);
  isDown = true;
  assert.equal(answers(await opened({ publicKey, store })), answers(reader));
  const kept = join(folder, 'signed', 'release.json');
  const text = readFileSync(kept, 'utf8');
  writeFileSync(kept, text.replace('1.0.0', '1.0.1'));
  assert.match(await refusal(opened({ publicKey, store })), /not signed by the given public key/);
  isDown = false;
  const path = `/releases/${FIRST}/${NEW_YORK}`;
  files.set(path, Buffer.from(Buffer.from(files.get(path)!).toString().replace('1.0.0', '1.0.1')));
  assert.match(await refusal(opened({ publicKey })), /not signed by the given public key/);
  files.delete(`${path}.sig`);
  assert.match(await refusal(opened({ publicKey })), /^lists\/..-of-64\.json\.sig: .* 403/);
  assert.match(await refusal(opened({ publicKey: 'none' })), /publicKey: expected the PEM|403/);
});

test('a kept pack that is damaged is read again; one that comes damaged is refused and not kept', async () => {
  const dir = join(folder, 'damaged');
  const store = folderStore(dir);
  await opened({ store });
  const packs = readdirSync(dir).filter((name) => name.endsWith('.bin'));
  for (const name of packs) writeFileSync(join(dir, name), 'x');
  asked = [];
  await opened({ store });
  assert.is(asked.filter((path) => path.endsWith('.bin')).length, packs.length);
  files.set(`/releases/${FIRST}/packs/EUR.bin`, new Uint8Array(10));
  const other = join(folder, 'other');
  assert.match(
    await refusal(opened({ store: folderStore(other) })),
    /^packs\/EUR\.bin has 10 bytes/,
  );
  assert.equal(readdirSync(other), []);
});

test('a kept connection that was closed meanwhile is opened again', async () => {
  const reader = await opened();
  const count = asked.length;
  closing = 1;
  assert.equal(answers(await opened()), answers(reader));
  assert.is(asked.length, 2 * count + 1);
});

test('a store in the Cache API', async () => {
  const kept = new Map<string, Response>();
  const store = cacheStore({
    match: async (name) => kept.get(name)?.clone(),
    put: async (name, response) => kept.set(name, response),
    delete: async (name) => kept.delete(name),
  });
  const reader = await opened({ store });
  assert.is(kept.size, 4);
  assert.ok([...kept.keys()].every((name) => name.startsWith('https://')));
  isDown = true;
  assert.equal(answers(await opened({ store })), answers(reader));
});

test.run();
