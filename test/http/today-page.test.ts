import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { dateIn, isTimeZone } from '../../server/queries/today.js';
import { cases, isLongRun, needs, sampled } from '../helpers/needs.js';

/** The date in a time zone, and what its names cost. */

const NOON = Date.UTC(2026, 10, 20, 12);

/** Runs `use` and counts how many formats it builds. */
function countingFormats(use: () => void): number {
  const Format = Intl.DateTimeFormat;
  let count = 0;
  Intl.DateTimeFormat = new Proxy(Format, {
    construct(target, parameters) {
      count++;
      return Reflect.construct(target, parameters) as object;
    },
  });
  try {
    use();
  } finally {
    Intl.DateTimeFormat = Format;
  }
  return count;
}

/** The name with other letters in upper case for every number. */
function spelling(zone: string, number: number): string {
  return Array.from(zone, (letter, index) =>
    (number >> (index % 20)) & 1 ? letter.toUpperCase() : letter,
  ).join('');
}

test('a hundred thousand spellings of a zone use one format', () => {
  const count = countingFormats(() => {
    for (let number = 0; number < 100_000; number++) {
      assert.ok(isTimeZone(spelling('europe/isle_of_man', number)));
    }
    assert.is(dateIn('eUrOpE/IsLe_Of_MaN', NOON), '2026-11-20');
  });
  assert.ok(count <= 2, `${count} formats`);
});

test('every zone and its other names: the same date as ever, however many there are', () => {
  const zones = [
    ...Intl.supportedValuesOf('timeZone'),
    'Asia/Kolkata',
    'US/Eastern',
    'Etc/GMT+12',
    'EST',
    'utc',
    'GMT',
  ];
  for (let round = 0; round < 2; round++) {
    for (const zone of zones) {
      const expected = new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(NOON);
      assert.is(dateIn(zone, NOON), expected, zone);
      assert.is(dateIn(zone.toLowerCase(), NOON), expected, zone);
    }
  }
  assert.is(dateIn('Pacific/Kiritimati', NOON), '2026-11-21');
});

const ZONES = Intl.supportedValuesOf('timeZone');
const DAY_MS = 86_400_000;
const plainFormats = new Map(
  ZONES.map((timeZone) => [
    timeZone,
    new Intl.DateTimeFormat('en-CA', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    }),
  ]),
);
const plainDate = (zone: string, instant: number) => plainFormats.get(zone)!.format(instant);

test('all zones, asked again and again through a day, make a format each, and one more where a new day begins', () => {
  for (const zone of ZONES) dateIn(zone, NOON);
  const count = countingFormats(() => {
    for (let hour = 0; hour < 24; hour++)
      for (const zone of ZONES) dateIn(zone, NOON + hour * 3_600_000);
  });
  assert.ok(count <= ZONES.length, `${count} formats for ${ZONES.length} zones`);
});

needs('time')(
  'the date is that of a clock there, to the second in which it changes, whatever was asked before',
  () => {
    for (const zone of ZONES) {
      for (let day = Date.UTC(2027, 2, 1); day < Date.UTC(2027, 10, 15); day += 21.6 * DAY_MS) {
        // The last second of a date: between this one and the one a day later.
        let [low, high] = [Math.floor(day), Math.floor(day) + DAY_MS];
        const first = plainDate(zone, low);
        while (high - low > 1000) {
          const middle = Math.floor((low + high) / 2);
          if (plainDate(zone, middle) === first) low = middle;
          else high = middle;
        }
        for (const instant of [low - 3_600_000, low, high, high + 1000, low, high + DAY_MS / 2]) {
          assert.is(
            dateIn(zone, instant),
            plainDate(zone, instant),
            `${zone} ${new Date(instant).toISOString()}`,
          );
        }
      }
    }
  },
);

sampled(
  'any instant of any zone: as a clock there, where clocks jumped across midnight too',
  () => {
    const check = (zone: string, instant: number) =>
      assert.is(
        dateIn(zone, instant),
        plainDate(zone, instant),
        `${zone} ${new Date(instant).toISOString()}`,
      );
    fc.assert(
      fc.property(
        fc.constantFrom(...ZONES),
        fc.integer({ min: Date.UTC(1990, 0, 1), max: Date.UTC(2059, 0, 1) }),
        fc.array(fc.integer({ min: -2 * DAY_MS, max: 2 * DAY_MS }), { maxLength: 5 }),
        (zone, instant, steps) => {
          for (const step of [0, ...steps]) check(zone, instant + step);
        },
      ),
      { numRuns: cases(2000) },
    );
    for (const [zone, from] of [
      // A day was left out, a minute past midnight was an hour earlier again, and midnights that were none.
      ['Pacific/Apia', Date.UTC(2011, 11, 29)],
      ['America/St_Johns', Date.UTC(2006, 9, 29)],
      ['America/Asuncion', Date.UTC(2024, 2, 23)],
      ['Africa/Cairo', Date.UTC(2027, 9, 28)],
      ['Asia/Beirut', Date.UTC(2027, 9, 30)],
      ['America/Havana', Date.UTC(2027, 10, 7)],
    ] as const) {
      for (let at = 0; at < 2 * DAY_MS; at += isLongRun ? 29_000 : 290_000) check(zone, from + at);
    }
  },
);

test('what is no zone', () => {
  for (const zone of [
    '',
    'Mars/Base',
    '+05:00',
    'Europe/Berlin ',
    'x'.repeat(65),
    'Europe//Berlin',
    '__proto__',
  ]) {
    assert.not.ok(isTimeZone(zone), zone);
    assert.throws(() => dateIn(zone, NOON), /no such time zone/);
  }
});

test.run();
