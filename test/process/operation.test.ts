import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { buildDir, currentBuild, pointTo } from '../../server/store/dist-folder.js';
import { copyDist, replaceContent } from '../helpers/linked.js';
import { needs } from '../helpers/needs.js';
import { freePort } from '../helpers/ports.js';
import { killAll, type Started, startServerFile, stop, until } from '../helpers/process.js';
import { ROOT } from '../helpers/release.js';
import {
  SMALL_RELEASES,
  type SmallBuild,
  writeSmallBuild,
  writeSmallDist,
} from '../helpers/small-dist.js';

/** What an operator does and watches: which build answers, whether a start would work, metrics, alerts and the dashboard. */

const KEY = 'kal_key-of-the-environment-01234';
const FIRST: SmallBuild = {
  name: '1'.repeat(20),
  releases: SMALL_RELEASES.slice(0, 1),
  holiday: 'The first',
};
const SECOND: SmallBuild = {
  name: '2'.repeat(20),
  releases: SMALL_RELEASES.slice(0, 2),
  holiday: 'The second',
};
const QUESTION = '/v1/holidays?calendars=EUR&from=2026-12-25&to=2026-12-25&format=csv';

let folder: string;
let dist: string;
test.before.each(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kalends-operation-'));
  dist = join(folder, 'dist');
  await writeSmallDist(dist, FIRST);
  await writeSmallBuild(dist, SECOND);
});
test.after.each(() => {
  killAll();
  rmSync(folder, { recursive: true });
});

interface Ran {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

function run(
  script: string,
  args: readonly string[],
  environment: Record<string, string> = {},
): Ran {
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, ...environment };
  return spawnSync(process.execPath, [script, ...args], {
    cwd: folder,
    env,
    encoding: 'utf8',
    timeout: 600_000,
  });
}
const builds = (...args: string[]) => run(join(dist, 'server.mjs'), ['builds', ...args]);
const check = (environment: Record<string, string> = {}) =>
  run(join(dist, 'server.mjs'), ['--check-config'], environment);
const linesOf = (text: string) => text.split('\n').filter((line) => line !== '');

test('builds are listed with the current one marked; the server switches to the selected one, and back', async () => {
  const server = startServerFile(join(dist, 'server.mjs'), folder, { KALENDS_API_KEY: KEY });
  const origin = (await server.serving)!;
  // The commands are waited for without a turn of our own: a kept connection might meanwhile be closed as idle.
  const headers = { authorization: `Bearer ${KEY}`, connection: 'close' };
  const answers = async () => (await fetch(origin + QUESTION, { headers })).text();
  for (const list of [builds(), builds('list')]) {
    assert.is(list.status, 0, list.stderr);
    const lines = linesOf(list.stdout);
    assert.is(lines.length, 2);
    assert.match(lines.find((line) => line.startsWith('*'))!, /^\* 1{20} .* 20250102T030405Z$/);
    assert.match(lines.find((line) => line.startsWith(' '))!, /^ {2}2{20} .* 20260102T030405Z$/);
  }
  let isDone = false;
  const statuses = new Set<number>();
  const asking = (async () => {
    while (!isDone) {
      const response = await fetch(origin + QUESTION, { headers });
      await response.text();
      statuses.add(response.status);
      await new Promise((wake) => setTimeout(wake, 10));
    }
  })();
  const use = builds('use', '2222');
  assert.is(use.status, 0, use.stderr);
  assert.match(use.stdout, /^current: 2{20}, release 20260102T030405Z; before: 1{20}\n.*switch/);
  await until(async () => (await answers()).includes('The second'), 'it did not go over');
  assert.is(builds('use', FIRST.name).status, 0);
  await until(async () => (await answers()).includes('The first'), 'it did not go back');
  isDone = true;
  await asking;
  assert.equal([...statuses], [200], 'no request was lost');
  assert.match(builds('use', '1111').stdout, /is the current build already/);
  await stop(server);
});

test('a build that is not there, not one, or not whole is refused, and the current one stays', () => {
  for (const [args, message] of [
    [['use', '3333'], /"3333" is no build here; there are 1{20}, 2{20}/],
    [['use', '2'], /"2" is no build here/],
    [['use'], /usage, behind "node dist\/server.mjs builds"/],
    [['remove', '2222'], /usage/],
  ] as const) {
    const { status, stderr } = builds(...args);
    assert.is(status, 1);
    assert.match(stderr, message);
  }
  truncateSync(join(buildDir(dist, SECOND.name), 'history.json'), 100);
  const { status, stderr } = builds('use', '2222');
  assert.is(status, 1);
  assert.match(stderr, /^\S*history\.json is damaged: it has 100 bytes when expected \d+\n$/);
  assert.is(currentBuild(dist), FIRST.name);
});

