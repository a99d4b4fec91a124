import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { checkHistory, checkSources } from '../../build/check/gates.js';
import type { Entry } from '../../build/expand/entry.js';
import { draftReasons, judge } from '../../build/release/reasons.js';
import { findRegressions } from '../../build/release/regressions.js';
import { emptyState, type ReleaseState, type StoredCalendar } from '../../build/release/state.js';
import { type Replayed, replayReleases, writeRelease } from '../../build/release/store.js';
import type { Publication, PublishedCalendar } from '../../build/verify/publication.js';
import { entry, stateOf as makeState } from '../helpers/market.js';
import { variedHistory } from '../helpers/varied-history.js';

/** Each gate is held to a fault that was planted for it, and to the sound state that lacks it. */

function publication(
  id: string,
  part: Partial<PublishedCalendar>,
  more: Partial<Publication> = {},
): Publication {
  return {
    id,
    publisher: 'An exchange',
    title: id,
    url: `https://example.org/${id}`,
    url_is_exact: true,
    type: 'exchange',
    published: '2025-12-01',
    read_at: `https://example.org/${id}`,
    read_form: 'official page',
    checked: '2025-12-02',
    evidence: 'original',
    decided_by: 'operator',
    calendars: [{ calendar: 'XTST', ...part }],
    ...more,
  };
}

const LIST = publication('list-2026', {
  years: [2026],
  complete: true,
  early_complete: true,
  closed: [{ date: '2026-12-25', name: 'Christmas Day' }],
  early_close: [{ date: '2026-12-24', name: 'Christmas Eve', time: '13:00' }],
});

const VERIFIED = { coverage: 'verified', sources: ['list-2026'] } as const;
const YEAR = { verified_years: [2026], complete_years: [2026], sources: ['list-2026'] };

const verified = (date: string, more: Partial<Entry> = {}) => entry(date, { ...VERIFIED, ...more });
const by = (source: string, date: string, more: Partial<Entry> = {}) =>
  verified(date, { sources: [source], ...more });
const stateOf = (entries: readonly Entry[], record: Partial<StoredCalendar> = {}) =>
  makeState(entries, { ...YEAR, ...record });

const CHRISTMAS = verified('2026-12-25');
const EVE = verified('2026-12-24', { kind: 'early_close', close_time: '13:00' });
const SOUND = stateOf([EVE, CHRISTMAS]);

const violations = (state: ReleaseState, publications: readonly Publication[] = [LIST]) =>
  checkSources(state, publications, '2026-11-22');
const told = (state: ReleaseState, publications?: readonly Publication[]) =>
  violations(state, publications).map(({ gate, when }) => `${gate} ${when}`);

test('a sound state passes', () => {
  assert.equal(told(SOUND), []);
});

// What is verified is published.

test('a verified date that names no publication', () => {
  assert.equal(told(stateOf([EVE, verified('2026-12-25', { sources: [] })])), [
    'unsourced 2026-12-25',
  ]);
});

test('a verified date whose publication is unknown, or only a report', () => {
  const unknown = verified('2026-12-25', { sources: ['no-such-list'] });
  assert.equal(told(stateOf([EVE, unknown])), ['unsourced 2026-12-25']);
  const report: Publication = { ...LIST, evidence: 'report' };
  const found = told(SOUND, [report]);
  assert.ok(
    found.includes('unsourced 2026') && found.includes('unsourced 2026-12-25'),
    found.join(),
  );
});

test('a verified date outside the years of its publication, or in them and not named', () => {
  assert.equal(told(stateOf([EVE, CHRISTMAS, verified('2027-12-24')])), ['unsourced 2027-12-24']);
  const extra = verified('2026-07-03', { kind: 'early_close', close_time: '13:00' });
  assert.equal(told(stateOf([extra, EVE, CHRISTMAS])), ['unsourced 2026-07-03']);
});

