import { execFileSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import {
  appendFileSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { create, extract } from 'tar';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { configuredSigner, signerOf } from '../../build/dist/signing.js';
import { type Download, openDownload } from '../../build/publish/download.js';
import { type Expected, verifyDownload } from '../../build/publish/verify-download.js';
import { sha256Of } from '../../server/store/build-record.js';
import { packList } from '../../server/store/pack-lists.js';
import { needs, pathOf } from '../helpers/needs.js';
import { killAll, startServerFile, stop } from '../helpers/process.js';
import { writeSmallBuild, writeSmallDist } from '../helpers/small-dist.js';

/** What somebody downloaded is held to what was published. */

const KEY = 'kal_key-of-the-environment-01234';
const RELEASES = ['20270102T030405Z', '20270202T030405Z', '20270302T030405Z'] as const;
const LISTS = new RegExp(`00|${packList('XNYS')}|${packList('EUR')}`);
const pemOf = () =>
  generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
const SIGNER = signerOf(pemOf());
const OTHER = signerOf(pemOf());

let folder: string;
let dist: string;
let build: string;
test.before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kalends-verify-'));
  dist = join(folder, 'dist');
  build = await writeSmallDist(dist, {
    name: 'a'.repeat(20),
    releases: RELEASES,
    holiday: 'Christmas Day',
    signer: SIGNER,
  });
});
test.after(() => {
  killAll();
  rmSync(folder, { recursive: true });
});

const released = (id: string) => join(build, 'releases', id);
const verify = async (place: string, expected: Expected = {}, apiKey?: string) =>
  verifyDownload(openDownload(place, apiKey), expected);

/** A copy of the last release that may be spoilt. */
function copy(): string {
  const dir = mkdtempSync(join(folder, 'copy-'));
  cpSync(released(RELEASES[2]), dir, { recursive: true });
  return dir;
}

test('a release is as it was published: files, chain, signature', async () => {
  for (const [index, id] of RELEASES.entries()) {
    const { release, right, wrong } = await verify(released(id), {
      publicKeyPem: SIGNER.publicKeyPem,
    });
    assert.equal(wrong, []);
    assert.is(release, id);
    assert.ok(right.includes(`chain: ${index + 1} releases`), right.join('\n'));
    assert.ok(right.includes(`signature: by the key ${SIGNER.fingerprint}`), right.join('\n'));
    assert.ok(right.includes('files: 8, of 3 dates'), right.join('\n'));
  }
});

test('any flipped bit of any file is told, and names the file', async () => {
  const dir = copy();
  for (const name of readdirSync(dir, { recursive: true }) as string[]) {
    // A PEM has room for a bit that says nothing; the others have none. Of the lists, one without a calendar and those of two.
    if (name.endsWith('.pem') || (name.startsWith('lists/') && !LISTS.test(name))) continue;
    if (statSync(join(dir, name)).isDirectory()) continue;
    const whole = readFileSync(join(dir, name));
    const bytes = Buffer.from(whole);
    bytes[bytes.length >> 1]! ^= 1;
    writeFileSync(join(dir, name), bytes);
    const message = await verify(dir, { publicKeyPem: SIGNER.publicKeyPem }).then(
      ({ wrong }) => wrong.join('\n'),
      String,
    );
    assert.is.not(message, '', name);
    if (/csv|ics|lists/.test(name)) assert.match(message, name);
    writeFileSync(join(dir, name), whole);
  }
});

test('a file that is missing, cut, or not listed is told', async () => {
  const dir = copy();
  rmSync(join(dir, 'csv/EUR.csv.gz'));
  writeFileSync(join(dir, 'ics/EUR.ics'), 'X');
  appendFileSync(join(dir, 'csv/XNYS.csv.gz'), 'X');
  writeFileSync(join(dir, 'csv/XXXX.csv'), '');
  const { wrong } = await verify(dir);
  assert.ok(wrong.includes('csv/EUR.csv is missing'));
  assert.ok(wrong.some((line) => /^ics\/EUR\.ics has \d+ bytes; expected \d+/.test(line)));
  assert.ok(wrong.some((line) => /^csv\/XNYS\.csv\.gz: SHA-256 .*; expected/.test(line)));
  assert.ok(wrong.includes('csv/XXXX.csv is not listed'));
});

