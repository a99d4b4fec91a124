import { generateKeyPairSync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { signerOf } from '../../build/dist/signing.js';
import { cacheStore, open } from '../../server/reader/index.js';
import { packFile } from '../../server/store/bundle.js';
import { packListsOf } from '../../server/store/pack-lists.js';
import { downloaded } from '../helpers/reader.js';
import { releaseData } from '../helpers/server.js';

/** The examples of the JavaScript reader's README, in the order in which they stand there: each runs, and answers what is beside it. */

const README = new URL('../../server/reader/README.md', import.meta.url);
const IDS = ['XNYS', 'XNYS:SETTLEMENT', 'EUR'];
/** The only address of an example that needs no key. */
const OPEN_HOST = 'cdn.example';
const KEY = 'a-key';

interface Told {
  readonly code: string;
  /** What the README says of it. */
  readonly comment: string;
  readonly value: unknown;
}

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const PEM = publicKey.export({ type: 'spki', format: 'pem' }).toString();
const before = globalThis.fetch;
const told: Told[] = [];

test.before(async () => {
  const files = publishedFiles();
  globalThis.fetch = (input, init) => Promise.resolve(answered(files, input, init));
  const parts = {
    open,
    cacheStore,
    KEY,
    PEM,
    told,
    caches: { open: () => Promise.resolve(newCache()) },
    readFile: (path: string) => Promise.resolve(files.get(path.replace(/^release\//, ''))!),
  };
  const blocks = [...readFileSync(README, 'utf8').matchAll(/```js\n([\s\S]*?)```/g)];
  const code = blocks.map(([, block]) => block!).join('\n');
  const AsyncFunction = (async () => {}).constructor as FunctionConstructor;
  const run = new AsyncFunction(...Object.keys(parts), recorded(code)) as (
    ...values: unknown[]
  ) => Promise<void>;
  await run(...Object.values(parts));
});
test.after(() => {
  globalThis.fetch = before;
});

/** The code without its imports, in which each expression on a line of its own is told with its comment. */
function recorded(code: string): string {
  return code
    .replace(/^import .*;$/gm, '')
    .replace(
      /^((?:both|reader|kept)\b.*?);(?:\s*\/\/ (.*))?$/gm,
      (_, expression: string, comment = '') =>
        `told.push({ code: ${JSON.stringify(expression)}, comment: ${JSON.stringify(comment)}, value: ${expression} });`,
    );
}

/** A signed release, by the paths of its files. */
function publishedFiles(): Map<string, Uint8Array<ArrayBuffer>> {
  const data = releaseData();
  const { file, manifest } = downloaded();
  const listed: Record<string, { bytes: number; sha256: string }> = { ...manifest.files };
  const files = new Map<string, Uint8Array<ArrayBuffer>>([['packs.bin', file]]);
  for (const id of IDS) {
    const index = data.calendarIndex.get(id)!;
    const { bytes, sha256 } = data.directory.calendars[index]!;
    listed[packFile(id)] = { bytes, sha256 };
    files.set(packFile(id), Uint8Array.from(data.pack(index)));
  }
  const own = { release: data.release, files: listed };
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  for (const [name, text] of [
    ...packListsOf(own),
    ['manifest.json', JSON.stringify(own)] as const,
  ]) {
    files.set(name, Uint8Array.from(Buffer.from(text)));
    files.set(`${name}.sig`, Uint8Array.from(signerOf(pem).sign(Buffer.from(text))));
  }
  return files;
}

function answered(
  files: ReadonlyMap<string, Uint8Array<ArrayBuffer>>,
  input: string | URL | Request,
  init?: RequestInit,
): Response {
  const request = new Request(input, init);
  const { hostname, pathname } = new URL(request.url);
  const isAllowed =
    hostname === OPEN_HOST || request.headers.get('authorization') === `Bearer ${KEY}`;
  const bytes = files.get(pathname.replace(/^\/releases\/[^/]+\//, ''));
  if (!isAllowed) return new Response('no key', { status: 401 });
  return bytes ? new Response(bytes) : new Response('none', { status: 404 });
}

/** What cacheStore needs of a Cache. */
function newCache() {
  const kept = new Map<string, Response>();
  const of = (address: string | URL | Request) =>
    address instanceof Request ? address.url : String(address);
  return {
    match: (address: string) => Promise.resolve(kept.get(of(address))?.clone()),
    put: (address: string, response: Response) =>
      Promise.resolve(void kept.set(of(address), response)),
    delete: (address: string) => Promise.resolve(kept.delete(of(address))),
  };
}

test('each example runs', () => {
  assert.ok(told.length >= 15, String(told.length));
  for (const { code, value } of told) assert.ok(value !== undefined, code);
});

test('what stands beside an example is what it answers', () => {
  let checked = 0;
  for (const { code, comment, value } of told) {
    const [, literal] = /^(false|true)\b/.exec(comment) ?? [];
    if (literal !== undefined) assert.is(String(value), literal, code);
    const written = [...comment.matchAll(/([\w.]+): '(\w[\w-]*)'/g)];
    for (const [, path, expected] of written) {
      const found = path!
        .split('.')
        .reduce<unknown>((of, name) => (of as Record<string, unknown>)[name], value);
      assert.is(found, expected, `${code}: ${path}`);
    }
    if (literal !== undefined || written.length > 0) checked++;
  }
  assert.ok(checked >= 4, String(checked));
});

test.run();
