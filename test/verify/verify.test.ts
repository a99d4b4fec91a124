import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { PlainEntry } from '../../build/expand/entry.js';
import type { Difference, Verified } from '../../build/verify/verify.js';
import { formatDay } from '../../server/engine/civil-date.js';
import { entry } from '../helpers/history.js';
import { closed, early, linesOf, plain, publication, verify } from '../helpers/publications.js';

function differencesOf({
  differences,
}: Verified): Pick<Difference, 'date' | 'kind' | 'computed' | 'published'>[] {
  return differences.map(({ date, kind, computed, published }) => ({
    date,
    kind,
    computed,
    published,
  }));
}

const sourcesOf = ({ sources }: Verified) => [...sources.keys()];

const BY_LIST = { coverage: 'verified', sources: ['list'] } as const;

// 2025-12-24 is a Wednesday, 2025-12-25 a Thursday, 2025-12-26 a Friday, 2025-12-27 and 28 the weekend.
const OURS = [plain('2025-12-25', 'Christmas Day'), plain('2025-12-26', 'Boxing Day')];

const test = suite('verify');

test('without publications nothing is verified', () => {
  const result = verify(OURS, []);
  assert.equal(linesOf(result), ['2025-12-25 holiday library', '2025-12-26 holiday library']);
  assert.equal(
    [result.completeYears, result.verifiedYears, sourcesOf(result), result.differences],
    [[], [], [], []],
  );
});

test('a report verifies nothing and takes nothing away', () => {
  const report = publication(
    'report',
    { years: [2025], complete: true, closed: closed('2025-12-25', '2025-12-24') },
    { evidence: 'report' },
  );
  const result = verify(OURS, [report]);
  assert.equal(linesOf(result), ['2025-12-25 holiday library', '2025-12-26 holiday library']);
  assert.equal(
    [result.completeYears, result.verifiedYears, sourcesOf(result), result.differences],
    [[], [], [], []],
  );
});

test('a copy verifies as the original does', () => {
  const copy = publication(
    'copy',
    { years: [2025], closed: closed('2025-12-25') },
    { evidence: 'copy' },
  );
  assert.equal(linesOf(verify(OURS, [copy])), [
    '2025-12-25 holiday verified copy',
    '2025-12-26 holiday library',
  ]);
});

test('a part with `waits` verifies nothing', () => {
  const servants = publication('list', {
    closed: closed('2025-12-24'),
    waits: 'it binds public servants alone',
  });
  assert.equal(linesOf(verify(OURS, [servants])), [
    '2025-12-25 holiday library',
    '2025-12-26 holiday library',
  ]);
});

test('claims about another calendar do not apply to this one', () => {
  const other = publication('other', {
    calendar: 'XOTH',
    years: [2025],
    complete: true,
    closed: [],
  });
  assert.equal(linesOf(verify(OURS, [other])), [
    '2025-12-25 holiday library',
    '2025-12-26 holiday library',
  ]);
});

test('a complete list that agrees verifies its year', () => {
  const list = publication('list', {
    years: [2025],
    complete: true,
    closed: closed('2025-12-25', '2025-12-26'),
  });
  const result = verify([plain('2024-12-25', 'Christmas Day'), ...OURS], [list]);
  assert.equal(linesOf(result), [
    '2024-12-25 holiday library',
    '2025-12-25 holiday verified list',
    '2025-12-26 holiday verified list',
  ]);
  assert.equal(
    [result.completeYears, result.verifiedYears, sourcesOf(result)],
    [[2025], [2025], ['list']],
  );
  assert.equal(result.differences, []);
});

test('a complete list without any closure verifies its open days', () => {
  const result = verify([], [publication('list', { years: [2025], complete: true, closed: [] })]);
  assert.equal([result.entries, result.completeYears, result.verifiedYears], [[], [2025], [2025]]);
  assert.equal(sourcesOf(result), ['list'], 'the list vouches for the open days');
});

test('an incomplete list verifies only its dates', () => {
  const list = publication('list', {
    years: [2025],
    complete: false,
    closed: closed('2025-12-25'),
  });
  const result = verify(OURS, [list]);
  assert.equal(linesOf(result), ['2025-12-25 holiday verified list', '2025-12-26 holiday library']);
  assert.equal([result.completeYears, result.verifiedYears, result.differences], [[], [], []]);
});

