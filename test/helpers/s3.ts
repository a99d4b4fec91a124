import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AwsClient } from 'aws4fetch';
import { freePort } from './ports.js';
import { until } from './process.js';

/** An S3-compatible server with the bucket `kalends`, which everybody may read and S3RVER may write. */
export interface S3 {
  readonly address: string;
  /** Stores a file at a path of the bucket. */
  readonly put: (path: string, file: string) => Promise<void>;
  readonly stop: () => void;
}

/** `installed`: the folder of s3rver; what is stored is kept in a folder below `folder`. */
export async function startS3(installed: string, folder: string): Promise<S3> {
  const data = mkdtempSync(join(folder, 's3-'));
  const bin = join(installed, 'node_modules/s3rver/bin/s3rver.js');
  const port = await freePort();
  const child = spawn(
    process.execPath,
    [bin, '-d', data, '-a', '127.0.0.1', '-p', String(port), '--configure-bucket', 'kalends'],
    { stdio: 'ignore' },
  );
  child.unref();
  process.once('exit', () => child.kill('SIGKILL'));
  const address = `http://127.0.0.1:${port}`;
  await until(
    async () => (await fetch(address).catch(() => null)) !== null,
    's3rver did not start',
  );
  const client = new AwsClient({
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
    region: 'us-east-1',
    service: 's3',
  });
  return {
    address,
    put: async (path, file) => {
      const body = readFileSync(file);
      const { status } = await client.fetch(`${address}/kalends/${path}`, { method: 'PUT', body });
      if (status !== 200) throw new Error(`${path} was answered ${status}`);
    },
    stop: () => child.kill(),
  };
}
