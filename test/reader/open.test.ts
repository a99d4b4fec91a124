import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Manifest, OpenOptions } from '../../server/reader/api.js';
import { open } from '../../server/reader/index.js';
import { sampled, some } from '../helpers/needs.js';
import { downloaded, FORMAT, manifestOf } from '../helpers/reader.js';

/** A downloaded release is held to its hash before it is read. */

let file: Uint8Array<ArrayBuffer>;
let manifest: Manifest;
let id: string;
test.before(() => {
  ({ file, manifest } = downloaded());
  id = manifest.release.id;
});

async function refusal(bytes: Parameters<typeof open>[0], options: OpenOptions): Promise<string> {
  return open(bytes, options).then(
    () => 'opened',
    (error: unknown) => (error instanceof Error ? error.message : `no Error: ${String(error)}`),
  );
}

const changed = (index: number, by: number): Uint8Array<ArrayBuffer> => {
  const other = Uint8Array.from(file);
  other[index]! ^= by;
  return other;
};

sampled(
  'bytes, a buffer, a Blob, a Response; the manifest as it is, as text or bytes, or the SHA-256',
  async () => {
    const text = JSON.stringify(manifest);
    const { sha256 } = manifest.files['packs.bin']!;
    const behind = new Uint8Array(file.length + 3);
    behind.set(file, 3);
    const shared = new Uint8Array(new SharedArrayBuffer(file.length));
    shared.set(file);
    const forms = [
      [file, { manifest }],
      [file.buffer, { manifest: text }],
      [Buffer.from(file), { manifest: Buffer.from(text) }],
      // At an odd place of a larger buffer, and in memory that is shared.
      [behind.subarray(3), { sha256 }],
      [shared, { sha256: sha256.toUpperCase() }],
      [new Blob([file]), { manifest: new Blob([text]) }],
      [Promise.resolve(new Response(file)), { manifest: Promise.resolve(new Response(text)) }],
    ] as const;
    for (const [bytes, options] of some(forms, 3)) {
      const reader = await open(bytes, options);
      assert.is(reader.release.id, id);
      assert.is(reader.all('XNYS', 'EUR').add('2026-12-23', 2).result, '2026-12-28');
    }
  },
);

test('a cut file, whatever is left of it', async () => {
  for (const length of [0, 3, 15, 16, 100, file.length - 1]) {
    const expected = `packs.bin has ${length} bytes; the manifest of ${id} says ${file.length}: fetch it again`;
    assert.is(await refusal(file.subarray(0, length), { manifest }), expected);
  }
});

sampled('a bit that flipped, wherever', async () => {
  for (const index of some([0, 4, 8, 12, 16, 5000, file.length >> 1, file.length - 1], 3)) {
    const words = await refusal(changed(index, 1 << (index % 8)), { manifest });
    assert.match(
      words,
      /^packs\.bin has the SHA-256 [0-9a-f]{64}; the manifest of \S+ says [0-9a-f]{64}: fetch it again$/,
    );
  }
});

test('the file of another release', async () => {
  const other = { ...manifest, release: { id: '20990101T000000Z' } };
  assert.is(
    await refusal(file, { manifest: other }),
    `packs.bin is of the release ${id}; the manifest of 20990101T000000Z says 20990101T000000Z`,
  );
});

test('another format, and what is no such file at all, published as they are', async () => {
  const later = Uint8Array.from(file);
  new DataView(later.buffer).setUint32(4, FORMAT + 1, true);
  const words = await refusal(later, { manifest: manifestOf(id, later) });
  assert.match(
    words,
    `packs.bin: got a bundle of format ${FORMAT + 1} when expected format 1: take the reader`,
  );
  const text = new TextEncoder().encode('<!doctype html><title>Sign in</title>');
  assert.match(
    await refusal(text, { manifest: manifestOf(id, text) }),
    /packs\.bin: the bytes are no bundle of packs: they do not begin with "KLNB"/,
  );
  for (const length of [0, 5, 12]) {
    const short = file.slice(0, length);
    assert.match(
      await refusal(short, { manifest: manifestOf(id, short) }),
      /too few for a bundle of packs|ends after 12 bytes, within its directory/,
    );
  }
});

test('a manifest that is none, and one without the file', async () => {
  for (const [given, words] of [
    ['<html>', /^manifest\.json: "<html>" was read; expected the JSON of a manifest$/],
    ['null', /no manifest of a release/],
    ['{}', /no manifest of a release/],
    ['[]', /no manifest of a release/],
    ['{"release":{"id":"X"},"files":null}', /no manifest of a release/],
    ['{"release":{"id":"X"},"files":{}}', /^the manifest of X lists no packs\.bin$/],
    [
      '{"release":{"id":"X"},"files":{"packs.bin":{"bytes":1,"sha256":"0"}}}',
      /lists no packs\.bin/,
    ],
  ] as const) {
    assert.match(await refusal(file, { manifest: given }), words);
  }
});

test('answers that are no file', async () => {
  const problem = new Response('{"code":"missing_api_key"}', { status: 401 });
  assert.match(
    await refusal(problem, { manifest }),
    /^packs\.bin: .* was answered 401: .*missing_api_key/,
  );
  assert.match(
    await refusal(file, { manifest: new Response('', { status: 404 }) }),
    /^manifest\.json: .* answered 404/,
  );
});

test('what it was not told', async () => {
  assert.match(
    await refusal(file, {}),
    /neither of manifest and sha256 was given; expected one of the two/,
  );
  assert.match(
    await refusal(file, { manifest, sha256: 'a'.repeat(64) }),
    /both of manifest and sha256/,
  );
  assert.match(
    await refusal(file, { sha256: 'abc' }),
    /^sha256: "abc" was read; expected 64 hexadecimal digits$/,
  );
  for (const wrong of ['packs.bin', undefined, null, 5]) {
    assert.match(
      await refusal(wrong as never, { manifest }),
      /expected an ArrayBuffer, bytes, a Blob or a Response/,
    );
  }
});

test.run();