test('lists that are complete together', () => {
  const year = publication('year', {
    years: [2025],
    complete: false,
    closed: closed('2025-12-25', '2025-12-26'),
  });
  const special = publication('special', {
    years: [2025],
    complete: false,
    complete_with: ['year'],
    closed: closed('2025-01-09'),
  });
  const result = verify([plain('2025-01-09', 'Day of Mourning'), ...OURS], [year, special]);
  assert.equal([result.completeYears, result.verifiedYears], [[2025], [2025]]);
  assert.equal(sourcesOf(result), ['special', 'year']);
  const extra = verify([...OURS, plain('2025-12-29', 'Not so')], [year, special]);
  assert.ok(
    !linesOf(extra).some((line) => line.startsWith('2025-12-29')),
    'a complete year takes extra days away',
  );
});

test('a missing date is added and reported', () => {
  const list = publication('list', {
    years: [2025],
    closed: [{ date: '2025-12-24', name: 'Christmas Eve', names: { de: 'Heiligabend' } }],
  });
  const result = verify(OURS, [list]);
  assert.is(linesOf(result)[0], '2025-12-24 holiday verified list');
  const [added] = result.entries;
  assert.equal(added!.names, { en: 'Christmas Eve', de: 'Heiligabend' });
  assert.equal([added!.origin, added!.observed, added!.status], ['curated', false, 'confirmed']);
  assert.equal(result.differences, [
    {
      calendar: 'XTST',
      date: '2025-12-24',
      kind: 'holiday',
      computed: null,
      published: 'Christmas Eve',
      sources: ['list'],
    },
  ]);
});

test('a missing date on a weekend is added but is not a difference: the day was closed anyway', () => {
  const list = publication('list', { years: [2025], closed: closed('2025-12-27') });
  const result = verify(OURS, [list]);
  assert.ok(linesOf(result).includes('2025-12-27 holiday verified list'));
  assert.equal(result.differences, []);
});

test('a date missing from a complete list is removed and reported', () => {
  const list = publication('list', { years: [2025], complete: true, closed: closed('2025-12-25') });
  const result = verify(OURS, [list]);
  assert.equal(linesOf(result), ['2025-12-25 holiday verified list']);
  assert.equal(result.verifiedYears, [2025]);
  assert.equal(result.differences, [
    {
      calendar: 'XTST',
      date: '2025-12-26',
      kind: 'holiday',
      computed: 'Boxing Day',
      published: null,
      sources: ['list'],
    },
  ]);
});

test('a holiday on a weekend missing from a complete list stays', () => {
  const list = publication('list', {
    years: [2025],
    complete: true,
    closed: closed('2025-12-25', '2025-12-26'),
  });
  const result = verify([...OURS, plain('2025-12-28', 'A Sunday')], [list]);
  assert.equal(linesOf(result), [
    '2025-12-25 holiday verified list',
    '2025-12-26 holiday verified list',
    '2025-12-28 holiday library',
  ]);
  assert.equal(result.verifiedYears, [2025], 'no business day depends on it');
  assert.equal(result.differences, []);
});

test('of a moved holiday the published day is used', () => {
  const list = publication('list', {
    years: [2025],
    complete: true,
    closed: closed('2025-12-25', '2025-12-29'),
  });
  const result = verify(OURS, [list]);
  assert.equal(linesOf(result), [
    '2025-12-25 holiday verified list',
    '2025-12-29 holiday verified list',
  ]);
  assert.equal(differencesOf(result), [
    { date: '2025-12-26', kind: 'holiday', computed: 'Boxing Day', published: null },
    { date: '2025-12-29', kind: 'holiday', computed: null, published: 'Closed 2025-12-29' },
  ]);
});

test('another closing time: the published one is used and reported', () => {
  const list = publication('list', {
    early_close: [{ date: '2025-12-24', name: 'Christmas Eve', time: '13:00' }],
  });
  const result = verify([early('2025-12-24', 'Christmas Eve', '12:30')], [list]);
  assert.equal(linesOf(result), ['2025-12-24 early_close 13:00 verified list']);
  assert.equal(differencesOf(result), [
    { date: '2025-12-24', kind: 'early_close', computed: '12:30', published: '13:00' },
  ]);
});

