import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type Replayed, replayReleases } from '../../build/release/replay.js';
import { sortedEntries } from '../../build/release/state.js';
import { formatDay, mustParseDay } from '../../server/engine/civil-date.js';
import { ENTRY_KINDS } from '../../server/engine/types.js';
import { openCatalog } from '../../server/queries/catalog.js';
import { markChanges } from '../../server/store/entry-changes.js';
import { takeChanges } from '../../server/store/take-changes.js';
import { type ChangesAnswer, request, requestCsv, requestProblem } from '../helpers/answers.js';
import { calendar, entry, state, stepOf, storeHistory, withSteps } from '../helpers/history.js';
import { cases, sampled, some } from '../helpers/needs.js';
import { releaseData, startApp, type TestServer } from '../helpers/server.js';
import { startVaried, writeVaried } from '../helpers/varied-history.js';

/** What /v1/changes leaves out and adds, over eight small releases and against a model that filters them one by one. */

const IDS = ['XNYS', 'EUR', 'AE', 'DE:BY', 'XASX', 'CN', 'XOLD', 'XNEW'];
const PAGES = 200;

interface Known {
  readonly label: string;
  readonly calendar: string;
  readonly date: string;
  readonly kind: string;
  readonly type: string;
  readonly altersDay: boolean;
}

/** The changes of a release, with their marks. */
function marked({ changes, records, state: made }: Replayed) {
  const ids = [...new Set(changes.map((change) => change.calendar))];
  return ids.flatMap((id) => {
    const stays = made.calendars.get(id);
    const { before, after } = records.find((record) => record.id === id) ?? {
      before: stays,
      after: stays,
    };
    const own = changes.filter((change) => change.calendar === id);
    return markChanges(own, before, after, sortedEntries(made, id)).map((change) => ({
      ...change,
      calendar: id,
    }));
  });
}

/** All changes, as the releases tell them where they are written. */
function known(dir: string): Known[] {
  writeVaried(dir);
  const all: Known[] = [];
  for (const step of replayReleases({ dir })) {
    for (const { calendar, day, kind, before, after, altersDay } of marked(step)) {
      const type = before ? (after ? 'modified' : 'removed') : 'added';
      const date = formatDay(day);
      const label = `${step.release.id} ${calendar} ${date} ${kind}`;
      all.push({ label, calendar, date, kind, type, altersDay });
    }
  }
  return all;
}

const folder = mkdtempSync(join(tmpdir(), 'kalends-changes-'));
const all = known(folder);
rmSync(folder, { recursive: true });
let server: TestServer;
test.before(async () => {
  server = await startVaried();
});
test.after(() => server.close());

async function walk(query: string, requested = server): Promise<ChangesAnswer['changes']> {
  const found: ChangesAnswer['changes'] = [];
  let cursor: number | null = 0;
  for (let page = 0; page < PAGES; page++) {
    const answer: ChangesAnswer = await request<ChangesAnswer>(
      requested,
      `/v1/changes?${query}&cursor=${cursor}`,
    );
    found.push(...answer.changes);
    cursor = answer.next_cursor;
    if (cursor === null) return found;
  }
  throw new Error(`${query} does not end`);
}

const labelOf = ({ release_id, calendar_id, date, kind }: ChangesAnswer['changes'][number]) =>
  `${release_id} ${calendar_id} ${date} ${kind}`;

const filters = fc.record(
  {
    calendars: fc.subarray(IDS, { minLength: 1, maxLength: 2 }),
    from: fc.constantFrom('1995-01-01', '2024-06-01', '2026-12-25'),
    to: fc.constantFrom('2026-12-25', '2030-01-01'),
    kind: fc.constantFrom(...ENTRY_KINDS),
    change_type: fc.constantFrom('added', 'removed', 'modified'),
    what: fc.constantFrom('all', 'days'),
    limit: fc.constantFrom('7', '100', '1000'),
  },
  { requiredKeys: ['calendars'] },
);

sampled(
  'every filter, alone and with others, leaves what it names; pages lose and repeat nothing',
  async () => {
    let found = 0;
    await fc.assert(
      fc.asyncProperty(filters, async ({ calendars, ...rest }) => {
        const { from = '', to = '9999', kind, change_type, what } = rest;
        const expected = all.filter(
          (one) =>
            calendars.includes(one.calendar) &&
            one.date >= from &&
            one.date <= to &&
            (kind === undefined || one.kind === kind) &&
            (change_type === undefined || one.type === change_type) &&
            (what !== 'days' || one.altersDay),
        );
        const query = new URLSearchParams({
          since: '2026-01-01',
          calendars: calendars.join(),
          ...rest,
        });
        assert.equal(
          (await walk(query.toString())).map(labelOf),
          expected.map(({ label }) => label),
        );
        found += expected.length;
      }),
      // Every calendar without a filter, so that whatever is drawn beside them there is something to find.
      { numRuns: cases(40), examples: IDS.map((id) => [{ calendars: [id] }]) },
    );
    assert.ok(found >= all.length, `${found}`);
  },
);

