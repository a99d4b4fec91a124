import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { writeArtifacts } from '../../build/dist/artifacts.js';
import { calendar, entry, state, stepOf, storeHistory } from '../helpers/history.js';

/** The feeds among the files of a release: as it knew things. */

const test = suite('feed files');
const dir = mkdtempSync(join(tmpdir(), 'feed-files-'));
test.after(() => rmSync(dir, { recursive: true }));

const NEW_YEAR = entry('2026-01-01', 'New Year');
const EVE = entry('2026-12-24', 'Eve', { kind: 'early_close', close_time: '13:00' });
const GONE = entry('2026-05-01', 'Gone');
const FIRST = state([[calendar('EUR', { data_years: [2024, 2029] }), [NEW_YEAR, GONE]]]);
const SECOND = state([[calendar('EUR', { data_years: [2024, 2029] }), [NEW_YEAR, EVE]]]);

/** The feed among the files of the last of these releases. */
async function feedFile(...ids: string[]): Promise<string> {
  const releases = ids.map((id, index) => {
    const generated_at = id.replace(/(....)(..)(..)T(..)(..)(..)Z/, '$1-$2-$3T$4:$5:$6+00:00');
    return [
      stepOf({ id, library_version: '1.0.0', generated_at }),
      index === 0 ? FIRST : SECOND,
    ] as const;
  });
  const data = storeHistory(releases).data();
  const target = join(dir, ids.join('-'));
  await writeArtifacts(data, target, { chain: [], releaseJson: '', signer: null }, () => {});
  return gunzipSync(readFileSync(join(target, 'ics/EUR.ics.gz'))).toString();
}

const told = (text: string) =>
  [...text.matchAll(/^(?:UID|SEQUENCE|DTSTAMP|SUMMARY|STATUS):(.*)\r$/gm)].map((match) => match[1]);

test('as the feed of the API', async () => {
  const expected = [
    '2026-01-01-holiday-EUR@kalends',
    '215654400',
    '20261101T000000Z',
    'New Year',
    'CONFIRMED',
    '2026-05-01-holiday-EUR@kalends',
    '218246400',
    '20261201T000000Z',
    'Gone',
    'CANCELLED',
    '2026-12-24-early_close-EUR@kalends',
    '218246400',
    '20261201T000000Z',
    'Eve (early close 13:00 Europe/Berlin)',
    'CONFIRMED',
  ];
  assert.equal(told(await feedFile('20261101T000000Z', '20261201T000000Z')), expected);
  // What comes after a release changes nothing of its own files.
  const next = await feedFile('20261101T000000Z', '20261201T000000Z', '20261231T000000Z');
  assert.equal(told(next), expected);
});

test.run();
