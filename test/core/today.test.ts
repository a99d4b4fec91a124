import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { dateIn, isTimeZone } from '../../server/service/today.js';

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
  return Array.from(zone, (letter, place) => ((number >> (place % 20)) & 1 ? letter.toUpperCase() : letter)).join('');
}

test('a hundred thousand spellings of a zone share one format', () => {
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

test('what is no zone', () => {
  for (const zone of ['', 'Mars/Base', '+05:00', 'Europe/Berlin ', 'x'.repeat(65), 'Europe//Berlin', '__proto__']) {
    assert.not.ok(isTimeZone(zone), zone);
    assert.throws(() => dateIn(zone, NOON), /no such time zone/);
  }
});

test.run();
