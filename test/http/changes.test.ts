import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { EntryChange } from '../../build/release/state.js';
import { dayNumber, formatDay } from '../../server/engine/civil-date.js';
import { openCatalog } from '../../server/queries/catalog.js';
import type { ReleaseData } from '../../server/store/release-data.js';
import { type ChangesAnswer, request, requestProblem } from '../helpers/answers.js';
import { payloadsOf } from '../helpers/data.js';
import { stepOf, withSteps } from '../helpers/history.js';
import type { TestServer } from '../helpers/server.js';
import { releaseData, startApp } from '../helpers/server.js';
import { startVaried, variedHistory } from '../helpers/varied-history.js';

/**
 * GET /v1/changes, over the real calendars with a history of the test's own: four releases, of which the first makes no
 * changes, the second many, the third a few and the fourth, on the day of the third, three.
 */

const RELEASES = [
  '20250101T060000Z',
  '20260601T060000Z',
  '20261115T060000Z',
  '20261115T180000Z',
] as const;
const CALENDARS = ['CN', 'EUR', 'XNYS'];
const MANY = 550;
const FEW = 24;
const NOW = Date.UTC(2026, 10, 20, 12);

interface Made extends EntryChange {
  readonly release: number;
}

/** One change in three is an addition, one a removal, one a modification: a date that became verified. */
function madeChanges(data: ReleaseData): Made[] {
  const of = (coverage: string) =>
    payloadsOf(data).find(
      (payload) => payload.kind === 'holiday' && payload.coverage === coverage,
    )!;
  const [library, verified] = [of('library'), of('verified')];
  const states = [
    [null, library],
    [library, null],
    [library, verified],
  ] as const;
  const change = (release: number, calendar: string, at: number): Made => {
    const [before, after] = states[at % 3]!;
    return {
      release,
      calendar,
      day: dayNumber(2000, 1, 1) + at * 3,
      kind: 'holiday',
      before,
      after,
    };
  };
  const changesOf = (release: number, count: number) =>
    CALENDARS.flatMap((calendar) =>
      Array.from({ length: count }, (_, at) => change(release, calendar, at)),
    );
  const gone: Made[] = [{ ...change(2, 'GONE', 0), day: dayNumber(1891, 5, 1) }];
  return [...changesOf(1, MANY), ...changesOf(2, FEW), ...gone, ...changesOf(3, 1)];
}

function withChanges(data: ReleaseData, changes: readonly Made[]): ReleaseData {
  const steps = RELEASES.map((id, index) =>
    stepOf(
      {
        id,
        library_version: '3.37.0',
        generated_at: id.replace(/(....)(..)(..)T(..)(..)(..)Z/, '$1-$2-$3T$4:$5:$6+00:00'),
      },
      { changes: changes.filter(({ release }) => release === index) },
    ),
  );
  return withSteps(data, steps);
}

const made = madeChanges(releaseData());
/** Those of the 15th of November. */
const LATE = made.filter(({ release }) => release >= 2).length;
let server: TestServer;
test.before(async () => {
  server = await startApp({
    catalog: openCatalog(withChanges(releaseData(), made)),
    nowMs: () => NOW,
  });
});
test.after(() => server.close());

const changes = (query = '') => request<ChangesAnswer>(server, `/v1/changes?${query}`);
const label = (release: string, calendar: string, date: string) => `${release} ${calendar} ${date}`;
const madeLabel = ({ release, calendar, day }: Made) =>
  label(RELEASES[release]!, calendar, formatDay(day));
const labels = (answer: ChangesAnswer) =>
  answer.changes.map(({ release_id, calendar_id, date }) => label(release_id, calendar_id, date));

/** Every page from the first to the one without a cursor. */
async function walk(query: string): Promise<string[]> {
  const found: string[] = [];
  let cursor: number | null = null;
  for (let page = 0; page < 200; page++) {
    const answer: ChangesAnswer = await changes(
      cursor === null ? query : `${query}&cursor=${cursor}`,
    );
    found.push(...labels(answer));
    cursor = answer.next_cursor;
    if (cursor === null) return found;
  }
  throw new Error(`${query} does not end`);
}

test('oldest first, walked through without loss or repetition, whatever the page', async () => {
  const all = made.map(madeLabel);
  assert.equal(await walk('since=2025-01-01&limit=1000'), all);
  assert.equal(await walk('since=2025-01-01&limit=997'), all);
  assert.equal(await walk('since=2025-01-01'), all, 'the default page');
  assert.equal(await walk('since=2025-01-01&limit=550'), all, 'pages that end exactly');
});

