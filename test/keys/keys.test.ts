import { createHash } from 'node:crypto';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { changeKeys } from '../../server/keys/change-keys.js';
import { KEYS_USAGE, runKeysCommand } from '../../server/keys/command.js';
import { keyFinder } from '../../server/keys/find-key.js';
import { isMiscopied, newKey, whyClosed } from '../../server/keys/key.js';
import { readKeys, readStoredKeys } from '../../server/keys/key-file.js';
import { keyFilePath } from '../../server/keys/key-file-path.js';

/** The form of keys, and the command that administers them. */

const NOW = Date.UTC(2026, 10, 20, 12);
const HOUR_MS = 3_600_000;

let folder: string;
let path: string;
test.before.each(() => {
  folder = mkdtempSync(join(tmpdir(), 'kalends-keys-'));
  path = join(folder, 'own/keys.json');
});
test.after.each(() => rmSync(folder, { recursive: true }));

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
/** The key of a credential that opens something at that instant. */
const finder = () => {
  const find = keyFinder(readKeys(path));
  return (credential: string, nowMs: number) => {
    const key = find(credential);
    return key && whyClosed(key, nowMs) === null ? key : null;
  };
};

/** Runs a command; returns what it printed, and what it told about that. */
async function run(line: string, nowMs = NOW): Promise<{ printed: string[]; told: string[] }> {
  const printed: string[] = [];
  const answer: string[] = [];
  const args = line === '' ? [] : line.split(' ');
  await runKeysCommand({
    args,
    path,
    print: (text) => printed.push(text),
    inform: (text) => answer.push(text),
    nowMs,
  });
  return { printed, told: answer };
}

const keyOf = async (line: string, nowMs = NOW) => (await run(line, nowMs)).printed[0]!;

async function refused(line: string): Promise<string> {
  const { printed } = await run(line).catch((error: Error) => ({
    printed: [`refused: ${error.message}`],
  }));
  assert.match(printed[0]!, /^refused: /, line);
  return printed[0]!.slice(9);
}

test('a key has a prefix, 190 random bits and a checksum that a scanner can hold it to', () => {
  const seen = new Set<string>();
  const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
  for (let time = 0; time < 200; time++) {
    const key = newKey();
    seen.add(key);
    const [, random, checksum] = /^kal_([0-9A-Za-z]{32})([0-9A-Za-z]{6})$/.exec(key)!;
    const value = Array.from(checksum!).reduce((sum, digit) => sum * 62 + digits.indexOf(digit), 0);
    assert.is(value, crc32(random!), 'CRC-32 in base 62');
    assert.not.ok(isMiscopied(key));
    const other = key[10] === 'x' ? 'y' : 'x';
    for (const wrong of [key.slice(0, 10) + other + key.slice(11), key.slice(0, -1), `${key}x`])
      assert.ok(isMiscopied(wrong), wrong);
  }
  assert.is(seen.size, 200);
  for (const other of [
    'kal_guess',
    'kal_0123456789abcdef',
    `kal_${'a'.repeat(32)}`,
    'of-my-own-0123456789-0123456789-0123456789',
  ])
    assert.not.ok(isMiscopied(other), `${other} has no checksum`);
});

test('add: the key opens, with its limit, end and scope; only its hash is stored, for the owner alone', async () => {
  const plain = await keyOf('add desk');
  const { printed, told } = await run('add sheet --limit 60/1 --expires 2027-01-01 --scope feeds');
  assert.is(printed.length, 1, 'nothing but the key, to be passed on');
  assert.match(told[0]!, /shown this once/);
  const find = finder();
  assert.equal(find(plain, NOW), {
    id: 'desk',
    expiresMs: Infinity,
    revoked: false,
    rateLimit: undefined,
    scope: 'all',
  });
  const sheet = find(printed[0]!, NOW)!;
  assert.equal(
    [sheet.id, sheet.rateLimit, sheet.scope],
    ['sheet', { requests: 60, seconds: 1 }, 'feeds'],
  );
  assert.is(sheet.expiresMs, Date.UTC(2027, 0, 1));
  assert.is(find(printed[0]!, Date.UTC(2027, 0, 1)), null);
  const text = readFileSync(path, 'utf8');
  assert.not.match(text, /kal_/);
  assert.ok(text.includes(sha256(plain)));
  assert.equal(
    [statSync(path).mode & 0o777, statSync(join(folder, 'own')).mode & 0o777],
    [0o600, 0o700],
  );
  assert.equal(readdirSync(join(folder, 'own')), ['keys.json'], 'no lock and no draft is left');
  const free = await keyOf('add free --limit off');
  assert.is(finder()(free, NOW)!.rateLimit, null);
});

test('list: names, scopes, limits, ends and states; no hash, no key', async () => {
  assert.equal((await run('list')).printed, ['no keys']);
  const key = await keyOf('add desk');
  await run('add sheet --limit 60/1 --expires 2027-01-01 --scope feeds');
  await run('add gone');
  await run('revoke gone');
  await run('rotate desk');
  await runKeysCommand({
    args: ['add', 'partner', '--calendars', '* -OWN:*'],
    path,
    print: () => {},
    inform: () => {},
  });
  const { printed } = await run('list');
  assert.match(printed[0]!, /^name +scope +limit +created +expires +calendars +state$/);
  assert.match(
    printed[1]!,
    /^desk +all +default +\S+ +- +all +active; the one before until 2026-11-21T12:00:00Z$/,
  );
  assert.match(printed[2]!, /^sheet +feeds +60\/1 +\S+ +2027-01-01 +all +active$/);
  assert.match(printed[3]!, /^gone .* revoked$/);
  assert.match(printed[4]!, /^partner +all +default +\S+ +- +\* -OWN:\* +active$/);
  assert.match((await run('list', Date.UTC(2027, 5, 1))).printed[2]!, / expired$/);
  assert.not.match(printed.join('\n'), new RegExp(`${key}|${sha256(key)}|[0-9a-f]{20}`));
});

