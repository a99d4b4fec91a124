import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { checkWhole } from '../../build/dist/check-whole.js';
import { hashKey } from '../../server/keys/key.js';
import { buildDir, currentBuild, pointTo } from '../../server/store/dist-folder.js';
import { copyDist } from '../helpers/linked.js';
import { needs } from '../helpers/needs.js';
import {
  killAll,
  type Started,
  startProgram,
  startServerFile,
  stop,
  until,
} from '../helpers/process.js';
import { BUILD, DIST, DIST_DIR } from '../helpers/release.js';
import { SMALL_RELEASES, writeSmallBuild, writeSmallDist } from '../helpers/small-dist.js';

/** Own days under a server that runs: the command works from a copy of dist/ alone, and nothing ends it half way. */

const KEY = 'kal_key-of-the-environment-01234';
const LIMITED = 'kal_key-of-somebody-who-has-no-leave';
const [U0, U1, U2] = SMALL_RELEASES;
const BASE = { name: 'e'.repeat(20), releases: [U0, U1], holiday: 'Christmas Day' };
const HEAD = 'calendar,date,kind,name,source,why,upstream';
const ROW = 'XNYS,2026-12-28,holiday,Day of mourning,https://example.org/d,why,nothing';
const BANK = JSON.stringify({
  name: 'Bank of ours',
  inherits: ['XNYS'],
  dates: [{ date: '2026-11-02', name: 'Inventory' }],
});

let folder: string;
let model: string;
let count = 0;

test.before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kalends-own-'));
  model = join(folder, 'model');
  await writeSmallDist(model, BASE);
});
test.after(() => {
  killAll();
  rmSync(folder, { recursive: true });
});

interface House {
  readonly dist: string;
  readonly own: string;
}

/** A copy of dist/ with nothing else of the project beside it, and an overlay. */
function house(files: Readonly<Record<string, string>>): House {
  const root = join(folder, `house-${count++}`);
  const [dist, own] = [join(root, 'dist'), join(root, 'own')];
  mkdirSync(join(own, 'calendars'), { recursive: true });
  copyDist(model, dist);
  for (const [name, text] of Object.entries(files)) writeFileSync(join(own, name), text);
  return { dist, own };
}

const FILES = { 'corrections.csv': `${HEAD}\n${ROW}\n`, 'calendars/BANK.json': BANK };

function command({ dist, own }: House, ...args: string[]): Started {
  return startProgram([process.execPath, join(dist, 'server.mjs'), 'own', ...args], folder, {
    KALENDS_OWN: own,
  });
}

async function build(at: House): Promise<string> {
  const run = command(at, 'build');
  assert.is(await run.ended, 0, run.output());
  return currentBuild(at.dist)!;
}

