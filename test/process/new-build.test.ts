import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { buildDir, pointTo, replaceFile } from '../../server/store/dist-folder.js';
import { writeKeyFile } from '../helpers/key-file.js';
import { needs, sampled, some } from '../helpers/needs.js';
import {
  killAll,
  type Started,
  startProgram,
  startServerFile,
  stop,
  until,
} from '../helpers/process.js';
import {
  SMALL_RELEASES,
  type SmallBuild,
  writeSmallBuild,
  writeSmallDist,
} from '../helpers/small-dist.js';

/** A running server goes over to a new build, and reads its keys again, without a restart. */

const KEY = 'kal_key-of-the-environment-01234';
const FIRST: SmallBuild = {
  name: '1'.repeat(20),
  releases: SMALL_RELEASES.slice(0, 2),
  holiday: 'The first',
};
const SECOND: SmallBuild = {
  name: '2'.repeat(20),
  releases: SMALL_RELEASES.slice(1, 3),
  holiday: 'The second',
};
/** Mended: the same release as the first, with other data. */
const MENDED: SmallBuild = { ...FIRST, name: '3'.repeat(20), holiday: 'The mended' };
const QUESTION = '/v1/holidays?calendars=EUR&from=2026-12-25&to=2026-12-25';

let folder: string;
let dist: string;
let server: Started;
let origin: string;

