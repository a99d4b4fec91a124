import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { RecordChange } from '../../build/release/replay.js';
import type { ReleaseStep } from '../../build/release/store.js';
import { openCatalog } from '../../server/queries/catalog.js';
import { type ReleasesAnswer, request, requestProblem } from '../helpers/answers.js';
import { calendar, stepOf, withSteps } from '../helpers/history.js';
import { releaseData, startApp, type TestServer } from '../helpers/server.js';
import { startVaried, variedHistory } from '../helpers/varied-history.js';

/** GET /v1/releases, over a history of the test's own and over eight small releases. */

function release(id: string) {
  return {
    id,
    library_version: '3.37.0',
    generated_at: id.replace(/(....)(..)(..)T.*/, '$1-$2-$3T06:00:00+00:00'),
  };
}

const WAS = calendar('XAAA', { weekend: [{ start: '2024-01-01', days: [6, 7] }] });
const WEEKEND = { ...WAS, weekend: [{ start: '2024-01-01', days: [5, 6] }] };
const SHORTER = { ...WEEKEND, data_years: [2025, 2026] as const, complete_years: [2025] };
const REASON = {
  calendars: ['XAAA', 'XASX'],
  kinds: ['weekend' as const],
  dates: ['2024..2026'],
  why: 'A royal order',
};

const GONE = {
  calendars: ['XCCC'],
  kinds: ['data' as const],
  dates: ['2024..2026'],
  why: 'It closed',
};

const STEPS: readonly ReleaseStep[] = [
  stepOf(release('20250101T060000Z'), { note: 'The starting point' }),
  stepOf(release('20260601T060000Z'), {
    note: 'Another weekend',
    reasons: [REASON],
    records: [{ id: 'XAAA', before: WAS, after: WEEKEND }],
  }),
  stepOf(release('20261115T060000Z'), {
    note: 'Data',
    reasons: [GONE],
    records: [
      { id: 'XAAA', before: WEEKEND, after: SHORTER },
      { id: 'XBBB', before: null, after: calendar('XBBB') },
      { id: 'XCCC', before: calendar('XCCC'), after: null },
    ],
    changes: variedHistory()
      .steps.findLast(({ changes }) => changes.length >= 7)!
      .changes.slice(0, 7),
  }),
];

let server: TestServer;
test.before(async () => {
  server = await startApp({ catalog: openCatalog(withSteps(releaseData(), STEPS)) });
});
test.after(() => server.close());

async function withHistory(steps: readonly ReleaseStep[]): Promise<TestServer> {
  return startApp({ catalog: openCatalog(withSteps(releaseData(), steps)) });
}

const releases = (query = '', from = server) =>
  request<ReleasesAnswer>(from, `/v1/releases?${query}`);

test('every release with its time, note and reasons, oldest first', async () => {
  const { releases: all, next_cursor } = await releases();
  assert.is(next_cursor, null);
  assert.equal(
    all.map(({ id, published_at, note, complete }) => [id, published_at, note, complete]),
    STEPS.map((step) => [step.release.id, step.release.generated_at, step.note, true]),
  );
  assert.equal(
    all.map(({ reasons }) => reasons),
    [[], [REASON], [GONE]],
  );
});

test('a day that changes without an entry that changes shows: the weekend before and after', async () => {
  const { releases: all } = await releases();
  assert.equal(all[1]!.changes, {
    added: 0,
    removed: 0,
    modified: 0,
    holiday: 0,
    early_close: 0,
    weekend_workday: 0,
  });
  assert.equal(all[1]!.calendars, [
    { id: 'XAAA', before: { weekend: WAS.weekend }, after: { weekend: WEEKEND.weekend } },
  ]);
  assert.equal(all[2]!.calendars[0], {
    id: 'XAAA',
    before: { data_years: [2024, 2026], complete_years: [] },
    after: { data_years: [2025, 2026], complete_years: [2025] },
  });
  assert.equal(all[2]!.calendars.slice(1), [
    { id: 'XBBB', before: null, after: calendar('XBBB') },
    { id: 'XCCC', before: calendar('XCCC'), after: null },
  ]);
});

test('hours, late opens and settlement cycles that change show, before and after', async () => {
  const ground = { source: 'https://example.com/hours', evidence: 'copy' } as const;
  const hours = [{ from: '2024-01-02', open: '09:00', close: '15:00', ...ground }];
  const late_opens = [{ date: '2025-01-02', name: 'First day', open: '10:00', ...ground }];
  const cycle = {
    instrument: 'equity',
    from: '2024-01-02',
    start: 'known',
    days: 2,
    status: 'in_force',
  } as const;
  const before = calendar('XAAA', { hours });
  const after = calendar('XAAA', { late_opens, settlement_cycles: [{ ...cycle, ...ground }] });
  const step = stepOf(release('20260601T060000Z'), { records: [{ id: 'XAAA', before, after }] });
  const changed = await withHistory([STEPS[0]!, step]);
  try {
    const { calendars } = (await releases('', changed)).releases[1]!;
    const cycles = [{ ...cycle, ...ground }];
    assert.equal(calendars, [
      {
        id: 'XAAA',
        before: { hours, late_opens: null, settlement_cycles: null },
        after: { hours: null, late_opens, settlement_cycles: cycles },
      },
    ]);
  } finally {
    await changed.close();
  }
});

