import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { daysOfDataLeft, daysSinceSourceCheck, releaseAgeSeconds } from '../../server/data-age.js';
import type { Catalog } from '../../server/service/catalog.js';

/** How fresh the data are. */

const NOW = Date.UTC(2026, 10, 22, 12);
const catalogOf = (years: [number, number][], checked: (string | undefined)[]) =>
  ({
    release: { generated_at: '2026-11-20T12:00:00+00:00' },
    data: {
      meta: {
        calendars: years.map((data_years) => ({ data_years })),
        sources: checked.map((day) => ({ checked: day, archived: null })),
      },
    },
  }) as unknown as Catalog;

test('the age of the release, the first end of data among those that go on, the newest look at a source', () => {
  const catalog = catalogOf(
    [
      [1990, 2060],
      [1999, 2025],
      [2000, 2026],
    ],
    ['2026-11-01', undefined, '2026-11-20'],
  );
  assert.is(releaseAgeSeconds(catalog, NOW), 2 * 86_400);
  assert.is(daysOfDataLeft(catalog, NOW), 39, 'not that which had ended before the release');
  assert.is(daysSinceSourceCheck(catalog, NOW), 2);
  assert.is(daysOfDataLeft(catalog, Date.UTC(2027, 0, 3)), -2, 'what has ended since then is told');
  assert.is(daysSinceSourceCheck(catalogOf([[1990, 2060]], []), NOW), null);
});

test.run();