test('fields are what differs; names, sources and coverage alone alter no day', async () => {
  const changes = await walk('since=2026-01-01&calendars=AE&limit=1000');
  assert.ok(changes.length > 50);
  const days = new Set(
    (await walk('since=2026-01-01&calendars=AE&limit=1000&what=days')).map(labelOf),
  );
  assert.ok(days.size > 0 && days.size < changes.length);
  for (const change of changes) {
    const { before, after, fields, change_type } = change;
    if (change_type === 'modified') {
      const names = [
        ...new Set([...Object.keys(before!), ...Object.keys(after!)]),
      ] as (keyof typeof before)[];
      const differing = names.filter(
        (name) => JSON.stringify(before![name]) !== JSON.stringify(after![name]),
      );
      assert.equal([...fields].sort(), [...differing].sort());
      assert.ok(fields.length > 0, 'a modification differs somewhere');
      if (!fields.includes('close_time')) assert.not(days.has(labelOf(change)));
    } else {
      const there = Object.keys(after ?? before!).filter(
        (name) => name !== 'date' && name !== 'kind',
      );
      assert.equal([...fields].sort(), there.sort());
    }
  }
});

test('lang names the date, as it is after the change', async () => {
  const german = await walk('since=2026-01-01&calendars=DE:BY&limit=1000&lang=de-CH');
  assert.ok(german.some(({ name }) => name === 'Neujahr'));
  for (const { name, before, after } of german) {
    const { names } = (after ?? before)!;
    assert.is(name, names['de-ch'] ?? names.de ?? names.en);
  }
  const response = await server.get('/v1/changes?since=2026-01-01&calendars=DE:BY&lang=de');
  assert.is(response.headers.get('content-language'), 'de');
  const [first] = (
    await request<ChangesAnswer>(server, '/v1/changes?since=2026-01-01&calendars=DE:BY&limit=1')
  ).changes;
  assert.is(first!.name, (first!.after ?? first!.before)!.names.en);
});

test('a table has the same changes, with the next cursor in its header', async () => {
  for (const query of [
    'calendars=AE&limit=300&lang=ar',
    'calendars=XNYS,CN&what=days&limit=1000',
    'limit=1000',
  ]) {
    const path = `/v1/changes?since=2026-01-01&${query}`;
    const { changes } = await request<ChangesAnswer>(server, path);
    const { rows } = await requestCsv(server, `${path}&format=csv`);
    for (const [place, row] of rows.entries()) {
      if (place >= changes.length) break;
      const { calendar_id, date, kind, change_type, name, fields, release_id, before, after } =
        changes[place]!;
      assert.equal(
        [row.calendar, row.date, row.kind, row.change_type, row.name, row.fields, row.release_id],
        [calendar_id, date, kind, change_type, name, fields.join(' '), release_id],
      );
      for (const [side, told] of [
        ['before', before],
        ['after', after],
      ] as const) {
        assert.is(row[`${side}_status`], told?.status ?? '');
        assert.is(row[`${side}_sources`], told?.sources.join(' ') ?? '');
        assert.is(row[`${side}_close_time`], told?.close_time ?? '');
        assert.is(
          row[`${side}_may_move_days`],
          told?.may_move_days === undefined ? '' : String(told.may_move_days),
        );
      }
    }
  }
});

test('a table is walked through by its header', async () => {
  const path = '/v1/changes?since=2026-01-01&calendars=AE&format=csv&limit=25';
  const labels: string[] = [];
  let cursor: string | null = '0';
  for (let page = 0; cursor !== null && page < PAGES; page++) {
    const response: Response = await server.get(`${path}&cursor=${cursor}`);
    cursor = response.headers.get('x-next-cursor');
    const [, ...rows] = (await response.text()).split('\r\n').slice(0, -1);
    labels.push(...rows.map((row) => row.split(',').slice(0, 3).join()));
  }
  const expected = all.filter(({ calendar }) => calendar === 'AE');
  assert.equal(
    labels,
    expected.map(({ calendar, date, kind }) => [calendar, date, kind].join()),
  );
});

