import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { BusinessDays } from '../../server/engine/business-days.js';
import { withCounts } from '../../server/engine/calendar-days.js';
import { formatDay, isoWeekday, mustParseDay } from '../../server/engine/civil-date.js';
import type { SettlementCycle } from '../../server/engine/market-conventions.js';
import { settle } from '../../server/engine/settle.js';

/** Cycles that are not certain, and trade dates that are not: what is estimated, and between what it lies. */

const EPOCH = mustParseDay('2024-01-01');
const LAST = mustParseDay('2024-12-30');

/** Monday to Friday without the days `closed`; whether those of `uncertain` are open may change. */
function weekdays({
  closed = [],
  uncertain = [],
}: {
  closed?: string[];
  uncertain?: string[];
}): BusinessDays {
  const words = () => new Uint32Array(Math.ceil((LAST - EPOCH + 1) / 32));
  const [open, doubts] = [words(), words()];
  for (let day = EPOCH; day <= LAST; day++) {
    const [word, bit] = [(day - EPOCH) >>> 5, 1 << ((day - EPOCH) & 31)];
    if (isoWeekday(day) <= 5 && !closed.includes(formatDay(day))) open[word]! |= bit;
    if (uncertain.includes(formatDay(day))) doubts[word]! |= bit;
  }
  return withCounts(EPOCH, EPOCH, LAST, open, doubts, words());
}

const cycle = (
  from: string,
  days: number,
  start: SettlementCycle['start'],
  status: SettlementCycle['status'] = 'in_force',
): SettlementCycle => ({
  instrument: 'equity',
  from,
  days,
  start,
  status,
  source: null,
  evidence: null,
});

function answer(
  date: string,
  cycles: readonly SettlementCycle[],
  trading = weekdays({}),
  settling = weekdays({}),
) {
  const settled = settle({ trading, settling: () => settling }, cycles, mustParseDay(date));
  if (typeof settled === 'string') return settled;
  const { earliest, latest } = settled.range ?? { earliest: null, latest: null };
  return [
    formatDay(settled.settled.day),
    settled.estimated,
    ...[earliest, latest].map((day) => (day === null ? null : formatDay(day))),
  ];
}

const QATAR = [
  cycle('2024-01-02', 3, 'known'),
  cycle('2024-02-29', 3, 'known'),
  cycle('2024-04-01', 2, 'known'),
];

test('between two cycles, of which the later is only known to have been in force, either may hold', () => {
  assert.equal(answer('2024-03-12', QATAR), ['2024-03-15', true, '2024-03-14', '2024-03-15']);
});

test('a cycle that was found again later, and one whose day is known, leave no doubt', () => {
  assert.equal(answer('2024-02-06', QATAR), ['2024-02-09', false, null, null]);
  assert.equal(answer('2024-04-02', QATAR), ['2024-04-04', false, null, null]);
  const changed = [cycle('2024-01-02', 3, 'known'), cycle('2024-04-01', 2, 'changed')];
  assert.equal(answer('2024-03-12', changed), ['2024-03-15', false, null, null]);
});

test('an announced cycle is bounded by the one before it, and what is before the first is not answered', () => {
  const announced = [
    cycle('2024-01-02', 2, 'known'),
    cycle('2024-06-03', 1, 'changed', 'announced'),
  ];
  assert.equal(answer('2024-06-04', announced), ['2024-06-05', true, '2024-06-05', '2024-06-06']);
  assert.equal(answer('2024-05-31', announced), ['2024-06-04', false, null, null]);
  assert.is(answer('2024-01-01', announced), 'before_first_cycle');
});

test('a cycle that is not that of all trades: some may settle earlier, or later', () => {
  const phased = [
    cycle('2024-01-02', 2, 'known'),
    { ...cycle('2024-02-26', 2, 'known'), or_days: 1 },
    cycle('2024-06-17', 1, 'changed'),
  ];
  assert.equal(answer('2024-02-22', phased), ['2024-02-26', false, null, null]);
  assert.equal(answer('2024-02-26', phased), ['2024-02-28', true, '2024-02-27', '2024-02-28']);
  assert.equal(answer('2024-06-14', phased), ['2024-06-18', true, '2024-06-17', '2024-06-18']);
  assert.equal(answer('2024-06-17', phased), ['2024-06-18', false, null, null]);
  const slower = [{ ...cycle('2024-01-02', 2, 'known'), or_days: 4 }];
  assert.equal(answer('2024-02-26', slower), ['2024-02-28', true, '2024-02-28', '2024-03-01']);
});

test('a trade date that may move: the range reaches from the earliest to the latest', () => {
  const t2 = [cycle('2024-01-02', 2, 'known')];
  const feast = { closed: ['2024-06-17'], uncertain: ['2024-06-14', '2024-06-17', '2024-06-18'] };
  // Traded on the Friday, the Monday or the Tuesday; or, where all of them are closed, on the Wednesday.
  const certain = weekdays({});
  assert.equal(answer('2024-06-14', t2, weekdays(feast), certain), [
    '2024-06-18',
    true,
    '2024-06-18',
    '2024-06-21',
  ]);
  assert.equal(answer('2024-06-17', t2, weekdays(feast), certain), [
    '2024-06-20',
    true,
    '2024-06-19',
    '2024-06-21',
  ]);
  // The settlement calendar has the same doubts.
  const both = answer('2024-06-14', t2, weekdays(feast), weekdays(feast));
  assert.equal(both, ['2024-06-19', true, '2024-06-18', '2024-06-21']);
});

test('a trade date that may move across a change of cycle takes both', () => {
  const change = [cycle('2024-01-02', 3, 'known'), cycle('2024-06-17', 1, 'changed')];
  const doubt = weekdays({ uncertain: ['2024-06-14'] });
  // On Friday with T+3 on the Wednesday; on Monday with T+1 on the Tuesday.
  const [result, estimated, earliest, latest] = answer('2024-06-14', change, doubt) as (
    | string
    | boolean
  )[];
  assert.equal([result, estimated], ['2024-06-19', true]);
  assert.ok(String(earliest) <= '2024-06-18' && String(latest) >= '2024-06-19');
});

test.run();
