import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Publication } from '../../build/verify/publication.js';
import { closed, linesOf, plain, publication, verify } from '../helpers/publications.js';

/** Publications that say different things of one date. 2025-12-24 is a Wednesday, 2025-12-25 a Thursday. */

const test = suite('contradictions');

const EVE_OFF = { closed: closed('2025-12-24') };
const EVE_SHORT = { early_close: [{ date: '2025-12-24', name: 'Christmas Eve', time: '13:00' }] };
const YEAR_WITHOUT_EVE = { years: [2025], complete: true, closed: closed('2025-12-25') };
const OURS = [plain('2025-12-24', 'Christmas Eve'), plain('2025-12-25', 'Christmas Day')];
const CHRISTMAS = '2025-12-25 holiday';

const orders = (...all: Publication[]) => [all, [...all].reverse()];

test('undated publications that contradict each other verify nothing on the date, in any order', () => {
  for (const order of orders(publication('off', EVE_OFF), publication('short', EVE_SHORT))) {
    const result = verify(OURS, order);
    assert.equal(linesOf(result), ['2025-12-24 holiday library', `${CHRISTMAS} library`]);
    assert.is(result.contradictions.length, 1);
    const [{ calendar, date, statements }] = result.contradictions as [
      (typeof result.contradictions)[number],
    ];
    assert.equal([calendar, date], ['XTST', '2025-12-24']);
    assert.equal(statements.map(({ what, sources }) => `${what} ${sources}`).sort(), [
      'early_close 13:00 short',
      'holiday off',
    ]);
  }
});

test('one publication dated, the other undated: neither is known to be the later', () => {
  const short = publication('short', EVE_SHORT, { published: '2025-01-01' });
  assert.equal(
    linesOf(verify(OURS, [publication('off', EVE_OFF), short]))[0],
    '2025-12-24 holiday library',
  );
});

test('the later publication of one publisher wins', () => {
  const off = publication('off', EVE_OFF, { published: '2024-01-01' });
  const short = publication('short', EVE_SHORT, { published: '2025-01-01' });
  for (const order of orders(off, short)) {
    const result = verify([], order);
    assert.equal(linesOf(result), ['2025-12-24 early_close 13:00 verified short']);
    assert.equal(result.contradictions, []);
  }
});

test('of two publishers neither wins, unless one supersedes the other', () => {
  const off = publication('off', EVE_OFF, { published: '2024-01-01' });
  const short = publication('short', EVE_SHORT, { published: '2025-01-01', publisher: 'Another' });
  assert.equal(linesOf(verify([], [off, short])), []);
  const supersedes = [{ id: 'off', why: 'It says so.' }];
  assert.equal(linesOf(verify([], [off, { ...short, supersedes }])), [
    '2025-12-24 early_close 13:00 verified short',
  ]);
});

test('an explicit supersession wins against a later date', () => {
  const off = publication('off', EVE_OFF, { published: '2025-01-01' });
  const short = publication('short', EVE_SHORT, { supersedes: [{ id: 'off', why: 'Corrected.' }] });
  assert.equal(linesOf(verify([], [off, short])), ['2025-12-24 early_close 13:00 verified short']);
});

test('a year listed in full contradicts a closure that it does not list', () => {
  for (const order of orders(publication('off', EVE_OFF), publication('year', YEAR_WITHOUT_EVE))) {
    const result = verify(OURS, order);
    assert.equal(linesOf(result), ['2025-12-24 holiday library', `${CHRISTMAS} verified year`]);
    assert.equal([result.completeYears, result.verifiedYears], [[2025], []]);
    assert.equal(result.contradictions.length, 1);
    const open = verify([OURS[1]!], order);
    assert.equal(linesOf(open), [`${CHRISTMAS} verified year`], 'no closure of ours: none is made');
    assert.equal(open.unsettledDays.length, 1, 'but the open day is not verified');
    assert.equal(open.verifiedYears, []);
  }
});

test('a year listed in full does not rule out holidays on weekends, or early closes if it does not list them', () => {
  const saturday = publication('saturday', { closed: closed('2025-12-27') });
  const short = publication('short', EVE_SHORT);
  const result = verify([], [publication('year', YEAR_WITHOUT_EVE), saturday, short]);
  assert.equal(result.contradictions, []);
  assert.is(linesOf(result).length, 3);
});

test('closing times that differ contradict each other', () => {
  const other = { early_close: [{ date: '2025-12-24', name: 'Christmas Eve', time: '12:30' }] };
  const result = verify([], [publication('short', EVE_SHORT), publication('other', other)]);
  assert.equal([linesOf(result), result.contradictions.length], [[], 1]);
});

test('a working Saturday contradicts a list in full that lacks it, and a holiday on it', () => {
  const worked = publication('worked', {
    weekend_workday: [{ date: '2025-12-27', name: 'Working day' }],
  });
  assert.is(verify([], [worked, publication('year', YEAR_WITHOUT_EVE)]).contradictions.length, 1);
  assert.is(
    verify([], [worked, publication('off', { closed: closed('2025-12-27') })]).contradictions
      .length,
    1,
  );
});

test('publications that are complete together do not contradict each other', () => {
  const special = publication('special', { ...EVE_OFF, years: [2025], complete_with: ['year'] });
  const year = publication('year', { ...YEAR_WITHOUT_EVE, complete: false });
  const result = verify(OURS, [special, year]);
  assert.equal([result.contradictions, result.verifiedYears], [[], [2025]]);
});

test.run();