const SIGNED: Expected = { publicKeyPem: SIGNER.publicKeyPem };
const wrongOf = (place: string, expected: Expected = SIGNED, apiKey?: string) =>
  verify(place, expected, apiKey).then(
    ({ wrong }) => wrong.join('\n'),
    (error: unknown) => String(error),
  );
const addSum = (dir: string, name: string) =>
  appendFileSync(join(dir, 'SHA256SUMS'), `${sha256Of(readFileSync(join(dir, name)))}  ${name}\n`);

interface Changeable {
  readonly files: Record<string, object>;
  readonly chain: { sha256: string }[];
}

/** The manifest of a copy, changed and signed again by whoever holds the key. */
function resign(dir: string, change: (manifest: Changeable) => void): void {
  const manifest = JSON.parse(readFileSync(join(dir, 'manifest.json'), 'utf8')) as Changeable;
  change(manifest);
  const bytes = Buffer.from(JSON.stringify(manifest));
  writeFileSync(join(dir, 'manifest.json'), bytes);
  writeFileSync(join(dir, 'manifest.json.sig'), SIGNER.sign(bytes));
}

test('a file that was added together with its line in SHA256SUMS is told: only the manifest lists', async () => {
  const dir = copy();
  for (const name of ['csv/XXXX.csv', 'install.sh', 'csv/EUR.csv.gz.gz']) {
    writeFileSync(join(dir, name), 'something');
    addSum(dir, name);
  }
  const message = await wrongOf(dir);
  for (const name of ['csv/XXXX.csv', 'install.sh', 'csv/EUR.csv.gz.gz'])
    assert.match(message, `${name} is not listed`);
});

needs('time')(
  'a compressed copy that holds something else is told, whatever SHA256SUMS says of it',
  async () => {
    const other = Buffer.from('calendar,date,kind,name,\r\nEUR,2026-12-28,holiday,Forged');
    for (const [name, bytes] of [
      ['csv/EUR.csv.gz', gzipSync(other)],
      ['ics/XNYS.ics.br', brotliCompressSync(other)],
      ['manifest.json.gz', gzipSync(other)],
      ['csv/XNYS.csv.gz', Buffer.from('not compressed')],
      ['csv/XNYS.csv.br', brotliCompressSync(Buffer.alloc(50_000_000))],
    ] as const) {
      const dir = copy();
      writeFileSync(join(dir, name), bytes);
      const sums = readFileSync(join(dir, 'SHA256SUMS'), 'utf8');
      writeFileSync(
        join(dir, 'SHA256SUMS'),
        sums.replace(new RegExp(`^.{64}(?=  ${name}$)`, 'm'), sha256Of(bytes)),
      );
      assert.match(await wrongOf(dir), `${name} is not a copy of`);
      rmSync(join(dir, 'SHA256SUMS'));
      assert.match(await wrongOf(dir), `${name} is not a copy of`, 'without SHA256SUMS');
    }
  },
);

test('a file that is stored compressed alone is held to the manifest', async () => {
  const dir = copy();
  assert.is(existsSync(join(dir, 'csv/EUR.csv')), false);
  writeFileSync(join(dir, 'csv/EUR.csv.gz'), gzipSync('something else'));
  writeFileSync(join(dir, 'ics/EUR.ics.gz'), 'not compressed');
  rmSync(join(dir, 'SHA256SUMS'));
  const message = await wrongOf(dir);
  assert.match(message, 'csv/EUR.csv.gz is not a copy of');
  assert.match(message, 'ics/EUR.ics.gz is not a copy of');
});

