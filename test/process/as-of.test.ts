import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { recordBuild } from '../../build/dist/record-build.js';
import { openBuild } from '../../server/ops/open-build.js';
import { readRecord, sha256Of } from '../../server/store/build-record.js';
import { currentBuild, pointTo } from '../../server/store/dist-folder.js';
import { bundlePath, HISTORY_FORMAT, type HistoryIndex } from '../../server/store/history.js';
import { makeCheckout } from '../helpers/checkout.js';
import { copyDist } from '../helpers/linked.js';
import { writeLongHistory } from '../helpers/long-history.js';
import { needs } from '../helpers/needs.js';
import {
  killAll,
  type Started,
  startProgram,
  startServerFile,
  stop,
  until,
} from '../helpers/process.js';
import { SMALL_RELEASES, writeSmallBuild, writeSmallDist } from '../helpers/small-dist.js';

/** Earlier releases under a server that runs: damage, a switch, little memory. */

const NAME = 'd'.repeat(20);
const KEY = 'kal_key-of-the-environment-01234';
const [FIRST, LAST, NEXT] = SMALL_RELEASES;
const QUESTION = '/v1/holidays?calendars=EUR&from=2026-12-25&to=2026-12-25';

let folder: string;
let whole: string;

test.before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kalends-as-of-'));
  whole = join(folder, 'whole');
  await writeSmallDist(whole, { name: NAME, releases: [FIRST, LAST], holiday: 'Christmas Day' });
});
test.after(() => {
  killAll();
  rmSync(folder, { recursive: true });
});

let count = 0;

/** A copy of the folder, changed by `spoil`, and a server on it. */
function startOn(spoil: (build: string) => void): { server: Started; dist: string } {
  const dist = join(folder, `copy-${count++}`);
  copyDist(whole, dist);
  spoil(join(dist, 'builds', NAME));
  const environment = { KALENDS_API_KEY: KEY, KALENDS_RATE_LIMIT: 'off' };
  return { server: startServerFile(join(dist, 'server.mjs'), dist, environment), dist };
}

const getFrom = (origin: string) => async (path: string) => {
  const response = await fetch(origin + path, { headers: { authorization: `Bearer ${KEY}` } });
  return { status: response.status, text: await response.text() };
};

function flipByte(path: string, at: number): void {
  const bytes = readFileSync(path);
  bytes[at]! ^= 16;
  writeFileSync(path, bytes);
}

const indexOf = (build: string) =>
  JSON.parse(readFileSync(join(build, 'history.json'), 'utf8')) as HistoryIndex;

test('a flipped bit in an earlier release: 500 for its requests, the log names the file, others still work', async () => {
  // The last release has the same packs: what is damaged of them refuses the build, see damaged.test.ts.
  const { server } = startOn((build) => flipByte(join(build, bundlePath(FIRST)), 40));
  const get = getFrom((await server.serving)!);
  for (let turn = 0; turn < 2; turn++) {
    const failed = await get(`${QUESTION}&release=${FIRST}`);
    assert.is(failed.status, 500, failed.text);
    assert.match(failed.text, /internal_error/);
    assert.not.match(failed.text, /\.bin/, 'the client is told nothing of files');
  }
  await server.printed(new RegExp(`the directory of .*${FIRST}\\.bin is damaged: SHA-256`));
  assert.match((await get(QUESTION)).text, /Christmas Day/);
  assert.match((await get(`${QUESTION}&release=${LAST}`)).text, /Christmas Day/);
  await stop(server);
});

test('a file that is missing, cut or of another form refuses the build, and is named', async () => {
  const spoilt: [(build: string) => void, RegExp][] = [
    [(build) => rmSync(join(build, bundlePath(FIRST))), /packs\/.*\.bin is missing/],
    [
      (build) => truncateSync(join(build, bundlePath(FIRST)), 100),
      /\.bin is damaged: it has 100 bytes/,
    ],
    [(build) => flipByte(join(build, 'history.json'), 30), /history\.json is damaged: SHA-256/],
    [
      (build) => rewritten(build, (index) => ({ ...index, format: HISTORY_FORMAT + 1 })),
      new RegExp(
        `history\\.json: got format ${HISTORY_FORMAT + 1} when expected ${HISTORY_FORMAT}`,
      ),
    ],
    [
      (build) => rewritten(build, (index) => ({ ...index, releases: index.releases.slice(0, 1) })),
      new RegExp(`its data are of ${FIRST}, its record is of ${LAST}`),
    ],
  ];
  for (const [spoil, message] of spoilt) {
    const { server } = startOn(spoil);
    assert.is(await server.serving, null);
    assert.match(server.output(), message);
    await server.ended;
  }
});