test('an invented holiday in a listed year, however it is dressed', () => {
  const invented = verified('2026-06-15');
  assert.equal(told(stateOf([invented, EVE, CHRISTMAS])), [
    'unsourced 2026-06-15',
    'unlisted 2026-06-15',
  ]);
  assert.equal(told(stateOf([entry('2026-06-15'), EVE, CHRISTMAS], { verified_years: [] })), [
    'unlisted 2026-06-15',
  ]);
  assert.equal(
    told(stateOf([entry('2026-06-14'), EVE, CHRISTMAS])),
    [],
    'a Sunday: the list leaves weekends out',
  );
  assert.equal(
    told(stateOf([entry('2027-06-15'), EVE, CHRISTMAS])),
    [],
    'a year that nobody lists',
  );
});

test('a holiday on a weekend that the list of its year does not name is not verified', () => {
  const saturday = stateOf([EVE, CHRISTMAS, verified('2026-12-26')]);
  assert.equal(told(saturday), ['unsourced 2026-12-26']);
  assert.is(checkHistory([replayed(emptyState(), saturday)], [LIST]).length, 1);
});

test('a verified date that its publication contradicts: another time, kind or status', () => {
  const late = verified('2026-12-24', { kind: 'early_close', close_time: '14:00' });
  assert.ok(told(stateOf([late, CHRISTMAS])).includes('contradicted 2026-12-24'));
  assert.ok(told(stateOf([verified('2026-12-24'), CHRISTMAS])).includes('contradicted 2026-12-24'));
  const doubtful = verified('2026-12-25', { status: 'provisional' });
  assert.equal(told(stateOf([EVE, doubtful])), ['contradicted 2026-12-25']);
  const tentative = publication('list-2026', {
    ...LIST.calendars[0]!,
    closed: [{ date: '2026-12-25', name: 'Christmas Day', status: 'provisional' }],
  });
  assert.equal(told(stateOf([EVE, doubtful]), [tentative]), []);
  assert.equal(
    told(SOUND, [tentative]),
    ['contradicted 2026-12-25'],
    'confirmed, and the publication is not sure',
  );
});

test('a tentative date that has passed is not verified', () => {
  const easter = { date: '2026-04-06', name: 'A feast', status: 'provisional' as const };
  const tentative = publication('list-2026', {
    ...LIST.calendars[0]!,
    closed: [easter, LIST.calendars[0]!.closed![0]!],
  });
  const passed = stateOf([verified('2026-04-06', { status: 'provisional' }), EVE, CHRISTMAS]);
  assert.equal(told(passed, [tentative]), ['unsourced 2026-04-06']);
  const told2025 = checkSources(passed, [tentative], '2026-04-06').map(({ gate }) => gate);
  assert.equal(told2025, [], 'on its day it may still be confirmed');
});

test('an early close that is published without its hour', () => {
  const [part] = LIST.calendars;
  const bare = publication('list-2026', {
    ...part!,
    early_close: [{ date: '2026-12-24', name: 'Eve', time: null }],
  });
  const eve = verified('2026-12-24', {
    kind: 'early_close',
    close_time: '13:00',
    close_time_coverage: 'library',
  });
  assert.equal(told(stateOf([eve, CHRISTMAS]), [bare]), []);
  assert.equal(
    told(SOUND, [bare]),
    ['contradicted 2026-12-24'],
    'it says that the hour is published',
  );
  assert.equal(
    told(stateOf([eve, CHRISTMAS])),
    ['contradicted 2026-12-24'],
    'the list has the hour',
  );
});

test('a year that is over and listed by those who could not know of days added later', () => {
  const decided = (more: Partial<Publication>) => [
    { ...LIST, decided_by: 'government' as const, ...more },
  ];
  const inYear = (year: string, more: Partial<Publication>) =>
    checkSources(SOUND, decided(more), `${year}-03-01`).map(({ gate, when }) => `${gate} ${when}`);
  assert.equal(inYear('2026', {}), []);
  assert.equal(inYear('2027', {}), ['unsourced 2026']);
  assert.equal(inYear('2027', { published: '2027-01-01' }), []);
  assert.equal(inYear('2027', { current_on: '2027-01-01' }), []);
});

test('a year that counts as complete without a list', () => {
  assert.equal(told(stateOf([EVE, CHRISTMAS], { complete_years: [2026, 2027] })), [
    'unsourced 2027',
  ]);
});

