import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { pino } from 'pino';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { releaseFiles } from '../../server/http/release-files.js';
import { mediaTypeOf, problemOf, requestCsv, table } from '../helpers/answers.js';
import { filesOf } from '../helpers/data.js';
import { DIST_DIR, ROOT } from '../helpers/release.js';
import { KEY, startApp, startServer, type TestServer } from '../helpers/server.js';

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
  const { data_release } = await server.json<{ data_release: { id: string } }>(
    '/v1/calendars?kind=bond',
  );
  base = `/releases/${data_release.id}`;
  manifest = await server.json<Manifest>(`${base}/manifest.json`);
});
test.after(() => server.close());

/** The bytes as they are sent, without what a client undoes by itself. */
function fetchRaw(path: string, encodings: string) {
  type Raw = {
    status: number;
    headers: Record<string, string | string[] | undefined>;
    bytes: Buffer;
  };
  return new Promise<Raw>((resolve, reject) => {
    const headers = { authorization: `Bearer ${KEY}`, 'accept-encoding': encodings };
    request({ host: '127.0.0.1', port: server.port, path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode!,
          headers: response.headers,
          bytes: Buffer.concat(chunks),
        }),
      );
    })
      .on('error', reject)
      .end();
  });
}

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const SAMPLE = [
  'csv/XNYS.csv',
  'ics/XNYS.ics',
  'csv/EUR.csv',
  'ics/CN.ics',
  'csv/DE-BY.csv',
  'ics/USD-BOND.ics',
];

test('a limit that is reached without compression says what costs less', async () => {
  const limited = await startServer({ rateLimit: { requests: 5, seconds: 60 } });
  try {
    const refused = async (coding: string) => {
      const headers = { authorization: `Bearer ${KEY}`, 'accept-encoding': coding };
      const response = await fetch(`${limited.origin}${base}/packs/XNYS.bin`, { headers });
      const { detail } = (await response.json()) as { detail: string };
      return [response.status, detail.replace(/\d+/g, 'N')];
    };
    await limited.get(`${base}/manifest.json`);
    assert.equal(await refused('identity'), [
      429,
      'the limit of this key is reached (this request counts as N requests); it costs a fraction with "Accept-Encoding: gzip"; try again in N s',
    ]);
    const [status, detail] = await refused('gzip');
    assert.is(status, 429);
    assert.match(String(detail), /^the limit of this key is reached(?: \([^)]*\))?; try again/);
  } finally {
    await limited.close();
  }
});

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
    // What is stored compressed alone is unpacked while it is sent, to the few who read no gzip.
    const isUnpacked = /\.(?:csv|ics|bin)$/.test(name);
    if (!isUnpacked) assert.is(Number(headers['content-length']), listed.bytes, name);
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

test('private caches may store release files forever', async () => {
  for (const name of ['manifest.json', ...SAMPLE]) {
    const { headers } = await fetchRaw(`${base}/${name}`, 'identity');
    assert.is(headers['cache-control'], 'private, max-age=31536000, immutable', name);
    assert.match(String(headers.vary), /authorization/i);
  }
});

test('with the setting public, shared caches may store them, without fields per key', async () => {
  const artifacts = releaseFiles(filesOf(DIST_DIR), 'public', pino({ level: 'silent' }));
  const own = await startApp({ artifacts, rateLimit: { requests: 100, seconds: 60 } });
  const response = await own.get(`${base}/csv/XNYS.csv`);
  await response.text();
  assert.is(response.headers.get('cache-control'), 'public, max-age=31536000, immutable');
  assert.is(response.headers.get('vary'), 'accept-encoding');
  assert.equal(
    [response.headers.get('ratelimit'), response.headers.get('ratelimit-policy')],
    [null, null],
  );
  const keyed = await fetch(`${own.origin}${base}/csv/XNYS.csv?key=${KEY}`);
  await keyed.text();
  assert.match(keyed.headers.get('cache-control')!, /^private/);
  await own.close();
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
    SAMPLE.map(async (name) =>
      (await server.get(`${base}/${name}`, { method: 'HEAD' })).headers.get('etag'),
    ),
  );
  assert.is(new Set(tags).size, SAMPLE.length);
});

