import { createHash } from 'node:crypto';
import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { askCsv, mediaTypeOf, problemOf, table } from '../helpers/answers.js';
import { KEY, startServer, type TestServer } from '../helpers/server.js';

/** /releases/<release id>/: files that never change, as the manifest lists them. */

interface Manifest {
  readonly release: { readonly id: string };
  readonly files: Record<string, { readonly bytes: number; readonly sha256: string }>;
}

let server: TestServer;
let manifest: Manifest;
let base: string;
test.before(async () => {
  server = await startServer();
  const { data_release } = await server.json<{ data_release: { id: string } }>('/v1/calendars?kind=bond');
  base = `/releases/${data_release.id}`;
  manifest = await server.json<Manifest>(`${base}/manifest.json`);
});
test.after(() => server.close());

/** The bytes as they are sent, without what a client undoes by itself. */
function fetchRaw(path: string, encodings: string) {
  type Raw = { status: number; headers: Record<string, string | string[] | undefined>; bytes: Buffer };
  return new Promise<Raw>((resolve, reject) => {
    const headers = { authorization: `Bearer ${KEY}`, 'accept-encoding': encodings };
    request({ host: '127.0.0.1', port: server.port, path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode!, headers: response.headers, bytes: Buffer.concat(chunks) }),
      );
    })
      .on('error', reject)
      .end();
  });
}

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const SAMPLE = ['csv/XNYS.csv', 'ics/XNYS.ics', 'csv/EUR.csv', 'ics/CN.ics', 'csv/DE-BY.csv', 'ics/USD-BOND.ics'];

test('the manifest names the release and a table and a feed of every calendar', async () => {
  assert.is(manifest.release.id, base.split('/').at(-1));
  const { calendars } = await server.json<{ calendars: { id: string }[] }>('/v1/calendars');
  for (const { id } of calendars) {
    const name = id.replaceAll(':', '-');
    assert.ok(`csv/${name}.csv` in manifest.files, `csv of ${id}`);
    assert.ok(`ics/${name}.ics` in manifest.files, `ics of ${id}`);
  }
});

test('size and SHA-256 of a file are those of the manifest', async () => {
  const names = Object.keys(manifest.files);
  const spread = names.filter((_, at) => at % Math.ceil(names.length / 20) === 0);
  for (const name of [...SAMPLE, ...spread]) {
    const { status, headers, bytes } = await fetchRaw(`${base}/${name}`, 'identity');
    assert.is(status, 200, name);
    const listed = manifest.files[name]!;
    assert.equal([bytes.length, sha256(bytes)], [listed.bytes, listed.sha256], name);
    assert.is(Number(headers['content-length']), listed.bytes, name);
  }
});

test('media types', async () => {
  for (const [name, type] of [
    ['manifest.json', 'application/json'],
    ['csv/XNYS.csv', 'text/csv'],
    ['ics/XNYS.ics', 'text/calendar'],
  ] as const) {
    const response = await server.get(`${base}/${name}`);
    await response.text();
    assert.is(mediaTypeOf(response), type);
    assert.match(response.headers.get('content-type')!, /charset=utf-8/);
  }
});

test('any cache may keep them for ever', async () => {
  for (const name of ['manifest.json', ...SAMPLE]) {
    const { headers } = await fetchRaw(`${base}/${name}`, 'identity');
    assert.is(headers['cache-control'], 'public, max-age=31536000, immutable', name);
  }
});

test('a strong ETag and 304, for the manifest as well', async () => {
  for (const name of [...SAMPLE, 'manifest.json']) {
    const first = await server.get(`${base}/${name}`);
    await first.text();
    const etag = first.headers.get('etag') ?? '';
    assert.match(etag, /^"[^"]+"$/, `${name}: ETag ${etag}`);
    for (const held of [etag, `"x", ${etag}`, `W/${etag}`, '*']) {
      const again = await server.get(`${base}/${name}`, { headers: { 'if-none-match': held } });
      assert.equal([again.status, await again.text()], [304, ''], `${name} ${held}`);
      assert.is(again.headers.get('etag'), etag);
      assert.is(again.headers.get('cache-control'), first.headers.get('cache-control'));
    }
    const other = await server.get(`${base}/${name}`, { headers: { 'if-none-match': '"x"' } });
    await other.text();
    assert.is(other.status, 200);
  }
});

