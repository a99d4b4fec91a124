import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { writeArtifacts } from '../../build/dist/artifacts.js';
import { releaseDataFile } from '../../build/dist/release-data.js';
import { open } from '../../server/reader/index.js';
import { sha256Of } from '../../server/store/build-record.js';
import { openRelease } from '../../server/store/packed.js';
import { calendar, entry, state, stepOf, storeHistory } from '../helpers/history.js';

/** kalends.bin among the files of a release: its bytes are a function of the release, and never change. */

const MADE = state([
  [calendar('EUR', { kind: 'settlement', bases: [] }), [entry('2026-12-25', 'Christmas Day')]],
  [
    calendar('XNYS'),
    [
      entry('2026-12-24', 'Christmas Eve', { kind: 'early_close', close_time: '13:00' }),
      entry('2026-12-25', 'Christmas Day', { names: { en: 'Christmas Day', de: '1. Weihnachtstag' } }),
    ],
  ],
]);
/** SHA-256 of what is published of MADE. Should it change, so have the files of releases that were published. */
const PUBLISHED = '3fbc52e5d3266f4dd2eb1f77a4b086770c5dec353d705dfb87d730f4b8b5c99f';

function packed(id: string, made = MADE) {
  const generated_at = id.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6+00:00');
  return storeHistory([[stepOf({ id, library_version: '1.0.0', generated_at }), made]]).data();
}

test('the form of what was published stays', () => {
  assert.is(sha256Of(releaseDataFile(packed('20270102T030405Z'))), PUBLISHED);
});

test('a home that a release records changes nothing of what is published', () => {
  const home = { local_name: 'Bourse', other_names: 'NYSE', countries: ['US'], cities: 'Boston', currencies: ['USD'] };
  const recorded = [...MADE.calendars].map(
    ([id, record]) => [id, { ...home, is_main_exchange: true, ...record }] as const,
  );
  const made = { ...MADE, calendars: new Map(recorded) };
  assert.is(sha256Of(releaseDataFile(packed('20270102T030405Z', made))), PUBLISHED);
});

test('what the server alone needs, and what the release does not say, is left out', () => {
  const data = packed('20270102T030405Z');
  assert.ok(data.arrays.search.length > 0, 'there is a search');
  const { meta, arrays } = openRelease(releaseDataFile(data));
  assert.equal([arrays.search.length, arrays.groupStart.length, meta.changeCalendars.length], [0, 0, 0]);
  for (const { countries, currencies, local_name } of meta.calendars) {
    assert.equal([countries, currencies, local_name], [[], [], undefined]);
  }
  assert.equal(meta.releases.length, 1);
});

async function artifactsOf(id: string): Promise<{ dir: string; files: Record<string, { sha256: string }> }> {
  const dir = mkdtempSync(join(tmpdir(), 'kalends-artifacts-'));
  const provenance = { chain: [], releaseJson: '{}\n', signer: null };
  await writeArtifacts(packed(id), dir, provenance, () => {});
  return { dir, ...(JSON.parse(readFileSync(join(dir, 'manifest.json'), 'utf8')) as { files: never }) };
}

test('a release is published with it', async () => {
  const { dir, files } = await artifactsOf('20270102T030405Z');
  const file = gunzipSync(readFileSync(join(dir, 'kalends.bin.gz')));
  assert.is(files['kalends.bin']!.sha256, sha256Of(file));
  const reader = await open(file, { manifest: readFileSync(join(dir, 'manifest.json')) });
  assert.is(reader.all('XNYS', 'EUR').next('2026-12-24').result, '2026-12-28');
  rmSync(dir, { recursive: true });
});

test.run();
