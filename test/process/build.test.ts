import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readRecord } from '../../server/store/build-record.js';
import { buildDir, buildNames, currentBuild } from '../../server/store/dist-folder.js';
import { bundlePath } from '../../server/store/history.js';
import { type Checkout, makeCheckout } from '../helpers/checkout.js';
import { copyDist } from '../helpers/linked.js';
import { needs } from '../helpers/needs.js';
import { killAll, type Started, startServerFile, stop, until } from '../helpers/process.js';

/** npm run build: into a folder of its own, switched to in one step, whatever interrupts it and whoever runs beside it. */

/** Many builds one after the other. */
const long = needs('time');
const KEY = 'kal_key-of-the-environment-01234';
const IDS = ['20250102T030405Z', '20260102T030405Z', '20260203T040506Z'] as const;

/** Always the same one: the loader knows by their paths the files that it has read. */
let folder: string;
let checkout: Checkout;

/** The dist/ of a build of all three releases, made once: most tests go on from it. */
let built: string;
test.before(async () => {
  const place = mkdtempSync(join(tmpdir(), 'kalends-build-'));
  [folder, built] = [join(place, 'tested'), join(place, 'built')];
  makeFirst();
  await build();
  renameSync(checkout.dist, built);
  rmSync(folder, { recursive: true });
});
test.after(() => rmSync(join(folder, '..'), { recursive: true }));
test.before.each(() => {
  makeFirst();
  copyDist(built, checkout.dist);
});
test.after.each(() => {
  killAll();
  rmSync(folder, { recursive: true });
});

function makeFirst(): void {
  checkout = makeCheckout(join(folder, 'checkout'));
  for (const [at, id] of IDS.entries()) checkout.addRelease(id, `Holiday ${at}`);
}

async function build(...options: string[]): Promise<string> {
  const run = checkout.build(...options);
  assert.is(await run.ended, 0, run.output());
  return run.output();
}

/** A build of the last two releases beside the first one: made for the first who asks, a copy of it for the others. */
async function buildTwo(): Promise<void> {
  const kept = `${built}-two`;
  if (existsSync(kept)) {
    rmSync(checkout.dist, { recursive: true });
    copyDist(kept, checkout.dist);
  } else {
    await build('--releases', '2');
    copyDist(checkout.dist, kept);
  }
}

const current = () => currentBuild(checkout.dist)!;
const record = (name = current()) => readRecord(join(buildDir(checkout.dist, name), 'build.json'));
const releasesOf = (name = current()) => record(name).releases.map(({ id }) => id);
const fileOf = (name: string, path: string) =>
  readFileSync(join(buildDir(checkout.dist, name), path));

function serve(): Started {
  return startServerFile(join(checkout.dist, 'server.mjs'), folder, {
    KALENDS_API_KEY: KEY,
    KALENDS_RATE_LIMIT: 'off',
  });
}

const inodeOf = (name: string, path: string) =>
  statSync(join(buildDir(checkout.dist, name), path)).ino;

/** The program, and the pages that name none of these releases, with their copies. */
function sharedWithout(ids: readonly string[], name: string): string[] {
  const { files } = record(name);
  const isPage = (path: string) => /^pages\/(?:problems|assets)\/[^.]*\.\w+$/.test(path);
  const pages = Object.keys(files)
    .filter(isPage)
    .filter((path) => !ids.some((id) => fileOf(name, path).includes(id)));
  const copies = pages.flatMap((path) =>
    [`${path}.br`, `${path}.gz`].filter((copy) => files[copy] !== undefined),
  );
  assert.ok(pages.length > 20 && copies.length > 20, `${pages.length} and ${copies.length}`);
  return ['server.mjs', 'NOTICE', ...pages, ...copies];
}

/** Nothing of a build that ended or died is left. */
function isTidy(): void {
  assert.not.ok(existsSync(join(checkout.dist, 'lock')), 'a lock is left');
  const drafts = join(checkout.dist, 'drafts');
  assert.equal(existsSync(drafts) ? readdirSync(drafts) : [], [], 'drafts are left');
}

