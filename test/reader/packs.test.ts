import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { CalendarOptions, Reader, ReadFile } from '../../server/reader/api.js';
import { open } from '../../server/reader/index.js';
import { sha256Of } from '../../server/store/build-record.js';
import { packFile } from '../../server/store/bundle.js';
import { packList, packListsOf } from '../../server/store/pack-lists.js';
import { needs, pathOf } from '../helpers/needs.js';
import { downloaded, wholeReader } from '../helpers/reader.js';
import { releaseData } from '../helpers/server.js';

/** Both readers open some calendars of a release by their packs, from a folder, an address or what reads them. */

const runFile = promisify(execFile);
const SOURCES = new URL('../../server/reader/', import.meta.url).pathname;
const HERE = [
  'XNYS',
  'XNYS:SETTLEMENT',
  'EUR',
  'XLON',
  'XLON:SETTLEMENT',
  'GBP:GILT',
  'DE:BY',
  'CN',
  'AS',
];
const HEADERS = { authorization: 'Bearer secret' };

/** The published files of a release by path: the manifest and some packs. */
const published = new Map<string, Uint8Array>();
let whole: Reader;
let folder: string;
let server: Server;
let origin: string;
/** The paths that were asked for. */
let asked: string[] = [];

const read: ReadFile = (path) => {
  asked.push(path);
  return readFile(join(folder, path));
};

