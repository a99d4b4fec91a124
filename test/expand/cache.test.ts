import { fork } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { CalendarDefinition } from '../../build/calendars/definition.js';
import { openCache } from '../../build/expand/cache.js';
import { expandOwn } from '../../build/expand/calendar.js';
import { expandAll } from '../../build/expand/pool.js';
import { definition } from '../helpers/definitions.js';

const test = suite('cache of expanded calendars');
const folder = mkdtempSync(join(tmpdir(), 'cache-'));
test.after(() => rmSync(folder, { recursive: true }));
let folders = 0;
const newDir = () => join(folder, String(folders++));

const RULES = [
  {
    rule: '12-25',
    name: 'Christmas Day',
    names: { de: 'Weihnachten' },
    from: 2020,
    source: 'https://example.org/',
  },
  { rule: '12-24', name: 'Eve', closes: '13:00', from: 2020, source: 'https://example.org/' },
];
const XTST = definition('XTST', { rules: RULES });
const OWN = expandOwn(XTST);

test('written entries can be read after reopening the folder', async () => {
  const dir = newDir();
  const cache = await openCache(dir, 'a program');
  assert.is(cache.read(XTST), null);
  cache.write(XTST, OWN);
  assert.equal(cache.read(XTST), OWN);
  assert.equal((await openCache(dir, 'a program')).read(XTST), OWN);
  assert.is(
    (await openCache(dir, 'another program')).read(XTST),
    null,
    'a new library or another program',
  );
});

test('a changed definition is a miss; changes that do not affect its entries are not', async () => {
  const cache = await openCache(newDir(), 'a program');
  cache.write(XTST, OWN);
  const others: CalendarDefinition[] = [
    definition('XTST', { rules: RULES.slice(1) }),
    definition('XTST', { rules: RULES, years: [2020, 2031] }),
    definition('XTST', { rules: [{ ...RULES[0]!, name: 'Noel' }, RULES[1]!] }),
    definition('XTST', { rules: RULES, library: { country: 'DE' } }),
  ];
  for (const other of others) assert.is(cache.read(other), null, JSON.stringify(other));
  const listed = {
    date: '2026-01-05',
    kind: 'holiday' as const,
    name: 'A day',
    source: 'https://example.org/',
  };
  assert.equal(cache.read(definition('XTST', { rules: RULES, dates: [listed] })), OWN);
});

test('a damaged, truncated or empty file is a miss', async () => {
  const dir = newDir();
  const cache = await openCache(dir, 'a program');
  for (const damage of [
    (text: string) => text.replace('Christmas', 'Xhristmas'),
    (text: string) => text.slice(0, -1),
    (text: string) => text.slice(0, 64),
    () => '',
  ]) {
    cache.write(XTST, OWN);
    const path = join(dir, readdirSync(dir)[0]!);
    writeFileSync(path, damage(readFileSync(path, 'utf8')));
    assert.is(cache.read(XTST), null);
    cache.write(XTST, OWN);
    assert.equal(cache.read(XTST), OWN, 'and is written anew');
  }
});

test('two writers at once, one of them killed while writing, leave no invalid file', async () => {
  const dir = newDir();
  const writer = fork(new URL('../helpers/write-cache.ts', import.meta.url).pathname, [dir], {
    execArgv: ['--import', 'tsx'],
  });
  await new Promise((resolve) => writer.once('message', resolve));
  const cache = await openCache(dir, 'a program');
  const until = performance.now() + 300;
  while (performance.now() < until) {
    const read = cache.read(XTST);
    if (read) assert.equal(read, OWN);
    cache.write(XTST, OWN);
  }
  writer.kill('SIGKILL');
  await new Promise((resolve) => writer.once('exit', resolve));
  assert.equal((await openCache(dir, 'a program')).read(XTST), OWN);
});

test('above the limit, the least recently read files are removed', async () => {
  const dir = newDir();
  const cache = await openCache(dir, 'a program', 60);
  for (let index = 0; index < 70; index++) {
    const path = join(dir, `old-${index}.json`);
    writeFileSync(path, '');
    utimesSync(path, index, index);
  }
  cache.write(XTST, OWN);
  cache.prune();
  assert.is(readdirSync(dir).length, 60);
  assert.equal(cache.read(XTST), OWN);
  assert.not.ok(readdirSync(dir).includes('old-10.json'));
  assert.ok(readdirSync(dir).includes('old-11.json'));
});

test('expanding is the same with the cache empty, filled and half filled', async () => {
  const cache = await openCache(newDir(), 'a program');
  const definitions = [XTST, definition('XOTH', { rules: RULES.slice(0, 1) })];
  const heard: number[] = [];
  const fresh = await expandAll(definitions, (ready) => heard.push(ready), cache);
  assert.equal(fresh.get('XTST'), OWN);
  assert.equal([heard[0], heard.at(-1)], [0, 2]);
  const filled = await expandAll(definitions, (ready) => heard.push(ready), cache);
  assert.equal([...filled].sort(), [...fresh].sort());
  assert.is(heard.at(-1), 2);
  const more = await expandAll([...definitions, definition('XNEW')], () => {}, cache);
  assert.equal(more.get('XNEW'), []);
  assert.equal(more.get('XTST'), OWN);
});

test.run();
