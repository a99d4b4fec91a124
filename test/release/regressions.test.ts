import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { checkReasons } from '../../build/check/gates.js';
import type { Entry } from '../../build/expand/entry.js';
import { draftReasons, judge, type Reason, readReasons } from '../../build/release/reasons.js';
import { findRegressions, type Regression } from '../../build/release/regressions.js';
import { emptyState, type StoredCalendar } from '../../build/release/state.js';
import { formatDay, isoWeekday, mustParseDay } from '../../server/engine/civil-date.js';
import { entry, stateOf as makeState } from '../helpers/market.js';

/** What a release takes back, and the reasons that excuse it: each planted, and told apart from what is no regression. */

const VERIFIED = { coverage: 'verified', sources: ['list-2026'] } as const;
const verified = (date: string, more: Partial<Entry> = {}) => entry(date, { ...VERIFIED, ...more });
const stateOf = (entries: readonly Entry[], record: Partial<StoredCalendar> = {}) =>
  makeState(entries, {
    verified_years: [2026],
    complete_years: [2026],
    sources: ['list-2026'],
    ...record,
  });

const TODAY = '2026-11-20';
const CHRISTMAS = verified('2026-12-25', { names: { en: 'Christmas Day', de: 'Weihnachten' } });
const EVE = verified('2026-12-24', { kind: 'early_close', close_time: '13:00' });
const MAY_DAY = verified('2026-05-01');
const SOUND = stateOf([EVE, CHRISTMAS, MAY_DAY]);

const after = (entries: readonly Entry[], record: Partial<StoredCalendar> = {}, today = TODAY) =>
  findRegressions(SOUND, stateOf(entries, record), today);
const told = (found: readonly Regression[]) => found.map(({ kind, when }) => `${kind} ${when}`);
const all = [EVE, CHRISTMAS, MAY_DAY];

test('nothing changes, or something is added farther ahead: no regression', () => {
  assert.equal(after(all), []);
  assert.equal(
    after([...all, entry('2027-12-03'), verified('2028-05-01')], {
      verified_years: [2026, 2027],
      complete_years: [2026, 2027],
    }),
    [],
  );
  assert.equal(findRegressions(emptyState(), SOUND, TODAY), []);
});

test('a verified date that goes, or is no longer verified', () => {
  assert.equal(told(after([EVE, MAY_DAY])), ['answer 2026-12-25']);
  assert.equal(told(after([EVE, CHRISTMAS])), ['answer 2026-05-01']);
  assert.equal(told(after([EVE, MAY_DAY, entry('2026-12-25', { names: CHRISTMAS.names })])), [
    'coverage 2026-12-25',
  ]);
});

test('a verified day of the past is answered otherwise; one to come is moved by a publication', () => {
  const noon = verified('2026-12-24', { kind: 'early_close', close_time: '12:00' });
  assert.equal(told(after([noon, CHRISTMAS, MAY_DAY])), ['changed 2026-12-24']);
  assert.equal(told(after([noon, CHRISTMAS, MAY_DAY], {}, '2026-12-25')), ['answer 2026-12-24']);
  const doubtful = verified('2026-05-01', { status: 'provisional' });
  assert.equal(told(after([EVE, CHRISTMAS, doubtful])), ['answer 2026-05-01']);
});

test('an open day of a verified year gets an entry', () => {
  assert.equal(told(after([...all, verified('2026-11-09')])), ['answer 2026-11-09'], 'in the past');
  assert.equal(
    told(after([...all, verified('2026-11-30')])),
    ['changed 2026-11-30'],
    'a special closure that a publication declares',
  );
  assert.equal(
    told(after([...all, entry('2026-11-30')])),
    ['answer 2026-11-30'],
    'one that none does',
  );
});

test('a calendar that goes on under another id, with its former one as an alias, is held to what it was', () => {
  const state = stateOf(all);
  const [record, entries] = [state.calendars.get('XTST')!, state.entries.get('XTST')!];
  const renamed = (more: Partial<StoredCalendar>, without?: number) => ({
    ...state,
    calendars: new Map([['XNEW', { ...record, id: 'XNEW', ...more }]]),
    entries: new Map([['XNEW', new Map([...entries].filter(([, { day }]) => day !== without))]]),
  });
  assert.equal(findRegressions(SOUND, renamed({ aliases: ['XTST'] }), TODAY), []);
  const lacking = renamed({ aliases: ['XTST'] }, MAY_DAY.day);
  assert.equal(told(findRegressions(SOUND, lacking, TODAY)), ['answer 2026-05-01']);
  assert.is(
    findRegressions(SOUND, renamed({}), TODAY).length,
    11,
    'without it every year of its data goes',
  );
});

