import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { datedRows } from '../../build/verify/dated-rows.js';
import type { Publication } from '../../build/verify/publication.js';
import { formatDay } from '../../server/engine/civil-date.js';
import { closed, early, linesOf, plain, publication, verify } from '../helpers/publications.js';

/** What `verified` means, sentence by sentence. The release is of 22 November 2026; 24 to 26 December 2025 are Wednesday to Friday. */

const test = suite('vouching');

const GOVERNMENT = { decided_by: 'government' } as const;
const YEAR_2025 = { years: [2025], complete: true, closed: closed('2025-12-25') };
const CHRISTMAS = [plain('2025-12-25', 'Christmas Day')];
const list = (more: Partial<Publication> = {}, part: object = YEAR_2025) =>
  publication('list', part, more);

// Lists made before their year.

test('a list of a past year, made before days could have been added, verifies its dates but no open days', () => {
  const made = list({ ...GOVERNMENT, published: '2024-11-01' });
  const result = verify(CHRISTMAS, [made]);
  assert.equal(linesOf(result), ['2025-12-25 holiday verified list']);
  assert.equal([result.completeYears, result.verifiedYears], [[], []]);
  const others = list({ decided_by: 'others', published: '2024-11-01' });
  assert.equal(verify(CHRISTMAS, [others]).completeYears, []);
  const parliament = list({ decided_by: 'parliament', published: '2024-11-01' });
  assert.equal(verify(CHRISTMAS, [parliament]).completeYears, []);
  assert.equal(
    verify(CHRISTMAS, [list(GOVERNMENT)]).completeYears,
    [],
    'nobody knows when it was made',
  );
});

test('such a list still removes a computed day that it lacks', () => {
  const result = verify(
    [...CHRISTMAS, plain('2025-12-26', 'Computed')],
    [list({ ...GOVERNMENT, published: '2024-11-01' })],
  );
  assert.equal(linesOf(result), ['2025-12-25 holiday verified list']);
  assert.equal(result.differences.length, 1);
});

test('a list written or updated after the last day of its year also verifies open days', () => {
  assert.equal(
    verify(CHRISTMAS, [list({ ...GOVERNMENT, published: '2026-01-01' })]).verifiedYears,
    [2025],
  );
  assert.equal(
    verify(CHRISTMAS, [list({ ...GOVERNMENT, published: '2025-12-31' })]).verifiedYears,
    [],
  );
  const kept = list({ ...GOVERNMENT, published: '2024-11-01', current_on: '2026-01-01' });
  assert.equal(verify(CHRISTMAS, [kept]).verifiedYears, [2025]);
  const special = publication(
    'special',
    { years: [2025], complete_with: ['list'], closed: closed('2025-12-24') },
    {
      ...GOVERNMENT,
      published: '2026-02-01',
    },
  );
  const older = list({ ...GOVERNMENT, published: '2024-11-01' }, { ...YEAR_2025, complete: false });
  assert.equal(
    verify(CHRISTMAS, [older, special]).completeYears,
    [2025],
    'what is complete together, by the later of them',
  );
});

test('the list of an operator verifies open days of past years; any list those of the current and coming years', () => {
  assert.equal(verify(CHRISTMAS, [list({ published: '2024-11-01' })]).verifiedYears, [2025]);
  const ahead = { years: [2026, 2027], complete: true, closed: closed('2026-12-25', '2027-12-24') };
  assert.equal(
    verify([], [list({ ...GOVERNMENT, published: '2025-11-01' }, ahead)]).verifiedYears,
    [2026, 2027],
  );
});

// Days that contradict.

const EVE_CLOSED = { closed: closed('2025-12-24') };
const report = (part: object, more: Partial<Publication> = {}) =>
  publication('report', part, { evidence: 'report', publisher: 'A newspaper', ...more });

test('a report that names a day contradicts a list without it; its tentative day does not', () => {
  const result = verify(CHRISTMAS, [list(), report(EVE_CLOSED)]);
  assert.equal(linesOf(result), ['2025-12-25 holiday verified list']);
  assert.equal(result.unsettledDays.map(formatDay), ['2025-12-24']);
  assert.equal([result.verifiedYears, result.contradictions.length], [[], 1]);
  const tentative = {
    closed: [{ date: '2025-12-24', name: 'Eve', status: 'provisional' as const }],
  };
  assert.equal(verify(CHRISTMAS, [list(), report(tentative)]).verifiedYears, [2025]);
});

