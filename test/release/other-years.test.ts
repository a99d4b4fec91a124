import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { calendar } from '../../build/calendars/definition.js';
import { dateRows } from '../../build/calendars/many-rows.js';
import { holidays, type ListedDate, movedHoliday, year } from '../../build/calendars/vocabulary.js';
import { checkYears } from '../../build/check/other-years.js';
import { formatProblems } from '../../build/try/definition-problems.js';
import { definition } from '../helpers/definitions.js';
import { entry, stateOf } from '../helpers/market.js';

/** Mistyped days and years of definitions: weekdays beside dates, and the year that an address names. */

const test = suite('years and weekdays of rows');

const LIST = 'https://example.org/holidays-december-2026';

function market(dates: readonly ListedDate[]) {
  return calendar({ ...definition('XTST'), dates });
}

test('a weekday beside the date is read, in every form of rows, and must be the date’s', () => {
  const rows = [
    ...year(2026, LIST, { '12-02 Wed': 'A day', '12-03': 'Another' }),
    ...holidays('A feast', LIST, '2026-03-20 Fri 2026-03-21 2026-03-23 Mon'),
    ...movedHoliday('A day', LIST, { '2026-09-24 Thu': '2026-09-28 Mon' }),
    ...dateRows({ kind: 'holiday', source: LIST }, [{ date: '2026-07-01 Wed', name: 'One' }]),
  ];
  assert.equal(
    market(rows).dates!.map(({ date, weekday, name }) => [date, weekday ?? '', name].join(' ')),
    [
      '2026-12-02 Wed A day',
      '2026-12-03  Another',
      '2026-03-20 Fri A feast',
      '2026-03-21  A feast',
      '2026-03-23 Mon A feast',
      '2026-09-24 Thu A day: kept on 2026-09-28',
      '2026-09-28 Mon A day',
      '2026-07-01 Wed One',
    ],
  );
  assert.throws(
    () => market(year(2026, LIST, { '12-02 Tue': 'A day' })),
    /2026-12-02 holiday \(A day, .*it is a Wed, read was Tue/,
  );
  const mistyped = formatProblems(market(year(2026, LIST, { '12-02 Wedn': 'A day' })));
  assert.ok(mistyped.some((line) => line.includes('not an existing date')));
});

test('a text that prints weekdays: each of its rows must have one', () => {
  const rows = year(
    2026,
    LIST,
    { '12-02 Wed': 'A day', '12-03': 'Another' },
    { printsWeekdays: true },
  );
  const problems = formatProblems(market(rows)).filter((line) => line.includes('weekdays'));
  assert.equal(problems, [
    "2026-12-03 holiday (Another): its text prints weekdays: '2026-12-03 Thu', if it says so",
  ]);
});

test('a new day whose address names another year is asked about, unless its note says what the text says', () => {
  const rows = (ofYear: number, more: Partial<ListedDate> = {}) =>
    market(year(ofYear, LIST, { '12-02': 'A day' }, more));
  const [before, after] = [stateOf([]), stateOf([entry('2027-12-02'), entry('2026-12-02')])];
  const [asked, ...others] = checkYears([rows(2027)], before, after);
  assert.equal([asked?.gate, asked?.when, others], ['unread', '2027-12-02', []]);
  assert.match(asked!.what, /names 2026, not 2027: is the year right\?/);
  assert.equal(checkYears([rows(2026)], before, after), []);
  assert.equal(
    checkYears([rows(2027, { note: 'The list of 2027, of December 2026.' })], before, after),
    [],
  );
  assert.equal(checkYears([rows(2027)], after, after), [], 'a day that was released before');
  const listed = stateOf([entry('2027-12-02', { coverage: 'verified', sources: ['list'] })]);
  assert.equal(checkYears([rows(2027)], before, listed), [], 'a day that a publication names');
});

test.run();