test('lists of packs that say something else, are missing, added or not signed are told', async () => {
  const spoilt = copy();
  const [first, second] = [packList('XNYS'), packList('EUR')];
  const text = readFileSync(join(spoilt, first), 'utf8').replace('XNYS', 'XNYT');
  writeFileSync(join(spoilt, first), text);
  writeFileSync(join(spoilt, `${first}.sig`), SIGNER.sign(Buffer.from(text)));
  rmSync(join(spoilt, second));
  rmSync(join(spoilt, 'lists/00-of-64.json.sig'));
  writeFileSync(join(spoilt, 'lists/64-of-64.json'), '{}');
  rmSync(join(spoilt, 'SHA256SUMS'));
  assert.equal((await wrongOf(spoilt)).split('\n').sort(), [
    `${first} is not what the manifest says`,
    `${second} is missing`,
    'lists/64-of-64.json is not listed',
    'signature: there is no lists/00-of-64.json.sig',
  ]);
  const other = copy();
  writeFileSync(join(other, `${second}.sig`), OTHER.sign(readFileSync(join(other, second))));
  assert.match(
    await wrongOf(other),
    `signature: ${second} is not signed by the key of the manifest`,
  );
  const without = copy();
  rmSync(join(without, 'lists'), { recursive: true });
  assert.match(await wrongOf(without), `${second} is missing`);
  rmSync(join(without, 'SHA256SUMS'));
  assert.is(await wrongOf(without), '', 'a release of before');
});

test('after a wrong signature nothing else is read', async () => {
  const dir = copy();
  writeFileSync(join(dir, 'manifest.json'), '{"files":{"../secret":{}}}');
  for (const expected of [SIGNED, {}]) {
    const download = openDownload(dir, undefined);
    const read: string[] = [];
    const noted: Download = {
      ...download,
      read: (name, maxBytes) => {
        read.push(name);
        return download.read(name, maxBytes);
      },
    };
    const { wrong } = await verifyDownload(noted, expected);
    assert.equal(wrong, [`signature: not by the key ${SIGNER.fingerprint}`]);
    assert.equal(
      read.filter((name) => !/^(manifest\.json(\.sig)?|signing-key\.pem)$/.test(name)),
      [],
    );
  }
});

test('a name that leads out of the release is refused, in a manifest that is signed too', async () => {
  writeFileSync(join(folder, 'secret'), 'secret');
  const secret = { bytes: 6, sha256: sha256Of('secret') };
  for (const name of [
    '../secret',
    'csv/../../secret',
    join(folder, 'secret'),
    '..\\secret',
    './secret',
    'csv//secret',
    '.hidden',
    'https://other.example/secret',
    '//other.example/secret',
    '%2e%2e/secret',
    'a?b',
    'a#b',
    'a\0b',
    '',
  ]) {
    const dir = copy();
    resign(dir, ({ files }) => (files[name] = secret));
    assert.match(
      await wrongOf(dir),
      /manifest\.json is not one of Kalends: it lists .* is not a path below the release/,
      name,
    );
  }
});

test('symbolic links are not followed', async () => {
  writeFileSync(join(folder, 'EUR.csv'), plainBytes(released(RELEASES[2]), 'csv/EUR.csv'));
  const linked = copy();
  symlinkSync(join(folder, 'EUR.csv'), join(linked, 'csv/EUR.csv'));
  assert.match(await wrongOf(linked), /csv\/EUR\.csv is a symbolic link/);
  const linkedFolder = copy();
  rmSync(join(linkedFolder, 'ics'), { recursive: true });
  symlinkSync(join(released(RELEASES[2]), 'ics'), join(linkedFolder, 'ics'));
  assert.match(await wrongOf(linkedFolder), /ics\/EUR\.ics(?:\.gz)? is a symbolic link/);
});

needs('mkfifo')('what is no file is not waited for', async () => {
  const piped = copy();
  execFileSync('mkfifo', [join(piped, 'csv/EUR.csv')]);
  assert.match(await wrongOf(piped), 'csv/EUR.csv is not a file');
});

