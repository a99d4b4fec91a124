import * as z from 'zod';
import { sha256Of } from '../../server/core/build-record.js';
import { readSums } from '../../server/service/load.js';
import { fileName } from '../dist/calendar-files.js';
import { fingerprintOf, isSignedBy, PUBLIC_KEY_FILE, readPublicKey, SIGNATURE_FILE } from '../dist/signing.js';
import { inTurns } from '../in-turns.js';
import { historyDigest } from '../release/release-files.js';
import type { Download } from './download.js';

/** Holds a downloaded release to its manifest, its chain and its signature. */

const Sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const Link = z.object({ id: z.string(), sha256: Sha256 });
const Manifest = z.object({
  release: z.object({ id: z.string(), library_version: z.string(), generated_at: z.string() }),
  chain: z.array(Link).min(1).optional(),
  files: z.record(z.string(), z.object({ bytes: z.int(), sha256: Sha256 })),
});
const ReleaseJson = z.object({
  id: z.string(),
  previous: z.string().nullable(),
  previous_sha256: Sha256.nullable().optional(),
  history_sha256: Sha256.optional(),
});

export type Manifest = z.infer<typeof Manifest>;

export interface Expected {
  /** PEM of the public key that must have signed it. */
  readonly publicKeyPem?: string;
  /** A manifest of the same or an earlier release that is trusted. */
  readonly knownManifest?: string;
}

export interface Findings {
  readonly release: string;
  /** What was found right, a line each. */
  readonly right: readonly string[];
  /** What is wrong; empty when the download is what was published. */
  readonly wrong: readonly string[];
}

const MANIFEST_FILE = 'manifest.json';
const SUMS_FILE = 'SHA256SUMS';
const COPIES = /\.(?:gz|br)$/;
const AT_ONCE = 8;

/** Checks a release; rejects only when it cannot be read at all. */
export async function verifyDownload(download: Download, expected: Expected = {}): Promise<Findings> {
  const right: string[] = [];
  const wrong: string[] = [];
  const bytes = await download.read(MANIFEST_FILE);
  if (!bytes) throw new Error(`there is no ${MANIFEST_FILE}`);
  const manifest = readManifest(bytes, MANIFEST_FILE);
  await checkSignature(download, bytes, expected.publicKeyPem, right, wrong);
  await checkChain(download, manifest, right, wrong);
  if (expected.knownManifest !== undefined) checkKnown(manifest, expected.knownManifest, right, wrong);
  await checkFiles(download, manifest, right, wrong);
  await checkListed(download, manifest, right, wrong);
  return { release: manifest.release.id, right, wrong };
}

