import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Entry } from '../../build/expand/entry.js';
import {
  addBusinessDays,
  type BusinessDays,
  businessDayAfter,
  businessDayBefore,
  businessDayOnOrAfter,
  businessDayOnOrBefore,
  countBusinessDays,
  covers,
  type Found,
  isBusinessDay,
  isEstimatedSpan,
  isVerifiedSpan,
} from '../../server/engine/business-days.js';
import { type DayNumber, formatDay, mustParseDay } from '../../server/engine/civil-date.js';
import { combine } from '../../server/engine/combined-days.js';
import { ENTRY_STATUSES, MODES, type Mode } from '../../server/engine/types.js';
import { calendar, entry, KINDS, packState, realHistory, state } from '../helpers/history.js';
import { cases, isLongRun, sampled, some } from '../helpers/needs.js';
import {
  type Answer,
  add,
  count,
  isUncertain,
  next,
  previous,
  type Reference,
  referenceCalendar,
  referenceCombined,
} from '../helpers/reference.js';
import { releaseData } from '../helpers/server.js';

/** The packed engine against the plain one, and against laws that hold whatever the data. */

const data = releaseData();
const ALL_IDS = data.meta.calendars.map(({ id }) => id);
// Working weekends, other and changed weekends, estimated dates, short data, and the markets that are asked for most.
const TELLING_IDS = [
  'CN',
  'TW',
  'HU',
  'AE',
  'SA',
  'DZ',
  'PK',
  'MR',
  'GM',
  'TR',
  'MY',
  'ID',
  'IN',
  'IL',
  'NP',
  'AD:07',
  'BD',
  'FJ',
  'US',
  'JP',
  'FR',
  'GB:ENG',
  'DE:BY-A',
  'XNYS',
  'XLON',
  'XETR',
  'EUR',
  'USD',
  'GBP',
  'USD:BOND',
].filter((id) => data.calendarIndex.has(id));

const references = new Map<string, Reference>();
const views = new Map<string, BusinessDays>();

function referenceOf(id: string): Reference {
  const known = references.get(id) ?? referenceCalendar(realHistory().state, id);
  references.set(id, known);
  return known;
}

function viewOf(id: string): BusinessDays {
  const known = views.get(id) ?? data.days(data.calendarIndex.get(id)!);
  views.set(id, known);
  return known;
}

/** One side and the other, over the same days. */
interface Pair {
  readonly what: string;
  readonly fast: BusinessDays;
  readonly slow: Reference;
}

function pairOf(ids: readonly string[], mode: Mode): Pair {
  const fast = combine(ids.map(viewOf), mode);
  const slow =
    ids.length === 1 ? referenceOf(ids[0]!) : referenceCombined(ids.map(referenceOf), mode);
  return { what: `${mode} of ${ids.join()}`, fast, slow };
}

const modes = fc.constantFrom(...MODES);
const oneId = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...TELLING_IDS) },
  fc.constantFrom(...ALL_IDS),
);
const singles = oneId.map((id) => pairOf([id], 'all'));
const combined = fc
  .tuple(fc.array(oneId, { minLength: 2, maxLength: 10 }), modes)
  .map(([ids, mode]) => pairOf(ids, mode))
  .filter(({ slow }) => slow.first <= slow.last);
const steps = fc.oneof(fc.integer({ min: -12, max: 12 }), fc.integer({ min: -700, max: 700 }));

/** A day of the data, often near one of its ends. */
function dayWithin(
  { first, last }: Reference,
  position: number,
  where: 'start' | 'end' | 'anywhere',
): DayNumber {
  const span = last - first + 1;
  if (where === 'start') return first + (position % Math.min(40, span));
  if (where === 'end') return last - (position % Math.min(40, span));
  return first + (position % span);
}

const places = fc.tuple(
  fc.nat(),
  fc.constantFrom('start' as const, 'end' as const, 'anywhere' as const),
);

function withDay(pairs: fc.Arbitrary<Pair>): fc.Arbitrary<[Pair, DayNumber]> {
  return fc
    .tuple(pairs, places)
    .map(([pair, [place, where]]) => [pair, dayWithin(pair.slow, place, where)]);
}