test('they are sent compressed to a client that can read it', async () => {
  for (const [name, encoding, undo] of [
    ['csv/XNYS.csv', 'gzip', gunzipSync],
    ['ics/XNYS.ics', 'gzip', gunzipSync],
    ['release.json', 'gzip', gunzipSync],
    ['release.json', 'br', brotliDecompressSync],
  ] as const) {
    const { headers, bytes } = await fetchRaw(`${base}/${name}`, encoding);
    assert.is(headers['content-encoding'], encoding);
    assert.match(String(headers.vary), /accept-encoding/i);
    assert.is(Number(headers['content-length']), bytes.length);
    assert.is(sha256(undo(bytes)), manifest.files[name]!.sha256);
    const other = await fetchRaw(`${base}/${name}`, 'identity');
    assert.is.not(other.headers.etag, headers.etag, 'other bytes, another strong ETag');
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
  assert.not.match(response.headers.get('cache-control')!, /immutable/);
  assert.is(
    response.url,
    `${server.origin}/releases/latest/csv/EUR.csv?key=${KEY}`,
    'the key goes to no other address',
  );
  assert.is(response.headers.get('x-data-release'), manifest.release.id);
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
    `${base}/csv/XNYS.csv.gz`,
    `${base}/SHA256SUMS`,
    `${base}/../../history.json`,
    `${base}/csv/..%2f..%2f..%2fhistory.json`,
  ];
  for (const path of paths) await problemOf(await server.get(path), 404, 'not_found');
});

test('every release that was built is there under its own name; what is not served says what is', async () => {
  const list = await server.json<{
    latest: string;
    releases: {
      id: string;
      generated_at: string;
      note: string;
      bytes: number;
      files: number;
      manifest: string;
    }[];
  }>('/releases/');
  assert.is(list.latest, manifest.release.id);
  assert.ok(list.releases.length > 0);
  for (const { id, generated_at, note, bytes, files, manifest: address } of list.releases) {
    const own = await server.json<Manifest>(address);
    assert.is(own.release.id, id);
    const sizes = Object.values(own.files).map((file) => file.bytes);
    assert.equal([sizes.length, sizes.reduce((sum, size) => sum + size, 0)], [files, bytes]);
    const answer = JSON.parse(
      readFileSync(join(ROOT, 'releases', id, 'release.json'), 'utf8'),
    ) as Record<string, string>;
    assert.equal([generated_at, note], [answer.generated_at, answer.note]);
    const { headers, bytes: file } = await fetchRaw(`/releases/${id}/csv/XNYS.csv`, 'identity');
    assert.is(sha256(file), own.files['csv/XNYS.csv']!.sha256);
    assert.is(headers['x-data-release'], id, 'not the one that answers');
  }
  assert.match(
    list.releases.map(({ id }) => id).join(),
    new RegExp(`${list.latest}$`),
    'oldest first',
  );
  assert.equal(await server.json('/releases'), list);
  const response = await server.get('/releases/20000101T000000Z/manifest.json');
  const { detail } = (await response.json()) as { detail: string };
  for (const { id } of list.releases) assert.ok(detail.includes(id), detail);
  assert.ok(detail.includes('20000101T000000Z'));
  const file = (await (await server.get(`${base}/csv/NOTHING.csv`)).json()) as { detail: string };
  assert.ok(file.detail.includes(`${base}/manifest.json`), file.detail);
});

test('the list of releases has an ETag and is not kept for ever', async () => {
  const first = await server.get('/releases/');
  await first.text();
  assert.not.match(first.headers.get('cache-control')!, /immutable|public/);
  const again = await server.get('/releases/', {
    headers: { 'if-none-match': first.headers.get('etag')! },
  });
  assert.equal([again.status, await again.text()], [304, '']);
});

