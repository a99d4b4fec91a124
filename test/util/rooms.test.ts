import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { ROOT } from '../helpers/release.js';

/**
 * The rooms of server/ and what each may import, drawn from the imports themselves: no arrow runs back. With KALENDS_DRAW=1
 * in the environment they are printed.
 */
const test = suite('rooms of the server');

const SERVER = join(ROOT, 'server');
/** From what stands alone to what puts all of it together: a room imports from rooms before it. */
const ORDER: readonly (readonly string[])[] = [
  ['util'],
  ['engine'],
  ['words'],
  ['store', 'text'],
  ['feeds', 'config'],
  ['queries', 'keys', 'limits'],
  ['api', 'site', 'reader'],
  ['pages'],
  ['mcp'],
  ['http'],
  ['ops'],
];
const IMPORT = /(?:from|import\()\s*'(\.{1,2}\/[^']+)'/g;
/** The package of an import that is neither ours nor Node's, without the path within it. */
const PACKAGE = /(?:from|import\()\s*'(?!node:)(@[^'/]+\/)?([a-z][^'/]*)/g;

interface Arrow {
  readonly from: string;
  readonly to: string;
  readonly file: string;
}

/** Imports from one room into another; the programs of server/ itself (main.ts, start.ts) are of no room. */
function arrows(): readonly Arrow[] {
  const rooms = readdirSync(SERVER, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return rooms.flatMap(({ name: from }) =>
    filesOf(join(SERVER, from)).flatMap((path) =>
      [...readFileSync(path, 'utf8').matchAll(IMPORT)].flatMap(([, target]) => {
        const parts = join(path, '..', target!)
          .slice(SERVER.length + 1)
          .split('/');
        const to = join(path, '..', target!).startsWith(`${SERVER}/`) ? parts[0]! : '(outside)';
        return to === from ? [] : [{ from, to, file: path.slice(SERVER.length + 1) }];
      }),
    ),
  );
}

function filesOf(dir: string): string[] {
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(dir, name));
}

test('every room has its place in the order', () => {
  const known = new Set(ORDER.flat());
  const rooms = new Set(arrows().flatMap(({ from, to }) => [from, to]));
  assert.equal(
    [...rooms].filter((room) => !known.has(room)),
    [],
  );
});

test('no import runs back', () => {
  const level = new Map(ORDER.flatMap((rooms, index) => rooms.map((room) => [room, index] as const)));
  const back = arrows().filter(({ from, to }) => !((level.get(to) ?? Infinity) < level.get(from)!));
  assert.equal(
    back.map(({ from, to, file }) => `${from} -> ${to}: ${file}`),
    [],
  );
});

test('limits and configuration know nothing of HTTP', () => {
  const wrong = arrows().filter(({ from, to }) => ['limits', 'config', 'mcp'].includes(from) && to === 'http');
  assert.equal(wrong, []);
});

test('every package that the server is made of is a dependency, so that an audit of what is served with sees it', () => {
  const { dependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { dependencies: object };
  const imported = filesOf(SERVER).flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(PACKAGE)].map(([, scope = '', name]) => scope + name!),
  );
  assert.ok(imported.length > 0);
  assert.equal(
    [...new Set(imported)].filter((name) => !(name in dependencies)),
    [],
  );
});

if (process.env.KALENDS_DRAW) {
  const drawn = new Map<string, Set<string>>();
  for (const { from, to } of arrows()) drawn.set(from, (drawn.get(from) ?? new Set()).add(to));
  for (const [from, to] of [...drawn].sort()) console.log(`${from} <- ${[...to].sort().join(', ')}`);
}

test.run();
