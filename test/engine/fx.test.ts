import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { isEstimatedSpan, isVerifiedSpan } from '../../server/engine/business-days.js';
import {
  type DayNumber,
  firstDayOf,
  formatDay,
  mustParseDay,
} from '../../server/engine/civil-date.js';
import { combine } from '../../server/engine/combined-days.js';
import {
  examinedDays,
  marketWeekend,
  parseTenor,
  ruleOf,
  type Tenor,
  tradeDate,
  valueDate,
} from '../../server/engine/fx.js';
import { FIXING_RULES } from '../../server/engine/fx-ndf-table.js';
import {
  CURRENCY_RULES,
  type CurrencyRule,
  type Intermediate,
  PAIR_EXCEPTIONS,
} from '../../server/engine/fx-table.js';
import { immAfter } from '../../server/engine/fx-tenor.js';
import { cases, sampled } from '../helpers/needs.js';
import { type PlainDays, plainDays } from '../helpers/plain-days.js';

/** Value dates against a model that walks day by day, and the table of conventions. */

const YEARS = [2024, 2025] as const;
const DAYS = 731;

interface Currency extends PlainDays {
  readonly isWeekend: (day: DayNumber) => boolean;
}

const currency: fc.Arbitrary<Currency> = fc
  .record({
    weekend: fc.constantFrom<number[]>([0, 6], [5, 6], [4, 5]),
    worked: fc.uniqueArray(fc.nat(DAYS), { maxLength: 60 }),
    closed: fc.uniqueArray(fc.nat(DAYS), { maxLength: 120 }),
    doubts: fc.uniqueArray(fc.nat(DAYS), { maxLength: 60 }),
  })
  .map(({ weekend, worked, closed, doubts }) => {
    const first = firstDayOf(YEARS[0]);
    const [workedDays, closedDays, doubtful] = [worked, closed, doubts].map(
      (days) => new Set(days),
    );
    const isWeekend = (day: DayNumber) => weekend.includes(new Date(day * 86_400_000).getUTCDay());
    const days = plainDays(
      YEARS,
      (day) => (isWeekend(day) && !workedDays!.has(day - first)) || closedDays!.has(day - first),
      (day) => doubtful!.has(day - first),
    );
    return { ...days, isWeekend };
  });

const rules = fc.record({
  lag: fc.constantFrom(0 as const, 1 as const, 2 as const),
  intermediate: fc.constantFrom<Intermediate>('own', 'new_york', 'weekdays'),
});
const tenors = fc.constantFrom(
  'ON',
  'TN',
  'SP',
  'SN',
  'TOD',
  'TOM',
  '3D',
  '1W',
  '2W',
  '1M',
  '2M',
  '3M',
  '6M',
  '1Y',
  '1M1W',
  '2M3D',
  'IMM1',
  'IMM2',
);

/** The days that were looked at, by the model; a date is null when the data ends before it. */
function naive(
  currencies: readonly Currency[],
  rows: readonly Pick<CurrencyRule, 'lag' | 'intermediate'>[],
  trade: DayNumber,
  tenor: string,
) {
  const dollar = currencies.at(-1)!;
  const { last } = dollar;
  const isGood = (day: DayNumber) => currencies.every(({ isOpen }) => isOpen(day));
  const goodFrom = (start: DayNumber): DayNumber => {
    for (let day = start; day <= last; day++) if (isGood(day)) return day;
    return Number.NaN;
  };
  let latest = trade;
  for (const [place, { lag, intermediate }] of rows.entries()) {
    let left: number = lag;
    let day = trade;
    while (left > 0 && day <= last) {
      day++;
      const weekday = new Date(day * 86_400_000).getUTCDay();
      const counts =
        currencies[place]!.isOpen(day) &&
        !currencies[place]!.isWeekend(day) &&
        (intermediate !== 'new_york' || dollar.isOpen(day)) &&
        (intermediate !== 'weekdays' || (weekday !== 0 && weekday !== 6));
      if (counts) left--;
    }
    latest = Math.max(latest, day);
  }
  const spot = goodFrom(latest);
  if (tenor === 'SP') return [spot, spot, spot];
  if (tenor === 'SN') return [spot, spot, goodFrom(spot + 1)];
  if (tenor === 'ON')
    return isGood(trade) ? [spot, trade, goodFrom(trade + 1)] : [spot, null, null];
  if (tenor === 'TOD') return isGood(trade) ? [spot, trade, trade] : [spot, null, null];
  if (tenor === 'TOM') return [spot, goodFrom(trade + 1), goodFrom(trade + 1)];
  if (tenor.startsWith('IMM')) {
    const isImm = (day: DayNumber) => {
      const date = new Date(day * 86_400_000);
      const ofMonth = date.getUTCDate();
      return date.getUTCDay() === 3 && ofMonth > 14 && ofMonth < 22 && date.getUTCMonth() % 3 === 2;
    };
    let day = spot;
    for (let left = Number(tenor.slice(3)); left > 0 && day <= last; ) if (isImm(++day)) left--;
    return [spot, spot, goodFrom(day)];
  }
  if (tenor === 'TN') {
    if (Number.isNaN(spot)) return [spot];
    const tomorrow = goodFrom(trade + 1);
    if (rows.every(({ lag }) => lag < 2)) return [spot, tomorrow, goodFrom(tomorrow + 1)];
    for (let day = spot - 1; day > trade; day--) if (isGood(day)) return [spot, day, spot];
    return [spot, null, null];
  }
  if (/^\d+[DW]$/.test(tenor)) {
    return [
      spot,
      spot,
      goodFrom(spot + (tenor.endsWith('W') ? 7 : 1) * Number.parseInt(tenor, 10)),
    ];
  }
  // Months: as text and as a Date, not as day numbers.
  const at = new Date(spot * 86_400_000);
  const months = Number.parseInt(tenor, 10) * (tenor.endsWith('Y') ? 12 : 1);
  const lastOf = (year: number, month: number) => Date.UTC(year, month + 1, 0) / 86_400_000;
  const ownEnd = lastOf(at.getUTCFullYear(), at.getUTCMonth());
  const isLast = !Array.from({ length: ownEnd - spot }, (_, index) => spot + 1 + index).some(
    isGood,
  );
  const end = lastOf(at.getUTCFullYear(), at.getUTCMonth() + months);
  const start = Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + months, 1) / 86_400_000;
  const target = isLast ? end : Math.min(start + at.getUTCDate() - 1, end);
  const [, more, unit] = /M(\d+)([DW])$/.exec(tenor) ?? [];
  if (more) {
    if (ownEnd > last) return [spot, spot, Number.NaN];
    return [spot, spot, goodFrom(target + Number(more) * (unit === 'W' ? 7 : 1))];
  }
  if (end > last) return [spot, spot, Number.NaN];
  for (let day = target; day <= end; day++) if (isGood(day)) return [spot, spot, day];
  for (let day = target; day >= dollar.first; day--) if (isGood(day)) return [spot, spot, day];
  return [spot, spot, Number.NaN];
}

