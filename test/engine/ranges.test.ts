import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { addPeriod, rangeOfAddedPeriod } from '../../server/engine/add-period.js';
import { SCHEDULE_CONVENTIONS } from '../../server/engine/adjusted-schedule.js';
import {
  addBusinessDays,
  type BusinessDays,
  countBusinessDays,
} from '../../server/engine/business-days.js';
import { withCounts } from '../../server/engine/calendar-days.js';
import { mustParseDay } from '../../server/engine/civil-date.js';
import { adjust, CONVENTIONS } from '../../server/engine/conventions.js';
import {
  type DayRange,
  rangeOfAdd,
  rangeOfAdjust,
  rangeOfCount,
} from '../../server/engine/ranges.js';
import { cases, sampled } from '../helpers/needs.js';

/** DayRange against every world there is: all choices of the uncertain days. */

const EPOCH = mustParseDay('2026-12-14');
const LENGTH = 70;
const WORDS = 3;

/** Days of which each is open or not, and some uncertain. */
const calendars = fc.record({
  open: fc.array(fc.integer({ min: 0, max: 9 }), { minLength: LENGTH, maxLength: LENGTH }),
  uncertain: fc.uniqueArray(fc.integer({ min: 0, max: LENGTH - 1 }), { maxLength: 7 }),
});

function daysOf(open: readonly boolean[], uncertain: readonly number[]): BusinessDays {
  const bits = (places: readonly number[]) => {
    const words = new Uint32Array(WORDS);
    for (const index of places) words[index >>> 5]! |= 1 << (index & 31);
    return words;
  };
  const places = open.flatMap((is, index) => (is ? [index] : []));
  return withCounts(EPOCH, EPOCH, EPOCH + LENGTH - 1, bits(places), bits(uncertain), bits([]));
}

/** The days as they are told, and in every world. */
function worldsOf({ open, uncertain }: { open: readonly number[]; uncertain: readonly number[] }) {
  const response = open.map((one) => one >= 3);
  const worlds = Array.from({ length: 2 ** uncertain.length }, (_, choice) => {
    const is = [...response];
    for (const [at, place] of uncertain.entries()) is[place] = ((choice >> at) & 1) === 1;
    return daysOf(is, []);
  });
  return { days: daysOf(response, uncertain), worlds };
}

const date = fc.integer({ min: EPOCH, max: EPOCH + LENGTH - 1 });

/** The least and the greatest of the answers; null where one lies outside the data. */
function extremes(answers: readonly (number | null)[]): {
  least: number | null;
  most: number | null;
} {
  const known = answers.filter((one) => one !== null);
  return known.length < answers.length
    ? { least: null, most: null }
    : { least: Math.min(...known), most: Math.max(...known) };
}

function holds(
  { earliest, latest }: DayRange,
  answers: readonly (number | null)[],
  message: string,
  isExact: boolean,
) {
  for (const answer of answers) {
    if (answer === null) continue;
    assert.ok(
      (earliest ?? answer) <= answer && answer <= (latest ?? answer),
      `${message}: ${answer}`,
    );
  }
  const { least, most } = extremes(answers);
  if (isExact && least !== null) assert.equal([earliest, latest], [least, most], message);
}

sampled('add: the earliest and the latest answer of all worlds', () => {
  const property = fc.property(
    calendars,
    date,
    fc.integer({ min: -15, max: 15 }),
    (made, from, n) => {
      const { days, worlds } = worldsOf(made);
      const found = addBusinessDays(days, from, n);
      if (!found) return;
      const answers = worlds.map((world) => addBusinessDays(world, from, n)?.day ?? null);
      holds(rangeOfAdd(days, from, n, found), answers, `${from} ${n}`, true);
    },
  );
  fc.assert(property, { numRuns: cases(400) });
});

sampled(
  'adjust: every answer lies within the range, whose ends are met except by modified conventions that turn back',
  () => {
    const property = fc.property(
      calendars,
      date,
      fc.constantFrom(...CONVENTIONS),
      (made, from, convention) => {
        const { days, worlds } = worldsOf(made);
        const found = adjust(days, from, convention);
        if (!found) return;
        const answers = worlds.map((world) => adjust(world, from, convention)?.day ?? null);
        holds(
          rangeOfAdjust(days, from, convention, found),
          answers,
          `${from} ${convention}`,
          !convention.startsWith('mod'),
        );
      },
    );
    fc.assert(property, { numRuns: cases(600) });
  },
);

/** The last half of December: a month later is January, which the days have whole. */
const inDecember = fc.integer({ min: EPOCH, max: EPOCH + 17 });

sampled(
  'a period between ends of months: both answers are within the range only where the date may be either',
  () => {
    const property = fc.property(
      calendars,
      inDecember,
      fc.constantFrom(...SCHEDULE_CONVENTIONS),
      (made, from, convention) => {
        const terms = { period: { months: 1, days: 0 }, convention, endsMonths: true };
        const { days, worlds } = worldsOf(made);
        const added = addPeriod(days, from, terms);
        if (!added) return;
        const answers = worlds.map((world) => addPeriod(world, from, terms)?.found.day ?? null);
        // Others may turn back to December, whose days also decide.
        const isExact = ['following', 'unadjusted'].includes(convention);
        const range = rangeOfAddedPeriod(days, from, terms, added);
        holds(range, answers, `${from} ${convention}`, isExact);
      },
    );
    fc.assert(property, { numRuns: cases(2000) });
  },
);

sampled('count: the least and the most of all worlds', () => {
  const property = fc.property(calendars, date, fc.nat(LENGTH), (made, from, span) => {
    const to = Math.min(from + span + 1, EPOCH + LENGTH);
    const { days, worlds } = worldsOf(made);
    const answers = worlds.map((world) => countBusinessDays(world, from, to));
    assert.equal(rangeOfCount(days, from, to), extremes(answers));
  });
  fc.assert(property, { numRuns: cases(300) });
});

test.run();