test('a year that is complete with a partner that does not exist, verifies nothing or speaks of another calendar', () => {
  const partial = publication('list-2026', {
    ...LIST.calendars[0]!,
    complete: undefined,
    complete_with: ['partner'],
  } as PublishedCalendar);
  const partner = publication('partner', { years: [2026], closed: [] });
  const early = stateOf([EVE, CHRISTMAS]);
  assert.equal(told(early, [partial, partner]), []);
  for (const wrong of [
    [partial],
    [partial, { ...partner, evidence: 'report' as const }],
    [partial, publication('partner', { calendar: 'XOTH' })],
  ]) {
    const found = violations(early, wrong);
    assert.equal(
      found.map(({ when }) => when),
      ['2026', 'list-2026'],
    );
    assert.match(found[1]!.what, /complete with partner/);
  }
});

// Standing rules.

const RULE = publication('rule', {
  rules: [
    {
      from: 2024,
      to: 2027,
      days: ['25 December'],
      grammar: [{ rule: '12-25', name: 'Christmas Day' }],
    },
  ],
});
const ruled = (dates: readonly string[], record: Partial<StoredCalendar> = {}) =>
  makeState(
    dates.map((date) => by('rule', date)),
    record,
  );
const withRule = (more: object) => [
  publication('rule', { rules: [{ ...RULE.calendars[0]!.rules![0]!, ...more }] }),
];
const CHRISTMASES = ['2024-12-25', '2025-12-25', '2026-12-25', '2027-12-25'];

test('a rule names its days in its years, and is used at all', () => {
  assert.equal(told(ruled(CHRISTMASES), [RULE]), []);
  assert.equal(told(ruled([...CHRISTMASES, '2028-12-25']), [RULE]), ['unsourced 2028-12-25']);
  assert.equal(told(ruled([...CHRISTMASES, '2026-12-24']), [RULE]), ['unsourced 2026-12-24']);
  assert.equal(
    told(ruled(['2026-12-25']), withRule({ usable: false })),
    ['unsourced 2026-12-25'],
    'a rule that cannot be used vouches for nothing',
  );
});

test('a rule makes a year complete only where it says that there are no other days', () => {
  const complete = { complete_years: [2026] };
  assert.equal(told(ruled(CHRISTMASES, complete), withRule({ exhaustive: true })), []);
  assert.equal(told(ruled(CHRISTMASES, complete), [RULE]), ['unsourced 2026']);
  assert.equal(
    told(ruled(CHRISTMASES, complete), withRule({ exhaustive: true, usable: false })).includes(
      'unsourced 2026',
    ),
    true,
  );
});

test('a rule whose years lie outside the data of the calendar says nothing of it', () => {
  const years = { from: 2010, to: 2012 };
  assert.equal(told(SOUND, [LIST, ...withRule(years)]), []);
  assert.equal(told(SOUND, [LIST, ...withRule({ from: 2090, to: undefined })]), []);
});

const FOLLOWS = publication('rule', {
  rules: [{ from: 2024, to: 2027, days: [], follows: 'XFOL' }],
});
function following(own: readonly Entry[], followed: readonly Entry[]): ReleaseState {
  const state = makeState(own, {});
  const other = makeState(followed, {});
  state.calendars.set('XFOL', { ...other.calendars.get('XTST')!, id: 'XFOL' });
  state.entries.set('XFOL', other.entries.get('XTST')!);
  return state;
}
const followedBy = (id: string) =>
  publication(id, { calendar: 'XFOL', closed: [{ date: '2026-12-25', name: 'Christmas Day' }] });

test('a rule that follows another calendar names the verified days of that one, and no other date', () => {
  const publications = [FOLLOWS, followedBy('list')];
  const christmas = by('list', '2026-12-25');
  assert.equal(told(following([by('rule', '2026-12-25')], [christmas]), publications), []);
  assert.equal(
    told(
      following([by('rule', '2026-12-25'), by('rule', '2026-06-15')], [christmas]),
      publications,
    ),
    ['unsourced 2026-06-15'],
  );
  const unverified = entry('2026-12-24');
  assert.equal(
    told(
      following([by('rule', '2026-12-25'), by('rule', '2026-12-24')], [unverified, christmas]),
      publications,
    ),
    ['unsourced 2026-12-24'],
    'a date of the other calendar that is not verified',
  );
});

