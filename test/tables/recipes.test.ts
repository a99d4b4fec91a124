import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { unzipSync } from 'fflate';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { needs, pathOf } from '../helpers/needs.js';
import { openRecipes, type Recipes } from '../helpers/recipes.js';

/** The recipes of the guide for tables, run as they stand there, by the programs they are for; see warehouse-recipes.test.ts. */

let folder: string;
let recipe: Recipes['recipe'];
let run: Recipes['run'];
let settledBy: Recipes['settledBy'];
let countOf: Recipes['countOf'];
let close: Recipes['close'];
test.before(async () => {
  ({ folder, recipe, run, settledBy, countOf, close } = await openRecipes());
});
test.after(() => close());

needs('curl')('curl downloads the Parquet by a redirect, with the key', async () => {
  const whole = readFileSync(join(folder, 'days.parquet'));
  rmSync(join(folder, 'days.parquet'));
  await run('sh', ['-c', recipe('curl -fsSL')]);
  assert.ok(readFileSync(join(folder, 'days.parquet')).equals(whole));
});

needs('sqlite')('SQLite imports the CSV', async () => {
  const printed = await run(pathOf('sqlite')!, ['days.db'], recipe('-- SQLite'));
  assert.is(printed.trim(), await settledBy('2026-12-24'));
});

needs('pandas')('pandas maps a column of trade dates', async () => {
  const lines = `${recipe('# pandas')}
print(trades.assign(settles=trades["settles"].dt.strftime("%Y-%m-%d")).to_json(orient="values", date_format="iso"))`;
  const rows = JSON.parse(await run(pathOf('pandas')!, ['-c', lines])) as [string, string][];
  assert.is(rows.length, 11);
  for (const [date, settles] of rows) assert.is(settles, await settledBy(date.slice(0, 10)), date);
});

needs('postgres', 'time')('PostgreSQL copies the CSV, with types', async () => {
  const bin = pathOf('postgres')!;
  const dir = join(folder, 'postgres');
  mkdirSync(dir);
  // The server refuses to run as root: then as the user that Debian makes for it.
  const owner = process.getuid!() === 0 ? ownerOf('postgres') : {};
  if ('uid' in owner) {
    execFileSync('chown', ['postgres', dir]);
    for (const parent of [folder, dirname(folder)])
      chmodSync(parent, statSync(parent).mode | 0o011);
  }
  const options = { ...owner, cwd: dir, stdio: ['pipe', 'pipe', 'pipe'] };
  const data = join(dir, 'data');
  await run(
    join(bin, 'initdb'),
    ['-D', data, '-A', 'trust', '-U', 'kalends', '--no-sync'],
    '',
    options,
  );
  const logged = ['-D', data, '-l', join(dir, 'log'), '-w', '-o', `-k ${dir} -c listen_addresses=`];
  await run(join(bin, 'pg_ctl'), [...logged, 'start'], '', options);
  try {
    const psql = [
      '-h',
      dir,
      '-U',
      'kalends',
      '-d',
      'postgres',
      '-v',
      'ON_ERROR_STOP=1',
      '-At',
      '-f',
      '-',
    ];
    const question = `SELECT count(*), count(*) FILTER (WHERE is_business_day AND year = 2026),
      (SELECT settlement_date FROM days WHERE date = '2026-12-24') FROM days;`;
    const printed = await run(join(bin, 'psql'), psql, `${recipe('-- PostgreSQL')}${question}`);
    const open = await countOf('2026-01-01', '2027-01-01', 'XNYS');
    assert.is(printed.trim().split('\n').at(-1), `4018|${open}|${await settledBy('2026-12-24')}`);
  } finally {
    await run(join(bin, 'pg_ctl'), ['-D', data, '-m', 'immediate', 'stop'], '', options);
  }
});

function ownerOf(user: string): { uid: number; gid: number } {
  const id = (flag: string) => Number(execFileSync('id', [flag, user], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

needs('libreoffice', 'time')('LibreOffice makes a sheet with dates as dates', async () => {
  const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`;
  await run('sh', ['-c', recipe('soffice').replace('soffice', `soffice ${profile}`)]);
  const files = unzipSync(readFileSync(join(folder, 'XNYS.xlsx')));
  const sheet = Buffer.from(files['xl/worksheets/sheet1.xml']!).toString();
  const cell = (name: string) =>
    new RegExp(`<c r="${name}"[^>]*>(?:<f[^/]*/f>)?<v>([^<]*)</v>`).exec(sheet);
  // Days since 30 December 1899.
  const dayOf = (date: string) => String(Date.parse(date) / 86_400_000 + 25_569);
  for (const name of ['A2', 'H2', 'I2', 'N2']) assert.not.match(cell(name)![0], /t="s"/, name);
  assert.is(cell('A2')![1], dayOf('2020-01-01'));
  assert.is(cell('N2')![1], dayOf(await settledBy('2020-01-01')));
});

test.run();
