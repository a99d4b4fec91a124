import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { needs } from '../helpers/needs.js';
import { killAll, startProgram, stop } from '../helpers/process.js';
import { SMALL_RELEASES, writeSmallBuild } from '../helpers/small-dist.js';

/**
 * The image and the service, as far as they can be tried without an engine of containers: what the image holds runs in a
 * root of its own, which is read-only and has no more than node and its libraries; the unit is looked at by systemd.
 */

const ROOT = new URL('../../', import.meta.url).pathname;
const UNIT = join(ROOT, 'build/deploy/systemd/kalends.service');
const USER = '65532:65532';
const KEY = 'kal_key-of-the-environment-01234';
const dockerfile = readFileSync(join(ROOT, 'Dockerfile'), 'utf8');
/** Instructions with their arguments, continued lines joined. */
const instructions = dockerfile
  .replaceAll(/^#.*\n/gm, '')
  .replaceAll(/\\\n\s*/g, '')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => /^(\w+) +(.*)$/.exec(line)!.slice(1) as [string, string]);
const argumentsOf = (name: string) =>
  instructions.filter(([own]) => own === name).map(([, text]) => text);

let folder: string;
test.before(() => {
  folder = mkdtempSync(join(tmpdir(), 'kalends-image-'));
});
test.after(() => {
  killAll();
  rmSync(folder, { recursive: true, force: true });
});

test('the image installs from the lock file, and runs unprivileged with a health check', () => {
  const runs = argumentsOf('RUN');
  assert.ok(runs[0]!.startsWith('npm ci'), 'the versions of the lock file');
  assert.is(argumentsOf('COPY')[0], 'package.json package-lock.json ./');
  assert.is(argumentsOf('USER').at(-1), USER);
  assert.is(argumentsOf('HEALTHCHECK').length, 1);
  assert.match(argumentsOf('FROM').at(-1)!, 'distroless');
  const scripts = (
    JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    }
  ).scripts;
  for (const [, script] of runs.join(' ').matchAll(/npm run (\w+)/g))
    assert.ok(script! in scripts, script);
});

needs('unshare')(
  'what the image holds serves from a read-only root with nothing but node, is healthy, and ends',
  async () => {
    const build = await writeSmallBuild(join(folder, 'dist'), {
      name: 'a'.repeat(20),
      releases: SMALL_RELEASES.slice(0, 2),
      holiday: 'Christmas Day',
    });
    const root = join(folder, 'root');
    copyProgram(process.execPath, root, '/nodejs/bin/node');
    cpSync(build, join(root, 'kalends'), { recursive: true });
    for (const name of ['proc', 'dev', 'keys']) mkdirSync(join(root, name));
    execFileSync('chown', [USER, join(root, 'keys')]);
    execFileSync('chmod', ['-R', 'a+rX', root]);
    const inside = (command: string) =>
      startProgram(
        [
          'unshare',
          '-m',
          'sh',
          '-c',
          `${mounts(root)} && exec chroot --userspec=${USER} ${root} ${command}`,
        ],
        folder,
        {
          ...Object.fromEntries(
            argumentsOf('ENV')[0]!
              .split(' ')
              .map((pair) => pair.split('=')),
          ),
          HOST: '127.0.0.1',
          PORT: '0',
        },
      );

    const [command] = JSON.parse(argumentsOf('CMD').at(-1)!) as [string];
    const added = inside(`/nodejs/bin/node ${command} keys add desk`);
    assert.is(await added.ended, 0, added.output());
    const key = /kal_[\w-]+/.exec(added.output())![0];

    const server = inside(`/nodejs/bin/node ${command}`);
    const origin = (await server.serving)!;
    assert.ok(origin, server.output());
    const get = (path: string, given: string) =>
      fetch(`${origin}${path}`, { headers: { authorization: `Bearer ${given}` } });
    assert.is((await get('/v1/days/2026-12-25?calendars=EUR', key)).status, 200);
    assert.is((await get('/v1/days/2026-12-25?calendars=EUR', KEY)).status, 401);
    assert.is((await get(`/releases/${SMALL_RELEASES[1]}/csv/EUR.csv`, key)).status, 200);

    const [, check] = /CMD (\[.*\])$/.exec(argumentsOf('HEALTHCHECK')[0]!)!;
    const [, ...script] = JSON.parse(check!) as string[];
    const healthAt = (port: string) =>
      spawnSync(process.execPath, script, { env: { PORT: port } }).status;
    assert.is(healthAt(new URL(origin).port), 0);
    assert.is(healthAt('1'), 1);
    await stop(server);
    assert.is(await server.exit, 0, server.output());
    assert.not.match(server.output(), /EROFS|EACCES/);
  },
);

needs('systemd-analyze')(
  'systemd finds no fault in the unit, and little that it leaves open',
  () => {
    const answer = spawnSync('systemd-analyze', ['verify', UNIT], { encoding: 'utf8' });
    // The program lies elsewhere on the machine that this is made for.
    const faults = answer.stderr
      .split('\n')
      .filter((line) => line !== '' && !/is not executable|Unit .* not found/.test(line));
    assert.equal(faults, []);
    const open = spawnSync(
      'systemd-analyze',
      ['security', '--offline=true', '--threshold=20', UNIT],
      {
        encoding: 'utf8',
      },
    );
    assert.is(open.status, 0, open.stdout.split('\n').at(-2));
  },
);

/** Copies a program, and the libraries that the linker names, below another root. */
function copyProgram(program: string, root: string, target: string): void {
  const libraries = execFileSync('ldd', [program], { encoding: 'utf8' }).matchAll(
    /(?:=> )?(\/\S+) \(0x/g,
  );
  for (const [from, to] of [
    [program, target],
    ...[...libraries].map(([, path]) => [path!, path!]),
  ] as [string, string][]) {
    mkdirSync(dirname(join(root, to)), { recursive: true });
    // Follows links, which the copying of trees does not in every Node.
    copyFileSync(from, join(root, to));
  }
}

/** The root read-only but for the keys; proc, as containers have it. */
function mounts(root: string): string {
  const steps = [
    `mount --bind ${root} ${root}`,
    `mount --bind ${root}/keys ${root}/keys`,
    `mount -o remount,ro,bind ${root}`,
    `mount -t proc proc ${root}/proc`,
  ];
  return steps.join(' && ');
}

test.run();
