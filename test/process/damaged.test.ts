import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { recordBuild } from '../../build/dist/record-build.js';
import { readRecord } from '../../server/store/build-record.js';
import { readDirectory } from '../../server/store/bundle.js';
import { bundlePath } from '../../server/store/history.js';
import { copyDist, replaceContent } from '../helpers/linked.js';
import { isLongRun, needs, sampled, some } from '../helpers/needs.js';
import { killAll, startProgram, startServerFile, stop } from '../helpers/process.js';
import { SMALL_RELEASES, writeSmallDist } from '../helpers/small-dist.js';

/** A build that is not as it was built is refused at the start, in one line that names the file. */

const NAME = 'b'.repeat(20);
const KEY = 'kal_key-of-the-environment-01234';
const LAST = SMALL_RELEASES[1];

let folder: string;
let whole: string;

test.before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kalends-damaged-'));
  whole = join(folder, 'whole');
  await writeSmallDist(whole, {
    name: NAME,
    releases: SMALL_RELEASES.slice(0, 2),
    holiday: 'Christmas Day',
  });
});
test.after(() => {
  killAll();
  rmSync(folder, { recursive: true });
});

let count = 0;

/** Starts a copy of the whole folder that was damaged, and returns what it says before it ends. */
async function refusal(spoil: (dist: string, build: string) => void): Promise<string> {
  const dist = join(folder, `spoiled-${count++}`);
  copyDist(whole, dist);
  spoil(dist, join(dist, 'builds', NAME));
  const server = startServerFile(join(dist, 'server.mjs'), dist, { KALENDS_API_KEY: KEY });
  const origin = await server.serving;
  if (origin) await stop(server);
  const code = await server.ended;
  assert.is(origin, null, 'it served');
  assert.ok(typeof code === 'number' && code > 0, `it ended with ${code}`);
  rmSync(dist, { recursive: true });
  return server.output();
}

/** The lines of an output that are not those of the log. */
function told(output: string): string[] {
  return output.split('\n').filter((line) => line !== '' && !line.startsWith('{'));
}

function flip(path: string, bit: number): void {
  const bytes = readFileSync(path);
  bytes[bit >> 3]! ^= 1 << (bit & 7);
  replaceContent(path, bytes);
}

function cutTo(path: string, length: number): void {
  replaceContent(path, readFileSync(path).subarray(0, length));
}

/** Files that a start checks by their bytes. */
const OPEN_REQUESTS = [
  'history.json',
  'pages/index.html',
  'pages/problems/not_found.html',
  `releases/${LAST}/SHA256SUMS`,
  'NOTICE',
];

sampled('one flipped bit anywhere in the packed data', async () => {
  // The last release has no pack that the first one has not.
  for (const [id, part] of [
    [SMALL_RELEASES[0], 'packs'],
    [LAST, 'directory'],
  ] as const) {
    const bundle = readFileSync(join(whole, 'builds', NAME, bundlePath(id)));
    const from = part === 'packs' ? 8 * readDirectory(bundle).start : 8 * 12;
    const to = part === 'packs' ? 8 * bundle.length : 8 * readDirectory(bundle).start;
    const places = [
      from,
      ...Array.from({ length: 9 }, (_, at) => from + Math.floor(((at + 0.5) / 9) * (to - from))),
      to - 1,
    ];
    for (const index of some(places, 7)) {
      const output = await refusal((_, build) => flip(join(build, bundlePath(id)), index));
      const why =
        part === 'packs'
          ? /it cannot be unpacked: |SHA-256 [0-9a-f]{64} when expected [0-9a-f]{64}/
          : /SHA-256 [0-9a-f]{64} when expected [0-9a-f]{64}/;
      assert.match(output, new RegExp(`\\.bin.* is damaged: (?:${why.source})`));
    }
  }
});

sampled('a flipped bit, a cut, a missing file: each names the file, in one line', async () => {
  const faults = [
    (path: string) => flip(path, 8 * 20),
    (path: string) => cutTo(path, 10),
    (path: string) => cutTo(path, 0),
    (path: string) => rmSync(path),
  ];
  for (const [at, file] of OPEN_REQUESTS.entries()) {
    const name = new RegExp(file.split('/').at(-1)!.replace('.', '\\.'));
    for (const fault of isLongRun ? faults : [faults[at % faults.length]!]) {
      const output = await refusal((_, build) => fault(join(build, file)));
      assert.match(output, name);
      assert.match(output, /damaged|missing/);
      assert.is(told(output).length, 1, output);
    }
  }
});

needs('time')(
  'the record of the build: every cut and a flipped bit in every part of it',
  async () => {
    const size = statSync(join(whole, 'builds', NAME, 'build.json')).size;
    for (const share of some([0.3, 0, 0.6, 0.99], 4)) {
      const cut = await refusal((_, build) =>
        cutTo(join(build, 'build.json'), Math.floor(share * size)),
      );
      assert.match(cut, /build\.json is damaged/);
      const flipped = await refusal((_, build) =>
        flip(join(build, 'build.json'), 8 * Math.floor(share * (size - 4)) + 1),
      );
      assert.match(flipped, /build\.json/);
    }
    assert.match(
      await refusal((_, build) => rmSync(join(build, 'build.json'))),
      /build\.json is missing/,
    );
  },
);