/** What the engine found, in the reference's words. */
function answer(fast: BusinessDays, found: Found | null): Answer | null {
  if (!found) return null;
  const { day, dependsFrom, dependsTo } = found;
  return {
    day,
    verified: isVerifiedSpan(fast, dependsFrom, dependsTo),
    estimated: isEstimatedSpan(fast, dependsFrom, dependsTo),
  };
}

function sameAnswer(
  pair: Pair,
  date: DayNumber,
  operation: string,
  found: Found | null,
  expected: Answer | null,
) {
  assert.equal(
    answer(pair.fast, found),
    expected,
    `${operation} ${formatDay(date)} in ${pair.what}`,
  );
}

function compareSteps(pair: Pair, date: DayNumber, n: number): void {
  const { fast, slow } = pair;
  sameAnswer(pair, date, 'next after', businessDayAfter(fast, date, 1), next(slow, date, false));
  sameAnswer(pair, date, 'next from', businessDayOnOrAfter(fast, date), next(slow, date, true));
  sameAnswer(
    pair,
    date,
    'previous before',
    businessDayBefore(fast, date, 1),
    previous(slow, date, false),
  );
  sameAnswer(
    pair,
    date,
    'previous from',
    businessDayOnOrBefore(fast, date),
    previous(slow, date, true),
  );
  sameAnswer(pair, date, `add ${n} to`, addBusinessDays(fast, date, n), add(slow, date, n));
  sameAnswer(pair, date, 'add 0 to', addBusinessDays(fast, date, 0), add(slow, date, 0));
}

function compareCounts({ what, fast, slow }: Pair, a: DayNumber, b: DayNumber): void {
  const [from, to] = a < b ? [a, b] : [b, a];
  const expected = count(slow, from, to);
  const message = `${formatDay(from)} to ${formatDay(to)} in ${what}`;
  assert.is(countBusinessDays(fast, from, to), expected.count, message);
  assert.is(isVerifiedSpan(fast, from, to - 1), expected.verified, `verified ${message}`);
  assert.is(isEstimatedSpan(fast, from, to - 1), expected.estimated, `estimated ${message}`);
}

function compareDay({ what, fast, slow }: Pair, day: DayNumber): void {
  const same =
    isBusinessDay(fast, day) === slow.isBusinessDay(day) &&
    isEstimatedSpan(fast, day, day) === isUncertain(slow, day) &&
    isVerifiedSpan(fast, day, day) === slow.isVerified(day);
  if (!same) assert.unreachable(`${formatDay(day)} in ${what}`);
}

function compareEveryDay(pair: Pair): void {
  assert.is(pair.fast.first, pair.slow.first, pair.what);
  assert.is(pair.fast.last, pair.slow.last, pair.what);
  for (let day = pair.slow.first; day <= pair.slow.last; day++) compareDay(pair, day);
}

sampled('every day of calendars, in the long run of every third, is what their entries say', () => {
  assert.equal(ALL_IDS, [...realHistory().state.calendars.keys()].sort());
  for (const id of new Set([
    ...some(TELLING_IDS, 12),
    ...ALL_IDS.filter((_, index) => index % (isLongRun ? 3 : 240) === 0),
  ]))
    compareEveryDay(pairOf([id], 'all'));
});

test('every day of some combinations is what the calendars say together', () => {
  const together = [
    ['CN', 'AE'],
    ['SA', 'DZ', 'US'],
    ['TR', 'MY', 'ID', 'AE'],
    ['XNYS', 'XLON', 'XETR', 'EUR', 'USD', 'GBP', 'JP', 'FR', 'GB:ENG', 'CN'],
  ];
  for (const ids of together) for (const mode of MODES) compareEveryDay(pairOf(ids, mode));
});

sampled('single calendars: next, previous and add are the plain ones', () => {
  fc.assert(
    fc.property(withDay(singles), steps, ([pair, date], n) => compareSteps(pair, date, n)),
    { numRuns: cases(1500, 10) },
  );
});

sampled('combined calendars: next, previous and add are the plain ones', () => {
  fc.assert(
    fc.property(withDay(combined), steps, ([pair, date], n) => compareSteps(pair, date, n)),
    { numRuns: cases(500, 10) },
  );
});

