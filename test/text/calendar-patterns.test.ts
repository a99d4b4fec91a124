import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { fxMarketIndex } from '../../server/queries/fx-market.js';
import { limitedTo } from '../../server/queries/limited.js';
import { marketOf } from '../../server/queries/market-settlement.js';
import { releaseCatalog } from '../helpers/server.js';

/** What patterns of a key allow: a calendar, and the days without which answers for it would be others. */

test('the market of a currency and the trading of bonds come with their calendar, nothing else does', () => {
  for (const [patterns, id, isAllowed] of [
    [['AUD'], 'AUD:FX', true],
    [['AUD', '-AUD:FX'], 'AUD:FX', true],
    [['EUR'], 'AUD:FX', false],
    [['USD:BOND'], 'USD:BOND-TRADING', true],
    [['USD'], 'USD:BOND-TRADING', false],
    [['CAD'], 'CAD:CORRA', false],
    [['*', '-AUD'], 'AUD:FX', true],
    [['*', '-AUD*'], 'AUD:FX', false],
    [['XNYS'], 'XNYS:SETTLEMENT', false],
  ] as const)
    assert.is(
      limitedTo(patterns, releaseCatalog()).find(id) !== undefined,
      isAllowed,
      `${patterns.join(' ')}: ${id}`,
    );
});

test('a limited key counts on the same days as one of all calendars', () => {
  const all = releaseCatalog();
  const some = limitedTo(['USD', 'AUD', 'USD:BOND'], all);
  const market = fxMarketIndex(some, 'AUD')!;
  assert.is(some.calendar(market).id, 'AUD:FX');
  const bonds = marketOf(some, 'USD:BOND', 'government_bond');
  assert.is(some.calendar(bonds.index).id, 'USD:BOND-TRADING');
});

test('no row or record names a calendar that is not shown', () => {
  const some = limitedTo(['GBP', 'XLON:SETTLEMENT'], releaseCatalog());
  for (const [index, { id, bases = [] }] of some.listed().entries()) {
    assert.equal(
      bases.filter((base) => some.find(base) === undefined),
      [],
      id,
    );
    const entries = some.data.entries(index);
    const [from, to] = entries.range(some.businessDays(index).first, some.businessDays(index).last);
    const rows = [
      ...entries.rows(),
      ...Array.from({ length: to - from }, (_, at) => entries.row(from + at)),
    ];
    for (const row of rows) {
      assert.ok(!row?.through || some.find(row.through.calendar) !== undefined, id);
      assert.not.match(row?.words ?? '', /XLON|GB:/, id);
    }
  }
});

test.run();