test('a home that changes shows; a word of the search does not', async () => {
  const home = { countries: ['GR'], currencies: ['EUR'], local_name: 'Χρηματιστήριο Αθηνών' };
  const first = calendar('XATH', { ...home, cities: 'Athens' });
  const main = { ...first, cities: 'Athens, Piraeus', is_main_exchange: true };
  const moved = { ...main, countries: ['CY'], other_names: 'ATHEX', cities: 'Nicosia' };
  const steps = [
    stepOf(release('20260601T060000Z'), { records: [{ id: 'XATH', before: first, after: main }] }),
    stepOf(release('20260701T060000Z'), { records: [{ id: 'XATH', before: main, after: moved }] }),
  ];
  const changed = await withHistory([STEPS[0]!, ...steps]);
  try {
    const [, searched, elsewhere] = (await releases('', changed)).releases;
    assert.equal(searched!.calendars, []);
    assert.equal(elsewhere!.calendars, [
      { id: 'XATH', before: { countries: ['GR'] }, after: { countries: ['CY'] } },
    ]);
  } finally {
    await changed.close();
  }
});

test('counts by type of change and by kind of date', async () => {
  const { added, removed, modified, holiday, early_close, weekend_workday } = (await releases())
    .releases[2]!.changes;
  assert.is(added + removed + modified, 7);
  assert.is(holiday + early_close + weekend_workday, 7);
});

test('since, limit, cursor and calendars', async () => {
  const ids = async (query: string) =>
    (await releases(query)).releases.map(({ id }) => id.slice(0, 4));
  assert.equal(await ids('since=2026-06-02'), ['2026']);
  assert.equal(await ids('since=20250101T060000Z'), ['2026', '2026']);
  const first = await releases('limit=2');
  assert.equal(
    first.releases.map(({ note }) => note),
    ['The starting point', 'Another weekend'],
  );
  const rest = await releases(`limit=2&cursor=${first.next_cursor}`);
  assert.equal([rest.releases.map(({ note }) => note), rest.next_cursor], [['Data'], null]);
  const one = await releases('calendars=XETR');
  assert.equal(
    one.releases.map(({ calendars }) => calendars.length),
    [0, 0, 0],
    'the releases are all told',
  );
  const reasonsFor = async (query: string) =>
    (await releases(query)).releases.map(({ reasons }) => reasons.length);
  assert.equal(await reasonsFor('calendars=XETR'), [0, 0, 0], 'only reasons that name one of them');
  assert.equal(await reasonsFor('calendars=XETR,XASX'), [0, 1, 0]);
  await requestProblem(server, '/v1/releases?calendars=XNYZ', 400, 'unknown_calendar', '"XNYZ"');
  await requestProblem(
    server,
    '/v1/releases?limit=0',
    400,
    'invalid_parameter',
    'limit',
    '1 to 100',
  );
  await requestProblem(
    server,
    '/v1/releases?since=soon',
    400,
    'invalid_parameter',
    'since',
    'release id',
  );
});

test('an answer is bounded by bytes: a release goes on in the next one', async () => {
  const long = (id: string) => ({
    id,
    before: null,
    after: calendar(id, { name: 'é'.repeat(2000) }),
  });
  const records = Array.from({ length: 300 }, (_, index) =>
    long(`X${String(index).padStart(3, '0')}`),
  );
  const many = await withHistory([
    STEPS[0]!,
    stepOf(release('20260101T060000Z'), { records }),
    STEPS[1]!,
  ]);
  try {
    const seen: string[] = [];
    const parts: boolean[] = [];
    for (let cursor: number | null = 0; cursor !== null; ) {
      const answer: ReleasesAnswer = await releases(`cursor=${cursor}`, many);
      assert.ok(Buffer.byteLength(JSON.stringify(answer)) < 270_000);
      seen.push(...answer.releases.flatMap(({ calendars }) => calendars.map(({ id }) => id)));
      parts.push(...answer.releases.map(({ complete }) => complete));
      cursor = answer.next_cursor;
    }
    assert.equal(seen, [...records.map(({ id }) => id), 'XAAA']);
    assert.ok(parts.includes(false) && parts.at(-1), 'the parts are told apart');
  } finally {
    await many.close();
  }
});

const OF_SEARCH = ['other_names', 'cities', 'is_main_exchange'];

/** Whether responses tell a change of a record: not of what only the search needs. */
function isTold({ before, after }: RecordChange): boolean {
  if (!before || !after) return true;
  const [was, is] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
  const names = [...was.keys(), ...is.keys()].filter((name) => !OF_SEARCH.includes(name));
  return names.some((name) => JSON.stringify(was.get(name)) !== JSON.stringify(is.get(name)));
}

test('every record that changed is told, release by release; the first one tells none', async () => {
  const varied = await startVaried();
  try {
    const { releases: all } = await releases('limit=100', varied);
    assert.equal(
      all.map(({ id, changes, calendars }) => [
        id,
        changes.added + changes.removed + changes.modified,
        calendars.length,
      ]),
      variedHistory().steps.map(({ release: { id }, changes, records }) => [
        id,
        changes.length,
        records.filter(isTold).length,
      ]),
    );
    assert.ok(all.some(({ calendars }) => calendars.length > 1));
  } finally {
    await varied.close();
  }
});

test.run();