test('different files have different ETags', async () => {
  const tags = await Promise.all(
    SAMPLE.map(async (name) => (await server.get(`${base}/${name}`, { method: 'HEAD' })).headers.get('etag')),
  );
  assert.is(new Set(tags).size, SAMPLE.length);
});

test('they are sent compressed to a client that can read it', async () => {
  for (const [encoding, undo] of [
    ['gzip', gunzipSync],
    ['br', brotliDecompressSync],
  ] as const) {
    const { headers, bytes } = await fetchRaw(`${base}/csv/XNYS.csv`, encoding);
    assert.is(headers['content-encoding'], encoding);
    assert.match(String(headers.vary), /accept-encoding/i);
    assert.is(Number(headers['content-length']), bytes.length);
    assert.is(sha256(undo(bytes)), manifest.files['csv/XNYS.csv']!.sha256);
  }
  const refused = await fetchRaw(`${base}/csv/XNYS.csv`, 'gzip;q=0, br;q=0');
  assert.is(refused.headers['content-encoding'] ?? 'identity', 'identity');
});

test('latest leads to the release that answers', async () => {
  for (const name of ['manifest.json', 'csv/XNYS.csv', 'ics/DE-BY.ics']) {
    const response = await server.get(`/releases/latest/${name}`);
    await response.text();
    assert.ok([302, 303, 307].includes(response.status), `${response.status}: not for ever`);
    assert.is(response.headers.get('location'), `${base}/${name}`);
    assert.not.match(response.headers.get('cache-control')!, /immutable|public/);
  }
});

test('latest keeps a key of the address, for clients that send no headers, out of shared caches', async () => {
  const response = await fetch(`${server.origin}/releases/latest/csv/EUR.csv?key=${KEY}`);
  await response.text();
  assert.is(response.status, 200, 'followed');
  assert.match(response.headers.get('cache-control')!, /\bprivate\b/);
  const redirect = await fetch(`${server.origin}/releases/latest/csv/EUR.csv?key=${KEY}`, { redirect: 'manual' });
  assert.match(redirect.headers.get('cache-control')!, /\bprivate\b|\bno-store\b/);
});

test('what is not there is not found', async () => {
  const paths = [
    `${base}/csv/NOTHING.csv`,
    `${base}/csv/`,
    `${base}/`,
    base,
    `${base}/csv/XNYS.csv/more`,
    '/releases/20000101T000000Z/manifest.json',
    '/releases/latest/csv/NOTHING.csv',
    '/releases/latest/',
    `${base}/toString`,
    `${base}/__proto__`,
  ];
  for (const path of paths) await problemOf(await server.get(path), 404, 'not_found');
});

test('none without a key', async () => {
  for (const path of [`${base}/manifest.json`, `${base}/csv/XNYS.csv`, '/releases/latest/manifest.json']) {
    const response = await fetch(server.origin + path, { redirect: 'manual' });
    assert.match(response.headers.get('www-authenticate')!, /^Bearer /);
    await problemOf(response, 401, 'missing_api_key');
  }
  assert.is((await fetch(`${server.origin}${base}/manifest.json?key=${KEY}`)).status, 200);
});

test('the table of a calendar holds what /v1/holidays says of a year', async () => {
  for (const id of ['XNYS', 'CN', 'DE:BY']) {
    const file = table(await (await server.get(`${base}/csv/${id.replace(':', '-')}.csv`)).text());
    const query = `calendars=${id}&from=2026-01-01&to=2026-12-31&format=csv&include=sources`;
    const asked = await askCsv(server, `/v1/holidays?${query}`);
    assert.equal(file.columns, asked.columns);
    assert.ok(asked.rows.length > 5);
    assert.equal(
      file.rows.filter(({ date }) => date!.startsWith('2026-')),
      asked.rows,
      id,
    );
  }
});

test('the feed of a calendar holds the events of the API', async () => {
  const eventsOf = (text: string) => text.split('BEGIN:VEVENT').slice(1);
  const file = eventsOf(await (await server.get(`${base}/ics/XNYS.ics`)).text());
  const asked = eventsOf(await (await server.get('/v1/calendars/XNYS.ics?from=2026&to=2026')).text());
  assert.ok(asked.length > 5);
  for (const event of asked.slice(0, -1)) assert.ok(file.includes(event), event);
});

test.run();