test('revoke: the key and the one it replaced stop working', async () => {
  const first = await keyOf('add desk');
  const second = await keyOf('rotate desk');
  assert.ok(finder()(first, NOW) && finder()(second, NOW));
  await run('revoke desk');
  assert.equal([finder()(first, NOW), finder()(second, NOW)], [null, null]);
  assert.match(await refused('rotate desk'), /desk is revoked/);
  assert.match(await refused('add desk'), /has a key desk already/);
});

test('rotate: the old key lives on for its grace time, under the same name and limit', async () => {
  const first = await keyOf('add desk --limit 5/60 --expires 2026-12-31');
  const second = await keyOf('rotate desk --grace 2h');
  const find = finder();
  for (const key of [first, second]) {
    const { id, rateLimit } = find(key, NOW)!;
    assert.equal([id, rateLimit], ['desk', { requests: 5, seconds: 60 }]);
  }
  assert.ok(find(first, NOW + 2 * HOUR_MS - 1000));
  assert.is(find(first, NOW + 2 * HOUR_MS), null, 'its time is over');
  assert.ok(find(second, NOW + 2 * HOUR_MS));
  const third = await keyOf('rotate desk --grace 1d', NOW + HOUR_MS);
  assert.ok(
    [first, second, third].every((key) => finder()(key, NOW + HOUR_MS)),
    'all three while they live',
  );
  await run('rotate desk --grace 30m', NOW + 3 * HOUR_MS);
  assert.is(readStoredKeys(path)[0]!.previous!.length, 2, 'what is over is forgotten');
  await run('rotate desk --grace 0');
  assert.is(readStoredKeys(path)[0]!.previous, undefined, 'without grace no former key lives on');
  assert.is(finder()(second, Date.UTC(2027, 0, 1)), null, 'none longer than the key itself');
});

test('errors name the command, the name or the option, and nothing changes', async () => {
  await run('add desk');
  const before = readFileSync(path, 'utf8');
  const mistakes: [string, RegExp][] = [
    ['', /usage/],
    ['remove desk', /no command remove/],
    ['constructor desk', /no command constructor/],
    ['toString desk', /no command toString/],
    ['__proto__ desk', /no command __proto__/],
    ['add', /0 names were read; expected 1/],
    ['add a b', /2 names were read/],
    ['list desk', /1 names were read; expected 0/],
    ['add environment', /NAME: "environment"/],
    ['add a/b', /NAME: "a\/b"/],
    [`add ${'a'.repeat(65)}`, /NAME/],
    ['add a --limit many', /--limit: "many" was read; expected REQUESTS\/SECONDS/],
    ['add a --expires 2026-02-30', /--expires: "2026-02-30" was read; expected a future date/],
    ['add a --expires 2026-11-20', /--expires: "2026-11-20"/],
    ['add a --scope some', /--scope: "some" was read; expected all, api, feeds/],
    ['add a --grace 1h', /add: has no option --grace/],
    ['rotate desk --limit 1/1', /rotate: has no option --limit/],
    ['rotate desk --grace long', /--grace: "long" was read/],
    ['revoke nobody', /has no key nobody; it has desk/],
    ['rotate nobody', /has no key nobody/],
    ['add a --other 1', /--other/],
    ['add desk', /has a key desk already/],
  ];
  for (const [line, what] of mistakes) assert.match(await refused(line), what, line);
  assert.is(readFileSync(path, 'utf8'), before);
  assert.match(KEYS_USAGE, /rotate NAME/);
});

test('a key file with a mistake is not replaced', async () => {
  mkdirSync(join(folder, 'own'));
  for (const text of ['{"keys":[', '{"keys":[{"id":"a"}]}', '']) {
    writeFileSync(path, text);
    assert.match(await refused('add desk'), /is not a key file/);
    assert.is(readFileSync(path, 'utf8'), text);
  }
});

test('a file that others may read is closed; behind a symbolic link the file itself is replaced', async () => {
  await run('add desk');
  chmodSync(path, 0o644);
  const link = join(folder, 'link.json');
  symlinkSync(path, link);
  await changeKeys(link, (keys) => keys.map((key) => ({ ...key, scope: 'api' })));
  assert.is(readStoredKeys(path)[0]!.scope, 'api');
  assert.is(statSync(path).mode & 0o777, 0o600);
});

test('changes at once come one after the other: none is lost', async () => {
  const names = Array.from({ length: 20 }, (_, at) => `key-${at}`);
  const keys = await Promise.all(names.map((name) => keyOf(`add ${name}`)));
  assert.equal(
    keys.map((key) => finder()(key, NOW)?.id),
    names,
  );
});

test('where the key file is: beside what is served, whatever the working directory', () => {
  const cwd = join(folder, 'cwd');
  mkdirSync(join(cwd, '.kalends'), { recursive: true });
  const place = () => keyFilePath('.kalends/keys.json', join(folder, 'installed/dist'), cwd);
  assert.equal(place(), { path: join(folder, 'installed/.kalends/keys.json'), warning: null });
  assert.is(keyFilePath('/etc/keys.json', join(folder, 'dist'), cwd).path, '/etc/keys.json');
  writeFileSync(join(cwd, '.kalends/keys.json'), '{"keys":[]}');
  assert.is(place().path, join(cwd, '.kalends/keys.json'));
  assert.match(place().warning!, /move it to .*installed\/\.kalends\/keys\.json/);
});

test.run();
