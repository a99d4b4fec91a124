import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { AwsClient } from 'aws4fetch';
import { sha256Of } from '../../server/store/build-record.js';
import { replaceDurably } from '../../server/util/durable.js';
import { once } from '../../server/util/once.js';

/** Where files are published: an S3-compatible bucket, or a folder. */
export interface Storage {
  /** SHA-256 of the file with a name; null if there is none. */
  readonly sha256: (name: string) => Promise<string | null>;
  /** Writes a file atomically: readers find either the old or the new one. */
  readonly put: (name: string, bytes: Buffer, headers: StoredHeaders) => Promise<void>;
}

export interface StoredHeaders {
  readonly 'content-type': string;
  readonly 'cache-control': string;
}

/** Our own metadata of each object, since the ETag of S3 is not always a digest. */
const SHA256_HEADER = 'x-amz-meta-sha256';
/** The folder of incomplete files. */
const DRAFTS = '.drafts';
/** After this time an incomplete file is one of a run that was killed. */
const DRAFT_MS = 3_600_000;
const DEFAULT_REGION = 'us-east-1';

/**
 * `s3://bucket/prefix` with the variables that all tools of S3 read (AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY,
 * AWS_SESSION_TOKEN, AWS_REGION, AWS_ENDPOINT_URL for another provider), or a folder. Throws an Error that says what is
 * missing.
 */
export function openStorage(
  place: string,
  environment: Readonly<Record<string, string | undefined>>,
): Storage {
  return place.startsWith('s3://') ? bucket(place, environment) : folder(place);
}

function folder(dir: string): Storage {
  const prepare = once(() => removeLeftDrafts(join(dir, DRAFTS)));
  return {
    sha256: async (name) => {
      try {
        return sha256Of(readFileSync(join(dir, name)));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    },
    put: async (name, bytes) => {
      prepare();
      const path = join(dir, name);
      const draft = join(dir, DRAFTS, `${process.pid}-${name.replaceAll('/', '-')}`);
      for (const file of [path, draft]) mkdirSync(dirname(file), { recursive: true });
      try {
        replaceDurably(draft, path, bytes);
      } catch (error) {
        // On a full disk it would take the room that the next run needs.
        rmSync(draft, { force: true });
        throw error;
      }
    },
  };
}

/** Removes what killed runs left; another run may be writing just now. */
function removeLeftDrafts(drafts: string): void {
  for (const name of existsSync(drafts) ? readdirSync(drafts) : []) {
    const age =
      Date.now() - (statSync(join(drafts, name), { throwIfNoEntry: false })?.mtimeMs ?? 0);
    if (age > DRAFT_MS) rmSync(join(drafts, name), { force: true });
  }
}

function bucket(place: string, environment: Readonly<Record<string, string | undefined>>): Storage {
  const match = /^s3:\/\/([a-z0-9.-]{3,63})(?:\/(.*?))?\/?$/.exec(place);
  if (!match) throw new Error(`${place} was read; expected s3://BUCKET or s3://BUCKET/PREFIX`);
  const [, name = '', prefix = ''] = match;
  const need = (variable: string) => {
    const value = environment[variable];
    if (!value) throw new Error(`${variable} is not set`);
    return value;
  };
  const region = environment.AWS_REGION ?? environment.AWS_DEFAULT_REGION ?? DEFAULT_REGION;
  const endpoint = environment.AWS_ENDPOINT_URL_S3 ?? environment.AWS_ENDPOINT_URL;
  const root = endpoint
    ? `${endpoint.replace(/\/$/, '')}/${name}`
    : `https://${name}.s3.${region}.amazonaws.com`;
  const client = new AwsClient({
    accessKeyId: need('AWS_ACCESS_KEY_ID'),
    secretAccessKey: need('AWS_SECRET_ACCESS_KEY'),
    ...(environment.AWS_SESSION_TOKEN && { sessionToken: environment.AWS_SESSION_TOKEN }),
    service: 's3',
    region,
  });
  const addressOf = (file: string) => [root, prefix, file].filter((part) => part !== '').join('/');
  return {
    sha256: async (file) => {
      const response = await client.fetch(addressOf(file), { method: 'HEAD' });
      if (response.status === 404) return null;
      if (!response.ok) throw new Error(`HEAD ${addressOf(file)} was answered ${response.status}`);
      return response.headers.get(SHA256_HEADER) ?? 'unknown';
    },
    put: async (file, bytes, headers) => {
      const response = await client.fetch(addressOf(file), {
        method: 'PUT',
        body: new Uint8Array(bytes),
        headers: { ...headers, [SHA256_HEADER]: sha256Of(bytes) },
      });
      if (!response.ok)
        throw new Error(
          `PUT ${addressOf(file)} was answered ${response.status}: ${await response.text()}`,
        );
    },
  };
}
