import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Entry } from '../../build/expand/entry.js';
import type { StoredCalendar } from '../../build/release/state.js';
import { yearsSince, yearsSinceLines } from '../../build/reports/verified-years.js';
import { entry, stateOf } from '../helpers/market.js';
import { publication } from '../helpers/publications.js';

/** Why a calendar-year that was verified is no longer. 2025-12-24 is a Wednesday. */

const BEFORE = stateOf([], { verified_years: [2024, 2025], complete_years: [2024, 2025] });
const LIST = publication('list', { years: [2025], complete: true, closed: [] });

function causeOf(
  entries: readonly Entry[],
  record: Partial<StoredCalendar>,
  lists = [LIST],
): string {
  const after = stateOf(entries, {
    verified_years: [2024],
    complete_years: [2024, 2025],
    ...record,
  });
  const { fallen, risen } = yearsSince(BEFORE, after, lists, '2026-11-22');
  assert.equal(
    [fallen.map(({ calendar, year }) => `${calendar} ${year}`), risen],
    [['XTST 2025'], []],
  );
  return fallen[0]!.cause;
}

test('the cause of each year that fell', () => {
  assert.match(causeOf([], { complete_years: [2024] }), /made before/);
  assert.match(causeOf([], { complete_years: [2024] }, []), /no list/);
  assert.match(causeOf([entry('2025-12-24', { status: 'provisional' })], {}), /tentative/);
  assert.match(causeOf([entry('2025-12-24')], {}), /no list names/);
  assert.match(causeOf([entry('2025-12-27')], { unsettled_days: ['2025-12-29'] }), /contradict/);
  assert.match(causeOf([entry('2024-12-24')], {}), /early closes/);
});

test('newly verified years, and the summary', () => {
  const after = stateOf([], { verified_years: [2025, 2026], complete_years: [2025, 2026] });
  const since = yearsSince(BEFORE, after, [LIST], '2026-11-22');
  assert.equal(since.risen, [{ calendar: 'XTST', year: 2026 }]);
  const lines = yearsSinceLines(since);
  assert.is(lines[0], '1 calendar-years are no longer verified, 1 are newly so');
  assert.ok(lines.includes('    XTST 2024') && lines.includes('    XTST 2026'), lines.join('\n'));
});

test.run();
