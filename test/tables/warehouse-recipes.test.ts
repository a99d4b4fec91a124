import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { load } from 'js-yaml';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { DAY_COLUMNS } from '../../server/queries/day-row.js';
import { needs, pathOf } from '../helpers/needs.js';
import { openRecipes, type Recipes } from '../helpers/recipes.js';
import { startS3 } from '../helpers/s3.js';

/** The recipes of the guide for warehouses, run as they stand there, in DuckDB and Polars; Power Query's by its own parser. */

let recipes: Recipes;
test.before(async () => {
  recipes = await openRecipes();
});
test.after(() => recipes.close());

const sql = (first: string, question: string) =>
  recipes.inDuckDb(`${recipes.recipe(first)}\n${question}`);
const closings = async () => {
  const path = '/v1/holidays?calendars=XNYS&from=2026-01-01&to=2026-12-31&kind=holiday';
  const { calendars } = await recipes.server.json<{ calendars: { entries: { date: string }[] }[] }>(
    path,
  );
  return calendars[0]!.entries.map(({ date }) => date);
};

needs('time')('DuckDB: holidays, a million trades, dim_date', async () => {
  if (!recipes.engines()) return;
  const { settledBy, countOf } = recipes;
  const holidays = await recipes.inDuckDb(recipes.recipe('-- DuckDB: holidays'));
  assert.equal(
    holidays.map(([date]) => date),
    await closings(),
  );
  const trades = '-- DuckDB: settlement dates';
  const counts = 'SELECT count(*), count(settlement_date), count(DISTINCT trade_date) FROM settled';
  assert.equal(await sql(trades, counts), [['1000000', '1000000', '1000']]);
  const pairs = await sql(
    trades,
    'SELECT DISTINCT trade_date::text, settlement_date::text FROM settled WHERE id % 1000 % 50 = 0',
  );
  assert.is(pairs.length, 20);
  for (const [date, settled] of pairs) assert.is(settled, await settledBy(date!), date);
  const dimension = await sql(
    '-- DuckDB: dim_date',
    `SELECT count(*), count(*) FILTER (is_open_new_york AND year = 2026), count(*) FILTER (is_open_t2 AND year = 2026),
      max(t2_day_of_month), typeof(any_value(date)) FROM dim_date`,
  );
  const [[rows, newYork, t2, most, type] = []] = dimension;
  assert.equal([rows, most, type], ['4018', '23', 'DATE']);
  assert.is(Number(newYork), await countOf('2026-01-01', '2027-01-01', 'XNYS'));
  assert.is(Number(t2), await countOf('2026-01-01', '2027-01-01', 'EUR'));
});

needs('time', 'httpfs')('DuckDB reads the Parquet from the server, with a key', async () => {
  if (!recipes.engines()) return;
  const rows = await recipes.inDuckDb(recipes.recipe('-- DuckDB: over HTTP'));
  assert.equal(
    rows.map(([date]) => date),
    await closings(),
  );
});

needs('time')('dbt: the SQL of the model, compiled with its source', async () => {
  if (!recipes.engines()) return;
  const { sources } = load(recipes.recipe('# dbt: models/sources.yml')) as {
    sources: { name: string; meta: { external_location: string }; tables: { name: string }[] }[];
  };
  const [source] = sources;
  const location = source!.meta.external_location.replace('{name}', source!.tables[0]!.name);
  const compiled = recipes
    .recipe('-- dbt: models/dim_settlement.sql')
    .replace("{{ config(materialized='table') }}", '')
    .replace(`{{ source('${source!.name}', '${source!.tables[0]!.name}') }}`, `'${location}'`);
  assert.not.match(compiled, /[{}]/);
  const rows = await recipes.inDuckDb(
    `CREATE TABLE model AS ${compiled};
    SELECT count(*), min(days_to_settle), (SELECT settlement_date::text FROM model WHERE date = '2026-12-24') FROM model WHERE date.year() = 2026`,
  );
  const open = await recipes.countOf('2026-01-01', '2027-01-01', 'XNYS');
  assert.equal(rows, [[String(open), '1', await recipes.settledBy('2026-12-24')]]);
});

needs('time', 's3rver')('Polars joins trades to the Parquet on object storage', async () => {
  const dir = recipes.engines();
  if (!dir) return;
  const s3 = await startS3(pathOf('s3rver')!, recipes.folder);
  try {
    const under = 's3://kalends/releases/20261128T150443Z';
    await s3.put('releases/20261128T150443Z/days.parquet', join(recipes.folder, 'days.parquet'));
    const dates = ['2026-12-23', '2026-12-24', '2026-12-26', '2024-05-24'];
    const trades = dates.map((date, id) => `${id},${date}`);
    writeFileSync(join(recipes.folder, 'trades.csv'), `id,trade_date\n${trades.join('\n')}\n`);
    const code = recipes
      .recipe('// Polars')
      .replace('s3://bucket/releases/RELEASE', under)
      .replace(
        "'nodejs-polars'",
        JSON.stringify(pathToFileURL(join(dir, 'node_modules/nodejs-polars/bin/index.js'))),
      );
    writeFileSync(
      join(dir, 'polars.mjs'),
      `${code}\nimport { readFileSync } from 'node:fs';\nconsole.log(readFileSync('settled.csv', 'utf8'));`,
    );
    const env = {
      ...process.env,
      AWS_ENDPOINT_URL: s3.address,
      AWS_ALLOW_HTTP: 'true',
      AWS_REGION: 'us-east-1',
      AWS_ACCESS_KEY_ID: 'S3RVER',
      AWS_SECRET_ACCESS_KEY: 'S3RVER',
    };
    const printed = await recipes.run(process.execPath, [join(dir, 'polars.mjs')], '', { env });
    const [header, ...rows] = printed.trim().split('\n');
    assert.is(header, 'id,trade_date,settlement_date,settlement_estimated');
    assert.is(rows.length, dates.length);
    for (const row of rows) {
      const [, date, settles] = row.split(',');
      assert.is(settles, await recipes.settledBy(date!), date);
    }
  } finally {
    s3.stop();
  }
});

test('Power Query: each step takes the one before, the functions and the columns exist', () => {
  const text = recipes.recipe('let');
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

needs('time')(
  'Power Query: its own parser reads the text, and refuses it without a bracket',
  async () => {
    const dir = recipes.engines();
    if (!dir) return;
    const program = `import parser from '@microsoft/powerquery-parser';
import { text } from 'node:stream/consumers';
const task = await parser.TaskUtils.tryLexParse(parser.DefaultSettings, await text(process.stdin));
console.log(parser.TaskUtils.isParseStageOk(task));`;
    writeFileSync(join(dir, 'parse.mjs'), program);
    const isRead = async (text: string) =>
      (await recipes.run(process.execPath, [join(dir, 'parse.mjs')], text)).trim();
    const text = recipes.recipe('let');
    assert.is(await isRead(text), 'true');
    for (const part of [')', 'in\n', 'Typed ='])
      assert.is(await isRead(text.replace(part, '')), 'false', part);
  },
);

test.run();
