import { execFile, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { formulasOf } from '../../server/client/formulas.js';
import { QUESTIONS } from '../../server/client/questions.js';
import { requestText } from '../helpers/answers.js';
import { EXPLORER_QUESTIONS } from '../helpers/explorer-questions.js';
import { needs, pathOf } from '../helpers/needs.js';
import { childrenOf } from '../helpers/process.js';
import { KEY, startServer, type TestServer } from '../helpers/server.js';

/**
 * A LibreOffice sheet, without a screen: the guide's formula beside a column of trade dates, and a table that is
 * opened. Where LibreOffice or its Python (Debian: libreoffice-calc-nogui, python3-uno) is not installed the test says
 * that it is skipped.
 */

const PYTHON = pathOf('uno')!;
const OFFICE = pathOf('libreoffice')!;
const SCRIPT = new URL('../helpers/libreoffice_sheet.py', import.meta.url).pathname;
const SHEETS = new URL('../../build/docs/guide/sheets.md', import.meta.url).pathname;
const LIMIT_MS = 600_000;
const DATES = [
  '2026-10-08',
  '2026-10-09',
  '2026-11-25',
  '2026-12-23',
  '2026-12-30',
  '2027-03-25',
  '2028-02-28',
];

const withLibreOffice = needs('libreoffice', 'uno', 'time');

let server: TestServer;
let folder: string;
test.before(async () => {
  server = await startServer();
  folder = mkdtempSync(join(tmpdir(), 'libreoffice-'));
});
test.after(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The formula of the guide, for a row, asking this server. */
function readmeFormula(): string {
  const [, formula] = /^\| LibreOffice \| `(=.*)` \|$/m.exec(readFileSync(SHEETS, 'utf8'))!;
  return formula!
    .replace('https://kalends.example.com', server.origin)
    .replace('key=KEY', `key=${KEY}`)
    .replace('A2', 'A{row}');
}

interface Sheet {
  /** Of each date: T+1 as a text, whether the cell is a number. */
  readonly settled: readonly (readonly [string, string])[];
  readonly opened: readonly (readonly string[])[];
  /** Of each formula: what its cell shows, and that as a date where it is a number. */
  readonly shown: readonly (readonly [string, string])[];
}

/** Starts LibreOffice, has the script use it, and ends it, whatever happens. */
async function inLibreOffice(args: readonly string[]): Promise<Sheet> {
  const pipe = `kalends${process.pid}`;
  const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`;
  const options = ['--headless', '--invisible', '--norestore', '--nologo', profile];
  const env = { PATH: process.env.PATH ?? '', HOME: folder, TMPDIR: folder, LC_ALL: 'C.UTF-8' };
  const office = spawn(OFFICE, [...options, `--accept=pipe,name=${pipe};urp;`], {
    env,
    stdio: 'ignore',
  });
  const ended = new Promise((resolve) => office.once('exit', resolve));
  try {
    return await new Promise<Sheet>((resolve, reject) => {
      execFile(PYTHON, [SCRIPT, ...args, pipe], { env, timeout: LIMIT_MS }, (error, out, err) =>
        error ? reject(new Error(`${error.message}\n${err}`)) : resolve(JSON.parse(out) as Sheet),
      );
    });
  } finally {
    const timer = setTimeout(() => killTree(office), 10_000);
    await ended;
    clearTimeout(timer);
  }
}

/** The program is started by a script. */
function killTree(child: { pid?: number | undefined }): void {
  for (const pid of childrenOf({ child })) killTree({ pid });
  try {
    process.kill(child.pid!, 'SIGKILL');
  } catch {
    // It has ended meanwhile.
  }
}

/** Those that the explorer gives, asking this server. */
function explorerFormulas(): string[] {
  return EXPLORER_QUESTIONS.map(({ id, path }) => {
    const question = QUESTIONS.find((one) => one.id === id)!;
    const { text, cells = {} } = formulasOf(question, server.origin + path).find(
      ({ name }) => name === 'LibreOffice',
    )!;
    const dated = Object.entries(cells).reduce(
      (formula, [cell, date]) =>
        formula.replace(`(${cell};`, `(DATE(${date.split('-').map(Number).join(';')});`),
      text,
    );
    return dated.replace('key=KEY', `key=${KEY}`);
  });
}

withLibreOffice(
  'T+2 of a column by the formula of the guide, every formula of the explorer, a table with its umlauts',
  async () => {
    const table = join(folder, 'days.csv');
    const path =
      '/v1/holidays?calendars=DE:BY,TR&from=2026-01-01&to=2026-12-31&lang=de&format=csv&bom=true';
    writeFileSync(table, new Uint8Array(await (await server.get(path)).arrayBuffer()));
    const formulas = explorerFormulas();
    const given = [DATES.join(), readmeFormula(), table, JSON.stringify(formulas)];
    const { settled, opened, shown } = await inLibreOffice(given);
    const expected: string[] = [];
    for (const date of DATES) {
      const query = `date=${date}&n=1&calendars=XNYS:SETTLEMENT&format=text`;
      expected.push(await requestText(server, `/v1/business-days/add?${query}`));
    }
    assert.is(expected[1], '2026-10-13', 'Columbus Day settles nothing');
    assert.equal(
      settled,
      expected.map((date) => [date, 'TRUE']),
    );
    for (const [at, { id, path }] of EXPLORER_QUESTIONS.entries()) {
      const bare = await requestText(server, `${path}&format=text`);
      const { answer } = QUESTIONS.find((one) => one.id === id)!;
      const [text, date] = shown[at]!;
      assert.is(answer === 'date' ? date : text, bare, formulas[at]);
    }
    assert.is(opened[0]![0], 'calendar', 'the byte order mark is no part of the first cell');
    const names = opened.map((row) => row[3]);
    assert.ok(names.includes('Heilige Drei Könige'), names.join());
  },
);

test.run();
