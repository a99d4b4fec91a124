import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  civilDate,
  dayNumber,
  daysInMonth,
  firstDayOf,
  formatDay,
  isLeapYear,
  isoWeekday,
  lastDayOf,
  mustParseDay,
  parseDay,
  yearOf,
} from '../../server/engine/civil-date.js';
import { cases, sampled } from '../helpers/needs.js';

const DAY_MS = 86_400_000;
const FIRST = Date.UTC(1900, 0, 1) / DAY_MS;
const LAST = Date.UTC(2100, 11, 31) / DAY_MS;

test('every day from 1900 to 2100 is the one of the UTC clock', () => {
  for (let day = FIRST; day <= LAST; day++) {
    const date = new Date(day * DAY_MS);
    const [year, month, dayOfMonth] = [
      date.getUTCFullYear(),
      date.getUTCMonth() + 1,
      date.getUTCDate(),
    ];
    const text = date.toISOString().slice(0, 10);
    assert.is(dayNumber(year, month, dayOfMonth), day, text);
    assert.is(formatDay(day), text);
    assert.is(parseDay(text), day, text);
    assert.is(isoWeekday(day), date.getUTCDay() || 7, text);
    assert.is(yearOf(day), year, text);
    const civil = civilDate(day);
    assert.ok(civil.year === year && civil.month === month && civil.day === dayOfMonth, text);
  }
});

test('months have as many days as the UTC clock gives them', () => {
  for (let year = 1900; year <= 2100; year++) {
    for (let month = 1; month <= 12; month++) {
      assert.is(
        daysInMonth(year, month),
        new Date(Date.UTC(year, month, 0)).getUTCDate(),
        `${year}-${month}`,
      );
    }
    assert.is(isLeapYear(year), new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1, String(year));
    assert.is(firstDayOf(year), Date.UTC(year, 0, 1) / DAY_MS);
    assert.is(lastDayOf(year), Date.UTC(year + 1, 0, 1) / DAY_MS - 1);
  }
});

test('a date beyond the end of its month does not exist', () => {
  for (let year = 1900; year <= 2100; year++) {
    for (let month = 1; month <= 12; month++) {
      const prefix = `${year}-${String(month).padStart(2, '0')}`;
      for (let day = daysInMonth(year, month) + 1; day <= 99; day++) {
        if (parseDay(`${prefix}-${day}`) !== null) assert.unreachable(`${prefix}-${day}`);
      }
      assert.is(parseDay(`${prefix}-00`), null);
    }
    assert.is(parseDay(`${year}-00-10`), null);
    assert.is(parseDay(`${year}-13-10`), null);
  }
});

test('centuries are leap years only every fourth time', () => {
  assert.is(parseDay('1900-02-29'), null);
  assert.is(parseDay('2100-02-29'), null);
  assert.is(formatDay(mustParseDay('2000-02-29') + 1), '2000-03-01');
});

test('another form than YYYY-MM-DD is not read', () => {
  const others = [
    '',
    '2026',
    '2026-1-01',
    '2026-01-1',
    '26-01-01',
    '2026/01/01',
    '20260101',
    '2026-01-01T00:00:00Z',
  ];
  const padded = [
    ' 2026-01-01',
    '2026-01-01 ',
    '2026-01-01\n',
    '+2026-01-01',
    '-2026-01-01',
    '12026-01-01',
  ];
  // Digits of other scripts are no digits here.
  const foreign = [
    '２０２６-０１-０１',
    '٢٠٢٦-٠١-٠١',
    '2026‑01‑01',
    '2026-01-0x',
    '2026-W01-1',
    '0x7e-01-01',
  ];
  for (const text of [...others, ...padded, ...foreign])
    assert.is(parseDay(text), null, JSON.stringify(text));
});

sampled('any text is either a date that is written the same way again, or nothing', () => {
  const texts = fc.oneof(
    fc.string(),
    fc.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    fc.stringMatching(/^(19|20)\d\d-[01]\d-[0-3]\d$/),
  );
  fc.assert(
    fc.property(texts, (text) => {
      const day = parseDay(text);
      return day === null || formatDay(day) === text;
    }),
    { numRuns: cases(2000) },
  );
});

test('a date of our own that does not exist is an error that quotes it', () => {
  assert.is(mustParseDay('1970-01-01'), 0);
  assert.throws(
    () => mustParseDay('2026-02-30'),
    (error: Error) => error instanceof RangeError && error.message.includes('"2026-02-30"'),
  );
});

sampled('weekdays go round, before 1970 too', () => {
  // 1969-07-20, the landing on the Moon, was a Sunday; 2000-01-01 a Saturday.
  assert.is(isoWeekday(mustParseDay('1969-07-20')), 7);
  assert.is(isoWeekday(mustParseDay('2000-01-01')), 6);
  fc.assert(
    fc.property(
      fc.integer({ min: -1_000_000, max: 1_000_000 }),
      (day) =>
        isoWeekday(day + 1) === (isoWeekday(day) % 7) + 1 &&
        isoWeekday(day + 7) === isoWeekday(day),
    ),
    { numRuns: cases(1000) },
  );
});

test('the first and the last year of four digits', () => {
  for (const text of ['0000-01-01', '0000-02-29', '0000-12-31', '9999-12-31']) {
    assert.is(formatDay(mustParseDay(text)), text);
  }
});

test.run();
