import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { setBit, wordsFor } from '../../server/engine/bits.js';
import {
  addBusinessDays,
  type BusinessDays,
  businessDayOnOrAfter,
  businessDayOnOrBefore,
  countBusinessDays,
  isBusinessDay,
  isEstimatedSpan,
  isVerifiedSpan,
  trustIn,
} from '../../server/engine/business-days.js';
import { type CalendarDays, withCounts } from '../../server/engine/calendar-days.js';
import { type DayNumber, formatDay } from '../../server/engine/civil-date.js';
import { combine } from '../../server/engine/combined-days.js';
import { adjust, CONVENTIONS } from '../../server/engine/conventions.js';
import {
  businessDaysFrom,
  businessDaysIn,
  EDGES,
  trustInListed,
} from '../../server/engine/period.js';
import { rangeOfAdd, rangeOfAdjust, rangeOfCount } from '../../server/engine/ranges.js';
import { MODES, type Mode } from '../../server/engine/types.js';
import { epochOf } from '../../server/store/pack.js';
import { cases, sampled } from '../helpers/needs.js';
import { dayOf, madeUpDays } from '../helpers/plain-days.js';
import { loadRelease } from '../helpers/release.js';

/** Several calendars read together answer as one calendar would whose days are theirs, put together day by day. */

const data = loadRelease();
const viewOf = (id: string) => data.days(data.calendarIndex.get(id)!);
const IDS = data.meta.calendars.map(({ id }) => id);
// Other weekends, working weekends, estimated dates, and the markets that are asked for most.
const TELLING_IDS = [
  'CN',
  'AE',
  'SA',
  'TR',
  'MY',
  'ID',
  'IL',
  'NP',
  'US',
  'JP',
  'XNYS',
  'XLON',
  'EUR',
  'USD',
  'GBP',
];

/** One calendar with the days of several: each day by itself, and of uncertain calendars both that they are open and not. */
function dayByDay(parts: readonly BusinessDays[], mode: Mode): CalendarDays {
  const first = Math.max(...parts.map((part) => part.first));
  const last = Math.min(...parts.map((part) => part.last));
  const epoch = epochOf(first);
  const words = wordsFor(Math.max(first, ...parts.map((part) => part.last)) - epoch + 1);
  const [open, uncertain, unverified] = [
    new Uint32Array(words),
    new Uint32Array(words),
    new Uint32Array(words),
  ];
  const joined = (opens: readonly boolean[]) =>
    mode === 'all' ? !opens.includes(false) : opens.includes(true);
  for (let day = first; day <= last; day++) {
    const opens = parts.map((part) => isBusinessDay(part, day));
    const doubts = parts.map((part) => isEstimatedSpan(part, day, day));
    if (joined(opens)) setBit(open, day - epoch);
    const most = joined(opens.map((is, at) => is || doubts[at]!));
    const least = joined(opens.map((is, at) => is && !doubts[at]!));
    if (most !== least) setBit(uncertain, day - epoch);
    if (!parts.every((part) => isVerifiedSpan(part, day, day))) setBit(unverified, day - epoch);
  }
  return withCounts(epoch, first, last, open, uncertain, unverified);
}

interface Pair {
  readonly what: string;
  readonly together: BusinessDays;
  readonly plain: CalendarDays;
}

function pairOf(what: string, parts: readonly BusinessDays[], mode: Mode): Pair {
  return {
    what: `${mode} of ${what}`,
    together: combine(parts, mode),
    plain: dayByDay(parts, mode),
  };
}

/** The same answer of both to every kind of question about two days and a number. */
function compare({ what, together, plain }: Pair, a: DayNumber, b: DayNumber, n: number): void {
  const [from, to] = a < b ? [a, b] : [b, a];
  const same = <T>(name: string, ask: (days: BusinessDays) => T) => {
    assert.equal(
      ask(together),
      ask(plain),
      `${name} ${formatDay(from)} ${formatDay(to)} ${n}, ${what}`,
    );
  };
  same('span', ({ first, last }) => [first, last]);
  same('open', (days) => isBusinessDay(days, a));
  same('count', (days) => countBusinessDays(days, from, to));
  same('trust', (days) => trustIn(days, from, to));
  same('range of count', (days) => rangeOfCount(days, from, to));
  same('on or after', (days) => businessDayOnOrAfter(days, a));
  same('on or before', (days) => businessDayOnOrBefore(days, a));
  same('add', (days) => {
    const found = addBusinessDays(days, a, n);
    return found && { found, range: rangeOfAdd(days, a, n, found) };
  });
  for (const convention of CONVENTIONS) {
    same(convention, (days) => {
      const found = adjust(days, a, convention);
      return found && { found, range: rangeOfAdjust(days, a, convention, found) };
    });
  }
}

