import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { ReleaseState } from '../../build/release/state.js';
import { businessDayCounts, countsMarkdown } from '../../build/reports/business-day-counts.js';
import { qualityMarkdown, qualityOf } from '../../build/reports/quality.js';
import { entry, stateOf } from '../helpers/market.js';

const VERIFIED = { coverage: 'verified', sources: ['list'] } as const;

const NOTHING_FOUND = { differences: [], contradictions: [] };

/** Three years: 2025 listed in full by a publication, 2026 with one verified date, 2027 with none. */
function market(): ReleaseState {
  return stateOf(
    [
      entry('2025-01-01', VERIFIED),
      entry('2026-01-01', VERIFIED),
      entry('2026-12-24', { kind: 'early_close', close_time: '13:00' }),
      entry('2027-01-01'),
      entry('2027-01-02'),
      entry('2027-01-03', { kind: 'weekend_workday' }),
    ],
    { data_years: [2025, 2027], verified_years: [2025], complete_years: [2025], sources: ['list'] },
  );
}

test('the verified share of a year counts open days of a year that is listed in full', () => {
  const [row] = qualityOf(market(), NOTHING_FOUND, 2026);
  assert.equal(row!.verified_share, { 2025: 1, 2026: 1 / 365, 2027: 0 });
  assert.equal(qualityOf(market(), NOTHING_FOUND, 2028)[0]!.verified_share, {
    2027: 0,
    2028: null,
    2029: null,
  });
});

test('differences are counted by year, and the report names them', () => {
  const difference = {
    calendar: 'XTST',
    date: '2026-05-01',
    kind: 'holiday',
    computed: null,
    published: 'A day',
  } as const;
  const rows = qualityOf(
    market(),
    { differences: [{ ...difference, sources: ['list'] }], contradictions: [] },
    2026,
  );
  assert.equal(rows[0]!.differences, { 2026: 1 });
  assert.match(
    qualityMarkdown(rows, '20260101T000000Z'),
    /\| XTST \| Test \| 2025 \| 100 % \| 0 % \| 0 % \| 2026: 1 \|/,
  );
});

test('contradictions stand with their calendar, and the report tells what is said by whom', () => {
  const answer = [
    { what: 'holiday', sources: ['list'] },
    { what: 'early_close 13:00', sources: ['another', 'third'] },
  ];
  const contradictions = [{ calendar: 'XTST', date: '2026-05-01', statements: answer }];
  const rows = qualityOf(market(), { differences: [], contradictions }, 2026);
  assert.equal(rows[0]!.contradictions, contradictions);
  assert.match(
    qualityMarkdown(rows, '20260101T000000Z'),
    /- XTST 2026-05-01: holiday \(list\) or early_close 13:00 \(another, third\)/,
  );
});

test('an open day on which publications contradict each other is not verified', () => {
  const state = market();
  const record = state.calendars.get('XTST')!;
  state.calendars.set('XTST', { ...record, unsettled_days: ['2025-05-02'] });
  assert.is(qualityOf(state, NOTHING_FOUND, 2026)[0]!.verified_share['2025'], 364 / 365);
});

test('business days and early closes of each year; a weekend day at work counts, a holiday on a weekend does not', () => {
  const [row] = businessDayCounts(market(), [2024, 2027]);
  assert.equal([...row!.years.keys()], [2025, 2026, 2027]);
  assert.equal(row!.years.get(2025), { businessDays: 260, earlyCloses: 0 });
  assert.equal(row!.years.get(2026), { businessDays: 260, earlyCloses: 1 });
  assert.equal(row!.years.get(2027), { businessDays: 261, earlyCloses: 0 });
});

test('the table marks what is unlikely, and leaves years outside the data empty', () => {
  const table = countsMarkdown(businessDayCounts(market(), [2024, 2027]), [2024, 2027]);
  assert.match(table, /\| XTST \| {2}\| \*\*260\*\* \| \*\*260.1\*\* \| \*\*261\*\* \|/);
});

test.run();
