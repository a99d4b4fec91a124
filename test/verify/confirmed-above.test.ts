import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Entry, PlainEntry } from '../../build/expand/entry.js';
import { settledFromAbove } from '../../build/verify/confirmed-above.js';
import { formatDay, mustParseDay } from '../../server/engine/civil-date.js';
import { plain } from '../helpers/publications.js';

const estimated = (date: string, origin: PlainEntry['origin'], name = 'Feast'): PlainEntry => ({
  ...plain(date, name),
  origin,
  status: 'estimated',
  may_move_days: 1,
});
const kept = (date: string, name = 'Feast'): Entry => ({
  ...plain(date, name),
  status: 'confirmed',
  coverage: 'library',
  close_time_coverage: 'library',
  sources: [],
});

const ABOVE: Readonly<Record<string, readonly Entry[]>> = {
  QA: [
    kept('2025-03-30'),
    kept('2025-06-06'),
    kept('2026-03-20'),
    kept('2026-05-27', 'Feast / Other'),
  ],
  XTST: [kept('2025-10-20', 'Closed')],
};

function settled(entries: readonly PlainEntry[], today = '2026-12-01', home: string | null = 'QA') {
  return settledFromAbove(entries, {
    bases: ['XTST'],
    home,
    today: mustParseDay(today),
    entriesOf: (id) => ABOVE[id] ?? [],
  })
    .filter(({ status }) => status === 'confirmed')
    .map(({ day, may_move_days }) => `${formatDay(day)} ${may_move_days}`);
}

test("a market's computed feast that its country kept that day is confirmed once it is over", () => {
  const days = [estimated('2025-03-30', 'rule'), estimated('2026-05-27', 'library')];
  assert.equal(settled(days), ['2025-03-30 undefined', '2026-05-27 undefined']);
  assert.equal(settled(days, '2025-03-30'), [], 'not on the day itself');
  assert.equal(settled(days, '2026-12-01', null), [], 'a market of no single country');
});

test('another feast, another day and a listed day of its own are not settled by the country', () => {
  assert.equal(
    settled([
      estimated('2025-03-30', 'rule', 'Another'),
      estimated('2025-03-31', 'rule'),
      estimated('2025-06-06', 'curated'),
    ]),
    [],
  );
});

test('a day that a calendar above has confirmed is confirmed, whatever it is called', () => {
  assert.equal(settled([estimated('2025-10-20', 'curated', 'Elections')]), [
    '2025-10-20 undefined',
  ]);
});

test.run();
