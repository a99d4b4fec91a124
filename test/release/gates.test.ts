import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Entry } from '../../build/expand/entry.js';
import { checkHistory, checkRegressions, checkSources, verifiedYears } from '../../build/release/gates.js';
import { diffStates, type ReleaseState, type StoredCalendar } from '../../build/release/state.js';
import type { Publication } from '../../build/verify/publication.js';
import { entry, stateOf as makeState } from '../helpers/market.js';

/** Each gate is held to a fault that was planted for it, and to the sound state that lacks it. */

const LIST: Publication = {
  id: 'list-2026',
  publisher: 'An exchange',
  title: 'Holidays 2026',
  url: 'https://example.org/2026',
  type: 'exchange',
  published: '2025-12-01',
  read_at: 'https://example.org/2026',
  read_form: 'official page',
  evidence: 'original',
  calendars: [
    {
      calendar: 'XTST',
      years: [2026],
      complete: true,
      closed: [{ date: '2026-12-25', name: 'Christmas Day' }],
      early_close: [{ date: '2026-12-24', name: 'Christmas Eve', time: '13:00' }],
    },
  ],
};

const VERIFIED = { coverage: 'verified', sources: ['list-2026'] } as const;
const YEAR = { verified_years: [2026], complete_years: [2026], sources: ['list-2026'] };

const verified = (date: string, more: Partial<Entry> = {}) => entry(date, { ...VERIFIED, ...more });
const stateOf = (entries: readonly Entry[], record: Partial<StoredCalendar> = {}) =>
  makeState(entries, { ...YEAR, ...record });

const CHRISTMAS = verified('2026-12-25');
const EVE = verified('2026-12-24', { kind: 'early_close', close_time: '13:00' });
const SOUND = stateOf([EVE, CHRISTMAS]);

const regressionsTo = (after: ReleaseState, today = '2026-11-20') =>
  checkRegressions(verifiedYears(SOUND), verifiedYears(after), diffStates(SOUND, after), today);

const gatesOf = (state: ReleaseState, publications = [LIST]) =>
  checkSources(state, publications).map(({ gate }) => gate);

test('a sound state passes', () => {
  assert.equal(checkSources(SOUND, [LIST]), []);
  assert.equal(regressionsTo(SOUND), []);
});

test('a verified date that names no publication', () => {
  assert.equal(gatesOf(stateOf([EVE, verified('2026-12-25', { sources: [] })])), ['unsourced']);
});

test('a verified date whose publication is unknown, or only a report', () => {
  assert.equal(gatesOf(stateOf([verified('2026-12-25', { sources: ['no-such-list'] })])), ['unsourced']);
  const report: Publication = { ...LIST, evidence: 'report' };
  assert.ok(gatesOf(SOUND, [report]).length >= 2, 'the date and its year');
});

test('a verified date outside the years of its publication', () => {
  assert.equal(gatesOf(stateOf([EVE, CHRISTMAS, verified('2027-12-24')])), ['unsourced']);
});

test('a verified early close that a complete list of closures does not name', () => {
  const extra = verified('2026-07-03', { kind: 'early_close', close_time: '13:00' });
  assert.equal(gatesOf(stateOf([extra, EVE, CHRISTMAS])), ['unsourced']);
});

test('a year that counts as complete without a list', () => {
  assert.equal(gatesOf(stateOf([EVE, CHRISTMAS], { complete_years: [2026, 2027] })), ['unsourced']);
});

test('a verified date that its publication contradicts: another time, another kind', () => {
  const late = verified('2026-12-24', { kind: 'early_close', close_time: '14:00' });
  assert.equal(gatesOf(stateOf([late, CHRISTMAS])), ['contradicted']);
  assert.equal(gatesOf(stateOf([verified('2026-12-24'), CHRISTMAS])), ['contradicted']);
});

test('a verified date that goes, loses its coverage, or changes when it is past', () => {
  const what = (after: ReleaseState, today?: string) => regressionsTo(after, today).map((one) => one.what);
  assert.match(what(stateOf([EVE]))[0]!, /it was verified and goes/);
  const unverified = entry('2026-12-25');
  assert.match(what(stateOf([EVE, unverified]))[0]!, /is no longer/);
  const moved = stateOf([verified('2026-12-24', { kind: 'early_close', close_time: '12:00' }), CHRISTMAS]);
  assert.equal(what(moved), [], 'still to come: a later publication may move it');
  assert.match(what(moved, '2027-01-01')[0]!, /is past, and changes/);
});

test('a past day that was verified as open and gets an entry', () => {
  const mourning = entry('2026-11-09');
  const after = stateOf([mourning, EVE, CHRISTMAS], { verified_years: [2026] });
  assert.match(regressionsTo(after)[0]!.what, /verified as a day without an entry/);
  assert.equal(regressionsTo(after, '2026-11-09'), [], 'still to come: a special closure may be declared');
});

test('a verified year that is no longer', () => {
  const after = stateOf([EVE, CHRISTMAS], { verified_years: [] });
  assert.equal(
    regressionsTo(after).map(({ when }) => when),
    ['2026'],
  );
});

test('a release already made that gives up a verified date without a reason, and the same with one', () => {
  const after = stateOf([EVE]);
  const releaseOf = (id: string) => ({ id, library_version: '3', generated_at: '2026-11-20T00:00:00+00:00' });
  const first = { release: releaseOf('a'), changes: [], reason: null, state: SOUND };
  const second = { release: releaseOf('b'), changes: diffStates(SOUND, after), state: after };
  assert.is(checkHistory([first, { ...second, reason: null }], [LIST]).length, 1);
  assert.equal(checkHistory([first, { ...second, reason: 'the exchange withdrew its list' }], [LIST]), []);
});

test.run();
