import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { ROOT } from '../helpers/release.js';

/**
 * The rooms of server/ and of build/ and what each may import, drawn from the imports themselves: no arrow runs back. With
 * KALENDS_DRAW=1 in the environment they are printed.
 */
const test = suite('rooms of the server and of the build');

interface House {
  readonly name: string;
  /** From what stands alone to what puts all of it together: a room imports from rooms before it. */
  readonly order: readonly (readonly string[])[];
}

const SERVER: House = {
  name: 'server',
  order: [
    ['util'],
    ['engine'],
    ['locale'],
    ['store', 'text'],
    ['config'],
    ['queries', 'keys', 'limits'],
    ['feeds'],
    ['api', 'pages', 'reader'],
    ['client'],
    ['mcp'],
    ['http'],
    ['ops'],
  ],
};
const BUILD: House = {
  name: 'build',
  order: [
    ['feasts', 'feast-names'],
    ['calendars'],
    ['expand'],
    ['library', 'verify', 'search'],
    ['sources', 'quality'],
    ['release'],
    ['check'],
    ['new-release', 'docs'],
    ['dist', 'names'],
    ['tables'],
    ['own', 'publish', 'reports'],
    ['try'],
  ],
};
const IMPORT = /(?:from|import\()\s*'(\.{1,2}\/[^']+)'/g;
/** The package of an import that is neither ours nor Node's, without the path within it. */
const PACKAGE = /(?:from|import\()\s*'(?!node:)(@[^'/]+\/)?([a-z][^'/]*)/g;

interface Arrow {
  readonly from: string;
  readonly to: string;
  readonly file: string;
}

/**
 * Imports from one room into another. Files of the house itself are of no room: programs that put the rooms together, and
 * small tools that import none. An import from the other house leads to it.
 */
function arrows({ name }: House): readonly Arrow[] {
  return roomsOf(name).flatMap((from) =>
    filesOf(join(ROOT, name, from)).flatMap((path) =>
      importsOf(path).flatMap((target) => {
        const [house, room, ...rest] = relative(ROOT, target).split('/');
        if (house === name && (rest.length === 0 || room === from)) return [];
        return [{ from, to: house === name ? room! : house!, file: relative(ROOT, path) }];
      }),
    ),
  );
}

function roomsOf(name: string): string[] {
  const entries = readdirSync(join(ROOT, name), { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
}

function importsOf(path: string): string[] {
  return [...readFileSync(path, 'utf8').matchAll(IMPORT)].map(([, target]) =>
    join(path, '..', target!),
  );
}

function filesOf(dir: string): string[] {
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(dir, name));
}

for (const house of [SERVER, BUILD]) {
  const { name, order } = house;

  test(`${name}: every room has its place in the order`, () => {
    const known = new Set(order.flat());
    assert.equal(
      roomsOf(name).filter(
        (room) => filesOf(join(ROOT, name, room)).length > 0 && !known.has(room),
      ),
      [],
    );
  });

  test(`${name}: no import runs back`, () => {
    const level = new Map(
      order.flatMap((rooms, index) => rooms.map((room) => [room, index] as const)),
    );
    // The build may use the server's formats and answers, never the other way round.
    if (house === BUILD) level.set(SERVER.name, -1);
    const back = arrows(house).filter(
      ({ from, to }) => !((level.get(to) ?? Infinity) < level.get(from)!),
    );
    assert.equal(
      back.map(({ from, to, file }) => `${from} -> ${to}: ${file}`),
      [],
    );
  });
}

/** A row of the table in CONTRIBUTING.md: its rooms, and what they may import beside each other. */
interface TableRow {
  readonly rooms: readonly string[];
  readonly allowed: readonly string[];
}

/** The rows about rooms of server/ and build/. */
function tableRows(): TableRow[] {
  const named = (cell: string) => [...cell.matchAll(/`([a-z/-]+)`/g)].map(([, name]) => name!);
  return readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8')
    .split('\n')
    .filter((line) => /^\| `(?:server|build)\//.test(line))
    .map((line) => {
      const [, folders = '', , allowed = ''] = line.split('|');
      return { rooms: named(folders), allowed: named(allowed) };
    });
}

test('every room stands in the table of CONTRIBUTING.md, and imports what its row says', () => {
  const rows = tableRows();
  const all = [SERVER, BUILD].flatMap(({ name }) => roomsOf(name).map((room) => `${name}/${room}`));
  assert.equal(rows.flatMap(({ rooms }) => rooms).sort(), all.sort());
  const [base] = rows;
  const isOf = (room: string) => (one: string) => room === one || room.startsWith(`${one}/`);
  for (const { rooms, allowed } of rows) {
    const imported = rooms.flatMap((room) =>
      filesOf(join(ROOT, room)).flatMap((path) =>
        importsOf(path)
          .map((target) => relative(ROOT, target).split('/'))
          .filter((parts) => parts.length > 2)
          .map(([house, name]) => `${house}/${name}`),
      ),
    );
    const others = new Set(imported.filter((room) => ![...rooms, ...base!.rooms].includes(room)));
    assert.equal(
      [...others].filter((room) => !allowed.some(isOf(room))),
      [],
      `${rooms.join()} import more than the table says`,
    );
    const unused = allowed.filter((one) => ![...others].some((room) => isOf(room)(one)));
    assert.equal(unused, [], `${rooms.join()} import less than the table says`);
  }
});

test('what rooms of the build import from beside them imports no room', () => {
  const used = new Set(
    roomsOf(BUILD.name)
      .flatMap((room) => filesOf(join(ROOT, BUILD.name, room)))
      .flatMap(importsOf)
      .map((target) => relative(ROOT, target).replace(/\.js$/, '.ts'))
      .filter((target) => /^build\/[^/]+$/.test(target)),
  );
  assert.ok(used.size > 0);
  const wrong = [...used].filter((file) =>
    importsOf(join(ROOT, file)).some((target) => /^build\/[^/]+\//.test(relative(ROOT, target))),
  );
  assert.equal(wrong, []);
});

test('limits and configuration know nothing of HTTP', () => {
  const wrong = arrows(SERVER).filter(
    ({ from, to }) => ['limits', 'config', 'mcp'].includes(from) && to === 'http',
  );
  assert.equal(wrong, []);
});

test('every package that the server is made of is a dependency, so that an audit of what is served with sees it', () => {
  const { dependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    dependencies: object;
  };
  const imported = filesOf(join(ROOT, SERVER.name)).flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(PACKAGE)].map(([, scope = '', name]) => scope + name!),
  );
  assert.ok(imported.length > 0);
  assert.equal(
    [...new Set(imported)].filter((name) => !(name in dependencies)),
    [],
  );
});

if (process.env.KALENDS_DRAW) {
  for (const house of [SERVER, BUILD]) {
    const drawn = new Map<string, Set<string>>();
    for (const { from, to } of arrows(house))
      drawn.set(from, (drawn.get(from) ?? new Set()).add(to));
    for (const [from, to] of [...drawn].sort())
      console.log(`${house.name}/${from} <- ${[...to].sort().join(', ')}`);
  }
}

test.run();