// What takes long of them before there are connections that may be closed as idle meanwhile.
test.before(async () => {
  const before = mkdtempSync(join(tmpdir(), 'kalends-new-builds-'));
  for (const build of [SECOND, MENDED]) await writeSmallBuild(before, build);
  rmSync(before, { recursive: true });
});
test.before.each(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kalends-new-build-'));
  dist = join(folder, 'dist');
  await writeSmallDist(dist, FIRST);
  server = startServerFile(join(dist, 'server.mjs'), folder, {
    KALENDS_API_KEY: KEY,
    KALENDS_RATE_LIMIT: 'off',
  });
  origin = (await server.serving)!;
  assert.ok(origin, server.output());
});
test.after.each(async () => {
  if (server.child.exitCode === null) await stop(server);
  killAll();
  rmSync(folder, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(origin + path, { headers: { authorization: `Bearer ${KEY}`, ...headers } });

interface Seen {
  readonly release: string;
  readonly holiday: string;
  readonly etag: string;
}

async function see(): Promise<Seen> {
  const response = await get(QUESTION);
  const body = (await response.json()) as {
    data_release: { id: string };
    calendars: { entries: { name: string }[] }[];
  };
  assert.is(response.status, 200);
  assert.is(
    response.headers.get('x-data-release'),
    body.data_release.id,
    'header and body are of one build',
  );
  return {
    release: body.data_release.id,
    holiday: body.calendars[0]!.entries[0]!.name,
    etag: response.headers.get('etag')!,
  };
}

const answers = async (holiday: string) => (await see()).holiday === holiday;

test('the pointer is noticed without a signal; the releases served are those of the new build', async () => {
  const before = await see();
  assert.is(before.holiday, FIRST.holiday);
  await writeSmallBuild(dist, SECOND);
  assert.ok(await answers(FIRST.holiday), 'a build that is not pointed to changes nothing');
  pointTo(dist, SECOND.name);
  await until(() => answers(SECOND.holiday), 'it did not go over');
  assert.is((await see()).release, SECOND.releases.at(-1));
  const list = (await (await get('/releases/')).json()) as { releases: { id: string }[] };
  assert.equal(
    list.releases.map(({ id }) => id),
    SECOND.releases,
  );
  assert.is((await get(`/releases/${FIRST.releases[0]}/manifest.json`)).status, 404);
  assert.is((await get(`/releases/${SECOND.releases[1]}/csv/EUR.csv`)).status, 200);
});

test('SIGHUP checks for a new build at once, any number of times, and never ends the server', async () => {
  await writeSmallBuild(dist, SECOND);
  pointTo(dist, SECOND.name);
  for (let time = 0; time < 20; time++) server.child.kill('SIGHUP');
  await server.printed(/switched to build/);
  assert.ok(await answers(SECOND.holiday));
  server.child.kill('SIGHUP');
  await new Promise((wake) => setTimeout(wake, 200));
  assert.ok(await answers(SECOND.holiday));
  assert.is(server.output().split('switched to build').length, 2, 'once');
});

needs('time')(
  'the same release with other data has other ETags, and the old ones hold no more',
  async () => {
    const before = await see();
    assert.is((await get(QUESTION, { 'if-none-match': before.etag })).status, 304);
    const artifact = await get(`/releases/${before.release}/csv/EUR.csv`);
    await artifact.text();
    await writeSmallBuild(dist, MENDED);
    pointTo(dist, MENDED.name);
    server.child.kill('SIGHUP');
    await until(() => answers(MENDED.holiday), 'it did not go over');
    const after = await see();
    assert.is(after.release, before.release);
    assert.is.not(after.etag, before.etag);
    assert.is((await get(QUESTION, { 'if-none-match': before.etag })).status, 200);
    const again = await get(`/releases/${before.release}/csv/EUR.csv`, {
      'if-none-match': artifact.headers.get('etag')!,
    });
    assert.match(await again.text(), /The mended/);
  },
);

sampled(
  'a broken build is refused with a line that names what is wrong, and the old one goes on',
  async () => {
    const damage: [string, (dir: string) => void, RegExp][] = [
      [
        '4',
        (dir) => truncateSync(join(dir, 'history.json'), 100),
        /history\.json is damaged: it has 100 bytes/,
      ],
      ['5', (dir) => rmSync(join(dir, 'build.json')), /build\.json is missing/],
      [
        '6',
        (dir) => rmSync(join(dir, 'releases', SECOND.releases[0]!, 'ics/EUR.ics.gz')),
        /EUR\.ics\.gz is missing/,
      ],
      [
        '7',
        (dir) => {
          const bytes = readFileSync(join(dir, 'history.json'));
          bytes[bytes.length >> 1]! ^= 4;
          writeFileSync(join(dir, 'history.json'), bytes);
        },
        /history\.json is damaged: SHA-256/,
      ],
      ['8', (dir) => rmSync(dir, { recursive: true }), /build\.json is missing/],
    ];
    for (const [digit, spoil, message] of some(damage, 2)) {
      const name = digit.repeat(20);
      spoil(await writeSmallBuild(dist, { ...SECOND, name }));
      replaceFile(dist, 'current', `${name}\n`);
      server.child.kill('SIGHUP');
      await server.printed(new RegExp(`"build":"${name}".*the new build cannot be used`));
      const line = server
        .output()
        .split('\n')
        .find((text) => text.includes(name))!;
      assert.match(line, message);
      assert.match(line, new RegExp(`still serving ${FIRST.name}`));
      assert.ok(await answers(FIRST.holiday));
    }
    replaceFile(dist, 'current', 'nonsense');
    server.child.kill('SIGHUP');
    await server.printed(/current is damaged/);
    rmSync(join(dist, 'current'));
    server.child.kill('SIGHUP');
    await server.printed(/current is missing/);
    assert.ok(await answers(FIRST.holiday));
    await writeSmallBuild(dist, SECOND);
    pointTo(dist, SECOND.name);
    await until(() => answers(SECOND.holiday), 'it did not go over to one that is whole');
  },
);

test('no request is refused during a switch, and every response comes from one build', async () => {
  await writeSmallBuild(dist, SECOND);
  let isDone = false;
  const seen = new Set<string>();
  const query = async () => {
    while (!isDone) {
      const { release, holiday } = await see();
      seen.add(`${release} ${holiday}`);
      const artifact = await get(`/releases/${FIRST.releases[1]}/csv/EUR.csv`);
      assert.is(artifact.status, 200, 'a release that both have');
      const text = await artifact.text();
      const sum = createHash('sha256').update(text).digest('hex');
      assert.ok(/The first|The second/.test(text) && sum.length === 64);
    }
  };
  const asking = Promise.all(Array.from({ length: 8 }, query));
  // Awaited at the end: until then a failure has no other place.
  asking.catch(() => {});
  await until(() => seen.size > 0, 'no query met the first build');
  for (const { name } of [SECOND, FIRST, SECOND, FIRST, SECOND]) {
    pointTo(dist, name);
    server.child.kill('SIGHUP');
    await new Promise((wake) => setTimeout(wake, 150));
  }
  await until(() => answers(SECOND.holiday), 'it did not go over');
  // On a busy machine the queries may not have met it yet.
  await until(() => seen.size > 1, 'no query met the second build');
  isDone = true;
  await asking;
  assert.equal([...seen].sort(), [
    `${FIRST.releases[1]} The first`,
    `${SECOND.releases[1]} The second`,
  ]);
});

needs('time')(
  'the folder is removed altogether: what is in memory goes on, what is not says so',
  async () => {
    rmSync(dist, { recursive: true });
    server.child.kill('SIGHUP');
    await server.printed(/still serving/);
    assert.ok(await answers(FIRST.holiday));
    assert.is((await get(`/releases/${FIRST.releases[1]}/csv/EUR.csv`)).status, 500);
    assert.is((await get('/healthz')).status, 200);
  },
);

needs('time')('the memory of the build before is given back', async () => {
  await stop(server);
  server = startProgram(
    [process.execPath, '--import', TELL_MEMORY, join(dist, 'server.mjs')],
    folder,
    { KALENDS_API_KEY: KEY, KALENDS_RATE_LIMIT: 'off' },
  );
  origin = (await server.serving)!;
  await writeSmallBuild(dist, SECOND);
  for (const build of [FIRST, SECOND]) await enlarge(build, LARGE);
  const switchTo = async (build: SmallBuild) => {
    const lines = server.output().split('switched to build').length;
    pointTo(dist, build.name);
    server.child.kill('SIGHUP');
    await until(
      () => server.output().split('switched to build').length > lines,
      'it did not go over',
    );
    for (let request = 0; request < 10; request++) await see();
  };
  const small = await bytesInUse();
  await switchTo(SECOND);
  await switchTo(FIRST);
  const one = await bytesInUse();
  assert.ok(one - small >= LARGE, `a large build is in memory: ${one - small} bytes more`);
  for (let time = 0; time < 10; time++) for (const build of [SECOND, FIRST]) await switchTo(build);
  const grown = (await bytesInUse()) - one;
  assert.ok(grown < LARGE / 4, `it grew by ${grown} bytes over 20 builds of ${LARGE}`);
});

const TELL_MEMORY = new URL('../helpers/tell-memory.mjs', import.meta.url).href;
/** Bytes of a large build. */
const LARGE = 24 << 20;

/** The bytes that the server has in use after a collection of garbage. */
async function bytesInUse(): Promise<number> {
  const told = () => server.output().match(/in use: \d+ bytes/g) ?? [];
  const before = told().length;
  server.child.kill('SIGUSR2');
  await until(() => told().length > before, 'it did not tell its memory');
  return Number(/\d+/.exec(told().at(-1)!)![0]);
}

/** The same data with a larger directory, which is read. */
async function enlarge(build: SmallBuild, bytes: number): Promise<void> {
  const { recordBuild } = await import('../../build/dist/record-build.js');
  const { readRecord, sha256Of } = await import('../../server/store/build-record.js');
  const { bundleHead, readDirectory } = await import('../../server/store/bundle.js');
  const { bundlePath, HISTORY_INDEX, readIndex } = await import('../../server/store/history.js');
  const dir = buildDir(dist, build.name);
  const { releases, made_from, chosen } = readRecord(join(dir, 'build.json'));
  const index = readIndex(join(dir, HISTORY_INDEX));
  const last = index.releases.at(-1)!;
  const path = join(dir, bundlePath(last.id));
  const bundle = readFileSync(path);
  const { directory, start } = readDirectory(bundle);
  const head = bundleHead({ ...directory, more: 'x'.repeat(bytes) } as typeof directory);
  writeFileSync(path, Buffer.concat([head, bundle.subarray(start)]));
  const sha256 = { ...last.sha256, directory: sha256Of(head) };
  const changed = { ...index, releases: [...index.releases.slice(0, -1), { ...last, sha256 }] };
  writeFileSync(join(dir, HISTORY_INDEX), JSON.stringify(changed));
  recordBuild(dir, { releases, made_from, chosen });
}

const OWN = [
  'kal_one-aaaaaaaaaaaaaaaaaaaaaaaaaaaa',
  'kal_two-bbbbbbbbbbbbbbbbbbbbbbbbbbbb',
] as const;

test('the key file is read again when it changes; with a mistake in it the previous keys stay in use', async () => {
  const file = join(folder, 'keys.json');
  const write = (keys: readonly string[]) => writeKeyFile(file, keys);
  write([OWN[0]]);
  const own = startServerFile(join(dist, 'server.mjs'), folder, { KALENDS_KEYS_FILE: file });
  const address = (await own.serving)!;
  const opens = async (key: string) =>
    (await fetch(`${address}${QUESTION}`, { headers: { authorization: `Bearer ${key}` } }))
      .status === 200;
  // Told by the log: whoever asks with a wrong key until it opens is taken for one who guesses.
  // At least so often: a signal and the watch on the file may both have it read.
  const timesRead = () => own.output().split('keys reloaded').length - 1;
  const readAgain = (before: number) => () => timesRead() > before;
  assert.equal([await opens(OWN[0]), await opens(OWN[1])], [true, false]);
  write([OWN[1]]);
  await until(readAgain(0), 'the keys are not read again');
  assert.ok(await opens(OWN[1]), 'the new key opens');
  assert.not.ok(await opens(OWN[0]), 'the old one is gone');
  for (const [at, mistake] of ['{"keys":[', '{"keys":[{"id":"a","sha256":"x"}]}', ''].entries()) {
    writeFileSync(file, mistake);
    own.child.kill('SIGHUP');
    await until(
      () => own.output().split('the previous keys stay in use').length > at + 1,
      'the mistake is not told',
    );
    assert.ok(await opens(OWN[1]));
  }
  rmSync(file);
  own.child.kill('SIGHUP');
  await own.printed(/keys\.json is missing/);
  assert.ok(await opens(OWN[1]));
  const before = timesRead();
  write([OWN[0]]);
  own.child.kill('SIGHUP');
  await until(readAgain(before), 'the mended file is not read');
  assert.ok(await opens(OWN[0]));
  await stop(own);
  assert.not.match(own.output(), /kal_/);
});

test('a server that has switched needs no other build: pages, tools, the description, feeds and tables', async () => {
  await writeSmallBuild(dist, SECOND);
  pointTo(dist, SECOND.name);
  await until(() => answers(SECOND.holiday), 'it did not switch');
  rmSync(buildDir(dist, FIRST.name), { recursive: true });
  const tools = await fetch(`${origin}/mcp`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${KEY}`,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} }),
  });
  assert.is(tools.status, 200, server.output());
  await tools.text();
  const rest = [
    '/',
    '/calendars/XNYS',
    '/openapi.json',
    '/v1/calendars/XNYS.ics?from=2026&to=2026',
    '/paydays.xlsx?for=XNYS&year=2025',
  ];
  for (const path of rest) {
    const response = await get(path);
    assert.is(response.status, 200, path);
    await response.arrayBuffer();
  }
  assert.not.match(server.output(), /"level":50/);
});

test.run();
