import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openCatalog } from '../../server/queries/catalog.js';
import { calendar, entry, packState, source, state } from '../helpers/history.js';
import { startApp, type TestServer } from '../helpers/server.js';

/** What an answer rests on: the sources of a day, open days included, and what is told of a source. */

const LISTS = [
  { years: [2025], sources: ['list', 'special'] },
  { years: [2026], sources: ['later'] },
];
const BY_LIST = { coverage: 'verified', sources: ['list'] } as const;

/** 2025 and 2026 are listed in full, 2024 is not. 2025-12-27 is a Saturday, 2025-12-30 a Tuesday. */
const RECORD = calendar('XTST', {
  complete_years: [2025, 2026],
  verified_years: [2025],
  year_sources: LISTS,
  unsettled_days: ['2025-12-30'],
  sources: ['later', 'list', 'special'],
  last_verified_at: '2026-11-22',
});
const TOLD = {
  url_is_exact: false,
  evidence: 'copy',
  read_at: 'https://example.org/copy',
  checked: '2026-11-22',
} as const;

interface Answer {
  coverage: string;
  calendars: {
    status: string;
    coverage: string;
    sources?: string[];
    entries: { sources?: string[] }[];
  }[];
}

let server: TestServer;
test.before(async () => {
  const entries = [
    entry('2024-12-25', 'Christmas Day', BY_LIST),
    entry('2025-12-25', 'Christmas Day', BY_LIST),
    entry('2025-12-27', 'A Saturday'),
  ];
  const sources = [{ ...source('list'), ...TOLD }, source('special'), source('later')];
  server = await startApp({ catalog: openCatalog(packState(state([[RECORD, entries]], sources))) });
});
test.after(() => server.close());

const day = async (date: string) => {
  const answer = await server.json<Answer>(`/v1/days/${date}?calendars=XTST&include=sources`);
  assert.is(answer.coverage, answer.calendars[0]!.coverage);
  return answer.calendars[0]!;
};

test('an open day and a weekend rest on the publications that list their year in full', async () => {
  assert.equal((await day('2025-12-29')).sources, ['list', 'special']);
  assert.equal((await day('2025-12-28')).sources, ['list', 'special']);
  assert.equal((await day('2026-12-29')).sources, ['later']);
});

test('a day with an entry rests on those that name it, in whatever year', async () => {
  for (const date of ['2024-12-25', '2025-12-25']) {
    const { sources, entries } = await day(date);
    assert.equal([sources, entries[0]!.sources], [['list'], ['list']], date);
  }
});

test('an unverified day has no sources', async () => {
  const open = await day('2024-12-27');
  assert.equal([open.coverage, open.sources], ['library', []]);
  const unsettled = await day('2025-12-30');
  assert.equal([unsettled.status, unsettled.coverage, unsettled.sources], ['open', 'library', []]);
});

test('a holiday on a weekend that no list names is not verified, but business days may be counted over it', async () => {
  const saturday = await day('2025-12-27');
  assert.equal([saturday.status, saturday.coverage, saturday.sources], ['closed', 'library', []]);
  const range = 'from=2025-12-24&to=2025-12-30&calendars=XTST';
  const count = await server.json<{ count: number; coverage: string }>(
    `/v1/business-days/count?${range}`,
  );
  assert.equal([count.count, count.coverage], [3, 'verified']);
});

test('without include there are none; as CSV they are a column', async () => {
  const plain = await server.json<Answer>('/v1/days/2025-12-25?calendars=XTST');
  assert.is(plain.calendars[0]!.sources, undefined);
  assert.is(plain.calendars[0]!.entries[0]!.sources, undefined);
  const csv = await (
    await server.get('/v1/days/2025-12-29?calendars=XTST&include=sources&format=csv')
  ).text();
  assert.match(csv, /,name,estimated,basis,sources\r\n.*,publication,list special\r\n$/);
});

test('a source has its evidence, URL and date of checking', async () => {
  const { calendar: record } = await server.json<{ calendar: Record<string, unknown> }>(
    '/v1/calendars/XTST',
  );
  const [, list, special] = record.sources as Record<string, unknown>[];
  assert.equal(list, { ...source('list'), ...TOLD });
  assert.equal(special, source('special'));
  assert.is(record.last_verified_at, '2026-11-22');
  assert.is(record.year_sources, undefined, 'asked for by day');
});

test.run();