function readManifest(bytes: Uint8Array | string, name: string): Manifest {
  const parsed = Manifest.safeParse(JSON.parse(bytes.toString()));
  if (!parsed.success) throw new Error(`${name} is not one of Kalends: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

async function checkSignature(
  download: Download,
  manifest: Uint8Array,
  expectedPem: string | undefined,
  right: string[],
  wrong: string[],
): Promise<void> {
  const signature = await download.read(SIGNATURE_FILE);
  if (!signature) {
    (expectedPem === undefined ? right : wrong).push(
      expectedPem === undefined ? 'signature: none' : `signature: there is no ${SIGNATURE_FILE}`,
    );
    return;
  }
  const pem = expectedPem ?? (await download.read(PUBLIC_KEY_FILE))?.toString();
  if (pem === undefined) {
    wrong.push(`signature: there is no ${PUBLIC_KEY_FILE}`);
    return;
  }
  const key = readPublicKey(pem);
  const named = `the key ${fingerprintOf(key)}`;
  if (!isSignedBy(key, manifest, signature)) wrong.push(`signature: not by ${named}`);
  else if (expectedPem !== undefined) right.push(`signature: by ${named}`);
  else right.push(`signature: by ${named}, which came with it: compare it with the one you were told`);
}

/** The last link is this release's own release.json, which records all links before it. */
async function checkChain(download: Download, { release, chain }: Manifest, right: string[], wrong: string[]) {
  if (!chain) {
    right.push('chain: none (a release of before there were chains)');
    return;
  }
  const before = wrong.length;
  const bytes = await download.read('release.json');
  if (!bytes) {
    wrong.push('chain: there is no release.json');
    return;
  }
  const own = ReleaseJson.parse(JSON.parse(bytes.toString()));
  const last = chain.at(-1)!;
  const earlier = chain.slice(0, -1);
  const expect = (what: string, found: unknown, right: unknown) => {
    if (found !== right) wrong.push(`chain: ${what} is ${String(found)}; expected ${String(right)}`);
  };
  expect('the last link', last.id, release.id);
  expect('the SHA-256 of release.json', sha256Of(bytes), last.sha256);
  expect('the id in release.json', own.id, release.id);
  expect('the release before it', own.previous, earlier.at(-1)?.id ?? null);
  if (own.previous_sha256 !== undefined)
    expect('the SHA-256 of the release before it', own.previous_sha256, earlier.at(-1)?.sha256 ?? null);
  if (own.history_sha256 !== undefined)
    expect('the SHA-256 of its history', own.history_sha256, historyDigest(earlier));
  if (wrong.length === before) right.push(`chain: ${chain.length} releases`);
}

/** History is only ever added to: what was known stands in it as it was. */
function checkKnown(manifest: Manifest, text: string, right: string[], wrong: string[]): void {
  const known = readManifest(text, 'the known manifest');
  const { id } = known.release;
  if (!known.chain || !manifest.chain) {
    wrong.push(`known: there is no chain from ${id} to ${manifest.release.id}`);
    return;
  }
  const differs = known.chain.findIndex(
    (link, place) => manifest.chain![place]?.id !== link.id || manifest.chain![place]?.sha256 !== link.sha256,
  );
  if (differs < 0) right.push(`known: ${id} is part of its history, as it was`);
  else wrong.push(`known: its history differs from that of ${id} from ${known.chain[differs]!.id} on`);
}

/** Each listed file has its bytes; each table is of the calendar that its name says, in order of dates. */
async function checkFiles(download: Download, { files }: Manifest, right: string[], wrong: string[]): Promise<void> {
  const before = wrong.length;
  let rows = 0;
  await inTurns(Object.entries(files), AT_ONCE, async ([name, { bytes, sha256 }]) => {
    const found = await download.read(name);
    if (!found) wrong.push(`${name} is missing`);
    else if (found.length !== bytes) wrong.push(`${name} has ${found.length} bytes; expected ${bytes}`);
    else if (sha256Of(found) !== sha256) wrong.push(`${name}: SHA-256 ${sha256Of(found)}; expected ${sha256}`);
    else if (name.startsWith('csv/')) rows += checkTable(name, found.toString(), wrong);
  });
  const names = new Set(Object.keys(files));
  for (const name of names) {
    const other = name.replace(/^csv\/(.*)\.csv$/, 'ics/$1.ics');
    if (!names.has(other)) wrong.push(`${other} is not listed, though ${name} is`);
  }
  if (wrong.length === before) right.push(`files: ${names.size}, of ${rows} dates`);
}

/** Returns how many rows it has. */
function checkTable(name: string, text: string, wrong: string[]): number {
  const [header, ...rows] = text.split('\r\n').filter((line) => line !== '');
  if (!header?.startsWith('calendar,date,kind,name,')) wrong.push(`${name} is no table of dates`);
  let last = '';
  for (const row of rows) {
    const [id = '', date = ''] = row.split(',', 2);
    if (`csv/${fileName(id)}.csv` !== name) wrong.push(`${name} has a row of ${id}`);
    else if (date < last) wrong.push(`${name}: ${date} stands after ${last}`);
    else {
      last = date;
      continue;
    }
    break;
  }
  return rows.length;
}

/** SHA256SUMS says the same as the manifest, and in a folder nothing lies that neither lists. */
async function checkListed(download: Download, { files }: Manifest, right: string[], wrong: string[]): Promise<void> {
  const bytes = await download.read(SUMS_FILE);
  if (!bytes) return;
  const sums = readSums(bytes.toString('latin1'));
  for (const [name, { sha256 }] of Object.entries(files)) {
    const isStoredCompressed = !sums.has(name) && sums.has(`${name}.gz`);
    if (sums.get(name) !== sha256 && !isStoredCompressed) wrong.push(`${SUMS_FILE} says otherwise of ${name}`);
  }
  const names = download.names();
  if (!names) return;
  const isListed = (name: string) => name === SUMS_FILE || sums.has(name);
  for (const name of names.filter((one) => !isListed(one))) wrong.push(`${name} is not listed`);
  for (const [name, sha256] of sums) {
    if (!COPIES.test(name)) continue;
    const copy = await download.read(name);
    if (copy && sha256Of(copy) !== sha256) wrong.push(`${name}: SHA-256 ${sha256Of(copy)}; expected ${sha256}`);
  }
  right.push('folder: nothing that is not listed');
}