needs('time')('a build of another program is chosen too: a restart runs it', async () => {
  const dir = buildDir(dist, SECOND.name);
  const { recordBuild } = await import('../../build/dist/record-build.js');
  const { readRecord } = await import('../../server/store/build-record.js');
  const { releases, made_from, chosen } = readRecord(join(dir, 'build.json'));
  replaceContent(
    join(dir, 'server.mjs'),
    `${readFileSync(join(dir, 'server.mjs'), 'utf8')}\n// another\n`,
  );
  recordBuild(dir, { releases, made_from, chosen });
  const { status, stdout, stderr } = builds('use', SECOND.name);
  assert.is(status, 0, stderr);
  assert.match(stdout, /another program: restart the servers/);
  // A folder that was copied has no other build.
  const copy = join(folder, 'copy');
  copyDist(dir, copy);
  const alone = run(join(copy, 'server.mjs'), ['builds']);
  assert.is(alone.status, 1);
  assert.match(alone.stderr, /one build alone/);
});

test('--check-config: what is right, and 0', () => {
  const { status, stdout, stderr } = check({ KALENDS_API_KEY: KEY, KALENDS_RATE_LIMIT: '10/60' });
  assert.is(status, 0, stderr);
  assert.is(stderr, '');
  assert.equal(
    linesOf(stdout).map((line) => line.split(':')[0]),
    ['settings', 'keys', 'build', 'time zones'],
  );
  assert.match(stdout, /build: 1{20} answers from release 20250102T030405Z, 2 calendars/);
  assert.match(check().stdout, /keys: none yet; the start makes a first one/);
  const warned = check({ KALENDS_RATE_LIMITS: '1/1' });
  assert.is(warned.status, 0);
  assert.match(
    warned.stderr,
    /^warning: KALENDS_RATE_LIMITS is no setting; the nearest one is KALENDS_RATE_LIMIT\n$/,
  );
});

test('--check-config: one line per problem and exit code 1; no secrets, nothing written', () => {
  const mistaken = check({
    PORT: 'x',
    KALENDS_WORKERS: 'many',
    KALENDS_API_KEY: 'secret',
    REDIS_URL: 'http://user:secret@x',
  });
  assert.is(mistaken.status, 1);
  const answer = linesOf(mistaken.stderr);
  assert.equal(answer.map((line) => line.split(':').slice(0, 2).join(':')).sort(), [
    'settings: KALENDS_API_KEY',
    'settings: KALENDS_WORKERS',
    'settings: PORT',
    'settings: REDIS_URL',
  ]);
  assert.not.match(mistaken.stderr + mistaken.stdout, /secret/);
  assert.match(mistaken.stdout, /^build: /m, 'and what can still be looked at');

  const file = join(folder, 'keys.json');
  writeFileSync(file, '{"keys":[');
  truncateSync(join(buildDir(dist, FIRST.name), 'history.json'), 100);
  const broken = check({ KALENDS_KEYS_FILE: file, KALENDS_METRICS_CALENDARS: 'EUR,XXXX' });
  assert.is(broken.status, 1);
  assert.equal(linesOf(broken.stderr).length, 2, broken.stderr);
  assert.match(broken.stderr, /^keys: \S*keys\.json is not a key file: it is not JSON$/m);
  assert.match(broken.stderr, /^build: \S*history\.json is damaged/m);
  rmSync(file);
  assert.match(check({ KALENDS_KEYS_FILE: '/dev/null/keys.json' }).stderr, /^keys: .*\/dev\/null/m);

  pointTo(dist, SECOND.name);
  const unknown = check({ KALENDS_METRICS_CALENDARS: 'eur,xxxx' });
  assert.is(unknown.status, 1);
  assert.match(
    unknown.stderr,
    /^settings: KALENDS_METRICS_CALENDARS: the build has no calendar XXXX\n$/,
  );
  assert.is(
    run(join(dist, 'server.mjs'), ['--check-confg']).status,
    2,
    'a misspelt command is no start',
  );
});

