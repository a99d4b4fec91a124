import { execFileSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import {
  appendFileSync,
  cpSync,
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
import { configuredSigner, signerOf } from '../../build/dist/signing.js';
import { openDownload } from '../../build/publish/download.js';
import { type Expected, verifyDownload } from '../../build/publish/verify-download.js';
import { needs, pathOf } from '../helpers/needs.js';
import { killAll, startServerFile, stop } from '../helpers/process.js';
import { writeSmallBuild, writeSmallDist } from '../helpers/small-dist.js';

/** What somebody downloaded is held to what was published. */

const KEY = 'kal_key-of-the-environment-0123';
const RELEASES = ['20270102T030405Z', '20270202T030405Z', '20270302T030405Z'] as const;
const pemOf = () => generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
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
    const { release, right, wrong } = await verify(released(id), { publicKeyPem: SIGNER.publicKeyPem });
    assert.equal(wrong, []);
    assert.is(release, id);
    assert.ok(right.includes(`chain: ${index + 1} releases`), right.join('\n'));
    assert.ok(right.includes(`signature: by the key ${SIGNER.fingerprint}`), right.join('\n'));
    assert.ok(right.includes('files: 6, of 3 dates'), right.join('\n'));
  }
});

test('any flipped bit of any file is told, and names the file', async () => {
  for (const name of readdirSync(released(RELEASES[2]), { recursive: true }) as string[]) {
    const dir = copy();
    if (statSync(join(dir, name)).isDirectory()) continue;
    const bytes = readFileSync(join(dir, name));
    // A PEM has room for a bit that says nothing; the others have none.
    if (name.endsWith('.pem')) continue;
    bytes[bytes.length >> 1]! ^= 1;
    writeFileSync(join(dir, name), bytes);
    const told = await verify(dir, { publicKeyPem: SIGNER.publicKeyPem }).then(({ wrong }) => wrong.join('\n'), String);
    assert.is.not(told, '', name);
    if (/csv|ics/.test(name)) assert.match(told, name);
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
  assert.equal(earlier.wrong, [`known: its history differs from that of ${RELEASES[2]} from ${RELEASES[1]} on`]);
});

test('a history that was written anew is told by release.json', async () => {
  const dir = copy();
  const manifest = JSON.parse(readFileSync(join(dir, 'manifest.json'), 'utf8')) as { chain: { sha256: string }[] };
  manifest.chain[0]!.sha256 = '0'.repeat(64);
  writeFileSync(join(dir, 'manifest.json'), JSON.stringify(manifest));
  const { wrong } = await verify(dir);
  assert.ok(
    wrong.some((line) => /^chain: the SHA-256 of its history is/.test(line)),
    wrong.join('\n'),
  );
});

needs('openssl')('OpenSSL reads the key and the signature', () => {
  const at = (name: string) => join(released(RELEASES[1]), name);
  const files = ['-inkey', at('signing-key.pem'), '-in', at('manifest.json'), '-sigfile', at('manifest.json.sig')];
  const said = execFileSync(pathOf('openssl')!, ['pkeyutl', '-verify', '-pubin', '-rawin', ...files]).toString();
  assert.match(said, 'Verified Successfully');
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
  assert.match(await refused(`${origin}/releases/20200101T000000Z`, KEY), 'there is no manifest.json');
  assert.match(await refused(join(folder, 'nothing')), 'is not there');
  await stop(server);
});

test('a setting that names no Ed25519 key is told in a line', () => {
  const path = join(folder, 'key.pem');
  assert.is(configuredSigner({}), null);
  assert.throws(() => configuredSigner({ KALENDS_SIGNING_KEY: path }), /KALENDS_SIGNING_KEY: .*key\.pem: ENOENT/);
  writeFileSync(path, 'nonsense');
  assert.throws(() => configuredSigner({ KALENDS_SIGNING_KEY: path }), /KALENDS_SIGNING_KEY: .*key\.pem: /);
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