sampled('counting is the plain counting', () => {
  fc.assert(
    fc.property(fc.oneof(singles, combined), places, places, (pair, [a, nearA], [b, nearB]) =>
      compareCounts(pair, dayWithin(pair.slow, a, nearA), dayWithin(pair.slow, b, nearB)),
    ),
    { numRuns: cases(150, 10) },
  );
});

test('counting up to the last day and of nothing', () => {
  for (const id of TELLING_IDS) {
    const pair = pairOf([id], 'all');
    const { first, last } = pair.slow;
    for (const day of [first, first + 1, last - 1, last]) compareCounts(pair, day, day);
    compareCounts(pair, last - 30, last);
    compareCounts(pair, first, first + 30);
  }
});

test('at the ends of the data: an answer within, or none', () => {
  for (const id of TELLING_IDS) {
    const pair = pairOf([id], 'all');
    const { first, last } = pair.slow;
    for (const offset of [0, 1, 2, 5, 9]) {
      for (const n of [-8, -3, -1, 1, 3, 8]) {
        compareSteps(pair, first + offset, n);
        compareSteps(pair, last - offset, n);
      }
    }
    assert.is(businessDayAfter(pair.fast, last, 1), null);
    assert.is(businessDayBefore(pair.fast, first, 1), null);
    assert.is(addBusinessDays(pair.fast, first, 36_600), null);
    assert.is(addBusinessDays(pair.fast, last, -36_600), null);
  }
});

test('a calendar covers its years of data and no day more', () => {
  for (const { id, data_years } of data.meta.calendars) {
    const fast = viewOf(id);
    const [first, last] = [
      mustParseDay(`${data_years[0]}-01-01`),
      mustParseDay(`${data_years[1]}-12-31`),
    ];
    assert.ok(covers(fast, first) && covers(fast, last), id);
    assert.not.ok(covers(fast, first - 1) || covers(fast, last + 1), id);
  }
});

test('a combination covers what all of its calendars cover', () => {
  // 2012 to 2025, and 1990 to 2060.
  const short = combine([viewOf('BGN'), viewOf('US')], 'any');
  assert.is(formatDay(short.first), '2012-01-01');
  assert.is(formatDay(short.last), '2025-12-31');
  assert.is(
    businessDayAfter(short, mustParseDay('2025-12-31'), 1),
    null,
    'US alone is open on 2026-01-02',
  );
  assert.is(
    businessDayBefore(short, mustParseDay('2012-01-01'), 1),
    null,
    'US alone is open on 2011-12-30',
  );
  // 2012 to 2025, and 2026 to 2060: no day in common.
  for (const mode of MODES) {
    const none = combine([viewOf('BGN'), viewOf('RU:BRY')], mode);
    for (const date of ['2012-01-04', '2020-06-01', '2025-12-31', '2026-01-02', '2026-06-01']) {
      assert.not.ok(covers(none, mustParseDay(date)));
      assert.is(businessDayOnOrAfter(none, mustParseDay(date)), null);
    }
  }
});

// Laws.

sampled('counts add up', () => {
  fc.assert(
    fc.property(
      fc.oneof(singles, combined),
      fc.tuple(places, places, places),
      ({ fast, slow }, three) => {
        const [a, b, c] = three
          .map(([place, where]) => dayWithin(slow, place, where))
          .sort((x, y) => x - y);
        return (
          countBusinessDays(fast, a!, b!) + countBusinessDays(fast, b!, c!) ===
          countBusinessDays(fast, a!, c!)
        );
      },
    ),
    { numRuns: cases(1000, 10) },
  );
});

sampled('a count is the number of the days that are business days', () => {
  fc.assert(
    fc.property(
      withDay(fc.oneof(singles, combined)),
      fc.nat(800),
      ([{ fast, slow }, from], length) => {
        const to = Math.min(from + length, slow.last);
        let open = 0;
        for (let day = from; day < to; day++) if (isBusinessDay(fast, day)) open++;
        return countBusinessDays(fast, from, to) === open;
      },
    ),
    { numRuns: cases(500, 10) },
  );
});