test('another kind: the published one is used, and both are reported', () => {
  const list = publication('list', {
    early_close: [{ date: '2025-12-26', name: 'Short', time: '13:00' }],
  });
  const result = verify(OURS, [list]);
  assert.equal(linesOf(result), [
    '2025-12-25 holiday library',
    '2025-12-26 early_close 13:00 verified list',
  ]);
  assert.ok(
    differencesOf(result).some(
      ({ date, kind, computed, published }) =>
        date === '2025-12-26' &&
        kind === 'holiday' &&
        computed === 'Boxing Day' &&
        published === 'Short (13:00)',
    ),
  );
  const closes = publication('list', { closed: closed('2025-12-24') });
  const other = verify([early('2025-12-24', 'Christmas Eve', '13:00')], [closes]);
  assert.equal(linesOf(other), ['2025-12-24 holiday verified list']);
  assert.ok(
    differencesOf(other).some(
      ({ kind, computed }) => kind === 'early_close' && computed === 'Christmas Eve',
    ),
  );
});

test('an early close reappears when a list removes the holiday on its day; on a day that stays closed it does not', () => {
  // 26 December 2025 is a Friday, 27 a Saturday.
  const list = publication('list', { years: [2025], complete: true, closed: closed('2025-12-25') });
  const own = [
    ...OURS,
    early('2025-12-25', 'Idle', '13:00'),
    early('2025-12-26', 'Short', '13:00'),
    early('2025-12-27', 'Idle', '13:00'),
  ];
  const result = verify(own, [list]);
  assert.equal(linesOf(result), [
    '2025-12-25 holiday verified list',
    '2025-12-26 early_close 13:00 library',
  ]);
  assert.equal(
    differencesOf(result).map(({ date, kind }) => `${date} ${kind}`),
    ['2025-12-26 holiday'],
    'early closes on closed days differ from nothing',
  );
});

test('a working weekend day that closes early: both entries are kept, whichever is published', () => {
  // 27 December 2025 is a Saturday.
  const worked = { weekend_workday: [{ date: '2025-12-27', name: 'Worked' }] };
  const short = { early_close: [{ date: '2025-12-27', name: 'Short', time: '13:00' }] };
  const ours = early('2025-12-27', 'Short', '13:00');
  assert.equal(linesOf(verify([ours], [publication('list', worked)])), [
    '2025-12-27 early_close 13:00 library',
    '2025-12-27 weekend_workday verified list',
  ]);
  assert.equal(linesOf(verify([], [publication('list', { ...worked, ...short })])), [
    '2025-12-27 early_close 13:00 verified list',
    '2025-12-27 weekend_workday verified list',
  ]);
  assert.equal(linesOf(verify([], [publication('one', worked), publication('two', short)])), [
    '2025-12-27 early_close 13:00 verified two',
    '2025-12-27 weekend_workday verified one',
  ]);
});

test('early closes are verified only where they are listed', () => {
  const list = publication('list', {
    years: [2025],
    complete: true,
    closed: closed('2025-12-25', '2025-12-26'),
  });
  const result = verify([early('2025-12-24', 'Christmas Eve', '13:00'), ...OURS], [list]);
  assert.is(linesOf(result)[0], '2025-12-24 early_close 13:00 library');
  assert.equal(
    [result.completeYears, result.verifiedYears],
    [[2025], []],
    'one day of the year is not verified',
  );
  const withEarly = publication('list', {
    years: [2025],
    complete: true,
    closed: closed('2025-12-25', '2025-12-26'),
    early_close: [{ date: '2025-12-24', name: 'Christmas Eve', time: '13:00' }],
  });
  const listed = verify([early('2025-12-24', 'Christmas Eve', '13:00'), ...OURS], [withEarly]);
  assert.is(linesOf(listed)[0], '2025-12-24 early_close 13:00 verified list');
  assert.equal(
    [listed.completeYears, listed.verifiedYears],
    [[2025], []],
    'the list may lack other early closes',
  );
  const [part] = withEarly.calendars;
  const all = { ...withEarly, calendars: [{ ...part!, early_complete: true }] };
  assert.equal(
    verify([early('2025-12-24', 'Christmas Eve', '13:00'), ...OURS], [all]).verifiedYears,
    [2025],
  );
});

test('an early close missing from a list of all early closes is removed', () => {
  const list = publication('list', {
    years: [2025],
    complete: true,
    early_complete: true,
    closed: closed('2025-12-25', '2025-12-26'),
  });
  const result = verify([early('2025-12-24', 'Christmas Eve', '13:00'), ...OURS], [list]);
  assert.equal(linesOf(result), [
    '2025-12-25 holiday verified list',
    '2025-12-26 holiday verified list',
  ]);
  assert.equal(differencesOf(result), [
    { date: '2025-12-24', kind: 'early_close', computed: 'Christmas Eve', published: null },
  ]);
  assert.equal(result.verifiedYears, [2025]);
});