test('years of data, the whole calendar', () => {
  assert.equal(told(after(all, { data_years: [2022, 2028] })), [
    'data 2020',
    'data 2021',
    'data 2029',
    'data 2030',
  ]);
  assert.is(
    findRegressions(SOUND, emptyState(), TODAY).filter(({ kind }) => kind === 'data').length,
    11,
  );
});

test('verified years and complete years', () => {
  assert.equal(told(after(all, { verified_years: [] })), ['year 2026']);
  const found = after(all, { verified_years: [], complete_years: [] });
  assert.equal(told(found), ['year 2026']);
  assert.match(found[0]!.what, /verified and known in full/);
  const quietly = findRegressions(
    stateOf(all, { verified_years: [] }),
    stateOf(all, { verified_years: [], complete_years: [] }),
    TODAY,
  );
  assert.equal(
    told(quietly),
    ['year 2026'],
    'complete years alone: open days are no longer verified',
  );
});

test('another weekend, in the years in which it differs', () => {
  const years = (weekend: StoredCalendar['weekend']) => told(after(all, { weekend }));
  const FRIDAY = [5, 6];
  assert.is(years([{ start: '2020-01-01', days: FRIDAY }]).length, 11);
  assert.equal(
    years([
      { start: '2020-01-01', days: [6, 7] },
      { start: '2029-07-01', days: FRIDAY },
    ]),
    ['weekend 2029', 'weekend 2030'],
  );
  const again = [
    { start: '2020-01-01', days: [6, 7] },
    { start: '2024-01-01', days: [6, 7] },
  ];
  assert.equal(years(again), [], 'the same weekend said twice');
});

test('an open day on which publications now contradict each other', () => {
  const unsettled = (days: readonly string[]) => ({ unsettled_days: days });
  assert.equal(told(after(all, unsettled(['2026-03-02']))), ['coverage 2026-03-02']);
  const before = stateOf(all, unsettled(['2026-03-02']));
  assert.equal(findRegressions(before, stateOf(all, unsettled(['2026-03-02'])), TODAY), []);
  assert.equal(told(after(all, unsettled(['2027-03-02']))), [], 'a year that is not complete');
});

test('a holiday on a weekend that no list names leaves its day verified', () => {
  assert.equal(
    told(after([...all, entry('2026-12-26')])),
    ['changed 2026-12-26'],
    'a Saturday to come',
  );
  assert.equal(
    told(after([...all, entry('2026-08-15')])),
    ['answer 2026-08-15'],
    'a Saturday of the past is closed now',
  );
});

test('the name of a verified date, in any language that it had, and whether it is observed', () => {
  const named = (names: Record<string, string>) =>
    told(after([EVE, MAY_DAY, { ...CHRISTMAS, names }]));
  assert.equal(named({ en: 'Christmas', de: 'Weihnachten' }), ['name 2026-12-25']);
  assert.equal(named({ en: 'Christmas Day' }), ['name 2026-12-25']);
  assert.equal(named({ en: 'Christmas Day', de: 'Weihnachten', fr: 'Noël' }), []);
  assert.equal(told(after([EVE, MAY_DAY, { ...CHRISTMAS, observed: true }])), ['name 2026-12-25']);
  const unverified = entry('2027-12-25', { names: { en: 'Before' } });
  const before = stateOf([...all, unverified]);
  assert.equal(
    findRegressions(before, stateOf([...all, { ...unverified, names: { en: 'After' } }]), TODAY),
    [],
  );
});

test('every day whose answer changes is told by the day, or by the weekend or the year it lies in', () => {
  const FRIDAYS = stateOf(all, { weekend: [{ start: '2020-01-01', days: [5, 6] }] });
  const found = findRegressions(SOUND, FRIDAYS, TODAY);
  for (let day = mustParseDay('2026-01-01'); day <= mustParseDay('2026-12-31'); day++) {
    if (![5, 7].includes(isoWeekday(day))) continue;
    assert.ok(
      found.some(({ kind, when }) => kind === 'weekend' && formatDay(day).startsWith(when)),
    );
  }
});

// Reasons.

const LOST = findRegressions(
  SOUND,
  stateOf([EVE, entry('2026-12-25', { names: CHRISTMAS.names })], { verified_years: [] }),
  TODAY,
);
const reason = (more: Partial<Reason> = {}): Reason => ({
  calendars: ['XTST'],
  kinds: ['year', 'answer', 'coverage'],
  dates: ['2026'],
  why: 'The list was withdrawn',
  ...more,
});
const judged = (...reasons: Reason[]) => {
  const { unexcused, idle } = judge(LOST, reasons);
  return { unexcused: told(unexcused), idle };
};

