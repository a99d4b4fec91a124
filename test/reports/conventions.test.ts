import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { marketConventions } from '../../build/calendars/conventions/index.js';
import {
  conventionsMarkdown,
  cycleNow,
  evidenceCounts,
} from '../../build/reports/conventions-table.js';
import type { MarketConventions, SettlementCycle } from '../../server/engine/market-conventions.js';

/** The table of what cycles and hours rest on. */

const cycle = (
  from: string,
  days: number,
  evidence: 'original' | 'report' | null,
): SettlementCycle => ({
  instrument: 'equity',
  from,
  days,
  start: 'changed',
  status: 'in_force',
  evidence,
  source: evidence && 'https://example.org/',
});
const known: MarketConventions = {
  settlement_cycles: [cycle('2017-09-05', 2, 'report'), cycle('2024-05-28', 1, 'original')],
};

test('the cycle of a day, and how many rows and markets rest on what', () => {
  assert.is(cycleNow(known, '2024-05-27')!.days, 2);
  assert.is(cycleNow(known, '2017-09-04'), null);
  const rows = [...known.settlement_cycles!, cycle('2020-01-01', 3, null)];
  assert.equal(evidenceCounts(rows, [known.settlement_cycles![1]!]), [
    { evidence: 'original', rows: 1, markets: 1 },
    { evidence: 'copy', rows: 0, markets: 0 },
    { evidence: 'report', rows: 1, markets: 0 },
    { evidence: null, rows: 1, markets: 0 },
  ]);
});

test('a row a market, with nothing said of one of which nothing is known', () => {
  const markets = [
    { id: 'XAAA', name: 'A', conventions: known },
    { id: 'XBBB', name: 'B', conventions: {} },
  ];
  const text = conventionsMarkdown(markets, '2026-11-23');
  assert.match(text, /^Of 2 exchanges 1 have a settlement cycle, 0 have hours\.$/m);
  assert.match(
    text,
    /^\| XAAA \| A \| T\+1 \| 2024-05-28 \| original \| https:\/\/example\.org\/ \| {2}\| {2}\| {2}\|$/m,
  );
  assert.match(text, /^\| XBBB \| B \|( {2}\|){7}$/m);
  assert.match(text, /^Without a cycle: XBBB$/m);
});

test('hours with a break, and of some weekdays each, count by the weakest row', () => {
  const ground = { source: 'https://example.org/', evidence: 'original' } as const;
  const week = {
    from: '2020-01-01',
    open: '09:00',
    close: '15:00',
    break: ['11:30', '12:30'],
    ...ground,
  } as const;
  const friday = {
    from: '2020-01-01',
    open: '09:00',
    close: '11:00',
    weekdays: [5],
    ...ground,
  } as const;
  const conventions: MarketConventions = {
    hours: [
      { ...friday, from: '2010-01-01', to: '2019-12-31', weekdays: [7] },
      { ...week, weekdays: [1, 2, 3, 4] },
      { ...friday, evidence: 'report' },
    ],
    late_opens: [{ date: '2025-01-02', name: 'First day', open: '10:00', ...ground }],
  };
  const text = conventionsMarkdown([{ id: 'XAAA', name: 'A', conventions }], '2026-11-23');
  assert.match(
    text,
    / 09:00-11:30 12:30-15:00 on weekdays 1,2,3,4; 09:00-11:00 on weekdays 5 \| report \| /,
  );
  assert.match(text, /^\| original \| 0 \| 0 \| 2 \| 0 \| 1 \|$/m);
  assert.match(text, /^\| report \| 0 \| 0 \| 1 \| 1 \| 0 \|$/m);
});

test('the counts of the tables add up to their rows', async () => {
  const all = [...(await marketConventions()).values()].flatMap(
    (one) => one.settlement_cycles ?? [],
  );
  const counted = evidenceCounts(all, []).reduce((sum, { rows }) => sum + rows, 0);
  assert.is(counted, all.length);
  assert.ok(all.length > 200);
});

test.run();
