import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { changedConventions } from '../../build/release/changed-conventions.js';
import { emptyState, type ReleaseState, type StoredCalendar } from '../../build/release/state.js';
import type { Hours, LateOpen, SettlementCycle } from '../../server/engine/market-conventions.js';
import { calendar } from '../helpers/history.js';

/** What a release changes of settlement cycles, hours and late opens, as its plan tells. */

const ground = { source: 'https://example.com/hours', evidence: 'original' } as const;
const OLD: Hours = { from: '2010-01-04', open: '09:00', close: '15:00', ...ground };
const NEW: Hours = {
  from: '2024-11-05',
  open: '09:00',
  close: '15:30',
  break: ['11:30', '12:30'],
  ...ground,
};
const LATE: LateOpen = { date: '2025-01-02', name: 'First day', open: '10:00', ...ground };
const CYCLE: SettlementCycle = {
  instrument: 'equity',
  from: '2014-10-06',
  start: 'changed',
  days: 2,
  status: 'in_force',
  source: null,
  evidence: null,
};

function state(...records: readonly StoredCalendar[]): ReleaseState {
  return { ...emptyState(), calendars: new Map(records.map((record) => [record.id, record])) };
}

const lines = (before: ReleaseState, after: ReleaseState) =>
  changedConventions(before, after).map((one) => `${one.calendar} ${one.type} ${one.what}`);

test('rows that come, in words that a person can review', () => {
  const after = state(
    calendar('XAAA', { hours: [OLD, NEW], late_opens: [LATE], settlement_cycles: [CYCLE] }),
  );
  assert.equal(lines(state(calendar('XAAA')), after), [
    'XAAA added equity T+2 from 2014-10-06 (no source)',
    'XAAA added hours 09:00-15:00 from 2010-01-04 (original)',
    'XAAA added hours 09:00-11:30 12:30-15:30 from 2024-11-05 (original)',
    'XAAA added late open 2025-01-02 10:00 First day (original)',
  ]);
  assert.is(lines(emptyState(), after).length, 4, 'a calendar that is new');
});

test('a cycle that begins to apply to some trades only is told as another one', () => {
  const before = state(calendar('XAAA', { settlement_cycles: [CYCLE] }));
  const after = state(calendar('XAAA', { settlement_cycles: [{ ...CYCLE, or_days: 1 }] }));
  assert.equal(lines(before, after), [
    'XAAA removed equity T+2 from 2014-10-06 (no source)',
    'XAAA added equity T+2 or T+1 from 2014-10-06 (no source)',
  ]);
});

test('a row that is changed goes and comes; what is as it was is not told, whatever the order of its members', () => {
  const { source, evidence, ...rest } = OLD;
  const before = state(calendar('XAAA', { hours: [OLD] }), calendar('XBBB', { hours: [OLD] }));
  const same = state(
    calendar('XAAA', { hours: [{ evidence, source, ...rest }] }),
    calendar('XBBB', { hours: [OLD] }),
  );
  assert.equal(lines(before, same), []);
  const changed = state(
    calendar('XAAA', { hours: [{ ...OLD, to: '2024-11-01' }, NEW] }),
    calendar('XBBB'),
  );
  assert.equal(lines(before, changed), [
    'XAAA removed hours 09:00-15:00 from 2010-01-04 (original)',
    'XAAA added hours 09:00-15:00 from 2010-01-04 to 2024-11-01 (original)',
    'XAAA added hours 09:00-11:30 12:30-15:30 from 2024-11-05 (original)',
    'XBBB removed hours 09:00-15:00 from 2010-01-04 (original)',
  ]);
});

test('a row that reads the same is told once, with the members that differ', () => {
  const before = state(calendar('XAAA', { settlement_cycles: [CYCLE], hours: [OLD] }));
  const after = state(
    calendar('XAAA', {
      settlement_cycles: [{ ...CYCLE, calendar: 'DE' }],
      hours: [{ ...OLD, source: 'https://example.com/other' }],
    }),
  );
  assert.equal(lines(before, after), [
    'XAAA changed equity T+2 from 2014-10-06 (no source): calendar',
    'XAAA changed hours 09:00-15:00 from 2010-01-04 (original): source',
  ]);
});

test('another grade of source is a change', () => {
  const before = state(calendar('XAAA', { hours: [OLD] }));
  const after = state(calendar('XAAA', { hours: [{ ...OLD, evidence: 'report' }] }));
  assert.equal(lines(before, after), [
    'XAAA removed hours 09:00-15:00 from 2010-01-04 (original)',
    'XAAA added hours 09:00-15:00 from 2010-01-04 (report)',
  ]);
});

test.run();
