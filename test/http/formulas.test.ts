import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { formulasOf } from '../../server/client/formulas.js';
import { memberOf, QUESTIONS } from '../../server/client/questions.js';
import { requestText } from '../helpers/answers.js';
import { EXPLORER_QUESTIONS } from '../helpers/explorer-questions.js';
import { needs, type PartName, some } from '../helpers/needs.js';
import { KEY, startServer, type TestServer } from '../helpers/server.js';
import { addressIn, textsIn } from '../helpers/sheet-formula.js';

/** What the explorer gives for other programs is run by them. (LibreOffice's: test/process/libreoffice.test.ts.) */

const LIMIT_MS = 600_000;
const run = promisify(execFile);

let server: TestServer;
test.before(async () => {
  server = await startServer();
});
test.after(() => server.close());

/** How each is run, with the key in the environment; what it prints is a value, or lines of them. */
const RUNNERS: Readonly<
  Record<string, (text: string, what: string) => readonly [string, ...string[]]>
> = {
  curl: (text) => ['/bin/sh', '-c', text],
  JavaScript: (text, what) => [
    process.execPath,
    '--input-type=module',
    '-e',
    `const { KEY } = process.env;\n${text}\nconst told = Array.isArray(${what}) ? ${what}.map((one) => one.date ?? one).join('\\n') : ${what};\nprocess.stdout.write(String(told));`,
  ],
  Python: (text, what) => [
    'python3',
    '-c',
    `import os\nKEY = os.environ["KEY"]\n${text}\nprint("\\n".join(day["date"] if isinstance(day, dict) else day for day in ${what}) if isinstance(${what}, list) else ${what}, end="")`,
  ],
};
const PARTS: Readonly<Record<string, PartName>> = { curl: 'curl', Python: 'python' };

for (const [name, runner] of Object.entries(RUNNERS)) {
  needs(...(PARTS[name] ? [PARTS[name]] : []))(
    `${name}: every question of the explorer, as it is given there`,
    async () => {
      assert.equal(
        EXPLORER_QUESTIONS.map(({ id }) => id).sort(),
        QUESTIONS.map(({ id }) => id).sort(),
      );
      for (const { id, path } of some(EXPLORER_QUESTIONS, 3)) {
        const question = QUESTIONS.find((one) => one.id === id)!;
        const { text } = formulasOf(question, server.origin + path).find(
          (formula) => formula.name === name,
        )!;
        const what = memberOf(question);
        const [command, ...args] = runner(text, what);
        const { stdout } = await run(command, args, {
          timeout: LIMIT_MS,
          env: { ...process.env, KEY },
        });
        assert.is(stdout.trimEnd(), await requestText(server, `${path}&format=text`), text);
      }
    },
  );
}

test('Sheets and Excel use the URL itself; Excel in strings within its length limit', async () => {
  for (const { id, path } of EXPLORER_QUESTIONS) {
    const question = QUESTIONS.find((one) => one.id === id)!;
    const long = `${path}&_note=${'x'.repeat(300)}`;
    for (const one of [path, long]) {
      const expected = `${server.origin}${one}&format=text&key=KEY`;
      const formulas = new Map(
        formulasOf(question, server.origin + one).map((formula) => [formula.name, formula]),
      );
      for (const name of ['Google Sheets', 'Excel', 'LibreOffice']) {
        const formula = formulas.get(name)!;
        assert.is(addressIn(formula), expected);
        // No date of the question is in the formula itself: it can be filled down a column.
        assert.not.match(formula.text, /\d{4}-\d\d-\d\d/);
        assert.ok(Object.keys(formula.cells!).every((cell) => formula.text.includes(`(${cell}`)));
      }
      assert.match(formulas.get('Google Sheets')!.text, /^=IMPORTDATA\("/);
      assert.ok(textsIn(formulas.get('Excel')!).every((text) => text.length <= 255));
      const requested = expected.slice(server.origin.length).replace('key=KEY', `key=${KEY}`);
      assert.is((await fetch(server.origin + requested)).status, 200, requested);
    }
  }
});

test('the subscription is a feed, of one calendar and of several', async () => {
  for (const ids of [['DE:BY'], ['XNYS', 'EUR']]) {
    const made = await server.json<{ path: string }>(`/feeds/token?calendars=${ids.join()}`);
    assert.not.ok(made.path.includes(KEY));
    const response = await fetch(server.origin + made.path);
    assert.is(response.status, 200);
    assert.match(response.headers.get('content-type')!, /^text\/calendar/);
    // Lines are folded (RFC 5545 section 3.1), ids escape nothing.
    const text = (await response.text()).replaceAll('\r\n ', '');
    assert.ok(text.includes('BEGIN:VEVENT'));
    for (const id of ids) assert.match(text, new RegExp(`\\b${id}\\b`));
  }
});

test.run();
