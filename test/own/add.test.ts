import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { OWN_USAGE, runOwnCommand } from '../../build/own/command.js';
import { copyDist } from '../helpers/linked.js';
import { SMALL_RELEASES, writeSmallDist } from '../helpers/small-dist.js';

/** Two people who add days to one overlay at the same time. */

const [U0, U1] = SMALL_RELEASES;
let folder: string;
let count = 0;
test.before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kalends-add-'));
  await writeSmallDist(join(folder, 'model'), {
    name: 'e'.repeat(20),
    releases: [U0, U1],
    holiday: 'Christmas Day',
  });
});
test.after(() => rmSync(folder, { recursive: true }));

/** An overlay over a dist/ of its own; `run` runs a command on it, whose prompt is answered by `answer`. */
function overlay() {
  const root = join(folder, String(count++));
  const dist = join(root, 'dist');
  copyDist(join(folder, 'model'), dist);
  const lines: string[] = [];
  const run = (args: readonly string[], answer: () => Promise<boolean> = async () => false) =>
    runOwnCommand({
      args,
      own: join(root, 'own'),
      dist: () => dist,
      print: (line) => lines.push(line),
      confirm: answer,
      nowMs: Date.parse('2026-11-28T09:00:00Z'),
    });
  const rows = () =>
    readFileSync(join(root, 'own/corrections.csv'), 'utf8').trimEnd().split('\r\n').slice(1);
  return { run, rows, lines };
}

const add = (date: string, name: string, ...more: string[]) => [
  'add',
  'XNYS',
  date,
  `--name=${name}`,
  '--source',
  'https://example.org/d',
  ...more,
];

test('a row that was added while another waited at its prompt is kept, and both are built', async () => {
  const { run, rows, lines } = overlay();
  await run(add('2026-12-28', 'First'), async () => {
    await run(add('2026-12-29', 'Second', '--yes'));
    return true;
  });
  assert.equal(
    rows().map((row) => row.split(',').slice(1, 4)),
    [
      ['2026-12-29', 'holiday', 'Second'],
      ['2026-12-28', 'holiday', 'First'],
    ],
  );
  lines.length = 0;
  await run(['list']);
  assert.match(
    lines.join('\n'),
    /2026-12-29 nothing -> holiday, Second[\s\S]*2026-12-28 nothing -> holiday, First/,
  );
});

test('the same day added by both: the later one is refused, with the row that has it', async () => {
  const { run, rows } = overlay();
  const refused = run(add('2026-12-28', 'Mine'), async () => {
    await run(add('2026-12-28', 'Theirs', '--yes'));
    return true;
  });
  await refused.then(
    () => assert.unreachable(),
    ({ message }: Error) =>
      assert.match(message, /row 3, date: XNYS 2026-12-28 has corrections.csv row 2 already/),
  );
  assert.is(rows().length, 1);
  assert.match(rows()[0]!, /Theirs/);
});

test('six at once: no row is lost', async () => {
  const { run, rows } = overlay();
  const dates = Array.from(
    { length: 6 },
    (_, day) => `2026-12-${String(day + 1).padStart(2, '0')}`,
  );
  await Promise.all(dates.map((date) => run(add(date, `Day of ${date}`, '--yes'))));
  assert.equal(
    rows()
      .map((row) => row.split(',')[1])
      .sort(),
    dates,
  );
});

test('a name that a spreadsheet would compute, or of two lines, is refused before the prompt', async () => {
  const { run } = overlay();
  for (const name of ['=1+1', '@SUM(A1)', 'a\nb', '-1']) {
    const refused = run(add('2026-12-28', name), () => assert.unreachable() as never);
    await refused.then(
      () => assert.unreachable(),
      ({ message }: Error) => assert.match(message, /^--name: ".*" was read; expected a text/),
    );
  }
});

test('a word that only JavaScript knows is no command', async () => {
  const { run } = overlay();
  for (const word of ['constructor', 'toString', '__proto__', 'hasOwnProperty']) {
    await run([word]).then(
      () => assert.unreachable(),
      ({ message }: Error) => assert.is(message, `own: unknown command ${word}\n${OWN_USAGE}`),
    );
  }
});

test.run();