needs('time')(
  'the last release by default; all, a number of them or ids when told; the choice stays',
  async () => {
    assert.equal(releasesOf(), IDS.slice(2), 'as it was built first');
    await build('--releases', 'all');
    assert.equal(releasesOf(), IDS);
    await build();
    assert.equal(releasesOf(), IDS, 'as the build before');
    await build('--releases', IDS[0]);
    assert.equal(releasesOf(), [IDS[0], IDS[2]], 'the last one answers, so it is always there');
    const wrong = checkout.build('--releases', '20240101T000000Z');
    assert.is.not(await wrong.ended, 0);
    assert.match(
      wrong.output(),
      /20240101T000000Z.*expected all, a number.*there are 20250102T030405Z/,
    );
    assert.equal(releasesOf(), [IDS[0], IDS[2]], 'and nothing changes');
    isTidy();
  },
);

needs('time')(
  'a release has the same bytes wherever, whenever and beside whatever it is built',
  async () => {
    rmSync(checkout.dist, { recursive: true });
    // The files of the later one are more.
    const ids = [IDS[2], '20270204T050607Z'];
    checkout.addRelease(ids[1]!, 'Holiday 3');
    await build('--releases', '2');
    const early = current();
    const other = makeCheckout(join(folder, 'other'));
    for (const [at, id] of [...IDS, ids[1]!].entries()) other.addRelease(id, `Holiday ${at}`);
    other.addRelease('20270304T050607Z', 'Holiday of a later release');
    const run = other.build('--releases', 'all');
    assert.is(await run.ended, 0, run.output());
    const later = buildDir(other.dist, currentBuild(other.dist)!);
    for (const id of ids) {
      const files = readdirSync(join(buildDir(checkout.dist, early), 'releases', id), {
        recursive: true,
      }).map(String);
      for (const file of files) {
        const path = join('releases', id, file);
        if (statSync(join(later, path)).isDirectory()) continue;
        assert.equal(readFileSync(join(later, path)), fileOf(early, path), path);
      }
      assert.ok(files.length >= 10);
      assert.ok(files.includes('packs.bin.gz'));
    }
  },
);

test('after one more release: its history and reader; built again, the same folder, and the one to roll back to stays', async () => {
  const before = current();
  const bundles = readdirSync(join(buildDir(checkout.dist, before), 'packs'));
  const reader = join(checkout.dist, 'reader');
  const names = readdirSync(reader).sort();
  assert.equal(
    names.map((name) => name.replace(/\d+\.\d+\.\d+/, 'N')),
    ['kalends-N-py3-none-any.whl', 'kalends-reader-N.js', 'kalends-reader-N.tgz', 'kalends.py'],
  );
  writeFileSync(join(reader, 'kalends-reader-0.9.0.tgz'), 'of a version before');
  writeFileSync(join(reader, 'kalends.py'), 'changed by somebody');

  checkout.addRelease('20270204T050607Z', 'Holiday 3');
  assert.match(await build(), /history, 3 taken over: adding: 1 releases/);
  const later = current();
  for (const name of bundles) {
    const [was, is] = [before, later].map(
      (one) => statSync(join(buildDir(checkout.dist, one), 'packs', name)).ino,
    );
    assert.is(is, was, `${name} is the same file`);
  }
  assert.is(readdirSync(join(buildDir(checkout.dist, later), 'packs')).length, bundles.length + 1);
  for (const name of sharedWithout(releasesOf(later), later))
    assert.is(inodeOf(later, name), inodeOf(before, name), `${name} is the same file`);
  assert.equal(readdirSync(reader).sort(), names, 'of the current build, and nothing else');
  for (const name of names)
    assert.equal(readFileSync(join(reader, name)), fileOf(later, `pages/reader/${name}`), name);

  const pointer = statSync(join(checkout.dist, 'current'));
  await build();
  const { ino, mtimeMs } = statSync(join(checkout.dist, 'current'));
  assert.equal([current(), ino, mtimeMs], [later, pointer.ino, pointer.mtimeMs], 'nothing changes');
  assert.equal(buildNames(checkout.dist).sort(), [before, later].sort());
});

