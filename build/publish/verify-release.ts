import { readFileSync } from 'node:fs';
import { commandLine, wrong } from '../command-line.js';
import { openDownload } from './download.js';
import { verifyDownload } from './verify-download.js';

/**
 * npm run verify-release -- FOLDER|ADDRESS [--key PUBLIC.pem] [--known manifest.json] [--only FILE]... [--each]
 *
 * Checks the files of a release, in a folder or at a URL (https://host/releases/latest/), against its manifest: hashes,
 * the chain of releases, the signature. `--key`: the public key that must have signed it. `--known`: a manifest trusted
 * from before, whose history this one's must go on. `--only`: one file, as the manifest names it, instead of all.
 * `--each`: from an address each file by a request of its own, instead of all in the archive of the release. The key of
 * the API is read from KALENDS_API_KEY. Ends with 1 when anything is wrong.
 */
const USAGE =
  'npm run verify-release -- FOLDER|ADDRESS [--key PUBLIC.pem] [--known manifest.json] [--only FILE]... [--each]';
const { values, positionals } = commandLine(
  USAGE,
  {
    key: { type: 'string' },
    known: { type: 'string' },
    only: { type: 'string', multiple: true },
    each: { type: 'boolean', default: false },
  },
  true,
);
const [place] = positionals;
if (!place || positionals.length > 1) wrong(USAGE, 'expected one folder or address');
/** A download may contain anything, so control characters are not printed to the terminal. */
const plain = (line: string) => line.replaceAll(/\p{Cc}/gu, '?');
try {
  const { release, right, wrong } = await verifyDownload(
    openDownload(place, process.env.KALENDS_API_KEY),
    {
      ...(values.key !== undefined && { publicKeyPem: readFileSync(values.key, 'utf8') }),
      ...(values.known !== undefined && { knownManifest: readFileSync(values.known, 'utf8') }),
      ...(values.only !== undefined && { only: values.only }),
      each: values.each,
    },
  );
  for (const line of right) console.log(plain(line));
  for (const line of wrong) console.error(plain(`WRONG ${line}`));
  if (release === null)
    console.log('nothing else was looked at: who signed it is not who should have');
  else if (wrong.length > 0) console.log(`${release}: ${wrong.length} wrong`);
  else if (values.key === undefined)
    console.log(`${release} is whole; --key PUBLIC.pem tells whether it was published so`);
  else console.log(`${release} is as it was published`);
  process.exitCode = wrong.length === 0 ? 0 : 1;
} catch (error) {
  console.error(plain(error instanceof Error ? error.message : String(error)));
  process.exitCode = 1;
}