test('a report that differs on a day of a list contradicts it', () => {
  const short = report({ early_close: [{ date: '2025-12-25', name: 'Short', time: '13:00' }] });
  assert.equal(linesOf(verify(CHRISTMAS, [list(), short])), ['2025-12-25 holiday library']);
});

test('a list that supersedes a report settles the contradiction', () => {
  const answered = { supersedes: [{ id: 'report', why: 'It says so.' }] };
  assert.equal(verify(CHRISTMAS, [list(answered), report(EVE_CLOSED)]).verifiedYears, [2025]);
  const [older, later] = [
    report(EVE_CLOSED, { publisher: 'An exchange', published: '2024-01-01' }),
    list({ published: '2025-01-01' }),
  ];
  assert.equal(verify(CHRISTMAS, [older, later]).verifiedYears, [2025]);
});

const SOURCE = 'https://example.org/decree';
const rowsOf = (...rows: object[]) => ({
  rows: datedRows({
    dates: rows.map(
      (row) => ({ kind: 'holiday', name: 'Election', source: SOURCE, ...row }) as never,
    ),
  }),
});
const EVE = plain('2025-12-24', 'Election', { origin: 'curated' });

test('a dated and cited row of the definition contradicts a list that differs, and stays', () => {
  const result = verify([EVE, ...CHRISTMAS], [list()], undefined, rowsOf({ date: '2025-12-24' }));
  assert.equal(linesOf(result), ['2025-12-24 holiday library', '2025-12-25 holiday verified list']);
  assert.equal([result.verifiedYears, result.contradictions.length], [[], 1]);
  const open = verify([], [list()], undefined, rowsOf({ date: '2025-12-25', kind: 'open' }));
  assert.equal(
    [linesOf(open), open.unsettledDays.length],
    [[], 1],
    'a row that says that the day is open',
  );
  const agreeing = verify(CHRISTMAS, [list()], undefined, rowsOf({ date: '2025-12-25' }));
  assert.equal([agreeing.verifiedYears, agreeing.contradictions], [[2025], []]);
});

test('a row without a text, or an estimate, does not contradict a list', () => {
  for (const weak of [{ source: 'not found' }, { lead: true }, { status: 'estimated' }]) {
    const result = verify(
      [EVE, ...CHRISTMAS],
      [list()],
      undefined,
      rowsOf({ date: '2025-12-24', ...weak }),
    );
    assert.equal(linesOf(result), ['2025-12-25 holiday verified list'], JSON.stringify(weak));
  }
});

test('a day settled against a publication rests on the row, without a contradiction', () => {
  const settled = { ...YEAR_2025, settled: [{ date: '2025-12-24', why: 'Declared later.' }] };
  const result = verify(
    [EVE, ...CHRISTMAS],
    [list({}, settled)],
    undefined,
    rowsOf({ date: '2025-12-24' }),
  );
  assert.equal(linesOf(result), ['2025-12-24 holiday library', '2025-12-25 holiday verified list']);
  assert.equal([result.contradictions, result.verifiedYears], [[], []]);
  const moved = [{ date: '2025-12-25', why: 'Kept on another day.' }];
  assert.equal(
    linesOf(verify([], [list({}, { ...YEAR_2025, settled: moved })])),
    [],
    'nor is a date that it names believed',
  );
  const christmas = {
    from: 2025,
    to: 2025,
    days: [],
    grammar: [{ rule: '12-25', name: 'Christmas Day' }],
  };
  assert.equal(
    linesOf(verify([], [list({}, { rules: [christmas], settled: moved })])),
    [],
    'nor one of its rule',
  );
});

// Tentative days.

const tentative = (date: string) => ({ date, name: 'Feast', status: 'provisional' as const });
const FEAST_LIST = {
  years: [2025, 2026],
  complete: true,
  closed: [tentative('2025-12-24'), tentative('2026-12-24')],
};

test('a tentative date is verified while it lies ahead; once it has passed unconfirmed it is not', () => {
  const feasts = ['2025-12-24', '2026-12-24'].map((date) =>
    plain(date, 'Feast', { status: 'estimated' }),
  );
  const result = verify(feasts, [list({}, FEAST_LIST)]);
  assert.equal(linesOf(result), ['2025-12-24 holiday library', '2026-12-24 holiday verified list']);
  assert.equal(
    result.entries.map(({ status }) => status),
    ['provisional', 'provisional'],
  );
  assert.equal(result.verifiedYears, [2026]);
  const confirmed = publication('notice', EVE_CLOSED, {
    supersedes: [{ id: 'list', why: 'The notice of the feast.' }],
  });
  assert.is(
    linesOf(verify(feasts, [list({}, FEAST_LIST), confirmed]))[0],
    '2025-12-24 holiday verified notice',
  );
});

