import { execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { unzipSync } from 'fflate';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { fileOfPage } from '../../build/docs/pages-table.js';
import { makeTables } from '../../build/tables/make-tables.js';
import { releaseFiles } from '../../server/http/release-files.js';
import { DAY_COLUMNS } from '../../server/queries/day-row.js';
import { BUNDLE_FILE } from '../../server/store/bundle.js';
import { findTables } from '../../server/store/day-tables.js';
import { HISTORY_INDEX, openHistory, readIndex } from '../../server/store/history.js';
import { checkBuild } from '../../server/store/load.js';
import { once } from '../../server/util/once.js';
import { install } from '../helpers/install.js';
import { needs, pathOf } from '../helpers/needs.js';
import { DIST_DIR, ROOT } from '../helpers/release.js';
import { KEY, releaseData, SILENT, startApp, type TestServer } from '../helpers/server.js';

/** The recipes of the guide for tables, run as they stand there, by the engines they are for. */

const YEARS = [2020, 2030] as const;
const TIMEOUT_MS = 300_000;

const guide = readFileSync(join(ROOT, fileOfPage({ slug: 'tables' })), 'utf8');
let folder: string;
let server: TestServer;
test.before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kalends-recipes-'));
  const built = checkBuild(DIST_DIR).releases.at(-1)!;
  const plan = { years: YEARS, madeFrom: '', signer: null, calendars: ['XNYS', 'EUR'] };
  const dir = await makeTables(join(folder, 'dist'), built, releaseData(), plan, () => {});
  const tables = findTables(join(folder, 'dist'), built.release.id, built.files.get(BUNDLE_FILE)!);
  const history = openHistory(DIST_DIR, readIndex(join(DIST_DIR, HISTORY_INDEX)));
  const artifacts = releaseFiles({ releases: [{ ...built, tables }], history }, 'private', SILENT);
  server = await startApp({ artifacts });
  copyFileSync(join(dir, 'days.parquet'), join(folder, 'days.parquet'));
  writeFileSync(join(folder, 'XNYS.csv'), gunzipSync(readFileSync(join(dir, 'days/XNYS.csv.gz'))));
});
test.after(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The block of the guide that begins with a line, for the server of the test. */
function recipe(first: string): string {
  const blocks = [...guide.matchAll(/```\w+\n([\s\S]*?)```/g)].map(([, text]) => text!);
  const [found, ...others] = blocks.filter((text) => text.startsWith(first));
  assert.ok(found !== undefined && others.length === 0, `one recipe begins with ${first}`);
  return found!
    .replaceAll('https://kalends.example.com', server.origin)
    .replaceAll('key=KEY', `key=${KEY}`)
    .replaceAll('Bearer KEY', `Bearer ${KEY}`);
}

/** What a program prints, while the server answers it. Rejects with what it says unless it ends well. */
function run(program: string, args: readonly string[], input = '', options = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: folder, timeout: TIMEOUT_MS, ...options });
    let printed = '';
    let message = '';
    child.stdout!.on('data', (text: Buffer) => (printed += text.toString()));
    child.stderr!.on('data', (text: Buffer) => (message += text.toString()));
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve(printed) : reject(new Error(`${program}: ${printed}${message}`)),
    );
    child.stdin!.end(input);
  });
}

const settledBy = async (date: string) => {
  const path = `/v1/settlement?market=XNYS&trade_date=${date}`;
  return (await server.json<{ result: string }>(path)).result;
};
const countOf = async (from: string, to: string, calendar: string) =>
  (
    await server.json<{ count: number }>(
      `/v1/business-days/count?from=${from}&to=${to}&calendars=${calendar}`,
    )
  ).count;

needs('curl')('curl downloads the Parquet by a redirect, with the key', async () => {
  const whole = readFileSync(join(folder, 'days.parquet'));
  rmSync(join(folder, 'days.parquet'));
  await run('sh', ['-c', recipe('curl -fsSL')]);
  assert.ok(readFileSync(join(folder, 'days.parquet')).equals(whole));
});