long('made from the same elsewhere, it has the same name', async () => {
  const name = current();
  const twin = makeCheckout(join(folder, 'twin'));
  for (const [at, id] of IDS.entries()) twin.addRelease(id, `Holiday ${at}`);
  const run = twin.build();
  assert.is(await run.ended, 0, run.output());
  assert.is(currentBuild(twin.dist), name, 'named by what it was made from, not where or when');
});

needs('time')('what an earlier build made from the same is taken over', async () => {
  await buildTwo();
  const first = current();
  checkout.append('server/config/config.ts', '\n');
  assert.match(await build(), /files of 2 of 2 releases: taken over/);
  const second = current();
  assert.is.not(second, first);
  assert.is.not(inodeOf(second, 'server.mjs'), inodeOf(first, 'server.mjs'), 'of other code');
  const csv = `releases/${IDS[1]}/csv/EUR.csv.gz`;
  assert.is(
    statSync(join(buildDir(checkout.dist, first), csv)).ino,
    statSync(join(buildDir(checkout.dist, second), csv)).ino,
  );
});

long('a file of an earlier build that is damaged is made anew', async () => {
  await buildTwo();
  const second = current();
  const csv = `releases/${IDS[1]}/csv/EUR.csv.gz`;
  const whole = fileOf(second, csv);
  writeFileSync(join(buildDir(checkout.dist, second), csv), 'damaged');
  checkout.append('server/config/config.ts', '\n');
  assert.match(await build(), /EUR\.csv\.gz is damaged/);
  assert.equal(fileOf(current(), csv), whole);
});

long('a history that is damaged is made anew, with a word', async () => {
  checkout.addRelease('20270204T050607Z', 'Holiday 3');
  await build();
  const path = bundlePath(IDS[0]!);
  const spoilt = fileOf(current(), path);
  spoilt[100]! ^= 1;
  // Builds may share the file.
  for (const name of buildNames(checkout.dist))
    writeFileSync(join(buildDir(checkout.dist, name), path), spoilt);
  checkout.addRelease('20270304T050607Z', 'Holiday 4');
  const message = await build();
  assert.match(message, /packs\/.*\.bin is damaged/);
  assert.match(message, /history: adding: 5 releases/);
  const server = serve();
  const origin = (await server.serving)!;
  for (const [at, id] of [...IDS, '20270204T050607Z', '20270304T050607Z'].entries()) {
    const path = `/v1/holidays?calendars=EUR&from=2026-12-25&days=1&release=${id}&key=${KEY}`;
    assert.match(await (await fetch(origin + path)).text(), `Holiday ${at}`);
  }
  await stop(server);
});

long('a build that was damaged is made again beside it', async () => {
  const first = current();
  writeFileSync(join(buildDir(checkout.dist, first), 'history.json'), 'damaged');
  assert.match(await build(), /history\.json is damaged/);
  assert.is(current(), `${first}.1`);
  const server = serve();
  assert.ok(await server.serving, server.output());
  await stop(server);
});

long('builds at once: one works, the others take what it made', async () => {
  rmSync(checkout.dist, { recursive: true });
  const runs = [checkout.build(), checkout.build(), checkout.build()];
  for (const run of runs) assert.is(await run.ended, 0, run.output());
  assert.is(buildNames(checkout.dist).length, 1);
  assert.is(runs.filter((run) => run.output().includes('history: adding')).length, 1);
  isTidy();
});

const MOMENTS = [
  ['SIGKILL', /history: adding/],
  ['SIGTERM', /writing files of: /],
  ['SIGKILL', /writing files of: .*\n(.*\n)*.*writing files of: /],
  ['SIGINT', /history: adding/],
] as const;