test('early closes of the followed calendar only where the rule says so', () => {
  const eve = (source: string) =>
    by(source, '2026-12-24', { kind: 'early_close', close_time: '13:00' });
  const list = publication('list', {
    calendar: 'XFOL',
    early_close: [{ date: '2026-12-24', name: 'Christmas Eve', time: '13:00' }],
  });
  const state = following([eve('rule')], [eve('list')]);
  assert.equal(told(state, [FOLLOWS, list]), ['unsourced 2026-12-24']);
  const too = publication('rule', {
    rules: [{ ...FOLLOWS.calendars[0]!.rules![0]!, with_early_closes: true }],
  });
  assert.equal(told(state, [too, list]), []);
});

// What is published is there.

test('a published holiday that is not there, in a first release too', () => {
  assert.equal(told(stateOf([EVE])), ['missing 2026-12-25']);
  assert.equal(told(stateOf([CHRISTMAS])), ['missing 2026-12-24']);
  const worked = publication('list-2026', {
    weekend_workday: [{ date: '2026-02-14', name: 'Worked' }],
  });
  assert.equal(told(makeState([], {}), [worked]), ['missing 2026-02-14']);
  assert.equal(
    told(makeState([verified('2026-02-14', { kind: 'weekend_workday' })], {}), [worked]),
    [],
  );
});

test('a worked weekend day that closes early is two published dates, and each must be there', () => {
  // 14 February 2026 is a Saturday.
  const list = publication('list-2026', {
    weekend_workday: [{ date: '2026-02-14', name: 'Worked' }],
    early_close: [{ date: '2026-02-14', name: 'Short', time: '13:00' }],
  });
  const worked = verified('2026-02-14', { kind: 'weekend_workday' });
  const short = verified('2026-02-14', { kind: 'early_close', close_time: '13:00' });
  assert.equal(told(makeState([worked, short], {}), [list]), []);
  assert.equal(told(makeState([worked], {}), [list]), ['missing 2026-02-14']);
  assert.equal(told(makeState([short], {}), [list]), ['missing 2026-02-14']);
});

test('a published date may be missing where it is none: on a weekend, outside the data, beyond the years that are vouched for', () => {
  const list = publication('list', {
    closed: [
      { date: '2026-12-26', name: 'Saint Stephen' },
      { date: '2019-12-25', name: 'Christmas Day' },
      { date: '2029-12-25', name: 'Christmas Day' },
    ],
    early_close: [{ date: '2026-12-19', name: 'A Saturday', time: '13:00' }],
  });
  assert.equal(told(makeState([], {}), [list]), []);
  const waiting = publication('list', {
    waits: 'no calendar',
    closed: [{ date: '2026-12-25', name: 'Christmas Day' }],
  });
  assert.equal(told(makeState([], {}), [waiting]), []);
});

test('where publications differ either may be right', () => {
  const other = publication('other', {
    years: [2026],
    complete: true,
    closed: [{ date: '2026-12-28', name: 'Moved' }],
  });
  assert.equal(told(stateOf([EVE, by('other', '2026-12-28')]), [LIST, other]), []);
  assert.equal(told(stateOf([EVE, CHRISTMAS]), [LIST, other]), []);
  const noon = publication('other', {
    early_close: [{ date: '2026-12-24', name: 'Eve', time: '12:00' }],
  });
  assert.equal(told(SOUND, [LIST, noon]), []);
});

// Weekends.

