import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { isEstimatedSpan, isVerifiedSpan } from '../../server/engine/business-days.js';
import { type DayNumber, formatDay, mustParseDay } from '../../server/engine/civil-date.js';
import { adjust, CONVENTIONS, type Convention } from '../../server/engine/conventions.js';
import { cases, sampled } from '../helpers/needs.js';
import { dayOf, madeUpDays, type PlainDays, plainDays } from '../helpers/plain-days.js';

/** Business day conventions, against a model that walks day by day as the definitions read. */

interface Walked {
  readonly day: DayNumber | null;
  readonly seen: readonly DayNumber[];
}

/** Walks from `date` until a business day; stops, with none, where the data or `within` ends. */
function walk(
  days: PlainDays,
  date: DayNumber,
  step: 1 | -1,
  within: (day: DayNumber) => boolean = () => true,
): Walked {
  const seen: DayNumber[] = [];
  for (let day = date; day >= days.first && day <= days.last && within(day); day += step) {
    seen.push(day);
    if (days.isOpen(day)) return { day, seen };
  }
  return { day: null, seen };
}

function monthOf(day: DayNumber): string {
  return new Date(day * 86_400_000).toISOString().slice(0, 7);
}

function naive(days: PlainDays, date: DayNumber, convention: Convention): Walked {
  const isSameMonth = (day: DayNumber) => monthOf(day) === monthOf(date);
  const weekday = new Date(date * 86_400_000).getUTCDay();
  switch (convention) {
    case 'following':
      return walk(days, date, 1);
    case 'preceding':
      return walk(days, date, -1);
    case 'nearest':
      return walk(days, date, weekday === 0 || weekday === 1 ? 1 : -1);
    case 'modified_following':
    case 'modified_preceding': {
      const step = convention === 'modified_following' ? 1 : -1;
      const within = walk(days, date, step, isSameMonth);
      if (within.day !== null) return within;
      const back = walk(days, date, step === 1 ? -1 : 1);
      return { day: back.day, seen: [...within.seen, ...back.seen] };
    }
  }
}

sampled(
  'every convention is its definition, walked day by day, with the days it depended on',
  () => {
    fc.assert(
      fc.property(
        madeUpDays,
        fc.nat(),
        fc.constantFrom(...CONVENTIONS),
        (days, index, convention) => {
          const date = dayOf(days, index);
          const found = adjust(days.packed, date, convention);
          const expected = naive(days, date, convention);
          const what = `${convention} ${formatDay(date)}`;
          assert.is(
            found && formatDay(found.day),
            expected.day === null ? null : formatDay(expected.day),
            what,
          );
          if (!found) return;
          const { dependsFrom, dependsTo } = found;
          assert.is(
            isVerifiedSpan(days.packed, dependsFrom, dependsTo),
            expected.seen.every(days.isVerified),
            what,
          );
          assert.is(
            isEstimatedSpan(days.packed, dependsFrom, dependsTo),
            expected.seen.some(days.isUncertain),
            what,
          );
        },
      ),
      { numRuns: cases(3000) },
    );
  },
);

test('a business day stays, what was adjusted stays, and a modified convention keeps the month', () => {
  fc.assert(
    fc.property(
      madeUpDays,
      fc.nat(),
      fc.constantFrom(...CONVENTIONS),
      (days, index, convention) => {
        const date = dayOf(days, index);
        const found = adjust(days.packed, date, convention);
        if (!found) return;
        assert.ok(days.isOpen(found.day));
        assert.is(adjust(days.packed, found.day, convention)!.day, found.day);
        if (days.isOpen(date)) assert.is(found.day, date);
        const someInMonth =
          walk(days, date, 1, (day) => monthOf(day) === monthOf(date)).day !== null;
        if (convention === 'modified_following' && someInMonth)
          assert.is(monthOf(found.day), monthOf(date));
      },
    ),
    { numRuns: 1000 },
  );
});

// A Saturday to Monday, 30 May to 1 June 2026, and Monday 30 November 2026 closed.
const CLOSED = new Set(['2026-06-01', '2026-11-30', '2026-01-01', '2026-01-02'].map(mustParseDay));
const days = plainDays(
  [2026, 2026],
  (day) => [0, 6].includes(new Date(day * 86_400_000).getUTCDay()) || CLOSED.has(day),
  () => false,
);

const EXAMPLES: readonly [date: string, ...results: (string | null)[]][] = [
  // following, modified following, preceding, modified preceding, nearest
  ['2026-05-29', '2026-05-29', '2026-05-29', '2026-05-29', '2026-05-29', '2026-05-29'],
  ['2026-05-30', '2026-06-02', '2026-05-29', '2026-05-29', '2026-05-29', '2026-05-29'],
  ['2026-05-31', '2026-06-02', '2026-05-29', '2026-05-29', '2026-05-29', '2026-06-02'],
  ['2026-06-01', '2026-06-02', '2026-06-02', '2026-05-29', '2026-06-02', '2026-06-02'],
  ['2026-11-30', '2026-12-01', '2026-11-27', '2026-11-27', '2026-11-27', '2026-12-01'],
  // The data begins: Thursday and Friday closed, the weekend behind them.
  ['2026-01-01', '2026-01-05', '2026-01-05', null, '2026-01-05', null],
  ['2026-01-04', '2026-01-05', '2026-01-05', null, '2026-01-05', '2026-01-05'],
];

test('examples', () => {
  for (const [date, ...results] of EXAMPLES) {
    const found = CONVENTIONS.map((convention) =>
      adjust(days.packed, mustParseDay(date), convention),
    );
    assert.equal(
      found.map((one) => one && formatDay(one.day)),
      results,
      date,
    );
  }
});

test.run();