test('working weekend days: listed ones are verified, others of a complete year are removed', () => {
  const list = publication('list', {
    years: [2025],
    complete: true,
    closed: closed('2025-12-25', '2025-12-26'),
    weekend_workday: [{ date: '2025-12-27', name: 'Working Saturday' }],
  });
  const ours = [
    plain('2025-12-27', 'Working day', { kind: 'weekend_workday' }),
    plain('2025-12-28', 'Working day', { kind: 'weekend_workday' }),
  ];
  const result = verify([...OURS, ...ours], [list]);
  assert.equal(linesOf(result).slice(2), ['2025-12-27 weekend_workday verified list']);
  assert.equal(differencesOf(result), [
    { date: '2025-12-28', kind: 'weekend_workday', computed: 'Working day', published: null },
  ]);
});

test('a working weekend day that is published opens a computed holiday', () => {
  const list = publication('list', {
    weekend_workday: [{ date: '2025-12-27', name: 'Working Saturday' }],
  });
  const result = verify([plain('2025-12-27', 'A holiday')], [list]);
  assert.equal(linesOf(result), ['2025-12-27 weekend_workday verified list']);
});

test('our names are kept, the status is the published one', () => {
  const names = { en: 'Ours', ja: '私たち' };
  const list = publication('list', {
    closed: [{ date: '2026-12-25', name: 'Theirs', status: 'provisional' as const }],
  });
  const [day] = verify([plain('2026-12-25', '', { names, status: 'estimated' })], [list]).entries;
  assert.equal([day!.names, day!.status, day!.coverage], [names, 'provisional', 'verified']);
  const firm = publication('firm', { closed: closed('2025-12-25') });
  const [confirmed] = verify(
    [plain('2025-12-25', 'Ours', { status: 'estimated' })],
    [firm],
  ).entries;
  assert.is(confirmed!.status, 'confirmed');
});

test('an undated notice that supersedes a dated list confirms its tentative date', () => {
  const list = publication('list', {
    closed: [{ date: '2026-12-25', name: 'Feast', status: 'provisional' as const }],
  });
  const notice = publication('notice', { closed: closed('2026-12-25') }, { published: null });
  const statusWith = (supersedes: { id: string; why: string }[]) =>
    verify([plain('2026-12-25', 'Feast')], [{ ...notice, supersedes }, list]).entries[0]!.status;
  assert.is(statusWith([]), 'provisional');
  assert.is(statusWith([{ id: 'list', why: 'The list leaves it to a notice.' }]), 'confirmed');
});

test('"(observed)" in a name becomes the mark', () => {
  const list = publication('list', {
    closed: [
      { date: '2025-12-26', name: 'Boxing Day (observed)' },
      { date: '2025-12-29', name: 'Boxing Day (substitute day)' },
      { date: '2025-12-30', name: 'Boxing Day' },
    ],
  });
  assert.equal(
    verify([], [list]).entries.map(({ names, observed }) => `${names.en} ${observed}`),
    ['Boxing Day true', 'Boxing Day true', 'Boxing Day false'],
  );
});

test('an entry of ours is observed where a list says so and its holiday is on a weekend day', () => {
  // 2025-12-27 is a Saturday.
  const ours = [
    plain('2025-12-26', 'Founders Day'),
    plain('2025-12-27', 'Boxing Day'),
    plain('2025-12-29', 'Boxing Day'),
    plain('2025-12-30', 'Boxing Day'),
  ];
  const list = publication('list', {
    closed: [
      { date: '2025-12-26', name: 'Founders Day (observed)' },
      { date: '2025-12-29', name: 'Boxing Day (Monday following)' },
      { date: '2025-12-30', name: 'Boxing Day' },
    ],
  });
  assert.equal(
    verify(ours, [list]).entries.map(({ day, observed }) => `${formatDay(day)} ${observed}`),
    ['2025-12-26 false', '2025-12-27 false', '2025-12-29 true', '2025-12-30 false'],
  );
});

test('where two publications agree both are named', () => {
  const one = publication('one', { closed: closed('2025-12-25') }, { published: '2024-01-01' });
  const two = publication('two', { closed: closed('2025-12-25') }, { published: '2025-01-01' });
  assert.equal(
    linesOf(verify(OURS, [two, one]))[0]!
      .split(' ')
      .slice(3)
      .sort(),
    ['one', 'two'],
  );
});