sampled('there and back again: T+n and then T-n is the same business day', () => {
  fc.assert(
    fc.property(
      withDay(fc.oneof(singles, combined)),
      fc.integer({ min: -2500, max: 2500 }),
      ([{ fast }, date], n) => {
        const start = businessDayOnOrAfter(fast, date);
        const there = start && addBusinessDays(fast, start.day, n);
        if (!there) return true;
        return addBusinessDays(fast, there.day, -n)?.day === start.day;
      },
    ),
    { numRuns: cases(1000, 10) },
  );
});

sampled('previous undoes next, and steps add up', () => {
  const within = fc.integer({ min: 1, max: 300 });
  fc.assert(
    fc.property(withDay(fc.oneof(singles, combined)), within, within, ([{ fast }, date], n, m) => {
      const start = businessDayOnOrAfter(fast, date);
      if (!start) return true;
      const after = businessDayAfter(fast, start.day, 1);
      if (after && businessDayBefore(fast, after.day, 1)?.day !== start.day) return false;
      const first = businessDayAfter(fast, start.day, n);
      if (!first) return true;
      return (
        businessDayAfter(fast, first.day, m)?.day === businessDayAfter(fast, start.day, n + m)?.day
      );
    }),
    { numRuns: cases(1000, 10) },
  );
});

sampled('n business days on, the count between is n', () => {
  fc.assert(
    fc.property(
      withDay(fc.oneof(singles, combined)),
      fc.integer({ min: 1, max: 2000 }),
      ([{ fast }, date], n) => {
        const found = businessDayAfter(fast, date, n);
        if (!found) return true;
        const counted =
          countBusinessDays(fast, date, found.day) + (isBusinessDay(fast, date) ? 0 : 1);
        return isBusinessDay(fast, found.day) && counted === n;
      },
    ),
    { numRuns: cases(1000, 10) },
  );
});

sampled('where all are open each is, and where one is open any is', () => {
  fc.assert(
    fc.property(fc.array(oneId, { minLength: 2, maxLength: 10 }), fc.nat(), (ids, seed) => {
      const own = ids.map(viewOf);
      const [all, any] = MODES.map((mode) => combine(own, mode)) as [BusinessDays, BusinessDays];
      if (all.first > all.last) return;
      const start = all.first + (seed % (all.last - all.first + 1));
      for (let day = start; day <= Math.min(start + 400, all.last); day++) {
        const opens = own.map((one) => isBusinessDay(one, day));
        assert.is(
          isBusinessDay(all, day),
          !opens.includes(false),
          `all of ${ids} on ${formatDay(day)}`,
        );
        assert.is(
          isBusinessDay(any, day),
          opens.includes(true),
          `any of ${ids} on ${formatDay(day)}`,
        );
      }
    }),
    { numRuns: cases(150, 10) },
  );
});

test('one calendar combined is itself, and so it is with itself', () => {
  for (const id of TELLING_IDS) {
    for (const mode of MODES) {
      assert.is(combine([viewOf(id)], mode), viewOf(id));
      sameBits(combine([viewOf(id), viewOf(id), viewOf(id)], mode), viewOf(id), `${mode} ${id}`);
    }
  }
});

sampled('the order of calendars does not matter, nor naming one twice', () => {
  const shuffled = fc
    .uniqueArray(oneId, { minLength: 2, maxLength: 5 })
    .chain((ids) =>
      fc.tuple(
        fc.constant(ids),
        fc.shuffledSubarray([...ids, ...ids], { minLength: 2 * ids.length }),
      ),
    );
  fc.assert(
    fc.property(shuffled, modes, ([ids, others], mode) => {
      sameBits(
        combine(ids.map(viewOf), mode),
        combine(others.map(viewOf), mode),
        `${mode} of ${ids}`,
      );
    }),
    { numRuns: cases(100, 10) },
  );
});

