import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readPublications } from '../../build/verify/publication.js';

/** Files that do not say yet whether their source prints weekdays: each that is read again says so, and none may be added. */
const NOT_STATED = 159;

test('publications state whether their source prints weekdays; those that do not yet become fewer', () => {
  const withDates = readPublications('build/official').filter(({ calendars }) =>
    calendars.some(({ closed = [], early_close = [] }) => closed.length + early_close.length > 0),
  );
  const silent = withDates.filter(({ weekdays }) => weekdays === undefined);
  assert.ok(silent.length <= NOT_STATED, `${silent.length} say nothing`);
});

test.run();