test('changes of a calendar that has gone, in any case; a date long before the data stays what it is', async () => {
  for (const requested of ['GONE', 'gone']) {
    const { changes: found } = await changes(`since=2025-01-01&calendars=${requested}`);
    assert.equal(
      found.map(({ calendar_id, date, before, after }) => [
        calendar_id,
        date,
        before?.date,
        after?.date,
      ]),
      [['GONE', '1891-05-01', undefined, '1891-05-01']],
    );
  }
  await requestProblem(
    server,
    '/v1/days/2026-01-05?calendars=GONE',
    400,
    'unknown_calendar',
    '"GONE"',
  );
  await requestProblem(server, '/v1/changes?calendars=GONER', 400, 'unknown_calendar', '"GONER"');
});

test('an answer is bounded by bytes: it ends earlier, and its cursor continues', async () => {
  const long = { ...made[0]!.after!, names: { en: 'A day', xx: 'é'.repeat(30_000) } };
  const few = Array.from(
    { length: 40 },
    (_, at): Made => ({
      ...made[0]!,
      release: 1,
      day: 20_000 + at,
      before: long,
      after: { ...long, observed: at % 2 === 0 },
    }),
  );
  const huge = { ...long, names: { en: 'A day', xx: 'é'.repeat(300_000) } };
  const all = [
    ...few,
    { ...made[0]!, release: 2, after: huge },
    { ...made[0]!, release: 2, day: 21_000, after: long },
  ];
  const wide = await startApp({
    catalog: openCatalog(withChanges(releaseData(), all)),
    nowMs: () => NOW,
  });
  try {
    const seen: number[] = [];
    const bytes: number[] = [];
    for (let cursor: number | null = 0; cursor !== null; ) {
      const response = await wide.get(`/v1/changes?since=2025-01-01&limit=1000&cursor=${cursor}`);
      const text = await response.text();
      const answer = JSON.parse(text) as ChangesAnswer;
      bytes.push(Buffer.byteLength(text));
      seen.push(answer.changes.length);
      assert.ok(answer.changes.length > 0, 'every answer goes on');
      cursor = answer.next_cursor;
    }
    assert.is(
      seen.reduce((sum, count) => sum + count, 0),
      all.length,
    );
    assert.equal(seen.slice(-2), [1, 1], 'a change that is longer than that alone comes alone');
    assert.ok(bytes.filter((count) => count > 263_000).length === 1, bytes.join());
  } finally {
    await wide.close();
  }
});

test('a page of the default size, and its cursor', async () => {
  const first = await changes('since=2025-01-01');
  assert.is(first.changes.length, 100);
  assert.type(first.next_cursor, 'number');
  const last = await changes(`since=2025-01-01&limit=1000&cursor=${made.length - 3}`);
  assert.equal([last.changes.length, last.next_cursor], [3, null], 'the last page has no cursor');
  const beyond = await changes('since=2025-01-01&cursor=9007199254740991');
  assert.equal([beyond.changes, beyond.next_cursor], [[], null]);
});

test('a cursor is kept while the filter leaves changes out', async () => {
  const only = made.filter(({ calendar }) => calendar === 'EUR').map(madeLabel);
  assert.equal(await walk('since=2025-01-01&calendars=EUR&limit=70'), only);
  const two = made.filter(({ calendar }) => calendar !== 'EUR').map(madeLabel);
  assert.equal(
    await walk('since=2025-01-01&calendars=XNYS,CN,GONE&limit=501'),
    two,
    'a calendar that has gone among them',
  );
});

test('calendars: in any case, one that never changed, repeated', async () => {
  assert.equal(
    await changes('since=2025-01-01&calendars=eur,EUR'),
    await changes('since=2025-01-01&calendars=EUR'),
  );
  assert.equal((await changes('since=2025-01-01&calendars=DE:BY')).changes, []);
});

test('since a date: releases published on or after it', async () => {
  const of = async (query: string) => (await walk(`${query}&limit=1000`)).length;
  assert.is(await of('since=2026-06-01'), made.length);
  assert.is(await of('since=2026-06-02'), LATE);
  assert.is(await of('since=2026-11-15'), LATE, 'both of that day');
  assert.is(await of('since=2026-11-16'), 0);
  assert.is(await of('since=2099-01-01'), 0);
  assert.is(await of('since=1990-01-01'), made.length);
});

test('since a release id: the releases after it', async () => {
  const of = async (id: string) => (await walk(`since=${id}&limit=1000`)).length;
  assert.is(await of(RELEASES[0]), made.length);
  assert.is(await of(RELEASES[1]), LATE);
  assert.is(await of(RELEASES[2]), 3, 'the second of one day');
  assert.is(await of(RELEASES[3]), 0, 'nothing is newer than the last');
});

test('an unknown id of the right form selects releases after its instant', async () => {
  const of = async (id: string) => (await walk(`since=${id}&limit=1000`)).length;
  assert.is(await of('20261115T120000Z'), 3);
  assert.is(await of('19700101T000000Z'), made.length);
});

