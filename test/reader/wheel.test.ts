import { execFile, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { joinModules } from '../../build/dist/python-module.js';
import { wheel, wheelName } from '../../build/dist/wheel.js';
import { sha256Of } from '../../server/store/build-record.js';
import { needs, pathOf } from '../helpers/needs.js';
import { downloaded, readerFiles, VERSION } from '../helpers/reader.js';

/** The Python package as users have it: installed by pip from the server's address, typed, and with its README's examples. */

const runFile = promisify(execFile);
const NAME = wheelName({ name: 'kalends', version: VERSION });
/** Of the wheel below: other bytes than these would break the lock files of those who installed the package. */
const WHEEL_SHA256 = '325a4bf3f6b31f66a923c010c14f5e29f767ca298789bcf7c3dbc70a21593fe8';
const README = new URL('../../server/reader/kalends/README.md', import.meta.url).pathname;
const COMMAND_MS = 600_000;
/** Nothing of the user's own settings, and no index of packages. */
const PIP = [
  '-m',
  'pip',
  '--isolated',
  '--disable-pip-version-check',
  'install',
  '--no-index',
  '--no-cache-dir',
];

let folder: string;
let python: string;
test.before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kalends-wheel-'));
  if (pathOf('venv') === null || pathOf('time') === null) return;
  const environment = join(folder, 'environment');
  await run(pathOf('venv')!, '-m', 'venv', '--system-site-packages', environment);
  python = join(environment, 'bin/python3');
  const server = createServer((request, response) => {
    if (request.url === `/reader/${NAME}`) response.end(readerFiles().get(NAME));
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const { port } = server.address() as AddressInfo;
    await run(python, ...PIP, `http://127.0.0.1:${port}/reader/${NAME}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
  const { file, manifest } = downloaded();
  writeFileSync(join(folder, 'packs.bin'), file);
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest));
});
test.after(() => rmSync(folder, { recursive: true }));

async function run(program: string, ...args: string[]): Promise<string> {
  const options = { cwd: folder, encoding: 'utf8', timeout: COMMAND_MS } as const;
  const { stdout } = await runFile(program, args, options);
  return stdout.trim();
}

/** Environments of Python and type checkers take ten times as long as all else here. */
const inVenv = needs('venv', 'time');

inVenv(
  'pip installs it from its address, without anything else, and checks its files',
  async () => {
    const shown = await run(
      python,
      '-m',
      'pip',
      '--isolated',
      'show',
      '--files',
      '--verbose',
      'kalends',
    );
    assert.match(shown, `Version: ${VERSION}`);
    assert.match(shown, /^Requires:\s*$/m);
    assert.match(shown, 'kalends/py.typed');
    assert.match(shown, /License: MIT/);
    const program =
      'import importlib.metadata as m, kalends; print(kalends.__version__ == m.version("kalends"), kalends.__file__)';
    assert.match(
      await run(python, '-I', '-c', program),
      /^True .*site-packages\/kalends\/__init__\.py$/,
    );
  },
);

inVenv('a wheel of which a file was changed is refused by its own record', async () => {
  const script = `
import base64, csv, hashlib, io, sys, zipfile
archive = zipfile.ZipFile(sys.argv[1])
assert archive.testzip() is None
[record] = [name for name in archive.namelist() if name.endswith("/RECORD")]
rows = {row[0]: row[1:] for row in csv.reader(io.StringIO(archive.read(record).decode()))}
assert set(rows) == set(archive.namelist())
for name, (digest, size) in rows.items():
    if name != record:
        data = archive.read(name)
        found = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
        assert digest == f"sha256={found}" and int(size) == len(data), name
print(len(rows))`;
  const path = join(folder, NAME);
  writeFileSync(path, readerFiles().get(NAME)!);
  assert.ok(Number(await run(python, '-c', script, path)) > 20);
});

needs(
  'venv',
  'numpy',
  'time',
)('the examples of its README, by the package and by the same as one file', async () => {
  const text = readFileSync(README, 'utf8');
  assert.match(text, `kalends-${VERSION}-py3-none-any.whl`);
  const one = join(folder, 'one');
  mkdirSync(one);
  writeFileSync(join(one, 'kalends.py'), readerFiles().get('kalends.py')!);
  const program =
    'import doctest, sys; sys.path[:1] = sys.argv[2:]; print(doctest.testfile(sys.argv[1], module_relative=False, optionflags=doctest.IGNORE_EXCEPTION_DETAIL)); import kalends; print(kalends.__file__)';
  for (const [paths, file] of [
    [[], 'site-packages/kalends/__init__.py'],
    [[one], 'one/kalends.py'],
  ] as const) {
    const told = await run(python, '-c', program, README, ...paths);
    const [, failed, tried] = /failed=(\d+), attempted=(\d+)/.exec(told)!;
    assert.is(failed, '0', told);
    assert.ok(Number(tried) >= 20, told);
    assert.ok(told.endsWith(file), told);
  }
});

/** A user's program; each line that is marked must be refused. */
const TYPED = `
import datetime
from typing import Any, Optional, Tuple

import kalends
import numpy

release: kalends.Release = kalends.open("packs.bin", manifest="manifest.json")
nyse: kalends.BusinessCalendar = release.all("XNYS", "EUR")
settles: datetime.date = nyse.add(datetime.date(2026, 10, 9), 2).result
latest: Optional[datetime.date] = nyse.add("2026-10-09", 2).latest
estimated: bool = nyse.count("2026-01-01", "2027-01-01").estimated
named: Tuple[str, ...] = tuple(
    entry["name"] for one in nyse.holidays("2026-01-01")["calendars"] for entry in one["entries"]
)
on: datetime.date = release.settlement("XNYS", "2026-10-09")["result"]
later: datetime.date = nyse.add_period("2026-01-31", "6M", end_of_month=True).result
trades = numpy.array(["2026-10-09"], dtype="datetime64[D]")
column: "kalends.FoundColumn[numpy.ndarray[Any, Any]]" = nyse.add(trades, 2)
where: "numpy.ndarray[Any, Any]" = release.settlement("XNYS", trades).estimated
moved: "numpy.ndarray[Any, Any]" = nyse.adjust(trades, "following").latest
ending: "numpy.ndarray[Any, Any]" = nyse.add_period(trades, "6M", end_of_month=True).end_of_month
listed: "numpy.ndarray[Any, Any]" = nyse.count(["2026-10-09"], "2026-12-24").count
opens: Optional[datetime.datetime] = release.sessions("XNYS", "2026-11-02", "2026-11-02")[0].break_start
try:
    nyse.next("2026-02-30")
except kalends.KalendsError as error:
    code: str = error.code
nyse.add("2026-10-09", "2")  # wrong
nyse.is_business_day(20261009)  # wrong
flag: bool = nyse.is_business_day(trades)  # wrong
first: str = nyse.next("2026-10-09").result  # wrong
nyse.holidays("2026-01-01")["entries"]  # wrong
release.sessions("XNYS", "2026-11-02")  # wrong
`;

needs(
  'venv',
  'mypy',
  'numpy',
  'time',
)('its types, under mypy --strict', () => {
  writeFileSync(join(folder, 'typed.py'), TYPED);
  const { stdout, status } = spawnSync(
    pathOf('mypy')!,
    [
      '-m',
      'mypy',
      '--strict',
      '--python-executable',
      python,
      '--cache-dir',
      join(folder, 'mypy'),
      'typed.py',
    ],
    { cwd: folder, encoding: 'utf8', timeout: COMMAND_MS },
  );
  assert.is(status, 1, stdout);
  const wrong = TYPED.split('\n').flatMap((line, at) => (line.endsWith('# wrong') ? [at + 1] : []));
  const found = [...stdout.matchAll(/^typed\.py:(\d+): error:/gm)].map(([, line]) => Number(line));
  assert.equal(found, wrong, stdout);
});

needs(
  'mypy',
  'numpy',
  'time',
)('the package itself under mypy --strict, for the oldest Python and this one', () => {
  const args = ['-m', 'mypy', '--strict', '--ignore-missing-imports', '--follow-imports=silent'];
  const sources = new URL('../../server/reader/kalends', import.meta.url).pathname;
  const { stdout, status } = spawnSync(
    pathOf('mypy')!,
    [...args, '--cache-dir', join(folder, 'mypy-own'), sources],
    { cwd: folder, encoding: 'utf8', timeout: COMMAND_MS },
  );
  assert.is(status, 0, stdout);
});

test('a wheel of the same files has the same bytes', () => {
  const texts = {
    name: 'kalends',
    version: '1.2.3',
    summary: 'S',
    readme: '# R\n',
    license: 'L\n',
    python: '>=3.9',
  };
  const files = new Map([
    ['kalends/__init__.py', Buffer.from('"""é"""\n')],
    ['kalends/py.typed', Buffer.alloc(0)],
  ]);
  assert.is(
    sha256Of(wheel(texts, files)),
    WHEEL_SHA256,
    'on every version of Node, in every time zone',
  );
});

test('modules are joined to one file each after those that it imports; what one file cannot have is refused', () => {
  const future = 'from __future__ import annotations\n';
  const init = `"""What it is."""\n\n${future}\nfrom .b import f\n\n__all__ = ["f"]\n`;
  const b = `"""B."""\n\n${future}\nfrom .a import (\n    one,\n    two,\n)\n\n\ndef f(x):\n    from .c import late\n\n    return late(x, one, two)\n`;
  const a = `"""A."""\n\n${future}\none, two = 1, 2\n`;
  const c = `"""C."""\n\n${future}\nfrom .b import f\n\n\ndef late(*x):\n    return x\n`;
  const joined = joinModules(
    new Map([
      ['__init__', init],
      ['a', a],
      ['b', b],
      ['c', c],
    ]),
  );
  assert.match(joined, /^"""What it is."""\n\nfrom __future__ import annotations\n\n# a\.py/);
  assert.ok(joined.indexOf('one, two = 1, 2') < joined.indexOf('def f(x)'));
  assert.not.match(joined, /from \./);
  assert.is(joined.split(future).length, 2);
  const of = (...texts: string[]) =>
    joinModules(new Map(texts.map((text, at) => [['__init__', 'a', 'b'][at]!, text])));
  assert.throws(() => of(init, 'def f(): ...\n', 'def f(): ...\n'), /f is in a\.py and in b\.py/);
  assert.throws(
    () => of(init, 'from itertools import chain, count\n', 'def count(): ...\n'),
    /count of itertools is in a\.py, and another in b\.py/,
  );
  of(init, 'from itertools import count as _count\n', 'def count(): ...\n');
  assert.throws(() => of(init, 'from .b import x\n', 'from .a import y\n'), /import each other/);
  assert.throws(() => of(init, '', 'from .a import x as y\n'), /as another/);
  assert.throws(() => of('from .nowhere import x\n'), /no module nowhere/);
});

test.run();