async function metricsOf(port: number): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}/metrics`);
  assert.is(response.status, 200);
  return response.text();
}
const metricOf = (text: string, series: string) =>
  Number(
    linesOf(text)
      .find((line) => line.startsWith(`${series} `))
      ?.split(' ')
      .at(-1),
  );

for (const workers of ['2', '1']) {
  needs('time')(
    `keys that cannot be read and a build that is refused are metrics, and over when they are mended (${workers})`,
    async () => {
      const port = await freePort();
      const file = join(folder, 'keys.json');
      const server = startServerFile(join(dist, 'server.mjs'), folder, {
        KALENDS_API_KEY: KEY,
        KALENDS_KEYS_FILE: file,
        KALENDS_METRICS_PORT: String(port),
        KALENDS_WORKERS: workers,
      });
      assert.ok(await server.serving, server.output());
      const becomes = (series: string, value: number) =>
        until(
          async () => metricOf(await metricsOf(port), series) === value,
          `${series} does not become ${value}`,
        );
      await becomes('kalends_keys_unreadable', 0);
      await becomes('kalends_build_refused', 0);
      writeFileSync(file, '{"keys":[');
      await becomes('kalends_keys_unreadable', 1);
      writeFileSync(file, '{"keys":[]}');
      await becomes('kalends_keys_unreadable', 0);

      const data = join(buildDir(dist, SECOND.name), 'history.json');
      const whole = readFileSync(data);
      truncateSync(data, 100);
      pointTo(dist, SECOND.name);
      await becomes('kalends_build_refused', 1);
      pointTo(dist, FIRST.name);
      await becomes('kalends_build_refused', 0);
      writeFileSync(join(dist, 'current'), 'nonsense');
      await becomes('kalends_build_refused', 1);
      writeFileSync(data, whole);
      pointTo(dist, SECOND.name);
      await becomes('kalends_build_refused', 0);
      await stop(server);
    },
  );
}

const DEPLOY = join(ROOT, 'build/deploy');
const METRIC = /\b((?:kalends|nodejs|process)_[a-z0-9_]+)(?:\{([^}]*)\})?/g;
/** Of Prometheus itself. */
const OWN_LABELS = ['job', 'instance'];

interface Rules {
  readonly groups: readonly {
    readonly rules: readonly {
      readonly alert: string;
      readonly expr: string;
      readonly labels: { readonly severity: string };
      readonly annotations: { readonly summary: string };
    }[];
  }[];
}
interface Dashboard {
  readonly panels: readonly {
    readonly title: string;
    readonly targets: readonly { readonly expr: string }[];
  }[];
}

test('every metric and label that the alerts and the dashboard name is one that a server has', async () => {
  const rules = (
    load(readFileSync(join(DEPLOY, 'prometheus/kalends.rules.yml'), 'utf8')) as Rules
  ).groups.flatMap((group) => group.rules);
  const { panels } = JSON.parse(
    readFileSync(join(DEPLOY, 'grafana/kalends.json'), 'utf8'),
  ) as Dashboard;
  for (const { alert, labels, annotations } of rules) {
    assert.match(labels.severity, /^(critical|warning|info)$/, alert);
    assert.ok(annotations.summary.length > 20, alert);
  }
  const text = await someMetrics();
  const exported = new Map<string, Set<string>>();
  for (const [, name, labels = ''] of text.matchAll(/^([a-z]\w*)(?:\{(.*)\})? \S+$/gm)) {
    const known = exported.get(name!) ?? new Set();
    for (const [, label] of labels.matchAll(/(\w+)="/g)) known.add(label!);
    exported.set(name!, known);
  }
  const named = new Set<string>();
  const expressions = [
    ...rules.map(({ expr }) => expr),
    ...panels.flatMap(({ targets }) => targets.map((t) => t.expr)),
  ];
  for (const expression of expressions) {
    const found = [...expression.matchAll(METRIC)];
    assert.ok(found.length > 0 || /^up\{/.test(expression), expression);
    for (const [, name, labels = ''] of found) {
      named.add(name!);
      const known = exported.get(name!);
      assert.ok(known, `${name} of ${expression} is exported by no server`);
      for (const [, label] of labels.matchAll(/(\w+)\s*[=!]/g))
        assert.ok(
          known.has(label!) || OWN_LABELS.includes(label!),
          `${name} has no label ${label}: ${expression}`,
        );
    }
  }
  for (const name of [
    'kalends_keys_unreadable',
    'kalends_build_refused',
    'kalends_next_year_unlisted',
    'kalends_sources_watched',
  ])
    assert.ok(named.has(name), name);
});

/** The metrics of a server that was asked and refused, with something of everything. */
async function someMetrics(): Promise<string> {
  const port = await freePort();
  mkdirSync(join(folder, '.kalends'), { recursive: true });
  const looked_at = new Date(Date.now() - 3_600_000).toISOString();
  const rows = {
    one: { outcome: 'failed', looked_at },
    two: { outcome: 'unchanged', looked_at, read_at: looked_at },
  };
  writeFileSync(join(folder, '.kalends/sources.json'), JSON.stringify(rows));
  const server: Started = startServerFile(join(dist, 'server.mjs'), folder, {
    KALENDS_API_KEY: KEY,
    KALENDS_METRICS_PORT: String(port),
    KALENDS_RATE_LIMIT: '1/60',
    KALENDS_METRICS_CALENDARS: 'eur XNYS',
  });
  const origin = (await server.serving)!;
  for (let time = 0; time < 2; time++)
    await (await fetch(origin + QUESTION, { headers: { authorization: `Bearer ${KEY}` } })).text();
  const text = await metricsOf(port);
  await stop(server);
  assert.is(metricOf(text, 'kalends_sources_watched{outcome="failed"}'), 1);
  const ageSeconds = metricOf(text, 'kalends_sources_watch_age_seconds');
  assert.ok(ageSeconds >= 3600 && ageSeconds < 3700, `${ageSeconds}`);
  for (const calendar of ['EUR', 'XNYS']) {
    assert.ok(metricOf(text, `kalends_data_days_left{calendar="${calendar}"}`) >= 0);
    assert.is(metricOf(text, `kalends_next_year_unlisted{calendar="${calendar}"}`), 1);
  }
  return text;
}

test.run();
