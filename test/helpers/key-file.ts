import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';

/** Writes a key file with these keys, named key-0, key-1 and so on. */
export function writeKeyFile(file: string, keys: readonly string[]): void {
  const hashed = (key: string) => createHash('sha256').update(key).digest('hex');
  writeFileSync(
    file,
    JSON.stringify({ keys: keys.map((key, at) => ({ id: `key-${at}`, sha256: hashed(key) })) }),
  );
}