test.before(async () => {
  const data = releaseData();
  const { manifest } = downloaded();
  whole = await wholeReader();
  const files: Record<string, { bytes: number; sha256: string }> = { ...manifest.files };
  for (const { id, bytes, sha256 } of data.directory.calendars)
    files[packFile(id)] = { bytes, sha256 };
  for (const id of HERE) published.set(packFile(id), data.pack(data.calendarIndex.get(id)!));
  const own = { ...manifest, release: data.release, files };
  published.set('manifest.json', Buffer.from(JSON.stringify(own)));
  for (const [name, text] of packListsOf(own)) published.set(name, Buffer.from(text));
  folder = mkdtempSync(join(tmpdir(), 'kalends-packs-'));
  for (const [path, bytes] of published) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), bytes);
  }
  server = createServer((request, response) => {
    const path = request.url!;
    asked.push(path);
    const bytes = published.get(path.replace(/^\/releases\/[^/]+\//, ''));
    if (request.headers.authorization !== HEADERS.authorization) response.writeHead(401).end('no');
    else if (path.startsWith('/releases/latest/'))
      response.writeHead(307, { location: path.replace('latest', data.release.id) }).end();
    else if (!bytes) response.writeHead(404).end('none');
    else if (`${request.headers['accept-encoding']}`.includes('gzip'))
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(bytes));
    else response.writeHead(200).end(bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
test.after(() => {
  server.close();
  rmSync(folder, { recursive: true });
});
test.before.each(() => {
  asked = [];
});

async function refusal(from: string | URL | ReadFile, options: CalendarOptions): Promise<string> {
  return open(from, options).then(
    () => 'opened',
    (error: unknown) => (error instanceof Error ? error.message : `no Error: ${String(error)}`),
  );
}

const answersOf = (reader: Reader, ids: readonly string[]) => {
  const calendar = reader.all(...ids);
  return [
    calendar.add('2026-12-24', 2),
    calendar.count('2026-01-01', '2027-01-01'),
    calendar.day('2026-05-25', { lang: 'de-AT', sources: true }),
    calendar.holidays('2026-01-01', '2026-12-31', { lang: 'fr', sources: true }),
    calendar.list('2026-10-01', { n: 30 }),
    ids.map((id) => reader.describe(id)),
  ];
};

test('the calendars that are asked for, and those on which their trades settle, answer as the whole release', async () => {
  const reader = await open(read, { calendars: ['XNYS', 'EUR', 'xlon'] });
  const lists = ['XNYS', 'EUR', 'XLON', 'GBP:GILT', 'XLON:SETTLEMENT', 'XNYS:SETTLEMENT'];
  assert.equal(
    asked.sort(),
    [
      ...new Set(lists.map(packList).sort()),
      'packs/EUR.bin',
      'packs/GBP-GILT.bin',
      'packs/XLON-SETTLEMENT.bin',
      'packs/XLON.bin',
      'packs/XNYS-SETTLEMENT.bin',
      'packs/XNYS.bin',
    ],
    'and no other file, the manifest neither',
  );
  assert.equal(reader.release, whole.release);
  assert.equal(
    reader.calendars().map(({ id }) => id),
    ['EUR', 'GBP:GILT', 'XLON', 'XLON:SETTLEMENT', 'XNYS', 'XNYS:SETTLEMENT'],
  );
  for (const ids of [['XNYS'], ['EUR', 'XNYS'], ['XLON', 'XNYS:SETTLEMENT'], ['EUR', 'XLON']])
    assert.equal(answersOf(reader, ids), answersOf(whole, ids), ids.join());
  assert.equal(reader.settlement('XNYS', '2026-10-09'), whole.settlement('XNYS', '2026-10-09'));
  assert.equal(
    reader.sessions('XLON', '2026-12-21', '2026-12-31'),
    whole.sessions('XLON', '2026-12-21', '2026-12-31'),
  );
});

test('a joint calendar is opened by its members, and an alias is known once it is open', async () => {
  const reader = await open(read, { calendars: ['DE:BY+CN'] });
  assert.equal(
    reader.all('DE:BY+CN').count('2026-01-01', '2027-01-01'),
    whole.all('DE:BY+CN').count('2026-01-01', '2027-01-01'),
  );
  const samoa = await open(read, { calendars: ['AS'] });
  assert.equal(answersOf(samoa, ['US:AS']), answersOf(whole, ['US:AS']));
});

test('a function that has no lists, in whichever way it says so, is asked for the manifest', async () => {
  const none = [
    () => Promise.reject(new Error('ENOENT')),
    () => {
      throw new Error('ENOENT');
    },
    () => Promise.resolve(new Response('no', { status: 404 })),
    () => null as never,
  ];
  for (const missing of none) {
    const from: ReadFile = (path) => (path.startsWith('lists/') ? missing() : read(path));
    asked = [];
    const reader = await open(from, { calendars: ['EUR'] });
    assert.equal(asked, ['manifest.json', 'packs/EUR.bin']);
    assert.equal(answersOf(reader, ['EUR']), answersOf(whole, ['EUR']));
  }
});

test('an address: latest is followed once, and the packs are those of its release', async () => {
  const calendars = ['EUR'];
  for (const from of [`${origin}/releases/latest`, new URL('/releases/latest/', origin)]) {
    asked = [];
    const reader = await open(from, { calendars, headers: HEADERS });
    assert.equal(asked, [
      `/releases/latest/${packList('EUR')}`,
      `/releases/${reader.release.id}/${packList('EUR')}`,
      `/releases/${reader.release.id}/packs/EUR.bin`,
    ]);
    assert.equal(answersOf(reader, ['EUR']), answersOf(whole, ['EUR']));
  }
  assert.match(
    await refusal(`${origin}/releases/latest/`, { calendars }),
    /^lists\/..-of-64\.json: http.* was answered 401: no/,
  );
});

test('what is changed, cut, of another calendar or not there is refused, with its name', async () => {
  const eur = published.get('packs/EUR.bin')!;
  const instead = (bytes: Uint8Array | null) => (path: string) =>
    path === 'packs/EUR.bin'
      ? bytes
        ? Promise.resolve(new Uint8Array(bytes))
        : Promise.resolve(new Response('', { status: 404 }))
      : read(path);
  const flipped = Uint8Array.from(eur);
  flipped[500]! ^= 1;
  const { id } = whole.release;
  for (const [bytes, words] of [
    [flipped, `packs/EUR\\.bin has the SHA-256 [0-9a-f]{64}; the manifest of ${id} says`],
    [eur.subarray(0, 99), `packs/EUR\\.bin has 99 bytes; the manifest of ${id} says ${eur.length}`],
    [published.get('packs/CN.bin')!, `packs/EUR\\.bin has \\d+ bytes; the manifest of ${id} says`],
    [null, `packs/EUR\\.bin: .*was answered 404`],
  ] as const)
    assert.match(await refusal(instead(bytes), { calendars: ['EUR'] }), new RegExp(`^${words}`));
  const later = Uint8Array.from(eur);
  new DataView(later.buffer).setUint32(4, 99, true);
  const manifest = JSON.stringify({
    release: { id },
    files: { 'packs/EUR.bin': { bytes: later.length, sha256: sha256Of(later) } },
  });
  const files: ReadFile = (path) => {
    if (path.startsWith('lists/')) throw new Error('there are none');
    return path === 'manifest.json' ? Buffer.from(manifest) : later;
  };
  assert.match(
    await refusal(files, { calendars: ['EUR'] }),
    /^packs\/EUR\.bin: got a pack of format 99 when expected format \d+: take the reader/,
  );
});

test('a pack under the name of another calendar is refused, whatever its digest', async () => {
  const { id } = whole.release;
  const cn = published.get('packs/CN.bin')!;
  const listed = { bytes: cn.length, sha256: sha256Of(cn) };
  const manifest = JSON.stringify({ release: { id }, files: { 'packs/EUR.bin': listed } });
  const files: ReadFile = (path) => {
    if (path.startsWith('lists/')) throw new Error('there are none');
    return path === 'manifest.json' ? Buffer.from(manifest) : new Uint8Array(cn);
  };
  assert.is(
    await refusal(files, { calendars: ['EUR'] }),
    'packs/EUR.bin is the pack of CN; the manifest should list it as packs/CN.bin',
  );
});

test('a calendar that there is not, and one that was not opened', async () => {
  const { id } = whole.release;
  assert.match(
    await refusal(read, { calendars: ['XNYT'] }),
    new RegExp(`^no calendar "XNYT" in the release ${id}; the nearest ids are .*XNYS`),
  );
  const withoutLists: ReadFile = (path) =>
    path.startsWith('lists/') ? Promise.reject(new Error('ENOENT')) : read(path);
  const reader = await open(withoutLists, { calendars: ['EUR'] });
  assert.throws(
    () => reader.all('XLON'),
    (error: Error & { code: string }) =>
      error.code === 'unknown_calendar' &&
      error.message === '"XLON" was not opened; name it in the calendars of open',
  );
  assert.throws(() => reader.all('EUT'), /no calendar "EUT"; the nearest ids are EUR/);
  for (const calendars of [undefined, [], 'EUR'])
    assert.match(await refusal(read, { calendars } as never), /^calendars: expected the ids/);
});

/** What Python prints. */
async function python(program: string): Promise<string> {
  const text = `import sys\nsys.dont_write_bytecode = True\nsys.path.insert(0, sys.argv[1])\nimport kalends\n${program}`;
  const { stdout } = await runFile(pathOf('python')!, ['-c', text, SOURCES, folder, origin]);
  return stdout.trim();
}

needs('python')('in Python: a folder and an address, the same answers', async () => {
  for (const [from, more] of [
    ['sys.argv[2]', ''],
    ["sys.argv[3] + '/releases/latest'", `, headers=${JSON.stringify(HEADERS)}`],
  ]) {
    asked = [];
    const printed = await python(`import json
release = kalends.open(${from}, calendars=["XNYS", "eur"]${more})
both = release.all("XNYS", "EUR")
print(json.dumps([
    [one["id"] for one in release.calendars()],
    both.add("2026-12-24", 2).as_dict(),
    both.count("2026-01-01", "2027-01-01").as_dict(),
    both.holidays("2026-01-01", "2026-12-31", lang="fr", sources=True),
    release.describe("XNYS"),
    release.settlement("XNYS", "2026-10-09"),
], default=str))`);
    const both = whole.all('XNYS', 'EUR');
    assert.equal(JSON.parse(printed), [
      ['EUR', 'XNYS', 'XNYS:SETTLEMENT'],
      JSON.parse(JSON.stringify(both.add('2026-12-24', 2))),
      both.count('2026-01-01', '2027-01-01'),
      both.holidays('2026-01-01', '2026-12-31', { lang: 'fr', sources: true }),
      whole.describe('XNYS'),
      whole.settlement('XNYS', '2026-10-09'),
    ]);
    if (from !== 'sys.argv[2]')
      assert.equal(
        asked.filter((path) => path.includes('latest')),
        ['/releases/latest/manifest.json'],
      );
  }
});

needs('python')('in Python: a manifest that is none, and a pack under another name', async () => {
  const printed = await python(`
import json, hashlib, os, tempfile
pack = open(sys.argv[2] + "/packs/CN.bin", "rb").read()
listed = {"bytes": len(pack), "sha256": hashlib.sha256(pack).hexdigest()}
release = {"id": "R"}
for manifest in ([], {}, {"release": {}, "files": {}}, {"release": 5, "files": {}}, {"release": release, "files": []},
                 {"release": release, "files": {"packs/EUR.bin": 5}}, {"release": release, "files": {"packs/EUR.bin": {"bytes": 1}}},
                 {"release": release, "files": {"packs/EUR.bin": listed}}):
    with tempfile.TemporaryDirectory() as place:
        os.mkdir(place + "/packs")
        open(place + "/packs/EUR.bin", "wb").write(pack)
        json.dump(manifest, open(place + "/manifest.json", "w"))
        try:
            print("opened", kalends.open(place, calendars=["EUR"]))
        except ValueError as error:
            print(error)`);
  assert.equal(printed.split('\n'), [
    ...Array<string>(5).fill('manifest.json: what was read is no manifest of a release'),
    ...Array<string>(2).fill('the manifest of R lists no packs/EUR.bin'),
    'packs/EUR.bin is the pack of CN; the manifest should list it as packs/CN.bin',
  ]);
});

needs('python')('in Python: what is refused', async () => {
  const path = join(folder, 'packs/CN.bin');
  const bytes = readFileSync(path);
  const flipped = Buffer.from(bytes);
  flipped[500]! ^= 1;
  writeFileSync(path, flipped);
  const printed = await python(`
def told(do):
    try:
        do()
    except (ValueError, TypeError) as error:
        print(getattr(error, "code", type(error).__name__), error)
told(lambda: kalends.open(sys.argv[2], calendars=["CN"]))
told(lambda: kalends.open(sys.argv[2], calendars=["XNYT"]))
told(lambda: kalends.open(sys.argv[2], calendars=[]))
told(lambda: kalends.open(sys.argv[2], calendars="EUR"))
told(lambda: kalends.open(sys.argv[2], calendars=["EUR"]).all("XLON"))
told(lambda: kalends.open(sys.argv[3] + "/releases/latest/", calendars=["EUR"]))`);
  writeFileSync(path, bytes);
  const { id } = whole.release;
  for (const [at, words] of [
    `ValueError packs/CN.bin has the SHA-256 .* the manifest of ${id} says .*: fetch it again`,
    `unknown_calendar no calendar "XNYT" in the release ${id}; the nearest ids are .*XNYS`,
    'TypeError calendars: expected',
    'TypeError calendars: expected',
    'unknown_calendar "XLON" was not opened; name it in the calendars of open',
    'ValueError manifest.json: .* was answered 401',
  ].entries())
    assert.match(printed.split('\n')[at]!, new RegExp(`^${words}`));
});

test.run();
