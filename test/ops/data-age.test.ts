import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { dayNumber } from '../../server/engine/civil-date.js';
import {
  daysOfDataLeft,
  daysSinceSourceCheck,
  isNextYearUnlisted,
  releaseAgeSeconds,
} from '../../server/ops/data-age.js';
import { type Catalog, openCatalog } from '../../server/queries/catalog.js';
import { calendar, entry, packState, state } from '../helpers/history.js';

/** How fresh the data are. */

/** A Sunday. */
const NOW = Date.UTC(2026, 10, 22, 12);
const TODAY = dayNumber(2026, 11, 22);
const daysTo = (year: number, month: number, day: number) => dayNumber(year, month, day) - TODAY;

const listed = (...years: number[]) => ({
  data_years: [2024, 2030] as const,
  complete_years: years,
  year_sources: [{ years, sources: ['list'] }],
});
const christmas = (year: number, more = {}) =>
  entry(`${year}-12-25`, 'Christmas Day', { coverage: 'verified', sources: ['list'], ...more });
const closes = (year: number) =>
  entry(`${year}-12-24`, 'Christmas Eve', { kind: 'early_close', close_time: '13:00' });

const catalog = openCatalog(
  packState(
    state([
      [
        calendar('XALL', listed(2026, 2027, 2028, 2029, 2030)),
        [2026, 2027, 2028, 2029, 2030].map((y) => christmas(y)),
      ],
      [
        calendar('XEST', listed(2026, 2027)),
        [christmas(2026, { status: 'estimated', coverage: 'library' })],
      ],
      [calendar('XEVE', listed(2026, 2027)), [closes(2026), christmas(2026), christmas(2027)]],
      [calendar('XNOT', { data_years: [2024, 2030] }), [entry('2026-12-25', 'Christmas Day')]],
      [calendar('XODD', listed(2026)), [entry('2026-12-01', 'A day that the list does not have')]],
    ]),
  ),
);

test('days left: to the first day that is estimated, or that no publication lists, or after the data', () => {
  const left = (id: string) => daysOfDataLeft(catalog, id, NOW);
  assert.is(left('XALL'), daysTo(2031, 1, 1), 'to the end of the data');
  assert.is(left('XEST'), daysTo(2026, 12, 25), 'to an estimated day');
  assert.is(
    left('XEVE'),
    daysTo(2028, 1, 3),
    'over an early close without a publication, to the first Monday without',
  );
  assert.is(left('XNOT'), 1, 'today is a Sunday, which needs none; tomorrow is not listed');
  assert.is(left('XODD'), daysTo(2026, 12, 1));
  assert.is(left('XXXX'), undefined);
});

test('whether a publication lists the next year', () => {
  const unlisted = (id: string) => isNextYearUnlisted(catalog, id, NOW);
  assert.equal(['XALL', 'XEVE', 'XODD', 'XNOT', 'XXXX'].map(unlisted), [
    false,
    false,
    true,
    true,
    undefined,
  ]);
});

const catalogOf = (checked: (string | undefined)[]) =>
  ({
    release: { generated_at: '2026-11-20T12:00:00+00:00' },
    data: { meta: { sources: checked.map((day) => ({ checked: day, archived: null })) } },
  }) as unknown as Catalog;

test('the age of the release, the newest look at a source', () => {
  const aged = catalogOf(['2026-11-01', undefined, '2026-11-20']);
  assert.is(releaseAgeSeconds(aged, NOW), 2 * 86_400);
  assert.is(daysSinceSourceCheck(aged, NOW), 2);
  assert.is(daysSinceSourceCheck(catalogOf([]), NOW), null);
});

test.run();