test('a part of the program that is imported later must be there, as long as it was; builds check finds all else', async () => {
  const dist = join(folder, 'parts');
  copyDist(whole, dist);
  const build = join(dist, 'builds', NAME);
  const part = readdirSync(build).find((name) => name.startsWith('part-redis'))!;
  const program = [process.execPath, join(dist, 'server.mjs')];
  flip(join(build, part), 8 * 100);
  const server = startServerFile(program[1]!, dist, { KALENDS_API_KEY: KEY });
  assert.ok(await server.serving, server.output());
  await stop(server);
  const check = startProgram([...program, 'builds', 'check'], dist);
  assert.is(await check.ended, 1);
  assert.match(check.output(), /part-redis-\w+\.mjs is damaged: SHA-256/);
  cutTo(join(build, part), 10);
  const cut = startServerFile(program[1]!, dist, { KALENDS_API_KEY: KEY });
  assert.is(await cut.ended, 1);
  assert.match(
    told(cut.output()).join(),
    /^Kalends does not start: .*part-redis-\w+\.mjs is damaged: it has 10 bytes/,
  );
});

test('the pointer', async () => {
  assert.match(
    await refusal((dist) => writeFileSync(join(dist, 'current'), '../../elsewhere\n')),
    /current is damaged/,
  );
  assert.match(await refusal((dist) => cutTo(join(dist, 'current'), 0)), /current is damaged/);
  assert.match(await refusal((dist) => rmSync(join(dist, 'current'))), /current/);
});

needs('time')('an artifact or a manifest that is missing, of any release', async () => {
  for (const id of SMALL_RELEASES.slice(0, 2)) {
    for (const file of some(['csv/XNYS.csv.gz', 'ics/EUR.ics.gz', 'manifest.json'], 2)) {
      const output = await refusal((_, build) => rmSync(join(build, 'releases', id, file)));
      assert.ok(output.includes(join(id, file)) && output.includes('is missing'), output);
    }
    const gone = await refusal((_, build) =>
      rmSync(join(build, 'releases', id, 'csv'), { recursive: true }),
    );
    assert.match(gone, /csv\/EUR\.csv\.gz is missing/);
  }
});

needs('time')('pages that are missing altogether', async () => {
  const output = await refusal((_, build) => rmSync(join(build, 'pages'), { recursive: true }));
  assert.match(output, /pages\/\S+ is missing/);
});

test('data of another version of the format, of no format, or of another release than the record says', async () => {
  const rewritten = (change: (build: string) => void) => (_: string, build: string) => {
    const { releases, made_from, chosen } = readRecord(join(build, 'build.json'));
    change(build);
    recordBuild(build, { releases, made_from, chosen });
  };
  const version = await refusal(
    rewritten((build) => {
      const bytes = readFileSync(join(build, bundlePath(LAST)));
      bytes.writeUInt32LE(99, 4);
      writeFileSync(join(build, bundlePath(LAST)), bytes);
    }),
  );
  assert.match(version, /\.bin: got a bundle of format 99 when expected/);
  const other = await refusal(
    rewritten((build) => writeFileSync(join(build, bundlePath(LAST)), 'x'.repeat(1000))),
  );
  assert.match(other, /\.bin: the bytes are no bundle of packs/);
  const release = await refusal((_, build) => {
    const { releases, made_from, chosen } = readRecord(join(build, 'build.json'));
    recordBuild(build, { releases: releases.slice(0, 1), made_from, chosen });
  });
  assert.match(release, new RegExp(`data are of ${LAST}, its record is of ${SMALL_RELEASES[0]}`));
});

needs('time')(
  'what is whole starts, from a copy in another place too, and leaves nothing behind',
  async () => {
    const dist = join(folder, 'elsewhere');
    copyDist(whole, dist);
    const server = startServerFile(join(dist, 'server.mjs'), join(folder, 'work'), {
      KALENDS_API_KEY: KEY,
    });
    assert.ok(await server.serving, server.output());
    await stop(server);
    assert.equal(
      readdirSync(dist, { recursive: true }).sort(),
      readdirSync(whole, { recursive: true }).sort(),
    );
    assert.not.ok(existsSync(join(folder, 'work/.kalends')));
  },
);

test('the folder of a build alone is enough', async () => {
  const alone = join(folder, 'alone');
  copyDist(join(whole, 'builds', NAME), alone);
  const server = startServerFile(join(alone, 'server.mjs'), alone, { KALENDS_API_KEY: KEY });
  const origin = await server.serving;
  assert.ok(origin, server.output());
  const manifest = await fetch(`${origin}/releases/${LAST}/manifest.json?key=${KEY}`);
  assert.is(manifest.status, 200);
  await manifest.text();
  await stop(server);
  assert.equal(
    readdirSync(alone).sort(),
    readdirSync(join(whole, 'builds', NAME)).sort(),
    'nothing is written',
  );
});

test.run();