long('a build that was killed at any moment, or told to end: the next one goes on', async () => {
  await build('--releases', '1');
  const before = current();
  const server = serve();
  const origin = (await server.serving)!;
  for (const [signal, moment] of MOMENTS) {
    checkout.append('server/util/get-or-make.ts', `// ${signal} ${moment.source}\n`);
    const run = checkout.build('--releases', 'all');
    await run.printed(moment);
    run.child.kill(signal);
    assert.is(await run.ended, signal);
    assert.is(current(), before, 'nothing was switched to');
    const held = await fetch(`${origin}/releases/${IDS[2]}/csv/EUR.csv?key=${KEY}`);
    assert.match(await held.text(), /Holiday 2/);
  }
  await build('--releases', 'all');
  assert.equal(releasesOf(), IDS);
  isTidy();
  await stop(server);
});

needs('time')(
  'a server that runs while it is built beside it answers with the same bytes, or those of the new build',
  async () => {
    const server = serve();
    const origin = (await server.serving)!;
    const paths = [
      '/problems/not_found',
      `/releases/${IDS[2]}/csv/EUR.csv`,
      `/releases/${IDS[2]}/manifest.json`,
    ];
    const read = async (path: string) => {
      const response = await fetch(origin + path, { headers: { authorization: `Bearer ${KEY}` } });
      return `${response.status} ${await response.text()}`;
    };
    const expected = await Promise.all(paths.map(read));
    const before = await read('/');
    let isDone = false;
    let requested = 0;
    const asking = (async () => {
      while (!isDone) {
        assert.equal(await Promise.all(paths.map(read)), expected);
        const page = await read('/');
        assert.ok(
          page === before || page.includes('20260304T050607Z'),
          'the first screen is of one of the two',
        );
        requested++;
        await new Promise((wake) => setTimeout(wake, 50));
      }
    })();
    checkout.append('server/config/config.ts', '\n');
    await build('--aside');
    assert.not.match(server.output(), /switched to build/, 'a build aside is not switched to');
    checkout.addRelease('20260304T050607Z', 'Holiday 3');
    await build('--releases', 'all');
    await until(() => server.output().includes('switched to build'), 'it did not go over');
    isDone = true;
    await asking;
    assert.ok(requested > 3);
    const after = await fetch(`${origin}/v1/days/2026-12-25?calendars=EUR&key=${KEY}`);
    assert.match(await after.text(), /Holiday 3/);
    assert.equal(await Promise.all(paths.map(read)), expected, 'and what never changes has not');
    await stop(server);
  },
);

long('the last three builds stay', async () => {
  const made = [current()];
  for (let time = 0; time < 3; time++) {
    checkout.append('server/config/config.ts', '\n');
    await build();
    made.push(current());
    assert.equal(buildNames(checkout.dist).sort(), made.slice(-3).sort());
  }
});

test('dist/ can be copied elsewhere and serves there', async () => {
  copyDist(checkout.dist, join(folder, 'copy'));
  rmSync(checkout.root, { recursive: true });
  const server = startServerFile(join(folder, 'copy/server.mjs'), folder, {
    KALENDS_API_KEY: KEY,
    KALENDS_RATE_LIMIT: 'off',
  });
  const origin = await server.serving;
  assert.ok(origin, server.output());
  const response = await fetch(`${origin}/v1/days/2026-12-25?calendars=EUR&key=${KEY}`);
  assert.match(await response.text(), /Holiday 2/);
  await stop(server);
});

long('a file too large for the disk: the build fails, and nothing else changes', async () => {
  await build('--releases', '1');
  const before = current();
  checkout.addRelease('20260304T050607Z', 'Holiday 3');
  const { startProgram } = await import('../helpers/process.js');
  const script = join(checkout.root, 'build/build.ts');
  const limited = startProgram(
    [
      '/bin/sh',
      '-c',
      `ulimit -f 100; trap '' XFSZ; exec "${process.execPath}" --import tsx "${script}"`,
    ],
    checkout.root,
  );
  assert.is.not(await limited.ended, 0);
  assert.match(limited.output(), /EFBIG|too large|no space/i);
  assert.is(current(), before);
  isTidy();
  await build();
  assert.equal(releasesOf(), ['20260304T050607Z']);
});

test.run();