test('the licence of the data travels with it', async () => {
  for (const path of [
    `${base}/csv/XNYS.csv`,
    `${base}/ics/XNYS.ics`,
    `${base}/manifest.json`,
    '/v1/calendars/EUR.ics',
    '/v1/holidays?calendars=XNYS&format=csv',
  ]) {
    const response = await server.get(path);
    await response.text();
    assert.is(
      response.headers.get('link'),
      '<https://creativecommons.org/licenses/by-sa/3.0/>; rel="license"',
      path,
    );
  }
  const { license } = await server.json<{ license: { name: string; url: string } }>(
    `${base}/manifest.json`,
  );
  assert.equal(license, {
    name: 'CC BY-SA 3.0',
    url: 'https://creativecommons.org/licenses/by-sa/3.0/',
  });
  const document = await server.json<{ info: { license: { name: string; url: string } } }>(
    '/openapi.json',
  );
  assert.match(document.info.license.name, /CC BY-SA 3\.0/);
  assert.is(document.info.license.url, license.url);
});

test('the licences of the program and of every package in it lie beside it', () => {
  const notice = readFileSync(join(DIST_DIR, 'NOTICE'), 'utf8');
  assert.ok(notice.startsWith(readFileSync(join(ROOT, 'NOTICE'), 'utf8').trimEnd()));
  assert.equal(readFileSync(join(DIST_DIR, 'LICENSE')), readFileSync(join(ROOT, 'LICENSE')));
  const parts = readdirSync(DIST_DIR).filter((name) => name.endsWith('.mjs'));
  const bundle = parts.map((name) => readFileSync(join(DIST_DIR, name), 'utf8')).join('\n');
  const bundled = Array.from(
    bundle.matchAll(/^\/\/ node_modules\/((?:@[^/]+\/)?[^/]+)\//gm),
    (match) => match[1]!,
  );
  assert.ok(bundled.length > 5);
  for (const name of new Set(bundled)) {
    const part = notice
      .split('-'.repeat(80))
      .find((text) => text.includes(`holds code of ${name} `));
    assert.match(part ?? '', /copyright/i, name);
  }
});

test('none without a key', async () => {
  for (const path of [
    '/releases/',
    '/releases',
    `${base}/manifest.json`,
    `${base}/csv/XNYS.csv`,
    '/releases/latest/manifest.json',
  ]) {
    const response = await fetch(server.origin + path, { redirect: 'manual' });
    assert.match(response.headers.get('www-authenticate')!, /^Bearer /);
    await problemOf(response, 401, 'missing_api_key');
  }
  assert.is((await fetch(`${server.origin}${base}/manifest.json?key=${KEY}`)).status, 200);
});

test('the table of a calendar matches /v1/holidays', async () => {
  for (const id of ['XNYS', 'CN', 'DE:BY']) {
    const file = table(await (await server.get(`${base}/csv/${id.replace(':', '-')}.csv`)).text());
    const query = `calendars=${id}&from=2026-01-01&to=2026-12-31&format=csv&include=sources`;
    const requested = await requestCsv(server, `/v1/holidays?${query}`);
    // Releases made before there was the column do not have it in their files.
    const hasMoves = file.columns.includes('may_move_days');
    const hasBasis = file.columns.includes('basis');
    const isThere = (name: string) =>
      name === 'may_move_days' ? hasMoves : !['basis', 'citation'].includes(name) || hasBasis;
    const there = (row: Record<string, string>) =>
      Object.fromEntries(Object.entries(row).filter(([name]) => isThere(name)));
    assert.equal(file.columns, requested.columns.filter(isThere));
    assert.ok(requested.rows.length > 5);
    assert.equal(
      file.rows.filter(({ date }) => date!.startsWith('2026-')),
      requested.rows.map(there),
      id,
    );
  }
});

test('the feed of a calendar matches the feed of the API', async () => {
  const eventsOf = (text: string) => text.split('BEGIN:VEVENT').slice(1);
  const file = eventsOf(await (await server.get(`${base}/ics/XNYS.ics`)).text());
  const requested = eventsOf(
    await (await server.get('/v1/calendars/XNYS.ics?from=2026&to=2026')).text(),
  );
  assert.ok(requested.length > 5);
  for (const event of requested.slice(0, -1)) assert.ok(file.includes(event), event);
});

test.run();
