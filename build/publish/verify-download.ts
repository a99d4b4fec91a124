import type { KeyObject } from 'node:crypto';
import * as z from 'zod';
import { sha256Of } from '../../server/store/build-record.js';
import {
  fingerprintOf,
  isSignedBy,
  PUBLIC_KEY_FILE,
  readPublicKey,
  signatureOf,
} from '../dist/signing.js';
import { historyDigest } from '../release/release-files.js';
import { type Download, isPathBelow } from './download.js';
import {
  checkFiles,
  checkFolder,
  checkSums,
  type FileChoice,
  type Listed,
  MANIFEST_FILE,
} from './verify-files.js';
import { checkLists } from './verify-lists.js';
import { checkTables } from './verify-tables.js';

/** Checks a downloaded release against its manifest, its chain and its signature. */

const ReleaseId = z.string().regex(/^\d{8}T\d{6}Z$/);
const Sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const Link = z.object({ id: ReleaseId, sha256: Sha256 });
const Manifest = z.object({
  release: z.object({ id: ReleaseId, library_version: z.string(), generated_at: z.string() }),
  chain: z.array(Link).min(1).optional(),
  files: z.record(z.string(), z.object({ bytes: z.int().nonnegative(), sha256: Sha256 })),
});
const ReleaseJson = z.object({
  id: z.string(),
  previous: z.string().nullable(),
  previous_sha256: Sha256.nullable().optional(),
  history_sha256: Sha256.optional(),
});

export type Manifest = z.infer<typeof Manifest>;

export interface Expected extends FileChoice {
  /** PEM of the public key that must have signed it. */
  readonly publicKeyPem?: string;
  /** A manifest of the same or an earlier release that is trusted. */
  readonly knownManifest?: string;
}

export interface Findings {
  /** Its id; null if the signature is wrong, since then the manifest is not trusted. */
  readonly release: string | null;
  /** The passed checks, one line each. */
  readonly right: readonly string[];
  /** The problems; empty if the download is what was published. */
  readonly wrong: readonly string[];
}

/** Maximum length of files of these kinds; that of a release of 2,200 files has 300 KB. */
const MAX_MANIFEST_BYTES = 1 << 24;
const MAX_KEY_BYTES = 1 << 14;

/** Checks a release; rejects only if it cannot be read at all. Stops after a wrong signature. */
export async function verifyDownload(
  download: Download,
  expected: Expected = {},
): Promise<Findings> {
  const right: string[] = [];
  const wrong: string[] = [];
  const bytes = await download.read(MANIFEST_FILE, MAX_MANIFEST_BYTES);
  if (!bytes) throw new Error(`there is no ${MANIFEST_FILE}`);
  const key = await checkSignature(download, bytes, expected.publicKeyPem, right, wrong);
  if (wrong.length > 0) return { release: null, right, wrong };
  const manifest = readManifest(bytes, MANIFEST_FILE);
  const listed: Listed = {
    release: manifest.release.id,
    manifest: { bytes: bytes.length, sha256: sha256Of(bytes) },
    files: new Map(Object.entries(manifest.files)),
  };
  for (const id of new Set(download.releases())) {
    // A genuine release of before, sent in place of a new one, is signed just as well.
    if (id !== listed.release)
      wrong.push(`release: this is ${listed.release}, in the place of ${id}`);
  }
  await checkChain(download, manifest, right, wrong);
  if (expected.knownManifest !== undefined)
    checkKnown(manifest, expected.knownManifest, right, wrong);
  await checkFiles(download, listed, expected, right, wrong);
  const sums = await checkSums(download, listed, wrong);
  await checkFolder(download, listed, sums, right, wrong);
  const { each = false, only = [] } = expected;
  await checkLists(download, bytes, { key, sums, each }, right, wrong);
  await checkTables(download, { release: listed.release, key, only }, right, wrong);
  return { release: manifest.release.id, right, wrong };
}

