import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { marketConventions } from '../../build/calendars/conventions/index.js';
import type { Entry } from '../../build/expand/entry.js';
import { isoWeekday, mustParseDay } from '../../server/engine/civil-date.js';
import { hoursOn } from '../../server/engine/market-conventions.js';
import { entriesOf } from '../helpers/expanded.js';

/** Days of exchanges outside their week's pattern, and early closes that moved, in the definitions. */

const conventions = await marketConventions();

function on(id: string, date: string): readonly Entry[] {
  return entriesOf(id).filter(({ day }) => day === mustParseDay(date));
}

test('sessions of live trading on Saturdays and Sundays are business days of Mumbai, with their hours; nothing settles', () => {
  for (const [date, hours] of [
    ['2012-04-28', '11:15-12:45'],
    ['2014-03-22', '11:15-12:45'],
    ['2015-02-28', '09:15-15:30'],
    ['2020-02-01', '09:15-15:30'],
    ['2024-01-20', '09:15-15:30'],
    ['2024-03-02', '09:15-12:30'],
    ['2024-05-18', '09:15-12:30'],
    ['2025-02-01', '09:15-15:30'],
    ['2026-02-01', '09:15-15:30'],
  ] as const) {
    for (const id of ['XNSE', 'XBOM']) {
      const [entry] = on(id, date);
      assert.equal([entry?.kind, entry?.status], ['weekend_workday', 'confirmed'], `${id} ${date}`);
      const row = hoursOn(conventions.get(id)!.hours!, date, isoWeekday(mustParseDay(date)));
      assert.is(`${row?.open}-${row?.close}`, hours, `${id} ${date}`);
    }
    assert.equal(
      on('INR', date).filter(({ kind }) => kind === 'weekend_workday'),
      [],
    );
  }
});

test('early closes that moved', () => {
  for (const [id, date, time] of [
    ['XCEC', '2026-11-27', '14:45'],
    ['XNYM', '2026-11-27', '14:45'],
    ['XNYM', '2024-11-29', '13:45'],
    ['XCME:FX', '2025-11-28', '13:45'],
    ['XCME:FX', '2025-12-24', '12:45'],
    ['XCME:FX', '2024-11-29', '12:15'],
    ['XFRA', '2026-06-04', '20:00'],
    ['XFRA', '2025-10-03', '20:00'],
  ] as const) {
    const [entry] = on(id, date);
    assert.equal([entry?.kind, entry?.close_time], ['early_close', time], `${id} ${date}`);
  }
  assert.equal(on('XCME:CRYPTO', '2026-11-27'), []);
  assert.is(on('XCME:CRYPTO', '2025-11-28')[0]?.close_time, '12:45');
});

test.run();
