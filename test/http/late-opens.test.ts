import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  type DayAnswer,
  type HolidaysAnswer,
  type NextHolidaysAnswer,
  request,
  requestCsv,
  requestProblem,
  requestText,
} from '../helpers/answers.js';
import { releaseData, startServer, type TestServer } from '../helpers/server.js';

/** Late opens: kind=late_open of the two endpoints of entries, open_time of a day. What the contract names stays as it is. */

let server: TestServer;
test.before(async () => {
  server = await startServer();
});
test.after(() => server.close());

const EXAM_DAYS = 'calendars=XKRX&from=2025-01-01&to=2026-12-31';

test('the late opens of a range, with the time at which trading begins', async () => {
  const { calendars } = await request<HolidaysAnswer>(
    server,
    `/v1/holidays?${EXAM_DAYS}&kind=late_open`,
  );
  assert.equal(calendars[0]!.entries, [
    {
      date: '2025-01-02',
      kind: 'late_open',
      name: 'First trading day of the year',
      close_time: null,
      open_time: '10:00',
      status: 'confirmed',
      observed: false,
      coverage: 'library',
      basis: 'report',
    },
    {
      date: '2025-11-13',
      kind: 'late_open',
      name: 'College entrance examination',
      close_time: null,
      open_time: '10:00',
      status: 'confirmed',
      observed: false,
      coverage: 'library',
      basis: 'report',
    },
    {
      date: '2026-01-02',
      kind: 'late_open',
      name: 'First trading day of the year',
      close_time: null,
      open_time: '10:00',
      status: 'confirmed',
      observed: false,
      coverage: 'library',
      basis: 'report',
    },
    {
      date: '2026-11-19',
      kind: 'late_open',
      name: 'College entrance examination',
      close_time: null,
      open_time: '10:00',
      status: 'confirmed',
      observed: false,
      coverage: 'library',
      basis: 'report',
    },
  ]);
});

test('only those who ask for late opens see the kind, which the contract does not name', async () => {
  for (const path of [
    `/v1/holidays?${EXAM_DAYS}`,
    '/v1/holidays/next?calendars=XKRX&from=2025-11-01&n=100',
  ]) {
    const { calendars } = await request<HolidaysAnswer>(server, path);
    assert.ok(calendars[0]!.entries.length > 10);
    assert.ok(
      calendars[0]!.entries.every((entry) => entry.kind !== 'late_open' && !('open_time' in entry)),
      path,
    );
    const { columns } = await requestCsv(server, `${path}&format=csv`);
    assert.not(columns.includes('open_time'), path);
  }
});

test('the text behind a late open, with include=sources', async () => {
  const { calendars } = await request<HolidaysAnswer>(
    server,
    '/v1/holidays?calendars=XHKG&year=2023&kind=late_open&include=sources',
  );
  const [entry, ...others] = calendars[0]!.entries;
  assert.equal(others, []);
  assert.equal([entry!.date, entry!.open_time, entry!.sources], ['2023-10-09', '14:00', []]);
  const { url, publisher, evidence } = entry!.citation!;
  assert.match(url!, /^https:\/\/mondovisione\.com\/.*hkex/);
  assert.equal([publisher, evidence], ['mondovisione.com', 'copy']);
});

test('the next late opens, complete if there are as many', async () => {
  const next = async (query: string) =>
    (await request<NextHolidaysAnswer>(server, `/v1/holidays/next?kind=late_open&${query}`))
      .calendars;
  const [seoul, york] = await next('calendars=XKRX,XNYS&from=2025-11-13&n=2');
  assert.equal(
    [seoul!.complete, ...seoul!.entries.map(({ date, open_time }) => `${date} ${open_time}`)],
    [true, '2025-11-13 10:00', '2026-01-02 10:00'],
  );
  assert.equal([york!.complete, york!.entries], [false, []]);
});

test('every late open of the release is a business day and is answered', async () => {
  const having = releaseData().meta.calendars.filter(
    ({ late_opens = [] }) => late_opens.length > 0,
  );
  assert.ok(having.length >= 5, 'Seoul, its futures, Kosdaq, Hong Kong, Chicago');
  for (const { id, data_years, late_opens = [] } of having) {
    const path = `/v1/holidays?calendars=${id}&from=${data_years[0]}-01-01&to=${data_years[1]}-12-31&kind=late_open`;
    const { calendars } = await request<HolidaysAnswer>(server, path);
    assert.equal(
      calendars[0]!.entries.map(({ date, open_time, name }) => [date, open_time, name]),
      late_opens
        .filter(({ date }) => date >= String(data_years[0]))
        .map(({ date, open, name }) => [date, open, name]),
      id,
    );
    const last = late_opens.at(-1)!;
    const { is_business_day } = await request<DayAnswer>(
      server,
      `/v1/days/${last.date}?calendars=${id}`,
    );
    assert.is(is_business_day, true, `${id} ${last.date}`);
  }
});

test('csv has a column of opening times, text the dates', async () => {
  const { columns, rows } = await requestCsv(
    server,
    `/v1/holidays?${EXAM_DAYS}&kind=late_open&format=csv&include=sources`,
  );
  assert.equal(columns.slice(-4), ['basis', 'open_time', 'sources', 'citation']);
  assert.equal(
    rows.map(({ calendar, date, kind, close_time, open_time }) => [
      calendar,
      date,
      kind,
      close_time,
      open_time,
    ]),
    [
      ['XKRX', '2025-01-02', 'late_open', '', '10:00'],
      ['XKRX', '2025-11-13', 'late_open', '', '10:00'],
      ['XKRX', '2026-01-02', 'late_open', '', '10:00'],
      ['XKRX', '2026-11-19', 'late_open', '', '10:00'],
    ],
  );
  assert.ok(rows.every(({ citation }) => citation!.startsWith('http')));
  const text = await requestText(server, `/v1/holidays?${EXAM_DAYS}&kind=late_open&format=text`);
  assert.is(text, '2025-01-02\n2025-11-13\n2026-01-02\n2026-11-19');
});

test('a day that opens late is open, with its open_time; other days have none', async () => {
  const day = async (date: string, calendars: string) =>
    (await request<DayAnswer>(server, `/v1/days/${date}?calendars=${calendars}`)).calendars;
  const [seoul, tokyo] = await day('2025-11-13', 'XKRX,XTKS');
  assert.equal([seoul!.status, seoul!.open_time, seoul!.close_time], ['open', '10:00', null]);
  assert.not('open_time' in tokyo!);
  assert.not('open_time' in (await day('2025-11-14', 'XKRX'))[0]!);
});

test('feeds and changes name their own kinds', async () => {
  for (const path of ['/v1/calendars/XKRX.ics?kind=late_open', '/v1/changes?kind=late_open']) {
    await requestProblem(
      server,
      path,
      400,
      'invalid_parameter',
      'kind',
      '"late_open"',
      'early_close',
    );
  }
  const path = '/v1/holidays?calendars=XKRX&kind=late';
  await requestProblem(server, path, 400, 'invalid_parameter', 'kind', '"late"', 'late_open');
});

test.run();