test('a reason excuses what it names, and nothing else', () => {
  assert.equal(told(LOST), ['year 2026', 'answer 2026-05-01', 'coverage 2026-12-25']);
  assert.equal(judged(reason()), { unexcused: [], idle: [] });
  assert.equal(judged().unexcused, told(LOST));
  assert.equal(
    judged(reason({ kinds: ['year'] })).unexcused,
    ['answer 2026-05-01', 'coverage 2026-12-25'],
    'its kinds',
  );
  assert.equal(judged(reason({ dates: ['2026-05-01'], kinds: ['answer'] })).unexcused, [
    'year 2026',
    'coverage 2026-12-25',
  ]);
  assert.equal(judged(reason({ dates: ['2027..2030'] })).unexcused, told(LOST), 'its years');
  assert.equal(judged(reason({ calendars: ['XOTH'] })).unexcused, told(LOST), 'its calendars');
  assert.equal(judged(reason({ dates: ['2020..2030-12-25'], kinds: ['coverage'] })).unexcused, [
    'year 2026',
    'answer 2026-05-01',
  ]);
  assert.equal(judged(reason({ dates: ['2024..2027'] })).unexcused, []);
});

test('a date excuses that date, not its year', () => {
  assert.equal(judged(reason({ dates: ['2026-01-01'], kinds: ['year'] })).unexcused, told(LOST));
});

test('a reason that names more than was taken back is told: every calendar, kind and date of it', () => {
  const { idle } = judged(
    reason({
      calendars: ['XTST', 'XOTH'],
      dates: ['2026', '2031'],
      kinds: ['year', 'answer', 'coverage', 'name'],
    }),
  );
  assert.equal(idle, [
    'reason 1: XOTH excuses nothing',
    'reason 1: name excuses nothing',
    'reason 1: 2031 excuses nothing',
  ]);
});

test('reasons are read strictly: a why, known kinds, dates of a form, no other member', () => {
  assert.equal(readReasons([reason()], 'reasons'), [reason()]);
  for (const [wrong, right] of [
    [{ ...reason(), why: ' ' }, /why/],
    [{ ...reason(), kinds: ['everything'] }, /kinds/],
    [{ ...reason(), kinds: [] }, /kinds/],
    [{ ...reason(), calendars: [] }, /calendars/],
    [{ ...reason(), dates: ['always'] }, /YYYY-MM-DD/],
    [{ ...reason(), dates: ['2026-12'] }, /YYYY-MM-DD/],
    [{ ...reason(), all: true }, /all/],
    [{ why: 'A free text' }, /calendars/],
  ] as const) {
    assert.throws(() => readReasons([wrong], 'reasons.jsonl'), right, JSON.stringify(wrong));
  }
});

test('a draft names exactly what was taken back; without a why it is refused', () => {
  const drafts = draftReasons(LOST, '');
  assert.throws(() => readReasons(drafts, 'draft'), /why/);
  const filled = readReasons(draftReasons(LOST, 'The list was withdrawn'), 'draft');
  assert.equal(judge(LOST, filled), { unexcused: [], idle: [] });
  assert.equal(
    filled.map(({ kinds, dates }) => `${kinds} ${dates}`),
    ['year 2026', 'coverage 2026-12-25', 'answer 2026-05-01'],
  );
});

test('a draft is short: calendars that give up the same are one line, years and days of years are runs', () => {
  const many: Regression[] = ['XAAA', 'XBBB', 'XCCC'].flatMap((calendar) => [
    ...[2027, 2028, 2029].map((year) => ({
      kind: 'year' as const,
      calendar,
      when: String(year),
      day: null,
      what: '',
    })),
    ...[2027, 2028, 2029].map((year) => {
      const when = `${year}-12-26`;
      return { kind: 'coverage' as const, calendar, when, day: mustParseDay(when), what: '' };
    }),
  ]);
  assert.equal(draftReasons(many, 'why'), [
    { calendars: ['XAAA', 'XBBB', 'XCCC'], kinds: ['year'], dates: ['2027..2029'], why: 'why' },
    {
      calendars: ['XAAA', 'XBBB', 'XCCC'],
      kinds: ['coverage'],
      dates: ['2027..2029-12-26'],
      why: 'why',
    },
  ]);
  assert.equal(judge(many, draftReasons(many, 'why')), { unexcused: [], idle: [] });
});

// What was not verified, and changes in the past or in the coming twelve months.