/** The same answers on every day of the data; what lies outside may differ. */
function sameBits(a: BusinessDays, b: BusinessDays, message: string): void {
  assert.equal([a.epoch, a.first, a.last], [b.epoch, b.first, b.last], message);
  for (let day = a.first; day <= a.last; day++) {
    const same =
      isBusinessDay(a, day) === isBusinessDay(b, day) &&
      isEstimatedSpan(a, day, day) === isEstimatedSpan(b, day, day) &&
      isVerifiedSpan(a, day, day) === isVerifiedSpan(b, day, day);
    if (!same) assert.unreachable(`${message} on ${formatDay(day)}`);
  }
}

// Made-up calendars have what the real ones lack today: several kinds on one day, and doubtful ones among them.

const FIRST_MADE_UP = mustParseDay('2023-01-01');
const madeUpEntries: fc.Arbitrary<Entry[]> = fc
  .uniqueArray(
    fc.record({
      offset: fc.nat(60),
      kind: fc.constantFrom(...KINDS),
      status: fc.constantFrom(...ENTRY_STATUSES),
      coverage: fc.constantFrom('verified' as const, 'library' as const),
    }),
    { maxLength: 60, selector: ({ offset, kind }) => `${offset} ${kind}` },
  )
  .map((rows) =>
    rows.map(({ offset, ...more }) => entry(formatDay(FIRST_MADE_UP + offset), 'A day', more)),
  );

const madeUpYears = fc.constantFrom<[number, number]>([2023, 2023], [2022, 2023], [2023, 2025]);
const madeUp = fc.array(fc.tuple(madeUpEntries, madeUpYears, fc.subarray([1, 2, 3, 4, 5, 6, 7])), {
  minLength: 1,
  maxLength: 4,
});

sampled('made-up calendars with all kinds and statuses: the engine is the reference', () => {
  fc.assert(
    fc.property(madeUp, modes, fc.nat(70), steps, (calendars, mode, offset, n) => {
      const made = state(
        calendars.map(([entries, data_years, days], index) => {
          const weekend = [
            { start: `${data_years[0]}-01-01`, days },
            { start: '2023-02-01', days: [5, 6] },
          ];
          const unsettled_days = ['2023-01-20', '2023-02-15'];
          return [
            calendar(`X${index}`, { data_years, weekend, complete_years: [2023], unsettled_days }),
            entries,
          ];
        }),
      );
      const packed = packState(made);
      const ids = [...made.calendars.keys()];
      const own = ids.map((id) => packed.days(packed.calendarIndex.get(id)!));
      const plain = ids.map((id) => referenceCalendar(made, id));
      const pair = {
        what: 'made up',
        fast: combine(own, mode),
        slow: referenceCombined(plain, mode),
      };
      for (let day = FIRST_MADE_UP; day < FIRST_MADE_UP + 90; day++) compareDay(pair, day);
      compareSteps(pair, FIRST_MADE_UP + offset, n % 60);
      compareCounts(pair, FIRST_MADE_UP, FIRST_MADE_UP + offset);
    }),
    { numRuns: cases(150, 10) },
  );
});

test('a combination is uncertain only where no other calendar settles it', () => {
  const doubtful = entry('2025-03-31', 'Perhaps a holiday', { status: 'estimated' });
  const closed = entry('2025-03-31', 'A holiday');
  const made = packState(
    state([
      [calendar('CLOSED'), [closed]],
      [calendar('DOUBTFUL'), [doubtful]],
      [calendar('OPEN'), []],
    ]),
  );
  const view = (id: string) => made.days(made.calendarIndex.get(id)!);
  const day = mustParseDay('2025-03-31');
  const uncertain = (ids: string[], mode: Mode) =>
    isEstimatedSpan(combine(ids.map(view), mode), day, day);
  assert.is(uncertain(['DOUBTFUL'], 'all'), true);
  assert.is(uncertain(['DOUBTFUL', 'OPEN'], 'all'), true);
  assert.is(uncertain(['DOUBTFUL', 'OPEN'], 'any'), false);
  assert.is(uncertain(['DOUBTFUL', 'CLOSED'], 'all'), false);
  assert.is(uncertain(['DOUBTFUL', 'CLOSED'], 'any'), true);
  assert.is(uncertain(['DOUBTFUL', 'CLOSED', 'OPEN'], 'all'), false);
  assert.is(uncertain(['DOUBTFUL', 'CLOSED', 'OPEN'], 'any'), false);
});

test.run();
