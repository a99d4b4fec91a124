import { spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { needs, sampled, some } from '../helpers/needs.js';
import { until } from '../helpers/process.js';
import { ROOT } from '../helpers/release.js';

/** The runner itself, over the files of cases/ and over files of the suite where nothing but Node is installed. */

const RUNNER = join(ROOT, 'test/run.ts');
const CASES = join(ROOT, 'test/runner/cases');

let temporary: string;
test.before.each(() => {
  temporary = mkdtempSync(join(tmpdir(), 'runner-'));
});
test.after.each(() => rmSync(temporary, { recursive: true, force: true }));

function start(args: readonly string[], environment: NodeJS.ProcessEnv = process.env) {
  // What another loader has cached is no file of the run.
  const env = { ...environment, TMPDIR: temporary, TSX_DISABLE_CACHE: '1' };
  const child = spawn(process.execPath, ['--import', 'tsx', RUNNER, ...args], { cwd: ROOT, env });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += String(chunk)));
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  return { child, output: () => output, ended };
}

/** Runs cases; the exit code, what was printed, and its last line. */
async function runCases(names: readonly string[], ...more: string[]) {
  const patterns = names.map((name) => `^${name}\\.test\\.ts$`);
  const run = start(['--folder', CASES, ...more, ...patterns]);
  const code = await run.ended;
  assert.equal(readdirSync(temporary), [], 'nothing is left in the temporary folder');
  return { code, output: run.output(), last: run.output().trimEnd().split('\n').at(-1) };
}

test('each way to fail does so by name, and the files after it run', async () => {
  const names = ['fails', 'forgets', 'hook', 'throws', 'killed', 'leaves', 'passes'];
  const { code, output, last } = await runCases(names, '--workers', '1');
  assert.equal([code, last], [1, '2 passed, 6 failed, 0 skipped']);
  const told = (name: string) =>
    output.slice(output.lastIndexOf(`FAILED ${name}.test.ts`)).split('\n\n')[0]!;
  for (const name of names.slice(0, -1)) assert.match(output, `FAILED ${name}.test.ts`);
  assert.match(
    output.slice(output.lastIndexOf('FAILED fails.test.ts')),
    /"it fails"[\s\S]*one is not two/,
  );
  assert.match(output, 'what it printed before');
  assert.match(told('forgets'), 'does it call test.run()?');
  assert.match(told('hook'), 'a hook that throws');
  assert.match(told('throws'), 'a file that throws');
  assert.match(told('killed'), 'its process was ended by SIGKILL, in the test "it is killed"');
  assert.match(
    told('leaves'),
    'its process was ended by exit 0, in the test "it ends the process"',
  );
});

test('what passes ends with 0 and the count; --rest runs of a file only what may have been skipped before', async () => {
  const { code, output, last } = await runCases(['needs', 'passes'], '--rest');
  assert.equal([code, last], [0, '2 passed, 0 failed, 0 skipped']);
  assert.not.match(output, 'passes.test.ts');
});

test('--whole has all of a file run, beside what may have been skipped of the others', async () => {
  const { code, output, last } = await runCases(
    ['needs', 'passes'],
    '--rest',
    '--whole',
    'passes',
    '--workers',
    '1',
  );
  assert.equal([code, last], [0, '3 passed, 0 failed, 0 skipped']);
  assert.match(output, 'passes.test.ts: 1 of 1 passed');
});

test('a test that does not end is named, and leaves no folder and no process', async () => {
  const { code, output, last } = await runCases(
    ['hangs', 'passes'],
    '--patience-seconds',
    '12',
    '--workers',
    '1',
  );
  assert.equal([code, last], [1, '1 passed, 1 failed, 0 skipped']);
  assert.match(output, /it did not go on for 0\.2 minutes, in the test "it hangs"/);
});

