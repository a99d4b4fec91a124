import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { usageOf } from '../../build/reports/usage.js';
import type { Publication, PublishedCalendar } from '../../build/verify/publication.js';
import { entry, stateOf } from '../helpers/market.js';
import { closed, publication } from '../helpers/publications.js';

/** What each publication verified of XTST, or why it verified nothing. */

const STATE = stateOf([entry('2025-12-25', { coverage: 'verified', sources: ['list'] })], {
  data_years: [2020, 2030],
  complete_years: [2024, 2025],
  year_sources: [{ years: [2024, 2025], sources: ['list'] }],
});

function reasonOf(
  part: Partial<PublishedCalendar>,
  more: Partial<Publication> = {},
): string | null {
  return usageOf([publication('other', part, more)], STATE)[0]!.reason;
}

test('years and dates that rest on a publication', () => {
  const [row] = usageOf([publication('list', { years: [2025] })], STATE);
  assert.equal([row!.years, row!.dates, row!.reason], [2, 1, null]);
});

test('a calendar that is not there yet, and what is said to wait', () => {
  assert.match(reasonOf({ calendar: 'XNEW', closed: closed('2025-12-25') })!, /waits: no calendar/);
  assert.is(
    reasonOf({ waits: 'it binds public servants alone' }),
    'waits: it binds public servants alone',
  );
  assert.is(
    reasonOf({ calendar: 'XNEW', rules: [{ from: 2020, to: null, days: [] }] }),
    'waits: no calendar of Kalends yet',
  );
});

test('reports, rules that are not computed, years outside of the data', () => {
  assert.match(reasonOf({ closed: closed('2025-12-25') }, { evidence: 'report' })!, /report/);
  const vague = { from: 2020, to: null, days: ['a feast'], left_out: 'its date is announced' };
  assert.match(reasonOf({ rules: [vague] })!, /not computed.*announced/);
  assert.match(
    reasonOf({ years: [1999], closed: closed('1999-12-25') })!,
    /outside the data.*2020 to 2030/,
  );
});

test('a publication that another one contradicts', () => {
  const answer = [
    { what: 'holiday', sources: ['other'] },
    { what: 'not listed', sources: ['list'] },
  ];
  const contradictions = [{ calendar: 'XTST', date: '2025-12-24', statements: answer }];
  const [row] = usageOf(
    [publication('other', { closed: closed('2025-12-24') })],
    STATE,
    contradictions,
  );
  assert.match(row!.reason!, /contradicts/);
});

test.run();