test('without since: the last 30 days', async () => {
  assert.equal(await changes('limit=1000'), await changes('since=2026-10-21&limit=1000'));
  const at = async (nowMs: number) => {
    const later = await startApp({
      catalog: openCatalog(withChanges(releaseData(), made)),
      nowMs: () => nowMs,
    });
    try {
      return (await request<ChangesAnswer>(later, '/v1/changes?limit=1000')).changes.length;
    } finally {
      await later.close();
    }
  };
  assert.is(await at(Date.UTC(2026, 11, 15, 23)), LATE, '30 days after the 15th of November');
  assert.is(await at(Date.UTC(2026, 11, 16, 1)), 0, '31 days after');
});

test('before and after are whole', async () => {
  const { changes: some } = await changes('since=2026-11-01&calendars=XNYS&limit=3');
  assert.equal(
    some.map(({ change_type }) => change_type),
    ['added', 'removed', 'modified'],
  );
  const [added, removed, modified] = some as [(typeof some)[0], (typeof some)[0], (typeof some)[0]];
  assert.equal([added.before, removed.after], [null, null]);
  assert.equal([modified.before!.coverage, modified.after!.coverage], ['library', 'verified']);
  const members = [
    'date',
    'kind',
    'names',
    'status',
    'observed',
    'close_time',
    'origin',
    'coverage',
    'sources',
  ];
  for (const { date, kind, before, after, release_id, published_at } of some) {
    assert.equal([release_id, published_at], [RELEASES[2], '2026-11-15T06:00:00+00:00']);
    for (const state of [before, after]) {
      if (state === null) continue;
      assert.equal(Object.keys(state).sort(), [...members].sort());
      assert.equal([state.date, state.kind], [date, kind]);
      assert.ok(state.names.en, 'there is always an English name');
    }
  }
  const verified = payloadsOf(releaseData()).find(
    ({ kind, coverage }) => kind === 'holiday' && coverage === 'verified',
  )!;
  assert.equal(modified.after!.sources, [...verified.sources]);
});

test('limit and cursor within their bounds', async () => {
  for (const wrong of ['0', '-1', '1001', 'all', '', '1.5']) {
    await requestProblem(
      server,
      `/v1/changes?limit=${wrong}`,
      400,
      'invalid_parameter',
      'limit',
      `"${wrong}"`,
      '1 to 1000',
    );
  }
  for (const wrong of ['-1', 'next', '', '1.5', '99999999999999999999']) {
    await requestProblem(
      server,
      `/v1/changes?cursor=${wrong}`,
      400,
      'invalid_parameter',
      'cursor',
      `"${wrong}"`,
    );
  }
  assert.is((await changes('since=2025-01-01&limit=1')).changes.length, 1);
});

test('since of another form', async () => {
  for (const wrong of [
    '2026-02-30',
    'yesterday',
    '',
    '2026',
    '20260601',
    '20260601T060000',
    '2026-06-01T06:00:00Z',
  ]) {
    await requestProblem(
      server,
      `/v1/changes?since=${wrong}`,
      400,
      'invalid_parameter',
      'since',
      `"${wrong}"`,
      'release id',
    );
  }
});

test('calendars that are too many, unknown or empty; repeated parameters', async () => {
  await requestProblem(
    server,
    '/v1/changes?calendars=XNYZ',
    400,
    'unknown_calendar',
    '"XNYZ"',
    'XNYS',
  );
  await requestProblem(server, '/v1/changes?calendars=', 400, 'invalid_parameter', 'calendars');
  const eleven = Array.from({ length: 11 }, () => 'EUR').join();
  await requestProblem(
    server,
    `/v1/changes?calendars=${eleven}X`,
    400,
    'too_many_calendars',
    'calendars',
    '11',
    '10',
  );
  for (const name of ['since', 'calendars', 'limit', 'cursor']) {
    const path = `/v1/changes?${name}=1&${name}=1`;
    await requestProblem(server, path, 400, 'invalid_parameter', name, 'more than once');
  }
});

test('the changes of a calendar over many releases are complete and end; the first release makes none', async () => {
  const varied = await startVaried();
  try {
    const { steps } = variedHistory();
    const first = steps[0]!.release.id;
    const seen: string[] = [];
    for (let cursor: number | null = 0; cursor !== null; ) {
      const path: string = `/v1/changes?since=${first}&calendars=XNYS,EUR&limit=50&cursor=${cursor}`;
      const answer: ChangesAnswer = await request<ChangesAnswer>(varied, path);
      seen.push(...labels(answer));
      cursor = answer.next_cursor;
    }
    const expected = steps.flatMap(({ release, changes: own }) =>
      own
        .filter(({ calendar }) => calendar === 'XNYS' || calendar === 'EUR')
        .map(({ calendar, day }) => label(release.id, calendar, formatDay(day))),
    );
    assert.ok(expected.length > 50);
    assert.equal(seen, expected);
    assert.ok(seen.every((one) => !one.startsWith(first)));
  } finally {
    await varied.close();
  }
});

test.run();