/** The folder of the engine; null where it cannot be installed. */
const duckdb = once(() => {
  const dir = join(folder, 'engines');
  if (!install('engines', dir)) return null;
  copyFileSync(join(ROOT, 'test/engines/duckdb.mjs'), join(dir, 'duckdb.mjs'));
  return dir;
});

async function inDuckDb(sql: string): Promise<string[][]> {
  return JSON.parse(
    await run(process.execPath, [join(duckdb()!, 'duckdb.mjs')], sql),
  ) as string[][];
}

needs('time')('DuckDB: a million trades, dim_date', async () => {
  if (!duckdb()) return;
  const trades = `${recipe('-- DuckDB: settlement dates')}
    SELECT count(*), count(settlement_date), count(DISTINCT trade_date) FROM settled`;
  assert.equal(await inDuckDb(trades), [['1000000', '1000000', '1000']]);
  const some = `${recipe('-- DuckDB: settlement dates')}
    SELECT DISTINCT trade_date::text, settlement_date::text FROM settled WHERE id % 1000 % 50 = 0`;
  const pairs = await inDuckDb(some);
  assert.is(pairs.length, 20);
  for (const [date, settled] of pairs) assert.is(settled, await settledBy(date!), date);
  const dimension = `${recipe('-- DuckDB: dim_date')}
    SELECT count(*), count(*) FILTER (is_open_new_york AND year = 2026), count(*) FILTER (is_open_t2 AND year = 2026),
      max(t2_day_of_month), typeof(any_value(date)) FROM dim_date`;
  const [[rows, newYork, t2, most, type] = []] = await inDuckDb(dimension);
  assert.equal([rows, most, type], ['4018', '23', 'DATE']);
  assert.is(Number(newYork), await countOf('2026-01-01', '2027-01-01', 'XNYS'));
  assert.is(Number(t2), await countOf('2026-01-01', '2027-01-01', 'EUR'));
});

needs('time')('DuckDB reads the Parquet from the server, with a key', async () => {
  if (!duckdb()) return;
  const holidays = await inDuckDb(recipe('-- DuckDB: holidays')).catch((error: Error) => {
    if (!/Failed to download extension/.test(error.message)) throw error;
    console.error(
      'recipes.test: DuckDB cannot download its extension httpfs; its recipe is skipped',
    );
    return null;
  });
  if (!holidays) return;
  const { calendars } = await server.json<{ calendars: { entries: { kind: string }[] }[] }>(
    '/v1/holidays?calendars=XNYS&year=2026&kind=holiday',
  );
  assert.is(holidays.length, calendars[0]!.entries.length);
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

test('Power Query: each step takes the one before, the functions and the columns exist', () => {
  const text = recipe('let');
  const steps = [...text.matchAll(/^ {4}(\w+) = (.*?),?$/gm)].map(
    ([, name, step]) => [name!, step!] as const,
  );
  assert.equal(
    steps.map(([name]) => name),
    ['Address', 'Answer', 'Table', 'Named', 'Typed'],
  );
  for (const [at, [name, step]] of steps.entries()) {
    if (at > 0) assert.match(step, new RegExp(`\\b${steps[at - 1]![0]}\\b`), name);
    for (const pair of ['()', '[]', '{}'])
      assert.is(step.split(pair[0]!).length, step.split(pair[1]!).length, `${name} ${pair}`);
  }
  assert.match(text, /\nin\n {4}Typed\n$/);
  // Of the reference of Power Query M.
  const known = [
    'Web.Contents',
    'Csv.Document',
    'QuoteStyle.Csv',
    'Table.PromoteHeaders',
    'Table.TransformColumnTypes',
    'Int64.Type',
  ];
  const used = [...text.replace(/"[^"]*"/g, '').matchAll(/\b[A-Z]\w+\.[A-Z]\w+/g)].map(
    ([name]) => name,
  );
  assert.equal([...new Set(used)].sort(), [...known].sort());
  const columns = [...text.matchAll(/\{"(\w+)", /g)].map(([, name]) => name!);
  for (const name of columns) assert.ok((DAY_COLUMNS as readonly string[]).includes(name), name);
  assert.is(columns.length, 3);
});

test.run();