test('who changes the data and all hashes still has no signature', async () => {
  const other = await writeSmallBuild(join(folder, 'other'), {
    name: 'b'.repeat(20),
    releases: RELEASES,
    holiday: 'An open day',
    signer: OTHER,
  });
  const forged = join(other, 'releases', RELEASES[2]);
  assert.equal((await verify(forged)).wrong, [], 'it is whole in itself');
  const { wrong } = await verify(forged, { publicKeyPem: SIGNER.publicKeyPem });
  assert.equal(wrong, [`signature: not by the key ${SIGNER.fingerprint}`]);
  rmSync(join(forged, 'manifest.json.sig'));
  const unsigned = await verify(forged, { publicKeyPem: SIGNER.publicKeyPem });
  assert.ok(unsigned.wrong.includes('signature: there is no manifest.json.sig'));
});

test('a later release goes on from one that is known; another history is told', async () => {
  const knownManifest = readFileSync(join(released(RELEASES[0]), 'manifest.json'), 'utf8');
  const { right, wrong } = await verify(released(RELEASES[2]), { knownManifest });
  assert.equal(wrong, []);
  assert.ok(right.includes(`known: ${RELEASES[0]} is part of its history, as it was`));
  const earlier = await verify(released(RELEASES[0]), {
    knownManifest: readFileSync(join(released(RELEASES[2]), 'manifest.json'), 'utf8'),
  });
  assert.equal(earlier.wrong, [
    `known: its history differs from that of ${RELEASES[2]} from ${RELEASES[1]} on`,
  ]);
});

test('a history that was written anew is told by release.json', async () => {
  const dir = copy();
  resign(dir, ({ chain }) => {
    chain[0]!.sha256 = '0'.repeat(64);
  });
  const { wrong } = await verify(dir);
  assert.ok(
    wrong.some((line) => /^chain: the SHA-256 of its history is/.test(line)),
    wrong.join('\n'),
  );
});

needs('openssl')('OpenSSL reads the key and the signature', () => {
  const at = (name: string) => join(released(RELEASES[1]), name);
  const files = [
    '-inkey',
    at('signing-key.pem'),
    '-in',
    at('manifest.json'),
    '-sigfile',
    at('manifest.json.sig'),
  ];
  const message = execFileSync(pathOf('openssl')!, [
    'pkeyutl',
    '-verify',
    '-pubin',
    '-rawin',
    ...files,
  ]).toString();
  assert.match(message, 'Verified Successfully');
});

/** A file, which may be stored compressed alone. */
function plainBytes(dir: string, name: string): Buffer {
  const path = join(dir, name);
  return existsSync(path) ? readFileSync(path) : gunzipSync(readFileSync(`${path}.gz`));
}

