import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  changedOutside,
  idsOf,
  neededFor,
  restrictState,
  selectCalendars,
} from '../../build/release/selection.js';
import type { Publication } from '../../build/verify/publication.js';
import type { Source } from '../../server/engine/types.js';
import { definition } from '../helpers/definitions.js';
import { calendar, entry, state } from '../helpers/history.js';

const follows = (...calendars: string[]) => ({
  inherits: calendars.map((one) => ({ calendar: one, from: 2020, source: 'https://example.org/' })),
});
const DEFINITIONS = [
  definition('QA'),
  definition('QA:DO'),
  definition('QAX'),
  definition('US'),
  definition('US-X'),
  definition('DSMD', follows('QA')),
  definition('DSMD:SETTLEMENT', follows('DSMD', 'US')),
  definition('XNYS', follows('US')),
];

test('a place stands for itself, its subdivisions and all that follow it', () => {
  const selected = (...ids: string[]) => [...selectCalendars(DEFINITIONS, ids)];
  assert.equal(selected('QA'), ['QA', 'QA:DO', 'DSMD', 'DSMD:SETTLEMENT']);
  assert.equal(selected('XNYS', 'QAX'), ['XNYS', 'QAX']);
  assert.throws(() => selected('QB'), /there is no calendar "QB"/);
});

test('ids are read in any case; without the option all are meant', () => {
  assert.is(idsOf(undefined), null);
  assert.equal(idsOf('qa, XNYS'), ['QA', 'XNYS']);
});

test('needed is what the selected rest on, by definition or by a publication', () => {
  const publication = {
    calendars: [{ calendar: 'QAX', rules: [{ follows: 'XNYS' }] }],
  } as unknown as Publication;
  const needed = (id: string) =>
    neededFor(DEFINITIONS, new Set([id]), [publication]).map((one) => one.id);
  assert.equal(needed('DSMD:SETTLEMENT'), ['QA', 'US', 'DSMD', 'DSMD:SETTLEMENT']);
  assert.equal(needed('QAX'), ['QAX', 'US', 'XNYS']);
});

test('a state with some calendars alone', () => {
  const whole = state([
    [calendar('XAAA'), [entry('2025-01-01', 'A day')]],
    [calendar('XBBB'), [entry('2025-01-01', 'A day')]],
  ]);
  const some = restrictState(whole, new Set(['XBBB']));
  assert.equal([[...some.calendars.keys()], [...some.entries.keys()]], [['XBBB'], ['XBBB']]);
  assert.is(restrictState(whole, null), whole);
});

test('what would change beside the selected is named: a date, a record, a source, a calendar that comes or goes', () => {
  const days = [entry('2025-01-01', 'A day')];
  const before = state([
    [calendar('XAAA'), days],
    [calendar('XBBB'), days],
  ]);
  const outside = (after: typeof before, ...selected: string[]) =>
    changedOutside(before, after, new Set(selected));
  const same = state([
    [calendar('XAAA'), days],
    [calendar('XBBB'), days],
  ]);
  assert.equal(outside(same), []);
  const renamed = state([
    [calendar('XAAA'), [entry('2025-01-01', 'Another')]],
    [calendar('XBBB', { timezone: 'Asia/Tokyo' }), days],
  ]);
  assert.equal(outside(renamed), ['XAAA', 'XBBB']);
  assert.equal(outside(renamed, 'XBBB'), ['XAAA']);
  assert.equal(outside(renamed, 'XAAA', 'XBBB'), []);
  const gone = state([
    [calendar('XAAA'), days],
    [calendar('XCCC'), days],
  ]);
  assert.equal(outside(gone), ['XBBB', 'XCCC']);
  const cited = state([
    [calendar('XAAA'), days],
    [calendar('XBBB'), days],
  ]);
  cited.sources.set('a-list', { id: 'a-list', calendars: ['XAAA'] } as unknown as Source);
  assert.equal([outside(cited), outside(cited, 'XAAA')], [['source a-list'], []]);
});

test.run();