async function serve({ dist, own }: House, environment: Record<string, string> = {}) {
  const settings = {
    KALENDS_API_KEY: KEY,
    KALENDS_RATE_LIMIT: 'off',
    KALENDS_OWN: own,
    ...environment,
  };
  const server = startServerFile(join(dist, 'server.mjs'), dist, settings);
  const origin = await server.serving;
  assert.ok(origin, server.output());
  const get = async (path: string, key = KEY) => {
    const response = await fetch(origin + path, { headers: { authorization: `Bearer ${key}` } });
    return {
      status: response.status,
      text: await response.text(),
      etag: response.headers.get('etag'),
    };
  };
  /** What a tool finds. */
  const find = async (q: string, key = KEY) => {
    const params = { name: 'find_calendars', arguments: { q } };
    const response = await fetch(`${origin}/mcp`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${key}`,
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
      },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params }),
    });
    return response.text();
  };
  return { server, get, find, json: async (path: string) => JSON.parse((await get(path)).text) };
}

test('a server switches to the build with own days, and names the overlay', async () => {
  const at = house(FILES);
  const { server, get, json } = await serve(at);
  const question = '/v1/days/2026-12-28?calendars=XNYS';
  const before = await get(question);
  assert.not.match(before.text, /own/);
  await build(at);
  await until(
    async () => (await json(question)).calendars[0].status === 'closed',
    'it did not go over',
  );
  const { data_release, calendars } = await json(question);
  assert.is(data_release.own.base, U1);
  assert.match(data_release.own.digest, /^[0-9a-f]{64}$/);
  const [entry] = calendars[0].entries;
  assert.equal([entry.name, entry.coverage, entry.basis], ['Day of mourning', 'library', 'own']);
  assert.is((await json('/v1/days/2026-11-02?calendars=own:bank')).calendars[0].status, 'closed');
  const { changes } = await json(`/v1/changes?since=${U1}&calendars=XNYS`);
  assert.equal(
    changes.map((one: { origin: string; date: string }) => [one.origin, one.date]),
    [['own', '2026-12-28']],
  );
  const pinned = await get(`${question}&release=${U1}`);
  assert.is(pinned.text, before.text, 'the release below answers as it did');
  assert.is(
    (await json(`${question}&release=${data_release.id}`)).is_business_day,
    false,
    'its id pins both',
  );
  assert.is((await get(`/releases/${data_release.id}/csv/OWN-BANK.csv`)).status, 200);
  assert.match(
    (await get(`/releases/${data_release.id}/manifest.json`)).text,
    new RegExp(data_release.own.digest),
  );
  assert.match(
    (await get('/v1/calendars/OWN:BANK.ics?from=2026&to=2026')).text,
    /Inventory[\s\S]*own days/,
  );
  assert.match((await get('/calendars/OWN:BANK')).text, /Bank of ours/);
  await stop(server);
});

needs('time')('without an overlay every byte is as before', async () => {
  const at = house({});
  const { server, get } = await serve(at, { KALENDS_OWN: '' });
  const paths = [
    '/v1/calendars',
    `/v1/changes?since=${U0}`,
    '/v1/changes?format=csv',
    '/v1/releases',
    '/v1/holidays?calendars=XNYS&year=2026',
  ];
  const before = await Promise.all(paths.map((path) => get(path)));
  for (const { text } of before) assert.not.match(text, /"own"|origin$/m);
  const kept = currentBuild(at.dist)!;
  // On with it, and off again.
  writeFileSync(join(at.own, 'corrections.csv'), `${HEAD}\n${ROW}\n`);
  await build(at);
  await until(async () => (await get(paths[0]!)).etag !== before[0]!.etag, 'it did not go over');
  pointTo(at.dist, kept);
  await until(async () => (await get(paths[0]!)).etag === before[0]!.etag, 'it did not go back');
  assert.equal(await Promise.all(paths.map((path) => get(path))), before);
  await stop(server);
});

test('an invalid overlay is reported and not used', async () => {
  const at = house(FILES);
  const name = await build(at);
  writeFileSync(
    join(at.own, 'corrections.csv'),
    `${HEAD}\n${ROW}\nXNYS,2026-12-29,hollyday,N,https://example.org,w,nothing\n`,
  );
  for (const verb of ['check', 'build']) {
    const run = command(at, verb);
    assert.is(await run.ended, 1);
    assert.match(
      run.output(),
      /corrections\.csv row 3, kind: "hollyday" was read; expected one of holiday/,
    );
  }
  assert.is(currentBuild(at.dist), name);
  const missing = command({ ...at, own: join(at.own, 'not-there') }, 'build');
  assert.is(await missing.ended, 1);
  assert.match(missing.output(), /KALENDS_OWN: there is no folder/);
});

needs('time')(
  'killed at any moment, it leaves the build before or the new one, and the next run finishes',
  async () => {
    const at = house(FILES);
    const first = await build(at);
    for (const time of [0, 1, 2, 3, 4, 5, 6, 7]) {
      writeFileSync(
        join(at.own, 'corrections.csv'),
        `${HEAD}\n${ROW.replace('mourning', `mourning ${time}`)}\n`,
      );
      const before = currentBuild(at.dist)!;
      const run = command(at, 'build');
      await new Promise((wake) => setTimeout(wake, 120 + 90 * time));
      run.child.kill('SIGKILL');
      await run.exit;
      const after = currentBuild(at.dist)!;
      checkWhole(buildDir(at.dist, after));
      if (after !== before)
        assert.match(readFileSync(join(buildDir(at.dist, after), 'build.json'), 'utf8'), /"own"/);
    }
    // Killed while it wrote a release, whichever moment the others were killed at; and one more release to write.
    mkdirSync(join(at.own, 'history/20200101T000000Z.draft'));
    writeFileSync(join(at.own, 'history/20200101T000000Z.draft/overlaid'), 'half');
    writeFileSync(
      join(at.own, 'corrections.csv'),
      `${HEAD}\n${ROW.replace('mourning', 'mourning again')}\n`,
    );
    const last = await build(at);
    assert.is.not(last, first);
    checkWhole(buildDir(at.dist, last));
    const history = readdirSync(join(at.own, 'history')).filter((name) => !name.startsWith('.'));
    assert.ok(
      history.every((name) => /^\d{8}T\d{6}Z$/.test(name)),
      history.join(),
    );
    assert.is(await build(at), last, 'the same again is the same build');
  },
);