/** A server of a folder's files that notes what it was asked; `answer` comes first. */
async function serve(
  dir: string,
  answer: (name: string, response: ServerResponse) => boolean = () => false,
) {
  const requested: { name: string; key: string | undefined }[] = [];
  const server = createServer((request, response) => {
    const name = request.url!.slice(1);
    requested.push({ name, key: request.headers.authorization });
    if (answer(name, response)) return;
    const isStored = existsSync(join(dir, name)) || existsSync(join(dir, `${name}.gz`));
    if (isStored) response.end(plainBytes(dir, name));
    else response.writeHead(404).end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { asked: requested, address: `http://127.0.0.1:${port}/`, close };
}

test('the API key goes to no other host, by no redirect', async () => {
  const thief = await serve(released(RELEASES[2]));
  for (const name of ['manifest.json', 'csv/EUR.csv']) {
    const server = await serve(released(RELEASES[2]), (requested, response) => {
      if (requested === name)
        response.writeHead(302, { location: `${thief.address}${name}` }).end();
      return requested === name;
    });
    assert.match(
      await wrongOf(server.address, { ...SIGNED, each: true }, KEY),
      /redirects to another host/,
    );
    server.close();
  }
  assert.equal(thief.asked, []);
  const round = await serve(released(RELEASES[2]), (_name, response) => {
    response.writeHead(302, { location: '/manifest.json' }).end();
    return true;
  });
  assert.match(await wrongOf(round.address, SIGNED, KEY), /redirects/);
  assert.ok(round.asked.length < 10);
  for (const { close } of [thief, round]) close();
});

test('a served release takes five requests, by its archive; without one, each file takes its own', async () => {
  const dir = copy();
  const server = await serve(dir);
  const names = () => server.asked.splice(0).map(({ name }) => name);
  const isWhole = async (expected: Expected, line: string) => {
    const { right, wrong } = await verify(server.address, { ...SIGNED, ...expected }, KEY);
    assert.equal(wrong, []);
    assert.ok(right.includes(line), right.join('\n'));
  };
  await isWhole({}, 'files: 8, of 3 dates, in release.tgz');
  assert.equal(names(), [
    'manifest.json',
    'manifest.json.sig',
    'release.json',
    'release.tgz',
    'SHA256SUMS',
  ]);
  await isWhole({ only: ['csv/EUR.csv'] }, 'files: 1 of 8, of 1 dates');
  assert.equal(names(), [
    'manifest.json',
    'manifest.json.sig',
    'release.json',
    'csv/EUR.csv',
    'SHA256SUMS',
  ]);
  await isWhole({ each: true }, 'files: 8, of 3 dates');
  rmSync(join(dir, 'release.tgz'));
  await isWhole({}, 'files: 8, of 3 dates');
  assert.match(
    await wrongOf(server.address, { only: ['csv/XXXX.csv'] }),
    'csv/XXXX.csv is not listed',
  );
  server.close();
});

test('an archive that holds anything but what the manifest lists is told, served or in a folder', async () => {
  const id = RELEASES[2];
  const flip = (bytes: Buffer) =>
    Buffer.from(bytes.map((byte, position) => (position === bytes.length >> 1 ? byte ^ 1 : byte)));
  /** The archive with its files, in a folder, changed by `change`; `paths` of that folder are packed. */
  const packed = (change: (unpacked: string) => void, paths = [id], ...more: string[]) => {
    const dir = mkdtempSync(join(folder, 'unpacked-'));
    extract({ sync: true, file: join(released(id), 'release.tgz'), cwd: dir });
    change(join(dir, id));
    const names = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter(
      (name) =>
        paths.some((path) => name.startsWith(path)) && !lstatSync(join(dir, name)).isDirectory(),
    );
    create({ sync: true, file: join(dir, 'new.tgz'), cwd: dir, gzip: true, portable: true }, [
      ...names,
      ...more,
    ]);
    return readFileSync(join(dir, 'new.tgz'));
  };
  const changed = (name: string, to: (bytes: Buffer) => Uint8Array) =>
    packed((dir) => writeFileSync(join(dir, name), to(readFileSync(join(dir, name)))));
  const link = packed((dir) => {
    rmSync(join(dir, 'csv/EUR.csv'));
    symlinkSync('/etc/passwd', join(dir, 'csv/EUR.csv'));
  });
  const cases: [RegExp, Buffer][] = [
    [/csv\/EUR\.csv: SHA-256/, changed('csv/EUR.csv', flip)],
    [/manifest\.json: SHA-256/, changed('manifest.json', flip)],
    [
      /holds .*csv\/EUR\.csv of \d+ bytes, which is not/,
      changed('csv/EUR.csv', (bytes) => bytes.subarray(1)),
    ],
    [/holds .*added of 1 bytes/, packed((dir) => writeFileSync(join(dir, 'added'), 'x'))],
    [/holds .*csv\/EUR\.csv of/, link],
    [/holds .*manifest\.json of/, packed(() => {}, [id], `${id}/manifest.json`)],
    [/csv\/EUR\.csv is missing/, packed((dir) => rmSync(join(dir, 'csv/EUR.csv')))],
    [/release\.tgz has more than/, gzipSync(Buffer.alloc(20_000_000))],
    [/release\.tgz cannot be unpacked/, Buffer.from('no archive')],
    [/release\.tgz/, readFileSync(join(released(id), 'release.tgz')).subarray(0, 900)],
  ];
  for (const [told, bytes] of cases) {
    const dir = copy();
    writeFileSync(join(dir, 'release.tgz'), bytes);
    rmSync(join(dir, 'SHA256SUMS'));
    assert.match(await wrongOf(dir), told, `in a folder: ${told}`);
    const server = await serve(dir);
    assert.match(await wrongOf(server.address), told, 'served');
    server.close();
  }
  assert.equal(await wrongOf(copy()), '');
});

test('an answer that never ends is left when it is longer than listed', async () => {
  const server = await serve(released(RELEASES[2]), (name, response) => {
    if (name !== 'csv/EUR.csv') return false;
    const more = () => {
      while (!response.destroyed && response.write(Buffer.alloc(65_536, 'x')));
    };
    response.on('drain', more);
    more();
    return true;
  });
  assert.match(
    await wrongOf(server.address, { ...SIGNED, each: true }),
    /csv\/EUR\.csv has more than \d+ bytes/,
  );
  server.close();
});

test('an earlier release in the place of a new one is told, however genuine', async () => {
  const root = mkdtempSync(join(folder, 'replayed-'));
  const [, earlier, last] = RELEASES;
  cpSync(released(earlier), join(root, last), { recursive: true });
  cpSync(released(last), join(root, 'copied/elsewhere'), { recursive: true });
  symlinkSync(last, join(root, 'latest'));
  const line = `release: this is ${earlier}, in the place of ${last}`;
  for (const place of [join(root, last), `${join(root, last)}/`, join(root, 'latest')]) {
    assert.equal((await verify(place, SIGNED)).wrong, [line], place);
  }
  assert.equal(
    (await verify(join(root, 'copied/elsewhere'), SIGNED)).wrong,
    [],
    'a folder of another name',
  );
  const server = await serve(root, (name, response) => {
    if (name.startsWith('now/'))
      response.writeHead(302, { location: `/${last}/${name.slice(4)}` }).end();
    return name.startsWith('now/');
  });
  for (const place of [`${last}/`, last, 'now/']) {
    for (const each of [false, true]) {
      assert.equal(
        (await verify(server.address + place, { ...SIGNED, each })).wrong,
        [line],
        place,
      );
    }
  }
  server.close();
});

test('an address is held to the same; a wrong key and a release that is not there are told', async () => {
  const server = startServerFile(join(dist, 'server.mjs'), folder, { KALENDS_API_KEY: KEY });
  const origin = (await server.serving)!;
  const latest = `${origin}/releases/latest/`;
  const { release, wrong } = await verify(latest, { publicKeyPem: SIGNER.publicKeyPem }, KEY);
  assert.equal([release, wrong], [RELEASES[2], []]);
  const signature = await fetch(`${origin}/releases/${RELEASES[2]}/manifest.json.sig`, {
    headers: { authorization: `Bearer ${KEY}` },
  });
  assert.is(
    signature.headers.get('cache-control'),
    'private, max-age=0, must-revalidate',
    'the key may be another one',
  );
  const refused = (place: string, key?: string) =>
    verify(place, {}, key).then(
      () => '',
      (error: unknown) => String(error),
    );
  assert.match(await refused(latest), 'was answered 401');
  assert.match(
    await refused(`${origin}/releases/20200101T000000Z`, KEY),
    'there is no manifest.json',
  );
  assert.match(await refused(join(folder, 'nothing')), 'is not there');
  await stop(server);
});

test('a setting that names no Ed25519 key is told in a line', () => {
  const path = join(folder, 'key.pem');
  assert.is(configuredSigner({}), null);
  assert.throws(
    () => configuredSigner({ KALENDS_SIGNING_KEY: path }),
    /KALENDS_SIGNING_KEY: .*key\.pem: ENOENT/,
  );
  writeFileSync(path, 'nonsense');
  assert.throws(
    () => configuredSigner({ KALENDS_SIGNING_KEY: path }),
    /KALENDS_SIGNING_KEY: .*key\.pem: /,
  );
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 1024 });
  writeFileSync(path, privateKey.export({ type: 'pkcs8', format: 'pem' }));
  assert.throws(
    () => configuredSigner({ KALENDS_SIGNING_KEY: path }),
    /a key of rsa was read; expected one of ed25519/,
  );
  writeFileSync(path, pemOf());
  assert.is(configuredSigner({ KALENDS_SIGNING_KEY: path })!.fingerprint.length, 64);
});

test.run();