test('a later complete list withdraws an earlier claim that it does not repeat', () => {
  const first = publication(
    'first',
    { closed: closed('2025-12-24', '2025-12-25') },
    { published: '2024-01-01' },
  );
  const later = publication(
    'later',
    { years: [2025], complete: true, closed: closed('2025-12-25', '2025-12-26') },
    { published: '2025-06-01' },
  );
  assert.equal(
    verify(OURS, [first, later]).entries.map(({ day }) => formatDay(day)),
    ['2025-12-25', '2025-12-26'],
  );
  // The special closure that is announced after the yearly list adds to it.
  const special = publication(
    'special',
    { closed: closed('2025-12-24') },
    { published: '2025-12-01' },
  );
  assert.equal(
    verify(OURS, [special, first, later]).entries.map(({ day }) => formatDay(day)),
    ['2025-12-24', '2025-12-25', '2025-12-26'],
  );
});

const FULL = { years: [2025], complete: true, closed: closed('2025-12-25', '2025-12-26') };

test('a later list of all early closes withdraws an earlier claim', () => {
  const eve = { early_close: [{ date: '2025-12-24', name: 'Christmas Eve', time: '13:00' }] };
  const first = publication('first', eve, { published: '2024-01-01' });
  const later = publication(
    'later',
    { ...FULL, early_complete: true },
    { published: '2025-06-01' },
  );
  assert.equal(linesOf(verify(OURS, [first, later])), [
    '2025-12-25 holiday verified later',
    '2025-12-26 holiday verified later',
  ]);
});

test('a later complete list withdraws an earlier working weekend day', () => {
  const saturday = { weekend_workday: [{ date: '2025-12-27', name: 'Working Saturday' }] };
  const first = publication('first', saturday, { published: '2024-01-01' });
  const later = publication('later', FULL, { published: '2025-06-01' });
  assert.equal(linesOf(verify(OURS, [first, later])), [
    '2025-12-25 holiday verified later',
    '2025-12-26 holiday verified later',
  ]);
});

test('dates outside of the data are not taken over', () => {
  const list = publication('list', {
    years: [2024, 2025],
    complete: true,
    closed: closed('2024-12-25', '2025-12-25', '2025-12-26'),
  });
  const result = verify(OURS, [list], [2025, 2030]);
  assert.equal(linesOf(result), [
    '2025-12-25 holiday verified list',
    '2025-12-26 holiday verified list',
  ]);
  assert.equal(
    [result.completeYears, result.verifiedYears, result.differences],
    [[2025], [2025], []],
  );
});

const RULE = {
  from: 2024,
  to: null,
  days: ['Christmas Day'],
  grammar: [
    { rule: '12-25', name: 'Christmas Day' },
    { rule: '12-24', name: 'Christmas Eve', closes: '13:00' },
  ],
};
const christmas = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) =>
    plain(`${from + index}-12-25`, 'Christmas Day'),
  );

test('a standing rule verifies its dates, to the end of the year after the release’s', () => {
  const rule = publication('rule', { rules: [RULE] });
  const result = verify(christmas(2023, 2030), [rule]);
  const verified = result.entries.filter(
    ({ kind, coverage }) => kind === 'holiday' && coverage === 'verified',
  );
  assert.equal(
    verified.map(({ day }) => formatDay(day).slice(0, 4)),
    ['2024', '2025', '2026', '2027'],
  );
  assert.equal([result.completeYears, result.verifiedYears], [[], []], 'its days may not be all');
  const eves = result.entries
    .filter(({ kind }) => kind === 'early_close')
    .map(({ day }) => formatDay(day));
  // The rule says it of 2027 too (a Friday), of no later year, and nothing closes early on a weekend.
  assert.equal(eves, ['2024-12-24', '2025-12-24', '2026-12-24', '2027-12-24']);
});

test('a standing rule with an end', () => {
  const rule = publication('rule', { rules: [{ ...RULE, to: 2025 }] });
  const verified = verify(christmas(2023, 2030), [rule]).entries.filter(
    ({ coverage }) => coverage === 'verified',
  );
  assert.equal(
    [...new Set(verified.map(({ day }) => formatDay(day).slice(0, 4)))],
    ['2024', '2025'],
  );
});