test('the days beside a tentative date that passed unconfirmed are not verified as open, and a single date listed there stays', () => {
  const { unsettledDays } = verify([], [list({}, FEAST_LIST)]);
  assert.equal(unsettledDays.map(formatDay), [
    '2025-12-22',
    '2025-12-23',
    '2025-12-25',
    '2025-12-26',
  ]);
  const beside = (origin: 'curated' | 'library') => [
    plain('2025-12-23', 'Feast', { status: 'estimated', origin }),
  ];
  assert.is(
    linesOf(verify(beside('curated'), [list({}, FEAST_LIST)]))[0],
    '2025-12-23 holiday library',
  );
  assert.is(
    linesOf(verify(beside('library'), [list({}, FEAST_LIST)]))[0],
    '2025-12-24 holiday library',
  );
});

// Early closes.

const EVE_SHORT = [early('2025-12-24', 'Christmas Eve', '13:00'), ...CHRISTMAS];
const withoutHour = {
  ...YEAR_2025,
  early_complete: true,
  early_close: [{ date: '2025-12-24', name: 'Christmas Eve', time: null }],
};

test('an early close listed without its time is verified; our time is used and marked as such', () => {
  const result = verify(EVE_SHORT, [list({}, withoutHour)]);
  const [own] = result.entries;
  assert.equal(
    [own!.coverage, own!.close_time, own!.close_time_coverage],
    ['verified', '13:00', 'library'],
  );
  assert.equal([result.verifiedYears, result.differences], [[2025], []]);
  const timed = publication('timed', {
    early_close: [{ date: '2025-12-24', name: 'Eve', time: '12:30' }],
  });
  const [eve] = verify(EVE_SHORT, [list({}, withoutHour), timed]).entries;
  assert.equal(
    [eve!.close_time, eve!.close_time_coverage],
    ['12:30', undefined],
    'another publication gives the hour',
  );
});

test('an early close without any time: no entry is made, it is reported, and the day is not verified', () => {
  const result = verify(CHRISTMAS, [list({}, withoutHour)]);
  assert.equal(linesOf(result), ['2025-12-25 holiday verified list']);
  assert.equal(
    [result.unsettledDays.map(formatDay), result.differences.length],
    [['2025-12-24'], 1],
  );
});

test('a year next to one with early closes is verified only by a list of all early closes', () => {
  const years = { years: [2024, 2025], complete: true, closed: closed('2025-12-25') };
  assert.equal(verify([early('2024-12-24', 'Eve', '13:00')], [list({}, years)]).verifiedYears, []);
  assert.equal(
    verify(CHRISTMAS, [list({}, years)]).verifiedYears,
    [2024, 2025],
    'a calendar that has none',
  );
});

const once = (date: string, time = '12:30') => ({
  ...early(date, 'Closed at noon', time),
  origin: 'curated' as const,
});
const THREE_YEARS = list(
  {},
  { years: [2024, 2025, 2026], complete: true, closed: closed('2025-12-25', '2026-12-25') },
);

test('an early close of one day that no list names costs that day alone', () => {
  const result = verify([once('2025-03-28')], [THREE_YEARS]);
  assert.equal([result.verifiedYears, result.unsettledDays], [[2024, 2026], []]);
  const each = ['2024-03-28', '2025-03-27', '2026-03-30'];
  assert.equal(
    verify(
      each.map((date) => once(date)),
      [THREE_YEARS],
    ).verifiedYears,
    [],
    'one that comes every year may be missing in any',
  );
});

test('one before a holiday may come again: the same day a year earlier and later is not verified', () => {
  const result = verify([once('2025-12-24')], [THREE_YEARS]);
  assert.equal(result.unsettledDays.map(formatDay), ['2024-12-24', '2026-12-24']);
  assert.equal(result.verifiedYears, []);
  const named = list(
    {},
    { years: [2026], complete: true, early_complete: true, closed: closed('2026-12-25') },
  );
  const known = verify([plain('2025-12-25', 'Christmas Day'), once('2025-12-24')], [named]);
  assert.equal([known.unsettledDays, known.verifiedYears], [[], [2026]]);
});

test.run();