sampled('value dates of pairs and crosses, every tenor, against a walk day by day', () => {
  const requested = fc.record({
    currencies: fc.oneof(fc.tuple(currency, currency), fc.tuple(currency, currency, currency)),
    rows: fc.tuple(rules, rules),
    place: fc.nat(DAYS - 1),
    tenor: tenors,
  });
  fc.assert(
    fc.property(requested, ({ currencies, rows, place, tenor }) => {
      const dollar = currencies.at(-1)!.packed;
      const legs = currencies.slice(0, -1).map(({ packed, isWeekend }, index) => ({
        rule: { currency: `C${index}`, source: null, sourceOf: null, ...rows[index]! },
        own: packed,
        isWeekend,
        withDollar: combine([packed, dollar], 'all'),
      }));
      const all = combine(
        currencies.map(({ packed }) => packed),
        'all',
      );
      const trade = firstDayOf(YEARS[0]) + place;
      const made = valueDate({ legs, all }, trade, parseTenor(tenor) as Tenor);
      const expected = naive(currencies, rows.slice(0, legs.length), trade, tenor);
      const text = (days: readonly (number | null)[]) =>
        days.some(Number.isNaN)
          ? 'beyond'
          : days.map((day) => (day === null ? 'none' : formatDay(day))).join(' ');
      const what = `${tenor} of ${formatDay(trade)}`;
      const far = made?.far ?? null;
      assert.is(made ? text([made.spot, made.near, far]) : 'beyond', text(expected), what);
      if (!made) return;
      const absence = tenor === 'ON' || tenor === 'TOD' ? 'trade_date_closed' : 'spot_is_next';
      assert.is(made.absence, far === null ? absence : null, what);
      // What was examined is what trust is asked of: every chosen day among it, and open.
      const examined = [...examinedDays(made.steps)];
      assert.ok(
        examined.every(({ isOpen, isChosen }) => isOpen || !isChosen),
        what,
      );
      if (far !== null && far !== trade)
        assert.ok(
          examined.some(({ day, isChosen }) => isChosen && day === far),
          what,
        );
      const isTrusted = made.steps.every(({ days, from, to }) => isVerifiedSpan(days, from, to));
      const isDoubted = made.steps.some(({ days, from, to }) => isEstimatedSpan(days, from, to));
      const inDays = examined.every(({ day }) =>
        currencies.every(({ isVerified }) => isVerified(day)),
      );
      if (inDays) assert.ok(isTrusted && !isDoubted, what);
    }),
    { numRuns: cases(4000) },
  );
});

sampled('the trade date: the first day that is open and no weekend for one of both', () => {
  fc.assert(
    fc.property(currency, currency, fc.nat(DAYS - 1), (one, other, position) => {
      const requested = one.first + position;
      const both = [one, other].map(({ packed: own, isWeekend }) => ({ own, isWeekend }));
      const either = combine([one.packed, other.packed], 'any');
      let expected = requested;
      const isTraded = (day: DayNumber) =>
        (one.isOpen(day) && !one.isWeekend(day)) || (other.isOpen(day) && !other.isWeekend(day));
      while (expected <= one.last && !isTraded(expected)) expected++;
      const step = tradeDate({ both, either }, requested);
      if (expected > one.last) assert.is(step, null);
      else assert.equal([step!.from, step!.to, step!.chosen], [requested, expected, expected]);
    }),
    { numRuns: cases(1000) },
  );
});