test('an exhaustive rule makes its years complete', () => {
  const grammar = [{ rule: '12-25', name: 'Christmas Day' }];
  const rule = publication('rule', {
    rules: [{ ...RULE, grammar, exhaustive: 'and on no other day' }],
  });
  const ours = [
    ...christmas(2023, 2030),
    plain('2025-12-26', 'Boxing Day'),
    plain('2028-12-26', 'Boxing Day'),
  ];
  const result = verify(
    [...ours].sort((a, b) => a.day - b.day),
    [rule],
  );
  assert.equal(result.completeYears, [2024, 2025, 2026, 2027]);
  assert.equal(result.verifiedYears, [2024, 2025, 2026, 2027]);
  assert.equal(differencesOf(result), [
    { date: '2025-12-26', kind: 'holiday', computed: 'Boxing Day', published: null },
  ]);
  assert.ok(
    linesOf(result).includes('2028-12-26 holiday library'),
    'a rule vouches for no year so far ahead',
  );
});

test('a rule without grammar, or one marked unusable, verifies nothing', () => {
  const { grammar: _grammar, ...vague } = RULE;
  const publications = [
    publication('vague', { rules: [{ ...vague, exhaustive: 'and on no other day' }] }),
    publication('unusable', {
      rules: [{ ...RULE, exhaustive: 'and on no other day', usable: false }],
    }),
  ];
  const result = verify(christmas(2024, 2026), publications);
  assert.ok(result.entries.every(({ coverage }) => coverage === 'library'));
  assert.equal([result.completeYears, sourcesOf(result), result.differences], [[], [], []]);
});

/** What is verified of the calendar that a rule follows: 2025 listed in full, 2026 not; one of its days unverified. */
const FOLLOWED = {
  entries: [
    entry('2025-12-24', 'Christmas Eve', { ...BY_LIST, kind: 'early_close', close_time: '13:00' }),
    entry('2025-12-25', 'Christmas Day', BY_LIST),
    entry('2026-04-03', 'Good Friday', BY_LIST),
    entry('2026-05-01', 'Not verified'),
  ],
  completeYears: [2025],
  earlyCompleteYears: [2025],
  unsettledDays: [],
};

function verifyFollowing(rule: object, entries: readonly PlainEntry[] = []): Verified {
  const following = publication('group', {
    rules: [{ from: 2025, to: 2026, days: [], follows: 'XBAS', ...rule }],
  });
  const find = (calendar: string) => (calendar === 'XBAS' ? FOLLOWED : null);
  return verify(entries, [following], [2020, 2030], { followed: find });
}

test('a rule that follows a calendar takes over its verified closures', () => {
  assert.equal(linesOf(verifyFollowing({})), [
    '2025-12-25 holiday verified group',
    '2026-04-03 holiday verified group',
  ]);
  assert.equal(
    linesOf(verifyFollowing({ follows: 'XXXX' })),
    [],
    'a calendar of which nothing is known',
  );
});

test('the early closes of the followed calendar only where the rule says so', () => {
  assert.equal(
    linesOf(verifyFollowing({ with_early_closes: true }))[0],
    '2025-12-24 early_close 13:00 verified group',
  );
  const other = verifyFollowing({ with_early_closes: true }, [
    early('2025-12-24', 'Christmas Eve', '12:30'),
  ]);
  assert.equal(linesOf(other)[0], '2025-12-24 early_close 13:00 verified group');
});

test('a rule that follows a calendar makes the years complete that are complete there', () => {
  assert.equal(
    verifyFollowing({ exhaustive: 'and on no other day', with_early_closes: true }).verifiedYears,
    [2025],
  );
  const extra = [plain('2025-12-26', 'Boxing Day'), plain('2026-12-25', 'Christmas Day')];
  const result = verifyFollowing({ exhaustive: 'and on no other day' }, extra);
  assert.ok(
    !linesOf(result).some((line) => line.startsWith('2025-12-26')),
    'a complete year takes extra days away',
  );
  assert.ok(linesOf(result).includes('2026-12-25 holiday library'));
});

test('entries come out sorted', () => {
  const list = publication('list', { closed: closed('2025-12-31', '2025-01-02', '2025-12-26') });
  const days = verify([plain('2025-06-02', 'A day'), ...OURS], [list]).entries.map(
    ({ day }) => day,
  );
  assert.equal(
    days,
    [...days].sort((a, b) => a - b),
  );
});

test.run();