sampled('an answer is bounded by bytes with every filter and in every form', async () => {
  const long = entry('2026-03-02', 'A day', {
    names: { en: 'A day', xx: 'é'.repeat(30_000) },
    sources: ['é'.repeat(9000)],
  });
  const { day: _day, ...payload } = long;
  const changes = Array.from({ length: 90 }, (_, at) => ({
    calendar: 'XNYS',
    kind: 'holiday' as const,
    day: 20_000 + at,
    before: at % 3 === 0 ? null : { ...payload, coverage: 'verified' as const },
    after: payload,
  }));
  const first = stepOf({
    id: '20250101T060000Z',
    library_version: '1',
    generated_at: '2025-01-01T06:00:00+00:00',
  });
  const second = {
    id: '20260101T060000Z',
    library_version: '1',
    generated_at: '2026-01-01T06:00:00+00:00',
  };
  const data = withSteps(releaseData(), [first, stepOf(second, { changes })]);
  const wide = await startApp({ catalog: openCatalog(data) });
  try {
    const filters = [
      '',
      '&kind=holiday',
      '&calendars=XNYS',
      '&change_type=modified',
      '&from=2024-10-10&what=all',
    ];
    for (const filter of some(filters, 3)) {
      const path = `since=2025-01-01&limit=1000${filter}`;
      const pages = await walk(path, wide);
      const expected = changes.filter(
        ({ before, day }) =>
          !(filter.includes('modified') && !before) &&
          !(filter.includes('from') && formatDay(day) < '2024-10-10'),
      );
      assert.is(pages.length, expected.length, filter);
      for (const format of ['json', 'csv']) {
        const response = await wide.get(`/v1/changes?${path}&format=${format}`);
        const bytes = (await response.arrayBuffer()).byteLength;
        assert.ok(bytes > 100_000 && bytes < 264_000, `${filter} ${format}: ${bytes} bytes`);
      }
    }
  } finally {
    await wide.close();
  }
});

test('a release between two pages does not shift the cursor', async () => {
  const [earlier, later] = await Promise.all([4, 5].map((count) => startVaried({ count })));
  try {
    const query =
      '/v1/changes?since=2026-01-01&calendars=EUR,XNYS,XASX&change_type=modified&limit=40';
    const first = await request<ChangesAnswer>(earlier!, query);
    assert.ok(first.next_cursor);
    const more = await request<ChangesAnswer>(
      later!,
      `${query.replace('40', '1000')}&cursor=${first.next_cursor}`,
    );
    const whole = await request<ChangesAnswer>(later!, query.replace('40', '1000'));
    const both = [...first.changes, ...more.changes].map(labelOf);
    assert.equal(both.slice(0, whole.changes.length), whole.changes.map(labelOf));
  } finally {
    await Promise.all([earlier!.close(), later!.close()]);
  }
});

test('what leaves nearly everything out of a long history goes on in the next answer', () => {
  const ids = Array.from({ length: 23 }, (_, at) => `X${String(at).padStart(3, '0')}`);
  const made = (date: string) =>
    state(ids.map((id) => [calendar(id), [entry('2025-01-01', 'A day'), entry(date, 'Other')]]));
  const releases = ['20250102T030405Z', '20260102T030405Z'].map((id) =>
    stepOf({ id, library_version: '1', generated_at: '2026-01-02T03:04:05+00:00' }),
  );
  const { data, files } = storeHistory([
    [releases[0]!, made('2025-05-01')],
    [releases[1]!, made('2025-06-01')],
  ]);
  const filter = { from: mustParseDay('2025-06-01') };
  const found: number[] = [];
  let looks = 0;
  for (let start: number | null = 0; start !== null; looks++) {
    start = takeChanges(data(), start, filter, ({ position }) => found.push(position) > 0, 5);
  }
  assert.equal(
    found,
    ids.map((_, at) => 2 * at + 1),
  );
  assert.is(looks, 5, 'no look was longer');
  files.close();
});

test('today in a zone; a range that runs backwards, words and dates that are none', async () => {
  const late = await startVaried({ now: () => Date.UTC(2026, 11, 31, 23) });
  try {
    const path = '/v1/changes?since=2026-01-01&calendars=EUR&limit=1&from=today&tz=Asia/Tokyo';
    const response = await late.get(path);
    assert.match(response.headers.get('etag')!, /2027-01-01(\.gzip)?"$/);
    const { changes } = (await response.json()) as ChangesAnswer;
    assert.ok(changes.length === 1 && changes.every(({ date }) => date >= '2027-01-01'));
  } finally {
    await late.close();
  }
  const wrong = (query: string, ...words: string[]) =>
    requestProblem(server, `/v1/changes?${query}`, 400, 'invalid_parameter', ...words);
  await wrong('from=2027-01-01&to=2026-01-01', 'from', '2027-01-01', '2026-01-01');
  await wrong('from=2026-02-30', 'from', '"2026-02-30"');
  await wrong('kind=holidays', 'kind', 'early_close');
  await wrong('change_type=new', 'change_type', 'added');
  await wrong('what=names', 'what', 'days');
  await wrong('format=text', 'format', 'csv');
});

test.run();
