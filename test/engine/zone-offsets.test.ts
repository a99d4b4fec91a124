import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { instantOf, offsetAt } from '../../server/queries/zone-offsets.js';
import { isLongRun } from '../helpers/needs.js';
import { releaseData } from '../helpers/server.js';

/** Offsets of time zones: as the formatted fields of an instant say, in every zone of a calendar. */

const MINUTE_MS = 60_000;
const zones = [...new Set(releaseData().meta.calendars.flatMap(({ timezone }) => timezone ?? []))];
const anyZone = fc.constantFrom(...zones);
const lastYear = Math.max(...releaseData().meta.calendars.map(({ data_years }) => data_years[1]));
const anyInstant = fc
  .integer({ min: Date.UTC(1990, 0, 1) / MINUTE_MS, max: Date.UTC(lastYear + 1, 0, 1) / MINUTE_MS })
  .map((minutes) => minutes * MINUTE_MS);

/** The slow way: what the fields of the local time come to. */
function offsetOfFields(timeZone: string, instantMs: number): number {
  const format = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  } as const);
  const fields = Object.fromEntries(
    format.formatToParts(instantMs).map(({ type, value }) => [type, Number(value)]),
  );
  const { year, month, day, hour, minute, second } = fields as Record<string, number>;
  return Date.UTC(year!, month! - 1, day, hour, minute, second) - instantMs;
}

test('the offset of any instant is that of its local time', () => {
  fc.assert(
    fc.property(anyZone, anyInstant, (zone, instant) => {
      assert.is(
        offsetAt(zone, instant),
        offsetOfFields(zone, instant),
        `${zone} ${new Date(instant).toISOString()}`,
      );
    }),
    { numRuns: isLongRun ? 10_000 : 500 },
  );
});

test('a local time leads back to an instant that shows it, unless clocks skip it', () => {
  fc.assert(
    fc.property(anyZone, anyInstant, (zone, instant) => {
      const local = instant + offsetAt(zone, instant);
      const found = instantOf(zone, local);
      assert.is(found + offsetAt(zone, found), local, `${zone} ${new Date(instant).toISOString()}`);
    }),
    { numRuns: isLongRun ? 10_000 : 500 },
  );
});

test('changes of clocks are found to the minute', () => {
  const spring = Date.UTC(2026, 2, 8, 7);
  assert.is(offsetAt('America/New_York', spring - 1), -5 * 60 * MINUTE_MS);
  assert.is(offsetAt('America/New_York', spring), -4 * 60 * MINUTE_MS);
  // 02:30 is skipped there; 01:30 of 1 November comes twice.
  assert.is(
    instantOf('America/New_York', Date.UTC(2026, 2, 8, 2, 30)),
    Date.UTC(2026, 2, 8, 7, 30),
  );
  assert.is(
    instantOf('America/New_York', Date.UTC(2026, 10, 1, 1, 30)),
    Date.UTC(2026, 10, 1, 5, 30),
  );
  // Samoa went over the date line: 30 December 2011 did not exist.
  const skipped = Date.UTC(2011, 11, 30, 10);
  assert.is(offsetAt('Pacific/Apia', skipped - 1), -10 * 60 * MINUTE_MS);
  assert.is(offsetAt('Pacific/Apia', skipped), 14 * 60 * MINUTE_MS);
});

test('what is no zone is refused', () => {
  assert.throws(() => offsetAt('Mars/Olympus', 0), RangeError);
});

test.run();