function readManifest(bytes: Uint8Array | string, name: string): Manifest {
  const parsed = Manifest.safeParse(JSON.parse(bytes.toString()));
  if (!parsed.success)
    throw new Error(`${name} is not one of Kalends: ${z.prettifyError(parsed.error)}`);
  const outside = Object.keys(parsed.data.files).find((path) => !isPathBelow(path));
  if (outside === undefined) return parsed.data;
  throw new Error(
    `${name} is not one of Kalends: it lists ${JSON.stringify(outside)}, which is not a path below the release`,
  );
}

/** Returns the key that signed the manifest; null if it has no signature, or a wrong one. */
async function checkSignature(
  download: Download,
  manifest: Uint8Array,
  expectedPem: string | undefined,
  right: string[],
  wrong: string[],
): Promise<KeyObject | null> {
  const name = signatureOf(MANIFEST_FILE);
  const signature = await download.read(name, MAX_KEY_BYTES);
  if (!signature) {
    (expectedPem === undefined ? right : wrong).push(
      expectedPem === undefined ? 'signature: none' : `signature: there is no ${name}`,
    );
    return null;
  }
  const pem = expectedPem ?? (await download.read(PUBLIC_KEY_FILE, MAX_KEY_BYTES))?.toString();
  if (pem === undefined) {
    wrong.push(`signature: there is no ${PUBLIC_KEY_FILE}`);
    return null;
  }
  const key = readPublicKey(pem);
  const named = `the key ${fingerprintOf(key)}`;
  if (!isSignedBy(key, manifest, signature)) {
    wrong.push(`signature: not by ${named}`);
    return null;
  }
  right.push(
    expectedPem !== undefined
      ? `signature: by ${named}`
      : `signature: by ${named}, which came with it: compare it with the one you were told`,
  );
  return key;
}

/** The last link of the chain is this release's own release.json, which records all links before it. */
async function checkChain(
  download: Download,
  { release, chain }: Manifest,
  right: string[],
  wrong: string[],
) {
  if (!chain) {
    right.push('chain: none (a release of before there were chains)');
    return;
  }
  const before = wrong.length;
  const bytes = await download.read('release.json', MAX_MANIFEST_BYTES);
  if (!bytes) {
    wrong.push('chain: there is no release.json');
    return;
  }
  const own = ReleaseJson.parse(JSON.parse(bytes.toString()));
  const last = chain.at(-1)!;
  const earlier = chain.slice(0, -1);
  const expect = (what: string, found: unknown, right: unknown) => {
    if (found !== right)
      wrong.push(`chain: ${what} is ${String(found)}; expected ${String(right)}`);
  };
  expect('the last link', last.id, release.id);
  expect('the SHA-256 of release.json', sha256Of(bytes), last.sha256);
  expect('the id in release.json', own.id, release.id);
  expect('the release before it', own.previous, earlier.at(-1)?.id ?? null);
  if (own.previous_sha256 !== undefined)
    expect(
      'the SHA-256 of the release before it',
      own.previous_sha256,
      earlier.at(-1)?.sha256 ?? null,
    );
  if (own.history_sha256 !== undefined)
    expect('the SHA-256 of its history', own.history_sha256, historyDigest(earlier));
  if (wrong.length === before) right.push(`chain: ${chain.length} releases`);
}

/** History is append-only: it must contain the known part unchanged. */
function checkKnown(manifest: Manifest, text: string, right: string[], wrong: string[]): void {
  const known = readManifest(text, 'the known manifest');
  const { id } = known.release;
  if (!known.chain || !manifest.chain) {
    wrong.push(`known: there is no chain from ${id} to ${manifest.release.id}`);
    return;
  }
  const differs = known.chain.findIndex(
    (link, index) =>
      manifest.chain![index]?.id !== link.id || manifest.chain![index]?.sha256 !== link.sha256,
  );
  if (differs < 0) right.push(`known: ${id} is part of its history, as it was`);
  else
    wrong.push(`known: its history differs from that of ${id} from ${known.chain[differs]!.id} on`);
}