needs('time')('a full disk leaves the build before, and no more behind', async () => {
  const at = house(FILES);
  const before = await build(at);
  const steps = readdirSync(join(at.own, 'history'));
  writeFileSync(join(at.own, 'calendars/OTHER.json'), BANK);
  const script = 'ulimit -f 8 && exec "$0" "$1" own build';
  const run = startProgram(
    ['/bin/sh', '-c', script, process.execPath, join(at.dist, 'server.mjs')],
    folder,
    {
      KALENDS_OWN: at.own,
    },
  );
  assert.is.not(await run.ended, 0);
  assert.is(currentBuild(at.dist), before);
  assert.equal(readdirSync(join(at.own, 'history')), steps);
  checkWhole(buildDir(at.dist, before));
  assert.is.not(await build(at), before, run.output());
});

needs('time')('two at once are one after the other; both end well', async () => {
  const at = house(FILES);
  const runs = [command(at, 'build'), command(at, 'build')];
  for (const run of runs) assert.is(await run.ended, 0, run.output());
  const steps = readdirSync(join(at.own, 'history')).filter((name) => !name.startsWith('.'));
  assert.is(steps.length, 1, 'one overlay on one release is one release');
});

needs('time')(
  'a new release below is taken in behind the own ones, and the overlay lies on it',
  async () => {
    const at = house(FILES);
    await build(at);
    await writeSmallBuild(at.dist, {
      name: 'f'.repeat(20),
      releases: [U0, U1, U2],
      holiday: BASE.holiday,
    });
    pointTo(at.dist, 'f'.repeat(20));
    await build(at);
    const { server, json } = await serve(at);
    const { releases } = await json('/v1/releases');
    const ids = releases.map((one: { id: string }) => one.id);
    assert.equal([ids[0], ids[1], ids[3]], [U0, U1, U2]);
    assert.is(ids.length, 5);
    const behind = await json(`/v1/releases?since=${ids[2]}`);
    assert.equal(
      behind.releases.map((one: { id: string }) => one.id),
      ids.slice(3),
      'whoever knew the own one hears of both',
    );
    assert.is((await json('/v1/days/2026-12-28?calendars=XNYS')).data_release.own.base, U2);
    assert.is(
      (await json(`/v1/days/2026-12-28?calendars=XNYS&release=${ids[2]}`)).is_business_day,
      false,
    );
    await stop(server);
  },
);

test('a key that is limited is answered as if own calendars were not there', async () => {
  const at = house({ 'calendars/BANK.json': BANK });
  await build(at);
  const keysFile = join(at.dist, '../keys.json');
  writeFileSync(
    keysFile,
    JSON.stringify({ keys: [{ id: 'desk', sha256: hashKey(LIMITED), calendars: '* -OWN:*' }] }),
  );
  const { server, get, find } = await serve(at, {
    KALENDS_KEYS_FILE: keysFile,
    KALENDS_OWN_PAGES: 'off',
  });
  const id = JSON.parse((await get('/v1/calendars')).text).data_release.id;
  const asked = (calendar: string) => [
    `/v1/days/2026-12-28?calendars=${calendar}`,
    `/v1/days/2026-12-28?calendars=XNYS%2B${calendar}`,
    `/v1/calendars/${calendar}`,
    `/v1/calendars/${calendar}.ics`,
    `/v1/holidays?calendars=${calendar}&year=2026&release=${id}`,
    `/v1/changes?calendars=${calendar}`,
    `/v1/releases?calendars=${calendar}`,
    `/releases/${id}/csv/${calendar.replace(':', '-')}.csv`,
  ];
  const there = asked('OWN:BANK');
  for (const [at, path] of asked('OWN:BONK').entries()) {
    const [hidden, absent] = [await get(there[at]!, LIMITED), await get(path, LIMITED)];
    assert.is(hidden.status, absent.status, path);
    assert.is(hidden.text.replaceAll('BANK', 'BONK'), absent.text, path);
    assert.is((await get(there[at]!)).status, 200, `the other key: ${there[at]}`);
  }
  const lists = [
    '/v1/calendars',
    '/v1/calendars?q=bank',
    '/v1/calendars?kind=own',
    `/v1/changes?since=${U1}`,
    '/v1/releases',
    '/v1/releases.atom',
    '/v1/days/2026-12-28?calendars=OWN:BAN',
  ];
  for (const path of lists) {
    assert.not.match((await get(path, LIMITED)).text, /OWN:BANK|Bank of ours|Inventory/, path);
    if (!/days|atom/.test(path))
      assert.match((await get(path)).text, /OWN:BANK|Bank of ours/, path);
  }
  assert.match(await find('bank of ours'), /OWN:BANK/);
  const tool = await find('bank of ours', LIMITED);
  assert.match(tool, /"jsonrpc"/);
  assert.not.match(tool, /OWN:BANK/);
  assert.is((await get(`/releases/${id}/packs.bin`, LIMITED)).status, 403);
  assert.is((await get(`/releases/${id}/csv/XNYS.csv`, LIMITED)).status, 200);
  assert.is((await get('/calendars/OWN:BANK')).status, 404, 'no page tells');
  assert.not.match((await get('/changes')).text, /OWN:BANK/);
  await stop(server);
});

