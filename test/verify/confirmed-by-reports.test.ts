import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { PlainEntry } from '../../build/expand/entry.js';
import { settledByReports } from '../../build/verify/confirmed-by-reports.js';
import { formatDay, mustParseDay } from '../../server/engine/civil-date.js';
import { closed, plain, publication } from '../helpers/publications.js';

const feast = (date: string): PlainEntry => ({
  ...plain(date, 'Feast'),
  status: 'estimated',
  may_move_days: 1,
});
const ENTRIES = [feast('2025-03-30'), feast('2025-06-06'), feast('2026-03-20')];

function settled(
  part: object,
  evidence: 'report' | 'copy' = 'report',
  today = '2025-12-01',
): string[] {
  const telling = {
    calendar: 'XTST',
    today: mustParseDay(today),
    followed: () => null,
  };
  return settledByReports(ENTRIES, telling, [publication('told', part, { evidence })])
    .filter(({ status }) => status === 'confirmed')
    .map(({ day, may_move_days }) => `${formatDay(day)} ${may_move_days}`);
}

function statusesOf(entries: readonly PlainEntry[], part: object, today = '2025-12-01'): string[] {
  const telling = { calendar: 'XTST', today: mustParseDay(today), followed: () => null };
  const reports = [publication('told', part, { evidence: 'report' })];
  return settledByReports(entries, telling, reports).map(
    ({ day, status }) => `${formatDay(day)} ${status}`,
  );
}

test('an estimated day that is over and that a report names is confirmed, and moves no more', () => {
  const named = { years: [2025, 2026], closed: closed('2025-03-30', '2025-06-07', '2026-03-20') };
  assert.equal(settled(named), ['2025-03-30 undefined']);
  assert.equal(settled(named, 'report', '2025-03-30'), [], 'not on the day itself');
  assert.equal(settled(named, 'copy'), [], 'what verifies is for the publications');
});

test('a provisional date tells nothing', () => {
  const [date] = closed('2025-03-30');
  assert.equal(settled({ years: [2025], closed: [{ ...date!, status: 'provisional' }] }), []);
});

test('the days of a feast after the one that a report names are settled with it, none before', () => {
  const days = ['2025-06-05', '2025-06-06', '2025-06-07', '2025-06-08', '2025-06-10'];
  const told = { years: [2025], closed: closed('2025-06-06') };
  assert.equal(statusesOf(days.map(feast), told), [
    '2025-06-05 estimated',
    '2025-06-06 confirmed',
    '2025-06-07 confirmed',
    '2025-06-08 confirmed',
    '2025-06-10 estimated',
  ]);
});

test('a day of another name is another day, and so is one ahead', () => {
  const other = { ...feast('2025-06-07'), names: { en: 'Other' } };
  const told = { years: [2025], closed: closed('2025-06-06') };
  assert.equal(statusesOf([feast('2025-06-06'), other], told)[1], '2025-06-07 estimated');
  const ahead = [feast('2025-06-06'), feast('2025-06-07')];
  assert.equal(statusesOf(ahead, told, '2025-06-07')[1], '2025-06-07 estimated');
});

test('a provisional day of a list is settled like an estimate', () => {
  const listed: PlainEntry = { ...plain('2025-06-06', 'Feast'), status: 'provisional' };
  const told = { years: [2025], closed: closed('2025-06-06') };
  assert.equal(statusesOf([listed], told), ['2025-06-06 confirmed']);
});

test('a rule of a report tells nothing', () => {
  const rules = [
    {
      from: 2020,
      to: null,
      days: ['03-30'],
      usable: true,
      grammar: [{ rule: '03-30', name: 'Feast' }],
    },
  ];
  assert.equal(settled({ rules }), []);
});

test.run();