for (const signal of some(['SIGTERM', 'SIGINT', 'SIGKILL'] as const, 2)) {
  sampled(`ended by ${signal}, a run leaves no folder and no process`, async () => {
    const run = start(['--folder', CASES, '^hangs']);
    const pidFiles = () =>
      readdirSync(temporary, { recursive: true, encoding: 'utf8' }).filter((name) =>
        name.endsWith('/pid'),
      );
    await until(() => pidFiles().length === 1, `it did not hang: ${run.output()}`);
    let pid = 0;
    await until(() => {
      pid = Number(readFileSync(join(temporary, pidFiles()[0]!), 'utf8'));
      return pid > 0;
    }, 'its program tells nothing');
    run.child.kill(signal);
    await run.ended;
    await until(() => !isRunning(pid), 'its program still runs');
    await until(() => readdirSync(temporary).length === 0, `left: ${readdirSync(temporary)}`);
  });
}

needs('time')(
  'where nothing but Node is installed, what needs more is skipped and named once, with what it would need',
  async () => {
    const bin = join(temporary, 'bin');
    mkdirSync(bin);
    symlinkSync(process.execPath, join(bin, 'node'));
    const { HOME } = process.env;
    const files = [
      'process/libreoffice',
      'process/redis',
      'deploy/servers',
      'http/feed-readers',
      'engine/quantlib',
    ];
    const only = files.flatMap((file) => ['--only', `test/${file}.test.ts`]);
    const run = start(['--times', ...only], { PATH: bin, ...(HOME !== undefined && { HOME }) });
    assert.is(await run.ended, 0, run.output());
    const lines = run.output().trimEnd().split('\n');
    assert.match(lines.at(-1)!, /^\d+ passed, 0 failed, [1-9]\d* skipped$/);
    for (const [part, from] of [
      ['libreoffice', 'Debian: libreoffice-calc-nogui'],
      ['redis', 'Debian: redis-server'],
      ['haproxy', 'Debian: haproxy'],
      ['khal', 'Debian: khal'],
      ['quantlib', 'Debian: quantlib-python'],
      ['time', 'npm run test:all'],
    ] as const) {
      assert.equal(
        lines.filter((line) => line.startsWith(`  ${part} (`)),
        [`  ${part} (${from})`],
        run.output(),
      );
    }
  },
);

test('what tries less in the daily run is in tests that say so: the others are not run again', () => {
  const importsOf = (text: string) =>
    /import \{([^}]*)\} from '\.\.\/helpers\/(?:needs|browser)\.js'/.exec(text)?.[1] ?? '';
  const wrong = readdirSync(join(ROOT, 'test'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts'))
    .filter((name) => {
      const text = readFileSync(join(ROOT, 'test', name), 'utf8');
      return (
        /\b(?:cases|some|isLongRun|inLooks)\b/.test(importsOf(text)) &&
        !/\b(?:sampled|needs|inBrowser)\b/.test(text)
      );
    });
  assert.equal(wrong, []);
});

test('a name that no file has is told', async () => {
  const run = start(['--only', 'nowhere']);
  assert.is(await run.ended, 1);
  assert.match(run.output(), 'no test file has that name');
});

/** One that has ended and that nobody has waited for counts as ended. */
function isRunning(pid: number): boolean {
  const status = `/proc/${pid}/stat`;
  if (!existsSync(status)) return false;
  try {
    return !/\) Z /.test(readFileSync(status, 'utf8'));
  } catch {
    return false;
  }
}

test('a program that a test starts by its name comes with Node, or is among what the test says it needs', () => {
  const tests = join(ROOT, 'test');
  /** npm needs a shell too. The others are in tests that need the right to mount or Debian's PostgreSQL, so a whole Linux; `cp` has another way beside it. */
  const elsewhere = ['npm', '/bin/sh', 'chmod', 'chown', 'ldd', 'cp', 'id'];
  const names = readdirSync(tests, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  );
  const started = names.flatMap((name) => {
    const text = readFileSync(join(tests, name), 'utf8');
    const programs = text.matchAll(/\b(?:spawn|spawnSync|execFile|execFileSync)\('([^']+)'/g);
    return Array.from(programs, ([, program]) => ({ name, text, program: program! }));
  });
  const unsaid = started.filter(
    ({ text, program }) =>
      !elsewhere.includes(program) && !new RegExp(`needs\\([^)]*'${program}'`).test(text),
  );
  assert.ok(started.length > 5);
  assert.equal(
    unsaid.map(({ name, program }) => `${name}: ${program}`),
    [],
  );
});

test.run();
