import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { ReleaseState } from '../../build/release/state.js';
import type { ReleaseStep } from '../../build/release/store.js';
import type { PlacedCalendar } from '../../server/engine/types.js';
import { calendar, entry, state, stepOf, storeHistory } from '../helpers/history.js';

/** The calendars that belong to another one are named in its record, whatever release brought them. */

/** The states one after the other, each as a release. */
function historyOf(all: readonly ReleaseState[]): (readonly [ReleaseStep, ReleaseState])[] {
  return all.map((one, index) => [
    stepOf({
      id: `2026010${index + 1}T060000Z`,
      library_version: '1.0.0',
      generated_at: `2026-01-0${index + 1}T06:00:00+00:00`,
    }),
    one,
  ]);
}

test('a record names the trading days and the market of its currency, once they are there', () => {
  const [bonds, trading, aud, fx] = ['USD:BOND', 'USD:BOND-TRADING', 'AUD', 'AUD:FX'].map((id) =>
    calendar(id),
  );
  const first = state([
    [bonds!, [entry('2025-12-25', 'Christmas Day')]],
    [aud!, []],
  ]);
  const second = state([
    [bonds!, [entry('2025-12-25', 'Christmas Day')]],
    [trading!, []],
    [aud!, []],
    [fx!, []],
  ]);
  const companionsIn = (states: Parameters<typeof historyOf>[0]) => {
    const { meta } = storeHistory(historyOf(states)).data();
    return Object.fromEntries(
      meta.calendars.map(({ id, companions }: PlacedCalendar) => [id, companions]),
    );
  };
  const named = {
    AUD: { fx: 'AUD:FX' },
    'AUD:FX': undefined,
    'USD:BOND': { trading: 'USD:BOND-TRADING' },
    'USD:BOND-TRADING': undefined,
  };
  assert.equal(companionsIn([first]), { AUD: undefined, 'USD:BOND': undefined });
  assert.equal(companionsIn([second]), named);
  assert.equal(companionsIn([first, second]), named, 'brought by a later release');
  assert.equal(companionsIn([second, first]), { AUD: undefined, 'USD:BOND': undefined });
});

test.run();