test('a weekend that differs from the one that a publication states', () => {
  const stated = publication('weekend', {
    weekend: [{ start: '2022-01-03', days: ['Sat', 'Sun'] }],
  });
  const weekend = (...rules: StoredCalendar['weekend'][number][]) =>
    told(makeState([], { weekend: rules }), [stated]);
  const [FRI_SAT, SAT_SUN] = [
    [5, 6],
    [6, 7],
  ];
  assert.equal(weekend({ start: '2020-01-01', days: SAT_SUN }), []);
  assert.equal(
    weekend({ start: '2020-01-01', days: FRI_SAT }, { start: '2022-01-03', days: SAT_SUN }),
    [],
  );
  assert.equal(weekend({ start: '2020-01-01', days: FRI_SAT }), ['unlisted 2022-01-03']);
  const later = weekend(
    { start: '2020-01-01', days: SAT_SUN },
    { start: '2025-01-01', days: FRI_SAT },
  );
  assert.equal(later, ['unlisted 2025-01-01'], 'it holds until another one is published');
  assert.throws(
    () =>
      told(makeState([], {}), [
        publication('weekend', {
          weekend: [
            { start: '2022-01-03', days: ['Sunn'] },
            { start: '2022-01-03', days: ['x'] },
          ],
        }),
      ]),
    /not a weekend/,
  );
});

// Releases already made.

function replayed(
  before: ReleaseState,
  state: ReleaseState,
  more: Partial<Replayed> = {},
): Replayed {
  const release = {
    id: '20261120T000000Z',
    library_version: '3',
    generated_at: '2026-11-20T00:00:00+00:00',
  };
  return { release, note: '', reasons: [], changes: [], records: [], before, state, ...more };
}

test('a release already made that takes something back, without a reason and with one', () => {
  const after = stateOf([EVE, verified('2026-12-25', { names: { en: 'Another name' } })]);
  const first = replayed(emptyState(), SOUND);
  const reason = {
    calendars: ['XTST'],
    kinds: ['name' as const],
    dates: ['2026-12-25'],
    why: 'It was misspelt',
  };
  const found = (second: Partial<Replayed>) =>
    checkHistory([first, replayed(SOUND, after, second)], [LIST]).map(
      ({ gate, when }) => `${gate} ${when}`,
    );
  assert.equal(found({}), ['regressed 2026-12-25']);
  assert.equal(found({ reasons: [reason] }), []);
  assert.equal(found({ reasons: [{ ...reason, dates: ['2026-12-24'] }] }), [
    'regressed 2026-12-25',
    'regressed 20261120T000000Z',
  ]);
  const gone = stateOf([EVE, CHRISTMAS], { verified_years: [] });
  const ofYear = (reasons: Replayed['reasons']) =>
    checkHistory([first, replayed(SOUND, gone, { reasons })], [LIST]).length;
  const withdrawn = {
    calendars: ['XTST'],
    kinds: ['year' as const],
    dates: ['2026'],
    why: 'Withdrawn',
  };
  assert.equal([ofYear([]), ofYear([withdrawn])], [1, 0]);
});

/** Writes the eight small releases, the regressions of each excused where `isExcused` says so; what is taken back then. */
function gatesOver(isExcused: (number: number) => boolean): string[] {
  const dir = mkdtempSync(join(tmpdir(), 'kalends-gates-'));
  try {
    const { steps, states } = variedHistory();
    for (const [index, { release, note }] of steps.entries()) {
      const [before, after] = [states[index - 1] ?? emptyState(), states[index]!];
      const found = findRegressions(before, after, release.generated_at.slice(0, 10));
      const reasons = isExcused(index + 1)
        ? draftReasons(judge(found, []).unexcused, 'It was so decided')
        : [];
      writeRelease(release, { note, reasons }, before, after, dir);
    }
    const found = checkHistory(replayReleases({ dir, check: 'every', before: true }), []);
    return found
      .filter(({ gate }) => gate === 'regressed')
      .map(({ calendar, what }) => `${calendar} ${what}`);
  } finally {
    rmSync(dir, { recursive: true });
  }
}

test('over eight releases from the disk: each regression needs a reason in its own release', () => {
  assert.equal(
    gatesOver(() => true),
    [],
  );
  const inFifth = gatesOver((number) => number !== 5);
  assert.ok(
    inFifth.some((line) => /XOLD/.test(line)),
    'a calendar that goes',
  );
  assert.ok(
    inFifth.some((line) => /XNYS.*Juneteenth: it was verified and goes/.test(line)),
    inFifth.join('\n'),
  );
  const inSixth = gatesOver((number) => number !== 6);
  assert.ok(
    inSixth.length > 0 && inSixth.every((line) => /^AE /.test(line)),
    `the weekend: ${inSixth.join('; ')}`,
  );
});

test.run();
