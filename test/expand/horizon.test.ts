import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { allDefinitions } from '../../build/calendars/index.js';
import { releaseIds } from '../../build/release/release-files.js';

/** How far ahead calendars answer. */

/** Calendars that have ended, and why. */
const ENDED: Readonly<Record<string, string>> = {
  BGN: 'the euro took its place on 1 January 2026',
};

const YEARS_AHEAD = 10;

test('every calendar that has not ended answers to the tenth year after the last release', async () => {
  const last = Number(releaseIds().sort().at(-1)!.slice(0, 4)) + YEARS_AHEAD;
  const short = (await allDefinitions()).filter(
    ({ id, years }) => years[1] < last && !(id in ENDED),
  );
  assert.equal(
    short.map(({ id, years }) => `${id} ends in ${years[1]}`),
    [],
  );
});

test('a calendar marked as ended has ended', async () => {
  const years = new Map(
    (await allDefinitions()).map((definition) => [definition.id, definition.years]),
  );
  for (const id of Object.keys(ENDED))
    assert.ok(years.get(id)![1] < new Date().getUTCFullYear(), id);
});

test.run();