needs('time')(
  'the day of the decree: from the news to the answer within two minutes, in a copy of the real dist/',
  async () => {
    const [dist, own] = [join(folder, 'real/dist'), join(folder, 'real/own')];
    mkdirSync(join(dist, 'builds'), { recursive: true });
    // Links where the file system allows them.
    const build = join(dist, 'builds', BUILD);
    if (spawnSync('cp', ['-al', DIST_DIR.replace(/\/$/, ''), build]).status !== 0)
      cpSync(DIST_DIR, build, { recursive: true });
    copyFileSync(join(DIST, 'server.mjs'), join(dist, 'server.mjs'));
    pointTo(dist, BUILD);
    const at = { dist, own };
    const { server, json } = await serve(at);
    const question = '/v1/days/2026-12-07?calendars=PE,PEN,XLIM,PE:CUS';
    assert.is((await json(question)).is_business_day, true);
    const startedMs = performance.now();
    const row = [
      '--name',
      'Day off by decree',
      '--source',
      'https://example.org/decree',
      '--except',
      'XLIM',
      '--yes',
    ];
    const added = command(at, 'add', 'PE', '2026-12-07', ...row);
    assert.is(await added.ended, 0, added.output());
    assert.match(added.output(), /reaches PE:CUS PEN XLIM:SETTLEMENT\n.*leaves XLIM \(excepted\)/);
    await until(
      async () => (await json(question)).data_release.own !== undefined,
      'it did not go over',
    );
    assert.ok(performance.now() - startedMs < 120_000, `${performance.now() - startedMs} ms`);
    const { calendars } = await json(question);
    assert.equal(
      calendars.map((one: { id: string; status: string }) => `${one.id} ${one.status}`),
      ['PE closed', 'PEN closed', 'XLIM open', 'PE:CUS closed'],
    );
    await stop(server);
  },
);

needs('time')(
  'own add shows the change, asks for confirmation and builds; errors name the option',
  async () => {
    const at = house({});
    rmSync(at.own, { recursive: true });
    const refused = command(at, 'add', 'XNYS', '2026-12-28', '--name', 'N', '--source', 'radio');
    assert.is(await refused.ended, 1);
    assert.match(refused.output(), /--source: "radio" was read; expected the address/);
    assert.not.ok(existsSync(at.own));
    const unasked = command(
      at,
      'add',
      'XNYS',
      '2026-12-28',
      '--name',
      'N',
      '--source',
      'https://example.org/d',
    );
    assert.is(await unasked.ended, 0);
    assert.match(
      unasked.output(),
      /XNYS 2026-12-28 nothing -> holiday, N[\s\S]*nothing was changed/,
    );
    const row = [
      'add',
      'xnys',
      '2026-12-28',
      '--name',
      'Of, mourning',
      '--source',
      'https://example.org/d',
      '--yes',
    ];
    const added = command(at, ...row);
    assert.is(await added.ended, 0, added.output());
    assert.match(
      readFileSync(join(at.own, 'corrections.csv'), 'utf8'),
      /^XNYS,2026-12-28,holiday,"Of, mourning",https/m,
    );
    const again = command(at, ...row);
    assert.is(await again.ended, 1);
    assert.match(again.output(), /row 3, date: XNYS 2026-12-28 has corrections.csv row 2 already/);
    const exported = command(at, 'export');
    await exported.ended;
    assert.match(
      exported.output(),
      /dates of XNYS[\s\S]*\{ date: '2026-12-28', kind: 'holiday', name: 'Of, mourning'/,
    );
    const listed = command(at, 'list');
    await listed.ended;
    assert.match(
      listed.output(),
      /XNYS 2026-12-28 nothing -> holiday[\s\S]*releases:\n\d{8}T\d{6}Z {2}on/,
    );
  },
);

test.run();