const HALF = { kind: 'early_close', close_time: '12:00', names: { en: 'Eve' } } as const;
const unverified = (date: string, en: string, more: Partial<Entry> = {}) =>
  entry(date, { names: { en }, ...more });
const changes = (was: readonly Entry[], now: readonly Entry[]) =>
  findRegressions(makeState(was), makeState(now), TODAY).map(
    ({ kind, when, group }) => `${kind} ${when} ${group?.text}`,
  );

test('an answer of the past or the coming twelve months changes: it comes, goes, moves, is called otherwise', () => {
  const day = unverified('2026-03-02', 'A');
  assert.equal(changes([], [day]), ['changed 2026-03-02 A comes (holiday): 2026-03-02']);
  assert.equal(changes([day], []), ['changed 2026-03-02 A goes (holiday): 2026-03-02']);
  const moved = 'A moves by a day: 2026-03-02 to 2026-03-03';
  assert.equal(changes([day], [unverified('2026-03-03', 'A')]), [
    `changed 2026-03-02 ${moved}`,
    `changed 2026-03-03 ${moved}`,
  ]);
  assert.equal(changes([day], [unverified('2026-03-02', 'B')]), [
    'changed 2026-03-02 A is called B: 2026-03-02',
  ]);
  assert.equal(changes([unverified('2026-03-02', 'A / B')], [day]), [
    'changed 2026-03-02 B goes (holiday): 2026-03-02',
  ]);
});

test('it closes at another hour, becomes observed, or less certain', () => {
  const eve = unverified('2026-12-24', 'Eve', HALF);
  assert.equal(changes([eve], [{ ...eve, close_time: '21:00' }]), [
    'changed 2026-12-24 Eve closes at 21:00, not 12:00: 2026-12-24',
  ]);
  const day = unverified('2026-03-02', 'A');
  assert.is(changes([day], [{ ...day, observed: true }]).length, 1);
  assert.is(changes([day], [{ ...day, status: 'estimated' }]).length, 1);
  assert.equal(
    changes([{ ...day, status: 'estimated' }], [day]),
    [],
    'it becomes certain as it was',
  );
  assert.equal(changes([{ ...day, names: { en: 'A (estimated)' } }], [day]), []);
  assert.equal(
    changes([day], [{ ...day, names: { en: 'A', fr: 'A' } }]),
    [],
    'a name in another language',
  );
});

test('days more than twelve months ahead are told in the plan and stop nothing', () => {
  assert.is(changes([], [unverified('2027-11-20', 'A')]).length, 1, 'the last day that is watched');
  assert.equal(changes([], [unverified('2027-11-21', 'A')]), []);
});

const MONTHS = ['2020', '2021', '2022', '2023', '2024', '2025', '2026'];
const MAWLIDS = makeState(MONTHS.map((year) => unverified(`${year}-03-02`, 'Mawlid')));
const SHIFTED = makeState(MONTHS.map((year) => unverified(`${year}-04-01`, 'Mawlid')));

test('one cause is one line: a feast that moves in seven years, told as a row that moves past dates', () => {
  const found = findRegressions(MAWLIDS, SHIFTED, TODAY);
  assert.equal(
    [...new Set(found.map(({ kind, group }) => `${kind}: ${group!.text}`))],
    ['moved: 7 of its Mawlid move by a month: 2020 to 2026 (2020-03-02 to 2020-04-01, ...)'],
  );
  const drafts = draftReasons(found, 'The decree of 2019');
  assert.equal(drafts, [
    {
      calendars: ['XTST'],
      kinds: ['moved'],
      dates: ['2020..2026-03-02', '2020..2026-04-01'],
      names: ['Mawlid'],
      count: 14,
      why: 'The decree of 2019',
    },
  ]);
  assert.equal(judge(found, readReasons(drafts, 'draft')), { unexcused: [], idle: [] });
  const [draft] = drafts;
  assert.is(
    judge(found, [{ ...draft!, names: ['Eid al-Fitr'] }]).unexcused.length,
    14,
    'another holiday',
  );
  const { names: _, ...unnamed } = draft!;
  assert.is(
    judge(found, [unnamed]).unexcused.length,
    14,
    'a row that moves is excused by its name alone',
  );
  assert.equal(judge(found, [{ ...draft!, count: 12 }]).idle, [
    'reason 1: it counts 12 changed days, and it excuses 14',
  ]);
  assert.equal(
    checkReasons(judge(found, []), 'R').map(({ calendar, when }) => `${calendar} ${when}`),
    ['XTST moved'],
  );
});

test.run();