/** Another index in a build that is otherwise whole. */
function rewritten(build: string, change: (index: HistoryIndex) => HistoryIndex): void {
  writeFileSync(join(build, 'history.json'), JSON.stringify(change(indexOf(build))));
  const { releases, made_from, chosen } = readRecord(join(build, 'build.json'));
  recordBuild(build, { releases, made_from, chosen });
}

needs('time')(
  'a folder that goes while it is served is read on; a switch changes which releases there are',
  async () => {
    const next = { name: 'e'.repeat(20), releases: [LAST, NEXT], holiday: 'Another name' };
    // What takes long of it before there is a connection that may be closed as idle meanwhile.
    await writeSmallBuild(join(folder, 'before'), next);
    const { server, dist } = startOn(() => {});
    const get = getFrom((await server.serving)!);
    rmSync(join(dist, 'builds', NAME, bundlePath(FIRST)));
    assert.match((await get(`${QUESTION}&release=${FIRST}`)).text, /Christmas Day/);
    await writeSmallBuild(dist, next);
    pointTo(dist, next.name);
    server.child.kill('SIGHUP');
    await until(
      async () => (await get(QUESTION)).text.includes('Another name'),
      'it did not go over',
    );
    const gone = await get(`${QUESTION}&release=${FIRST}`);
    assert.is(gone.status, 404);
    assert.match(gone.text, new RegExp(`unknown_release.*${NEXT}, ${LAST}`));
    assert.match(
      (await get(`${QUESTION}&release=${LAST}`)).text,
      new RegExp(`${LAST}.*Another name`),
    );
    await stop(server);
  },
);

test('what is closed gives all its files back', async () => {
  const dir = join(whole, 'builds', NAME);
  const held = () =>
    readdirSync('/proc/self/fd').flatMap((fd) => {
      try {
        return readlinkSync(`/proc/self/fd/${fd}`).startsWith(dir) ? [fd] : [];
      } catch {
        return [];
      }
    }).length;
  const log = pino({ level: 'silent' });
  const before = held();
  const data = await openBuild(dir, { log, artifactCache: 'private' });
  data.releases.find(FIRST).catalog.find('EUR');
  assert.ok(held() > before, 'those of its releases');
  data.close();
  assert.is(held(), before);
});

/** Calendars and releases of a long history: all that are real, and more releases than stay open at once. */
const [CALENDARS, MANY_RELEASES] = [1185, 10];

needs('time')(
  'every third calendar in every release, in turn and at once, with little memory',
  async () => {
    const checkout = makeCheckout(join(folder, 'long'));
    const written = writeLongHistory(join(checkout.root, 'releases'), CALENDARS);
    for (let number = 0; number < MANY_RELEASES; number++) written.next();
    assert.is(await checkout.build().ended, 0);
    const { dist } = checkout;
    const script = join(dist, 'server.mjs');
    const environment = {
      KALENDS_API_KEY: KEY,
      KALENDS_RATE_LIMIT: 'off',
      KALENDS_KEYS_FILE: join(folder, 'none.json'),
    };
    // All of them at once would take several hundred megabytes.
    const server = startProgram(
      [process.execPath, '--max-old-space-size=96', script],
      folder,
      environment,
    );
    const get = getFrom((await server.serving)!);
    const idsIn = async (query: string) => {
      const { calendars } = JSON.parse((await get(`/v1/calendars${query}`)).text) as {
        calendars: { id: string }[];
      };
      return calendars.map(({ id }) => id);
    };
    const ids = (await idsIn('')).filter((_, index) => index % 3 === 0);
    const releases: { id: string; has: ReadonlySet<string> }[] = [];
    for (const { id } of indexOf(join(dist, 'builds', currentBuild(dist)!)).releases)
      releases.push({ id, has: new Set(await idsIn(`?release=${id}`)) });
    const digests = new Map<string, string>();
    for (let at = 0; at < ids.length; at += 10) {
      // Once also those that a release does not have: to name others like it, the search of that release is opened.
      const withAbsent = at === 0;
      const paths = releases.flatMap(({ id, has }) => {
        const list = ids.slice(at, at + 10).filter((one) => withAbsent || has.has(one));
        if (list.length === 0) return [];
        return [
          `/v1/days/2026-12-24?calendars=${list}&release=${id}`,
          `/v1/calendars/${list[0]}?release=${id}`,
        ];
      });
      for (const { status, text } of await Promise.all(paths.map(get)))
        assert.ok(status === 200 || (withAbsent && [400, 404].includes(status)), text);
      for (const path of at % 200 === 0 ? paths : [])
        digests.set(path, sha256Of((await get(path)).text));
    }
    for (const [path, digest] of digests) assert.is(sha256Of((await get(path)).text), digest, path);
    assert.is(server.child.exitCode, null, server.output());
    await stop(server);
  },
);

test.run();