function compareLists({ what, together, plain }: Pair, from: DayNumber, n: number): void {
  for (const edge of [null, ...EDGES]) {
    const name = `${edge} ${formatDay(from)} ${n}, ${what}`;
    const ask = (days: BusinessDays) => {
      const listed = businessDaysFrom(days, from, n, edge);
      return listed && { listed, trust: trustInListed(days, listed, from, null, edge) };
    };
    assert.equal(ask(together), ask(plain), name);
    const to = Math.min(from + 400, plain.last);
    const within = (days: BusinessDays) => {
      const listed = businessDaysIn(days, from, to, edge);
      return { listed, trust: trustInListed(days, listed, from, to, edge) };
    };
    assert.equal(within(together), within(plain), name);
  }
}

const modes = fc.constantFrom(...MODES);
const oneId = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...TELLING_IDS) },
  fc.constantFrom(...IDS),
);
const realPairs = fc
  .tuple(fc.array(oneId, { minLength: 2, maxLength: 10 }), modes)
  .map(([ids, mode]) => pairOf(ids.join(), ids.map(viewOf), mode))
  .filter(({ plain }) => plain.first <= plain.last);
const steps = fc.oneof(
  fc.integer({ min: -8, max: 8 }),
  fc.integer({ min: -700, max: 700 }),
  fc.integer({ min: -20_000, max: 20_000 }),
);
/** Places in the data: from the start, from the end, or anywhere. */
const places = fc.tuple(fc.nat(), fc.constantFrom('start', 'end', 'anywhere'));

function dayAt({ plain: { first, last } }: Pair, [place, where]: [number, string]): DayNumber {
  const within = place % (where === 'anywhere' ? last - first + 1 : 40);
  return where === 'end' ? last - within : first + within;
}

sampled('real calendars together are the one calendar of their days', () => {
  fc.assert(
    fc.property(
      realPairs,
      fc.array(fc.tuple(places, places, steps), { minLength: 12, maxLength: 12 }),
      (pair, asked) => {
        for (const [a, b, n] of asked) compare(pair, dayAt(pair, a), dayAt(pair, b), n);
      },
    ),
    { numRuns: cases(120) },
  );
});

sampled('lists and edges of real calendars together', () => {
  const lengths = fc.integer({ min: -40, max: 40 }).filter((n) => n !== 0);
  fc.assert(
    fc.property(realPairs, places, lengths, (pair, place, n) =>
      compareLists(pair, dayAt(pair, place), n),
    ),
    { numRuns: cases(60) },
  );
});

sampled('made-up calendars together, with any weekend and many doubts', () => {
  const parts = fc.array(madeUpDays, { minLength: 2, maxLength: 4 });
  fc.assert(
    fc.property(parts, modes, fc.nat(), fc.nat(), steps, (made, mode, a, b, n) => {
      const own = made.map(({ packed }) => clipped(packed, made[0]!.packed));
      const pair = pairOf('made up', own, mode);
      compare(pair, dayOf(made[0]!, a), dayOf(made[0]!, b), n % 60);
    }),
    { numRuns: cases(300) },
  );
});

/** The days of one calendar in the years of another; what it does not have is closed. */
function clipped(
  { open, uncertain, unverified }: CalendarDays,
  { epoch, first, last, ...other }: CalendarDays,
) {
  const fit = (words: Uint32Array) => {
    const own = new Uint32Array(other.open.length);
    own.set(words.subarray(0, own.length));
    return own;
  };
  return withCounts(epoch, first, last, fit(open), fit(uncertain), fit(unverified));
}

sampled('a calendar of several is one of several again', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(oneId, { minLength: 1, maxLength: 3 }), { minLength: 2, maxLength: 3 }),
      fc.tuple(modes, modes),
      fc.tuple(places, places, steps),
      (groups, [inner, outer], [a, b, n]) => {
        const parts = groups.map((ids) => combine(ids.map(viewOf), inner));
        const pair = pairOf(`${inner} of ${groups.join(' and ')}`, parts, outer);
        if (pair.plain.first > pair.plain.last) return;
        compare(pair, dayAt(pair, a), dayAt(pair, b), n);
      },
    ),
    { numRuns: cases(100) },
  );
});

test('without a day in common there is no answer', () => {
  // 2012 to 2025, and 2026 to 2060.
  for (const mode of MODES) {
    const none = combine(['BGN', 'RU:BRY'].map(viewOf), mode);
    for (let day = none.last - 40; day <= none.first + 40; day++) {
      assert.is(isBusinessDay(none, day), false);
      assert.is(countBusinessDays(none, day, day + 20), 0);
      for (const n of [-20_000, -1, 0, 1, 20_000]) assert.is(addBusinessDays(none, day, n), null);
    }
  }
});

test.run();
