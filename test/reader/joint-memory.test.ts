import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { needs, pathOf } from '../helpers/needs.js';
import { downloaded } from '../helpers/reader.js';

/** A Python program that asks for ever new joint calendars, A+B, keeps its size and its speed. */

const SOURCES = new URL('../../server/reader/', import.meta.url).pathname;
const COMMAND_MS = 300_000;

let folder: string;
test.before(() => {
  folder = mkdtempSync(join(tmpdir(), 'kalends-joints-'));
  const { file, manifest } = downloaded();
  writeFileSync(join(folder, 'packs.bin'), file);
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest));
});
test.after(() => rmSync(folder, { recursive: true }));

function told(program: string): string[] {
  const setup = `import gc, itertools, sys\nsys.dont_write_bytecode = True\nsys.path.insert(0, ${JSON.stringify(SOURCES)})\nimport kalends\nfrom kalends.joint import Joint\nrelease = kalends.open("packs.bin", manifest="manifest.json")\nids = [one["id"] for one in release.calendars() if one["data_years"][0] <= 2020 and one["data_years"][1] > 2030]\n`;
  const options = { cwd: folder, timeout: COMMAND_MS, encoding: 'utf8' } as const;
  return execFileSync(pathOf('python')!, ['-c', setup + program], options)
    .trim()
    .split('\n');
}

needs('python')('joint calendars that nobody holds any more are forgotten', () => {
  const [alive, same, held] = told(`
pairs = itertools.islice(itertools.combinations(ids[:200], 2), 3000)
kept = release.all("XLON+XNYS", "EUR")
before = kept.add("2026-12-23", 2).as_dict(), kept.day("2026-12-25")
for a, b in pairs:
    release.any(f"{a}+{b}", "EUR").is_business_day("2026-12-23")
gc.collect()
print(sum(type(one) is Joint for one in gc.get_objects()))
print((kept.add("2026-12-23", 2).as_dict(), kept.day("2026-12-25")) == before)
many = release.all(*[f"{a}+{b}" for a, b in itertools.islice(itertools.combinations(ids, 2), 700)])
print(len(many.ids), many.is_business_day("2026-12-25"))`);
  assert.ok(Number(alive) <= 600, `${alive} joint calendars are kept`);
  assert.is(same, 'True');
  assert.is(held, '700 False');
});

test.run();
