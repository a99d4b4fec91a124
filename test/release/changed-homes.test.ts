import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { changedHomes } from '../../build/release/changed-homes.js';
import { emptyState, type ReleaseState, type StoredCalendar } from '../../build/release/state.js';

/** What the plan of a release tells of homes and names. */

const HOME = { countries: ['GR'], currencies: ['EUR'], cities: 'Athens' };

function stateOf(...records: Partial<StoredCalendar>[]): ReleaseState {
  const state = emptyState();
  for (const record of records)
    state.calendars.set(record.id!, {
      kind: 'exchange',
      name: 'Exchange',
      ...record,
    } as StoredCalendar);
  return state;
}

test('a home or name that is another one is told, old and new; calendars that stay or come are not', () => {
  const before = stateOf({ id: 'XATH', ...HOME }, { id: 'XTKS', ...HOME });
  const after = stateOf(
    { id: 'XTKS', ...HOME },
    { id: 'XATH', ...HOME, name: 'Athens', countries: ['GR', 'CY'], other_names: 'ATHEX' },
    { id: 'XNEW', ...HOME },
  );
  assert.equal(changedHomes(before, after), [
    'XATH: name Exchange -> Athens; other_names none -> ATHEX; countries GR -> GR,CY',
  ]);
});

test.run();
