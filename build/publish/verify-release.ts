import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { openDownload } from './download.js';
import { verifyDownload } from './verify-download.js';

/**
 * npm run verify-release -- FOLDER|ADDRESS [--key PUBLIC.pem] [--known manifest.json]
 *
 * Holds the files of a release, in a folder or at an address (https://host/releases/latest/), to its manifest: hashes,
 * the chain of releases, the signature. `--key`: the public key that must have signed it. `--known`: a manifest trusted
 * from before, whose history this one's must go on. The key of the API is read from KALENDS_API_KEY. Ends with 1 when
 * anything is wrong.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { key: { type: 'string' }, known: { type: 'string' } },
});
const [place] = positionals;
if (!place || positionals.length > 1) {
  console.error('usage: npm run verify-release -- FOLDER|ADDRESS [--key PUBLIC.pem] [--known manifest.json]');
  process.exit(2);
}
try {
  const { release, right, wrong } = await verifyDownload(openDownload(place, process.env.KALENDS_API_KEY), {
    ...(values.key !== undefined && { publicKeyPem: readFileSync(values.key, 'utf8') }),
    ...(values.known !== undefined && { knownManifest: readFileSync(values.known, 'utf8') }),
  });
  for (const line of right) console.log(line);
  for (const line of wrong) console.error(`WRONG ${line}`);
  console.log(wrong.length === 0 ? `${release} is as it was published` : `${release}: ${wrong.length} wrong`);
  process.exitCode = wrong.length === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