test('the weekend of the market: Saturday goes with Sunday', () => {
  const on = (days: number[], from: string) =>
    Array.from({ length: 7 }, (_, at) => mustParseDay(from) + at).filter(
      marketWeekend([{ start: '1990-01-01', days }]),
    );
  // 2026-11-16 is a Monday.
  const [friday, saturday, sunday] = ['2026-11-20', '2026-11-21', '2026-11-22'].map(mustParseDay);
  assert.equal(on([7], '2026-11-16'), [saturday, sunday]);
  assert.equal(on([6, 7], '2026-11-16'), [saturday, sunday]);
  assert.equal(on([5, 6], '2026-11-16'), [friday, saturday]);
});

test('every rule has a publication with an address and a year, or says that it has none', () => {
  for (const { currency: code, source, sourceOf, lag, from } of CURRENCY_RULES) {
    assert.match(code, /^[A-Z]{3}$/);
    assert.ok([0, 1, 2].includes(lag));
    if (from) mustParseDay(from);
    assert.ok(source, `${code}: a rule of the table has a source`);
    assert.ok(sourceOf, `${code}: it is told of what`);
    // Nothing lies between a trade and the next day.
    if (lag < 2) assert.is(sourceOf, 'lag', code);
    assert.match(source.url, /^https?:\/\/\S+$/);
    // The oldest is of the year 2001, of the lev; Annex A itself is of 1998.
    assert.ok(source.year >= 1998 && source.year <= 2026);
    assert.ok(source.publisher.length > 0 && source.title.length > 0);
  }
  for (const { pair } of PAIR_EXCEPTIONS) assert.equal([...pair].sort(), [...pair]);
});

test('a fixing is counted as spot is: with New York where that counts with it', () => {
  for (const { currency, counted } of FIXING_RULES) {
    const rule = CURRENCY_RULES.findLast((one) => one.currency === currency);
    assert.equal(
      counted,
      rule?.intermediate === 'new_york' ? [currency, 'USD'] : [currency],
      currency,
    );
  }
});

test('rules in force', () => {
  const on = (date: string, code: string) => {
    const { lag, source } = ruleOf(code, mustParseDay(date));
    return [lag, source?.publisher ?? null];
  };
  assert.equal(on('2018-09-09', 'KZT'), [0, 'ISDA, EMTA and the Foreign Exchange Committee']);
  assert.equal(on('2018-09-10', 'KZT'), [1, 'Kazakhstan Stock Exchange']);
  assert.equal(on('2026-01-01', 'NZD'), [2, 'Eurex']);
  assert.equal(on('2026-01-01', 'BDT'), [2, null]);
});

test('tenors as they are written', () => {
  assert.equal(parseTenor('sp'), { kind: 'SP' });
  assert.equal(parseTenor('2w'), { kind: 'days', days: 14 });
  assert.equal(parseTenor('18M'), { kind: 'months', months: 18 });
  assert.equal(parseTenor('2Y'), { kind: 'months', months: 24 });
  assert.equal(parseTenor('10Y'), { kind: 'months', months: 120 });
  assert.equal(parseTenor('3d'), { kind: 'days', days: 3 });
  assert.equal(parseTenor('1Y6M'), { kind: 'months', months: 18 });
  assert.equal(parseTenor('1Y2W'), { kind: 'months_and_days', months: 12, days: 14 });
  assert.equal(parseTenor('1M1W3D'), { kind: 'months_and_days', months: 1, days: 10 });
  assert.equal([parseTenor('tod'), parseTenor('TOM')], [{ kind: 'TOD' }, { kind: 'TOM' }]);
  assert.equal(
    [parseTenor('IMM'), parseTenor('imm4')],
    [
      { kind: 'imm', n: 1 },
      { kind: 'imm', n: 4 },
    ],
  );
  const wrong = [
    '',
    'S',
    '0W',
    '0D',
    '121M',
    '11Y',
    '10Y1D',
    '522W',
    '3654D',
    '-1M',
    '1.5M',
    'SPOT',
    'M',
    'Y',
  ];
  for (const text of [...wrong, '6M1Y', '1Y0M', '1M1M', 'IMM0', 'IMM41', 'TODAY', 'T+1']) {
    assert.is(parseTenor(text), null, text);
  }
});

test('the third Wednesdays after a day', () => {
  const imm = (day: string, n: number) => formatDay(immAfter(mustParseDay(day), n));
  assert.equal(
    [imm('2026-03-17', 1), imm('2026-03-18', 1), imm('2026-03-19', 2)],
    ['2026-03-18', '2026-06-17', '2026-09-16'],
  );
  assert.equal(
    [imm('2026-11-30', 1), imm('2026-12-31', 4), imm('2026-01-01', 40)],
    ['2026-12-16', '2027-12-15', '2035-12-19'],
  );
});

test.run();
