import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { CalendarDefinition } from '../../build/calendars/definition.js';
import type { ListedDate } from '../../build/calendars/vocabulary.js';
import { checkDisputes } from '../../build/check/disputes.js';
import type { Publication, PublishedCalendar } from '../../build/verify/publication.js';
import { stateOf } from '../helpers/market.js';
import { publication, WEEKEND } from '../helpers/publications.js';

/** A publication that says otherwise than a dated and cited row. 2026-12-24 is a Thursday, 2026-12-26 a Saturday. */

const LIST: Partial<PublishedCalendar> = {
  years: [2026],
  complete: true,
  closed: [{ date: '2026-12-25', name: 'Christmas Day' }],
  early_close: [{ date: '2026-12-23', name: 'Short', time: '13:00' }],
};

function disputes(
  row: Partial<ListedDate>,
  part: Partial<PublishedCalendar> = {},
  more: Partial<Publication> = {},
) {
  const definition: CalendarDefinition = {
    id: 'XTST',
    kind: 'exchange',
    name: 'Test',
    timezone: null,
    years: [2020, 2030],
    weekend: WEEKEND,
    dates: [
      {
        date: '2026-12-24',
        kind: 'holiday',
        name: 'Eve',
        source: 'https://example.org/decree',
        ...row,
      },
    ],
  };
  return checkDisputes(
    [definition],
    [publication('list', { ...LIST, ...part }, more)],
    stateOf([]),
    2026,
  );
}

test('a closure that a list of its year does not name', () => {
  const [dispute, ...more] = disputes({});
  assert.equal(
    [dispute!.gate, dispute!.calendar, dispute!.when, more],
    ['disputed', 'XTST', '2026-12-24', []],
  );
  assert.match(dispute!.what, 'https://example.org/decree');
  assert.match(dispute!.what, 'list: not listed');
  assert.is(disputes({ date: '2026-12-26' }).length, 0, 'lists leave weekends out');
  assert.is(disputes({ date: '2026-12-26', kind: 'weekend_workday' }).length, 1);
  assert.is(disputes({}, { complete: false }).length, 0, 'the list is not whole');
});

test('a day that is open, or another kind of day, or closes at another hour', () => {
  assert.is(disputes({ date: '2026-12-25', kind: 'open' }).length, 1);
  assert.is(disputes({ kind: 'open' }).length, 0, 'neither names it');
  assert.is(disputes({ date: '2026-12-25' }).length, 0, 'both name it');
  assert.is(disputes({ date: '2026-12-23' }).length, 1);
  assert.is(disputes({ date: '2026-12-23', kind: 'early_close', closes: '12:30' }).length, 1);
  assert.is(disputes({ date: '2026-12-23', kind: 'early_close', closes: '13:00' }).length, 0);
  assert.is(
    disputes({ kind: 'early_close', closes: '13:00' }).length,
    0,
    'it need not list them all',
  );
  assert.is(disputes({ kind: 'early_close', closes: '13:00' }, { early_complete: true }).length, 1);
});

test('no dispute: what is settled in writing, a report, a row without a text', () => {
  const settled = [{ date: '2026-12-24', why: 'Declared later.' }];
  assert.is(disputes({}, { settled }).length, 0);
  assert.is(disputes({}, {}, { evidence: 'report' }).length, 0);
  for (const weak of [{ source: 'not found' }, { lead: true }, { status: 'estimated' }] as const) {
    assert.is(disputes(weak).length, 0, JSON.stringify(weak));
  }
});

test.run();
